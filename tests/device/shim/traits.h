// The few type functions that the headers need.
#pragma once

namespace shim {

template <class T, T...> struct Indices {};
#ifdef __clang__
template <int n> using UpTo = __make_integer_seq<Indices, int, n>;
#else
template <int n> using UpTo = Indices<int, __integer_pack(n)...>;
#endif
template <class T> struct Same {
    using Type = T;
};
// A parameter of this type does not take part in deduction.
template <class T> using Plain = typename Same<T>::Type;
template <class A, class B> constexpr bool is_same = false;
template <class A> constexpr bool is_same<A, A> = true;

template <class To, class From> inline To bits(From value) {
    static_assert(sizeof(To) == sizeof(From));
    To result;
    __builtin_memcpy(&result, &value, sizeof result);
    return result;
}

}  // namespace shim

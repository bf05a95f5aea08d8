// Matrix fragments of a warp. Element e of lane l is element l * num_elements + e of the tile, which programs
// may not know.
#pragma once

#include "half.h"

namespace nvcuda::wmma {

struct row_major {};
struct col_major {};
struct matrix_a {};
struct matrix_b {};
struct accumulator {};
enum layout_t { mem_row_major, mem_col_major };
namespace precision {
struct tf32 {};
}

template <class T> struct Stored {
    using Type = T;
};
template <> struct Stored<precision::tf32> {
    using Type = float;
};

template <class Use, int M, int N, int K, class T, class Layout = void> struct fragment {
    static constexpr int rows = shim::is_same<Use, matrix_b> ? K : M, columns = shim::is_same<Use, matrix_a> ? K : N;
    static constexpr int num_elements = rows * columns / SHIM_WARP_SIZE;
    typename Stored<T>::Type x[num_elements];
};

// The 10 leading bits of the significand, rounded to nearest, ties away from zero.
inline float __float_to_tf32(float x) {
    unsigned all = shim::bits<unsigned>(x);
    return (all & 0x7F800000) == 0x7F800000 ? x : shim::bits<float>((all + 0x1000) & ~0x1FFFu);
}

template <class F, class T> void fill_fragment(F& tile, T value) {
    for (auto& element : tile.x) element = value;
}

namespace inner {
template <class F> int offset(int element, unsigned stride, bool by_column) {
    int at = static_cast<int>(shim::shim_view.lane) * F::num_elements + element;
    int row = at / F::columns, column = at % F::columns;
    return by_column ? column * static_cast<int>(stride) + row : row * static_cast<int>(stride) + column;
}
template <class F, class T> void load(F& tile, const T* memory, unsigned stride, bool by_column) {
    for (int i = 0; i < F::num_elements; i++) tile.x[i] = memory[offset<F>(i, stride, by_column)];
}
// The operands of tensor cores are cut to what they take.
template <class T> float operand(typename Stored<T>::Type x) {
    if constexpr (shim::is_same<T, precision::tf32>)
        return shim::bits<float>(shim::bits<unsigned>(x) & ~0x1FFFu);
    else
        return static_cast<float>(x);
}
}  // namespace inner

template <class U, int M, int N, int K, class T, class L, class Memory>
void load_matrix_sync(fragment<U, M, N, K, T, L>& tile, const Memory* memory, unsigned stride, SHIM_HERE) {
    __syncwarp(shim::ALL_LANES, file, line);
    inner::load(tile, memory, stride, shim::is_same<L, col_major>);
}
template <int M, int N, int K, class T, class Memory>
void load_matrix_sync(fragment<accumulator, M, N, K, T>& tile, const Memory* memory, unsigned stride, layout_t layout, SHIM_HERE) {
    __syncwarp(shim::ALL_LANES, file, line);
    inner::load(tile, memory, stride, layout == mem_col_major);
}
template <int M, int N, int K, class T>
void store_matrix_sync(T* memory, const fragment<accumulator, M, N, K, T>& tile, unsigned stride, layout_t layout, SHIM_HERE) {
    using F = fragment<accumulator, M, N, K, T>;
    for (int i = 0; i < F::num_elements; i++) memory[inner::offset<F>(i, stride, layout == mem_col_major)] = tile.x[i];
    __syncwarp(shim::ALL_LANES, file, line);
}

namespace inner {
template <class D, class A, class B> struct Product {
    D* result;
    const A* a;
    const B* b;
    const D* c;
};
template <int M, int N, int K, class TA, class TB, class P> void multiply(shim::Lanes& lanes) {
    static float a[M * K], b[K * N], c[M * N];
    constexpr int in_a = M * K / SHIM_WARP_SIZE, in_b = K * N / SHIM_WARP_SIZE, in_c = M * N / SHIM_WARP_SIZE;
    for (int lane = 0; lane < SHIM_WARP_SIZE; lane++) {
        auto own = static_cast<P*>(lanes.payload[lane]);
        if (!own) shim::shim_fail(shim::Fault::bad_mask, "a product of matrices without all lanes of the warp", {"", 0});
        for (int i = 0; i < in_a; i++) a[lane * in_a + i] = operand<TA>(own->a->x[i]);
        for (int i = 0; i < in_b; i++) b[lane * in_b + i] = operand<TB>(own->b->x[i]);
        for (int i = 0; i < in_c; i++) c[lane * in_c + i] = static_cast<float>(own->c->x[i]);
    }
    for (int i = 0; i < M; i++)
        for (int k = 0; k < K; k++)
            for (int j = 0; j < N; j++) c[i * N + j] += a[i * K + k] * b[k * N + j];
    for (int lane = 0; lane < SHIM_WARP_SIZE; lane++)
        for (int i = 0; i < in_c; i++) static_cast<P*>(lanes.payload[lane])->result->x[i] = c[lane * in_c + i];
}
}  // namespace inner

template <int M, int N, int K, class TC, class TA, class TB, class LA, class LB>
void mma_sync(fragment<accumulator, M, N, K, TC>& result, const fragment<matrix_a, M, N, K, TA, LA>& a,
              const fragment<matrix_b, M, N, K, TB, LB>& b, const fragment<accumulator, M, N, K, TC>& c, SHIM_HERE) {
    using P = inner::Product<fragment<accumulator, M, N, K, TC>, fragment<matrix_a, M, N, K, TA, LA>,
                             fragment<matrix_b, M, N, K, TB, LB>>;
    P payload{&result, &a, &b, &c};
    shim::shim_collective(shim::ALL_LANES, &payload, inner::multiply<M, N, K, TA, TB, P>, false, SHIM_PLACE);
}

}  // namespace nvcuda::wmma

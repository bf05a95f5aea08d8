// A stand-in for libhiprtc: a function that the test gives compiles.
#include <cstring>
#include <string>
#include <vector>

#define HIPRTC extern "C" __attribute__((visibility("default")))

namespace {

constexpr int OK = 0, INVALID_PROGRAM = 4, COMPILATION = 6;

struct Program {
    std::string source, log, code;
};

// Gives the size of the code, or minus that of the log, which it puts into `answer`.
using Compile = long (*)(const char* source, const char* const* options, int count, char* answer, long room);
Compile compile = nullptr;
constexpr long ROOM = 1 << 20;

}  // namespace

HIPRTC void fake_set_compiler(Compile function) { compile = function; }

HIPRTC int hiprtcVersion(int* major, int* minor) { return *major = 7, *minor = 0, OK; }
HIPRTC int hiprtcCreateProgram(Program** program, const char* source, const char*, int, const char**, const char**) {
    return *program = new Program{source, "", ""}, OK;
}
HIPRTC int hiprtcDestroyProgram(Program** program) {
    delete *program;
    return *program = nullptr, OK;
}
HIPRTC int hiprtcCompileProgram(Program* program, int count, const char* const* options) {
    if (!program || !compile) return INVALID_PROGRAM;
    std::vector<char> answer(ROOM);
    long size = compile(program->source.c_str(), options, count, answer.data(), ROOM);
    (size < 0 ? program->log : program->code) = std::string(answer.data(), static_cast<size_t>(size < 0 ? -size : size));
    return size < 0 ? COMPILATION : OK;
}
HIPRTC int hiprtcGetProgramLogSize(Program* program, size_t* size) { return *size = program->log.size() + 1, OK; }
HIPRTC int hiprtcGetProgramLog(Program* program, char* log) {
    return std::memcpy(log, program->log.c_str(), program->log.size() + 1), OK;
}
HIPRTC int hiprtcGetCodeSize(Program* program, size_t* size) { return *size = program->code.size(), OK; }
HIPRTC int hiprtcGetCode(Program* program, char* code) {
    return std::memcpy(code, program->code.data(), program->code.size()), OK;
}
HIPRTC const char* hiprtcGetErrorString(int error) {
    return error == COMPILATION ? "HIPRTC_ERROR_COMPILATION" : error ? "HIPRTC_ERROR_INVALID_PROGRAM" : "HIPRTC_SUCCESS";
}

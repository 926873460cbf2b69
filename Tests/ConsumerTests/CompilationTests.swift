import TestSupport
import Testing

/// Tests that compile generated code, one after the other.
@Suite("Compilation of generated code", .timed, .serialized, .ofCommits)
struct CompilationTests {}

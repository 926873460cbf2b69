import Testing

/// Tests that compile generated code, one after the other.
@Suite("Compilation of generated code", .serialized, .ofCommits)
struct CompilationTests {}

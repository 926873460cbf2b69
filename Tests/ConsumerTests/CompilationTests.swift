import Testing

/// Tests that compile what is generated, one after the other.
@Suite("What is generated, compiled", .serialized)
struct CompilationTests {}

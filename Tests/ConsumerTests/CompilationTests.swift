import Testing

/// Tests that compile what is emitted, one after the other.
@Suite("What is emitted, compiled", .serialized)
struct CompilationTests {}

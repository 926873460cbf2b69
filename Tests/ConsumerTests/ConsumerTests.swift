import Testing

/// Tests that build packages, one after the other, while ``CompilationTests`` keep the processors busy
/// that a build leaves idle where it plans and links.
@Suite("Packages that use plugingen", .serialized)
struct ConsumerTests {}

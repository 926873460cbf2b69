import Testing

/// Tests that build packages, one after the other. ``CompilationTests`` use the processors that are
/// idle while a build plans and links.
@Suite("Packages that use plugingen", .serialized)
struct ConsumerTests {}

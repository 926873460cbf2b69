import TestSupport
import Testing

/// Tests that build packages, one after the other: most of them build in one folder for each framework, so that each
/// framework is compiled once. ``CompilationTests`` use the processors that are idle while a build plans and links.
@Suite("Packages that use plugingen", .timed, .serialized)
struct ConsumerTests {}

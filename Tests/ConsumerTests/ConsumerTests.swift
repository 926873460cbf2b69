import Testing

/// Tests that build packages, one after the other: some have a folder of builds in common.
@Suite("Packages that use plugingen", .serialized)
struct ConsumerTests {}

import Testing

/// Tests that compile what is emitted, one after the other: each of them keeps all processors busy that
/// a build of a package leaves idle, as it does while it plans and links.
@Suite("Emitted Swift", .serialized)
struct EmissionTests {}

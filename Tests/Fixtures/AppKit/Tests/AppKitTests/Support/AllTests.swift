import Testing

/// The parent of all suites. AppKit's state is global, so tests run one after another.
@Suite(.serialized)
enum AllTests {}

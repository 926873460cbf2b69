import Testing

/// The parent of all suites. UIKit's state is global, so tests run one after another.
@Suite(.serialized)
enum AllTests {}

import Testing

/// Records an issue at the caller's line if a condition is not met.
///
/// Each `#expect` is a macro, which takes longer to compile than the rest of the test.
package func expect(
    _ condition: Bool, _ comment: @autoclosure () -> Comment = "the condition is not met",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    if !condition { Issue.record(comment(), sourceLocation: sourceLocation) }
}

/// Records an issue with both values at the caller's line if a value is not the expected one.
package func expect<Value: Equatable>(
    _ actual: Value, equals expected: Value,
    _ comment: @autoclosure () -> Comment = "the value is wrong",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    expect(
        actual == expected, "\(comment()): \(actual), not \(expected)",
        sourceLocation: sourceLocation)
}

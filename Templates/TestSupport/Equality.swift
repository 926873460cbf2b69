/// Fails the test at the caller's line if a value is not the expected one.
func expect<Value: Equatable>(
    _ actual: Value, equals expected: Value, _ message: @autoclosure () -> String,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
) {
    expect(
        actual == expected, "\(message()): \(actual), not \(expected)",
        fileID: fileID, file: file, line: line)
}

#if XCTEST
import XCTest
#else
import Foundation
import Testing
#endif

/// Fails the test at the caller's line if a condition is not met.
func expect(
    _ condition: Bool, _ message: @autoclosure () -> String, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
) {
    if condition { return }
    #if XCTEST
    XCTFail(message(), file: file, line: line)
    #else
    let location = Testing.SourceLocation(
        fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: 1)
    Testing.Issue.record(Testing.Comment(rawValue: message()), sourceLocation: location)
    #endif
}

/// Fails the test at the caller's line if a value is not the expected one.
func expect<Value: Equatable>(
    _ actual: Value, equals expected: Value, _ message: @autoclosure () -> String,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
) {
    expect(
        actual == expected, "\(message()): \(actual), not \(expected)",
        fileID: fileID, file: file, line: line)
}

/// Fails the test at the caller's line if a length is not the expected one, with some tolerance.
func expect(
    _ actual: CGFloat, equals expected: CGFloat, within tolerance: CGFloat,
    _ message: @autoclosure () -> String, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
) {
    expect(
        abs(actual - expected) <= tolerance, "\(message()): \(actual), not \(expected)",
        fileID: fileID, file: file, line: line)
}

#if XCTEST
import XCTest
#else
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
    let location = Testing.SourceLocation(fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: 1)
    Testing.Issue.record(Testing.Comment(rawValue: message()), sourceLocation: location)
    #endif
}

import Foundation
import FuzzTargets

/// The function that libFuzzer calls with each input. The variable `PLUGINGEN_FUZZ_TARGET` selects
/// the target.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    if let problem = target.problem(with: bytes) { fatalError(problem) }
    return 0
}

private let target: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["PLUGINGEN_FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget(rawValue: name) else { fatalError("no target '\(name)'") }
    return target
}()

/// Prints the dictionary instead of fuzzing, if it is asked to.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
    _ count: UnsafeMutablePointer<Int32>?,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> Int32 {
    if ProcessInfo.processInfo.environment["PLUGINGEN_FUZZ_TARGET"] == "dictionary" {
        print(fuzzDictionary(), terminator: "")
        exit(0)
    }
    return 0
}

import Foundation

#if canImport(CryptoKit)
import CryptoKit

func sha256(of data: Data) throws -> Data { Data(SHA256.hash(data: data)) }
#else

/// Returns the SHA-256 hash of data, from the program `sha256sum` of GNU's core utilities.
func sha256(of data: Data) throws -> Data {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sha256sum"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: data)
    try input.fileHandleForWriting.close()
    let digits = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self).prefix(64)
    process.waitUntilExit()
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { index in
        UInt8(digits.dropFirst(index).prefix(2), radix: 16)
    }
    if bytes.count != 32 { throw UnavailableHash() }
    return Data(bytes)
}

/// The error that no program calculates hashes.
struct UnavailableHash: Error, CustomStringConvertible {
    var description: String { "'sha256sum' does not work" }
}
#endif

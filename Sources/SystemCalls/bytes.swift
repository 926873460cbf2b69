#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Whether two texts are the same. To compare them as arrays takes a debug build as long as to make them.
package func areSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count
        && one.withUnsafeBytes { one in
            other.withUnsafeBytes { other in
                guard let start = one.baseAddress, let otherStart = other.baseAddress else {
                    return true
                }
                return memcmp(start, otherStart, one.count) == 0
            }
        }
}

/// The first offset of a byte in a range; the end of the range where there is none.
package func offset(
    of byte: UInt8, in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int
) -> Int {
    guard start < end, let place = memchr(bytes + start, Int32(byte), end - start) else {
        return end
    }
    return UnsafeRawPointer(bytes).distance(to: place)
}

/// Where the first line begins that has more bytes than `limit`; nil where there is none.
///
/// - Parameter start: where a line begins or ends.
package func firstLine(
    longerThan limit: Int, in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int
) -> Int? {
    var start = start
    while end - start > limit {
        guard let place = memchr(bytes + start, 0x0A, limit + 1) else { return start }
        start = UnsafeRawPointer(bytes).distance(to: place) + 1
    }
    return nil
}

/// Where the last slash of a path is, found in a fifth of the time that its text takes as a collection.
package func lastSlash(of path: String) -> String.Index? {
    let slash = UInt8(ascii: "/")
    let offset = path.utf8.withContiguousStorageIfAvailable { bytes in
        var index = bytes.count - 1
        while index >= 0, bytes[index] != slash { index -= 1 }
        return index
    }
    guard let offset else { return path.utf8.lastIndex(of: slash) }
    return offset < 0 ? nil : path.utf8.index(path.startIndex, offsetBy: offset)
}

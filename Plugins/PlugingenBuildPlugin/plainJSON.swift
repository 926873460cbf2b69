import Foundation

/// JSON without the comments and trailing commas that plugingen reads, as Foundation reads it on all
/// systems.
func plainJSON(_ data: Data) -> Data {
    let bytes = [UInt8](data)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
        let pair = bytes[index...].prefix(2)
        if bytes[index] == UInt8(ascii: "\"") {
            let start = index
            index += 1
            while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            index = min(index + 1, bytes.count)
            result += bytes[start..<index]
        } else if pair.elementsEqual("//".utf8) {
            while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        } else if pair.elementsEqual("/*".utf8) {
            index += 2
            while index < bytes.count, !bytes[index...].prefix(2).elementsEqual("*/".utf8) {
                index += 1
            }
            index += 2
        } else {
            if [UInt8(ascii: "}"), UInt8(ascii: "]")].contains(bytes[index]),
                let last = result.lastIndex(where: { ![9, 10, 13, 32].contains($0) }),
                result[last] == UInt8(ascii: ",")
            {
                result.remove(at: last)
            }
            result.append(bytes[index])
            index += 1
        }
    }
    return Data(result)
}

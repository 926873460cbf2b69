/// The bytes that a tag begins and ends with.
struct Delimiters {
    var opening: [UInt8] = Array("{{".utf8)
    var closing: [UInt8] = Array("}}".utf8)
}

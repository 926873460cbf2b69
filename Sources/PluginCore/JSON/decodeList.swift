/// Decodes the elements of a list, without those that cannot be decoded. Returns an empty array if
/// `list` is nil.
func decode<Element>(_ list: JSONNode?, _ decode: (JSONNode) -> Element?) -> [Element] {
    (list?.elements ?? []).compactMap(decode)
}

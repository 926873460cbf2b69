import Testing

@testable import PluginGeneration

@Suite("Known types")
struct KnownTypeTests {
    @Test(
        "have a value for controllers that come from a storyboard",
        arguments: [
            ("String", "\"\""), ("String?", "nil"), ("Terms?", "nil"), ("Bool", "false"),
            ("Int", "0"), ("Double", "0"), ("CGFloat", "0"), ("[Terms]", "[]"),
            ("[String: Int]", "[:]"), ("Terms", nil), ("() -> Void", nil),
        ])
    func placeholders(type: String, value: String?) {
        #expect(KnownType.placeholder(for: type) == value)
    }

    @Test(
        "are known to come from Swift, Foundation and UIKit",
        arguments: [
            ("String", true), ("[String: Int?]", true), ("(UIColor) -> Void", true),
            ("CGSize", true), ("any Error", true), ("Terms", false), ("[Kit.Item]", false),
            ("UIs", false), ("(Int, Terms) -> Void", false),
        ])
    func kits(type: String, isOfKits: Bool) {
        #expect(KnownType.isOfKits(type) == isOfKits)
    }

    @Test(
        "have two values for tests",
        arguments: [
            ("String", ["\"First\"", "\"Second\""]), ("String?", ["\"First\"", "\"Second\""]),
            ("Bool", ["true", "false"]), ("Int8", ["1", "2"]), ("Terms", nil), ("[Int]", nil),
        ])
    func examples(type: String, values: [String]?) {
        #expect(KnownType.examples(for: type) == values)
    }
}

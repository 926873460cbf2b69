import TestSupport
import Testing

@testable import PluginCore

@Suite("Known types", .timed)
struct KnownTypeTests {
    @Test(
        "have a value for controllers from a storyboard",
        arguments: [
            ("String", "\"\""), ("String?", "nil"), ("Terms?", "nil"), ("Bool", "false"),
            ("Int", "0"), ("Double", "0"), ("CGFloat", "0"), ("[Terms]", "[]"),
            ("[String: Int]", "[:]"), ("[(a: Int)]", "[]"), ("[() -> [A: B]]", "[]"),
            ("[[A: B]]", "[]"), ("[3 of Int]", nil), ("Terms", nil), ("() -> Void", nil),
            ("() -> Int?", nil), ("(() -> Int?)?", "nil"),
        ])
    func placeholders(type: String, value: String?) {
        expect(KnownType.placeholder(for: type), equals: value)
    }

    @Test(
        "belong to Swift, Foundation and the frameworks",
        arguments: [
            ("String", true), ("[String: Int?]", true), ("(UIColor) -> Void", true),
            ("CGSize", true), ("any Error", true), ("Terms", false), ("[Kit.Item]", false),
            ("UIs", false), ("(Int, Terms) -> Void", false),
        ])
    func knownTypes(type: String, isKnown: Bool) {
        expect(KnownType.consistsOfKnownTypes(type), equals: isKnown)
    }

    @Test(
        "escape if they are functions, with or without parentheses, unless they are optional",
        arguments: [
            ("() -> Void", true), ("(() -> Void)", true), ("((Int, Int) -> Void)", true),
            ("(((Int) async throws -> [Int]))", true), ("(Int) -> (Int)", true),
            ("(A) -> (() -> Void)", true), ("(() -> Void)?", false), ("(() -> Void)!", false),
            ("((() -> Void)?)", false), ("(Int, () -> Void)", false), ("(() -> Void, Int)", false),
            ("[() -> Void]", false), ("Array<() -> Void>", false), ("(A<(Int) -> Void>)", false),
            ("Int", false), ("(Int)", false),
        ])
    func functions(type: String, isFunction: Bool) {
        expect(KnownType.isFunction(type), equals: isFunction)
    }

    @Test(
        "have two values for tests",
        arguments: [
            ("String", ["\"First\"", "\"Second\""]), ("String?", ["\"First\"", "\"Second\""]),
            ("Bool", ["true", "false"]), ("Int8", ["1", "2"]), ("Terms", nil), ("[Int]", nil),
        ])
    func examples(type: String, values: [String]?) {
        expect(KnownType.examples(for: type), equals: values)
    }
}

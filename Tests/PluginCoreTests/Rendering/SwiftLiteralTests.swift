import TestSupport
import Testing

@testable import PluginCore

@Suite("Swift literals", .timed)
struct SwiftLiteralTests {
    @Test(
        "escape any text",
        arguments: [
            ("", #""""#),
            ("Reload", #""Reload""#),
            (#"Say "yes""#, #""Say \"yes\"""#),
            (#"\(exit(1))"#, #""\\(exit(1))""#),
            ("a\nb\rc\td", #""a\nb\rc\td""#),
            ("\u{0}\u{7}\u{7F}", #""\u{0}\u{7}\u{7F}""#),
            ("\u{202E}abc\u{2066}", #""\u{202E}abc\u{2066}""#),
            ("\u{2028}\u{200B}\u{FEFF}", #""\u{2028}\u{200B}\u{FEFF}""#),
            ("Äpfel 日本語 العربية", #""Äpfel 日本語 العربية""#),
            ("👩‍👩‍👧", #""👩‍👩‍👧""#),
            ("/* no */ // comment", #""/* no */ // comment""#),
        ])
    func strings(text: String, literal: String) {
        expect(SwiftLiteral.string(text), equals: literal)
    }

    @Test(
        "of numbers have a fraction only if the number has one",
        arguments: [(0, "0"), (8, "8"), (0.5, "0.5"), (2.25, "2.25"), (1000, "1000"), (-1, "-1")])
    func numbers(value: Double, literal: String) {
        expect(SwiftLiteral.number(value), equals: literal)
    }
}

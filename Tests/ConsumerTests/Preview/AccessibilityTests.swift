import Foundation
import TestSupport
import Testing

extension BrowserTests {
    /// What people need who use a page with the keyboard, by ear, or on a small screen.
    @Suite("A preview page is accessible")
    struct AccessibilityTests {
        private let page: BrowserPage

        init() throws {
            page = try BrowserTests.newPage()
        }

        /// A part of the page as assistive technology sees it.
        private struct Tree: Decodable {
            struct Node: Decodable {
                struct Text: Decodable {
                    let text: String?

                    init(from decoder: any Decoder) throws {
                        struct Value: Decodable { let value: String? }
                        text = try? Value(from: decoder).value
                    }
                }
                struct Property: Decodable {
                    struct Number: Decodable {
                        let number: Int?

                        init(from decoder: any Decoder) throws {
                            struct Value: Decodable { let value: Int? }
                            number = try? Value(from: decoder).value
                        }
                    }
                    let name: String
                    let value: Number
                }
                let ignored: Bool
                let role: Text?
                let name: Text?
                let properties: [Property]?
            }
            let nodes: [Node]
        }

        private func tree() throws -> [Tree.Node] {
            let answer = try page.call("Accessibility.getFullAXTree")
            return try JSONDecoder().decode(Answer<Tree>.self, from: answer).result.nodes.filter { !$0.ignored }
        }

        private static let controls: Set<String> = [
            "button", "link", "textbox", "searchbox", "checkbox", "radio", "combobox", "slider",
            "spinbutton", "switch", "listbox", "menuitem", "tab",
        ]

        @Test("Controls have names, and headings do not skip a level")
        func names() throws {
            try page.setSize(1280, 900)
            try page.open(StarterPage.address())
            for fragment in try ["#"] + StarterPage.data().plugins.map({ "#\($0.name)" }) {
                try page.go(to: fragment)
                let nodes = try tree()
                let controls = nodes.filter { Self.controls.contains($0.role?.text ?? "") }
                expect(controls.count > 10, "\(fragment)")
                for control in controls {
                    expect(
                        control.name?.text?.isEmpty, equals: false,
                        "\(fragment): a \(control.role?.text ?? "") has no name")
                }
                let levels = nodes.filter { $0.role?.text == "heading" }.compactMap { heading in
                    heading.properties?.first { $0.name == "level" }?.value.number
                }
                expect(levels.filter { $0 == 1 }.count, equals: 1, "\(fragment): \(levels)")
                expect(levels.first, equals: 1, "\(fragment): \(levels)")
                for (level, next) in zip(levels, levels.dropFirst()) {
                    expect(next <= level + 1, "\(fragment): \(levels)")
                }
            }
        }

        @Test("The Tab key reaches every control, from the top to the bottom")
        func tabOrder() throws {
            try page.setSize(1280, 900)
            try page.open(StarterPage.address() + "#MapOverlay")
            let count: Int = try page.evaluate(
                """
                window.controls = [...document.querySelectorAll("a[href], button, input, select, textarea, [tabindex]")]
                    .filter(control => control.tabIndex >= 0 && !control.disabled && !control.closest("[inert]")
                        && control.getClientRects().length > 0 && getComputedStyle(control).visibility === "visible");
                window.reached = [];
                document.addEventListener("focusin", event => reached.push(event.target));
                document.activeElement.blur();
                controls.length
                """)
            expect(count > 15)
            for _ in 0..<count + 1 { try page.press("Tab") }
            let missed: [String] = try page.evaluate(
                """
                controls.filter(control => !reached.includes(control)
                        && !(control.type === "radio" && !control.checked))
                    .map(control => control.outerHTML.slice(0, 120))
                """)
            expect(missed, equals: [])
            // Elements in the order of the document come in the order of the keys.
            expect(
                try page.evaluate(
                    """
                    reached.slice(0, \(count - 5)).every((element, index) => index === 0
                        || reached[index - 1].compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
                    """))
        }

        @Test("Nothing is wider than a small screen")
        func smallScreen() throws {
            try page.setSize(360, 740)
            try page.open(StarterPage.address())
            for fragment in try ["#"] + StarterPage.data().plugins.map({ "#\($0.name)" })
                + ["#Loading?appearance=both&size=AX5", "#Banner?device=tablet&direction=rtl"]
            {
                try page.go(to: fragment)
                let width: Double = try page.evaluate("document.documentElement.scrollWidth")
                expect(width <= 360, "\(fragment) is \(width) points wide")
            }
        }
    }
}

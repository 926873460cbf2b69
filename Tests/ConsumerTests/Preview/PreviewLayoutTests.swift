import Foundation
import TestSupport
import Testing

extension BrowserTests {
    /// Where the views of plugins are on a page.
    @Suite("The layout of a preview page")
    struct PreviewLayoutTests {
        private static let surroundings = [
            "", "?size=AX3&motion=reduced", "?size=AX5&direction=rtl", "?host=table",
        ]

        @Test("has each view of a starter, in its order, beside the others and inside its host")
        func views() throws {
            let page = try BrowserTests.newPage()
            try page.setSize(1280, 1100)
            try page.open(StarterPage.address())
            let plugins = try StarterPage.data().plugins
            expect(plugins.count, equals: 14)
            for plugin in plugins {
                for surroundings in Self.surroundings {
                    try page.go(to: "#\(plugin.name)\(surroundings)")
                    try page.settle()
                    let layout: Layout = try page.evaluate(Layout.script)
                    let problems = LayoutProblems(of: plugin, in: layout).problems
                    expect(problems, equals: [], "#\(plugin.name)\(surroundings)")
                }
            }
            expect(try page.takeRecords().problems, equals: [])
        }

        @Test("gives cells and SwiftUI views their own size, and other plugins that of the host")
        func otherPlaces() throws {
            let folder = try TemporaryFolder()
            for (name, host) in [
                ("Row", #""cell": true, "show": false, "hide": false, "shown": false"#),
                ("Badge", #""view": true, "show": false, "hide": false, "shown": false"#),
                ("Tip", #""popover": true, "show": false, "hide": false, "shown": false"#),
                ("Screen", #""cell": true"#),
            ] {
                try folder.write(
                    """
                    { "content": { "label": "textLabel", "text": "A", "background": "systemBackground" },
                      "host": { \(host) } }
                    """, to: "\(name).plugin.json")
            }
            let preview = try Command.plugingen("preview", "--output", "page.html", in: folder)
            try #require(preview.status == 0, "\(preview.text)")
            let page = try BrowserTests.newPage()
            try page.setSize(1280, 1100)
            try page.open("file://" + folder.path(of: "page.html"))
            func layout(of name: String) throws -> Layout {
                try page.go(to: "#\(name)")
                try page.settle()
                return try page.evaluate(Layout.script)
            }
            let row = try layout(of: "Row").plugin
            expect(row.x == 0 && row.width == 393 && row.height < 60, "\(row)")
            expect(try page.evaluate("document.querySelectorAll('[data-stage] .device-table-row').length > 0"))
            for name in ["Badge", "Tip"] {
                let view = try layout(of: name).plugin
                expect(view.width < 100 && view.height < 60, "\(name): \(view)")
                expect(abs(view.midX - 196.5) < 1, "\(name): \(view)")
            }
            let screen = try layout(of: "Screen").plugin
            expect(screen, equals: Area(x: 0, y: 0, width: 393, height: 852))
            expect(try page.takeRecords().problems, equals: [])
        }
    }
}

/// The places of a plugin's views on the screen of the stage, in points.
private struct Layout: Decodable {
    let plugin: Area
    let scrolls: Bool
    /// The named views. Those of rows have the same names.
    let views: [NamedArea]

    struct NamedArea: Decodable {
        let name: String
        let area: Area
    }

    static let script = """
        (() => {
            const screen = document.querySelector("[data-stage] [data-screen]");
            const { x, y, width } = screen.getBoundingClientRect();
            const scale = width / screen.offsetWidth;
            const area = element => {
                const box = element.getBoundingClientRect();
                const [left, top, right, bottom] = [box.left - x, box.top - y, box.right - x, box.bottom - y]
                    .map(length => Math.round(length / scale * 10) / 10);
                return { x: left, y: top, width: right - left, height: bottom - top };
            };
            const plugin = screen.querySelector("[data-plugin]");
            return {
                plugin: area(plugin),
                scrolls: [...plugin.querySelectorAll(".device-scrolls")].some(box => box.tabIndex === 0),
                views: [...plugin.querySelectorAll("[data-view]")].map(view => ({ name: view.dataset.view, area: area(view) })),
            };
        })()
        """
}

/// What is wrong with the layout of a plugin.
private struct LayoutProblems {
    private(set) var problems: [String] = []
    private let layout: Layout
    private let screen = Area(x: 0, y: 0, width: 393, height: 852)

    init(of plugin: PreviewPlugin, in layout: Layout) {
        self.layout = layout
        guard let content = plugin.content else { return }
        for name in content.names(hiding: plugin.nilInputs) where area(of: name) == nil {
            problems.append("\(name) is missing")
        }
        for stack in content.stacks { checkOrder(of: stack) }
        checkOverlaps(of: content.leaves.compactMap(\.name))
        checkBounds()
    }

    /// Returns the area of a view whose name is unique.
    private func area(of name: String) -> Area? {
        layout.views.first { $0.name == name }?.area
    }

    /// Checks that the views of a stack follow each other, in a row or in a column.
    private mutating func checkOrder(of stack: ContentView) {
        let areas = (stack.views ?? []).compactMap(\.name).compactMap(area)
        for (area, next) in zip(areas, areas.dropFirst()) {
            let isInOrder = next.y > area.maxY - 1 || next.x > area.maxX - 1 || next.maxX < area.x + 1
            if !isInOrder { problems.append("\(next) does not follow \(area)") }
        }
    }

    private mutating func checkOverlaps(of names: [String]) {
        let leaves = names.compactMap { name in area(of: name).map { (name, $0) } }
        for (index, (name, area)) in leaves.enumerated() {
            for (other, otherArea) in leaves.dropFirst(index + 1) where name != other && area.overlaps(otherArea) {
                problems.append("\(name) overlaps \(other)")
            }
        }
    }

    /// Checks that nothing is outside of the screen, except what can be scrolled.
    private mutating func checkBounds() {
        if !screen.contains(layout.plugin) {
            problems.append("the plugin is outside of the screen: \(layout.plugin)")
        }
        for view in layout.views {
            var area = view.area
            if layout.scrolls { (area.y, area.height) = (screen.y, 0) }
            if !screen.contains(area) {
                problems.append("\(view.name) is outside of the screen: \(view.area)")
            }
        }
    }
}

extension Area {
    fileprivate var maxX: Double { x + width }
    fileprivate var maxY: Double { y + height }
    fileprivate var midX: Double { x + width / 2 }

    /// Whether two areas share more than a line.
    fileprivate func overlaps(_ other: Area) -> Bool {
        min(maxX, other.maxX) - max(x, other.x) > 1 && min(maxY, other.maxY) - max(y, other.y) > 1
    }

    fileprivate func contains(_ other: Area) -> Bool {
        other.x > x - 1 && other.y > y - 1 && other.maxX < maxX + 1 && other.maxY < maxY + 1
    }
}

import Testing

/// Compares the layout of a page with that of generated code, and counts what it compares.
struct LayoutChecks {
    /// The greatest difference in points.
    private static let tolerance = 2.0

    let title: String
    let plugin: PreviewPlugin
    let page: Layout
    let code: Layout
    private(set) var count = 0
    private(set) var failures: [String] = []

    init(_ title: String, _ plugin: PreviewPlugin, page: Layout, code: Layout) {
        self.title = title
        self.plugin = plugin
        self.page = page
        self.code = code
        compareEdges("the plugin's view", page.plugin, code.plugin)
        for name in names { compare(name) }
        for stack in plugin.content?.stacks ?? [] { compareOrder(of: stack) }
        checkOverlaps()
        checkBounds()
    }

    /// The names of the views that are properties of the controller. The views of rows, which have the same names in each
    /// row, are not.
    private var names: [String] {
        let names = plugin.content?.names ?? []
        return names.filter { name in names.count { $0 == name } == 1 }
    }

    private mutating func check(_ isTrue: Bool, _ message: String) {
        count += 1
        if !isTrue { failures.append("\(title): \(message)") }
    }

    // MARK: - Edges and centers

    /// Compares the places of a view. Views that are hidden may be missing on the page.
    private mutating func compare(_ name: String) {
        let (shown, expected) = (page.area(of: name), code.area(of: name))
        check(
            (shown == nil) == (expected == nil),
            "\(name) is \(shown == nil ? "hidden" : "shown") on the page only")
        if let shown, let expected { compareEdges(name, shown, expected) }
    }

    private mutating func compareEdges(_ name: String, _ page: Area, _ code: Area) {
        for (edge, path) in Self.edges {
            let (shown, expected) = (page[keyPath: path], code[keyPath: path])
            check(
                abs(shown - expected) <= Self.tolerance,
                "\(name), \(edge): \(rounded(shown)) on the page, \(rounded(expected)) in code")
        }
    }

    private static let edges: [(String, KeyPath<Area, Double> & Sendable)] = [
        ("left edge", \.x), ("top edge", \.y), ("right edge", \.maxX), ("bottom edge", \.maxY),
        ("horizontal center", \.midX), ("vertical center", \.midY),
    ]

    private func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }

    // MARK: - Order, overlaps and bounds

    /// Checks that the views of a stack have the same order along its axis.
    private mutating func compareOrder(of stack: ContentView) {
        let names = (stack.views ?? []).compactMap(\.name).filter {
            page.area(of: $0) != nil && code.area(of: $0) != nil
        }
        let places = names.compactMap { code.area(of: $0)?.midX }
        guard names.count > 1, let least = places.min(), let greatest = places.max() else { return }
        // A row can be a column at this text size.
        let isRow = stack.axis == "horizontal" && greatest - least > Self.tolerance
        let path = isRow ? \Area.midX : \Area.midY
        func sorted(in layout: Layout) -> [String] {
            names.sorted {
                (layout.area(of: $0)?[keyPath: path] ?? 0) < layout.area(of: $1)?[keyPath: path]
                    ?? 0
            }
        }
        let (shown, expected) = (sorted(in: page), sorted(in: code))
        check(shown == expected, "the order is \(shown) on the page, \(expected) in code")
    }

    private mutating func checkOverlaps() {
        let leaves = (plugin.content?.leaves ?? []).compactMap(\.name).filter(names.contains)
            .compactMap { name in page.area(of: name).map { (name, $0) } }
        for (index, (name, area)) in leaves.enumerated() {
            for (other, otherArea) in leaves.dropFirst(index + 1) {
                check(!area.overlaps(otherArea), "\(name) overlaps \(other) on the page")
            }
        }
    }

    /// Checks that nothing is outside of the screen, except what can be scrolled.
    private mutating func checkBounds() {
        let screen = Area(x: 0, y: 0, width: 393, height: 852)
        check(screen.contains(page.plugin), "the plugin is outside of the screen: \(page.plugin)")
        for view in page.views where !view.isHidden {
            var area = view.area
            if page.scrolls { (area.y, area.height) = (screen.y, 0) }
            check(screen.contains(area), "\(view.name) is outside of the screen: \(view.area)")
        }
    }
}

extension Area {
    var maxX: Double { x + width }
    var maxY: Double { y + height }
    var midX: Double { x + width / 2 }
    var midY: Double { y + height / 2 }

    /// Whether two areas share more than a line.
    func overlaps(_ other: Area) -> Bool {
        min(maxX, other.maxX) - max(x, other.x) > 1 && min(maxY, other.maxY) - max(y, other.y) > 1
    }

    func contains(_ other: Area) -> Bool {
        other.x > x - 1 && other.y > y - 1 && other.maxX < maxX + 1 && other.maxY < maxY + 1
    }
}

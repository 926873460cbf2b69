import Foundation
import TestSupport
import Testing

extension BrowserTests {
    /// Compares the browser's layout of each starter with that of its generated code on the headless
    /// UIKit. Both measure text in the same way.
    @Suite("The layout of a preview", .ofCommits)
    struct GeometryTests {
        private static let surroundings: [(host: String, size: String, isRightToLeft: Bool)] =
            ["medium", "AX3", "AX5"].flatMap { [("plain", $0, false), ("plain", $0, true)] }
            + [("table", "medium", false)]

        @Test("has the edges, centers and order of generated code")
        func geometry() throws {
            let plugins = try StarterPage.data().plugins
            #expect(plugins.count == 14)
            let values = plugins.flatMap(PluginValues.all)
            let requests = values.flatMap { values in
                Self.surroundings.map {
                    Stage.LayoutRequest(
                        plugin: values.title, host: $0.host, size: $0.size,
                        isRightToLeft: $0.isRightToLeft, time: values.plugin.settledTime)
                }
            }
            let layouts = try Stage.shared().answer(to: Stage.Request(layouts: requests)).layouts
            let page = try BrowserTests.newPage()
            try page.setSize(1280, 1100)
            try page.open(StarterPage.address() + "#" + plugins[0].name)
            try page.run(PageLayoutScript.metrics)
            var table = GeometryTable()
            for (index, (request, code)) in zip(requests, layouts).enumerated() {
                let values = values[index / Self.surroundings.count]
                let fragments = ["light", "dark"].map {
                    Self.fragment(of: values, request, appearance: $0)
                }
                let shown: [Layout] = try page.evaluate(PageLayoutScript.layouts(of: fragments))
                for (fragment, shown) in zip(fragments, shown) {
                    table.add(
                        LayoutChecks(fragment, values.plugin, page: shown, code: code),
                        row: values.plugin.name,
                        column: request.column)
                }
            }
            print(table.text)
            for failure in table.failures { Issue.record("\(failure)") }
            let problems = try page.takeRecords().problems
            #expect(problems == [])
        }

        private static func fragment(
            of values: PluginValues, _ request: Stage.LayoutRequest, appearance: String
        ) -> String {
            // A page has no event if the fragment stays the same.
            let parameters =
                [
                    appearance == "dark" ? "dark" : "motion=reduced", "host=\(request.host)",
                    "size=\(request.size)",
                ]
                + (request.isRightToLeft ? ["rtl"] : []) + values.parameters
            return "#\(values.plugin.name)?\(parameters.joined(separator: "&"))"
        }
    }
}

extension Stage.LayoutRequest {
    fileprivate var column: String {
        let direction = isRightToLeft ? "rtl" : "ltr"
        return host == "plain" ? "\(size) \(direction)" : "in a \(host)"
    }
}

/// The numbers of checks, by plugin, and by text size and direction.
private struct GeometryTable {
    private var rows: [String] = []
    private var columns: [String] = []
    private var counts: [String: (passed: Int, all: Int)] = [:]
    private(set) var failures: [String] = []

    mutating func add(_ checks: LayoutChecks, row: String, column: String) {
        if !rows.contains(row) { rows.append(row) }
        if !columns.contains(column) { columns.append(column) }
        failures += checks.failures
        let passed = checks.count - checks.failures.count
        for key in [row + column, row, column, ""] {
            let count = counts[key] ?? (0, 0)
            counts[key] = (count.passed + passed, count.all + checks.count)
        }
    }

    /// The table, with light and dark in one number.
    var text: String {
        let (passed, all) = counts[""] ?? (0, 0)
        let header = (["light and dark"] + columns + ["all"]).map(padded).joined()
        let lines = (rows + [""]).map { row in
            let cells = (columns + [""]).map { column in
                let (passed, all) = counts[row + column] ?? (0, 0)
                return passed == all ? "\(all)" : "\(passed) of \(all)"
            }
            return ([row.isEmpty ? "all" : row] + cells).map(padded).joined()
        }
        return "geometry: \(passed) of \(all) checks\n"
            + ([header] + lines).joined(separator: "\n")
    }

    private func padded(_ text: String) -> String {
        text + String(repeating: " ", count: max(1, 16 - text.count))
    }
}

import Foundation
import TestSupport
import Testing

extension BrowserTests {
    /// Compares the states that the page computes with those of generated code on a manual clock.
    @Suite("The time line of a preview", .ofCommits)
    struct TimeLineTests {
        /// The life of each starter that is removed during its delay, during its transition, or later,
        /// and that another one replaces.
        private static func runs(of plugins: [PreviewPlugin]) -> [Stage.RunRequest] {
            plugins.flatMap { plugin in
                let presentation = plugin.presentation
                let other = plugins.first {
                    $0.name != plugin.name && $0.presentation.group == presentation.group
                        && presentation.group != nil
                }
                var runs = [Stage.RunRequest(plugin: plugin.name)]
                for moment in plugin.moments {
                    runs.append(Stage.RunRequest(plugin: plugin.name, removedAt: moment))
                    guard let other else { continue }
                    runs.append(
                        Stage.RunRequest(
                            plugin: plugin.name, replacedAt: moment, replacement: other.name))
                }
                return runs.flatMap { run in
                    [false, true].map { run.during(presentation, reducesMotion: $0) }
                }
            }
        }

        /// The life of each plugin of a group that each of them replaces, also around the time at which
        /// it is removed, or at which a handler dismisses it.
        private static func runsOfGroup(_ plugins: [PreviewPlugin]) -> [Stage.RunRequest] {
            // The page does not show how a replacement leaves again.
            let others = plugins.filter { $0.presentation.dismissesAfter == nil }
            return plugins.flatMap { plugin in
                others.flatMap { other in
                    plugin.moments.flatMap { runs(of: plugin, at: $0, other: other.name) }
                }
            }
        }

        private static func runs(
            of plugin: PreviewPlugin, at moment: Double, other: String
        ) -> [Stage.RunRequest] {
            func run(
                removed: Double? = nil, replaced: Double? = nil, dismissed: Double? = nil
            ) -> Stage.RunRequest {
                Stage.RunRequest(
                    plugin: plugin.name, removedAt: removed.map { moment + $0 },
                    replacedAt: replaced.map { moment + $0 },
                    replacement: replaced == nil ? nil : other,
                    dismissedAt: dismissed.map { moment + $0 }
                )
                .during(plugin.presentation, reducesMotion: false)
            }
            return [
                run(replaced: 0), run(dismissed: 0),
                run(removed: 0, replaced: 0.03), run(removed: 0, replaced: 0.12),
                run(removed: 0.12, replaced: 0), run(removed: 0, replaced: 0.8),
                run(replaced: 0, dismissed: 0), run(replaced: 0.03, dismissed: 0),
                run(replaced: 0.12, dismissed: 0), run(replaced: 0, dismissed: 0.12),
                run(removed: 0, dismissed: 0.12),
            ]
        }

        @Test("has the same states as generated code, for every starter")
        func states() throws {
            let plugins = try StarterPage.data().plugins
            let page = try BrowserTests.newPage()
            try page.open(StarterPage.address())
            let count = try Self.compare(Self.runs(of: plugins), of: plugins, on: page)
            #expect(count > 1000)
        }

        @Test("has the same states as generated code, for plugins that replace each other")
        func groups() throws {
            let plugins = try GroupPage.data().plugins
            let page = try BrowserTests.newPage()
            try page.open(GroupPage.address())
            let count = try Self.compare(Self.runsOfGroup(plugins), of: plugins, on: page)
            #expect(count > 10_000)
        }

        /// Compares the states of runs, and returns how many there are.
        private static func compare(
            _ runs: [Stage.RunRequest], of plugins: [PreviewPlugin], on page: BrowserPage
        ) throws -> Int {
            let code = try Stage.shared().answer(to: Stage.Request(runs: runs)).runs
            var count = 0
            var differences: [String] = []
            for (run, expected) in zip(runs, code) {
                let plugin = try #require(plugins.first { $0.name == run.plugin })
                let request = String(decoding: try JSONEncoder().encode(run), as: UTF8.self)
                let moments: [TimeLineMoment] = try page.evaluate(
                    TimeLineMoment.script(run: request))
                #expect(moments.count == expected.count)
                count += moments.count
                for (moment, expected) in zip(moments, expected) {
                    differences += moment.differences(
                        from: expected, of: run, plugin.presentation
                    ).map { "\(run.title) at \(expected.time) s: \($0)" }
                }
            }
            print("time line: compared \(count) states of \(runs.count) runs")
            #expect(
                differences.isEmpty,
                "\(differences.count) differences:\n\(differences.prefix(40).joined(separator: "\n"))"
            )
            return count
        }

        @Test("of Loading has a delay, a minimum duration, and a fade")
        func loading() throws {
            let page = try BrowserTests.newPage()
            try page.open(StarterPage.address() + "#Loading")
            let phases: [String] = try page.evaluate(
                """
                [0.4, 0.5, 0.6, 0.79, 0.81, 1.04, 1.06].map(time => momentAt({
                    plugin: pageData().plugins.find(plugin => plugin.name === "Loading"),
                    schedule: { removedAt: 0.6, replacedAt: null }, replacement: null,
                }, time, false).phase)
                """)
            #expect(
                phases == [
                    "waiting", "visible", "staying", "staying", "movingOut", "movingOut", "absent",
                ])
        }

        @Test("shows a plugin that returns for the next one from where it is")
        func returning() throws {
            let page = try BrowserTests.newPage()
            try page.open(GroupPage.address() + "#Result?removed=1&replaced=1.04&by=Cover&at=1.03")
            let offsets: [Double] = try page.evaluate(
                """
                [0.99, 1.0399, 1.04, 1.1, 1.335, 1.3401, 1.64].map(time => momentAt(
                    parseAddress(location.hash).state, time, false).offset.y)
                """)
            #expect(offsets[0] == 0 && offsets[1] < -0.01, "\(offsets)")
            #expect(abs(offsets[1] - offsets[2]) < 0.001, "\(offsets)")
            #expect(offsets[2] < offsets[3] && offsets[3] < offsets[4], "\(offsets)")
            #expect(abs(offsets[4]) < 0.001 && offsets[5] > -0.001, "\(offsets)")
            let titles: [String] = try page.evaluate(
                "[...document.querySelectorAll('.event')].map(event => event.textContent)")
            #expect(
                titles == [
                    "0.00 sAdded to the host", "0.00 sBecomes visible",
                    "1.00 sThe host asks for its removal",
                    "1.00 sMoves out: slide at the top edge",
                    "1.04 sAnother plugin of the group “all” is shown",
                    "1.04 sReturns, and stays until the other one is visible",
                    "1.34 sCover becomes visible", "1.34 sMoves out: slide at the top edge",
                    "1.64 sIs gone",
                ])
        }
    }
}

extension PreviewPlugin {
    /// Times during the plugin's delay, during its transition, and later.
    fileprivate var moments: [Double] {
        [presentation.delay / 2, presentation.delay + 0.1, presentation.delay + 0.95].filter {
            $0 > 0
        }
    }
}

extension Stage.RunRequest {
    /// Returns the run with times until the plugin has left.
    fileprivate func during(
        _ presentation: PreviewPlugin.Presentation, reducesMotion: Bool
    ) -> Stage.RunRequest {
        var run = self
        run.reducesMotion = reducesMotion
        // Not exactly when something happens, because numbers have rounding errors.
        let length = presentation.dismissesAfter ?? 2
        run.times = stride(from: 0.005, to: length + 1, by: 0.05).map { $0 }
        return run
    }
}

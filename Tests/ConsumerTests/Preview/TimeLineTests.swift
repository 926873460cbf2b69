import Foundation
import TestSupport
import Testing

extension BrowserTests {
    /// Compares the states that the page computes with those of generated code on a manual clock.
    @Suite("The time line of a preview", .ofCommits)
    struct TimeLineTests {
        /// A state that the page computes.
        private struct Moment: Decodable {
            struct Offset: Decodable { let x: Double, y: Double }
            let phase: String
            let isShown: Bool
            let opacity: Double
            let offset: Offset
            let isPushing: Bool
            let blocksTouches: Bool
        }

        /// The life of each starter that is removed during its delay, during its transition, or later,
        /// and that another one replaces.
        private static func runs(of plugins: [PreviewPlugin]) -> [Stage.RunRequest] {
            plugins.flatMap { plugin in
                let (name, presentation) = (plugin.name, plugin.presentation)
                let other = plugins.first {
                    $0.name != name && $0.presentation.group == presentation.group
                        && presentation.group != nil
                }
                let moments = [
                    presentation.delay / 2, presentation.delay + 0.1, presentation.delay + 1,
                ]
                let runs = moments.filter { $0 > 0 }.flatMap { moment in
                    [Stage.RunRequest(plugin: name, removedAt: moment)]
                        + (other.map {
                            [
                                Stage.RunRequest(
                                    plugin: name, replacedAt: moment, replacement: $0.name)
                            ]
                        } ?? [])
                }
                return ([Stage.RunRequest(plugin: name)] + runs).flatMap { run in
                    [false, true].map { reducesMotion in
                        var run = run
                        run.reducesMotion = reducesMotion
                        // Not exactly when something happens, because numbers have rounding errors.
                        let length = presentation.dismissesAfter ?? 2
                        run.times = stride(from: 0.005, to: length + 1, by: 0.05).map { $0 }
                        return run
                    }
                }
            }
        }

        @Test("has the same states as generated code, for every starter")
        func states() throws {
            let plugins = try StarterPage.data().plugins
            let runs = Self.runs(of: plugins)
            let code = try Stage.starters().answer(to: Stage.Request(runs: runs)).runs
            let page = try BrowserTests.newPage()
            try page.open(StarterPage.address())
            let request = String(decoding: try JSONEncoder().encode(runs), as: UTF8.self)
            let moments: [[Moment]] = try page.evaluate(
                """
                \(request).map(run => run.times.map(time => momentAt(
                    pageData().plugins.find(plugin => plugin.name === run.plugin),
                    { removedAt: run.removedAt ?? null, replacedAt: run.replacedAt ?? null, dismissedAt: null },
                    time, run.reducesMotion)))
                """)
            #expect(moments.count == runs.count)
            var count = 0
            for (run, (moments, expected)) in zip(runs, zip(moments, code)) {
                let plugin = try #require(plugins.first { $0.name == run.plugin })
                for (moment, expected) in zip(moments, expected) {
                    count += 1
                    Self.compare(moment, expected, run, plugin.presentation)
                }
            }
            print("time line: compared \(count) states of \(runs.count) runs")
            #expect(count > 1000)
        }

        private static func compare(
            _ moment: Moment, _ expected: Stage.Moment, _ run: Stage.RunRequest,
            _ presentation: PreviewPlugin.Presentation
        ) {
            let title: Comment = "\(run.title) at \(expected.time) s"
            #expect(moment.phase == expected.phase, title)
            #expect(moment.isShown == expected.isShown, title)
            #expect(moment.isPushing == expected.isPushing, title)
            if run.replacedAt == nil {
                #expect(moment.blocksTouches == expected.blocksTouches, title)
            }
            let end = run.removedAt ?? run.replacedAt ?? .infinity
            // The headless UIKit animates from the visible opacity, but in a straight line.
            if expected.isShown, end >= presentation.delay + presentation.duration {
                let opacity = easeInOut(expected.opacity)
                #expect(abs(moment.opacity - opacity) < 0.01, title)
            }
            if expected.phase == "movingOut" {
                #expect(
                    moment.offset.y == 0 || moment.offset.y.sign == expected.destination.sign, title
                )
                #expect((moment.offset.y == 0) == (expected.destination == 0), title)
            }
        }

        /// Returns the value of UIKit's default curve: a Bézier curve with the control points (0.42, 0)
        /// and (0.58, 1).
        private static func easeInOut(_ part: Double) -> Double {
            func curve(_ first: Double, _ second: Double, _ t: Double) -> Double {
                3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
            }
            // Both coordinates grow with the parameter.
            var (lower, upper) = (0.0, 1.0)
            for _ in 0..<20 {
                let middle = (lower + upper) / 2
                if curve(0.42, 0.58, middle) < part { lower = middle } else { upper = middle }
            }
            return curve(0, 1, lower)
        }

        @Test("of Loading has a delay, a minimum duration, and a fade")
        func loading() throws {
            let page = try BrowserTests.newPage()
            try page.open(StarterPage.address() + "#Loading")
            let phases: [String] = try page.evaluate(
                """
                [0.4, 0.5, 0.6, 0.79, 0.81, 1.04, 1.06].map(time => momentAt(
                    pageData().plugins.find(plugin => plugin.name === "Loading"),
                    { removedAt: 0.6, replacedAt: null, dismissedAt: null }, time, false).phase)
                """)
            #expect(
                phases == [
                    "waiting", "visible", "staying", "staying", "movingOut", "movingOut", "absent",
                ])
        }
    }
}

extension Stage.RunRequest {
    fileprivate var title: String {
        let removal = removedAt.map { ", removed at \($0)" } ?? ""
        let replacement = replacedAt.map { ", replaced at \($0)" } ?? ""
        return "\(plugin)\(removal)\(replacement)\(reducesMotion ? ", with Reduce Motion" : "")"
    }
}

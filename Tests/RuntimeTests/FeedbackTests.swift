#if UIKIT && os(Linux)
import Testing
import UIKit

@testable import Runtime

/// Only the headless UIKit tells which feedback was given.
@MainActor
@Suite("Haptic feedback")
struct FeedbackTests {
    private let clock = ManualClock()

    @Test("a plugin gives its feedback once, when it is visible in a window")
    func givesFeedback() {
        clock.run {
            for (kind, type) in [
                (PluginFeedback.Kind.success, UINotificationFeedbackGenerator.FeedbackType.success),
                (.warning, .warning), (.error, .error),
            ] {
                let former = HeadlessUIKit.givenFeedback
                let host = HostWindow.makeController()
                let plugin = StubPlugin(PluginPresentation(delay: 1, parts: [PluginFeedback(kind)]))
                host.add(plugin)
                clock.advance(by: 2)
                expect(HeadlessUIKit.givenFeedback, equals: former, "it gives feedback before it is seen")
                let window = HostWindow(host: host)
                expect(HeadlessUIKit.givenFeedback, equals: former + [type], "it does not give its feedback")
                window.host.add(plugin)
                expect(HeadlessUIKit.givenFeedback, equals: former + [type], "it gives feedback again")
            }
        }
    }

    @Test("a plugin gives the feedback that is chosen before it is visible")
    func givesChosenFeedback() {
        clock.run {
            let former = HeadlessUIKit.givenFeedback
            let presentation = PluginPresentation(delay: 1, parts: [PluginFeedback(nil)])
            let window = HostWindow()
            window.host.add(StubPlugin(presentation))
            expect(presentation.feedback == nil)
            presentation.feedback = .warning
            expect(presentation.feedback, equals: .warning)
            clock.advance(by: 2)
            expect(HeadlessUIKit.givenFeedback, equals: former + [.warning], "it gives another one")
            window.host.add(StubPlugin(PluginPresentation(parts: [PluginFeedback(nil)])))
            expect(HeadlessUIKit.givenFeedback, equals: former + [.warning], "it gives feedback")
        }
    }
}
#endif

#if UIKIT && os(Linux)
import Testing
import UIKit

@testable import Runtime

/// Only the headless UIKit tells whether something is animated.
@MainActor
@Suite("Crossfades")
struct CrossfadeTests {
    private let clock = ManualClock()

    @Test("changes in one turn of the run loop have one crossfade")
    func crossfadesOnce() async {
        let window = HostWindow()
        let label = UILabel()
        window.host.view.addSubview(label)
        for _ in 1...2 {
            clock.run(animated: true) {
                HeadlessUIKit.advanceAnimations(by: 1)
                label.crossfade { label.text = "First" }
                HeadlessUIKit.advanceAnimations(by: 0.2)
                label.crossfade { label.text = "Second" }
                expect(label.text, equals: "Second", "it does not change at once")
                expect(HeadlessUIKit.isAnimating, "it does not crossfade")
                HeadlessUIKit.advanceAnimations(by: 0.06)
                expect(!HeadlessUIKit.isAnimating, "there is a second crossfade")
            }
            await HostWindow.finishTurn()
        }
    }

    @Test("a view crossfades if it is in a window and animations are enabled")
    func crossfades() {
        for (isInWindow, isAnimated) in [(false, true), (true, false), (true, true)] {
            clock.run(animated: isAnimated) {
                let window = HostWindow()
                let label = UILabel()
                if isInWindow { window.host.view.addSubview(label) }
                HeadlessUIKit.advanceAnimations(by: 1)
                label.crossfade { label.text = "New" }
                expect(label.text, equals: "New", "it does not change at once")
                expect(HeadlessUIKit.isAnimating, equals: (isInWindow && isAnimated))
                HeadlessUIKit.advanceAnimations(by: 0.24)
                expect(HeadlessUIKit.isAnimating, equals: (isInWindow && isAnimated))
                HeadlessUIKit.advanceAnimations(by: 0.02)
                expect(!HeadlessUIKit.isAnimating, "it does not end")
            }
        }
    }
}
#endif

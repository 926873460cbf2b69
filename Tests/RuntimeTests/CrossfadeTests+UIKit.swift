#if UIKIT && os(Linux)
import Testing
import UIKit

@testable import Runtime

/// Only the headless UIKit tells whether something is animated.
@MainActor
@Suite("Crossfades")
struct CrossfadeTests {
    private let clock = ManualClock()

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

import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Stacks that shimmer")
struct ShimmerTests {
    private let window = HostWindow()
    private let stack = PluginShimmerStack(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

    private var animation: CABasicAnimation? {
        stack.shimmer.mask.animation(forKey: "PluginShimmer") as? CABasicAnimation
    }

    private func show() {
        window.host.view.addSubview(stack)
        window.layoutIfNeeded()
    }

    @Test("move a highlight while they are in a window")
    func movesHighlight() {
        PluginTransition.$reducesMotion.withValue(false) {
            expect(animation == nil, "it moves before it is in a window")
            let mask = stack.shimmer.mask
            expect(mask.colors?.count, equals: 3, "it has other colors")
            expect(
                mask.startPoint == CGPoint(x: 0, y: 0.5) && mask.endPoint == CGPoint(x: 1, y: 0.5),
                "the highlight is not upright")
            show()
            let layer: CALayer? = stack.layer
            expect(layer?.mask === mask, "it has no highlight")
            expect(mask.frame, equals: stack.bounds, "the highlight is in another place")
            expect(mask.actions?.keys.sorted(), equals: ["bounds", "position"], "its size is animated")
            expect(animation?.keyPath, equals: "locations", "something else moves")
            expect(animation?.fromValue as? [Double], equals: [-1, -0.5, 0], "it begins elsewhere")
            expect(animation?.toValue as? [Double], equals: [1, 1.5, 2], "it ends elsewhere")
            expect(animation?.duration, equals: 1.5, "it is faster or slower")
            expect(animation?.repeatCount, equals: .infinity, "it stops")
            expect(animation?.isRemovedOnCompletion, equals: false, "it stops in the background")
            stack.removeFromSuperview()
            expect(animation == nil, "it moves on without a window")
        }
    }

    @Test("keep the highlight in the middle under Reduce Motion")
    func reducesMotion() {
        PluginTransition.$reducesMotion.withValue(true) {
            show()
            expect(animation == nil, "it moves")
            let layer: CALayer? = stack.layer
            expect(layer?.mask === stack.shimmer.mask, "it has no highlight")
        }
    }

    @Test("stop and go on when Reduce Motion changes")
    func followsSetting() async {
        await change(toReducedMotion: false)
        expect(animation == nil, "it moves before it is in a window")
        PluginTransition.$reducesMotion.withValue(false) { show() }
        for reducesMotion in [true, false] {
            await change(toReducedMotion: reducesMotion)
            expect((animation == nil), equals: reducesMotion, "it ignores the change")
        }
        stack.removeFromSuperview()
        await change(toReducedMotion: false)
        expect(animation == nil, "it moves without a window")
    }

    private func change(toReducedMotion isReduced: Bool) async {
        PluginTransition.$reducesMotion.withValue(isReduced, operation: postChange)
        for _ in 0..<20 { await HostWindow.finishTurn() }
    }

    @Test("are released")
    func isReleased() async {
        weak var shimmer: PluginShimmer?
        do {
            let stack = PluginShimmerStack(frame: .zero)
            shimmer = stack.shimmer
            withExtendedLifetime(stack, postChange)
        }
        await HostWindow.wait { shimmer == nil }
        expect(shimmer == nil, "it is retained")
    }

    #if !UIKIT
    @Test("are one element, which is busy, for VoiceOver")
    func isElement() {
        stack.addArrangedSubview(NSTextField(labelWithString: "Line"))
        expect(stack.accessibilityChildren()?.isEmpty, equals: true, "VoiceOver reads the views")
        expect(stack.accessibilityRole(), equals: .busyIndicator)
    }
    #endif

    /// Posts the system's notification of a change.
    private func postChange() {
        #if UIKIT
        NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
        #else
        NSWorkspace.shared.notificationCenter.post(
            name: NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, object: NSWorkspace.shared)
        #endif
    }
}

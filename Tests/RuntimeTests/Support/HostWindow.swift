import Dispatch

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

extension HostWindow {
    /// Waits until the framework has finished its work of this turn of the run loop.
    static func finishTurn() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    /// Waits until a condition is met, but only for a few seconds.
    static func wait(until condition: () -> Bool) async {
        let end = DispatchTime.now() + .seconds(3)
        while !condition(), DispatchTime.now() < end { await finishTurn() }
    }

    /// Lets some time of animations pass.
    static func advanceAnimations(by seconds: Double = 1) {
        #if os(Linux)
        #if UIKIT
        HeadlessUIKit.advanceAnimations(by: seconds)
        #else
        HeadlessAppKit.advanceAnimations(by: seconds)
        #endif
        #endif
    }

    /// Waits until animations without a duration have ended.
    static func finishAnimations() async {
        advanceAnimations()
        for _ in 0..<100 { await finishTurn() }
    }
}

extension HostWindow {
    /// Taps or clicks on a view.
    func tap(_ view: PlatformView) {
        #if UIKIT
        view.touchesBegan([], with: nil)
        view.touchesEnded([], with: nil)
        #else
        let event = NSEvent.mouseEvent(
            with: .leftMouseUp, location: CGPoint(x: 20, y: 20), modifierFlags: [], timestamp: 0,
            windowNumber: window.windowNumber, context: nil, eventNumber: 0, clickCount: 1, pressure: 0)
        if let event { view.mouseUp(with: event) }
        #endif
    }
}

extension PlatformViewController {
    /// Whether the view is in a window. Does not load the view.
    var isInWindow: Bool { isViewLoaded && view.window != nil }
}

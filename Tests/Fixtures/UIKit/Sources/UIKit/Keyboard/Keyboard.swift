import Foundation
import HeadlessKit

/// The keyboard of the simulated device. It has no window: it only covers an area of the screen.
@MainActor
enum Keyboard {
    /// A visible keyboard.
    struct Place: Equatable {
        /// The frame in screen coordinates.
        var frame: CGRect
        var isDocked: Bool
        /// The edges of the screen that the keyboard is near to.
        var nearEdges: NSDirectionalRectEdge
    }

    /// The duration of the animation in which the keyboard moves.
    static let duration: TimeInterval = 0.25

    /// The height with which the keyboard appears for text fields; nil with a hardware keyboard.
    static var automaticHeight: CGFloat?
    private static var place: Place?
    private static var moves = 0

    static var isVisible: Bool { place != nil }
    static var nearEdges: NSDirectionalRectEdge { place?.nearEdges ?? .bottom }

    /// Returns whether a guide follows the visible keyboard.
    static func isFollowed(by guide: UIKeyboardLayoutGuide) -> Bool {
        place.map { $0.isDocked || guide.followsUndockedKeyboard } ?? false
    }

    /// Returns the frame of the visible keyboard in a view's coordinates; nil outside of windows.
    static func frame(in view: UIView) -> CGRect? {
        guard let place, let window = view.window else { return nil }
        let origin = window.frame.origin
        return view.convert(place.frame.offsetBy(dx: -origin.x, dy: -origin.y), from: window)
    }

    /// Shows the keyboard for a responder that edits text, and hides it for others.
    static func follow(_ responder: UIResponder?) {
        guard let automaticHeight else { return }
        let isEditor = responder is UITextField || (responder as? UITextView)?.isEditable == true
        if isEditor, let window = (responder as? UIView)?.window {
            dock(height: automaticHeight, in: window)
        } else {
            hide()
        }
    }

    static func dock(height: CGFloat, in window: UIWindow) {
        var frame = window.frame
        frame.origin.y = frame.maxY - height
        frame.size.height = height
        move(to: Place(frame: frame, isDocked: true, nearEdges: .bottom))
    }

    static func hide() {
        move(to: nil)
    }

    static func discard() {
        automaticHeight = nil
        moves += 1
        place = nil
        for case let window as UIWindow in WindowList.visible {
            window.updateKeyboardGuides(always: true)
        }
    }

    /// Moves the keyboard in an animation. Only a docked keyboard counts as shown: a keyboard that
    /// is undocked posts the notifications of one that hides.
    static func move(to newPlace: Place?) {
        guard newPlace != place else { return }
        let wasDocked = place?.isDocked ?? false
        let isDocked = newPlace?.isDocked ?? false
        let frames = (
            begin: place?.frame ?? hidden(newPlace), end: newPlace?.frame ?? hidden(place)
        )
        moves += 1
        let move = moves
        post(UIResponder.keyboardWillChangeFrameNotification, frames, isAnimated: true)
        if isDocked { post(UIResponder.keyboardWillShowNotification, frames, isAnimated: true) }
        if wasDocked, !isDocked {
            post(UIResponder.keyboardWillHideNotification, frames, isAnimated: true)
        }
        guard move == moves else { return }
        place = newPlace
        UIView.animate(withDuration: duration) {
            for case let window as UIWindow in WindowList.visible {
                window.updateKeyboardGuides(always: true)
                window.layoutIfNeeded()
            }
        } completion: { _ in
            guard move == moves else { return }
            post(UIResponder.keyboardDidChangeFrameNotification, frames, isAnimated: false)
            if isDocked { post(UIResponder.keyboardDidShowNotification, frames, isAnimated: false) }
            if wasDocked, !isDocked {
                post(UIResponder.keyboardDidHideNotification, frames, isAnimated: false)
            }
        }
    }

    /// Returns the frame of a hidden keyboard, below the screen.
    private static func hidden(_ place: Place?) -> CGRect {
        let frame = place?.frame ?? .zero
        return frame.offsetBy(dx: 0, dy: frame.height)
    }

    private static func post(
        _ name: NSNotification.Name, _ frames: (begin: CGRect, end: CGRect), isAnimated: Bool
    ) {
        var userInfo: [String: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: frames.begin,
            UIResponder.keyboardFrameEndUserInfoKey: frames.end,
            UIResponder.keyboardIsLocalUserInfoKey: true,
        ]
        if isAnimated {
            userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] = duration
            userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] =
                UIView.AnimationCurve.easeInOut.rawValue
        }
        // The object is the screen, but Apple documents that these two have none.
        let changesFrame =
            name == UIResponder.keyboardWillChangeFrameNotification
            || name == UIResponder.keyboardDidChangeFrameNotification
        NotificationCenter.default.post(
            name: name, object: changesFrame ? nil : UIScreen.device, userInfo: userInfo)
    }
}

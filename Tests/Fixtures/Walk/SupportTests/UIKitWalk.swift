#if canImport(UIKit)
import UIKit

@testable import Walk

typealias Headless = HeadlessUIKit
typealias PlatformButton = UIButton
typealias PlatformScrollView = UIScrollView

/// The finger of a random walk.
@MainActor
struct Hand {
    private let finger: HeadlessUIKit.Finger
    private var point: CGPoint

    var view: UIView { finger.view }

    /// Puts a finger on a point of a window.
    init?(at point: CGPoint, in window: UIWindow) {
        guard let finger = HeadlessUIKit.press(at: point, in: window) else { return nil }
        self.finger = finger
        self.point = point
    }

    /// Moves the finger down by a distance, or up.
    mutating func drag(by distance: CGFloat, at time: TimeInterval) {
        point.y += distance
        finger.move(to: point, in: 0.1)
    }

    func lift() {
        finger.lift()
    }

    /// Cancels the touch, as the system does when the window is gone.
    func cancel() {
        finger.cancel()
    }
}

// MARK: - The environment

extension Headless {
    /// The default number of walks.
    static let walkCount: UInt64 = 250

    static let hasSeveralFingers = true

    static var isVoiceOverOn: Bool { isVoiceOverRunning }
    static func toggleVoiceOver() { isVoiceOverRunning.toggle() }
    static func toggleReduceMotion() { isReduceMotionEnabled.toggle() }

    static func withAnimations(_ areEnabled: Bool, _ body: () -> Void) {
        UIView.setAnimationsEnabled(areEnabled)
        body()
    }

    /// Reports that VoiceOver has read an announcement.
    static func finishAnnouncement(_ text: String) {
        NotificationCenter.default.post(
            name: UIAccessibility.announcementDidFinishNotification, object: nil,
            userInfo: [UIAccessibility.announcementStringValueUserInfoKey: text])
    }

    /// Shows a keyboard while text is edited.
    static func showsKeyboard() {
        keyboardHeight = 216
    }

    static func scroll(_ scrollView: PlatformScrollView) {
        scroll(scrollView, by: CGPoint(x: 0, y: 60))
    }
}

// MARK: - Views and controllers

extension UIViewController {
    func assignBottomInset(_ inset: CGFloat) {
        additionalSafeAreaInsets.bottom = inset
    }

    /// The insets that plugins add to the safe area.
    var addedInsets: AddedInsets {
        let insets = additionalSafeAreaInsets
        return AddedInsets(
            top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    /// Returns the number of a view's layout guides that have the class of plugins: 0, because
    /// UIKit code uses only constraints.
    static func placeCount(in view: UIView) -> Int { 0 }

    /// Removes the controller as code does that knows only UIKit.
    func leaveByItself() {
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }
}

extension UIView {
    /// Whether a view that moves out passes all touches on.
    var letsAllThrough: Bool { !isUserInteractionEnabled }

    /// Whether no trace of a transition is left on a view.
    var isAtRest: Bool { alpha == 1 && transform == .identity }

    /// Whether the view is a material that shows something else, because a view around it is transparent.
    var isFadedMaterial: Bool {
        (self as? UIVisualEffectView)?.effect != nil
            && sequence(first: self, next: \.superview).contains { $0.alpha < 1 }
    }

    /// The number of the view's gesture recognizers.
    var recognizerCount: Int { gestureRecognizers?.count ?? 0 }

    var frameInWindow: CGRect { convert(bounds, to: window) }
}

extension PluginView {
    /// Returns whether touches at a point of the window go to the view behind. Touches on labels do
    /// not.
    func letsThrough(_ point: CGPoint) -> Bool {
        func showsText(_ view: UIView) -> Bool {
            view is UILabel && view.point(inside: view.convert(point, from: nil), with: nil)
                || view.subviews.contains(where: showsText)
        }
        return (self as? PluginEventView)?.passesTouches == true && !showsText(self)
    }
}

extension UIButton {
    /// Performs the effect of a tap, wherever the button is.
    func performPress() {
        var actions: [UIAction] = []
        enumerateEventHandlers { action, _, event, _ in
            if let action, event.contains(.primaryActionTriggered) { actions.append(action) }
        }
        for action in actions { sendAction(action) }
    }

    func tap() -> Bool { Headless.tap(self) }
}

// MARK: - Hosts

@MainActor
func makeController() -> UIViewController { UIViewController() }

extension HostKind {
    enum Screen: CaseIterable {
        case plain, table, collection, scrollView
    }

    @MainActor
    func makeHost() -> UIViewController {
        switch screen {
        case .plain: return UIViewController()
        case .table: return UITableViewController(style: .plain)
        case .collection:
            return UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        case .scrollView: return ScrollingViewController()
        }
    }

    @MainActor
    func makeScrollView(in view: UIView) -> UIView {
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 320, height: 2000)
        view.addSubview(scrollView)
        return scrollView
    }
}

/// A host whose view scrolls.
private final class ScrollingViewController: UIViewController {
    override func loadView() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
        scrollView.contentSize = CGSize(width: 320, height: 2000)
        view = scrollView
    }
}

// MARK: - The window

/// A window whose content changes, with or without a navigation controller.
final class WalkWindow: UIWindow, Headless.ScenelessWindow {
    private var isKeyboardFloating = false

    convenience init() {
        self.init(sceneless: .zero)
    }

    convenience init(showing host: UIViewController, isInNavigation: Bool) {
        self.init(sceneless: CGRect(x: 0, y: 0, width: 320, height: 640))
        rootViewController =
            isInNavigation ? UINavigationController(rootViewController: host) : host
        isHidden = false
    }

    func close() {
        isHidden = true
    }

    func leave(_ host: UIViewController, for other: UIViewController, animated: Bool) {
        guard let navigation = rootViewController as? UINavigationController else {
            rootViewController = other
            return
        }
        if navigation.topViewController === host {
            navigation.pushViewController(other, animated: animated)
        }
    }

    func comeBack(to host: UIViewController, animated: Bool) {
        if let navigation = rootViewController as? UINavigationController {
            navigation.popViewController(animated: animated)
        } else {
            rootViewController = host
        }
    }

    func turn() {
        let isTall = frame.width < frame.height
        frame.size = isTall ? CGSize(width: 640, height: 320) : CGSize(width: 320, height: 640)
        HeadlessUIKit.setSafeAreaInsets(
            isTall ? UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0) : .zero, of: self)
    }

    /// Taps at a point. Does nothing and returns false if the tap would hit another view.
    func tap(_ point: CGPoint, on view: UIView) -> Bool {
        hitTest(point, with: nil) === view && HeadlessUIKit.tap(at: point, in: self) === view
    }

    func press(_ view: UIView) -> Hand? {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return Hand(at: view.convert(middle, to: self), in: self)
    }

    // MARK: The keyboard

    func edit(_ field: UITextField) {
        field.becomeFirstResponder()
    }

    func edits(_ field: UITextField) -> Bool { field.isFirstResponder }

    func endEditing() {
        endEditing(true)
    }

    /// Lets the keyboard float, or docks it.
    func moveKeyboard() {
        isKeyboardFloating.toggle()
        if isKeyboardFloating {
            HeadlessUIKit.undockKeyboard(
                to: CGRect(x: 40, y: 100, width: 200, height: 120), in: self)
        } else {
            HeadlessUIKit.dockKeyboard(height: 180, in: self)
        }
    }

    /// Returns how much of a plugin's view the docked keyboard covers; nil if there is no room above it.
    func heightCoveredByKeyboard(of view: UIView, in host: UIViewController) -> CGFloat? {
        guard let area = host.viewIfLoaded, area.window === self else { return nil }
        let top = area.convert(area.keyboardLayoutGuide.layoutFrame, to: self).minY
        let room = top - area.convert(area.safeAreaLayoutGuide.layoutFrame, to: self).minY
        if room < view.bounds.height + 16 { return nil }
        return view.convert(view.bounds, to: self).maxY - top
    }

    /// Returns the view that a finger hits, and all responders after it.
    func responders(at point: CGPoint) -> [UIResponder] {
        Array(
            sequence(first: hitTest(point, with: nil) as UIResponder?) { $0?.next }.compactMap(
                \.self))
    }
}
#endif

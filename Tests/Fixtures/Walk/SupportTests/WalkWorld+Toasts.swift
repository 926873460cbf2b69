import Foundation

@testable import Walk

/// The toasts of a walk, which are shown one after the other.
@MainActor
struct ToastQueue {
    /// The greatest number of toasts that wait, as the description says.
    private static let limit = 2

    /// The text of the toasts that have not been shown yet, in order.
    private var waiting: [String] = []
    private var count = 0

    var isEmpty: Bool { waiting.isEmpty }

    /// Returns the text of the next toast. Two toasts that follow each other often have the same.
    mutating func nextText() -> String {
        count += 1
        return "\(count / 2 % 3)"
    }

    /// Adds a toast, unless it is merged with the one before.
    ///
    /// - Parameter last: The toast on the host; nil if there is none.
    mutating func add(_ text: String, after last: ToastViewController?) {
        let shown = last.flatMap { $0.presentation.isLeaving ? nil : $0.text }
        if text == waiting.last ?? shown { return }
        waiting.append(text)
        if last != nil, waiting.count > Self.limit { waiting.removeFirst() }
    }

    /// Removes the first toast, because it is shown.
    ///
    /// - Returns: whether a toast with this text was the next one.
    mutating func begin(_ text: String) -> Bool {
        guard waiting.first == text else { return false }
        waiting.removeFirst()
        return true
    }

    mutating func removeLast() {
        waiting.removeLast()
    }

    mutating func removeAll() {
        waiting = []
    }
}

extension WalkWorld {
    /// Shows a toast, or lets it wait.
    func showToast() {
        let text = toasts.nextText()
        toasts.add(text, after: host.children.newest(ToastViewController.self))
        let toast = host.showToast(text: text)
        restart(toast)
        if toast.text != text { fail("another toast was shown") }
        if toast.parent == nil, host.children.newest(ToastViewController.self) == nil {
            fail("a toast waits for nothing")
        }
    }

    /// Removes the last toast that waits, which must not be shown later.
    func withdrawToast() {
        let shown = host.children.newest(ToastViewController.self)
        guard let last = shown?.presentation.queue.last as? ToastViewController else { return }
        toasts.removeLast()
        last.remove()
        if shown?.presentation.queue.last === last { fail("a removed toast waits") }
    }

    /// Checks that a new toast on the host is the next one.
    func checkOrder(of toast: ToastViewController) {
        if toast.parent === host, !toasts.begin(toast.text) { fail("a toast came out of order") }
    }

    /// Checks that one toast is shown at a time, and that none is lost.
    func checkToasts() {
        let shown = host.children.compactMap { $0 as? ToastViewController }
        if shown.count(where: { !$0.presentation.isLeaving }) > 1 { fail("two toasts are shown") }
        if shown.isEmpty, !toasts.isEmpty { fail("a toast that waits was lost") }
    }

    /// Lets VoiceOver finish the announcement of a toast.
    func finishAnnouncement() {
        guard
            let text = host.children.newest(ToastViewController.self)?.presentation.lastAnnouncement
        else { return }
        Headless.finishAnnouncement(text)
    }

    /// Puts a finger or the mouse on a toast, and moves it down by a distance, or up.
    func swipe(_ child: Int, by distance: CGFloat) {
        guard hand == nil, let toast = plugin(child) as? ToastViewController,
            toast.viewIfLoaded?.window === window
        else { return }
        window.layoutIfNeeded()
        touch(toast.view)
        if hand?.view.isDescendant(of: toast.view) == true { touchedPlugin = toast }
        drag(by: distance)
    }

    /// Moves the finger that is down, or the mouse.
    func drag(by distance: CGFloat) {
        guard touchedPlugin is ToastViewController else { return }
        hand?.drag(by: distance, at: clock.now)
    }
}

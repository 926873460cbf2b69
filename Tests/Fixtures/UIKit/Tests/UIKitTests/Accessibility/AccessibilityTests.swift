import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite struct AccessibilityTests {
        init() { HeadlessUIKit.reset() }

        @Test func postsAreRecordedInOrder() {
            let title = UILabel()
            UIAccessibility.post(notification: .announcement, argument: "Loading")
            UIAccessibility.post(notification: .screenChanged, argument: title)
            let posted = HeadlessUIKit.postedNotifications
            expect(posted.map(\.notification), equals: [.announcement, .screenChanged])
            expect(posted.first?.text, equals: "Loading")
            expect(HeadlessUIKit.focusedAccessibilityElement === title)
            expect(title.accessibilityElementIsFocused())
        }

        @Test func settingsPostTheirNotifications() {
            let posts = Posts()
            let center = NotificationCenter.default
            let tokens = [
                UIAccessibility.voiceOverStatusDidChangeNotification,
                UIAccessibility.reduceMotionStatusDidChangeNotification,
            ].map { name in
                center.addObserver(forName: name, object: nil, queue: nil) { _ in posts.add() }
            }
            HeadlessUIKit.isVoiceOverRunning = true
            HeadlessUIKit.isVoiceOverRunning = true
            HeadlessUIKit.isReduceMotionEnabled = true
            expect(UIAccessibility.isVoiceOverRunning)
            expect(UIAccessibility.isReduceMotionEnabled)
            expect(posts.count, equals: 2)
            for token in tokens { center.removeObserver(token) }
        }

        private final class Posts: @unchecked Sendable {
            private(set) var count = 0
            func add() { count += 1 }
        }

        @Test func labelsAndButtonsDescribeThemselves() {
            let label = UILabel()
            label.text = "No connection"
            expect(label.isAccessibilityElement)
            expect(label.accessibilityLabel, equals: "No connection")
            expect(label.accessibilityTraits, equals: .staticText)
            let button = UIButton(type: .system)
            button.setTitle("Retry", for: .normal)
            expect(button.accessibilityLabel, equals: "Retry")
            expect(button.accessibilityTraits.contains(.button))
            expect(!UIView().isAccessibilityElement)
        }

        @Test func controllersCanHandleEscape() {
            final class Modal: UIViewController {
                var escaped = false
                override func accessibilityPerformEscape() -> Bool {
                    escaped = true
                    return true
                }
            }
            let modal = Modal()
            modal.view.accessibilityViewIsModal = true
            expect(modal.accessibilityPerformEscape())
            expect(modal.escaped)
            expect(!UIViewController().accessibilityPerformEscape())
        }

        @Test func customActionsRunTheirHandlers() {
            let action = UIAccessibilityCustomAction(name: "Expand") { _ in true }
            expect(action.actionHandler?(action), equals: true)
        }

        @Test func onlyWhatRunsHasAFocus() {
            let view = UIView()
            HeadlessUIKit.focusedAccessibilityElement = view
            expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) == nil)
            HeadlessUIKit.isVoiceOverRunning = true
            expect(
                UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView === view)
            expect(UIAccessibility.focusedElement(using: nil) as? UIView === view)
            expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
        }
    }
}

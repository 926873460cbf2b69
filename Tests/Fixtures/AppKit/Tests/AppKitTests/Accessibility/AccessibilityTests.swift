import AppKit
import Testing

extension AllTests {
    @MainActor
    @Suite struct AccessibilityTests {
        init() { HeadlessAppKit.reset() }

        @Test func notificationsAreRecorded() {
            let view = NSView()
            NSAccessibility.post(element: view, notification: .layoutChanged)
            NSAccessibility.post(
                element: view, notification: .announcementRequested,
                userInfo: [
                    .announcement: "Loading",
                    .priority: NSAccessibilityPriorityLevel.high.rawValue,
                ])
            let posted = HeadlessAppKit.postedNotifications
            expect(posted.map(\.notification), equals: [.layoutChanged, .announcementRequested])
            expect(posted[0].element as? NSView === view)
            expect(posted[1].text, equals: "Loading")
            expect(posted[1].priority, equals: .high)
            HeadlessAppKit.clearPostedNotifications()
            expect(HeadlessAppKit.postedNotifications.isEmpty)
        }

        @Test func elementsCanBeNamedInANotification() {
            let view = NSView()
            NSAccessibility.post(
                element: view, notification: .layoutChanged, userInfo: [.uiElements: [view]])
            expect(HeadlessAppKit.postedNotifications.first?.elements?.first as? NSView === view)
        }

        @Test func someViewsHaveValuesOfTheirOwn() {
            let label = NSTextField(labelWithString: "Text")
            label.setAccessibilityValue("another")
            expect(label.accessibilityValue(), equals: "Text")
            let bar = NSProgressIndicator()
            bar.isIndeterminate = false
            bar.doubleValue = 0.5
            let value: NSNumber? = bar.accessibilityValue()
            expect(value, equals: 0.5)
            bar.setAccessibilityValueDescription("half of it")
            expect(bar.accessibilityValueDescription(), equals: "half of it")
        }

        @Test func viewsKeepWhatTheyAreTold() {
            let view = NSView()
            expect(!view.isAccessibilityElement())
            view.setAccessibilityElement(true)
            view.setAccessibilityLabel("Label")
            view.setAccessibilityHelp("Help")
            view.setAccessibilityValue(3)
            view.setAccessibilityIdentifier("id")
            view.setAccessibilityRole(.group)
            view.setAccessibilitySubrole(.dialog)
            view.setAccessibilityModal(true)
            view.setAccessibilitySelected(true)
            view.setAccessibilityHidden(true)
            view.setAccessibilityEnabled(false)
            expect(view.isAccessibilityElement())
            expect(view.accessibilityLabel(), equals: "Label")
            expect(view.accessibilityHelp(), equals: "Help")
            expect(view.accessibilityValue() as? Int, equals: 3)
            expect(view.accessibilityIdentifier(), equals: "id")
            expect(view.accessibilityRole(), equals: .group)
            expect(view.accessibilitySubrole(), equals: .dialog)
            expect(view.isAccessibilityModal())
            expect(view.isAccessibilitySelected())
            expect(view.isAccessibilityHidden())
            expect(!view.isAccessibilityEnabled())
        }

        @Test func controlsAreElements() {
            expect(NSButton().isAccessibilityElement())
            expect(NSTextField(labelWithString: "").isAccessibilityElement())
            expect(NSProgressIndicator().isAccessibilityElement())
            expect(NSImageView().isAccessibilityElement())
        }

        @Test func pressingPerformsAClick() {
            let button = NSButton(title: "", target: nil, action: Selector("press:"))
            expect(button.accessibilityPerformPress())
            expect(HeadlessAppKit.sentActions.count, equals: 1)
            button.isEnabled = false
            expect(!button.accessibilityPerformPress())
        }

        @Test func framesAreInScreenCoordinates() {
            let host = HostController()
            let window = show(host)
            window.setFrameOrigin(NSPoint(x: 100, y: 200))
            let view = NSView(frame: NSRect(x: 1, y: 2, width: 3, height: 4))
            host.view.addSubview(view)
            expect(view.accessibilityFrame(), equals: NSRect(x: 101, y: 202, width: 3, height: 4))
            expect(view.accessibilityParent() as? NSView === host.view)
        }

        @Test func theWorkspaceTellsOfChangedOptions() {
            var count = 0
            let center = NSWorkspace.shared.notificationCenter
            let token = center.addObserver(
                forName: NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, object: nil,
                queue: nil
            ) { _ in MainActor.assumeIsolated { count += 1 } }
            expect(!NSWorkspace.shared.accessibilityDisplayShouldReduceMotion)
            HeadlessAppKit.shouldReduceMotion = true
            HeadlessAppKit.shouldReduceMotion = true
            expect(NSWorkspace.shared.accessibilityDisplayShouldReduceMotion)
            expect(count, equals: 1)
            center.removeObserver(token)
            HeadlessAppKit.isVoiceOverEnabled = true
            expect(NSWorkspace.shared.isVoiceOverEnabled)
            HeadlessAppKit.reset()
            expect(!NSWorkspace.shared.isVoiceOverEnabled)
        }
    }
}

#if UIKIT
import Testing
import UIKit

@testable import Runtime

@MainActor
@Suite("Stacks that can be tapped")
struct TapStackTests {
    @Test(
        "a stack that can be tapped is a button for VoiceOver, with the labels of its visible views"
    )
    func isTappedAsButton() {
        let (stack, row) = (PluginTapStack(), UIStackView())
        let labels = ["One", "Two", "Three"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        row.addArrangedSubview(labels[1])
        for view in [UIView(), labels[0], row, labels[2]] { stack.addArrangedSubview(view) }
        var count = 0
        stack.tapHandler = { count += 1 }
        stack.isButton = true
        expect(stack.isAccessibilityElement, "it is not an element")
        expect(stack.accessibilityTraits.contains(.button), "it is not a button")
        expect(stack.accessibilityLabel, equals: "One, Two, Three", "a label is missing")
        labels[0].text = "First"
        labels[2].isHidden = true
        expect(stack.accessibilityLabel, equals: "First, Two", "it has a former label")
        row.isHidden = true
        expect(stack.accessibilityLabel, equals: "First", "it has a hidden label")
        stack.tapTitle = "Open"
        expect(stack.accessibilityLabel, equals: "Open", "it has another label")
        expect(stack.accessibilityCustomActions == nil, "a button has an action")
        expect(stack.accessibilityActivate(), "VoiceOver does not activate it")
        expect(count, equals: 1, "it does not call its handler")
        stack.isHidden = true
        expect(!stack.accessibilityActivate(), "it is activated while it is hidden")
        expect(count, equals: 1, "it calls its handler while it is hidden")
        stack.isHidden = false

        stack.isButton = false
        stack.accessibilityLabel = "List"
        expect(!stack.isAccessibilityElement, "VoiceOver cannot reach the views in it")
        expect(!stack.accessibilityTraits.contains(.button), "it is still a button")
        expect(stack.accessibilityLabel, equals: "List", "it has no label of its own")
        let actions = stack.accessibilityCustomActions ?? []
        expect(actions.map(\.name), equals: ["Open"], "it has no action")
        let isDone = actions.first.map { $0.actionHandler?($0) == true }
        expect(isDone, equals: true, "its action fails")
        expect(count, equals: 2, "its action does not call its handler")
        stack.tapTitle = nil
        stack.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Other") { _ in true }]
        let names = stack.accessibilityCustomActions?.map(\.name)
        expect(names, equals: ["Other"], "it has no actions of its own")
    }

    #if os(Linux)
    @Test("touches on controls in a stack are not for the stack")
    func leavesTouchesToControls() {
        let window = HostWindow()
        let stack = PluginTapStack(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        let button = UIButton(frame: CGRect(x: 60, y: 0, width: 60, height: 40))
        var count = 0
        stack.tapHandler = { count += 1 }
        stack.recognizeTaps(on: stack)
        for view in [label, button] { stack.addSubview(view) }
        window.host.view.addSubview(stack)
        for (x, expected) in [(30, 1), (90, 1), (160, 2)] {
            HeadlessUIKit.tap(at: CGPoint(x: x, y: 20), in: window)
            expect(count, equals: expected, "a touch at \(x) is for the wrong view")
        }
    }
    #endif

    @Test("a stack that can be pressed is activated once by a long press")
    func isPressed() throws {
        let stack = PluginTapStack()
        var count = 0
        stack.tapHandler = { count += 1 }
        stack.recognizePresses(on: stack)
        let recognizer = try #require(
            stack.gestureRecognizers?.first as? UILongPressGestureRecognizer, "no press is recognized")
        expect(recognizer.delegate === stack, "it takes all presses")
        for state in [.began, .changed, .ended] as [UIGestureRecognizer.State] {
            recognizer.state = state
            stack.activate(by: recognizer)
        }
        expect(count, equals: 1, "a press is not one activation")
        expect(stack.accessibilityActivate() && count == 2, "VoiceOver does not activate it")
    }

    #if os(Linux)
    @Test("a finger that presses a stack activates it when the press begins")
    func isPressedByFinger() throws {
        let window = HostWindow()
        let stack = PluginTapStack(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        var count = 0
        stack.tapHandler = { count += 1 }
        stack.recognizePresses(on: stack)
        window.host.view.addSubview(stack)
        let finger = try #require(HeadlessUIKit.press(at: CGPoint(x: 20, y: 20), in: window))
        finger.hold(for: 0.3)
        expect(count, equals: 0, "it is activated by a short press")
        finger.hold(for: 0.3)
        expect(count, equals: 1, "it is not activated")
        finger.move(to: CGPoint(x: 60, y: 20))
        finger.lift()
        expect(count, equals: 1, "it is activated again")
    }
    #endif
}
#endif

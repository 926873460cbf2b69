#if !UIKIT
import AppKit
import Testing

@testable import Runtime

@MainActor
@Suite("Controls with closures")
struct ControlTests {
    @Test("a control calls its closure when it sends its action")
    func callsHandlers() {
        var calls: [String] = []
        let button = PluginButton()
        button.pressHandler = { calls.append("button") }
        let toggle = PluginSwitch()
        toggle.changeHandler = { calls.append("switch") }
        let slider = PluginSlider()
        slider.changeHandler = { calls.append("slider") }
        let segments = PluginSegmentedControl()
        segments.changeHandler = { calls.append("segments") }
        for control: NSControl in [button, toggle, slider, segments] {
            expect(control.action != nil, "a control without an action does not send one")
            expect(control.sendAction(control.action, to: control.target), "it sends nothing")
        }
        expect(calls, equals: ["button", "switch", "slider", "segments"], "a closure is not called")
    }

    @Test("a switch is on or off")
    func isOn() {
        let toggle = PluginSwitch()
        expect(!toggle.isOn, "it is on at first")
        toggle.isOn = true
        expect(toggle.state == .on && toggle.isOn, "it is off")
        toggle.isOn = false
        expect(toggle.state == .off && !toggle.isOn, "it is on")
    }

    @Test("a text field calls its closure when its text is edited")
    func callsTextHandlers() {
        var count = 0
        let (field, secure) = (PluginTextField(), PluginSecureTextField())
        let search = PluginSearchField()
        field.changeHandler = { count += 1 }
        search.changeHandler = { count += 1 }
        secure.changeHandler = { count += 1 }
        let name = NSControl.textDidChangeNotification
        field.textDidChange(Notification(name: name, object: field))
        expect(count, equals: 1, "the text field does not call its closure")
        secure.textDidChange(Notification(name: name, object: secure))
        expect(count, equals: 2, "the secure text field does not call its closure")
        search.textDidChange(Notification(name: name, object: search))
        expect(count, equals: 3, "the search field does not call its closure")
    }

    @Test("a readable guide is as wide as the margins, up to a width that can be read")
    func limitsLines() {
        for width in [320, 1000] as [CGFloat] {
            let window = HostWindow(size: CGSize(width: width, height: 400))
            let view: NSView = window.host.view
            let guide = PluginView.addReadableGuide(to: view)
            window.layoutIfNeeded()
            let margins = HostWindow.frame(of: view.layoutMarginsGuide)
            let frame = HostWindow.frame(of: guide)
            expect(frame.width, equals: min(margins.width, 672), "it is wider or narrower")
            expect(frame.midX, equals: margins.midX, "it is not centered")
            expect(frame.height, equals: margins.height, "it is not as high as the margins")
            expect(view.frame.width, equals: width, "it resizes the window")
        }
    }
}
#endif

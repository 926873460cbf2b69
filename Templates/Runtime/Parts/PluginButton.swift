#if !UIKIT
/// A button that calls a closure.
@MainActor
package class PluginButton: NSButton {
    /// Called when the button is pressed.
    package var pressHandler: () -> Void = {}

    /// A button without a title. It has an action because buttons without one ignore presses; the action is never sent.
    package convenience init() { self.init(title: "", target: nil, action: AppKit.Selector(("callPressHandler"))) }

    package override func sendAction(_ action: AppKit.Selector?, to target: Any?) -> Bool {
        pressHandler()
        return true
    }
}
#endif

#if !UIKIT
/// A switch that calls a closure.
@MainActor
package final class PluginSwitch: NSSwitch {
    /// Called when the user turns the switch on or off.
    package var changeHandler: () -> Void = {} {
        // A control without an action does not send one. This action is never sent.
        didSet { action = AppKit.Selector(("callChangeHandler")) }
    }

    package var isOn: Bool {
        get { state != .off }
        set { state = newValue ? .on : .off }
    }

    package override func sendAction(_ action: AppKit.Selector?, to target: Any?) -> Bool {
        changeHandler()
        return true
    }
}
#endif

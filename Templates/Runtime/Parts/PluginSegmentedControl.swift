#if !UIKIT
/// A segmented control that calls a closure.
@MainActor
package final class PluginSegmentedControl: NSSegmentedControl {
    /// Called when the user selects a segment.
    package var changeHandler: () -> Void = {} {
        // A control without an action does not send one. This action is never sent.
        didSet { action = AppKit.Selector(("callChangeHandler")) }
    }

    package override func sendAction(_ action: AppKit.Selector?, to target: Any?) -> Bool {
        changeHandler()
        return true
    }
}
#endif

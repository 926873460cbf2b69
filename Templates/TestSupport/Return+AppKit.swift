#if !UIKIT
import AppKit

@testable import Runtime

extension HostWindow {
    /// Acts like Return in a text field without an action: presses the default button.
    static func pressReturn(in field: NSTextField) {
        let event = NSEvent.keyEvent(
            with: .keyDown, location: .zero, modifierFlags: [], timestamp: 0,
            windowNumber: field.window?.windowNumber ?? 0, context: nil, characters: "\r",
            charactersIgnoringModifiers: "\r", isARepeat: false, keyCode: 36)
        if let event { _ = field.window?.performKeyEquivalent(with: event) }
    }
}
#endif

import Foundation
import HeadlessKit

/// Views that a window should make its first responder although they are not in it. AppKit logs
/// each of them, and makes the window its own first responder.
@MainActor
enum ForeignFirstResponders {
    private(set) static var reports: [String] = []

    static func report(_ view: NSView, to window: NSWindow) {
        let text =
            "Setting \(Exceptions.describe(view)) as the first responder for window "
            + "\(Exceptions.describe(window)), but it is in a different window "
            + "(\(Exceptions.describe(view.window)))!"
        FileHandle.standardError.write(Data("ERROR: \(text)\n".utf8))
        reports.append(text)
    }

    static func discard() {
        reports = []
    }
}

extension HeadlessAppKit {
    /// The log of views that windows should make their first responders although they are not in
    /// them.
    public static var foreignFirstResponders: [String] { ForeignFirstResponders.reports }
}

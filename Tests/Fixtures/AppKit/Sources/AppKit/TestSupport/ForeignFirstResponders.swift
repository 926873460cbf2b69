import Foundation
import HeadlessKit

/// Views that a window was asked to make its first responder, and that are not in it. AppKit logs each,
/// and makes the window its own first responder.
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
    /// What was logged of views that windows were to make their first responders without holding them.
    public static var foreignFirstResponders: [String] { ForeignFirstResponders.reports }
}

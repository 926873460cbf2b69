import Foundation
import HeadlessKit

/// Views that were asked to lay themselves out while they were being laid out. AppKit logs the first,
/// and does not nest the layout.
@MainActor
enum LayoutRecursions {
    private(set) static var reports: [String] = []

    static func report(_ view: NSView) {
        if reports.isEmpty {
            let text =
                "It's not legal to call -layoutSubtreeIfNeeded on a view which is already being laid "
                + "out.\n"
            FileHandle.standardError.write(Data(text.utf8))
        }
        reports.append(Exceptions.describe(view))
    }

    static func discard() {
        reports = []
    }
}

extension HeadlessAppKit {
    /// The views that were asked to lay themselves out while they were being laid out.
    public static var layoutRecursions: [String] { LayoutRecursions.reports }
}

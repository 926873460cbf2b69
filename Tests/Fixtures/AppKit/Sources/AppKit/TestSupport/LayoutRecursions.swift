import Foundation
import HeadlessKit

/// Views that should lay themselves out during their own layout. AppKit logs the first of them, and
/// does not nest the layout.
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
    /// The views that should lay themselves out during their own layout.
    public static var layoutRecursions: [String] { LayoutRecursions.reports }
}

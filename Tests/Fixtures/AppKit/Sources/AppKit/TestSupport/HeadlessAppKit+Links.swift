import Foundation

extension HeadlessAppKit {
    /// The URLs that the workspace was asked to open.
    public static var openedURLs: [URL] { Environment.shared.values.openedURLs }

    /// Clicks the first link with a URL in a text field, which becomes the first responder. Returns false if there is no
    /// such link that can be clicked.
    public static func clickLink(_ url: URL, in field: NSTextField) -> Bool {
        let text = field.attributedStringValue
        var location: Int?
        let all = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.link, in: all) { value, range, stop in
            guard value as? URL == url else { return }
            location = range.location
            stop.pointee = true
        }
        guard let location, field.isSelectable, field.allowsEditingTextAttributes,
            field.window?.makeFirstResponder(field) == true,
            let editor = field.currentEditor() as? NSTextView
        else { return false }
        editor.clicked(onLink: url, at: location)
        return true
    }
}

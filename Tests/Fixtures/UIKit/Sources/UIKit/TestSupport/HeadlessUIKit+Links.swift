import Foundation
import HeadlessKit

extension HeadlessUIKit {
    /// The version of iOS whose methods a text view calls on its delegate when the user follows a link.
    public enum LinkInteraction: Sendable {
        case iOS15
        case iOS17
    }

    /// Follows the first link with a URL in a text view, as a tap does. Returns the URL if the text view opens it;
    /// nil if the delegate prevents that, or if there is no such link that can be followed.
    public static func followLink(
        _ url: URL, in textView: UITextView, as interaction: LinkInteraction = .iOS17
    ) -> URL? {
        guard textView.isSelectable, !textView.isEditable, let range = textView.range(of: url)
        else { return nil }
        let delegate = textView.delegate as? any UITextViewDelegate
        switch interaction {
        case .iOS15:
            let isAllowed =
                delegate?.textView(
                    textView, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
            return isAllowed ?? true ? url : nil
        case .iOS17:
            var opened: URL?
            let open = UIAction { _ in opened = url }
            let item = UITextItem(content: .link(url), range: range)
            guard let delegate else { return url }
            let action = delegate.textView(
                textView, primaryActionFor: item, defaultAction: open)
            action?.performWithSender(textView, target: nil)
            return opened
        }
    }
}

extension UITextView {
    fileprivate func range(of url: URL) -> NSRange? {
        var found: NSRange?
        let all = NSRange(location: 0, length: attributedText.length)
        attributedText.enumerateAttribute(.link, in: all) { value, range, stop in
            guard value as? URL == url else { return }
            found = range
            stop.pointee = true
        }
        return found
    }
}

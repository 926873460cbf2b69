import Foundation

// Foundation has this initializer on Apple's platforms only. Source:
// https://developer.apple.com/documentation/foundation/nsattributedstring/init(_:)-7x1e8

extension NSAttributedString {
    /// Creates a text with the links and colors of another one. Apple's initializer converts the attributes of all scopes.
    public convenience init(_ attributedString: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attributedString.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.link] = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]
            attributes[.foregroundColor] =
                run[AttributeScopes.AppKitAttributes.ForegroundColorAttribute.self]
            let characters = String(attributedString[run.range].characters)
            text.append(NSAttributedString(string: characters, attributes: attributes))
        }
        self.init(attributedString: text)
    }
}

/// The class of a view if it is one of the app, and the expression that creates the view.
package struct ViewClass: Sendable {
    /// The class; nil for the framework's class.
    package let type: Located<String>?
    /// The expression; nil to call the type without arguments.
    package let creation: Located<String>?

    init(type: Located<String>?, creation: Located<String>?) {
        self.type = type
        self.creation = creation
    }

    /// Decodes the class of a label, a button, an image or an activity indicator. Returns nil if
    /// the framework creates the view.
    init?(_ node: JSONNode) {
        type = node.locatedString("type")
        creation = node.locatedString("create")
        if type == nil, creation == nil { return nil }
    }
}

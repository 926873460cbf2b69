/// The spellings that templates can use by name. A template that uses any other name has an error.
///
/// The page TemplateData lists them for authors of custom templates.
struct TemplateNames: Sendable {
    /// The type of the distances to edges.
    var edgeInsets: String
    /// The type of fonts.
    var font: String
    /// The type of layout guides.
    var layoutGuide: String
    /// The type of constraint priorities.
    var layoutPriority: String
    /// The property for the opacity of a view.
    var alpha: String
    /// Whether view controllers get calls when they move to a parent.
    var callsMoveMethods: Bool
    /// The method that VoiceOver's escape gesture calls; nil if the Escape key has that role.
    var escapeMethod: String?
    /// The expression for whether assistive technologies ignore everything behind a view.
    var isModalView: String
    /// The member of a color that resolves it for the current appearance.
    var resolvedColor: String
    /// The property for the text of a label.
    var shownText: String
    /// The word for pressing a button.
    var tap: String
    /// The word for touches on views.
    var touches: String
    /// The word `touches`, capitalized for names.
    var capitalizedTouches: String
    /// The method that the framework calls after it lays out a view.
    var viewDidLayout: String

    /// The names as data for a template.
    var context: MustacheObject {
        [
            "EdgeInsets": .text(edgeInsets),
            "Font": .text(font),
            "LayoutGuide": .text(layoutGuide),
            "LayoutPriority": .text(layoutPriority),
            "alpha": .text(alpha),
            "callsMoveMethods": .flag(callsMoveMethods),
            "escapeMethod": .optional(escapeMethod),
            "isModalView": .text(isModalView),
            "resolvedColor": .text(resolvedColor),
            "shownText": .text(shownText),
            "tap": .text(tap),
            "touches": .text(touches),
            "Touches": .text(capitalizedTouches),
            "viewDidLayout": .text(viewDidLayout),
        ]
    }
}

import PluginDescriptions

/// The spellings that templates can use by name. A template that uses any other name has an error.
///
/// The page TemplateData lists them for authors of custom templates.
struct TemplateNames: Sendable {
    /// The type of the closure that is called after an animation.
    var completion: String
    /// The type of the distances to edges.
    var edgeInsets: String
    /// The type of fonts.
    var font: String
    /// The type of layout guides.
    var layoutGuide: String
    /// The type of constraint priorities.
    var layoutPriority: String
    /// The class of views that turn each added subview into a pane; nil if there is none.
    var splitView: String?
    /// The expression for the insets that enlarge the safe area of a view controller.
    var additionalInsets: String
    /// The property for the opacity of a view.
    var alpha: String
    /// The property that makes a plugin block all touches during its delay.
    var blocksEarly: String
    /// Whether view controllers get calls when they move to a parent.
    var callsMoveMethods: Bool
    /// The method that VoiceOver's escape gesture calls; nil if the Escape key has that role.
    var escapeMethod: String?
    /// The method that finally removes a plugin from its host.
    var finishDetaching: String
    /// The constraint priority of a size that is as small as possible.
    var fittingSize: String
    /// The words for the state in which a plugin stays longer.
    var inUse: String
    /// The expression for whether assistive technologies ignore everything behind a view.
    var isModalView: String
    /// The expression for whether Switch Control is running.
    var isSwitchControlRunning: String
    /// The expression for whether VoiceOver is running.
    var isVoiceOverRunning: String
    /// Whether a view keeps the constraints of its own size after it is removed.
    var keepsConstraints: Bool
    /// The method that lays out a view immediately.
    var layoutIfNeeded: String
    /// The property for the view of a view controller; its value is nil until the view is loaded.
    var loadedView: String
    /// The layout guide that stays in place while a container scrolls; nil if containers do not
    /// scroll.
    var scrollFrame: String?
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
    /// The expression for whether `view` is modal for assistive technologies.
    var viewIsModal: String
    /// Whether a plugin is informed of its move only after the animation.
    var waitsForMotion: Bool

    /// The names as data for a template.
    var context: MustacheObject {
        [
            "Completion": .text(completion),
            "EdgeInsets": .text(edgeInsets),
            "Font": .text(font),
            "LayoutGuide": .text(layoutGuide),
            "LayoutPriority": .text(layoutPriority),
            "SplitView": .optional(splitView),
            "additionalInsets": .text(additionalInsets),
            "alpha": .text(alpha),
            "blocksEarly": .text(blocksEarly),
            "callsMoveMethods": .flag(callsMoveMethods),
            "escapeMethod": .optional(escapeMethod),
            "finishDetaching": .text(finishDetaching),
            "fittingSize": .text(fittingSize),
            "inUse": .text(inUse),
            "isModalView": .text(isModalView),
            "isSwitchControlRunning": .text(isSwitchControlRunning),
            "isVoiceOverRunning": .text(isVoiceOverRunning),
            "keepsConstraints": .flag(keepsConstraints),
            "layoutIfNeeded": .text(layoutIfNeeded),
            "loadedView": .text(loadedView),
            "resolvedColor": .text(resolvedColor),
            "scrollFrame": .optional(scrollFrame),
            "shownText": .text(shownText),
            "tap": .text(tap),
            "touches": .text(touches),
            "Touches": .text(capitalizedTouches),
            "viewDidLayout": .text(viewDidLayout),
            "viewIsModal": .text(viewIsModal),
            "waitsForMotion": .flag(waitsForMotion),
        ]
    }
}

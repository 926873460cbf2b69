import PluginDescriptions

/// The spellings that templates can name: a name in a template that is missing here is an error of the template.
///
/// The page TemplateData lists them for those who write custom templates.
struct TemplateNames: Sendable {
    /// The type of what is called when a motion has ended.
    var completion: String
    /// The type of distances to edges.
    var edgeInsets: String
    /// The type of layout guides.
    var layoutGuide: String
    /// The type of the priorities of constraints.
    var layoutPriority: String
    /// The class of views that make a pane of each view that is added to them; nothing where there is none.
    var splitView: String?
    /// What widens the safe area of a view controller.
    var additionalInsets: String
    /// The property of a view that makes it transparent.
    var alpha: String
    /// The property by which a plugin takes all touches during its delay.
    var blocksEarly: String
    /// What is called when a child is added, as tests write it down.
    var callsOfAdding: String
    /// What is called when a plugin is removed, as tests write it down.
    var callsOfRemoval: String
    /// What is called when a child is removed, as tests write it down.
    var callsOfRemoving: String
    /// The method that VoiceOver's escape gesture calls; none where the Escape key does that.
    var escapeMethod: String?
    /// The method that takes a plugin out of its host at last.
    var finishDetaching: String
    /// The priority of a size that is as small as it can be.
    var fittingSize: String
    /// How the identifier of a view is read.
    var identifierOfView: String
    /// When a plugin stays for longer, in words.
    var inUse: String
    /// How it is read whether assistive technologies ignore what is behind a view.
    var isModalView: String
    /// `true` where a view holds constraints of its own size, which outlast its removal.
    var keepsConstraints: Bool
    /// The last of `callsOfRemoval`.
    var lastCallOfRemoval: String
    /// The method by which a view is laid out at once.
    var layoutIfNeeded: String
    /// The property for the view of a view controller, nil while it is not loaded.
    var loadedView: String
    /// How a view is made modal for assistive technologies.
    var makeModal: String
    /// The property by which a view lets touches beside its content through.
    var passes: String
    /// The layout guide of what stays while a container scrolls; nothing where containers do not scroll.
    var scrollFrame: String?
    /// The member of a color that resolves it for the current appearance.
    var resolvedColor: String
    /// The property for the text of a label.
    var shownText: String
    /// The expression for whether Switch Control runs.
    var switchControlRuns: String
    /// What the user does with a button.
    var tap: String
    /// `true` where view controllers are told that they move to a parent.
    var tellsOfMoves: Bool
    /// What happens to a view that is touched, in words.
    var touched: String
    /// What the user does with views, in words.
    var touches: String
    /// What `touches` are called in names.
    var capitalizedTouches: String
    /// The method that is called when a view was laid out.
    var viewDidLayout: String
    /// How it is read whether `view` is modal for assistive technologies.
    var viewIsModal: String
    /// The expression for whether VoiceOver runs.
    var voiceOverRuns: String
    /// `true` where a plugin is told that it moved when the motion has ended.
    var waitsForMotion: Bool

    /// The names as the data of a template.
    var context: MustacheObject {
        [
            "Completion": .text(completion),
            "EdgeInsets": .text(edgeInsets),
            "LayoutGuide": .text(layoutGuide),
            "LayoutPriority": .text(layoutPriority),
            "SplitView": .optional(splitView),
            "additionalInsets": .text(additionalInsets),
            "alpha": .text(alpha),
            "blocksEarly": .text(blocksEarly),
            "callsOfAdding": .text(callsOfAdding),
            "callsOfRemoval": .text(callsOfRemoval),
            "callsOfRemoving": .text(callsOfRemoving),
            "escapeMethod": .optional(escapeMethod),
            "finishDetaching": .text(finishDetaching),
            "fittingSize": .text(fittingSize),
            "identifierOfView": .text(identifierOfView),
            "inUse": .text(inUse),
            "isModalView": .text(isModalView),
            "keepsConstraints": .flag(keepsConstraints),
            "lastCallOfRemoval": .text(lastCallOfRemoval),
            "layoutIfNeeded": .text(layoutIfNeeded),
            "loadedView": .text(loadedView),
            "makeModal": .text(makeModal),
            "passes": .text(passes),
            "resolvedColor": .text(resolvedColor),
            "scrollFrame": .optional(scrollFrame),
            "shownText": .text(shownText),
            "switchControlRuns": .text(switchControlRuns),
            "tap": .text(tap),
            "tellsOfMoves": .flag(tellsOfMoves),
            "touched": .text(touched),
            "touches": .text(touches),
            "Touches": .text(capitalizedTouches),
            "viewDidLayout": .text(viewDidLayout),
            "viewIsModal": .text(viewIsModal),
            "voiceOverRuns": .text(voiceOverRuns),
            "waitsForMotion": .flag(waitsForMotion),
        ]
    }
}

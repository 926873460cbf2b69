/// A tap or a long press on a stack, or on the whole plugin if the stack is the outermost one.
package struct TapGesture: Sendable {
    /// The gestures, as the keys of stacks for them.
    package enum Kind: String, CaseIterable, Sendable {
        case tap
        case longPress
    }

    package let kind: Kind
    /// The name of the handler that is called.
    package let handler: Located<String>
    /// The text for VoiceOver; nil for the text of the labels.
    package let title: TextSource?
    /// The place of the long press if the stack has a tap too.
    let otherRange: SourceRange?

    /// Decodes the tap or the long press of a checked stack; nil if it has none.
    init?(_ node: JSONNode) {
        guard let kind = Kind.allCases.first(where: { node.member($0.rawValue) != nil }),
            let gesture = node.member(kind.rawValue),
            let handler = gesture.locatedString ?? gesture.locatedString("handler")
        else { return nil }
        self.kind = kind
        self.handler = handler
        title = gesture.text("title")
        otherRange = kind == .tap ? node.member(Kind.longPress.rawValue)?.range : nil
    }
}

extension ContentView {
    /// The tap or the long press on the view; nil if the view is not a stack with one.
    package var tap: TapGesture? {
        if case .stack(let stack) = self { stack.tap } else { nil }
    }

    /// Whether a tap on a stack around the view would be ambiguous for VoiceOver, because the view can be
    /// pressed or edited, or may contain such a view.
    package var isControl: Bool {
        switch self {
        case .button, .textField, .valueControl, .contentUnavailable, .custom, .swiftUI: true
        case .label(let label): label.mayHaveLinks
        case .stack, .image, .activityIndicator, .progress, .spacer: false
        }
    }
}

extension StackView {
    /// Whether VoiceOver sees the stack as one button. It does not if there are controls in the stack, which
    /// VoiceOver could not reach.
    package var isTappedAsButton: Bool {
        tap != nil && !ContentView.stack(self).flattened.contains(where: \.isControl)
    }
}

extension PluginDescription {
    /// Whether a stack can be tapped or pressed.
    package var hasTaps: Bool { views.contains { $0.tap != nil } }

    /// Whether a stack can be pressed.
    package var hasLongPresses: Bool { views.contains { $0.tap?.kind == .longPress } }
}

/// A tap on a stack, or on the whole plugin if the stack is the outermost one.
package struct TapGesture: Sendable {
    /// The name of the handler that is called.
    package let handler: Located<String>
    /// The text for VoiceOver; nil for the text of the labels.
    package let title: TextSource?

    /// Decodes the tap of a checked stack; nil if it has none.
    init?(_ node: JSONNode) {
        guard let tap = node.member("tap"),
            let handler = node.locatedString("tap") ?? tap.locatedString("handler")
        else { return nil }
        self.handler = handler
        title = tap.text("title")
    }
}

extension ContentView {
    /// The tap on the view; nil if the view is not a stack with a tap.
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
    /// Whether a stack can be tapped.
    package var hasTaps: Bool { views.contains { $0.tap != nil } }
}

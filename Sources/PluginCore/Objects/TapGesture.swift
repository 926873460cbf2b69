/// A tap or a long press on a stack, or on the whole plugin if the stack is the outermost one.
package struct TapGesture: Sendable {
    /// The gestures, as the keys of stacks for them.
    package enum Kind: String, CaseIterable, Sendable {
        case tap, longPress
    }

    private let node: JSONNode
    package let kind: Kind

    /// Creates the tap or the long press of a checked stack; nil if it has none.
    init?(_ node: JSONNode) {
        guard let kind = Kind.allCases.first(where: { node.member($0.rawValue) != nil }) else { return nil }
        self.node = node
        self.kind = kind
    }

    private var gesture: JSONNode { node.object(kind.rawValue) }
    /// The name of the handler that is called.
    package var handler: Located<String> { gesture.locatedString ?? gesture.required("handler") }
    /// The text for VoiceOver; nil for the text of the labels.
    package var title: TextSource? { gesture.text("title") }
}

extension ContentView {
    /// The tap or the long press on the view; nil if the view is not a stack with one.
    package var tap: TapGesture? { stack?.tap }

    /// Whether a tap on a stack around the view would be ambiguous for VoiceOver, because the view can be
    /// pressed or edited, or may contain such a view.
    package var isControl: Bool {
        switch self {
        case .button, .textField, .valueControl, .contentUnavailable, .custom: true
        case .swiftUI(let view): !view.isDecoration
        case .label(let label): label.mayHaveLinks
        case .rows(let rows): rows.views.contains { $0.isControl || $0.tap != nil }
        case .stack, .box, .image, .activityIndicator, .progress, .spacer, .separator: false
        }
    }
}

extension StackView {
    /// Whether VoiceOver sees the stack as one button. It does not if there are controls in the stack, which
    /// VoiceOver could not reach.
    package var isTappedAsButton: Bool { tap != nil && !ContentView.stack(self).flattened.contains(where: \.isControl) }
}

extension Vocabulary {
    package static let longPress = ObjectShape("long press", tap.keys)

    package static let tap = ObjectShape(
        "tap",
        [.required("handler", .identifier), .optional("title", .text(.plain))])
}

extension DescriptionValidator {
    /// Reports taps and long presses on stacks that contradict other keys, or that VoiceOver has no text for.
    mutating func reportTaps() {
        for case .stack(let stack) in viewsAndRows {
            guard let tap = stack.tap else { continue }
            reportTapsWithin(stack, tap)
            reportTitle(of: tap, on: stack)
            reportFocusWithin(stack)
        }
    }

    private mutating func reportTapsWithin(_ stack: StackView, _ tap: TapGesture) {
        for view in stack.viewsUpToTaps {
            if let other = view.tap?.handler {
                report(
                    .contradiction, "a stack around this one has a '\(tap.kind.rawValue)', too",
                    at: other.range, note: "the other handler is here",
                    noteRange: tap.handler.range)
            }
            if case .swiftUI(let view) = view, !view.isDecoration {
                report(
                    .contradiction,
                    "a stack with a '\(tap.kind.rawValue)' cannot contain a SwiftUI view, which handles its own taps",
                    at: view.range,
                    note:
                        "if it only decorates the stack, write '\"create\": \"\(view.call)\(SwiftUIView.withoutTouches)\"'; "
                        + "if not, use \"\(tap.kind.modifier)\" in SwiftUI, or remove \"\(tap.kind.rawValue)\"")
            }
        }
    }

    /// Reports a tap without text for VoiceOver.
    private mutating func reportTitle(of tap: TapGesture, on stack: StackView) {
        guard tap.title == nil else { return }
        let example = "\"\(tap.kind.rawValue)\": { \"handler\": \"\(tap.handler.value)\", \"title\": \"Open\" }"
        if !stack.isTappedAsButton {
            report(
                .requiredKey,
                "a '\(tap.kind.rawValue)' on a stack with controls needs a title for VoiceOver",
                at: tap.handler.range, note: "write '\(example)'")
        } else if !stack.allViews.flatMap(\.flattened).contains(where: \.isRead) {
            report(
                .missingAccessibility, "VoiceOver has no text for this '\(tap.kind.rawValue)'",
                at: tap.handler.range, note: "write '\(example)'", as: .warning)
        }
    }

    private mutating func reportFocusWithin(_ stack: StackView) {
        guard stack.isTappedAsButton, let kind = stack.tap?.kind,
            let focus = description.accessibility.focus,
            stack.allViews.flatMap(\.flattened).contains(where: { $0.name?.value == focus.value })
        else { return }
        report(
            "accessibility.focus",
            "the stack around '\(focus.value)' has a '\(kind.rawValue)', and is one element for VoiceOver",
            note: "write the name of the stack")
    }
}

extension StackView {
    /// The views in the stack and in stacks within it, but not those in stacks with a tap of their own.
    fileprivate var viewsUpToTaps: [ContentView] {
        allViews.flatMap { view in
            guard case .stack(let inner) = view, inner.tap == nil else { return [view] }
            return [view] + inner.viewsUpToTaps
        }
    }
}

extension ContentView {
    /// Whether the accessibility label of a stack around the view contains text of the view.
    fileprivate var isRead: Bool {
        switch self {
        case .label: true
        case .image(let image): image.attributes.accessibility.label != nil
        case .progress, .activityIndicator: attributes.accessibility.label != nil
        default: false
        }
    }
}

extension TapGesture.Kind {
    /// The modifier of SwiftUI for the gesture.
    fileprivate var modifier: String { self == .tap ? "onTapGesture" : "onLongPressGesture" }
}

extension DescriptionValidator {
    /// Reports taps and long presses on stacks that contradict other keys, or that VoiceOver has no text for.
    mutating func reportTaps() {
        for (index, view) in views.enumerated() {
            guard case .stack(let stack) = view, let tap = stack.tap else { continue }
            if let range = tap.otherRange {
                report(
                    .contradiction, "a stack cannot have a 'tap' and a 'longPress'", at: range,
                    note: "put one of them on a stack around this one's views")
            }
            reportTapsWithin(stack, tap)
            reportTitle(of: tap, on: stack)
            if index == 0 { reportPassedTouches(of: tap) }
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
            if case .swiftUI(let view) = view {
                report(
                    .contradiction,
                    "a stack with a '\(tap.kind.rawValue)' cannot contain a SwiftUI view, which handles its own taps",
                    at: view.range,
                    note:
                        "use \"\(tap.kind.modifier)\" in SwiftUI, or remove \"\(tap.kind.rawValue)\""
                )
            }
        }
    }

    /// Reports a tap without text for VoiceOver.
    private mutating func reportTitle(of tap: TapGesture, on stack: StackView) {
        guard isComplete, tap.title == nil else { return }
        let example =
            "\"\(tap.kind.rawValue)\": { \"handler\": \"\(tap.handler.value)\", \"title\": \"Open\" }"
        if !stack.isTappedAsButton {
            report(
                .requiredKey,
                "a '\(tap.kind.rawValue)' on a stack with controls needs a title for VoiceOver",
                at: tap.handler.range, note: "write '\(example)'")
        } else if !stack.views.flatMap(\.flattened).contains(where: \.isRead) {
            report(
                .missingAccessibility, "VoiceOver has no text for this '\(tap.kind.rawValue)'",
                at: tap.handler.range, note: "write '\(example)'", as: .warning)
        }
    }

    private mutating func reportPassedTouches(of tap: TapGesture) {
        let presentation = description.presentation
        guard presentation.touches == .pass, let range = presentation.touchesRange else { return }
        report(
            .contradiction,
            "touches cannot 'pass', because the whole plugin has a '\(tap.kind.rawValue)'",
            at: range,
            note:
                "leave out \"touches\", or put \"\(tap.kind.rawValue)\" on a stack within the content"
        )
    }

    private mutating func reportFocusWithin(_ stack: StackView) {
        guard stack.isTappedAsButton, let kind = stack.tap?.kind,
            let focus = description.accessibility.focus,
            stack.views.flatMap(\.flattened).contains(where: { $0.name?.value == focus.value })
        else { return }
        let name = stack.name?.value
        report(
            .contradiction,
            "the focus cannot move to '\(focus.value)', because its stack has a '\(kind.rawValue)', "
                + "and is one element for VoiceOver",
            at: focus.range,
            note: name.map { "write '\"focus\": \"\($0)\"'" }
                ?? "give the stack a name, and write it here")
    }
}

extension StackView {
    /// The views in the stack and in stacks within it, but not those in stacks with a tap of their own.
    fileprivate var viewsUpToTaps: [ContentView] {
        views.flatMap { view in
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

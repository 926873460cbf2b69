import Foundation

/// A mistake that no rule makes, in each place with some text.
struct HandWrittenMutant: Sendable {
    let mistake: String
    let original: String
    let changed: String

    init(_ mistake: String, _ original: String, to changed: String) {
        self.mistake = mistake
        self.original = original
        self.changed = changed
    }

    func mutants(of source: SwiftCode, in file: String) -> [Mutant] {
        let text = String(decoding: source.text, as: UTF8.self)
        var end = 0
        return text.components(separatedBy: original).dropLast().compactMap { before in
            let start = end + before.utf8.count
            end = start + original.utf8.count
            // Code for the other framework is blank.
            if source.code(start..<end).allSatisfy(\.isWhitespace) { return nil }
            return Mutant(
                file: file, rule: mistake, source: source, edit: Edit(range: start..<end, replacement: changed))
        }
    }

    static let all = [
        HandWrittenMutant(
            "a handler is called twice", "handler()\n        moveOutWhenDue()",
            to: "handler()\n        handler()\n        moveOutWhenDue()"),
        HandWrittenMutant(
            "a child's view is loaded before it has a parent", "addChild(child)",
            to: "_ = child.view; addChild(child)"),
        HandWrittenMutant(
            "a plugin gets the call after a move before it has moved",
            "if isMovingIn {\n            animate(",
            to: "if isMovingIn {\n            plugin.didMove(toParent: host)\n            animate("),
        HandWrittenMutant(
            "a host finds its oldest plugin", "last { $0 is Plugin && ", to: "first { $0 is Plugin && "),
        HandWrittenMutant(
            "a plugin does not wait for its delay",
            "becomeVisible(after: max(delay, remainingDurationOfOthers))",
            to: "becomeVisible(after: remainingDurationOfOthers)"),
        HandWrittenMutant(
            "a plugin does not wait for others of its group",
            "becomeVisible(after: max(delay, remainingDurationOfOthers))",
            to: "becomeVisible(after: delay)"),
        HandWrittenMutant(
            "a minimum duration begins when a plugin is removed",
            "minimumEnd - clock.now()", to: "minimumDuration"),
        HandWrittenMutant(
            "a plugin dismisses itself too early", "presentation.scheduled(after: seconds)",
            to: "presentation.scheduled(after: seconds / 2)"),
        HandWrittenMutant(
            "a plugin of a group leaves a gap",
            "phase = .waiting\n        keepOneVisible()", to: "phase = .waiting\n        _ = replaceOthers()"),
        HandWrittenMutant(
            "a dismissed plugin has no transition", "handler()\n        moveOutWhenDue()",
            to: "handler()\n        finish()"),
        HandWrittenMutant(
            "a handler is called after its plugin moves out",
            "handler()\n        moveOutWhenDue()", to: "moveOutWhenDue()\n        handler()"),
        HandWrittenMutant(
            "a plugin does not move out, or return, from where it is",
            "options.union(.allowUserInteraction)", to: ".allowUserInteraction"),
        HandWrittenMutant(
            "an outer operation decides what is shown", "entries.last?.number == operation.number {",
            to: "entries.last != nil {"),
        HandWrittenMutant(
            "an endless time is not limited", "min(max(0, $0), 1_000_000_000)",
            to: "max(0, $0)"),
        HandWrittenMutant(
            "a negative time is not limited", "min(max(0, $0), 1_000_000_000)",
            to: "min($0, 1_000_000_000)"),
        HandWrittenMutant("the keyboard covers a plugin", "UILayoutPriority(999.5)", to: "UILayoutPriority(997)"),
        HandWrittenMutant(
            "the margins of a plugin push it out of its place", "PlatformLayoutPriority(999.5)",
            to: "PlatformLayoutPriority(998)"),
    ]
}

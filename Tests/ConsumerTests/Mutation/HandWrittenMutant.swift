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
        return text.components(separatedBy: original).dropLast().map { before in
            let start = end + before.utf8.count
            end = start + original.utf8.count
            return Mutant(
                file: file, rule: mistake, source: source,
                edit: Edit(range: start..<end, replacement: changed))
        }
    }

    static let all = [
        HandWrittenMutant("a delay is shorter", "delay: 0.5", to: "delay: 0.4"),
        HandWrittenMutant(
            "a minimum duration is shorter", "minimumDuration: 0.3", to: "minimumDuration: 0.2"),
        HandWrittenMutant(
            "a plugin dismisses itself later", "PluginTimer(seconds: 4)",
            to: "PluginTimer(seconds: 5)"),
        HandWrittenMutant("a group is wrong", #"group: "state""#, to: #"group: "other""#),
        HandWrittenMutant(
            "a plugin slides to another edge", "moveOut: .slide(from: .top)",
            to: "moveOut: .slide(from: .bottom)"),
        HandWrittenMutant(
            "a handler is called twice", "handler()\n        moveOutWhenDue()",
            to: "handler()\n        handler()\n        moveOutWhenDue()"),
        HandWrittenMutant(
            "a child's view is loaded before it has a parent", "addChild(child)",
            to: "_ = child.view; addChild(child)"),
        HandWrittenMutant(
            "a plugin gets the call after a move before it has moved",
            "return becomeVisible(then: completion)", to: "completion(); return becomeVisible()"),
        HandWrittenMutant(
            "a host finds its oldest plugin",
            "children.reversed().lazy.compactMap { $0 as? Plugin }",
            to: "children.lazy.compactMap { $0 as? Plugin }"),
        HandWrittenMutant(
            "a plugin does not wait for its delay", "max(delay, remainingDurationOfOthers)",
            to: "remainingDurationOfOthers"),
        HandWrittenMutant(
            "a plugin does not wait for others of its group",
            "max(delay, remainingDurationOfOthers)",
            to: "max(delay, 0 * remainingDurationOfOthers)"),
        HandWrittenMutant(
            "a minimum duration begins when a plugin is removed",
            "minimumDuration - (clock.now() - visibleSince)", to: "minimumDuration"),
        HandWrittenMutant(
            "a plugin dismisses itself too early", "presentation.scheduled(after: seconds)",
            to: "presentation.scheduled(after: seconds / 2)"),
    ]
}

extension RuntimePart {
    /// The part of engines that contains this one.
    var enginePart: EnginePart {
        switch self {
        case .placement: .placement
        case .push: .push
        case .list: .list
        case .keyboard: .keyboard
        case .slide: .slide
        case .eventView: .touches
        case .timer: .dismissesAfter
        case .swipeView: .swipeToDismiss
        case .backdrop: .backdrop
        case .queue: .queue
        case .announcement: .announcement
        case .feedback: .feedback
        case .observer, .reloading: .appearance
        case .sceneHost: .scene
        case .reason, .operations: .operations
        case .recovery: .recovery
        case .surface, .materialFade: .surface
        case .font: .weight
        case .markdown, .markdownLabel, .linkText: .markdown
        case .button, .busyButton, .labelChange: .button
        case .textField, .formScrollView: .textField
        case .switches: .switches
        case .slider: .slider
        case .segmentedControl: .segments
        case .tapStack: .tap
        case .contentUnavailableView: .contentUnavailable
        case .readableGuide: .readable
        case .hostingView: .swiftUI
        case .swiftUI: .swiftUIModifier
        case .preview: .previews
        }
    }

    /// Returns the parts of an engine for other modules, from those that its configuration names.
    static func provided(by parts: [EnginePart]) -> [RuntimePart] {
        let all = parts + parts.flatMap(\.companions)
        return closure(of: allCases.filter { all.contains($0.enginePart) })
    }

    /// Returns the parts that the tests of a module can use.
    static func available(to code: SharedCode, _ dialect: KitDialect) -> [RuntimePart] {
        if case .outside(let engine) = code.role, let engineCode = engine.code {
            return provided(by: engineCode.parts)
        }
        return needed(by: code, dialect)
    }
}

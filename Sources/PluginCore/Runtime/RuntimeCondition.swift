/// A condition of `#if` in the runtime files, for code that only some modules need.
package enum RuntimeCondition: String, CaseIterable, Sendable {
    /// A plugin waits, moves, has a group, is modal or is announced, or has anything else that a plain child has not.
    case presentations = "PRESENTATIONS"
    /// A plugin does not only fill its container.
    case placements = "PLACEMENTS"
    /// Something takes time, or waits for the end of the turn of the run loop.
    case clock = "CLOCK"
    case transitions = "TRANSITIONS"
    /// A transition moves the view.
    case motions = "MOTIONS"
    /// A view is beside its place during a transition, in AppKit.
    case slots = "SLOTS"
    case springs = "SPRINGS"
    case materials = "MATERIALS"
    /// Plugins replace each other.
    case groups = "GROUPS"
    /// A plugin replaces one of another group.
    case succession = "SUCCESSION"
    case announcements = "ANNOUNCEMENTS"
    /// An input changes an announcement.
    case announcedChanges = "ANNOUNCED_CHANGES"
    /// A plugin gets the focus.
    case focus = "FOCUS"
    /// A view of a plugin gets the focus.
    case focusedViews = "FOCUSED_VIEWS"
    case handlers = "HANDLERS"
    /// A handler dismisses its plugin.
    case dismisses = "DISMISSES"
    /// A minimum duration can end early.
    case skips = "SKIPS"
    /// A plugin covers its host during its delay.
    case early = "EARLY"
    /// A modal plugin may not fill its container.
    case covers = "COVERS"
    /// A plugin that waits to leave keeps events from its content, and from the views behind.
    case holds = "HOLDS"
    /// A view covers the container beside the plugin.
    case shields = "SHIELDS"
    /// A visible view can ignore events.
    case ignores = "IGNORES"
    /// Some plugins leave events to the views behind.
    case passes = "PASSES"
    /// Not all plugins cover their container.
    case blocks = "BLOCKS"
    case shown = "SHOWN"
    case known = "KNOWN"
    /// A presentation has parts. The conditions that follow are their events.
    case parts = "PARTS"
    case willAdd = "WILL_ADD"
    case willRemove = "WILL_REMOVE"
    case willPlace = "WILL_PLACE"
    case willReplace = "WILL_REPLACE"
    case willMoveIn = "WILL_MOVE_IN"
    case move = "MOVE"
    case didAppear = "DID_APPEAR"
    case wasAddedAgain = "WAS_ADDED_AGAIN"
    case timeIsUp = "TIME_IS_UP"
    case willLeave = "WILL_LEAVE"
    case willBeReplaced = "WILL_BE_REPLACED"
    case willReleaseHandlers = "WILL_RELEASE_HANDLERS"
    /// A part puts a view into the container.
    case rooms = "ROOMS"
    /// A plugin reports why it was dismissed.
    case reports = "REPORTS"
    case states = "STATES"
    /// A plugin has operations.
    case operations = "OPERATIONS"
    /// A transition fades the view.
    case fades = "FADES"
    /// A plugin is in the safe area.
    case safeAreas = "SAFE_AREAS"
    /// A plugin is above the keyboard.
    case keyboardAreas = "KEYBOARD_AREAS"
    /// An operation reports its progress.
    case progress = "PROGRESS"
    /// A host names the container of a plugin.
    case containers = "CONTAINERS"
    /// A host sets the time of a plugin.
    case setTimes = "SET_TIMES"
    /// A plugin stays while it is in use.
    case timers = "TIMERS"
    case queues = "QUEUES"
    /// A view recognizes presses itself.
    case presses = "PRESSES"
    case backdrops = "BACKDROPS"
    /// SwiftUI modifiers show plugins.
    case modifiers = "MODIFIERS"
    /// A button cancels the operations that its plugin is shown for.
    case cancels = "CANCELS"
    /// A button can be busy.
    case busy = "BUSY"
    /// Content scrolls.
    case scrolls = "SCROLLS"
    /// A surface is behind the content of a plugin, a stack or a popover.
    case backgroundSurfaces = "BACKGROUND_SURFACES"

    /// The conditions that are met with this one, apart from those that `derived` adds.
    private var required: [RuntimeCondition] {
        switch self {
        case .presentations, .shown, .known, .covers, .safeAreas, .keyboardAreas, .progress, .containers,
            .setTimes, .scrolls, .timers, .queues, .presses, .backdrops, .modifiers, .operations, .cancels, .busy,
            .backgroundSurfaces:
            []
        case .motions, .springs, .materials, .fades: [.transitions]
        case .slots: [.transitions, .placements]
        case .succession: [.groups]
        case .groups: [.clock, .transitions]
        case .announcedChanges: [.announcements, .clock]
        case .early: [.shields, .clock]
        case .focusedViews: [.focus]
        case .dismisses: [.holds, .handlers]
        case .holds: [.ignores]
        case .transitions: [.ignores]
        case .willAdd, .willRemove, .willPlace, .willReplace, .willMoveIn, .move, .didAppear,
            .wasAddedAgain, .timeIsUp, .willLeave, .willBeReplaced, .willReleaseHandlers,
            .rooms, .reports:
            [.parts]
        default: [.presentations]
        }
    }

    /// Returns some conditions and all that are met with them.
    static func closure(of conditions: some Sequence<RuntimeCondition>, _ kit: Kit) -> Set<RuntimeCondition> {
        var all: Set<RuntimeCondition> = []
        func add(_ condition: RuntimeCondition) {
            if all.insert(condition).inserted { condition.required.forEach(add) }
        }
        conditions.forEach(add)
        if all.contains(.groups) { add(.holds) }
        if !all.isDisjoint(with: [.placements, .passes]), all.contains(.presentations) {
            add(.blocks)
            if all.contains(.covers) { add(.shields) }
        } else {
            all.remove(.covers)
        }
        if all.isSuperset(of: [.clock, .dismisses]) { add(.skips) }
        if !all.contains(.clock) { all.remove(.skips) }
        if kit == .uiKit { all.remove(.slots) }
        return all
    }

    /// Returns the conditions that a part needs.
    private static func needed(by part: RuntimePart, _ kit: Kit) -> [RuntimeCondition] {
        switch part {
        case .placement: [.placements]
        case .push: [.parts, .placements, .willMoveIn, .didAppear]
        case .list: [.rooms, .placements, .willPlace, .willMoveIn]
        case .slide: [.motions, .slots]
        case .scale: [.motions]
        case .spring: [.springs]
        case .materialFade: [.materials]
        case .reducedMotion: [.transitions]
        case .eventView: [.passes]
        case .dismissal:
            [.reports, .clock, .handlers, .willAdd, .willBeReplaced, .willLeave, .willReleaseHandlers]
        case .timer: [.timers, .clock, .didAppear, .wasAddedAgain, .willLeave]
        case .swipeView: [.motions, .slots]
        case .backdrop:
            [.backdrops, .shields, .ignores, .willReplace, .willMoveIn, .move, .didAppear, .wasAddedAgain]
        case .queue:
            [.queues, .clock, .announcements, .handlers, .known, .willAdd, .willRemove, .timeIsUp]
                + (kit == .uiKit ? [.didAppear] : [])
        case .feedback, .chosenFeedback: [.didAppear]
        case .scrollView: [.scrolls]
        case .operations: [.operations]
        case .recovery: [.succession]
        case .states, .stateOperation: [.states]
        case .handlerRuns: [.willLeave, .dismisses]
        case .swiftUI: [.modifiers, .willLeave, .shown]
        case .popover: [.clock, .handlers, .shown, .backgroundSurfaces]
        case .sceneHost: [.clock]
        case .reason, .reloading, .swiftUIView, .cell, .preview: [.presentations]
        default: []
        }
    }

    /// Returns the conditions that some parts need, without any plugin.
    static func needed(by parts: [RuntimePart], _ kit: Kit) -> Set<RuntimeCondition> {
        closure(of: parts.flatMap { needed(by: $0, kit) }, kit)
    }

    /// Returns the conditions that the shared code of a module meets.
    static func needed(by code: SharedCode, _ parts: [RuntimePart], _ dialect: KitDialect) -> Set<RuntimeCondition> {
        let plugins = code.plugins.supporting(dialect.kit)
        var conditions = plugins.flatMap { needed(by: $0, among: plugins, dialect) }
        conditions += parts.flatMap { needed(by: $0, dialect.kit) }
        if code.engineAccess != nil {
            // These are parts of their own.
            let others: [RuntimeCondition] = [
                .motions, .slots, .springs, .materials, .reports, .states, .timers, .queues, .operations,
            ]
            conditions += allCases.filter { !others.contains($0) }
        }
        return closure(of: conditions, dialect.kit)
    }

    /// Returns the conditions that the code meets which the tests of a module use.
    static func available(to code: SharedCode, _ dialect: KitDialect) -> Set<RuntimeCondition> {
        if !code.isInModule { return Set(allCases) }
        return needed(by: code, RuntimePart.needed(by: code, dialect), dialect)
    }

    /// Returns the conditions that a plugin needs, apart from those of its parts.
    private static func needed(
        by plugin: PluginDescription, among plugins: [PluginDescription], _ dialect: KitDialect
    ) -> [RuntimeCondition] {
        let presentation = plugin.presentation
        let needs: [(RuntimeCondition, Bool)] = [
            (.presentations, plugin.isPresented(among: plugins, dialect)),
            (.clock, presentation.delay.value > 0 || presentation.minimumDuration.value > 0),
            (.transitions, presentation.moveIn != .none || presentation.moveOut != .none),
            (.groups, plugin.group(among: plugins) != nil),
            (.announcements, plugin.hasAnnouncement),
            (.announcedChanges, !plugin.announcedInputs.isEmpty),
            (.focus, plugin.accessibility.isModal && dialect.isUIKit),
            (.focusedViews, plugin.accessibility.focus != nil),
            (.covers, plugin.accessibility.isModal),
            (.handlers, !plugin.handlers.isEmpty),
            (.dismisses, plugin.handlers.contains(where: \.dismissesPlugin)),
            (.skips, presentation.whenAlreadyShown == .replace && presentation.minimumDuration.value > 0),
            (.early, presentation.touches == .block),
            (.shown, !plugin.host.names.isEmpty || plugin.host.scene != nil),
            (.known, !plugin.host.names.isEmpty && plugin.findsKnown),
            (.fades, presentation.moveIn == .fade || presentation.moveOut == .fade),
            (.fades, !dialect.isUIKit && presentation.scales),
            (
                .safeAreas,
                plugin.placement.bounds.value != .bounds && !plugin.isAboveKeyboard(dialect)
            ),
            (.keyboardAreas, plugin.isAboveKeyboard(dialect)),
            (.progress, plugin.host.progress != nil),
            (.containers, plugin.placement.needsContainer),
            (.setTimes, plugin.takesTime),
            (.cancels, plugin.cancelsOperations),
            (.busy, plugin.hasBusyButton),
            (.backgroundSurfaces, plugin.hasBackgroundSurface),
            (.presses, plugin.viewsAndRows.contains { $0.tap.map { $0.kind != .tap } ?? false }),
        ]
        return needs.filter(\.1).map(\.0)
    }
}

extension PluginDescription {
    /// Returns the group of the plugin's presentation, if it has a second plugin: a plugin that replaces the one before
    /// forms a group with it.
    func group(among plugins: [PluginDescription]) -> String? {
        let isShared =
            controller.engine != nil || presentation.whenAlreadyShown != .reuse
            || plugins.contains { $0 !== self && $0.presentation.group == presentation.group }
        return isShared ? group : nil
    }

    /// Returns whether the plugin is more than a child: it waits, moves, has a group or handlers, is modal or announced,
    /// or something else shows it than a host.
    func isPresented(among plugins: [PluginDescription], _ dialect: KitDialect) -> Bool {
        controller.engine != nil || controller.hasCustomSuperclass || controller.hasPreviews
            || hasPresentation(among: plugins, dialect) || !handlers.isEmpty
            || accessibility.isModal || accessibility.focus != nil || hasAnnouncement
            || presentation.showsState || presentation.touches != .blockWhileVisible
            || presentation.dismissesAfter != nil || presentation.swipeToDismiss
            || presentation.whenAlreadyShown == .queue || hasAppearanceBindings
            || host.whileShown != nil || host.modifier != nil || host.view != nil || host.cell != nil
            || host.popover != nil || host.scene != nil || host.recovery != nil
    }

    fileprivate var hasBusyButton: Bool { viewsAndRows.contains { $0.button?.busyKey != nil } }

    var hasBackgroundSurface: Bool { content?.surface != nil || viewsAndRows.contains { $0.stack?.surface != nil } }

    /// Whether a helper looks for a plugin that may be leaving.
    fileprivate var findsKnown: Bool {
        switch presentation.whenAlreadyShown {
        case .reuse, .queue: true
        case .replace: presentation.minimumDuration.value > 0
        case .stack: false
        }
    }
}

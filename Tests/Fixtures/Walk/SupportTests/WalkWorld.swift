import Foundation

@testable import Walk

/// The screens of a walk, with everything that is known about the plugins on them.
@MainActor
final class WalkWorld {
    let kind: HostKind
    let clock = WalkClock()
    private(set) var window = WalkWindow()
    private(set) var host = makeController()
    /// The screen that sometimes replaces the host.
    private(set) var otherHost = makeController()
    private(set) var container = PlatformView()
    /// The number of the host's and the container's own views, without those of plugins.
    private(set) var ownViews: [ObjectIdentifier: Int] = [:]
    /// The running operations.
    var operations: [WalkOperation] = []
    var records: [PluginRecord] = []
    var toasts = ToastQueue()
    var hand: Hand?
    weak var touchedPlugin: (any PluginViewController)?
    /// A plugin that the generated code has removed. A test can still reach its button.
    var removed: (any PluginViewController)?
    /// The plugins that were shown with handlers of the walk.
    var withHandler: [PluginRecord] = []
    /// The time at which timers have fired that nobody could cancel. Plugins do not learn that a
    /// host is released, and most do not learn that other code removes them.
    var looseTimersEnd: TimeInterval = -1
    /// The number of times that a finger has searched for plugins.
    var touchCount = 0
    var areAnimationsEnabled = true
    /// Whether the last tap called a handler.
    var isHandled = false
    /// The plugin whose handlers may be called now.
    var tapped: (any PluginViewController)?
    var moves = MoveRecord()
    var scenes = WalkScenes()
    /// The inset at the bottom that the host has assigned.
    var assignedInset: CGFloat = 0
    /// The screens on which a plugin is visible while the next one of its group waits.
    var covered: Set<ObjectIdentifier> = []
    /// The plugin of a group that stays visible on a screen, because nothing has asked it to leave.
    var lasting: [ObjectIdentifier: PluginRecord] = [:]
    /// The present step.
    var step = WalkStep.lift
    /// The plugins that the host has shown, apart from operations.
    var shownByHost: Set<ObjectIdentifier> = []
    /// The first problem.
    private(set) var problem: String?
    /// The operations that have begun since tasks last ran.
    var begunOperations: [WalkOperation] = []
    /// The operations that have ended since tasks last ran.
    var endedOperations: [WalkOperation] = []
    /// Removed plugins, which nothing may keep alive.
    var gone: [(plugin: PluginRecord, since: TimeInterval)] = []
    /// The objects that must be released by the end of the walk.
    private var remains: [Remains] = []

    private struct Remains {
        let name: String
        weak var object: AnyObject?
    }

    init(_ kind: HostKind) {
        self.kind = kind
        makeScreens()
        clock.observe = { [unowned self] in observe() }
    }

    func fail(_ message: String) {
        if problem == nil { problem = message }
    }

    /// Expects that nothing keeps an object alive when the walk is over.
    func expectRelease(of object: AnyObject) {
        remains.append(Remains(name: "\(type(of: object))", object: object))
    }

    func makeScreens() {
        assignedInset = 0
        host = kind.makeHost()
        otherHost = makeController()
        container = kind.addContainer(to: host)
        ownViews = [:]
        for view in [host.view, otherHost.view, container] as [PlatformView] {
            ownViews[ObjectIdentifier(view)] = view.subviews.count
        }
        window = WalkWindow(showing: host, isInNavigation: kind.isInNavigation)
        for object in [host, otherHost, container, window] { expectRelease(of: object) }
        Headless.turnRunLoop()
    }

    /// Drops the screens with everything on them.
    func dropScreens() {
        hand?.cancel()
        hand = nil
        removed = nil
        looseTimersEnd = clock.now + 11
        window.close()
        Headless.clearPostedNotifications()
        window = WalkWindow()
        (host, otherHost, container) = (makeController(), makeController(), PlatformView())
        records = []
        toasts.removeAll()
        gone = []
        withHandler = []
        moves = MoveRecord()
    }

    func expectAllReleased() async {
        // A task releases the objects that it has used some time after it has ended.
        for _ in 0..<1000 where remains.contains(where: { $0.object != nil }) { await runTasks() }
        for remains in remains where remains.object != nil { fail("\(remains.name) was leaked") }
        remains = []
    }

    /// Runs tasks until they wait for the walk.
    func runTasks() async {
        for turn in 0..<1000 where turn < 30 || isWaitingForTasks {
            // Another thread may still have to release what a task has used.
            if turn > 100 { try? await Task.sleep(nanoseconds: 1_000_000) }
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
        }
        begunOperations = []
    }

    /// Whether operations are about to begin or to end, or a task still has a plugin that is gone.
    private var isWaitingForTasks: Bool {
        operations.contains(where: \.isEnding) || !unreleased.isEmpty || endedOperations.contains(where: isShown)
            || begunOperations.contains { !$0.hasBegun && $0.task?.isCancelled == false }
    }

    var plugins: [any PluginViewController] {
        (host.children + otherHost.children).compactMap { $0 as? any PluginViewController }
    }

    func plugin(_ index: Int) -> (any PluginViewController)? {
        let plugins = plugins
        return plugins.isEmpty ? nil : plugins[index % plugins.count]
    }

    /// Notes that a plugin was added again.
    func restart(_ plugin: any PluginViewController) {
        records.first { $0.plugin === plugin }?.restart(at: clock.now)
    }

    /// Notes that the next step shortens the time of some plugins.
    func excuse(where condition: (any PluginViewController) -> Bool) {
        for record in records {
            if let plugin = record.plugin, condition(plugin) { record.isExcused = true }
        }
    }
}

import Foundation

@testable import Walk

/// The screens of a walk, with all that is known of the plugins on them.
@MainActor
final class WalkWorld {
    let kind: HostKind
    let clock = WalkClock()
    private(set) var window = WalkWindow()
    private(set) var host = makeController()
    /// The screen that takes the place of the host at times.
    private(set) var otherHost = makeController()
    private(set) var container = PlatformView()
    /// How many views the host and the container have without those of plugins.
    private(set) var ownViews: [ObjectIdentifier: Int] = [:]
    /// The operations that run.
    var operations: [WalkOperation] = []
    var records: [PluginRecord] = []
    var hand: Hand?
    weak var touchedPlugin: (any PluginViewController)?
    /// A plugin that the generated code has removed, whose button a test can still reach.
    var removed: (any PluginViewController)?
    /// Plugins that were shown with handlers of the walk.
    var withHandler: [PluginRecord] = []
    /// When the timers have fired that nobody could cancel: plugins learn neither of a host that
    /// goes away nor, most of them, of other code that removes them.
    var looseTimersEnd: TimeInterval = -1
    /// How often a finger has looked for plugins.
    var touchCount = 0
    var areAnimationsEnabled = true
    /// Whether a handler was called by the last tap.
    var isHandled = false
    /// The plugin whose handlers may be called now.
    var tapped: (any PluginViewController)?
    var moves = MoveRecord()
    /// What was wrong first.
    private(set) var problem: String?
    /// Those that have been begun since tasks ran last.
    var begunOperations: [WalkOperation] = []
    /// Those that have ended since tasks ran last.
    var endedOperations: [WalkOperation] = []
    /// Plugins that were removed, which nothing may keep.
    var gone: [(plugin: PluginRecord, since: TimeInterval)] = []
    /// What must be gone by the end of the walk.
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

    /// Expects that nothing keeps an object when the walk is over.
    func expectRelease(of object: AnyObject) {
        remains.append(Remains(name: "\(type(of: object))", object: object))
    }

    func makeScreens() {
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

    /// Drops the screens with all that is on them.
    func dropScreens() {
        hand = nil
        removed = nil
        looseTimersEnd = clock.now + 6
        window.close()
        Headless.clearPostedNotifications()
        window = WalkWindow()
        (host, otherHost, container) = (makeController(), makeController(), PlatformView())
        records = []
        gone = []
        withHandler = []
        moves = MoveRecord()
    }

    func expectAllReleased() async {
        // A task lets go of what it has used some time after it has ended.
        for _ in 0..<1000 where remains.contains(where: { $0.object != nil }) { await runTasks() }
        for remains in remains where remains.object != nil { fail("\(remains.name) was leaked") }
        remains = []
    }

    /// Lets tasks run until they wait for something that only the walk can bring.
    func runTasks() async {
        for turn in 0..<1000 where turn < 6 || isWaitingForTasks {
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
        }
        begunOperations = []
    }

    /// Whether operations are about to begin or to end.
    private var isWaitingForTasks: Bool {
        operations.contains(where: \.isEnding)
            || begunOperations.contains { !$0.hasBegun && $0.task?.isCancelled == false }
    }

    var plugins: [any PluginViewController] {
        (host.children + otherHost.children).compactMap { $0 as? any PluginViewController }
    }

    func plugin(_ index: Int) -> (any PluginViewController)? {
        let plugins = plugins
        return plugins.isEmpty ? nil : plugins[index % plugins.count]
    }

    /// Says that the time of plugins is cut short by what the walk does next.
    func excuse(where condition: (any PluginViewController) -> Bool) {
        for record in records {
            if let plugin = record.plugin, condition(plugin) { record.isExcused = true }
        }
    }
}

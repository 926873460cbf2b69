/// The plugins that wait until the one before has left their host.
@MainActor
final class PluginQueue {
    private struct Entry {
        let plugin: any PluginViewController
        weak var container: PlatformView?
        let hasContainer: Bool
    }

    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    /// The plugin that would be shown last.
    var last: (any PluginViewController)? { entries.last?.plugin }

    /// Adds a plugin, unless it waits already. If more plugins wait than the limit says, drops the
    /// one that has waited longest.
    func append(_ plugin: any PluginViewController, in container: PlatformView?, limit: Int) {
        if plugin.presentation.turn.queue === self { return }
        plugin.presentation.turn.queue?.remove(plugin)
        entries.append(Entry(plugin: plugin, container: container, hasContainer: container != nil))
        plugin.presentation.turn.wait(of: plugin, in: self)
        plugin.presentation.beginShowing()  // if REPORTS
        while entries.count > limit {
            let dropped = removeFirst().plugin
            dropped.presentation.note(.replaced)  // if REPORTS
            dropped.presentation.endWaiting(of: dropped)
        }
    }

    /// Removes a plugin, which no longer waits.
    func remove(_ plugin: any PluginViewController) {
        entries.removeAll { $0.plugin === plugin }
        plugin.presentation.turn.queue = nil
    }

    private func removeFirst() -> Entry {
        let entry = entries.removeFirst()
        entry.plugin.presentation.turn.queue = nil
        return entry
    }

    /// Removes the next plugin whose container exists, and returns it with the container, which is
    /// nil for the view of the host.
    fileprivate func next() -> (plugin: any PluginViewController, container: PlatformView?)? {
        while !entries.isEmpty {
            let entry = removeFirst()
            if !entry.hasContainer || entry.container != nil { return (entry.plugin, entry.container) }
            entry.plugin.presentation.endWaiting(of: entry.plugin)
        }
        return nil
    }
}

/// The turn of a plugin in a queue, and the plugins whose turn is next.
@MainActor
private final class PluginTurn: PluginPart {
    /// Seconds for an announcement of which VoiceOver does not report that it has been read.
    private static let readingTime = 10.0

    /// The plugins that wait until this one has left.
    var followers = PluginQueue()
    /// The queue that the plugin waits in.
    weak var queue: PluginQueue?
    private weak var plugin: (any PluginViewController)?
    private var isOver = false
    private var cancelReading: PluginClock.Action?
    #if UIKIT
    private var isRead = false
    private var announcementObserver: PluginObserver?
    #endif

    func wait(of plugin: any PluginViewController, in queue: PluginQueue) {
        self.plugin = plugin
        self.queue = queue
    }

    func handle(_ event: PluginEvent, of presentation: PluginPresentation) {
        switch event {
        case .willAdd: stopWaiting()
        case .willRemove:
            if queue != nil, let plugin, plugin.parent == nil { presentation.endWaiting(of: plugin) }
            stopWaiting()
        #if UIKIT
        case .didAppear: observeAnnouncement(of: presentation)
        #endif
        case .timeIsUp where !followers.isEmpty && !isOver: end(presentation)
        case .reset:
            isOver = false
            #if UIKIT
            isRead = false
            #endif
            cancelReading?()
        case .didEnd: showNext(on: presentation.host)
        default: break
        }
    }

    private func stopWaiting() {
        if let plugin { queue?.remove(plugin) }
    }

    // MARK: The end of a turn while VoiceOver or Switch Control runs

    #if UIKIT
    private func observeAnnouncement(of presentation: PluginPresentation) {
        announcementObserver = PluginObserver(of: UIAccessibility.announcementDidFinishNotification) { notification in
            notification.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String
        } handler: { [weak self, weak presentation] text in
            guard let self, let presentation, text == presentation.lastAnnouncement else { return }
            isRead = true
            if isOver { Self.leave(presentation) }
        }
    }
    #endif

    /// Lets the next plugin follow when VoiceOver has read this one.
    private func end(_ presentation: PluginPresentation) {
        isOver = true
        #if UIKIT
        if isRead || presentation.lastAnnouncement == nil { return Self.leave(presentation) }
        #endif
        cancelReading = presentation.scheduled(after: Self.readingTime, Self.leave)
    }

    private static func leave(_ presentation: PluginPresentation) {
        presentation.note(.time)  // if REPORTS
        presentation.plugin?.`remove`(animated: true)
    }

    /// Shows the next plugin of the queue, which takes the rest of the queue along.
    private func showNext(on host: PlatformViewController?) {
        let queue = followers
        followers = PluginQueue()
        guard let host, let next = queue.next() else { return }
        next.plugin.presentation.turn.followers = queue
        host.`add`(next.plugin, in: next.container)
    }
}

extension PluginPresentation {
    /// The plugins that wait until this one has left.
    var queue: PluginQueue { turn.followers }

    fileprivate var turn: PluginTurn {
        if let turn = parts.lazy.compactMap({ $0 as? PluginTurn }).first { return turn }
        let turn = PluginTurn()
        parts.append(turn)
        return turn
    }

    /// Releases the handlers of a plugin that does not wait any more.
    fileprivate func endWaiting(of plugin: any PluginViewController) {
        #if REPORTS
        note(.code)
        send(.willReleaseHandlers)
        #endif
        plugin.releaseHandlers()
    }
}

extension PlatformViewController {
    /// Returns the last plugin of a type in its queue, or the shown one if none waits, if it meets a condition.
    package func queuedPlugin<Plugin: PluginViewController>(
        _ type: Plugin.Type, where condition: (Plugin) -> Bool
    ) -> Plugin? {
        guard let shown = children.newest(type) else { return nil }
        let last = shown.presentation.queue.last as? Plugin ?? (shown.presentation.isLeaving ? nil : shown)
        return last.map(condition) == true ? last : nil
    }

    /// Adds a plugin, or lets it wait until the plugins of its type that were shown before have left.
    ///
    /// - Parameters:
    ///   - plugin: The plugin. If it is shown, its timer starts again.
    ///   - container: The view to add it to.
    ///   - limit: The greatest number of plugins that wait.
    package func enqueue<Plugin: PluginViewController>(
        _ plugin: Plugin, in container: PlatformView? = nil, limit: Int
    ) {
        #if UIKIT
        // It has to notice that its announcement has been read.
        _ = plugin.presentation.turn
        #endif
        guard let shown = children.newest(Plugin.self), shown !== plugin else { return `add`(plugin, in: container) }
        shown.presentation.turn.followers.append(plugin, in: container, limit: limit)
    }
}

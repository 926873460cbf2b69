import SwiftUI

// MARK: - Requests

/// What a SwiftUI view asks for with a modifier.
package enum PluginRequest {
    case display(PluginDisplay)
    /// Runs an operation on the host. Another `id` cancels it and runs it again.
    case run(id: Swift.AnyHashable, @MainActor (_ host: PluginHostController) async -> Void)
    /// Shows a state on the host. An equal one changes nothing.  // if STATES
    case state(@MainActor (_ host: PluginHostController) -> Void)  // if STATES

    /// Shows a plugin while a value is true.
    ///
    /// - Parameters:
    ///   - make: Creates the plugin.
    ///   - update: Gives the plugin its inputs and handlers.
    ///   - dismissHandler: Called when the plugin leaves although the value is true.
    @MainActor
    package static func show<Plugin: PluginViewController>(
        isPresented: Bool, group: String? = nil,
        make: @escaping @MainActor () -> Plugin,
        update: @escaping @MainActor (Plugin) -> Void = { _ in }, dismissHandler: @escaping @MainActor () -> Void = {}
    ) -> PluginRequest {
        .display(
            PluginDisplay(
                isPresented: isPresented, group: group, make: make,
                update: { if let plugin = $0 as? Plugin { update(plugin) } }, dismissHandler: dismissHandler))
    }

    /// Starts a task on the host. Another `id` cancels it and starts another one.
    @MainActor
    package static func start(
        id: Swift.AnyHashable,
        _ start: @escaping @MainActor (_ host: PluginHostController) -> _Concurrency.Task<Void, Swift.Never>
    ) -> PluginRequest {
        .run(id: id) { host in
            let task = start(host)
            await withTaskCancellationHandler {
                await task.value
            } onCancel: {
                task.cancel()
            }
        }
    }
}

/// A plugin that a SwiftUI view shows while a value is true.
@MainActor
package struct PluginDisplay {
    let isPresented: Bool
    /// Plugins of one group replace each other.
    let group: String?
    let make: @MainActor () -> any PluginViewController
    let update: @MainActor (any PluginViewController) -> Void
    let dismissHandler: @MainActor () -> Void
}

// MARK: - Presenting

/// Does for a host what a SwiftUI view asks for: shows and removes plugins, and runs operations.
///
/// Of the plugins in one group, the view's newest is shown. When the view does not ask for it
/// anymore, the one before it comes back.
@MainActor
final class PluginPresenter {
    /// A plugin that the view can show, with its state.
    private struct Place {
        var display: PluginDisplay
        weak var plugin: (any PluginViewController)?
        /// The number of this presentation among all; nil while the view does not ask for the plugin.
        var number: Int?
        /// Whether the plugin has left although the view still asks for it.
        var isDismissed = false
    }

    private unowned let host: PluginHostController
    private var places: [Place] = []
    /// The operation that runs for each request of the view.
    private var runs: [Int: (id: Swift.AnyHashable, task: _Concurrency.Task<Void, Swift.Never>)] = [:]
    private var presentationCount = 0
    /// Whether plugins come and go because the presenter wants them to.
    private var isArranging = false

    init(host: PluginHostController) { self.host = host }

    /// Does what the view asks for now. The requests of a view always have the same order.
    func update(_ requests: [PluginRequest]) {
        #if STATES
        for case .state(let show) in requests { show(host) }
        #endif
        let displays = requests.compactMap { if case .display(let display) = $0 { display } else { nil } }
        for (index, display) in displays.enumerated() { update(display, at: index) }
        arrange()
        for case (let index, .run(let id, let operation)) in requests.enumerated() where runs[index]?.id != id {
            runs[index]?.task.cancel()
            let task = _Concurrency.Task { [weak host] in
                guard let host, !_Concurrency.Task.isCancelled else { return }
                await operation(host)
            }
            runs[index] = (id, task)
        }
    }

    /// Removes all plugins and cancels all operations, because the view is gone.
    func stop() {
        for run in runs.values { run.task.cancel() }
        runs = [:]
        // A plugin without a place does not tell the view that it leaves.
        let plugins = places.map(\.plugin)
        places = []
        for plugin in plugins { plugin?.`remove`(animated: false) }
        PluginStates(of: host).remove(animated: false)  // if STATES
    }

    private func update(_ display: PluginDisplay, at index: Int) {
        if index == places.count { places.append(Place(display: display)) }
        places[index].display = display
        if !display.isPresented {
            places[index].number = nil
            places[index].isDismissed = false
        } else if places[index].number == nil {
            presentationCount += 1
            places[index].number = presentationCount
        }
    }

    /// Shows the plugins that should be visible, and removes the others.
    private func arrange() {
        isArranging = true
        defer { isArranging = false }
        let shown = places.indices.filter(isWanted)
        for index in shown { showPlugin(at: index) }
        for index in places.indices where !shown.contains(index) { places[index].plugin?.`remove`(animated: true) }
    }

    /// Whether the view asks for a plugin, and for none of its group later.
    private func isWanted(at index: Int) -> Bool {
        let place = places[index]
        guard let number = place.number, !place.isDismissed else { return false }
        guard let group = place.display.group else { return true }
        return !places.contains { other in
            other.display.group == group && !other.isDismissed && (other.number ?? 0) > number
        }
    }

    private func showPlugin(at index: Int) {
        let display = places[index].display
        if let plugin = places[index].plugin, plugin.parent === host {
            display.update(plugin)
            if plugin.presentation.isLeaving { host.`add`(plugin, in: nil) }
            return
        }
        let plugin = display.make()
        display.update(plugin)
        places[index].plugin = plugin
        plugin.presentation.parts.append(
            PluginLeaveObserver { [weak self, weak plugin] in
                if let plugin { self?.plugin(plugin, leavesFrom: index) }
            })
        host.`add`(plugin, in: nil)
    }

    private func plugin(_ plugin: any PluginViewController, leavesFrom index: Int) {
        guard !isArranging, places.indices.contains(index), places[index].plugin === plugin,
            places[index].number != nil, !places[index].isDismissed
        else { return }
        places[index].isDismissed = true
        places[index].display.dismissHandler()
        arrange()
    }
}

/// Calls a closure when a plugin begins to leave.
@MainActor
private final class PluginLeaveObserver: PluginPart {
    private let handler: @MainActor () -> Void

    init(_ handler: @escaping @MainActor () -> Void) { self.handler = handler }

    func handle(_ event: PluginEvent, of presentation: PluginPresentation) {
        if case .willLeave = event { handler() }
    }
}

/// A view with a modifier of a plugin.
package struct PluginModifiedView<Content: SwiftUI.View>: SwiftUI.View, PluginModified {
    let content: Content
    let request: PluginRequest

    /// The requests of modifiers that are applied directly to this view.
    @SwiftUI.Environment(\.pluginRequests) private var outerRequests
    /// The area that plugins cover after they have pushed the content away.
    @SwiftUI.State private var pushed = SwiftUI.EdgeInsets()
    /// Whether assistive technologies ignore the content, because a plugin in front of it is modal.
    @SwiftUI.State private var isCovered = false

    package init(_ content: Content, _ request: PluginRequest) {
        self.content = content
        self.request = request
    }

    package var body: some SwiftUI.View {
        let requests = [request] + outerRequests
        if Content.self is any PluginModified.Type {
            content.environment(\.pluginRequests, requests)
        } else {
            content
                .environment(\.pluginRequests, [])
                .accessibilityHidden(isCovered)
                .safeAreaInset(edge: .top, spacing: 0) { SwiftUI.Color.clear.frame(height: pushed.top) }
                .safeAreaInset(edge: .bottom, spacing: 0) { SwiftUI.Color.clear.frame(height: pushed.bottom) }
                .overlay(
                    PluginContainer(requests: requests, pushed: $pushed, isCovered: $isCovered)
                        .ignoresSafeArea())
        }
    }
}

/// A view with a modifier of a plugin. Plugins of modifiers that follow each other directly have the same host.
@MainActor
protocol PluginModified {
    var request: PluginRequest { get }
}

extension SwiftUI.EnvironmentValues {
    fileprivate var pluginRequests: [PluginRequest] {
        get { self[PluginRequestsKey.self] }
        set { self[PluginRequestsKey.self] = newValue }
    }
}

private struct PluginRequestsKey: SwiftUI.EnvironmentKey {
    static var defaultValue: [PluginRequest] { [] }
}

// MARK: - Hosts

/// The controller over a SwiftUI view that shows the view's plugins.
@MainActor
package final class PluginHostController: PlatformViewController {
    private(set) lazy var presenter = PluginPresenter(host: self)
    /// Called when plugins push the content away, with the heights that they cover at the top and at the bottom.
    internal var pushHandler: (CGFloat, CGFloat) -> Void = { _, _ in }
    /// Called when a modal plugin becomes visible, and when the last one has left.
    internal var coverHandler: (Bool) -> Void = { _ in }

    #if UIKIT
    package override var additionalSafeAreaInsets: UIEdgeInsets {
        didSet {
            let insets = additionalSafeAreaInsets
            if insets != oldValue { pushHandler(insets.top, insets.bottom) }
        }
    }
    #endif

    package override func loadView() { view = PassingView() }

    /// A view that lets events pass beside its subviews.
    private final class PassingView: PlatformView {
        private var isCovered = false

        #if UIKIT
        private var host: PluginHostController? { next as? PluginHostController }

        override func willRemoveSubview(_ subview: UIView) {
            super.willRemoveSubview(subview)
            setNeedsLayout()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            setCovered(subviews.contains { !$0.isHidden && $0.accessibilityViewIsModal })
        }

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let view = super.hitTest(point, with: event)
            return view === self ? nil : view
        }
        #else
        private var host: PluginHostController? { nextResponder as? PluginHostController }

        override var additionalSafeAreaInsets: NSEdgeInsets {
            didSet {
                let insets = additionalSafeAreaInsets
                guard insets.top != oldValue.top || insets.bottom != oldValue.bottom else { return }
                host?.pushHandler(insets.top, insets.bottom)
            }
        }

        override func willRemoveSubview(_ subview: NSView) {
            super.willRemoveSubview(subview)
            needsLayout = true
        }

        override func layout() {
            super.layout()
            setCovered(subviews.contains { !$0.isHidden && $0.isAccessibilityModal() })
        }

        override func hitTest(_ point: NSPoint) -> NSView? {
            let view = super.hitTest(point)
            return view === self ? nil : view
        }
        #endif

        private func setCovered(_ isCoveredNow: Bool) {
            guard isCoveredNow != isCovered else { return }
            isCovered = isCoveredNow
            host?.coverHandler(isCovered)
        }
    }
}

/// The host of plugins, as a SwiftUI view.
@MainActor
private struct PluginContainer {
    let requests: [PluginRequest]
    @SwiftUI.Binding var pushed: SwiftUI.EdgeInsets
    @SwiftUI.Binding var isCovered: Bool

    func makeHost() -> PluginHostController {
        let host = PluginHostController()
        let (pushed, isCovered) = ($pushed, $isCovered)
        // The state of a view must not change while views are laid out.
        host.pushHandler = { top, bottom in
            _Concurrency.Task { @MainActor in
                pushed.wrappedValue = SwiftUI.EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
            }
        }
        host.coverHandler = { isCoveredNow in
            _Concurrency.Task { @MainActor in isCovered.wrappedValue = isCoveredNow }
        }
        return host
    }
}

#if UIKIT
extension PluginContainer: UIViewControllerRepresentable {
    func makeUIViewController(context: Self.Context) -> PluginHostController { makeHost() }

    func updateUIViewController(_ host: PluginHostController, context: Self.Context) { host.presenter.update(requests) }

    static func dismantleUIViewController(_ host: PluginHostController, coordinator: ()) { host.presenter.stop() }
}
#else
extension PluginContainer: NSViewControllerRepresentable {
    func makeNSViewController(context: Self.Context) -> PluginHostController { makeHost() }

    func updateNSViewController(_ host: PluginHostController, context: Self.Context) { host.presenter.update(requests) }

    static func dismantleNSViewController(_ host: PluginHostController, coordinator: ()) { host.presenter.stop() }
}
#endif

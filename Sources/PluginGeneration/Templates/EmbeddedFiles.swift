// Made by `sh Templates/embed.sh`. To change this file, change the files in Templates and run it.
// swift-format-ignore-file

/// The files of the folder Templates.
enum EmbeddedFiles {
    /// The text of each template, by its name.
    static let templates: [String: String] = [
        "ChildContainment": ###"""
            #if canImport(UIKit)
            import UIKit

            // MARK: - Adding and removing children

            @MainActor
            extension UIViewController {
                /// Adds a child whose view fills this controller's view.
                ///
                /// The child of a scroll, table or collection view controller stays in place while the content
                /// scrolls. A child that has another parent leaves it first; adding a child of this controller
                /// again changes nothing, except that a removal that is still to come does not happen.
                func add(_ child: UIViewController) {
                    let plugin = child as? any PluginViewController
                    guard child.parent !== self else {
                        plugin?.presentation.stay()
                        return
                    }
                    if child.parent != nil { child.detach() }

                    addChild(child)
                    if let plugin { plugin.presentation.begin(plugin) }
                    let childView: UIView = child.view
                    childView.frame = view.bounds
                    childView.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(childView)
                    NSLayoutConstraint.activate(childView.constraintsFilling(view))
                    child.didMove(toParent: self)
                }

                /// Removes this controller from its parent; without a parent, does nothing.
                ///
                /// A plugin that has just become visible stays for the rest of its minimum duration.
                ///
                /// - Parameter animated: Pass false to remove a plugin at once, however long it was visible.
                func remove(animated: Bool = true) {
                    guard parent != nil else { return }
                    if let plugin = self as? any PluginViewController {
                        plugin.presentation.end(plugin, animated: animated)
                    } else {
                        detach()
                    }
                }

                /// The child of the given type, unless it is about to leave.
                func shownPlugin<Plugin: PluginViewController>(_ type: Plugin.Type) -> Plugin? {
                    childPlugin(type).flatMap { $0.presentation.isLeaving ? nil : $0 }
                }

                /// The child of the given type, also when it is about to leave.
                func childPlugin<Plugin: PluginViewController>(_ type: Plugin.Type) -> Plugin? {
                    for case let plugin as Plugin in children { return plugin }
                    return nil
                }

                /// Leaves the parent in the order that UIKit asks for, without loading the view.
                fileprivate func detach() {
                    willMove(toParent: nil)
                    viewIfLoaded?.removeFromSuperview()
                    removeFromParent()
                }
            }

            @MainActor
            extension UIView {
                /// Constraints that make this view fill what is visible of `container`, its superview.
                fileprivate func constraintsFilling(_ container: UIView) -> [NSLayoutConstraint] {
                    if let scrollView = container as? UIScrollView {
                        let frame = scrollView.frameLayoutGuide
                        return [
                            topAnchor.constraint(equalTo: frame.topAnchor),
                            leadingAnchor.constraint(equalTo: frame.leadingAnchor),
                            bottomAnchor.constraint(equalTo: frame.bottomAnchor),
                            trailingAnchor.constraint(equalTo: frame.trailingAnchor),
                        ]
                    }
                    return [
                        topAnchor.constraint(equalTo: container.topAnchor),
                        leadingAnchor.constraint(equalTo: container.leadingAnchor),
                        bottomAnchor.constraint(equalTo: container.bottomAnchor),
                        trailingAnchor.constraint(equalTo: container.trailingAnchor),
                    ]
                }
            }

            // MARK: - Plugins

            /// A child view controller that knows when it becomes visible and how long it stays.
            @MainActor
            protocol PluginViewController: UIViewController {
                var presentation: PluginPresentation { get }

                /// Forgets what the host has set to be called, so that nothing is kept alive by it.
                func releaseHandlers()
            }

            extension PluginViewController {
                func releaseHandlers() {}
            }

            /// When a plugin becomes visible, and how long it then stays at least.
            @MainActor
            final class PluginPresentation {
                /// Seconds between adding the plugin and its becoming visible.
                let delay: TimeInterval
                /// Seconds for which a plugin that has become visible stays.
                let minimumDuration: TimeInterval

                /// Whether the plugin was asked to leave and stays only for the rest of its minimum duration.
                private(set) var isLeaving = false

                private let clock = PluginClock.current
                private var visibleSince: TimeInterval?
                private var cancelTimer: PluginClock.Action?

                init(delay: TimeInterval = 0, minimumDuration: TimeInterval = 0) {
                    self.delay = delay
                    self.minimumDuration = minimumDuration
                }

                /// Starts a showing: the view is hidden, and so neither seen, touched nor read, until the delay
                /// has passed.
                fileprivate func begin(_ plugin: any PluginViewController) {
                    cancel()
                    guard delay > 0 else {
                        becomeVisible(plugin)
                        return
                    }
                    plugin.view.isHidden = true
                    cancelTimer = clock.schedule(delay) { [weak self, weak plugin] in
                        guard let self, let plugin else { return }
                        becomeVisible(plugin)
                    }
                }

                /// Ends a showing, once the minimum duration of a plugin that is visible has passed.
                fileprivate func end(_ plugin: any PluginViewController, animated: Bool) {
                    let remaining = visibleSince.map { minimumDuration - (clock.now() - $0) } ?? 0
                    guard animated, remaining > 0 else {
                        remove(plugin)
                        return
                    }
                    guard !isLeaving else { return }
                    isLeaving = true
                    let parent = plugin.parent
                    cancelTimer = clock.schedule(remaining) { [weak self, weak plugin, weak parent] in
                        guard let self, let plugin, let parent, plugin.parent === parent else { return }
                        remove(plugin)
                    }
                }

                /// Takes back the end of a showing that has not come yet.
                fileprivate func stay() {
                    guard isLeaving else { return }
                    isLeaving = false
                    cancelTimer?()
                    cancelTimer = nil
                }

                private func becomeVisible(_ plugin: any PluginViewController) {
                    cancelTimer = nil
                    visibleSince = clock.now()
                    plugin.view.isHidden = false
                    plugin.view.superview?.bringSubviewToFront(plugin.view)
                }

                private func remove(_ plugin: any PluginViewController) {
                    cancel()
                    plugin.detach()
                    plugin.releaseHandlers()
                }

                private func cancel() {
                    cancelTimer?()
                    cancelTimer = nil
                    visibleSince = nil
                    isLeaving = false
                }
            }

            /// The time that presentations are measured with. Tests replace it:
            /// `PluginClock.$current.withValue(clock) { … }`.
            struct PluginClock: Sendable {
                typealias Action = @MainActor () -> Void

                @TaskLocal static var current = PluginClock.system

                /// Seconds since a fixed moment.
                var now: @MainActor @Sendable () -> TimeInterval
                /// Calls an action after so many seconds, unless the action that it returns is called before.
                var schedule: @MainActor @Sendable (TimeInterval, @escaping Action) -> Action

                static let system = PluginClock(
                    now: { TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000 },
                    schedule: { seconds, action in
                        let task = Task { @MainActor in
                            try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
                            if !Task.isCancelled { action() }
                        }
                        return { task.cancel() }
                    })
            }
            #endif
            
            """###,
        "ChildContainmentTests": ###"""
            #if canImport(UIKit)
            import Testing
            import UIKit

            @testable import {{module}}

            @MainActor
            @Suite("Containment of children")
            struct {{prefix}}ChildContainmentTests {
                @Test("adding calls the child in UIKit's order, and its view is loaded by a child of the host")
                func addsInOrder() {
                    let window = {{prefix}}HostWindow()
                    let child = {{prefix}}RecordingViewController()

                    window.host.add(child)

                    #expect(child.calls == ["willMove to host", "viewDidLoad in host", "didMove to host"])
                    #expect(window.host.children == [child])
                    #expect(child.view.superview === window.host.view)
                }

                @Test("removing calls the child in UIKit's order, and takes its view away before its parent")
                func removesInOrder() {
                    let window = {{prefix}}HostWindow()
                    let child = {{prefix}}RecordingViewController()
                    window.host.add(child)
                    child.calls = []

                    child.remove()

                    #expect(child.calls == ["willMove to nil", "didMove to nil without superview"])
                    #expect(window.host.children.isEmpty)
                    #expect(child.parent == nil)
                }

                @Test("adding a child of the host again changes nothing")
                func addingTwiceIsNoOperation() {
                    let window = {{prefix}}HostWindow()
                    let child = {{prefix}}RecordingViewController()
                    window.host.add(child)
                    child.calls = []

                    window.host.add(child)

                    #expect(child.calls.isEmpty)
                    #expect(window.host.children == [child])
                }

                @Test("a child that has another parent leaves it first")
                func changesParent() {
                    let window = {{prefix}}HostWindow()
                    let child = {{prefix}}RecordingViewController()
                    let other = UIViewController()
                    other.add(child)
                    child.calls = []

                    window.host.add(child)

                    #expect(
                        child.calls == [
                            "willMove to nil", "didMove to nil without superview", "willMove to host",
                            "didMove to host",
                        ])
                    #expect(other.children.isEmpty)
                    #expect(child.view.superview === window.host.view)
                }

                @Test("removing a controller that has no parent does nothing")
                func removingWithoutParentIsNoOperation() {
                    let child = {{prefix}}RecordingViewController()

                    child.remove()

                    #expect(child.calls.isEmpty)
                }

                @Test("removing does not load a view")
                func removingLoadsNoView() {
                    let host = UIViewController()
                    let child = {{prefix}}RecordingViewController()
                    host.addChild(child)

                    child.remove()

                    #expect(!child.isViewLoaded)
                    #expect(!host.isViewLoaded)
                    #expect(child.parent == nil)
                }

                @Test("a child fills its host, and follows it when it changes its size")
                func fillsHost() {
                    let window = {{prefix}}HostWindow()
                    let child = UIViewController()

                    window.host.add(child)
                    window.layoutIfNeeded()
                    #expect(child.view.frame == window.host.view.bounds)

                    window.frame.size = CGSize(width: 640, height: 320)
                    window.layoutIfNeeded()
                    #expect(child.view.frame.size == CGSize(width: 640, height: 320))
                }

                @Test("a child of a table view controller stays in place while the rows scroll")
                func staysWhileContentScrolls() {
                    let host = UITableViewController(style: .plain)
                    let window = {{prefix}}HostWindow(host: host)
                    let child = UIViewController()
                    host.add(child)
                    window.layoutIfNeeded()
                    let frame = child.view.convert(child.view.bounds, to: window)

                    host.tableView.contentOffset.y += 120
                    window.layoutIfNeeded()

                    #expect(child.view.convert(child.view.bounds, to: window) == frame)
                    #expect(frame.size == window.bounds.size)
                }

                @Test("a removed child is released")
                func releasesRemovedChild() async {
                    let window = {{prefix}}HostWindow()
                    weak var released: UIViewController?
                    do {
                        let child = UIViewController()
                        released = child
                        window.host.add(child)
                        child.remove()
                    }
                    await {{prefix}}HostWindow.finishTurn()
                    #expect(released == nil)
                }
            }

            /// A child that writes down how it is moved.
            @MainActor
            private final class {{prefix}}RecordingViewController: UIViewController {
                var calls: [String] = []

                override func viewDidLoad() {
                    super.viewDidLoad()
                    calls.append(parent == nil ? "viewDidLoad without parent" : "viewDidLoad in host")
                }

                override func willMove(toParent parent: UIViewController?) {
                    super.willMove(toParent: parent)
                    calls.append(parent == nil ? "willMove to nil" : "willMove to host")
                }

                override func didMove(toParent parent: UIViewController?) {
                    super.didMove(toParent: parent)
                    let place = viewIfLoaded?.superview == nil ? "without superview" : "in superview"
                    calls.append(parent == nil ? "didMove to nil \(place)" : "didMove to host")
                }
            }

            // MARK: - Shared by the tests of all plugins

            /// A window that shows a host, without an application around it.
            @MainActor
            final class {{prefix}}HostWindow: UIWindow {
                let host: UIViewController

                init(host: UIViewController? = nil) {
                    self.host = host ?? UIViewController()
                    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
                    rootViewController = self.host
                    isHidden = false
                    layoutIfNeeded()
                }

                @available(*, unavailable)
                required init?(coder: NSCoder) {
                    nil
                }

                /// Performs what a tap on a control would, if it could be tapped: it is enabled, in this window,
                /// and neither it nor a view around it is hidden. Works without an application, unlike
                /// `sendActions(for:)`.
                func tap(_ control: UIControl) {
                    var view: UIView? = control
                    while let current = view, current !== self {
                        guard !current.isHidden, current.isUserInteractionEnabled else { return }
                        view = current.superview
                    }
                    guard view === self, control.isEnabled else { return }
                    var actions: [UIAction] = []
                    control.enumerateEventHandlers { action, _, event, _ in
                        if let action, event.contains(.primaryActionTriggered) { actions.append(action) }
                    }
                    for action in actions { control.sendAction(action) }
                }

                /// Waits until what UIKit has put off to the end of this turn is done.
                static func finishTurn() async {
                    await withCheckedContinuation { continuation in
                        DispatchQueue.main.async { continuation.resume() }
                    }
                }
            }

            /// A clock that stands still until a test moves it.
            @MainActor
            final class {{prefix}}ManualClock {
                private struct Timer {
                    let id: Int
                    let time: TimeInterval
                    let action: PluginClock.Action
                }

                private var now: TimeInterval = 0
                private var timers: [Timer] = []
                private var timerCount = 0

                /// Runs the test with presentations that are measured by this clock.
                func run<Result>(_ test: () throws -> Result) rethrows -> Result {
                    try PluginClock.$current.withValue(
                        PluginClock(
                            now: { self.now },
                            schedule: { seconds, action in self.schedule(after: seconds, action) }
                        ),
                        operation: test)
                }

                /// Moves the time forward, and calls what is due, in order.
                func advance(by seconds: TimeInterval) {
                    let end = now + seconds
                    while let next = timers.filter({ $0.time <= end }).min(by: { $0.time < $1.time }) {
                        timers.removeAll { $0.id == next.id }
                        now = next.time
                        next.action()
                    }
                    now = end
                }

                private func schedule(
                    after seconds: TimeInterval, _ action: @escaping PluginClock.Action
                ) -> PluginClock.Action {
                    timerCount += 1
                    let id = timerCount
                    timers.append(Timer(id: id, time: now + seconds, action: action))
                    return { self.timers.removeAll { $0.id == id } }
                }
            }
            #endif
            
            """###,
        "ContentLayout": ###"""
            let margins = view.layoutMarginsGuide
            NSLayoutConstraint.activate([
            {{#isCentered}}
                {{root}}.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
                {{root}}.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
                {{root}}.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
                {{root}}.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
            {{/isCentered}}
            {{^isCentered}}
                {{root}}.topAnchor.constraint(equalTo: margins.topAnchor),
                {{root}}.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                {{root}}.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                {{root}}.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            {{/isCentered}}
            ])
            
            """###,
        "HostHelpers": ###"""
            {{#hasHelpers}}

            // MARK: - Hosts

            @MainActor
            extension UIViewController {
            {{#helpers}}
            {{^isFirst}}

            {{/isFirst}}
            {{#isShown}}
                /// The ``{{controller}}`` that this controller shows, if any.
                {{access}}var {{helper}}: {{controller}}? {
                    shownPlugin({{controller}}.self)
                }
            {{/isShown}}
            {{#isShow}}
                /// Shows {{article}} ``{{controller}}`` over this controller, or updates the one that is shown.
                @discardableResult
            {{#show}}
            {{#isOneLine}}
                {{access}}func {{helper}}({{#parameters}}{{text}}{{/parameters}}) -> {{controller}} {
            {{/isOneLine}}
            {{^isOneLine}}
                {{access}}func {{helper}}(
                    {{#parameters}}
                    {{text}}{{separator}}
                    {{/parameters}}
                ) -> {{controller}} {
            {{/isOneLine}}
            {{/show}}
                    {{> ShowBody}}
                    return {{variable}}
                }
            {{/isShow}}
            {{#isHide}}
                /// Removes the ``{{controller}}`` that this controller shows, if any.
                {{access}}func {{helper}}() {
                    {{shownPlugin}}?.remove()
                }
            {{/isHide}}
            {{#isWhile}}
                /// Shows {{article}} ``{{controller}}`` over this controller while an operation runs.
                ///
                /// It is removed when the operation returns or throws, or when the last of several operations
                /// does so that run at a time.
            {{#whileShown}}
                {{access}}func {{helper}}<{{value}}>(
                    {{#parameters}}
                    {{text}}{{separator}}
                    {{/parameters}}
                ) async rethrows -> {{value}} {
            {{#call}}
                    let {{variable}} ={{.}}
            {{/call}}
            {{^call}}
                    {{> ShowBody}}
            {{/call}}
            {{/whileShown}}
                    {{variable}}.beginOperation()
                    defer { {{variable}}.endOperation() }
                    return try await operation()
                }
            {{/isWhile}}
            {{#isRecovery}}
                {{#recovery}}
                {{#documentation}}
                ///{{line}}
                {{/documentation}}
                @discardableResult
                {{access}}func {{helper}}(
                    operation: @escaping @MainActor () async throws -> Void
                ) -> Task<Void, Never> {
                    {{recoveryClass}}.of(self).run(operation)
                }
                {{/recovery}}
            {{/isRecovery}}
            {{/helpers}}
            }
            {{/hasHelpers}}
            {{#recovery}}

            {{> Recovery}}
            {{/recovery}}
            
            """###,
        "Initializers": ###"""
            {{#initializer}}
            {{#isOneLine}}
            {{access}}init({{#parameters}}{{text}}{{/parameters}}) {
            {{/isOneLine}}
            {{^isOneLine}}
            {{access}}init(
                {{#parameters}}
                {{text}}{{separator}}
                {{/parameters}}
            ) {
            {{/isOneLine}}
            {{/initializer}}
                {{#inputs}}
                self.{{bareName}} = {{name}}
                {{/inputs}}
                super.init(nibName: nil, bundle: nil)
            }

            {{#isDecodable}}
            {{access}}required init?(coder: NSCoder) {
                {{#inputs}}
                {{name}} = {{coderValue}}
                {{/inputs}}
                super.init(coder: coder)
            }
            {{/isDecodable}}
            {{^isDecodable}}
            /// A storyboard has no value for {{undecodableInputs}}: it cannot make this controller.
            {{access}}required init?(coder: NSCoder) {
                nil
            }
            {{/isDecodable}}
            
            """###,
        "NoTests": ###"""
            // No tests: the configuration of the module says so.
            
            """###,
        "OperationTests": ###"""
            {{#whileTests}}

                @Test("is shown until the last of the operations that it is shown for has ended")
                func isShownWhileOperationsRun() async {
                    let window = {{prefix}}HostWindow()
                    let first = AsyncStream<Void>.makeStream()
                    let second = AsyncStream<Void>.makeStream()
                    let tasks = clock.run {
                        [first.stream, second.stream].map { stream in
                            Task {
                                await {{call}} {
                                    for await _ in stream {}
                                }
                            }
                        }
                    }
                    await {{prefix}}HostWindow.finishTurn()
                    #expect(window.host.{{shownPlugin}} != nil)
                    first.continuation.finish()
                    await tasks[0].value
                    #expect(window.host.{{shownPlugin}} != nil)
                    second.continuation.finish()
                    await tasks[1].value
                    #expect(window.host.{{shownPlugin}} == nil)
                }

                @Test("is removed when the operation that it is shown for throws an error, which is passed on")
                func isRemovedWhenOperationThrows() async {
                    let window = {{prefix}}HostWindow()
                    let task = clock.run {
                        Task {
                            try await {{call}} {
                                throw Failure()
                            }
                        }
                    }
                    await #expect(throws: Failure.self) {
                        try await task.value
                    }
                    #expect(window.host.{{shownPlugin}} == nil)
                }

                @Test("is removed when the operation that it is shown for is cancelled")
                func isRemovedWhenOperationIsCancelled() async {
                    let window = {{prefix}}HostWindow()
                    let endless = AsyncStream<Void>.makeStream()
                    let task = clock.run {
                        Task {
                            await {{call}} {
                                for await _ in endless.stream {}
                            }
                        }
                    }
                    await {{prefix}}HostWindow.finishTurn()
                    #expect(window.host.{{shownPlugin}} != nil)
                    task.cancel()
                    await task.value
                    #expect(window.host.{{shownPlugin}} == nil)
                }
            {{/whileTests}}
            {{#recoveryTests}}

                @Test("is shown when an operation fails, and runs it again when {{retry}} is called")
                func showsFailureAndRunsAgain() async {
                    let window = {{prefix}}HostWindow()
                    var runs = 0
                    let task = clock.run {
                        window.host.{{helper}} {
                            runs += 1
            {{#meanwhile}}
                            #expect(window.host.shownPlugin({{.}}.self) != nil)
            {{/meanwhile}}
                            if runs == 1 { throw Failure() }
                        }
                    }
                    await task.value
                    let plugin = window.host.{{shownPlugin}}
                    #expect(plugin?.{{message}} == Failure().localizedDescription)
            {{#meanwhile}}
                    #expect(window.host.shownPlugin({{.}}.self) == nil)
            {{/meanwhile}}

                    plugin?.{{retry}}({{arguments}})
                    await wait { runs == 2 }
                    #expect(runs == 2)
                    #expect(window.host.{{shownPlugin}} == nil)
                }

                @Test("is not shown when an operation is cancelled")
                func isNotShownWhenOperationIsCancelled() async {
                    let window = {{prefix}}HostWindow()
                    let task = clock.run {
                        window.host.{{helper}} { throw CancellationError() }
                    }
                    await task.value
                    #expect(window.host.{{shownPlugin}} == nil)
                }

                @Test("an operation waits until an earlier one of the same host, which it cancels, has ended")
                func runsOneOperationAtATime() async {
                    let window = {{prefix}}HostWindow()
                    let endless = AsyncStream<Void>.makeStream()
                    var calls: [String] = []
                    clock.run {
                        _ = window.host.{{helper}} {
                            calls.append("first begins")
                            for await _ in endless.stream {}
                            for _ in 0..<10 { await {{prefix}}HostWindow.finishTurn() }
                            calls.append("first ends")
                            throw Failure()
                        }
                    }
                    await wait { !calls.isEmpty }
                    let task = clock.run {
                        window.host.{{helper}} { calls.append("second") }
                    }
                    await wait { calls.contains("first ends") }
                    #expect(calls.contains("first ends"))
                    endless.continuation.finish()
                    await task.value
                    #expect(calls == ["first begins", "first ends", "second"])
                    #expect(window.host.{{shownPlugin}} == nil)
                }

                @Test("does not keep a host whose operation runs")
                func releasesHostDuringOperation() async {
                    let endless = AsyncStream<Void>.makeStream()
                    var isRunning = false
                    weak var released: UIViewController?
                    let task: Task<Void, Never>
                    do {
                        let host = UIViewController()
                        released = host
                        task = clock.run {
                            host.{{helper}} {
                                isRunning = true
                                for await _ in endless.stream {}
                            }
                        }
                        await wait { isRunning }
                    }
                    await {{prefix}}HostWindow.finishTurn()
                    #expect(isRunning)
                    #expect(released == nil)
                    endless.continuation.finish()
                    await task.value
                }

                /// Waits for what ought to happen within a few turns.
                private func wait(until condition: () -> Bool) async {
                    for _ in 0..<1000 where !condition() { await {{prefix}}HostWindow.finishTurn() }
                }
            {{/recoveryTests}}
            {{#hasOperations}}

                /// What operations fail with.
                private struct Failure: Error {}
            {{/hasOperations}}
            
            """###,
        "PluginViewController": ###"""
            #if canImport(UIKit)
            {{#imports}}
            {{line}}
            {{/imports}}

            {{#documentation}}
            ///{{line}}
            {{/documentation}}
            @MainActor
            {{access}}final class {{controller}}: {{superclass}}, PluginViewController {
            {{#inputs}}
                {{#documentation}}
                ///{{line}}
                {{/documentation}}
                {{#isShown}}
                {{access}}var {{name}}: {{type}} {
                    didSet { if isViewLoaded { {{applyMethod}}() } }
                }
                {{/isShown}}
                {{^isShown}}
                {{access}}var {{name}}: {{type}}
                {{/isShown}}

            {{/inputs}}
            {{#handlers}}
                {{#documentation}}
                ///{{line}}
                {{/documentation}}
                {{access}}var {{name}}: {{type}} = {{emptyClosure}}

            {{/handlers}}
                let presentation = PluginPresentation({{presentationArguments}})
            {{#isShownWhile}}

                /// How many operations this controller is shown for.
                private var operationCount = 0
            {{/isShownWhile}}
            {{#hasViews}}

                {{#views}}
                let {{name}} = {{creation}}
                {{/views}}
            {{/hasViews}}
            {{#hasInputs}}

                {{> Initializers}}
            {{/hasInputs}}
            {{#overridesViewDidLoad}}

                {{access}}override func viewDidLoad() {
                    super.viewDidLoad()
                {{#content}}
                    configureContent()
                    layOutContent()
                {{#inputs}}
                {{#isShown}}
                    {{applyMethod}}()
                {{/isShown}}
                {{/inputs}}
                {{/content}}
                {{#viewDidLoadHook}}
                    {{.}}()
                {{/viewDidLoadHook}}
                }
            {{/overridesViewDidLoad}}
            {{#overrides}}

                {{access}}override func {{method}}({{parameter}}) {
                    super.{{method}}({{argument}})
                    {{hook}}({{argument}})
                }
            {{/overrides}}
            {{#hasHandlers}}

                func releaseHandlers() {
                {{#handlers}}
                    {{name}} = {{emptyClosure}}
                {{/handlers}}
                }
            {{/hasHandlers}}
            {{#isShownWhile}}

                /// Keeps this controller shown until as many operations have ended as have begun.
                func beginOperation() {
                    operationCount += 1
                }

                /// Removes this controller when no other operation runs.
                func endOperation() {
                    operationCount -= 1
                    if operationCount == 0 { remove() }
                }
            {{/isShownWhile}}
            {{#content}}

                private func configureContent() {
                {{#configurations}}
                    {{^isFirst}}

                    {{/isFirst}}
                    {{> ViewConfiguration}}
                {{/configurations}}
                }

                private func layOutContent() {
                    {{root}}.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview({{root}})

                    {{> ContentLayout}}
                }
            {{/content}}
            {{#inputs}}
            {{#isShown}}

                private func {{applyMethod}}() {
                {{#assignments}}
                    {{statement}}
                {{/assignments}}
                }
            {{/isShown}}
            {{/inputs}}
            {{#handlers}}
            {{#isCalledByMethod}}

                /// {{callSummary}}
                private func {{callMethod}}() {
                {{#removesPlugin}}
                    let handler = {{name}}
                    remove(animated: false)
                    handler({{arguments}})
                {{/removesPlugin}}
                {{^removesPlugin}}
                    {{name}}({{arguments}})
                {{/removesPlugin}}
                }
            {{/isCalledByMethod}}
            {{/handlers}}
            }
            {{> HostHelpers}}
            #endif
            
            """###,
        "PluginViewControllerTests": ###"""
            #if canImport(UIKit)
            {{#imports}}
            import {{module}}
            {{/imports}}

            @testable import {{module}}

            {{^creation}}
            // No tests: give the inputs of this plugin that have no default an "example" to make them with.
            {{/creation}}
            {{#creation}}
            @MainActor
            @Suite("{{plugin}} plugin")
            struct {{prefix}}{{controller}}Tests {
                private let clock = {{prefix}}ManualClock()

                @Test("fills its host")
                func fillsHost() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.add(plugin)
                        window.layoutIfNeeded()
                        #expect(plugin.view.frame == window.host.view.bounds)
                    }
                }
            {{#hasViews}}

                @Test("shows its views within its own view")
                func showsViews() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.add(plugin)
                        window.layoutIfNeeded()
            {{#views}}
                        #expect(plugin.{{name}}.isDescendant(of: plugin.view))
            {{/views}}
                    }
                }

            {{#isCentered}}
                @Test("shows its content in the centre of its margins")
                func centersContent() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.add(plugin)
                        window.layoutIfNeeded()
                        let margins = plugin.view.layoutMarginsGuide.layoutFrame
                        #expect(abs(plugin.{{root}}.frame.midX - margins.midX) <= 1)
                        #expect(abs(plugin.{{root}}.frame.midY - margins.midY) <= 1)
                    }
                }
            {{/isCentered}}
            {{^isCentered}}
                @Test("fills its margins with its content")
                func fillsMargins() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.add(plugin)
                        window.layoutIfNeeded()
                        #expect(plugin.{{root}}.frame == plugin.view.layoutMarginsGuide.layoutFrame)
                    }
                }
            {{/isCentered}}
            {{/hasViews}}
            {{#delay}}

                @Test("is hidden until its delay of {{seconds}} s has passed")
                func waitsForDelay() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.add(plugin)
                        #expect(plugin.view.isHidden)
                        clock.advance(by: {{almost}})
                        #expect(plugin.view.isHidden)
                        clock.advance(by: {{rest}})
                        #expect(!plugin.view.isHidden)
                    }
                }

                @Test("lets touches through during its delay of {{seconds}} s")
                func letsTouchesThroughDuringDelay() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        window.host.add(makePlugin())
                        window.layoutIfNeeded()
                        let center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
                        #expect(window.hitTest(center, with: nil) === window.host.view)
                    }
                }

                @Test("is never visible when it is removed during its delay of {{seconds}} s")
                func isNeverVisibleWhenRemovedDuringDelay() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.add(plugin)
                        clock.advance(by: {{almost}})
                        plugin.remove()
                        #expect(plugin.parent == nil)
                        clock.advance(by: {{seconds}})
                        #expect(plugin.view.isHidden)
                        #expect(plugin.view.superview == nil)
                    }
                }
            {{/delay}}
            {{^delay}}

                @Test("is visible at once")
                func isVisibleAtOnce() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.add(plugin)
                        #expect(!plugin.view.isHidden)
                    }
                }
            {{/delay}}
            {{#minimumDuration}}

                @Test("stays visible for its minimum duration of {{seconds}} s")
                func staysForMinimumDuration() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.add(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        plugin.remove()
                        clock.advance(by: {{almost}})
                        #expect(plugin.parent === window.host)
                        clock.advance(by: {{rest}})
                        #expect(plugin.parent == nil)
                        #expect(plugin.view.superview == nil)
                    }
                }

                @Test("leaves at once when it is removed without animation")
                func leavesAtOnceWithoutAnimation() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.add(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        plugin.remove(animated: false)
                        #expect(plugin.parent == nil)
                    }
                }
            {{#showing}}

                @Test("stays when it is shown again during its minimum duration")
                func staysWhenShownAgain() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = show(on: window.host)
                        clock.advance(by: plugin.presentation.delay)
                        {{hiding}}
                        #expect(window.host.{{shownPlugin}} == nil)
                        #expect(show(on: window.host) === plugin)
                        clock.advance(by: 10 * {{seconds}})
                        #expect(window.host.{{shownPlugin}} === plugin)
                    }
                }
            {{/showing}}
            {{/minimumDuration}}
            {{#hasTexts}}

                @Test("shows its texts")
                func showsTexts() {
                    let plugin = makePlugin()
                    plugin.loadViewIfNeeded()
            {{#texts}}
                    {{expectation}}
            {{/texts}}
                }
            {{/hasTexts}}
            {{#inputs}}

                @Test("shows {{name}}, whether it is set before or after the view is loaded")
                func input{{capitalizedName}}IsShown() {
                    let plugin = makePlugin()
                    let first: {{type}} = {{first}}
                    plugin.{{name}} = first
                    plugin.loadViewIfNeeded()
            {{#views}}
                    #expect(plugin.{{name}}.{{shown}} == first)
                    #expect(!plugin.{{name}}.isHidden)
            {{/views}}
                    let second: {{type}} = {{second}}
                    plugin.{{name}} = second
            {{#views}}
                    #expect(plugin.{{name}}.{{shown}} == second)
            {{/views}}
            {{#isOptional}}
                    plugin.{{name}} = nil
            {{#views}}
                    #expect(plugin.{{name}}.isHidden)
            {{/views}}
            {{/isOptional}}
                }
            {{/inputs}}
            {{#handlers}}
            {{#buttons}}

            {{#removesPlugin}}
                @Test("a tap on {{bareButton}} removes it, and then calls {{name}} once")
                func tapOn{{capitalizedButton}}Calls{{capitalizedName}}() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        var calls = 0
                        plugin.{{name}} = { {{capturingSignature}}
                            calls += 1
                            #expect(plugin?.parent == nil)
                        }
            {{#titleInputs}}
                        plugin.{{name}} = {{value}}
            {{/titleInputs}}
                        window.host.add(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        window.tap(plugin.{{button}})
                        window.tap(plugin.{{button}})
                        #expect(calls == 1)
                        #expect(plugin.parent == nil)
                    }
                }
            {{/removesPlugin}}
            {{^removesPlugin}}
                @Test("each tap on {{bareButton}} calls {{name}} once")
                func tapOn{{capitalizedButton}}Calls{{capitalizedName}}() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        var calls = 0
                        plugin.{{name}} = { {{signature}}calls += 1 }
            {{#titleInputs}}
                        plugin.{{name}} = {{value}}
            {{/titleInputs}}
                        window.host.add(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        window.tap(plugin.{{button}})
                        #expect(calls == 1)
                        window.tap(plugin.{{button}})
                        #expect(calls == 2)
                        #expect(plugin.parent === window.host)
                    }
                }
            {{/removesPlugin}}
            {{/buttons}}

                @Test("releases what {{name}} holds when it is removed")
                func releases{{capitalizedName}}() async {
                    let window = {{prefix}}HostWindow()
                    let plugin = makePlugin()
                    weak var held: NSObject?
                    do {
                        let object = NSObject()
                        held = object
                        plugin.{{name}} = { {{signature}}_ = object }
                    }
                    window.host.add(plugin)
                    #expect(held != nil)
                    plugin.remove(animated: false)
                    await {{prefix}}HostWindow.finishTurn()
                    #expect(held == nil)
                }
            {{/handlers}}

                @Test("is released when it is removed, whatever it waits for and its handlers hold")
                func isReleased() async {
                    weak var released: {{controller}}?
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
            {{#handlers}}
                        plugin.{{name}} = { {{signature}}_ = plugin }
            {{/handlers}}
                        released = plugin
                        window.host.add(plugin)
                        plugin.remove(animated: false)
                    }
                    await {{prefix}}HostWindow.finishTurn()
                    #expect(released == nil)
                }
            {{#showing}}

                @Test("is shown once, told of, and hidden by a host")
                func hostShowsAndHides() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        #expect(window.host.{{shownPlugin}} == nil)
                        let plugin = show(on: window.host)
                        #expect(window.host.{{shownPlugin}} === plugin)
                        #expect(show(on: window.host) === plugin)
                        #expect(window.host.children == [plugin])
                        clock.advance(by: plugin.presentation.delay)
                        clock.advance(by: plugin.presentation.minimumDuration)
                        {{hiding}}
                        #expect(window.host.{{shownPlugin}} == nil)
                        #expect(window.host.children.isEmpty)
                    }
                }
            {{/showing}}
            {{> OperationTests}}

            {{#hasLocalizedTexts}}
                /// What the app's string tables have for a key, or the text that the description has.
                private func localized(_ key: String, _ text: String) -> String {
                    Bundle.main.localizedString(forKey: key, value: text, table: nil)
                }

            {{/hasLocalizedTexts}}
                private func makePlugin() -> {{controller}} {
                    {{creation}}
                }
            {{#showing}}

                private func show(on host: UIViewController) -> {{controller}} {
                    {{.}}
                }
            {{/showing}}
            }
            {{/creation}}
            #endif
            
            """###,
        "Recovery": ###"""
            /// Runs the operations of one host, and shows {{article}} ``{{controller}}`` when one fails.
            @MainActor
            private final class {{recoveryClass}} {
                private static var all: [{{recoveryClass}}] = []

                private weak var host: UIViewController?
                private var task: Task<Void, Never>?

                private init(host: UIViewController) {
                    self.host = host
                }

                /// The one that has run all earlier operations of a host.
                static func of(_ host: UIViewController) -> {{recoveryClass}} {
                    all.removeAll { $0.host == nil }
                    if let recovery = all.first(where: { $0.host === host }) { return recovery }
                    let recovery = {{recoveryClass}}(host: host)
                    all.append(recovery)
                    return recovery
                }

                /// Cancels the operation that runs, and starts another one when it has ended.
                @discardableResult
                func run(_ operation: @escaping @MainActor () async throws -> Void) -> Task<Void, Never> {
                    host?.shownPlugin({{controller}}.self)?.remove()
                    let previous = task
                    previous?.cancel()
                    let next = Task {
                        await previous?.value
                        guard !Task.isCancelled, host != nil else { return }
                        do {
                            try await attempt(operation)
                        } catch {
                            if Task.isCancelled || error is CancellationError { return }
                            show(error, of: operation)
                        }
                    }
                    task = next
                    return next
                }

                private func attempt(_ operation: @MainActor () async throws -> Void) async throws {
                    {{#meanwhile}}
                    let {{meanwhileVariable}} = host?.{{meanwhileShow}}()
                    {{meanwhileVariable}}?.beginOperation()
                    defer { {{meanwhileVariable}}?.endOperation() }
                    {{/meanwhile}}
                    try await operation()
                }

                private func show(
                    _ error: any Error, of operation: @escaping @MainActor () async throws -> Void
                ) {
                    host?.{{show}}(
                        {{message}}: error.localizedDescription,
                        {{retry}}: { [weak self] {{signature}}in self?.run(operation) })
                }
            }
            
            """###,
        "ShowBody": ###"""
            let {{variable}} ={{lookup}}
            {{#inputs}}
            {{variable}}.{{bareName}} = {{name}}
            {{/inputs}}
            {{#handlers}}
            {{variable}}.{{bareName}} = {{name}}
            {{/handlers}}
            add({{variable}})
            
            """###,
        "ViewConfiguration": ###"""
            {{#activityIndicator}}
            {{name}}.startAnimating()
            {{/activityIndicator}}
            {{#label}}
            {{#text}}
            {{name}}.text = {{.}}
            {{/text}}
            {{name}}.font = .preferredFont(forTextStyle: .{{textStyle}})
            {{name}}.adjustsFontForContentSizeCategory = true
            {{name}}.numberOfLines = {{lines}}
            {{#isCentered}}
            {{name}}.textAlignment = .center
            {{/isCentered}}
            {{/label}}
            {{#button}}
            {{#title}}
            {{name}}.configuration?.title = {{.}}
            {{/title}}
            {{#action}}
            {{name}}.addAction(
                UIAction { [weak self] _ in self?.{{.}} }, for: .primaryActionTriggered)
            {{/action}}
            {{/button}}
            {{#image}}
            {{#source}}
            {{name}}.image = {{.}}
            {{/source}}
            {{name}}.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .{{textStyle}})
            {{name}}.adjustsImageSizeForAccessibilityContentSizeCategory = true
            {{/image}}
            {{#stack}}
            {{name}}.axis = .{{axis}}
            {{name}}.alignment = .{{alignment}}
            {{name}}.spacing = {{spacing}}
            {{#arrangedViews}}
            {{name}}.addArrangedSubview({{view}})
            {{/arrangedViews}}
            {{/stack}}
            
            """###,
    ]

    /// The text of each starter, by its name.
    static let starters: [String: String] = [
        "Error": ###"""
            {
              "summary": "Shows what went wrong, and a button that tries again.",
              "inputs": [
                { "name": "message", "type": "String?", "default": "nil", "summary": "What went wrong." }
              ],
              "handlers": [
                { "name": "reloadHandler", "removesPlugin": true, "summary": "Called when the user asks to try again." }
              ],
              "content": {
                "stack": [
                  { "image": "iconView", "symbol": "exclamationmark.triangle" },
                  { "label": "messageLabel", "text": { "input": "message" }, "textStyle": "body", "lines": 0 },
                  { "button": "reloadButton", "title": { "localized": "error.reload", "value": "Reload" }, "triggers": "reloadHandler" }
                ],
                "axis": "vertical", "spacing": 12, "alignment": "center", "layout": "center"
              },
              "placement": "fill"
            }
            
            """###,
        "Loading": ###"""
            {
              "summary": "Covers its parent with an activity indicator while data loads.",
              "inputs": [
                { "name": "message", "type": "String?", "default": "nil", "summary": "What is being waited for." }
              ],
              "content": {
                "stack": [
                  { "activityIndicator": "activityIndicator", "size": "medium" },
                  { "label": "messageLabel", "text": { "input": "message" }, "textStyle": "footnote", "lines": 0 }
                ],
                "axis": "vertical", "spacing": 8, "alignment": "center", "layout": "center"
              },
              "placement": "fill",
              "presentation": { "delay": 0.5, "minimumDuration": 0.3 }
            }
            
            """###,
    ]

    /// The description that `new` writes where no starter fits.
    static let blankDescription = ###"""
        // One plugin. The name of this file is the plugin's name. Every key may be left out.
        {
          // The documentation of the controller.
          "summary": "Says what this plugin shows, in one sentence.",

          // Properties that a host sets. Without a "default" the initialiser asks for a value.
          "inputs": [
            { "name": "message", "type": "String?", "default": "nil", "summary": "What is shown." }
          ],

          // Closures that a host sets. With "removesPlugin" the plugin is gone when one is called.
          "handlers": [
            { "name": "doneHandler", "removesPlugin": true, "summary": "Called when the button is tapped." }
          ],

          // The views: stack, label, button, image or activityIndicator.
          "content": {
            "stack": [
              { "label": "messageLabel", "text": { "input": "message" }, "textStyle": "body" },
              { "button": "doneButton", "title": { "localized": "done", "value": "Done" }, "triggers": "doneHandler" }
            ],
            "axis": "vertical", "spacing": 12, "alignment": "center", "layout": "center"
          },

          // Where the plugin sits in its host.
          "placement": "fill",

          // Seconds before it becomes visible, and seconds for which it then stays at least.
          "presentation": { "delay": 0, "minimumDuration": 0 }
        }
        
        """###
}

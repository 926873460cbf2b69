// Made by `sh Templates/embed.sh`. To change this file, change the files in Templates and run it.
// swift-format-ignore-file

/// The templates of the folder Templates.
package enum EmbeddedTemplates {
    /// All templates.
    package static let all: [EmbeddedTemplate] = [
        EmbeddedTemplate(
            name: "ArrangedViews",
            text: ###"""
            {{#arrangedViews}}
            {{name}}.addArrangedSubview({{view}})
            {{/arrangedViews}}
            {{#equalSpacers}}
            {{spacer}}.{{dimension}}Anchor.constraint(equalTo: {{first}}.{{dimension}}Anchor).isActive = true
            {{/equalSpacers}}
            
            """###),
        EmbeddedTemplate(
            name: "ChildContainment",
            text: ###"""
            #if {{condition}}
            {{#imports}}
            {{line}}
            {{/imports}}
            {{#isShared}}

            // MARK: - Kits

            {{#platformTypes}}
            {{access}}typealias {{name}} = {{type}}
            {{/platformTypes}}
            {{/isShared}}

            // MARK: - Adding and removing children

            @MainActor
            extension {{PlatformViewController}} {
                /// Adds a child, in the order that {{kitInWords}} asks for.
                ///
                /// A plugin sits where its description places it, and becomes visible when that says so; any
                /// other child fills the container at once. Both stay in place while the content of their host
                /// scrolls. A child that has another parent leaves it first. Adding a child of this controller
                /// again changes nothing, except that a removal that is still to come does not happen, that a
                /// plugin which leaves by itself stays as long as if it were new, and that a child for which
                /// another container is named moves there.
                ///
                /// - Parameters:
                ///   - child: The controller to add.
                ///   - container: The view to add it to: this controller's view, or one within it.
                func {{add}}(_ child: {{PlatformViewController}}, in container: {{PlatformView}}? = nil) {
                    {{> ManagingHosts}}
                    let plugin = child as? any PluginViewController
                    let isInPlace = container == nil || container === child.{{loadedView}}?.superview
                    if child.parent === self, isInPlace, plugin?.presentation.stay() ?? true { return }
                    if child.parent != nil {
                        if let plugin { plugin.presentation.leave(plugin) } else { child.detach() }
                    }

                    addChild(child)
                    let container: {{PlatformView}} = container ?? view
                    assert(container.isDescendant(of: view), "the container is not within the host's view")
                    {{#SplitView}}
                    assert(
                        (container as? {{SplitView}})?.arrangesAllSubviews != true,
                        "a split view makes a pane of what is added to it: name a container in one of them")
                    {{/SplitView}}
                    let childView: {{PlatformView}} = child.view
                    childView.frame = container.bounds
                    childView.translatesAutoresizingMaskIntoConstraints = false
                    if let plugin {
                        plugin.presentation.begin(plugin, in: container)
                        return
                    }
                    container.addSubview(childView)
                    NSLayoutConstraint.activate(ChildPlacement.fill.constraints(of: childView, in: container))
                    {{#tellsOfMoves}}
                    child.didMove(toParent: self)
                    {{/tellsOfMoves}}
                }

                /// Removes this controller from its parent; without a parent, does nothing.
                ///
                /// A plugin that has just become visible stays for the rest of its minimum duration, and then
                /// leaves with its transition.
                ///
                /// - Parameter animated: Pass false to remove a plugin at once, however long it was visible.
                func {{remove}}(animated: Bool = true) {
                    guard parent != nil else { return }
                    if let plugin = self as? any PluginViewController {
                        plugin.presentation.end(plugin, animated: animated)
                    } else {
                        detach()
                    }
                }

                /// The newest child of the given type, unless it is about to leave.
                func shownPlugin<Plugin: PluginViewController>(_ type: Plugin.Type) -> Plugin? {
                    children.reversed().lazy.compactMap { $0 as? Plugin }.first { !$0.presentation.isLeaving }
                }

                /// The newest child of the given type, also when it is about to leave.
                func childPlugin<Plugin: PluginViewController>(_ type: Plugin.Type) -> Plugin? {
                    children.reversed().lazy.compactMap { $0 as? Plugin }.first
                }

                {{> Detaching}}
            }

            // MARK: - Plugins

            /// A child view controller that knows where it sits, when it becomes visible and how long it stays.
            @MainActor
            protocol PluginViewController: {{PlatformViewController}} {
                var presentation: PluginPresentation { get }

                /// What VoiceOver says when the plugin becomes visible.
                var announcement: String? { get }

                /// What VoiceOver's focus moves to when the plugin becomes visible.
                var accessibilityFocus: {{PlatformView}}? { get }

                /// Forgets what the host has set to be called, so that nothing is kept alive by it.
                func releaseHandlers()
            }

            extension PluginViewController {
                var announcement: String? { nil }
                var accessibilityFocus: {{PlatformView}}? { nil }
                func releaseHandlers() {}
            }

            /// A showing of a plugin, from the moment it is added until it is removed.
            @MainActor
            final class PluginPresentation {
                private enum Phase {
                    case absent
                    case waiting
                    case visible(since: TimeInterval)
                    /// Asked to leave, for the rest of the minimum duration.
                    case staying(since: TimeInterval)
                    case movingOut
                }

                let placement: ChildPlacement
                /// Seconds between adding the plugin and its becoming visible.
                let delay: TimeInterval
                /// Seconds for which a plugin that has become visible stays.
                let minimumDuration: TimeInterval
                /// Seconds after which a visible plugin leaves by itself, unless it is in use.
                let leavesAfter: TimeInterval?
                let transition: PluginTransition
                /// Plugins of one group replace each other.
                let group: String?
                /// Whether {{touches}} are blocked before the plugin is visible, too.
                let {{blocksEarly}}: Bool

                private let clock = PluginClock.current
                private var phase = Phase.absent
                /// Tells this showing from earlier ones, whose animations may still end.
                private var showing = 0
                private var cancelTimer: PluginClock.Action?
                private var cancelAnnouncement: PluginClock.Action?
                private var shield: {{PlatformView}}?
                private var pushedLength: CGFloat = 0
                private var isPushing = false
                {{#keepsConstraints}}
                /// What holds the view in its place. What holds its size alone would outlast its removal.
                private var constraints: [NSLayoutConstraint] = []
                {{/keepsConstraints}}
                private weak var plugin: (any PluginViewController)?
                private weak var host: {{PlatformViewController}}?
                private weak var elementToRestore: AnyObject?
                private var lastAnnouncement: String?

                init(
                    placement: ChildPlacement = .fill, delay: TimeInterval = 0,
                    minimumDuration: TimeInterval = 0, leavesAfter: TimeInterval? = nil,
                    transition: PluginTransition = .none, group: String? = nil,
                    {{blocksEarly}}: Bool = false
                ) {
                    self.placement = placement
                    self.delay = delay
                    self.minimumDuration = minimumDuration
                    self.leavesAfter = leavesAfter
                    self.transition = transition
                    self.group = group
                    self.{{blocksEarly}} = {{blocksEarly}}
                }

                /// Whether the plugin was asked to leave and has not left yet.
                var isLeaving: Bool {
                    switch phase {
                    case .absent, .waiting, .visible: false
                    case .staying, .movingOut: true
                    }
                }

                private var isVisible: Bool {
                    switch phase {
                    case .visible, .staying: true
                    case .absent, .waiting, .movingOut: false
                    }
                }

                // MARK: Appearing

                /// Puts the view of a child into its place: hidden, and so neither seen, {{touched}} nor read,
                /// until the delay and the minimum durations of those that it replaces have passed.
                fileprivate func begin(_ plugin: any PluginViewController, in container: {{PlatformView}}) {
                    reset()
                    self.plugin = plugin
                    host = plugin.parent
                    let wait = max(delay, replaceGroup())
                    let view: {{PlatformView}} = plugin.view
                    view.isHidden = wait > 0
                    {{> Placing}}
                    guard wait > 0 else {
                        becomeVisible{{#tellsOfMoves}} { plugin.didMove(toParent: plugin.parent) }{{/tellsOfMoves}}{{^tellsOfMoves}}(){{/tellsOfMoves}}
                        return
                    }
                    phase = .waiting
                    if {{blocksEarly}} { addShield() }
                    {{#tellsOfMoves}}
                    plugin.didMove(toParent: plugin.parent)
                    {{/tellsOfMoves}}
                    schedule(after: wait) { $0.becomeVisible() }
                }

                /// Asks the others of the group to leave, and tells in how many seconds all of them can.
                private func replaceGroup() -> TimeInterval {
                    guard let group, let host else { return 0 }
                    let others = host.children.compactMap { $0 as? any PluginViewController }
                        .filter { $0.presentation !== self && $0.presentation.group == group }
                    let wait = others.map { $0.presentation.remainingDuration }.max() ?? 0
                    for other in others {
                        takeOverFocus(from: other.presentation)
                        other.{{remove}}(animated: true)
                    }
                    return wait
                }

                private func becomeVisible({{#waitsForMotion}}then completion: @escaping {{Completion}} = {}{{/waitsForMotion}}) {
                    guard let plugin, let view = plugin.{{loadedView}} else { return }
                    removeShield()
                    if {{viewIsModal}} { addShield() }
                    phase = .visible(since: clock.now())
                    view.isHidden = false
                    if !placement.isBehind { bringToFront(view) }
                    if placement.pushesContent {
                        view.superview?.{{layoutIfNeeded}}()
                        pushContent()
                    }
                    {{#waitsForMotion}}
                    let current = showing
                    transition.moveIn(view) { [weak self] in
                        guard let self, showing == current, view.superview != nil else { return }
                        completion()
                    }
                    {{/waitsForMotion}}
                    {{^waitsForMotion}}
                    transition.moveIn(view)
                    {{/waitsForMotion}}
                    beginToCountWhenSeen()
                }

                // MARK: Leaving

                /// Ends the showing, once the minimum duration of a plugin that is visible has passed. A plugin
                /// that other code has added leaves at once.
                fileprivate func end(_ plugin: any PluginViewController, animated: Bool) {
                    self.plugin = plugin
                    switch phase {
                    case .visible(let since) where animated && remainingDuration > 0:
                        phase = .staying(since: since)
                        schedule(after: remainingDuration) { $0.moveOut() }
                    case .staying where animated && remainingDuration > 0, .movingOut where animated: break
                    case .visible where animated, .staying where animated: moveOut()
                    default: finish()
                    }
                }

                /// Takes back a removal that is still to come.
                ///
                /// - Returns: Whether the child is still in its place. One that is moving out has to be added
                ///   again.
                fileprivate func stay() -> Bool {
                    switch phase {
                    case .staying(let since):
                        cancelTimer?()
                        phase = .visible(since: since)
                        _ = replaceGroup()
                        showAgain()
                        return true
                    case .movingOut:
                        if let plugin { leave(plugin) }
                        return false
                    case .visible:
                        showAgain()
                        return true
                    case .absent, .waiting: return true
                    }
                }

                private func showAgain() {
                    guard let plugin, plugin.{{loadedView}}?.window != nil else {
                        return beginToCountWhenSeen()
                    }
                    leaveLater()
                    announce(plugin)
                }

                /// Seconds for which the plugin stays at least; none where nobody sees it.
                private var remainingDuration: TimeInterval {
                    switch phase {
                    case .visible(let since), .staying(let since):
                        let rest = minimumDuration - (clock.now() - since)
                        // Less than that is what rounding leaves.
                        return plugin?.{{loadedView}}?.window == nil || rest < 0.001 ? 0 : rest
                    case .absent, .waiting, .movingOut: return 0
                    }
                }

                private func moveOut() {
                    guard let plugin, let view = plugin.{{loadedView}} else { return }
                    guard transition.isSeen(transition.moveOut, of: view) else { return finish() }
                    cancelTimer?()
                    removeShield()
                    phase = .movingOut
                    {{#tellsOfMoves}}
                    plugin.willMove(toParent: nil)
                    {{/tellsOfMoves}}
                    showing += 1
                    let current = showing
                    transition.moveOut(view) { [weak self] in
                        guard let self, showing == current else { return }
                        finish()
                    }
                }

                private func finish() {
                    guard let plugin else { return }
                    leave(plugin)
                    plugin.releaseHandlers()
                }

                /// Takes the plugin away from its parent at once.
                fileprivate func leave(_ plugin: any PluginViewController) {
                    {{#tellsOfMoves}}
                    let isAnnounced = if case .movingOut = phase { true } else { false }
                    {{/tellsOfMoves}}
                    reset()
                    {{#tellsOfMoves}}
                    if isAnnounced { plugin.finishDetaching() } else { plugin.detach() }
                    {{/tellsOfMoves}}
                    {{^tellsOfMoves}}
                    plugin.detach()
                    {{/tellsOfMoves}}
                }

                /// Leaves after a while, but not while {{inUse}},
                /// or VoiceOver or Switch Control may need it.
                private func leaveLater() {
                    guard let leavesAfter else { return }
                    schedule(after: leavesAfter) { presentation in
                        let plugin = presentation.plugin
                        let view = plugin?.{{loadedView}} as? PluginView
                        if view?.isInUse ?? false || {{voiceOverRuns}}
                            || {{switchControlRuns}}
                        {
                            presentation.leaveLater()
                        } else {
                            plugin?.{{remove}}(animated: true)
                        }
                    }
                }

                /// Forgets all that belongs to a showing, and undoes what it did to the host.
                private func reset() {
                    showing += 1
                    cancelTimer?()
                    cancelTimer = nil
                    cancelAnnouncement?()
                    cancelAnnouncement = nil
                    phase = .absent
                    removeShield()
                    push(length: 0)
                    {{#keepsConstraints}}
                    NSLayoutConstraint.deactivate(constraints)
                    constraints = []
                    {{/keepsConstraints}}
                    if let view = plugin?.{{loadedView}} {
                        view.isHidden = false
                        transition.restore(view)
                        (view as? PluginView)?.windowHandler = nil
                    }
                    restoreFocus()
                    lastAnnouncement = nil
                }

                /// Ends the showing of a plugin that was taken away without this presentation.
                func abandon() {
                    if case .absent = phase { return }
                    reset()
                }

                // MARK: Helpers

                {{> BringToFront}}

                private func schedule(
                    after seconds: TimeInterval, _ action: @escaping @MainActor (PluginPresentation) -> Void
                ) {
                    cancelTimer?()
                    let current = showing
                    cancelTimer = clock.schedule(seconds) { [weak self] in
                        guard let self, showing == current else { return }
                        if let host, plugin?.parent === host {
                            action(self)
                        } else {
                            abandon()
                        }
                    }
                }

                /// Counts the time that the plugin is visible, and tells VoiceOver of it: where it is in no
                /// window yet, when it comes into one.
                private func beginToCountWhenSeen() {
                    guard isVisible, let plugin, let view = plugin.{{loadedView}} else { return }
                    if view.window == nil, let view = view as? PluginView {
                        view.windowHandler = { [weak self] in
                            self?.pushContent()
                            self?.beginToCountWhenSeen()
                        }
                        return
                    }
                    if case .visible = phase {
                        phase = .visible(since: clock.now())
                        leaveLater()
                    }
                    tellVoiceOver(of: plugin)
                }

                {{> VoiceOver}}

                /// Announces the plugin again after this turn of the run loop, if its announcement has changed
                /// by then.
                func announceChange() {
                    guard isVisible, cancelAnnouncement == nil else { return }
                    cancelAnnouncement = clock.schedule(0) { [weak self] in
                        guard let self else { return }
                        cancelAnnouncement = nil
                        if isVisible, let plugin, plugin.{{loadedView}}?.window != nil { announce(plugin) }
                    }
                }

                /// Covers the container, so that it is not {{touched}} beside the plugin.
                private func addShield() {
                    guard let container = plugin?.{{loadedView}}?.superview else { return }
                    let shield = PluginView(frame: container.bounds)
                    shield.translatesAutoresizingMaskIntoConstraints = false
                    container.addSubview(shield)
                    NSLayoutConstraint.activate(ChildPlacement.fill.constraints(of: shield, in: container))
                    self.shield = shield
                }

                private func removeShield() {
                    shield?.removeFromSuperview()
                    shield = nil
                }

                // MARK: Pushing

                {{> Pushing}}

                private func push(length: CGFloat) {
                    guard length != pushedLength, let host, let plugin else { return }
                    let inset = placement.edges.contains(.bottom) ? \{{EdgeInsets}}.bottom : \{{EdgeInsets}}.top
                    host.{{additionalInsets}}[keyPath: inset] += length - pushedLength
                    plugin.{{additionalInsets}}[keyPath: inset] -= length - pushedLength
                    pushedLength = length
                    for other in host.children where other !== plugin {
                        (other as? any PluginViewController)?.presentation.pushContent()
                    }
                }
            }

            /// Where a child sits in its container.
            nonisolated struct ChildPlacement: Sendable {
                static let fill = ChildPlacement()

                /// The edges that the child is tied to; it is centred between edges that it is not tied to.
                var edges: NSDirectionalRectEdge = .all
                var insets = NSDirectionalEdgeInsets()
                var width: CGFloat?
                var height: CGFloat?
                /// Whether edges are those of the safe area, not those of the container.
                var isInSafeArea = false
                /// Whether the child is behind all other views of its container.
                var isBehind = false
                /// Whether the child adds to the safe area of its host what it covers.
                var pushesContent = false

                @MainActor
                fileprivate func constraints(
                    of view: any LayoutArea, in container: {{PlatformView}}
                ) -> [NSLayoutConstraint] {
                    let frame: any LayoutArea = {{#scrollFrame}}{{.}} ?? {{/scrollFrame}}container
                    let area: any LayoutArea = isInSafeArea ? container.safeAreaLayoutGuide : frame
                    let top = edges.contains(.top) && (height == nil || !edges.contains(.bottom))
                    let bottom = edges.contains(.bottom) && (height == nil || !edges.contains(.top))
                    let leading = edges.contains(.leading) && (width == nil || !edges.contains(.trailing))
                    let trailing = edges.contains(.trailing) && (width == nil || !edges.contains(.leading))
                    var constraints = [
                        Self.tie(view.topAnchor, to: area.topAnchor, insets.top, closely: top),
                        Self.tie(area.bottomAnchor, to: view.bottomAnchor, insets.bottom, closely: bottom),
                        Self.tie(view.leadingAnchor, to: area.leadingAnchor, insets.leading, closely: leading),
                        Self.tie(
                            area.trailingAnchor, to: view.trailingAnchor, insets.trailing, closely: trailing),
                    ]
                    if !top && !bottom {
                        constraints.append(view.centerYAnchor.constraint(equalTo: area.centerYAnchor))
                    }
                    if !leading && !trailing {
                        constraints.append(view.centerXAnchor.constraint(equalTo: area.centerXAnchor))
                    }
                    if width != nil || !leading || !trailing {
                        constraints.append(Self.fix(view.widthAnchor, to: width))
                    }
                    if height != nil || !top || !bottom {
                        constraints.append(Self.fix(view.heightAnchor, to: height))
                    }
                    return constraints
                }

                /// Keeps an anchor at a distance after another one, or at least there.
                @MainActor
                private static func tie<Axis>(
                    _ anchor: NSLayoutAnchor<Axis>, to other: NSLayoutAnchor<Axis>, _ distance: CGFloat,
                    closely: Bool
                ) -> NSLayoutConstraint {
                    closely
                        ? anchor.constraint(equalTo: other, constant: distance)
                        : anchor.constraint(greaterThanOrEqualTo: other, constant: distance)
                }

                /// Gives a dimension a length, or without one makes it as small as the content allows.
                @MainActor
                private static func fix(
                    _ dimension: NSLayoutDimension, to length: CGFloat?
                ) -> NSLayoutConstraint {
                    let constraint = dimension.constraint(equalToConstant: length ?? 0)
                    // Where the container cannot be as large as that, the child is smaller.
                    constraint.priority =
                        length == nil ? .{{fittingSize}} : {{LayoutPriority}}(999)
                    return constraint
                }
            }

            /// What children are tied to.
            @MainActor
            private protocol LayoutArea {
                var topAnchor: NSLayoutYAxisAnchor { get }
                var bottomAnchor: NSLayoutYAxisAnchor { get }
                var leadingAnchor: NSLayoutXAxisAnchor { get }
                var trailingAnchor: NSLayoutXAxisAnchor { get }
                var centerXAnchor: NSLayoutXAxisAnchor { get }
                var centerYAnchor: NSLayoutYAxisAnchor { get }
                var widthAnchor: NSLayoutDimension { get }
                var heightAnchor: NSLayoutDimension { get }
            }

            extension {{PlatformView}}: LayoutArea {}
            extension {{LayoutGuide}}: LayoutArea {}

            // MARK: - Transitions

            /// How a plugin comes and goes.
            nonisolated struct PluginTransition: Sendable {
                enum Motion: Sendable, Equatable {
                    case none
                    case fade
                    case slide(from: NSDirectionalRectEdge)
                }

                static let none = PluginTransition()

                /// Whether people ask for less motion. Tests replace what the system says:
                /// `PluginTransition.$reducesMotion.withValue(true) { … }`.
                @TaskLocal static var reducesMotion: Bool?

                var moveIn = Motion.none
                var moveOut = Motion.none
                /// Seconds that a motion takes.
                var duration: TimeInterval = 0.25

                {{> Motion}}
            }

            {{> PluginView}}

            {{> PluginFont}}

            // MARK: - Time

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
                        let task = _Concurrency.Task { @MainActor in
                            try? await _Concurrency.Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
                            if !_Concurrency.Task.isCancelled { action() }
                        }
                        return { task.cancel() }
                    })
            }
            #endif
            
            """###),
        EmbeddedTemplate(
            name: "ChildContainmentTests",
            text: ###"""
            #if {{condition}}
            {{#imports}}
            import {{module}}
            {{/imports}}

            @testable import {{module}}

            @MainActor
            @Suite("Containment of children")
            struct {{prefix}}ChildContainmentTests {
                @Test("adding calls the child in {{kitInWords}}'s order, and a child of the host loads its view")
                func addsInOrder() {
                    let window = {{prefix}}HostWindow()
                    let child = {{prefix}}RecordingViewController()

                    window.host.{{add}}(child)

                    let order = [{{callsOfAdding}}]
                    #expect(child.calls == order, "the order is not {{kitInWords}}'s")
                    #expect(window.host.children == [child], "the host does not have it as its child")
                    #expect(child.view.superview === window.host.view, "its view is not in the host's")
                }

                @Test("removing calls the child in {{kitInWords}}'s order, and takes its view away before its parent")
                func removesInOrder() {
                    let window = {{prefix}}HostWindow()
                    let child = {{prefix}}RecordingViewController()
                    window.host.{{add}}(child)
                    child.calls = []

                    child.{{remove}}()

                    #expect(
                        child.calls == [{{callsOfRemoving}}],
                        "the order is not {{kitInWords}}'s")
                    #expect(window.host.children.isEmpty, "the host still has it as its child")
                    #expect(child.parent == nil, "it still has its parent")
                    let isFree = child.view.translatesAutoresizingMaskIntoConstraints
                    #expect(isFree, "its view cannot be laid out in another way")
                }

                @Test("adding a child of the host again changes nothing")
                func addingTwiceIsNoOperation() {
                    let window = {{prefix}}HostWindow()
                    let child = {{prefix}}RecordingViewController()
                    window.host.{{add}}(child)
                    child.calls = []

                    window.host.{{add}}(child)

                    #expect(child.calls.isEmpty, "it was moved")
                    #expect(window.host.children == [child], "the host has another number of children")
                }

                @Test("a child that has another parent leaves it first")
                func changesParent() {
                    let window = {{prefix}}HostWindow()
                    let child = {{prefix}}RecordingViewController()
                    let other = {{prefix}}HostWindow.makeController()
                    other.{{add}}(child)
                    child.calls = []

                    window.host.{{add}}(child)

                    {{> CallsOfMoving}}
                    #expect(child.calls == order, "it does not leave its former parent first")
                    #expect(other.children.isEmpty, "its former parent still has it")
                    #expect(child.view.superview === window.host.view, "its view is not in the new parent's")
                }

                @Test("removing a controller that has no parent does nothing")
                func removingWithoutParentIsNoOperation() {
                    let child = {{prefix}}RecordingViewController()

                    child.{{remove}}()

                    #expect(child.calls.isEmpty, "it was told of a move")
                }

                @Test("removing does not load a view")
                func removingLoadsNoView() {
                    let host = {{prefix}}HostWindow.makeController()
                    let child = {{prefix}}RecordingViewController()
                    host.addChild(child)

                    child.{{remove}}()

                    #expect(!child.isViewLoaded, "the removal has loaded its view")
                    #expect(!host.isViewLoaded, "the removal has loaded the host's view")
                    #expect(child.parent == nil, "it still has its parent")
                }

                @Test("a child fills its host, and follows it when it changes its size")
                func fillsHost() {
                    let window = {{prefix}}HostWindow()
                    let child = {{prefix}}HostWindow.makeController()

                    window.host.{{add}}(child)
                    #expect(child.view.frame == window.host.view.bounds, "its frame is not set at once")
                    #expect(
                        !child.view.translatesAutoresizingMaskIntoConstraints,
                        "its autoresizing mask competes with its constraints")
                    window.layoutIfNeeded()
                    #expect(child.view.frame == window.host.view.bounds, "it does not fill the host")

                    window.resize(to: CGSize(width: 640, height: 320))
                    window.layoutIfNeeded()
                    #expect(
                        child.view.frame.size == CGSize(width: 640, height: 320),
                        "it does not follow the host")
                }

                @Test("a child stays in place while the content of its host scrolls")
                func staysWhileContentScrolls() {
                    let host = {{prefix}}HostWindow.makeScrollingController()
                    let window = {{prefix}}HostWindow(host: host)
                    let child = {{prefix}}HostWindow.makeController()
                    host.{{add}}(child)
                    window.layoutIfNeeded()
                    let frame = child.view.convert(child.view.bounds, to: nil)

                    window.scroll(by: 120)
                    window.layoutIfNeeded()

                    #expect(
                        child.view.convert(child.view.bounds, to: nil) == frame,
                        "it scrolls away with the content")
                    #expect(frame.size == host.view.frame.size, "it does not fill the host")
                }

                @Test("a child goes into the container that the host names")
                func usesContainer() {
                    let window = {{prefix}}HostWindow()
                    let container = {{PlatformView}}(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
                    window.host.view.addSubview(container)
                    let child = {{prefix}}HostWindow.makeController()

                    window.host.{{add}}(child, in: container)
                    window.layoutIfNeeded()

                    #expect(child.parent === window.host, "the host does not have it as its child")
                    #expect(child.view.superview === container, "its view is not in the container")
                    #expect(child.view.frame == container.bounds, "it does not fill the container")
                }

                @Test("a removed child is released")
                func releasesRemovedChild() async {
                    let window = {{prefix}}HostWindow()
                    weak var released: {{PlatformViewController}}?
                    do {
                        let child = {{prefix}}HostWindow.makeController()
                        released = child
                        window.host.{{add}}(child)
                        child.{{remove}}()
                    }
                    await {{prefix}}HostWindow.wait { released == nil }
                    #expect(released == nil, "something keeps it after its removal")
                }
            }

            {{> PresentationTests}}

            {{> PlacementTests}}

            {{> TestSupport}}
            #endif
            
            """###),
        EmbeddedTemplate(
            name: "ContentAddition",
            text: ###"""
            {{#scrolls}}
            let scrollView = PluginScrollView(showing: {{root}})
            view.addSubview(scrollView)
            {{/scrolls}}
            {{^scrolls}}
            {{root}}.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview({{root}})
            {{/scrolls}}
            
            """###),
        EmbeddedTemplate(
            name: "ContentLayout",
            text: ###"""
            {{#layout}}
            {{#guide}}
            let {{variable}} = view.{{property}}
            {{/guide}}
            NSLayoutConstraint.activate([
            {{#constraints}}
                {{constraint}},
            {{/constraints}}
            ])
            {{/layout}}
            
            """###),
        EmbeddedTemplate(
            name: "DescribedValue",
            text: ###"""
            {{#expected}}
                    #expect(
                        plugin.{{actual}}{{gap}}== {{expected}},
                        "{{place}} describes it")
            {{/expected}}
            {{^expected}}
                    #expect(
                        plugin.{{actual}},
                        "{{place}} describes it")
            {{/expected}}
            
            """###),
        EmbeddedTemplate(
            name: "Descriptions",
            text: ###"""
            {{#label}}
            {{.}}
            {{/label}}
            {{#hint}}
            {{.}}
            {{/hint}}
            {{#value}}
            {{.}}
            {{/value}}
            {{#traits}}
            {{statement}}
            {{/traits}}
            
            """###),
        EmbeddedTemplate(
            name: "HostHelpers",
            text: ###"""
            {{#hasHelpers}}

            // MARK: - Hosts

            @MainActor
            extension {{PlatformViewController}} {
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
            {{#reuses}}
                /// Shows ``{{controller}}`` {{relation}} this controller.
                ///
                /// One that is shown already stays, with the new values.
            {{/reuses}}
            {{^reuses}}
            {{#replaces}}
                /// Shows ``{{controller}}`` {{relation}} this controller.
                ///
                /// One that is shown already makes room for it.
            {{/replaces}}
            {{^replaces}}
                /// Shows ``{{controller}}`` {{relation}} this controller.
                ///
                /// One that is shown already stays behind it.
            {{/replaces}}
            {{/reuses}}
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
                    {{shownPlugin}}?.{{remove}}(animated: true)
                }
            {{/isHide}}
            {{#isWhile}}
                /// Shows ``{{controller}}`` {{relation}} this controller while an operation runs.
                ///
                /// It is removed when the operation returns or throws; where several run at a time, when the
                /// last one does.{{#longest}} After {{.}} it leaves all the same.{{/longest}}
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
                ) -> _Concurrency.Task<Void, Never> {
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
            
            """###),
        EmbeddedTemplate(
            name: "Initializers",
            text: ###"""
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
            {{#undecodableRemark}}
            ///{{line}}
            {{/undecodableRemark}}
            {{access}}required init?(coder: NSCoder) {
                nil
            }
            {{/isDecodable}}
            
            """###),
        EmbeddedTemplate(
            name: "InputObserver",
            text: ###"""
            {{#isAnnounced}}
            didSet {
                {{#isShown}}
                if isViewLoaded { {{applyMethod}}() }
                {{/isShown}}
                {{#notEditing}}
                // VoiceOver reads typed text itself.
                if {{.}} { presentation.announceChange() }
                {{/notEditing}}
                {{^notEditing}}
                presentation.announceChange()
                {{/notEditing}}
            }
            {{/isAnnounced}}
            {{^isAnnounced}}
            didSet { if isViewLoaded { {{applyMethod}}() } }
            {{/isAnnounced}}
            
            """###),
        EmbeddedTemplate(
            name: "NoTests",
            text: ###"""
            // No tests: {{reason}}.
            
            """###),
        EmbeddedTemplate(
            name: "OperationTests",
            text: ###"""
            {{#whileTests}}

                @Test("is shown until the last of the operations that it is shown for has ended")
                func isShownWhileOperationsRun() async {
                    let window = {{prefix}}HostWindow()
                    let first = AsyncStream<Void>.makeStream()
                    let second = AsyncStream<Void>.makeStream()
                    let tasks = clock.run {
                        [first.stream, second.stream].map { stream in
                            _Concurrency.Task {
                                await {{call}} {
                                    for await _ in stream {}
                                }
                            }
                        }
                    }
                    await {{prefix}}HostWindow.finishTurn()
                    #expect(
                        window.host.{{shownPlugin}} != nil,
                        "{{places.while}} asks for it to be shown while operations run")
                    first.continuation.finish()
                    await tasks[0].value
                    #expect(
                        window.host.{{shownPlugin}} != nil,
                        "it left before the last operation has ended")
                    second.continuation.finish()
                    await tasks[1].value
                    #expect(
                        window.host.{{shownPlugin}} == nil,
                        "it stays after all operations")
                }

                @Test("is removed when the operation that it is shown for throws an error, which is passed on")
                func isRemovedWhenOperationThrows() async {
                    let window = {{prefix}}HostWindow()
                    let task = clock.run {
                        _Concurrency.Task {
                            try await {{call}} {
                                throw Failure()
                            }
                        }
                    }
                    let result = await task.result
                    #expect(throws: Failure.self, "the error is lost") { try result.get() }
                    #expect(
                        window.host.{{shownPlugin}} == nil,
                        "it stays after the error")
                }

                @Test("is removed when the operation that it is shown for is cancelled")
                func isRemovedWhenOperationIsCancelled() async {
                    let window = {{prefix}}HostWindow()
                    let endless = AsyncStream<Void>.makeStream()
                    let task = clock.run {
                        _Concurrency.Task {
                            await {{call}} {
                                for await _ in endless.stream {}
                            }
                        }
                    }
                    await {{prefix}}HostWindow.finishTurn()
                    #expect(
                        window.host.{{shownPlugin}} != nil,
                        "{{places.while}} asks for it to be shown while operations run")
                    task.cancel()
                    await task.value
                    #expect(
                        window.host.{{shownPlugin}} == nil,
                        "it stays after the cancellation")
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
                            #expect(
                                window.host.shownPlugin({{.}}.self) != nil,
                                "{{.}} is not shown while the operation runs")
            {{/meanwhile}}
                            if runs == 1 { throw Failure() }
                        }
                    }
                    await task.value
                    let plugin = window.host.{{shownPlugin}}
                    #expect(
                        plugin?.{{message}} == Failure().localizedDescription,
                        "{{places.message}} asks for {{message}} to tell the error")
            {{#meanwhileLeaves}}
                    #expect(
                        window.host.shownPlugin({{meanwhile}}.self) == nil,
                        "{{meanwhile}} stays after the operation")
            {{/meanwhileLeaves}}

                    plugin?.{{retry}}({{arguments}})
                    await {{prefix}}HostWindow.wait { runs == 2 }
                    #expect(
                        runs == 2,
                        "{{places.retry}} asks for {{retry}} to run the operation again")
                    #expect(
                        window.host.{{shownPlugin}} == nil,
                        "it stays after a success")
                }

                @Test("is not shown when an operation is cancelled")
                func isNotShownWhenOperationIsCancelled() async {
                    let window = {{prefix}}HostWindow()
                    let task = clock.run {
                        window.host.{{helper}} { throw CancellationError() }
                    }
                    await task.value
                    #expect(
                        window.host.{{shownPlugin}} == nil,
                        "it is shown for a cancellation")
                }

            {{#meanwhileCancel}}
                @Test("an operation is cancelled by {{handler}} of {{meanwhile}}")
                func isCancelledMeanwhile() async {
                    let window = {{prefix}}HostWindow()
                    let endless = AsyncStream<Void>.makeStream()
                    var calls: [String] = []
                    let task = clock.run {
                        window.host.{{helper}} {
                            calls.append("begins")
                            for await _ in endless.stream {}
                            calls.append("ends")
                            throw Failure()
                        }
                    }
                    await {{prefix}}HostWindow.wait { !calls.isEmpty }
                    window.host.shownPlugin({{meanwhile}}.self)?.{{handler}}({{arguments}})
                    await {{prefix}}HostWindow.wait { calls.contains("ends") }
                    #expect(calls == ["begins", "ends"], "the operation goes on")
                    endless.continuation.finish()
                    await task.value
                    #expect(
                        window.host.shownPlugin({{meanwhile}}.self) == nil,
                        "{{meanwhile}} stays after the operation")
                    #expect(
                        window.host.{{shownPlugin}} == nil,
                        "it is shown for a cancellation")
                }

            {{/meanwhileCancel}}
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
                    await {{prefix}}HostWindow.wait { !calls.isEmpty }
                    let task = clock.run {
                        window.host.{{helper}} { calls.append("second") }
                    }
                    await {{prefix}}HostWindow.wait { calls.contains("first ends") }
                    #expect(calls.contains("first ends"), "the first operation has not ended")
                    endless.continuation.finish()
                    await task.value
                    #expect(
                        calls == ["first begins", "first ends", "second"],
                        "the operations ran in another order")
                    #expect(
                        window.host.{{shownPlugin}} == nil,
                        "it is shown although no operation failed")
                }

                @Test("hosts do not wait for each other's operations")
                func runsOperationsOfHostsAtATime() async {
                    let window = {{prefix}}HostWindow()
                    let other = {{prefix}}HostWindow.makeController()
                    let endless = AsyncStream<Void>.makeStream()
                    var calls: [String] = []
                    let tasks = clock.run {
                        [
                            window.host.{{helper}} {
                                for await _ in endless.stream {}
                                calls.append("first")
                            },
                            other.{{helper}} { calls.append("second") },
                        ]
                    }
                    await {{prefix}}HostWindow.wait { !calls.isEmpty }
                    #expect(calls == ["second"], "the second host waits for the first, or cancels it")
                    endless.continuation.finish()
                    for task in tasks { await task.value }
                    #expect(calls == ["second", "first"], "an operation of the first host is lost")
                }

                @Test("does not keep a host whose operation runs")
                func releasesHostDuringOperation() async {
                    let endless = AsyncStream<Void>.makeStream()
                    var isRunning = false
                    weak var released: {{PlatformViewController}}?
                    let task: _Concurrency.Task<Void, Never>
                    do {
                        let host = {{prefix}}HostWindow.makeController()
                        released = host
                        task = clock.run {
                            host.{{helper}} {
                                isRunning = true
                                for await _ in endless.stream {}
                            }
                        }
                        await {{prefix}}HostWindow.wait { isRunning }
                    }
                    await {{prefix}}HostWindow.wait { released == nil }
                    #expect(isRunning, "the operation has not begun")
                    #expect(released == nil, "the operation keeps the host")
                    endless.continuation.finish()
                    await task.value
                }
            {{/recoveryTests}}
            {{#hasOperations}}

                /// What operations fail with.
                private struct Failure: Error {}
            {{/hasOperations}}
            
            """###),
        EmbeddedTemplate(
            name: "OwnSize",
            text: ###"""
            {{#mayBeHidden}}
            // Not required: a stack that hides the view gives it no size.
            let {{variable}} = [
                {{name}}.widthAnchor.constraint(equalToConstant: {{width}}),
                {{name}}.heightAnchor.constraint(equalToConstant: {{height}}),
            ]
            for constraint in {{variable}} { constraint.priority = {{LayoutPriority}}(999) }
            NSLayoutConstraint.activate({{variable}})
            {{/mayBeHidden}}
            {{^mayBeHidden}}
            NSLayoutConstraint.activate([
                {{name}}.widthAnchor.constraint(equalToConstant: {{width}}),
                {{name}}.heightAnchor.constraint(equalToConstant: {{height}}),
            ])
            {{/mayBeHidden}}
            
            """###),
        EmbeddedTemplate(
            name: "OwnTests",
            text: ###"""
            // {{plugin}}PluginTests.swift
            //
            // This file is yours: plugingen wrote it once, and never changes it. Test here what your screens do
            // with the plugin; what its description says is tested in {{plugin}}ViewControllerTests.swift, which is
            // generated. HostWindow and ManualClock are generated with it, in ChildContainmentTests.swift. Where
            // one target tests the plugins of several modules, these names begin with that of the module.

            #if {{condition}}
            {{#imports}}
            import {{module}}
            {{/imports}}

            @testable import {{module}}

            @MainActor
            @Suite("{{plugin}} on a screen")
            struct {{plugin}}PluginTests {
                private let clock = ManualClock()

                @Test("covers a screen while it is shown, and leaves it as it was")
                func isShownAndHidden() {
                    clock.run {
                        let screen = HostWindow.makeController()
                        let window = HostWindow(host: screen)
                        let plugin = show(on: screen)
                        clock.advance(by: plugin.presentation.delay)
                        window.layoutIfNeeded()
                        #expect(plugin.parent === screen, "the screen does not show it")
                        #expect(!plugin.view.isHidden, "it is hidden")

                        clock.advance(by: plugin.presentation.minimumDuration)
                        plugin.{{remove}}()
                        #expect(screen.children.isEmpty, "the screen still has it")
                    }
                }

                private func show(on host: {{PlatformViewController}}) -> any PluginViewController {
                    {{showing}}
                }
            }
            #endif
            
            """###),
        EmbeddedTemplate(
            name: "OwnWidth",
            text: ###"""
            // Not required: other views may need more of the width, or less.
            let {{widthVariable}} = {{name}}.widthAnchor.constraint(equalToConstant: {{width}})
            {{widthVariable}}.priority = {{LayoutPriority}}({{#takesRoom}}249{{/takesRoom}}{{^takesRoom}}251{{/takesRoom}})
            {{widthVariable}}.isActive = true
            
            """###),
        EmbeddedTemplate(
            name: "PlacementTests",
            text: ###"""
            @MainActor
            @Suite("Placement of plugins")
            struct {{prefix}}ChildPlacementTests {
                private let clock = {{prefix}}ManualClock()

                @Test("a plugin is tied to the edges of its placement, and in the middle between others")
                func isTiedToEdges() {
                    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
                    let frames: [(NSDirectionalRectEdge, CGRect)] = [
                        ([.top, .leading], CGRect(x: 2, y: 1, width: 100, height: 50)),
                        ([.top, .trailing], CGRect(x: 216, y: 1, width: 100, height: 50)),
                        ([.bottom, .leading], CGRect(x: 2, y: 587, width: 100, height: 50)),
                        ([.bottom, .trailing], CGRect(x: 216, y: 587, width: 100, height: 50)),
                        ([], CGRect(x: 110, y: 295, width: 100, height: 50)),
                        (.all, CGRect(x: 110, y: 295, width: 100, height: 50)),
                    ]
                    for (edges, frame) in frames {
                        let placement = ChildPlacement(
                            edges: edges, insets: insets, width: frame.width, height: frame.height)
                        #expect(self.frame(of: placement) == frame, "it is somewhere else")
                    }
                    let all = frame(of: ChildPlacement(insets: insets))
                    #expect(all == CGRect(x: 2, y: 1, width: 314, height: 636), "it does not fill its host")
                }

                @Test("a plugin without a size is as small as its content where it is not tied to edges")
                func isAsSmallAsContent() {
                    let placement = ChildPlacement(edges: [.top, .leading])
                    #expect(frame(of: placement) == .zero, "it takes space without content")
                    let size = CGSize(width: 30, height: 20)
                    let frame = frame(of: placement, content: size)
                    #expect(frame.size == size, "it is larger or smaller than its content")
                }

                @Test("a plugin of a size is smaller where its container is")
                func givesWay() {
                    let window = {{prefix}}HostWindow()
                    let container = {{PlatformView}}(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
                    window.host.view.addSubview(container)
                    let placement = ChildPlacement(width: 1000, height: 1000)
                    let plugin = {{prefix}}StubPlugin(PluginPresentation(placement: placement))
                    window.host.{{add}}(plugin, in: container)
                    window.layoutIfNeeded()
                    #expect(plugin.view.frame == container.bounds, "it is larger than its container")
                }

                @Test("a plugin in the safe area keeps out of what bars cover")
                func keepsToSafeArea() {
                    let insets = {{EdgeInsets}}(top: 10, left: 20, bottom: 30, right: 40)
                    let frame = frame(of: ChildPlacement(isInSafeArea: true), safeArea: insets)
                    #expect(frame == CGRect(x: 20, y: 10, width: 260, height: 600), "it is below a bar")
                }

                @Test("a plugin goes behind the other views or before them, also before those of its delay")
                func isInOrder() {
                    clock.run {
                        for isBehind in [true, false] {
                            let window = {{prefix}}HostWindow()
                            let view: {{PlatformView}} = window.host.view
                            view.addSubview({{PlatformView}}())
                            let placement = ChildPlacement(isBehind: isBehind)
                            let plugin = {{prefix}}StubPlugin(PluginPresentation(placement: placement, delay: 1))
                            window.host.{{add}}(plugin)
                            view.addSubview({{PlatformView}}())
                            clock.advance(by: 1)
                            let index = isBehind ? 0 : 2
                            #expect(view.subviews.firstIndex(of: plugin.view) == index, "it is elsewhere")
                        }
                    }
                }

                @Test("a plugin that pushes adds what it covers to the safe area of its host")
                func pushesContent() {
                    clock.run {
                        for edge in [NSDirectionalRectEdge.top, .bottom] {
                            let window = {{prefix}}HostWindow()
                            let host: {{PlatformViewController}} = window.host
                            let placement = ChildPlacement(
                                edges: [edge, .leading, .trailing], height: 50, isBehind: edge == .top,
                                pushesContent: true)
                            let plugin = {{prefix}}StubPlugin(PluginPresentation(placement: placement, delay: 1))
                            host.{{add}}(plugin)
                            window.layoutIfNeeded()
                            #expect(window.pushedInsets == [0, 0, 0, 0], "it pushes while it is hidden")
                            clock.advance(by: 1)
                            let pushed: [CGFloat] = edge == .top ? [50, 0, 0, 0] : [0, 0, 50, 0]
                            #expect(window.pushedInsets == pushed, "it does not push what it covers")
                            window.layoutIfNeeded()
                            let own = plugin.view.safeAreaInsets
                            #expect(own.top + own.bottom == 0, "it pushes its own content")
                            plugin.{{remove}}(animated: false)
                            #expect(window.pushedInsets == [0, 0, 0, 0], "it does not take back its push")
                            let kept = plugin.{{additionalInsets}}
                            #expect(kept.top + kept.bottom == 0, "it keeps a push of its own")
                        }
                    }
                }

                @Test("a plugin that pushes pushes for its distance to the edge, too")
                func pushesForInsets() {
                    clock.run {
                        for edge in [NSDirectionalRectEdge.top, .bottom] {
                            let window = {{prefix}}HostWindow()
                            let insets = NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 8, trailing: 0)
                            let placement = ChildPlacement(
                                edges: [edge, .leading, .trailing], insets: insets, height: 50,
                                pushesContent: true)
                            window.host.{{add}}({{prefix}}StubPlugin(PluginPresentation(placement: placement)))
                            window.layoutIfNeeded()
                            let pushed: [CGFloat] = edge == .top ? [62, 0, 0, 0] : [0, 0, 58, 0]
                            #expect(window.pushedInsets == pushed, "it does not push what it covers")
                        }
                    }
                }

                @Test("a plugin that pushes does so as soon as its host is in a window, and not before")
                func pushesInWindow() {
                    clock.run {
                        let host = {{prefix}}HostWindow.makeController()
                        host.view.frame.size = CGSize(width: 320, height: 640)
                        let placement = ChildPlacement(
                            edges: [.top, .leading, .trailing], height: 50, pushesContent: true)
                        host.{{add}}({{prefix}}StubPlugin(PluginPresentation(placement: placement)))
                        host.view.{{layoutIfNeeded}}()
                        #expect(
                            host.{{additionalInsets}}.top == 0,
                            "it pushes by what it has not measured")
                        let window = {{prefix}}HostWindow(host: host)
                        window.layoutIfNeeded()
                        #expect(window.pushedInsets == [50, 0, 0, 0], "it does not push what it covers")
                    }
                }

                @Test("{{touches}} go through a hidden plugin, unless it blocks them early")
                func blocks{{Touches}}() {
                    clock.run {
                        for isBlocking in [true, false] {
                            let window = {{prefix}}HostWindow()
                            let view: {{PlatformView}} = window.host.view
                            let plugin = {{prefix}}StubPlugin(
                                PluginPresentation(delay: 1, {{blocksEarly}}: isBlocking))
                            window.host.{{add}}(plugin)
                            window.layoutIfNeeded()
                            let isBlocked = window.view(at: CGPoint(x: 9, y: 9)) !== view
                            #expect(isBlocked == isBlocking, "{{touches}} go another way while it is hidden")
                            clock.advance(by: 1)
                            let {{touched}} = window.view(at: CGPoint(x: 9, y: 9))
                            #expect({{touched}} === plugin.view, "it does not take {{touches}} while it is visible")
                            #expect(view.subviews == [plugin.view], "something else is left in the host")
                            plugin.{{remove}}(animated: false)
                            #expect(view.subviews.isEmpty, "something is left in the host")
                        }
                    }
                }

                @Test("a view that passes {{touches}} takes those of its content only")
                func passes{{Touches}}() {
                    let window = {{prefix}}HostWindow()
                    let view = PluginView(frame: window.host.view.bounds)
                    window.host.view.addSubview(view)
                    let content = {{PlatformView}}(frame: CGRect(x: 100, y: 100, width: 100, height: 440))
                    view.addSubview(content)
                    let beside = CGPoint(x: 50, y: 50)
                    #expect(window.view(at: beside) === view, "it passes {{touches}} without being asked")
                    view.{{passes}} = true
                    let behind = window.view(at: beside)
                    #expect(behind === window.host.view, "it takes {{touches}} beside its content")
                    let {{touched}} = window.view(at: CGPoint(x: 150, y: 320))
                    #expect({{touched}} === content, "its content takes no {{touches}}")
                }

                @Test("a plugin goes into the container that the host names")
                func usesContainer() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let container = {{PlatformView}}(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
                        window.host.view.addSubview(container)
                        let plugin = {{prefix}}StubPlugin(PluginPresentation())
                        window.host.{{add}}(plugin, in: container)
                        window.layoutIfNeeded()
                        #expect(plugin.view.superview === container, "its view is not in the container")
                        #expect(plugin.view.frame == container.bounds, "it does not fill the container")
                    }
                }

                /// Where a plugin, whose content may have a size, comes to sit in a host of 320 × 640 points.
                private func frame(
                    of placement: ChildPlacement, content: CGSize? = nil,
                    safeArea: {{EdgeInsets}} = {{EdgeInsets}}()
                ) -> CGRect {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        window.host.{{additionalInsets}} = safeArea
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(placement: placement))
                        window.host.{{add}}(plugin)
                        if let content {
                            // Weaker than what is required, as the sizes of texts are.
                            let size = [
                                plugin.view.widthAnchor.constraint(equalToConstant: content.width),
                                plugin.view.heightAnchor.constraint(equalToConstant: content.height),
                            ]
                            for constraint in size { constraint.priority = .defaultHigh }
                            NSLayoutConstraint.activate(size)
                        }
                        window.layoutIfNeeded()
                        return {{prefix}}HostWindow.frame(of: plugin.view)
                    }
                }
            }
            
            """###),
        EmbeddedTemplate(
            name: "PluginViewController",
            text: ###"""
            #if {{condition}}
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
                {{#isObserved}}
                {{access}}var {{name}}: {{type}} {
                    {{> InputObserver}}
                }
                {{/isObserved}}
                {{^isObserved}}
                {{access}}var {{name}}: {{type}}
                {{/isObserved}}

            {{/inputs}}
            {{#handlers}}
                {{#documentation}}
                ///{{line}}
                {{/documentation}}
                {{access}}var {{name}}: {{type}} = {{emptyClosure}}

            {{/handlers}}
                let presentation = {{presentationCall}}
            {{#isShownWhile}}

                /// How many operations this controller is shown for.
                private var operationCount = 0
            {{/isShownWhile}}
            {{#hasViews}}

                {{#views}}
                let {{name}}{{#type}}: {{.}}{{/type}} = {{creation}}
                {{/views}}
            {{/hasViews}}
            {{#hasInputs}}

                {{> Initializers}}
            {{/hasInputs}}
                {{> LoadView}}
            {{#hasViewDidLoad}}

                {{access}}override func viewDidLoad() {
                    super.viewDidLoad()
                {{#content}}
                {{#isConfigured}}
                    configureContent()
                {{/isConfigured}}
                    layOutContent()
                {{/content}}
                {{#inputs}}
                {{#isShown}}
                    {{applyMethod}}()
                {{/isShown}}
                {{/inputs}}
                    {{> PluginAccessibility}}
                {{#viewDidLoadHook}}
                    {{.}}()
                {{/viewDidLoadHook}}
                }
            {{/hasViewDidLoad}}
            {{#pushesContent}}

                {{access}}override func {{viewDidLayout}}() {
                    super.{{viewDidLayout}}()
                    presentation.pushContent()
                }
            {{/pushesContent}}
            {{#changesHost}}
                {{> LeavingHost}}
            {{/changesHost}}
            {{#controls}}
                {{> Controls}}
            {{/controls}}
            {{#announcement}}

                var announcement: String? {
                    {{.}}
                }
            {{/announcement}}
            {{#focus}}

                var accessibilityFocus: {{PlatformView}}? {
                    {{.}}
                }
            {{/focus}}
            {{#hasEscapes}}

                {{access}}override func {{escapeMethod}}() -> Bool {
                {{#escapes}}
                    {{#showing}}
                    if {{.}} {
                        {{action}}
                        return true
                    }
                    {{/showing}}
                    {{^showing}}
                    {{action}}
                    return true
                    {{/showing}}
                {{/escapes}}
                {{#escapesAtTimes}}
                    return super.{{escapeMethod}}()
                {{/escapesAtTimes}}
                }
            {{/hasEscapes}}
            {{#leavesOnEscape}}

                {{access}}override func {{escapeMethod}}() -> Bool {
                    {{remove}}(animated: true)
                    return true
                }
            {{/leavesOnEscape}}
            {{#overrides}}

                {{access}}override func {{method}}({{parameter}}) {
                    super.{{method}}({{argument}})
                {{#pushesContent}}
                    presentation.pushContent()
                {{/pushesContent}}
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

                /// Counts an operation that this controller is shown for.
                func beginOperation() {
                    operationCount += 1
                }

                /// Removes this controller when no other operation runs.
                func endOperation() {
                    operationCount -= 1
                    if operationCount == 0 { {{remove}}(animated: true) }
                }
            {{/isShownWhile}}
            {{#content}}
            {{#isConfigured}}

                private func configureContent() {
                {{#background}}
                    {{> Background}}
                {{/background}}
                {{#configurations}}
                    {{^isFirst}}

                    {{/isFirst}}
                    {{> ViewConfiguration}}
                {{/configurations}}
                }
            {{/isConfigured}}

                private func layOutContent() {
                    {{> ContentAddition}}

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
            {{#textFields}}

                /// {{summary}}
                private func {{method}}() {
                    {{input}} = {{typed}}
                    {{#call}}
                    {{.}}
                    {{/call}}
                }
            {{/textFields}}
            {{#primaryPress}}

                /// {{summary}}
                private func pressPrimaryButton() {
                {{#buttons}}
                {{#isFirst}}
                    if {{condition}} {
                        {{action}}
                {{/isFirst}}
                {{^isFirst}}
                    } else if {{condition}} {
                        {{action}}
                {{/isFirst}}
                {{/buttons}}
                    }
                }
            {{/primaryPress}}
            {{#handlers}}
            {{#isCalledByMethod}}

                /// {{callSummary}}
                private func {{callMethod}}() {
                {{#removesPlugin}}
                    let handler = {{name}}
                    {{remove}}(animated: false)
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
            
            """###),
        EmbeddedTemplate(
            name: "PluginViewControllerTests",
            text: ###"""
            #if {{condition}}
            {{#imports}}
            import {{module}}
            {{/imports}}

            @testable import {{module}}

            @MainActor
            @Suite("{{plugin}} plugin")
            struct {{prefix}}{{controller}}Tests {
                private let clock = {{prefix}}ManualClock()

                @Test("sits where it is placed: {{placement.summary}}")
                func isPlaced() {
                    let asked = "{{places.placement}} asks for the placement '{{placement.summary}}'"
                    clock.run {
                        let window = {{prefix}}HostWindow({{hostSize}})
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
                        let frame = {{prefix}}HostWindow.frame(of: plugin.view)
                        let bounds = window.{{placement.bounds}}
            {{#placement.expectations}}
                        #expect(abs({{actual}} - {{expected}}) <= 0.5, "\(asked)")
            {{/placement.expectations}}
                    }
                }
            {{#placement.isBehind}}

                @Test("is behind the other views of its host")
                func isBehind() {
                    let asked = "{{places.order}} asks for the order 'back'"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        window.host.view.addSubview({{PlatformView}}())
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        #expect(window.host.view.subviews.first === plugin.view, "\(asked)")
                    }
                }
            {{/placement.isBehind}}
            {{#placement.pushesContent}}

                @Test("adds what it covers to the safe area of its host, until it is removed")
                func pushesContent() {
                    let asked = "{{places.mode}} asks for the mode 'push'"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let insets = window.pushedInsets
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        window.layoutIfNeeded()
                        let inset = window.host.view.safeAreaInsets.{{placement.pushedEdge}}
                        let covered = plugin.view.frame.height{{#placement.pushedDistance}} + {{.}}{{/placement.pushedDistance}}
                        #expect(abs(inset - covered) <= 1, "\(asked)")
            {{#placement.hasExtent}}
                        #expect(plugin.view.frame.height > 0, "\(asked)")
            {{/placement.hasExtent}}
            {{#placement.canGrow}}
                        let height = plugin.view.frame.height + 20
                        plugin.view.heightAnchor.constraint(equalToConstant: height).isActive = true
                        for _ in 0..<3 { window.layoutIfNeeded() }
                        let grown = window.host.view.safeAreaInsets.{{placement.pushedEdge}}
                        #expect(abs(grown - covered - 20) <= 1, "\(asked), also when it grows")
            {{/placement.canGrow}}
                        plugin.{{remove}}(animated: false)
                        #expect(window.pushedInsets == insets, "\(asked)")
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        {{#tellsOfMoves}}
                        plugin.willMove(toParent: nil)
                        {{/tellsOfMoves}}
                        plugin.view.removeFromSuperview()
                        plugin.removeFromParent()
                        #expect(window.pushedInsets == insets, "\(asked), also where other code removes it")
                    }
                }
            {{/placement.pushesContent}}
            {{#hasViews}}

                @Test("shows its views within its own view")
                func showsViews() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
            {{#viewConditions}}
                        plugin.{{name}} = {{value}}
            {{/viewConditions}}
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
            {{#views}}
                        #expect(
                            plugin.{{name}}.isDescendant(of: plugin.view),
                            "{{place}} describes it within the content")
            {{/views}}
            {{#scrolls}}
                        #expect(
                            plugin.{{root}}.superview is PluginScrollView,
                            "its content does not scroll where texts are large")
            {{/scrolls}}
            {{#viewStacks}}
            {{#equalSpacers}}
                        let {{spacer}} = plugin.{{spacer}}.frame.{{dimension}}
                        #expect(
                            abs({{spacer}} - plugin.{{first}}.frame.{{dimension}}) <= 1,
                            "the spacers of a stack share what is left")
            {{/equalSpacers}}
            {{/viewStacks}}
                    }
                }

            {{#isCentered}}
                @Test("shows its content in the centre of its margins")
                func centersContent() {
                    let asked = "{{places.layout}} asks for the layout 'center'"
                    clock.run {
                        let window = {{prefix}}HostWindow({{hostSize}})
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
                        let margins = {{prefix}}HostWindow.frame(of: plugin.view.layoutMarginsGuide)
                        let frame = {{prefix}}HostWindow.frame(ofContent: plugin.{{root}}, in: plugin.view)
                        #expect(abs(frame.midX - margins.midX) <= 1, "\(asked)")
                        #expect(abs(frame.midY - margins.midY) <= 1, "\(asked)")
                    }
                }
            {{/isCentered}}
            {{#isFilling}}
                @Test("fills its margins with its content")
                func fillsMargins() {
                    let asked = "{{places.layout}} asks for the layout 'fill'"
                    clock.run {
                        let window = {{prefix}}HostWindow({{hostSize}})
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
                        let margins = {{prefix}}HostWindow.frame(of: plugin.view.layoutMarginsGuide)
                        let frame = {{prefix}}HostWindow.frame(ofContent: plugin.{{root}}, in: plugin.view)
                        #expect(abs(frame.minX - margins.minX) <= 0.5, "\(asked)")
                        #expect(abs(frame.minY - margins.minY) <= 0.5, "\(asked)")
                        #expect(abs(frame.maxX - margins.maxX) <= 0.5, "\(asked)")
                        #expect(abs(frame.maxY - margins.maxY) <= 0.5, "\(asked)")
                    }
                }
            {{/isFilling}}
            {{#edges}}
                @Test("ties its content to the edges that its description names")
                func tiesContentToEdges() {
                    let asked = "{{places.layout}} names the edges and the insets"
                    clock.run {
                        let window = {{prefix}}HostWindow({{hostSize}})
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
                        {{#guide}}
                        let area = {{prefix}}HostWindow.frame(of: plugin.view.{{.}})
                        {{/guide}}
                        {{^guide}}
                        let area = plugin.view.bounds
                        {{/guide}}
                        let frame = {{prefix}}HostWindow.frame(ofContent: plugin.{{root}}, in: plugin.view)
            {{#distances}}
                        #expect(abs({{actual}} - {{expected}}) <= 1, "\(asked)")
            {{/distances}}
                    }
                }
            {{/edges}}
            {{/hasViews}}
            {{#delay}}

                @Test("is hidden until its delay of {{seconds}} s has passed")
                func waitsForDelay() {
                    let asked = "{{places.delay}} asks for a delay of {{seconds}} s"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        #expect(plugin.view.isHidden, "\(asked)")
                        clock.advance(by: {{almost}})
                        #expect(plugin.view.isHidden, "\(asked)")
                        clock.advance(by: {{rest}})
                        #expect(!plugin.view.isHidden, "\(asked)")
                    }
                }

            {{#blocksTouchesEarly}}
                @Test("blocks {{touches}} during its delay of {{seconds}} s already")
                func blocks{{Touches}}DuringDelay() {
                    let asked = "{{places.touches}} asks for {{touches}} to be blocked"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
                        let center = CGPoint(x: 160, y: 320)
                        #expect(window.view(at: center) !== window.host.view, "\(asked)")
                        plugin.{{remove}}()
                        #expect(window.view(at: center) === window.host.view, "\(asked)")
                    }
                }
            {{/blocksTouchesEarly}}
            {{^blocksTouchesEarly}}
                @Test("lets {{touches}} through during its delay of {{seconds}} s")
                func passes{{Touches}}DuringDelay() {
                    let asked = "{{places.touches}} asks to block {{touches}} while visible"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        window.host.{{add}}(makePlugin())
                        window.layoutIfNeeded()
                        let center = CGPoint(x: 160, y: 320)
                        #expect(window.view(at: center) === window.host.view, "\(asked)")
                    }
                }
            {{/blocksTouchesEarly}}

                @Test("is never visible when it is removed during its delay of {{seconds}} s")
                func isNeverVisibleWhenRemovedDuringDelay() {
                    let asked = "{{places.delay}} asks for a delay of {{seconds}} s"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        clock.advance(by: {{almost}})
                        plugin.{{remove}}()
                        #expect(plugin.parent == nil, "\(asked)")
                        clock.advance(by: {{seconds}})
                        #expect(plugin.view.superview == nil, "\(asked)")
                    }
                }
            {{/delay}}
            {{^delay}}

                @Test("is visible at once")
                func isVisibleAtOnce() {
                    let asked = "{{places.delay}} asks for no delay"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        #expect(!plugin.view.isHidden, "\(asked)")
                    }
                }
            {{/delay}}
            {{#minimumDuration}}

                @Test("stays visible for its minimum duration of {{seconds}} s")
                func staysForMinimumDuration() {
                    let asked = "{{places.minimumDuration}} asks for a minimum duration of {{seconds}} s"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        plugin.{{remove}}()
                        clock.advance(by: {{almost}})
                        #expect(plugin.parent === window.host, "\(asked)")
                        clock.advance(by: {{rest}})
                        #expect(plugin.parent == nil, "\(asked)")
                        #expect(plugin.view.superview == nil, "\(asked)")
                    }
                }

                @Test("leaves at once when it is removed without animation")
                func leavesAtOnceWithoutAnimation() {
                    let asked = "only an animated removal waits for the {{seconds}} s of {{places.minimumDuration}}"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        plugin.{{remove}}(animated: false)
                        #expect(plugin.parent == nil, "\(asked)")
                    }
                }
            {{#reuses}}
            {{#showing}}

                @Test("stays when it is shown again during its minimum duration")
                func staysWhenShownAgain() {
                    let asked = "{{places.minimumDuration}} asks for a minimum duration of {{seconds}} s"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = show(on: window.host)
                        clock.advance(by: plugin.presentation.delay)
                        {{#hiding}}window.host.{{hiding}}(){{/hiding}}{{^hiding}}plugin.{{remove}}(){{/hiding}}
                        #expect(window.host.{{shownPlugin}} == nil, "\(asked)")
                        #expect(show(on: window.host) === plugin, "\(asked)")
            {{#leavesAfter}}
                        clock.advance(by: {{almost}})
            {{/leavesAfter}}
            {{^leavesAfter}}
                        clock.advance(by: 10 * {{seconds}})
            {{/leavesAfter}}
                        #expect(window.host.{{shownPlugin}} === plugin, "\(asked)")
                    }
                }
            {{/showing}}
            {{/reuses}}
            {{/minimumDuration}}
            {{#leavesAfter}}

                @Test("leaves by itself after {{seconds}} s")
                func leavesByItself() {
                    let asked = "{{places.leavesAfter}} asks for it to leave after {{seconds}} s"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        clock.advance(by: {{almost}})
                        #expect(plugin.parent === window.host, "\(asked)")
                        clock.advance(by: {{rest}})
                        #expect(plugin.parent == nil, "\(asked)")
                    }
                }
            {{/leavesAfter}}
            {{#passesTouches}}

                @Test("lets {{touches}} through beside its content")
                func passes{{Touches}}BesideContent() {
                    let asked = "{{places.touches}} asks for {{touches}} to be passed on"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        {{> LoadedView}}
                        plugin.view.frame = CGRect(x: 0, y: 0, width: 2000, height: 2000)
                        window.host.view.addSubview(plugin.view)
                        let corner = CGPoint(x: 319, y: 1)
                        #expect(window.view(at: corner) === window.host.view, "\(asked)")
                    }
                }
            {{/passesTouches}}
            {{#leavesOnEscape}}

                @Test("the escape gesture of VoiceOver removes it")
                func escapeRemoves() {
                    let asked = "{{places.leavesAfter}} has it leave by itself, but not while VoiceOver runs"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        #expect(plugin.{{escapeMethod}}(), "\(asked)")
                        let isLeaving = plugin.parent == nil || plugin.presentation.isLeaving
                        #expect(isLeaving, "\(asked)")
                    }
                }
            {{/leavesOnEscape}}
            {{#isModal}}

                @Test("keeps VoiceOver from what is behind")
                func isModal() {
                    let asked = "{{places.modal}} asks for it to be modal"
                    let plugin = makePlugin()
                    {{> LoadedView}}
                    #expect(
                        plugin.view.{{isModalView}},
                        "\(asked)")
                }
            {{/isModal}}
            {{#identifier}}

                @Test("has the identifier that UI tests look for")
                func hasIdentifier() {
                    let asked = "{{places.identifier}} gives it an identifier"
                    let plugin = makePlugin()
                    {{> LoadedView}}
                    #expect(plugin.view.{{identifierOfView}} == {{.}}, "\(asked)")
                }
            {{/identifier}}
            {{#focus}}

                @Test("moves the focus of VoiceOver to {{.}}")
                func movesFocus() {
                    let asked = "{{places.focus}} asks for the focus on {{.}}"
                    let plugin = makePlugin()
            {{#focusConditions}}
                    plugin.{{name}} = {{value}}
            {{/focusConditions}}
                    #expect(plugin.accessibilityFocus === plugin.{{.}}, "\(asked)")
                }
            {{/focus}}
            {{#announcement}}

                @Test("is announced")
                func isAnnounced() {
                    let asked = "{{places.announcement}} says what is announced"
                    let plugin = makePlugin()
            {{#announced}}
                    plugin.{{name}} = {{value}}
            {{/announced}}
                    #expect(
                        plugin.announcement == {{.}},
                        "\(asked)")
                }
            {{/announcement}}
            {{#announced}}

                @Test("is announced again when {{name}} changes while it is visible")
                func announcesChange() {
                    let asked = "{{places.announcement}} asks for {{name}} to be announced"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        #expect(!clock.isDue, "it is announced without a change")
                        plugin.{{name}} = {{value}}
                        #expect(clock.isDue, "\(asked)")
                    }
                }
            {{/announced}}
            {{#hasTexts}}

                @Test("shows its texts")
                func showsTexts() {
                    let plugin = makePlugin()
                    {{> LoadedView}}
            {{#texts}}
            {{> DescribedValue}}
            {{/texts}}
                }
            {{/hasTexts}}
            {{#hasLooks}}

                @Test("looks as it is described")
                func looksAsDescribed() {
                    let plugin = makePlugin()
                    {{> LoadedView}}
            {{#background}}
            {{> BackgroundLooks}}
            {{/background}}
            {{#looks}}
            {{> ViewLooks}}
            {{/looks}}
                }
            {{/hasLooks}}
            {{#hasDescriptions}}

                @Test("tells assistive technologies and UI tests what it shows")
                func isAccessible() {
                    let plugin = makePlugin()
                    {{> LoadedView}}
            {{#descriptions}}
            {{> DescribedValue}}
            {{/descriptions}}
                }
            {{/hasDescriptions}}
            {{#inputs}}

                @Test("shows {{name}}, whether it is set before or after the view is loaded")
                func input{{capitalizedName}}IsShown() {
                    let asked = "{{place}} describes the input {{name}}, which views show"
                    let plugin = makePlugin()
                    let first: {{type}} = {{first}}
                    plugin.{{name}} = first
            {{#conditions}}
                    plugin.{{name}} = {{value}}
            {{/conditions}}
                    {{> LoadedView}}
            {{#views}}
                    #expect(plugin.{{actual}} {{equals}} {{first}}, "\(asked)")
            {{#hides}}
                    #expect(!plugin.{{name}}.isHidden, "\(asked)")
            {{/hides}}
            {{/views}}
                    let second: {{type}} = {{second}}
                    plugin.{{name}} = second
            {{#views}}
                    #expect(plugin.{{actual}} {{equals}} {{second}}, "\(asked)")
            {{/views}}
            {{#isOptional}}
                    plugin.{{name}} = nil
            {{#hiddenViews}}
                    #expect(plugin.{{name}}.isHidden, "\(asked) unless it is nil")
            {{/hiddenViews}}
            {{/isOptional}}
                }
            {{/inputs}}
            {{#visibilities}}

                @Test("shows and hides views as {{name}} says, before and after they are loaded")
                func showsWhen{{capitalizedName}}() {
                    let asked = "{{place}} describes {{name}}, which shows or hides views"
                    let plugin = makePlugin()
            {{#conditions}}
                    plugin.{{name}} = {{value}}
            {{/conditions}}
                    plugin.{{name}} = false
                    {{> LoadedView}}
            {{#views}}
                    #expect({{#isHidden}}!{{/isHidden}}plugin.{{name}}.isHidden, "\(asked)")
            {{/views}}
                    plugin.{{name}} = true
            {{#views}}
                    #expect({{^isHidden}}!{{/isHidden}}plugin.{{name}}.isHidden, "\(asked)")
            {{/views}}
                    plugin.{{name}} = false
            {{#views}}
                    #expect({{#isHidden}}!{{/isHidden}}plugin.{{name}}.isHidden, "\(asked)")
            {{/views}}
                }
            {{/visibilities}}
            {{#typedTexts}}

                @Test("takes over what is typed into {{bareField}}")
                func typingInto{{capitalizedField}}() {
                    let asked = "{{place}} describes {{bareField}}, and the input that it changes"
                    let plugin = makePlugin()
                    {{> LoadedView}}
            {{#handler}}
                    var calls = 0
                    plugin.{{handler}} = { {{signature}}
                        calls += 1
                        #expect(plugin?.{{input}} == "Typed", "\(asked)")
            {{#passesInput}}
                        #expect(typed == "Typed", "\(asked)")
            {{/passesInput}}
                    }
            {{/handler}}
                    enter("Typed", into: plugin.{{field}})
                    #expect(plugin.{{input}} == "Typed", "\(asked)")
                    #expect(plugin.{{field}}.{{shownText}} == "Typed", "\(asked)")
            {{#handler}}
                    #expect(calls == 1, "\(asked)")
            {{/handler}}
                }
            {{/typedTexts}}
            {{#primaryPresses}}

                @Test("Return in {{bareField}} presses {{bareButton}}, where that can be used")
                func returnIn{{capitalizedField}}Presses{{capitalizedButton}}() {
                    let asked = "{{place}} gives {{bareButton}} the role primary"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        var calls = 0
                        plugin.{{handler}} = { {{signature}}calls += 1 }
            {{#conditions}}
                        plugin.{{name}} = {{value}}
            {{/conditions}}
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
            {{#otherButtons}}
                        plugin.{{name}}.isEnabled = false
            {{/otherButtons}}
            {{#fieldBefore}}
                        pressReturn(in: plugin.{{.}})
                        #expect(calls == 0, "\(asked), and Return in another field presses it")
            {{/fieldBefore}}
                        plugin.{{button}}.isEnabled = false
                        pressReturn(in: plugin.{{field}})
                        #expect(calls == 0, "\(asked), and it is pressed while it is disabled")
                        plugin.{{button}}.isEnabled = true
            {{#hidingViews}}
                        plugin.{{name}}.isHidden = true
                        pressReturn(in: plugin.{{field}})
                        #expect(calls == 0, "\(asked), and it is pressed while it is hidden")
                        plugin.{{name}}.isHidden = false
            {{/hidingViews}}
                        pressReturn(in: plugin.{{field}})
                        #expect(calls == 1, "\(asked)")
                    }
                }
            {{/primaryPresses}}
            {{#handlers}}
            {{#buttons}}

            {{#removesPlugin}}
                @Test("a {{tap}} on {{bareButton}} removes it, and then calls {{name}} once")
                func tapOn{{capitalizedButton}}Calls{{capitalizedName}}() {
                    let asked = "{{place}} asks for {{bareButton}} to trigger {{name}}"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        var calls = 0
                        plugin.{{name}} = { {{capturingSignature}}
                            calls += 1
                            #expect(plugin?.parent == nil, "\(asked)")
            {{#arguments}}
                            #expect({{name}} {{equals}} plugin?.{{name}}, "\(asked)")
            {{/arguments}}
                        }
            {{#titleInputs}}
                        plugin.{{name}} = {{value}}
            {{/titleInputs}}
            {{#arguments}}
            {{#value}}
                        plugin.{{name}} = {{.}}
            {{/value}}
            {{/arguments}}
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        window.press(plugin.{{button}})
                        window.press(plugin.{{button}})
                        #expect(calls == 1, "\(asked)")
                        #expect(plugin.parent == nil, "\(asked)")
                    }
                }
            {{/removesPlugin}}
            {{^removesPlugin}}
                @Test("each {{tap}} on {{bareButton}} calls {{name}} once")
                func tapOn{{capitalizedButton}}Calls{{capitalizedName}}() {
                    let asked = "{{place}} asks for {{bareButton}} to trigger {{name}}"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        var calls = 0
            {{#hasArguments}}
                        plugin.{{name}} = { {{capturingSignature}}
                            calls += 1
            {{#arguments}}
                            #expect({{name}} {{equals}} plugin?.{{name}}, "\(asked)")
            {{/arguments}}
                        }
            {{/hasArguments}}
            {{^hasArguments}}
                        plugin.{{name}} = { {{signature}}calls += 1 }
            {{/hasArguments}}
            {{#titleInputs}}
                        plugin.{{name}} = {{value}}
            {{/titleInputs}}
            {{#arguments}}
            {{#value}}
                        plugin.{{name}} = {{.}}
            {{/value}}
            {{/arguments}}
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        window.press(plugin.{{button}})
                        #expect(calls == 1, "\(asked)")
                        window.press(plugin.{{button}})
                        #expect(calls == 2, "\(asked)")
                        #expect(plugin.parent === window.host, "\(asked)")
                    }
                }
            {{/removesPlugin}}
            {{#isEscape}}

                @Test("the escape gesture of VoiceOver calls {{name}}, as {{bareButton}} does")
                func escapeCalls{{capitalizedName}}() {
                    let asked = "{{place}} gives {{bareButton}} the role cancel"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        var calls = 0
                        plugin.{{name}} = { {{signature}}calls += 1 }
            {{#titleInputs}}
                        plugin.{{name}} = {{value}}
            {{/titleInputs}}
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        #expect(plugin.{{escapeMethod}}(), "\(asked)")
                        #expect(calls == 1, "\(asked)")
                    }
                }
            {{/isEscape}}
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
                    window.host.{{add}}(plugin)
                    #expect(held != nil, "it is released before the removal")
                    plugin.{{remove}}(animated: false)
                    await {{prefix}}HostWindow.wait { held == nil }
                    #expect(held == nil, "it is kept after the removal")
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
                        window.host.{{add}}(plugin)
                        plugin.{{remove}}(animated: false)
                        #expect(clock.isIdle, "it still waits for something after its removal")
                    }
                    await {{prefix}}HostWindow.wait { released == nil }
                    #expect(released == nil, "something keeps it after its removal")
                }

                @Test("is released with its host, also while it waits for something")
                func isReleasedWithHost() async {
                    weak var released: {{controller}}?
                    clock.run {
                        let host = {{prefix}}HostWindow.makeController()
                        let plugin = makePlugin()
                        released = plugin
                        host.{{add}}(plugin)
                    }
                    await {{prefix}}HostWindow.wait { released == nil }
                    #expect(released == nil, "something besides its host keeps it")
                }
            {{^placement.pushesContent}}

                @Test("stays in place while the content of its host scrolls behind it")
                func staysWhileContentScrolls() {
                    clock.run {
                        let host = {{prefix}}HostWindow.makeScrollingController()
                        let window = {{prefix}}HostWindow(host: host)
                        let plugin = makePlugin()
                        host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        window.layoutIfNeeded()
                        let top = plugin.view.convert(CGPoint.zero, to: nil).y
                        window.scroll(by: 120)
                        window.layoutIfNeeded()
                        let moved = plugin.view.convert(CGPoint.zero, to: nil).y - top
                        #expect(abs(moved) <= 1, "it scrolls away with the content of its host")
                    }
                }
            {{/placement.pushesContent}}
            {{#group}}

                @Test("replaces others of its group, once these have been visible for long enough")
                func replacesGroup() {
                    let asked = "{{places.group}} asks for a group"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let first = makePlugin()
                        let second = makePlugin()
                        #expect(second.presentation.group == {{.}}, "\(asked)")
                        window.host.{{add}}(first)
                        clock.advance(by: first.presentation.delay)
                        window.host.{{add}}(second)
                        clock.advance(by: first.presentation.minimumDuration)
                        #expect(window.host.children == [second], "\(asked)")
                    }
                }
            {{/group}}
            {{^group}}

                @Test("leaves the other plugins of its host alone")
                func keepsOthers() {
                    let asked = "{{places.group}} asks for no group"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let first = makePlugin()
                        let second = makePlugin()
                        window.host.{{add}}(first)
                        window.host.{{add}}(second)
                        #expect(window.host.children == [first, second], "\(asked)")
                    }
                }
            {{/group}}
            {{#moveOut}}

                @Test("leaves as it is described")
                func movesOut() {
                    let asked = "{{places.transition}} asks for the transition out '{{motion}}'"
                    clock.run(animated: true) {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        window.layoutIfNeeded()
                        clock.advance(by: plugin.presentation.minimumDuration)
                        plugin.{{remove}}()
                        #expect(plugin.parent === window.host, "\(asked), which takes a while")
                        window.layoutIfNeeded()
                        let displacement = {{prefix}}HostWindow.displacement(of: plugin.view)
            {{#isFade}}
                        #expect(plugin.view.{{alpha}} == 0, "\(asked)")
                        #expect(displacement == .zero, "\(asked)")
            {{/isFade}}
            {{^isFade}}
                        #expect(displacement.{{offset}}, "\(asked)")
            {{/isFade}}
                        plugin.{{remove}}(animated: false)
                        #expect(plugin.parent == nil, "a removal without animation waits for the transition")
                        #expect(plugin.view.{{alpha}} == 1, "it stays transparent after it has left")
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        window.layoutIfNeeded()
                        let rest = {{prefix}}HostWindow.displacement(of: plugin.view)
                        #expect(rest == .zero, "it stays displaced after it has left")
                    }
                }
            {{^isFade}}

                @Test("fades with Reduce Motion, in place of sliding")
                func reducesMotion() {
                    let asked = "people who ask for less motion get none of {{places.transition}}"
                    clock.run(animated: true, reducesMotion: true) {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        window.layoutIfNeeded()
                        clock.advance(by: plugin.presentation.minimumDuration)
                        plugin.{{remove}}()
                        window.layoutIfNeeded()
                        #expect(plugin.view.{{alpha}} == 0, "\(asked)")
                        #expect({{prefix}}HostWindow.displacement(of: plugin.view) == .zero, "\(asked)")
                    }
                }
            {{/isFade}}
            {{/moveOut}}
            {{#showing}}

                @Test("is shown, told of, and hidden by a host")
                func hostShowsAndHides() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        #expect(
                            window.host.{{shownPlugin}} == nil,
                            "a host without it tells of one")
                        let plugin = show(on: window.host)
                        #expect(
                            window.host.{{shownPlugin}} === plugin,
                            "the host does not tell of it")
                        #expect(window.host.children == [plugin], "it is not the only child")
                        clock.advance(by: plugin.presentation.delay)
                        clock.advance(by: plugin.presentation.minimumDuration)
                        {{#hiding}}window.host.{{hiding}}(){{/hiding}}{{^hiding}}plugin.{{remove}}(){{/hiding}}
                        #expect(
                            window.host.{{shownPlugin}} == nil,
                            "the host tells of it after its removal")
                        #expect(window.host.children.isEmpty, "it is a child after its removal")
                    }
                }
            {{/showing}}
            {{#given}}

                @Test("is given {{name}} when it is shown, and when it is shown again")
                func isShownWith{{capitalizedName}}() {
                    let asked = "{{place}} describes the input {{name}}"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let first: {{type}} = {{first}}
                        let second: {{type}} = {{second}}
                        let shown = {{showingFirst}}
                        #expect(shown.{{name}} {{equals}} first, "\(asked)")
                        let shownAgain = {{showingSecond}}
                        #expect(shownAgain.{{name}} {{equals}} second, "\(asked)")
                    }
                }
            {{/given}}
            {{#called}}

                @Test("calls the {{name}} that it is shown with")
                func isShownWith{{capitalizedName}}() {
                    let asked = "{{place}} describes the handler {{name}}"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        var calls = 0
                        let plugin = {{showing}}
                        plugin.{{name}}({{arguments}})
                        #expect(calls == 1, "\(asked)")
                    }
                }
            {{/called}}
            {{> OperationTests}}
            {{#showing}}
            {{#reuses}}

                @Test("is used again when it is shown again")
                func isReused() {
                    let asked = "{{places.whenShown}} asks for 'reuse'"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = show(on: window.host)
                        #expect(show(on: window.host) === plugin, "\(asked)")
                        #expect(window.host.children == [plugin], "\(asked)")
                    }
                }
            {{/reuses}}
            {{#replaces}}

                @Test("makes way for another one when it is shown again")
                func isReplaced() {
                    let asked = "{{places.whenShown}} asks for 'replace'"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let first = show(on: window.host)
                        let second = show(on: window.host)
                        #expect(second !== first, "\(asked)")
                        #expect(window.host.children == [second], "\(asked)")
                    }
                }
            {{/replaces}}
            {{#stacks}}

                @Test("is covered by another one when it is shown again")
                func isStacked() {
                    let asked = "{{places.whenShown}} asks for 'stack'"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let first = show(on: window.host)
                        let second = show(on: window.host)
                        #expect(window.host.children == [first, second], "\(asked)")
                        #expect(window.host.{{shownPlugin}} === second, "\(asked)")
                    }
                }
            {{/stacks}}
            {{/showing}}

            {{#hasLocalizedTexts}}
                /// What the string table has for a key, or the text that the description has.
                private func localized(_ key: String, _ text: String) -> String {
                    {{bundle}}.localizedString(
                        forKey: key, value: text, table: {{table}})
                }

            {{/hasLocalizedTexts}}
            {{#hasTypedTexts}}
                /// Does what typing does: changes the text, and has the field tell of it.
                {{> Typing}}

            {{/hasTypedTexts}}
                private func makePlugin() -> {{controller}} {
                    {{creation}}
                }
            {{#showing}}

                private func show(on host: {{PlatformViewController}}) -> {{controller}} {
                    {{.}}
                }
            {{/showing}}
            }
            #endif
            
            """###),
        EmbeddedTemplate(
            name: "PresentationTests",
            text: ###"""
            @MainActor
            @Suite("Presentation of plugins")
            struct {{prefix}}PluginPresentationTests {
                private let clock = {{prefix}}ManualClock()

                @Test("a plugin is hidden until its delay has passed")
                func waitsForDelay() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(delay: 1))
                        window.host.{{add}}(plugin)
                        clock.advance(by: 0.9)
                        #expect(plugin.view.isHidden, "it does not wait for its delay")
                        clock.advance(by: 0.2)
                        #expect(!plugin.view.isHidden, "it is hidden after its delay")
                    }
                }

                @Test("a plugin that is removed during its delay is gone at once, and never visible")
                func isRemovedDuringDelay() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(delay: 1, minimumDuration: 1))
                        window.host.{{add}}(plugin)
                        clock.advance(by: 0.9)
                        plugin.{{remove}}()
                        #expect(plugin.parent == nil, "it has not left")
                        #expect(clock.isIdle, "its delay was not cancelled")
                        clock.advance(by: 1)
                        #expect(plugin.count(of: "announcement") == 0, "it became visible after its removal")
                        #expect(!plugin.view.isHidden, "it is hidden for other code that adds it")
                    }
                }

                @Test("a plugin stays for its minimum duration, which begins when it becomes visible")
                func staysForMinimumDuration() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(delay: 1, minimumDuration: 1))
                        window.host.{{add}}(plugin)
                        clock.advance(by: 1.5)
                        plugin.{{remove}}()
                        clock.advance(by: 0.4)
                        #expect(plugin.parent === window.host, "it left before its minimum duration")
                        clock.advance(by: 0.2)
                        #expect(plugin.parent == nil, "it stays after its minimum duration")
                        #expect(plugin.view.superview == nil, "its view stays")
                    }
                }

                @Test("a plugin leaves at once when it is removed without animation")
                func leavesAtOnceWithoutAnimation() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(minimumDuration: 1))
                        window.host.{{add}}(plugin)
                        plugin.{{remove}}(animated: false)
                        #expect(plugin.parent == nil, "it waits for its minimum duration")
                        #expect(clock.isIdle, "it still waits for something")
                    }
                }

                @Test("a plugin leaves by itself, also after it was about to leave and was added again")
                func leavesByItself() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(
                            PluginPresentation(minimumDuration: 1, leavesAfter: 3))
                        window.host.{{add}}(plugin)
                        plugin.{{remove}}()
                        window.host.{{add}}(plugin)
                        clock.advance(by: 2.9)
                        #expect(plugin.parent === window.host, "it left before its time")
                        clock.advance(by: 0.2)
                        #expect(plugin.parent == nil, "it does not leave by itself")
                    }
                }

                @Test("a plugin that is added again while it is visible stays as long as if it were new")
                func staysLongerWhenAddedAgain() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(leavesAfter: 3))
                        window.host.{{add}}(plugin)
                        clock.advance(by: 2)
                        window.host.{{add}}(plugin)
                        clock.advance(by: 2.9)
                        #expect(plugin.parent === window.host, "it left before its time")
                        clock.advance(by: 0.2)
                        #expect(plugin.parent == nil, "it does not leave by itself")
                    }
                }

                @Test("the time of a plugin begins when its host comes into a window")
                func beginsToCountWhenSeen() {
                    clock.run {
                        let host = {{prefix}}HostWindow.makeController()
                        let first = {{prefix}}StubPlugin(PluginPresentation(leavesAfter: 3))
                        let second = {{prefix}}StubPlugin(PluginPresentation(minimumDuration: 1))
                        host.{{add}}(first)
                        host.{{add}}(second)
                        clock.advance(by: 4)
                        #expect(first.parent === host, "it left before it was seen")
                        host.{{add}}(first)
                        clock.advance(by: 4)
                        #expect(first.parent === host, "it left before it was seen")
                        let window = {{prefix}}HostWindow(host: host)
                        second.{{remove}}()
                        clock.advance(by: 0.9)
                        #expect(second.parent === host, "it left before its minimum duration")
                        clock.advance(by: 2)
                        #expect(window.host.children == [first], "it left before its time")
                        clock.advance(by: 0.2)
                        #expect(window.host.children.isEmpty, "it does not leave by itself")
                    }
                }

                @Test("a plugin that is added again stays in its container, or moves to the one that is named")
                func movesToOtherContainer() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation())
                        let container = {{PlatformView}}()
                        window.host.view.addSubview(container)
                        window.host.{{add}}(plugin)
                        window.host.{{add}}(plugin, in: container)
                        #expect(plugin.view.superview === container, "it is not in the other container")
                        window.host.{{add}}(plugin)
                        #expect(plugin.view.superview === container, "it does not stay there")
                        #expect(window.host.children == [plugin], "it is not the only child")
                    }
                }

                @Test("a plugin that other code has added can be removed")
                func leavesWhenAddedByOthers() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(delay: 1, minimumDuration: 1))
                        window.host.addChild(plugin)
                        window.host.view.addSubview(plugin.view)
                        {{#tellsOfMoves}}
                        plugin.didMove(toParent: window.host)
                        {{/tellsOfMoves}}
                        plugin.{{remove}}()
                        #expect(plugin.parent == nil, "it has not left")
                        #expect(plugin.view.superview == nil, "its view stays")
                        #expect(plugin.count(of: "releaseHandlers") == 1, "it does not let go of its handlers")
                    }
                }

            {{> UseTests}}

                @Test("a plugin replaces those of its group, once these have been visible for long enough")
                func replacesGroup() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let first = {{prefix}}StubPlugin(PluginPresentation(minimumDuration: 1, group: "state"))
                        let second = {{prefix}}StubPlugin(PluginPresentation(group: "state"))
                        window.host.{{add}}(first)
                        clock.advance(by: 0.5)
                        window.host.{{add}}(second)
                        #expect(first.parent === window.host, "the first one left before its time")
                        #expect(second.view.isHidden, "the second one is visible beside the first")
                        clock.advance(by: 0.6)
                        #expect(window.host.children == [second], "the first one has not left")
                        #expect(!second.view.isHidden, "the second one is not visible after the first")
                    }
                }

                @Test("a plugin that is added again stays, and the one of its group that waits for that leaves")
                func staysInGroupWhenAddedAgain() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let first = {{prefix}}StubPlugin(PluginPresentation(minimumDuration: 1, group: "state"))
                        let second = {{prefix}}StubPlugin(PluginPresentation(group: "state"))
                        window.host.{{add}}(first)
                        window.host.{{add}}(second)
                        window.host.{{add}}(first)
                        #expect(window.host.children == [first], "the one that waits has not left")
                        clock.advance(by: 2)
                        #expect(window.host.children == [first], "it left although it was added again")
                    }
                }

                @Test("a plugin leaves those of other groups alone")
                func keepsOtherGroups() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let first = {{prefix}}StubPlugin(PluginPresentation(group: "state"))
                        let second = {{prefix}}StubPlugin(PluginPresentation(group: "banner"))
                        let third = {{prefix}}StubPlugin(PluginPresentation())
                        let fourth = {{prefix}}StubPlugin(PluginPresentation())
                        let plugins = [first, second, third, fourth]
                        for plugin in plugins { window.host.{{add}}(plugin) }
                        #expect(window.host.children == plugins, "one of another group has left")
                    }
                }

                @Test("a plugin that moves to another host waits for its delay anew")
                func changesHost() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let other = {{prefix}}HostWindow.makeController()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(delay: 1))
                        other.{{add}}(plugin)
                        clock.advance(by: 0.9)
                        window.host.{{add}}(plugin)
                        clock.advance(by: 0.9)
                        #expect(plugin.view.isHidden, "it did not wait for the whole delay")
                        #expect(other.children.isEmpty, "its former parent still has it")
                        clock.advance(by: 0.2)
                        #expect(!plugin.view.isHidden, "it is hidden after its delay")
                    }
                }

            {{#tellsOfMoves}}
                @Test("a plugin is told once that it moves, and once that it has, with a delay and without")
                func isToldOfParent() {
                    clock.run {
                        for delay in [0.0, 1.0] {
                            let window = {{prefix}}HostWindow()
                            let plugin = {{prefix}}StubPlugin(PluginPresentation(delay: delay))
                            window.host.{{add}}(plugin)
                            clock.advance(by: 2)
                            #expect(plugin.count(of: "willMove to host") == 1, "it is not told that it moves")
                            #expect(plugin.count(of: "didMove to host") == 1, "it is not told that it moved")
                            plugin.calls = []
                            plugin.{{remove}}(animated: false)
                            #expect(
                                plugin.calls == [{{callsOfRemoval}}, "releaseHandlers"],
                                "the order of the removal is another")
                        }
                    }
                }

            {{/tellsOfMoves}}
                @Test("VoiceOver is told of a plugin once, when it becomes visible")
                func isAnnouncedWhenVisible() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(delay: 1))
                        window.host.{{add}}(plugin)
                        clock.advance(by: 2)
                        #expect(plugin.count(of: "focus while hidden") == 0, "the focus moves too early")
                        #expect(plugin.count(of: "focus") == 1, "the focus does not move to it once")
                        #expect(plugin.count(of: "announcement while hidden") == 0, "it is announced too early")
                        #expect(plugin.count(of: "announcement") == 1, "it is not announced once")
                    }
                }

                @Test("a change of what is announced is announced once a turn, while the plugin is visible")
                func announcesChanges() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(delay: 1))
                        window.host.{{add}}(plugin)
                        plugin.presentation.announceChange()
                        clock.advance(by: 0.5)
                        #expect(plugin.count(of: "announcement while hidden") == 0, "it is announced too early")
                        clock.advance(by: 1)
                        plugin.calls = []
                        plugin.presentation.announceChange()
                        plugin.presentation.announceChange()
                        #expect(plugin.count(of: "announcement") == 0, "it does not wait for other changes")
                        clock.advance(by: 0)
                        #expect(plugin.count(of: "announcement") == 1, "it is not announced once")
                        plugin.presentation.announceChange()
                        clock.advance(by: 0)
                        #expect(plugin.count(of: "announcement") == 2, "it is not announced again")
                        plugin.presentation.announceChange()
                        plugin.{{remove}}(animated: false)
                        #expect(clock.isIdle, "it is announced after its removal")
                    }
                }

                @Test("a modal plugin keeps {{touches}} beside it from its host, from when it is visible")
                func coversContainerWhenModal() {
                    clock.run(animated: true) {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(
                            PluginPresentation(
                                placement: ChildPlacement(edges: [], width: 100, height: 40), delay: 1,
                                transition: PluginTransition(moveOut: .fade)))
                        plugin.view.{{makeModal}}
                        let (beside, center) = (CGPoint(x: 20, y: 20), CGPoint(x: 160, y: 320))
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
                        #expect(window.view(at: beside) === window.host.view, "it covers its host too early")
                        clock.advance(by: 1)
                        window.layoutIfNeeded()
                        #expect(window.view(at: beside) !== window.host.view, "its host takes {{touches}}")
                        #expect(window.view(at: center) === plugin.view, "it takes no {{touches}} itself")
                        plugin.{{remove}}()
                        #expect(window.view(at: beside) === window.host.view, "it still covers its host")
                        plugin.{{remove}}(animated: false)
                        #expect(window.host.view.subviews.isEmpty, "what covers the host stays")
                    }
                }

                @Test("VoiceOver is told of a plugin once, when its host is seen")
                func isAnnouncedWhenSeen() {
                    clock.run {
                        let host = {{prefix}}HostWindow.makeController()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation())
                        host.{{add}}(plugin)
                        #expect(plugin.count(of: "announcement") == 0, "it is announced too early")
                        let window = {{prefix}}HostWindow(host: host)
                        #expect(plugin.count(of: "focus") == 1, "the focus does not move to it once")
                        #expect(plugin.count(of: "announcement") == 1, "it is not announced once")
                        #expect(window.contains(plugin.view), "it is in another window")
                    }
                }

                @Test("a plugin that is added again while it is about to leave stays")
                func staysWhenAddedAgain() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(minimumDuration: 1))
                        window.host.{{add}}(plugin)
                        plugin.{{remove}}()
                        #expect(plugin.presentation.isLeaving, "it does not wait for its minimum duration")
                        window.host.{{add}}(plugin)
                        #expect(!plugin.presentation.isLeaving, "it is still about to leave")
                        clock.advance(by: 10)
                        #expect(plugin.parent === window.host, "it left although it was added again")
                    }
                }

                @Test("a host tells of the newest of its plugins that is not about to leave")
                func tellsOfShownPlugin() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let first = {{prefix}}StubPlugin(PluginPresentation())
                        let second = {{prefix}}StubPlugin(PluginPresentation(minimumDuration: 1))
                        window.host.{{add}}(first)
                        window.host.{{add}}(second)
                        let type = {{prefix}}StubPlugin.self
                        #expect(window.host.shownPlugin(type) === second, "it does not tell of the newest")
                        second.{{remove}}()
                        #expect(window.host.shownPlugin(type) === first, "it tells of one that leaves")
                        #expect(window.host.childPlugin(type) === second, "it forgets one that leaves")
                    }
                }

                @Test("a plugin that nobody sees leaves at once, whatever its minimum duration")
                func leavesUnseen() {
                    clock.run {
                        let host = {{prefix}}HostWindow.makeController()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(minimumDuration: 1))
                        host.{{add}}(plugin)
                        plugin.{{remove}}()
                        #expect(plugin.parent == nil, "it stays although nobody sees it")
                    }
                }

                @Test("a plugin that was taken away without its presentation can be seen when it comes back")
                func survivesForeignRemoval() {
                    clock.run {
                        let host = {{prefix}}HostWindow.makeController()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(delay: 1))
                        host.{{add}}(plugin)
                        {{#tellsOfMoves}}
                        plugin.willMove(toParent: nil)
                        {{/tellsOfMoves}}
                        plugin.view.removeFromSuperview()
                        plugin.removeFromParent()
                        clock.advance(by: 1)
                        #expect(!plugin.view.isHidden, "it is hidden when it comes back")
                        #expect(plugin.count(of: "announcement") == 0, "it is announced while it is away")
                        let window = {{prefix}}HostWindow()
                        window.host.view.addSubview(plugin.view)
                        #expect(plugin.count(of: "announcement") == 0, "it is announced for other code")
                    }
                }

            {{#tellsOfMoves}}
                @Test("a plugin that moves in is told that it has moved when it has arrived")
                func isToldAfterMotion() {
                    clock.run(animated: true) {
                        let window = {{prefix}}HostWindow()
                        let transition = PluginTransition(moveIn: .fade)
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(transition: transition))
                        window.host.{{add}}(plugin)
                        #expect(plugin.count(of: "didMove to host") == 0, "it is told before it has arrived")
                        plugin.{{remove}}(animated: false)
                        #expect(plugin.parent == nil, "it has not left")
                        #expect(plugin.view.{{alpha}} == 1, "it is left transparent")
                    }
                }

            {{/tellsOfMoves}}
            {{^tellsOfMoves}}
                @Test("a plugin that moves in can be removed at once, and is as it was")
                func movesIn() {
                    clock.run(animated: true) {
                        let window = {{prefix}}HostWindow()
                        let transition = PluginTransition(moveIn: .fade)
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(transition: transition))
                        window.host.{{add}}(plugin)
                        #expect(!plugin.view.isHidden, "it is hidden while it moves in")
                        plugin.{{remove}}(animated: false)
                        #expect(plugin.parent == nil, "it has not left")
                        #expect(plugin.view.{{alpha}} == 1, "it is left transparent")
                    }
                }

            {{/tellsOfMoves}}
                @Test("a plugin that moves out takes no {{touches}}, and is told once that it leaves")
                func movesOut() {
                    clock.run(animated: true) {
                        let window = {{prefix}}HostWindow()
                        let transition = PluginTransition(moveOut: .fade)
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(transition: transition))
                        window.host.{{add}}(plugin)
                        plugin.calls = []
                        plugin.{{remove}}()
                        #expect(plugin.parent === window.host, "it does not move out")
                        #expect(plugin.presentation.isLeaving, "it does not leave")
                        {{#tellsOfMoves}}
                        #expect(plugin.calls == ["willMove to nil"], "it is not told that it leaves")
                        {{/tellsOfMoves}}
                        window.layoutIfNeeded()
                        {{#tellsOfMoves}}
                        // What is transparent takes none in any case.
                        plugin.view.{{alpha}} = 1
                        {{/tellsOfMoves}}
                        let center = CGPoint(x: 160, y: 320)
                        #expect(window.view(at: center) === window.host.view, "it takes {{touches}}")
                        plugin.{{remove}}(animated: false)
                        #expect(
                            plugin.calls == [{{callsOfRemoval}}, "releaseHandlers"],
                            "the order of the removal is another")
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
                        #expect(window.view(at: center) === plugin.view, "it takes no {{touches}} any more")
                    }
                }

                @Test("a plugin that is added again while it moves out stays, and is as it was")
                func returnsFromMovingOut() {
                    clock.run(animated: true) {
                        let window = {{prefix}}HostWindow()
                        let transition = PluginTransition(moveOut: .slide(from: .top))
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(transition: transition))
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
                        plugin.calls = []
                        plugin.{{remove}}()
                        window.host.{{add}}(plugin)
                        #expect(plugin.parent === window.host, "it left although it was added again")
                        #expect(plugin.count(of: "{{lastCallOfRemoval}}") == 1, "it is not told that it left")
                        {{#tellsOfMoves}}
                        #expect(plugin.count(of: "didMove to host") == 1, "it is not told that it is back")
                        {{/tellsOfMoves}}
                        #expect(!plugin.presentation.isLeaving, "it is still about to leave")
                        window.layoutIfNeeded()
                        #expect({{prefix}}HostWindow.displacement(of: plugin.view) == .zero, "it stays displaced")
                        let center = CGPoint(x: 160, y: 320)
                        #expect(window.view(at: center) === plugin.view, "it takes no {{touches}} any more")
                    }
                }

                @Test("a plugin that moves out of a host can be added to another one, and is as it was")
                func changesHostWhileMovingOut() {
                    clock.run(animated: true) {
                        let window = {{prefix}}HostWindow()
                        let other = {{prefix}}HostWindow()
                        let transition = PluginTransition(moveOut: .slide(from: .top))
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(transition: transition))
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
                        plugin.{{remove}}()
                        other.host.{{add}}(plugin)
                        other.layoutIfNeeded()
                        #expect(other.host.children == [plugin], "the other host does not have it")
                        #expect(window.host.children.isEmpty, "its former host still has it")
                        #expect(plugin.view.frame == other.host.view.bounds, "it stays displaced")
                        #expect(plugin.count(of: "releaseHandlers") == 0, "it lets go of its handlers")
                        {{#tellsOfMoves}}
                        #expect(plugin.count(of: "willMove to nil") == 1, "it is not told once that it leaves")
                        {{/tellsOfMoves}}
                    }
                }

                @Test("a plugin that moves out before it has moved in is not told that it has, and then leaves")
                func movesOutBeforeItHasMovedIn() async {
                    let window = {{prefix}}HostWindow()
                    let plugin = {{prefix}}StubPlugin(
                        PluginPresentation(
                            transition: PluginTransition(moveIn: .fade, moveOut: .fade, duration: 0)))
                    clock.run(animated: true) {
                        window.host.{{add}}(plugin)
                        plugin.{{remove}}()
                    }
                    await {{prefix}}HostWindow.wait { plugin.parent == nil }
                    #expect(plugin.parent == nil, "it does not leave when it has moved out")
                    {{#tellsOfMoves}}
                    #expect(plugin.count(of: "didMove to host") == 0, "it is told that it has moved in")
                    {{/tellsOfMoves}}
                    #expect(plugin.count(of: "releaseHandlers") == 1, "it does not let go of its handlers")
                }

            {{#tellsOfMoves}}
                @Test("a plugin that has moved in is told of it once")
                func isToldWhenItHasMovedIn() async {
                    let window = {{prefix}}HostWindow()
                    let plugin = {{prefix}}StubPlugin(
                        PluginPresentation(transition: PluginTransition(moveIn: .fade, duration: 0)))
                    clock.run(animated: true) { window.host.{{add}}(plugin) }
                    await {{prefix}}HostWindow.wait { plugin.count(of: "didMove to host") > 0 }
                    #expect(plugin.count(of: "didMove to host") == 1, "it is not told once")
                    #expect(plugin.view.{{alpha}} == 1, "it stays transparent")
                }

            {{/tellsOfMoves}}
                @Test("a plugin slides to the edge that it comes from")
                func slides() {
                    clock.run(animated: true) {
                        let offsets: [(NSDirectionalRectEdge, CGFloat, CGFloat)] = [
                            (.top, 0, -640), (.bottom, 0, 640), (.leading, -320, 0), (.trailing, 320, 0),
                        ]
                        for (edge, x, y) in offsets {
                            let window = {{prefix}}HostWindow()
                            let transition = PluginTransition(moveOut: .slide(from: edge))
                            let plugin = {{prefix}}StubPlugin(PluginPresentation(transition: transition))
                            window.host.{{add}}(plugin)
                            window.layoutIfNeeded()
                            plugin.{{remove}}()
                            window.layoutIfNeeded()
                            let displacement = {{prefix}}HostWindow.displacement(of: plugin.view)
                            #expect(displacement.width == x, "it slides to another side")
                            #expect(displacement.height == y, "it slides too high or too low")
                            #expect(plugin.view.{{alpha}} == 1, "it fades")
                        }
                    }
                }

                @Test("a plugin that is smaller than its host slides out of it, whatever its place")
                func slidesOut() {
                    clock.run(animated: true) {
                        let offsets: [(NSDirectionalRectEdge, CGFloat, CGFloat)] = [
                            (.top, 0, -340), (.bottom, 0, 340), (.leading, -210, 0), (.trailing, 210, 0),
                        ]
                        for (edge, x, y) in offsets {
                            let window = {{prefix}}HostWindow()
                            let plugin = {{prefix}}StubPlugin(
                                PluginPresentation(
                                    placement: ChildPlacement(edges: [], width: 100, height: 40),
                                    transition: PluginTransition(moveOut: .slide(from: edge))))
                            window.host.{{add}}(plugin)
                            window.layoutIfNeeded()
                            plugin.{{remove}}()
                            window.layoutIfNeeded()
                            let displacement = {{prefix}}HostWindow.displacement(of: plugin.view)
                            #expect(displacement.width == x, "it does not slide out at the side")
                            #expect(displacement.height == y, "it does not slide out above or below")
                        }
                    }
                }

                @Test("a plugin slides as far however far the content of its host is scrolled")
                func slidesOutOfScrolledHost() {
                    clock.run(animated: true) {
                        for edge in [NSDirectionalRectEdge.top, .bottom] {
                            let window = {{prefix}}HostWindow(host: {{prefix}}HostWindow.makeScrollingController())
                            let plugin = {{prefix}}StubPlugin(
                                PluginPresentation(transition: PluginTransition(moveOut: .slide(from: edge))))
                            window.scroll(by: 120)
                            window.host.{{add}}(plugin)
                            window.layoutIfNeeded()
                            plugin.{{remove}}()
                            window.layoutIfNeeded()
                            let displacement = {{prefix}}HostWindow.displacement(of: plugin.view)
                            #expect(abs(displacement.height) == 640, "it slides too far, or not far enough")
                        }
                    }
                }

                @Test("a plugin fades in place of sliding, for people who ask for less motion")
                func reducesMotion() {
                    clock.run(animated: true, reducesMotion: true) {
                        let window = {{prefix}}HostWindow()
                        let transition = PluginTransition(moveOut: .slide(from: .top))
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(transition: transition))
                        window.host.{{add}}(plugin)
                        plugin.{{remove}}()
                        window.layoutIfNeeded()
                        #expect(plugin.view.{{alpha}} == 0, "it does not fade")
                        #expect({{prefix}}HostWindow.displacement(of: plugin.view) == .zero, "it slides")
                    }
                }

                @Test("a plugin that waits is kept by its host only")
                func isReleasedWithHost() async {
                    weak var released: {{PlatformViewController}}?
                    clock.run {
                        let host = {{prefix}}HostWindow.makeController()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(delay: 1))
                        released = plugin
                        host.{{add}}(plugin)
                    }
                    await {{prefix}}HostWindow.wait { released == nil }
                    #expect(released == nil, "something else keeps it")
                }

                @Test("the system's clock calls what is due, and not what was cancelled")
                func systemClockCalls() async {
                    var calls: [String] = []
                    let clock = PluginClock.system
                    let cancel = clock.schedule(0) { calls.append("cancelled") }
                    cancel()
                    _ = clock.schedule(0) { calls.append("due") }
                    await {{prefix}}HostWindow.wait { calls.contains("due") }
                    for _ in 0..<100 { await {{prefix}}HostWindow.finishTurn() }
                    #expect(calls == ["due"], "it calls something else")
                }
            }
            
            """###),
        EmbeddedTemplate(
            name: "Recovery",
            text: ###"""
            /// Runs the operations of one host, and shows ``{{controller}}`` when one fails.
            @MainActor
            private final class {{recoveryClass}} {
                /// Those that have an operation which has not ended.
                private static var running: [{{recoveryClass}}] = []

                private weak var host: {{PlatformViewController}}?
                private var task: _Concurrency.Task<Void, Never>?
                private var runCount = 0

                private init(host: {{PlatformViewController}}) {
                    self.host = host
                }

                /// The one that runs an operation of the host already, or else a new one.
                static func of(_ host: {{PlatformViewController}}) -> {{recoveryClass}} {
                    running.first { $0.host === host } ?? {{recoveryClass}}(host: host)
                }

                /// Cancels the operation that runs, and starts another one when it has ended.
                @discardableResult
                func run(
                    _ operation: @escaping @MainActor () async throws -> Void
                ) -> _Concurrency.Task<Void, Never> {
                    host?.shownPlugin({{controller}}.self)?.{{remove}}(animated: true)
                    let previous = task
                    previous?.cancel()
                    if previous == nil { Self.running.append(self) }
                    runCount += 1
                    let run = runCount
                    let next = _Concurrency.Task {
                        defer { if run == runCount { endRunning() } }
                        await previous?.value
                        guard !_Concurrency.Task.isCancelled, host != nil else { return }
                        do {
                            try await attempt(operation)
                        } catch {
                            if _Concurrency.Task.isCancelled || error is CancellationError { return }
                            show(error, of: operation)
                        }
                    }
                    task = next
                    return next
                }

                private func endRunning() {
                    task = nil
                    Self.running.removeAll { $0 === self }
                }

                private func attempt(_ operation: @MainActor () async throws -> Void) async throws {
                    {{#meanwhile}}
                    {{#meanwhileCancel}}
                    let {{meanwhileVariable}} = host?.{{meanwhileShow}}(
                        {{handler}}: { [weak self] {{signature}}in self?.task?.cancel() })
                    {{/meanwhileCancel}}
                    {{^meanwhileCancel}}
                    let {{meanwhileVariable}} = host?.{{meanwhileShow}}()
                    {{/meanwhileCancel}}
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
                        {{retry}}: { {{signature}}{{#signature}}in {{/signature}}self.run(operation) })
                }
            }
            
            """###),
        EmbeddedTemplate(
            name: "RoomLooks",
            text: ###"""
            {{#takesRoom}}
                    #expect(
                        plugin.{{name}}.contentHuggingPriority(for: .horizontal)
                            == {{LayoutPriority}}(249),
                        "{{place}} describes it in a row")
            {{/takesRoom}}
            
            """###),
        EmbeddedTemplate(
            name: "ShowBody",
            text: ###"""
            {{#replaces}}
            childPlugin({{controller}}.self)?.{{remove}}(animated: false)
            {{/replaces}}
            let {{variable}} ={{lookup}}
            {{#inputs}}
            {{#reuses}}
            {{variable}}.{{bareName}} = {{name}}
            {{/reuses}}
            {{^reuses}}
            {{#default}}
            {{variable}}.{{bareName}} = {{name}}
            {{/default}}
            {{/reuses}}
            {{/inputs}}
            {{#handlers}}
            {{variable}}.{{bareName}} = {{name}}
            {{/handlers}}
            {{add}}({{variable}}{{#needsContainer}}, in: container{{/needsContainer}})
            
            """###),
        EmbeddedTemplate(
            name: "SizeLooks",
            text: ###"""
            {{#sizing}}
                    #expect(
                        plugin.{{name}}.constraints.contains {
                            $0.firstAttribute == .width && $0.constant == {{width}}
                        },
                        "{{place}} describes it")
                    #expect(
                        plugin.{{name}}.constraints.contains {
                            $0.firstAttribute == .height && $0.constant == {{height}}
                        },
                        "{{place}} describes it")
            {{/sizing}}
            
            """###),
        EmbeddedTemplate(
            name: "Spacer",
            text: ###"""
            {{#spacer}}
            {{#variable}}
            // Not required: a stack that hides the space gives it no size.
            let {{variable}} = {{name}}.{{dimension}}Anchor.constraint(equalToConstant: {{length}})
            {{variable}}.priority = {{LayoutPriority}}(999)
            {{variable}}.isActive = true
            {{/variable}}
            {{^variable}}
            {{name}}.{{dimension}}Anchor.constraint(equalToConstant: {{length}}).isActive = true
            {{/variable}}
            {{/spacer}}
            
            """###),
        EmbeddedTemplate(
            name: "TestSupport",
            text: ###"""
            /// A plugin that is nothing but its presentation, and writes down how it is moved and what it is
            /// asked for.
            @MainActor
            private final class {{prefix}}StubPlugin: {{PlatformViewController}}, PluginViewController {
                let presentation: PluginPresentation

                /// What VoiceOver is led to.
                var focus: {{PlatformView}}?

                /// What happened to the plugin, in order.
                var calls: [String] = []

                init(_ presentation: PluginPresentation) {
                    self.presentation = presentation
                    super.init(nibName: nil, bundle: nil)
                }

                @available(*, unavailable)
                required init?(coder: NSCoder) {
                    nil
                }

                var announcement: String? {
                    calls.append(view.isHidden ? "announcement while hidden" : "announcement")
                    return nil
                }

                var accessibilityFocus: {{PlatformView}}? {
                    calls.append(view.isHidden ? "focus while hidden" : "focus")
                    return focus
                }

                func releaseHandlers() {
                    calls.append("releaseHandlers")
                }

                /// How often something happened to the plugin.
                func count(of call: String) -> Int {
                    calls.filter { $0 == call }.count
                }

                override func loadView() {
                    view = PluginView()
                }

                override func {{viewDidLayout}}() {
                    super.{{viewDidLayout}}()
                    presentation.pushContent()
                }

                {{> StubMoves}}
            }

            {{> RecordingController}}

            // MARK: - Shared by the tests of all plugins

            {{> HostWindow}}

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

                /// Whether nothing is to be called at a later time.
                var isIdle: Bool { timers.isEmpty }

                /// Whether something is to be called at the end of this turn.
                var isDue: Bool { timers.contains { $0.time <= now } }

                {{> ClockRun}}

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
            
            """###),
        EmbeddedTemplate(
            name: "WidthLooks",
            text: ###"""
                    #expect(
                        plugin.{{name}}.constraints.contains {
                            $0.firstAttribute == .width && $0.constant == {{width}}
                                && $0.priority
                                    == {{LayoutPriority}}({{#takesRoom}}249{{/takesRoom}}{{^takesRoom}}251{{/takesRoom}})
                        },
                        "{{place}} describes it")
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/Background",
            text: ###"""
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/BackgroundLooks",
            text: ###"""
                    #expect(
                        (plugin.view as? PluginView)?.backgroundColor == NSColor.{{.}},
                        "{{places.background}} asks for the background")
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/BringToFront",
            text: ###"""
            private func bringToFront(_ view: NSView) {
                guard let container = view.superview else { return }
                container.subviews = container.subviews.filter { $0 !== view } + [view]
            }
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/CallsOfMoving",
            text: ###"""
            let order = ["removal without superview"]
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/ClockRun",
            text: ###"""
            /// Runs the test with presentations that are measured by this clock.
            ///
            /// - Parameters:
            ///   - animated: Whether animations take place, which takes AppKit's own time.
            ///   - reducesMotion: Whether plugins believe that people ask for less motion.
            func run<Result>(
                animated: Bool = false, reducesMotion: Bool = false, _ test: () throws -> Result
            ) rethrows -> Result {
                let clock = PluginClock(
                    now: { self.now },
                    schedule: { seconds, action in self.schedule(after: seconds, action) })
                return try PluginClock.$current.withValue(clock) {
                    try PluginTransition.$areAnimationsEnabled.withValue(animated) {
                        try PluginTransition.$reducesMotion.withValue(reducesMotion, operation: test)
                    }
                }
            }
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/Controls",
            text: ###"""
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/Detaching",
            text: ###"""
            /// Leaves the parent, without loading the view.
            fileprivate func {{finishDetaching}}() {
                if let view = {{loadedView}} {
                    PluginSlot.remove(of: view)
                    view.removeFromSuperview()
                    // It may be shown in another way next.
                    view.translatesAutoresizingMaskIntoConstraints = true
                }
                removeFromParent()
            }

            {{#isShared}}
            fileprivate func detach() {
                {{finishDetaching}}()
            }

            {{/isShared}}
            /// The view, where it is loaded.
            fileprivate var {{loadedView}}: NSView? { isViewLoaded ? view : nil }
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/HostWindow",
            text: ###"""
            /// A window that shows a host, without an application around it, for as long as this is kept:
            /// AppKit keeps a window itself while that is on the screen.
            @MainActor
            final class {{prefix}}HostWindow {
                let host: NSViewController
                private let pointedWindow: {{prefix}}PointedWindow

                var window: NSWindow { pointedWindow }

                /// Where the pointer is, in the coordinates of the window.
                var pointer: CGPoint {
                    get { pointedWindow.pointer }
                    set { pointedWindow.pointer = newValue }
                }

                init(host: NSViewController? = nil, size: CGSize = CGSize(width: 320, height: 640)) {
                    _ = NSApplication.shared
                    self.host = host ?? {{prefix}}HostWindow.makeController()
                    pointedWindow = {{prefix}}PointedWindow(
                        contentRect: CGRect(origin: .zero, size: size), styleMask: .borderless,
                        backing: .buffered, defer: false)
                    window.isReleasedWhenClosed = false
                    window.animationBehavior = .none
                    self.host.view.frame.size = size
                    window.contentViewController = self.host
                    window.orderFront(nil)
                    window.layoutIfNeeded()
                }

                deinit {
                    _Concurrency.Task { @MainActor [pointedWindow] in pointedWindow.orderOut(nil) }
                }

                /// A controller with an empty view.
                static func makeController() -> NSViewController {
                    {{prefix}}EmptyViewController()
                }

                /// A controller whose content can scroll.
                static func makeScrollingController() -> NSViewController {
                    let controller = NSViewController()
                    let view = NSScrollView()
                    view.documentView = NSView(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))
                    controller.view = view
                    return controller
                }

                func scroll(by length: CGFloat) {
                    guard let view = host.view as? NSScrollView else { return }
                    view.contentView.scroll(to: CGPoint(x: 0, y: view.contentView.bounds.minY + length))
                    view.reflectScrolledClipView(view.contentView)
                }

                func resize(to size: CGSize) {
                    window.setContentSize(size)
                }

                func layoutIfNeeded() {
                    window.layoutIfNeeded()
                }

                func contains(_ view: NSView) -> Bool {
                    view.window === window
                }

                /// The view that a click in the window would go to.
                ///
                /// - Parameter point: from the upper left corner of the window.
                func view(at point: CGPoint) -> NSView? {
                    let inHost = CGPoint(x: point.x, y: host.view.bounds.height - point.y)
                    return host.view.hitTest(host.view.convert(inHost, to: host.view.superview))
                }

                /// What plugins add to the safe area of the host: top, left, bottom and right.
                var pushedInsets: [CGFloat] {
                    let insets = host.view.additionalSafeAreaInsets
                    return [insets.top, insets.left, insets.bottom, insets.right]
                }

                /// The part of the host's view that bars do not cover.
                var safeArea: CGRect { Self.frame(of: host.view.safeAreaLayoutGuide) }

                /// Where layout places a view within the one around it, from its upper left corner: without
                /// what controls draw beside themselves.
                static func frame(of view: NSView) -> CGRect {
                    let frame = view.alignmentRect(forFrame: view.frame)
                    return view.superview.map { flip(frame, in: $0) } ?? frame
                }

                /// Where layout places the content of a plugin within the plugin's view.
                static func frame(ofContent content: NSView, in view: NSView) -> CGRect {
                    frame(of: content)
                }

                static func frame(of guide: NSLayoutGuide) -> CGRect {
                    guide.owningView.map { flip(guide.frame, in: $0) } ?? guide.frame
                }

                private static func flip(_ frame: CGRect, in view: NSView) -> CGRect {
                    if view.isFlipped { return frame }
                    return CGRect(
                        x: frame.minX, y: view.bounds.height - frame.maxY, width: frame.width,
                        height: frame.height)
                }

                /// How far a view is moved out of its place, to the right and down.
                static func displacement(of view: NSView) -> CGSize {
                    guard let container = view.superview,
                        let place = container.layoutGuides.first(where: { guide in
                            container.constraints.contains { $0.firstItem === view && $0.secondItem === guide }
                        })
                    else { return .zero }
                    let frame = frame(of: view)
                    let origin = Self.frame(of: place).origin
                    return CGSize(width: frame.minX - origin.x, height: frame.minY - origin.y)
                }

                /// Clicks a button if it can be clicked: it is enabled, in this window, and neither it nor a
                /// view around it is hidden.
                func press(_ button: NSButton) {
                    guard contains(button), button.isEnabled, !button.isHiddenOrHasHiddenAncestor
                    else { return }
                    button.performClick(nil)
                }

                /// Waits until what AppKit has put off to the end of this turn is done.
                static func finishTurn() async {
                    await withCheckedContinuation { continuation in
                        DispatchQueue.main.async { continuation.resume() }
                    }
                }

                /// Waits for what ought to happen soon, and gives up after some seconds.
                static func wait(until condition: () -> Bool) async {
                    let end = DispatchTime.now() + .seconds(3)
                    while !condition(), DispatchTime.now() < end { await finishTurn() }
                }
            }

            /// A window in which the pointer is where a test says.
            @MainActor
            private final class {{prefix}}PointedWindow: NSWindow {
                var pointer = CGPoint(x: -1, y: -1)

                override var mouseLocationOutsideOfEventStream: NSPoint { pointer }
            }

            /// A controller without a nib, which has an empty view.
            @MainActor
            private final class {{prefix}}EmptyViewController: NSViewController {
                override func loadView() {
                    view = NSView()
                }
            }

            /// A view whose coordinates begin at its upper left corner, which the keyboard can go to, and which
            /// counts what the mouse and gestures do.
            @MainActor
            private final class {{prefix}}TopLeftView: NSView {
                override var isFlipped: Bool { true }
                override var acceptsFirstResponder: Bool { true }

                var eventCount = 0

                override func mouseDown(with event: NSEvent) { eventCount += 1 }
                override func mouseDragged(with event: NSEvent) { eventCount += 1 }
                override func mouseUp(with event: NSEvent) { eventCount += 1 }
                override func rightMouseDown(with event: NSEvent) { eventCount += 1 }
                override func rightMouseDragged(with event: NSEvent) { eventCount += 1 }
                override func rightMouseUp(with event: NSEvent) { eventCount += 1 }
                override func otherMouseDown(with event: NSEvent) { eventCount += 1 }
                override func otherMouseDragged(with event: NSEvent) { eventCount += 1 }
                override func otherMouseUp(with event: NSEvent) { eventCount += 1 }
                override func scrollWheel(with event: NSEvent) { eventCount += 1 }
                override func magnify(with event: NSEvent) { eventCount += 1 }
                override func rotate(with event: NSEvent) { eventCount += 1 }
                override func smartMagnify(with event: NSEvent) { eventCount += 1 }
                override func swipe(with event: NSEvent) { eventCount += 1 }
            }
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/LeavingHost",
            text: ###"""

            {{access}}override func removeFromParent() {
                super.removeFromParent()
                presentation.abandon()
            }
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/LoadView",
            text: ###"""

            {{access}}override func loadView() {
                {{#isPlainView}}
                view = PluginView()
                {{/isPlainView}}
                {{^isPlainView}}
                let pluginView = PluginView()
                {{#background}}
                pluginView.backgroundColor = .{{.}}
                {{/background}}
                {{#passesTouches}}
                pluginView.passesClicks = true
                {{/passesTouches}}
                view = pluginView
                {{/isPlainView}}
            }
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/LoadedView",
            text: ###"""
            _ = plugin.view
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/ManagingHosts",
            text: ###"""
            assert(
                !(self is NSPageController || self is NSSplitViewController
                    || self is NSTabViewController),
                "\(type(of: self)) manages its children itself: add this one to one of them")
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/Motion",
            text: ###"""
            /// Whether plugins move at all. Tests turn it off:
            /// `PluginTransition.$areAnimationsEnabled.withValue(false) { … }`.
            @TaskLocal static var areAnimationsEnabled = true

            /// Whether the motion of a view can be seen.
            @MainActor
            fileprivate func isSeen(_ motion: Motion, of view: NSView) -> Bool {
                motion != .none && view.window != nil && Self.areAnimationsEnabled
            }

            /// Takes a view that is hidden to where it will move in from. Core Animation begins with what
            /// it was told last of a view, seen or not, and not with what was set just before.
            @MainActor
            fileprivate func prepare(_ view: NSView) {
                guard moveIn != .none, Self.areAnimationsEnabled else { return }
                view.superview?.layoutSubtreeIfNeeded()
                depart(view, with: moveIn)
            }

            @MainActor
            fileprivate func moveIn(_ view: NSView{{#waitsForMotion}}, completion: @escaping {{Completion}}{{/waitsForMotion}}) {
                restore(view)
                guard isSeen(moveIn, of: view) else { return{{#waitsForMotion}} completion(){{/waitsForMotion}} }
                view.superview?.layoutSubtreeIfNeeded()
                depart(view, with: moveIn)
                view.superview?.layoutSubtreeIfNeeded()
                animate(view, { restore(view) }{{#waitsForMotion}}, completion: completion{{/waitsForMotion}})
            }

            @MainActor
            fileprivate func moveOut(
                _ view: NSView, completion: @escaping {{Completion}}
            ) {
                (view as? PluginView)?.ignoresEvents = true
                animate(view, { depart(view, with: moveOut) }, completion: completion)
            }

            /// Brings a view back to where it is at rest.
            @MainActor
            fileprivate func restore(_ view: NSView) {
                view.alphaValue = 1
                PluginSlot(of: view)?.offset = .zero
                (view as? PluginView)?.ignoresEvents = false
            }

            @MainActor
            private func depart(_ view: NSView, with motion: Motion) {
                let reducesMotion =
                    Self.reducesMotion ?? NSWorkspace.shared.accessibilityDisplayShouldReduceMotion
                guard case .slide(let edge) = motion, !reducesMotion, let slot = PluginSlot(of: view),
                    let container = view.superview
                else {
                    view.alphaValue = 0
                    return
                }
                let area = container.bounds
                let left = area.minX - view.frame.maxX
                let right = area.maxX - view.frame.minX
                let isReversed = view.userInterfaceLayoutDirection == .rightToLeft
                let (leading, trailing) = isReversed ? (right, left) : (left, right)
                let upwards = area.minY - view.frame.maxY
                let downwards = area.maxY - view.frame.minY
                let (up, down) = container.isFlipped ? (upwards, downwards) : (-downwards, -upwards)
                slot.offset = CGSize(
                    width: edge == .leading ? leading : edge == .trailing ? trailing : 0,
                    height: edge == .top ? up : edge == .bottom ? down : 0)
            }

            @MainActor
            private func animate(
                _ view: NSView, _ animations: () -> Void,
                completion: @escaping {{Completion}} = {}
            ) {
                // Only what has a layer of its own is sure to move, and not to jump.
                view.wantsLayer = true
                NSAnimationContext.runAnimationGroup { context in
                    context.duration = duration
                    context.allowsImplicitAnimation = true
                    animations()
                    view.superview?.layoutSubtreeIfNeeded()
                } completionHandler: {
                    MainActor.assumeIsolated { completion() }
                }
            }
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/Placing",
            text: ###"""
            let order = placement.isBehind ? NSWindow.OrderingMode.below : .above
            container.addSubview(view, positioned: order, relativeTo: nil)
            PluginSlot.add(for: view, at: placement, in: container)
            (view as? PluginView)?.removalHandler = { [weak self] in self?.abandon() }
            if wait > 0 { transition.prepare(view) }
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/PluginAccessibility",
            text: ###"""
            {{#isGroup}}
            // What is said of a view that is no element is not heard.
            view.setAccessibilityElement(true)
            view.setAccessibilityRole(.group)
            {{/isGroup}}
            {{#isModal}}
            view.setAccessibilityModal(true)
            {{/isModal}}
            {{#identifier}}
            view.setAccessibilityIdentifier({{.}})
            {{/identifier}}
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/PluginFont",
            text: ###"""
            extension NSFont {
                /// The font of a text style in another weight.
                static func pluginFont(
                    forTextStyle style: NSFont.TextStyle, weight: NSFont.Weight
                ) -> NSFont {
                    .systemFont(ofSize: NSFont.preferredFont(forTextStyle: style).pointSize, weight: weight)
                }
            }
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/PluginView",
            text: ###"""
            /// The place of a plugin's view in its container, beside which the view can be for a while.
            @MainActor
            private struct PluginSlot {
                private static let identifier = NSUserInterfaceItemIdentifier("PluginSlot")
                private static let horizontal = "PluginSlot.horizontal"
                private static let vertical = "PluginSlot.vertical"

                private let guide: NSLayoutGuide
                private let horizontal: NSLayoutConstraint
                private let vertical: NSLayoutConstraint

                /// How far the view is to the right of its place, and below it.
                var offset: CGSize {
                    get { CGSize(width: horizontal.constant, height: vertical.constant) }
                    nonmutating set {
                        horizontal.constant = newValue.width
                        vertical.constant = newValue.height
                    }
                }

                /// The place that a view was given; nil where it has none.
                init?(of view: NSView) {
                    let ties = view.superview?.constraints.filter { $0.firstItem === view } ?? []
                    guard let horizontal = ties.first(where: { $0.identifier == Self.horizontal }),
                        let vertical = ties.first(where: { $0.identifier == Self.vertical }),
                        let guide = horizontal.secondItem as? NSLayoutGuide
                    else { return nil }
                    self.guide = guide
                    self.horizontal = horizontal
                    self.vertical = vertical
                }

                static func add(for view: NSView, at placement: ChildPlacement, in container: NSView) {
                    remove(of: view)
                    removeUnused(in: container)
                    let guide = NSLayoutGuide()
                    guide.identifier = identifier
                    container.addLayoutGuide(guide)
                    let horizontal = view.leftAnchor.constraint(equalTo: guide.leftAnchor)
                    horizontal.identifier = Self.horizontal
                    let vertical = view.topAnchor.constraint(equalTo: guide.topAnchor)
                    vertical.identifier = Self.vertical
                    NSLayoutConstraint.activate(
                        placement.constraints(of: guide, in: container) + [
                            horizontal, vertical,
                            view.widthAnchor.constraint(equalTo: guide.widthAnchor),
                            view.heightAnchor.constraint(equalTo: guide.heightAnchor),
                        ])
                }

                static func remove(of view: NSView) {
                    if let slot = PluginSlot(of: view) { view.superview?.removeLayoutGuide(slot.guide) }
                }

                /// Removes the places of views that other code has taken away, with what tied them there.
                private static func removeUnused(in container: NSView) {
                    let slots = container.subviews.compactMap { PluginSlot(of: $0) }
                    for guide in container.layoutGuides where guide.identifier == identifier {
                        if !slots.contains(where: { $0.guide === guide }) { container.removeLayoutGuide(guide) }
                    }
                }
            }

            /// The view of plugins.
            @MainActor
            final class PluginView: NSView {
                /// What is drawn behind the content.
                var backgroundColor: NSColor? {
                    didSet { needsDisplay = true }
                }

                /// Whether clicks beside the content go to what is behind.
                var passesClicks = false

                /// Whether all clicks go to what is behind, and keys do nothing here.
                var ignoresEvents = false {
                    didSet {
                        guard ignoresEvents, let focus = window?.firstResponder as? NSView,
                            focus.isDescendant(of: self)
                        else { return }
                        window?.makeFirstResponder(nil)
                    }
                }

                /// Called, once, when the view comes into a window.
                var windowHandler: (() -> Void)?

                /// Called when the view is taken away.
                var removalHandler: (() -> Void)?

                /// Whether the pointer is inside, or text is edited.
                var isInUse: Bool {
                    guard let window else { return false }
                    if let text = window.firstResponder as? NSText {
                        let edited = text.isFieldEditor ? text.delegate as? NSView : text
                        if edited?.isDescendant(of: self) == true { return true }
                    }
                    let pointer = convert(window.mouseLocationOutsideOfEventStream, from: nil)
                    return isMousePoint(pointer, in: bounds)
                }

                override func viewWillMove(toSuperview newSuperview: NSView?) {
                    super.viewWillMove(toSuperview: newSuperview)
                    if newSuperview == nil { PluginSlot.remove(of: self) }
                }

                override func viewDidMoveToSuperview() {
                    super.viewDidMoveToSuperview()
                    if superview == nil { removalHandler?() }
                }

                override func viewDidMoveToWindow() {
                    super.viewDidMoveToWindow()
                    guard window != nil, let handler = windowHandler else { return }
                    windowHandler = nil
                    handler()
                }

                override func draw(_ dirtyRect: NSRect) {
                    guard let backgroundColor else { return }
                    backgroundColor.setFill()
                    bounds.fill()
                }

                override func hitTest(_ point: NSPoint) -> NSView? {
                    let view = ignoresEvents ? nil : super.hitTest(point)
                    guard passesClicks, !isFilled, let view, view === self || onlyArranges(view) else {
                        return view
                    }
                    return nil
                }

                /// Whether a background is seen beside the content.
                private var isFilled: Bool { (backgroundColor?.alphaComponent ?? 0) > 0 }

                /// Whether a view is a stack or a space within stacks, which show nothing.
                private func onlyArranges(_ view: NSView) -> Bool {
                    let isStack = type(of: view) == NSStackView.self
                    let isSpace = type(of: view) == NSView.self && view.subviews.isEmpty
                    guard isStack || isSpace, !view.wantsLayer, view.gestureRecognizers.isEmpty,
                        let outer = view.superview
                    else { return false }
                    return isStack && outer === self || onlyArranges(outer)
                }

                override func performKeyEquivalent(with event: NSEvent) -> Bool {
                    !ignoresEvents && super.performKeyEquivalent(with: event)
                }

                // What nothing within the plugin has taken ends here, before it comes to the host's view.
                override func mouseDown(with event: NSEvent) {}
                override func mouseDragged(with event: NSEvent) {}
                override func mouseUp(with event: NSEvent) {}
                override func rightMouseDown(with event: NSEvent) {
                    if let menu = menu(for: event) { NSMenu.popUpContextMenu(menu, with: event, for: self) }
                }
                override func rightMouseDragged(with event: NSEvent) {}
                override func rightMouseUp(with event: NSEvent) {}
                override func otherMouseDown(with event: NSEvent) {}
                override func otherMouseDragged(with event: NSEvent) {}
                override func otherMouseUp(with event: NSEvent) {}
                override func scrollWheel(with event: NSEvent) {}
                override func magnify(with event: NSEvent) {}
                override func rotate(with event: NSEvent) {}
                override func smartMagnify(with event: NSEvent) {}
                override func swipe(with event: NSEvent) {}
            }

            /// A button that calls a closure.
            @MainActor
            final class PluginButton: NSButton {
                /// Called when the button is pressed.
                var pressHandler: () -> Void = {}

                /// A button without a title. Buttons without an action do nothing when they are pressed;
                /// this one's is never sent.
                convenience init() {
                    self.init(title: "", target: nil, action: Selector(("callPressHandler")))
                }

                override func sendAction(_ action: Selector?, to target: Any?) -> Bool {
                    pressHandler()
                    return true
                }
            }

            /// A text field that calls a closure.
            @MainActor
            final class PluginTextField: NSTextField {
                /// Called when the text was edited.
                var changeHandler: () -> Void = {}

                override func textDidChange(_ notification: Foundation.Notification) {
                    super.textDidChange(notification)
                    changeHandler()
                }
            }

            /// A text field that hides what is typed, and calls a closure.
            @MainActor
            final class PluginSecureTextField: NSSecureTextField {
                /// Called when the text was edited.
                var changeHandler: () -> Void = {}

                override func textDidChange(_ notification: Foundation.Notification) {
                    super.textDidChange(notification)
                    changeHandler()
                }
            }
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/Pushing",
            text: ###"""
            private struct PushMeasure: Equatable {
                let showing: Int
                let inset: CGFloat
                let height: CGFloat
            }

            /// What the last push was measured by.
            private var lastMeasure: PushMeasure?

            /// Adds what the plugin covers to its host's safe area, and takes as much from its own, which
            /// would grow with it. Called again whenever the plugin has another size; outside of windows,
            /// nothing has a safe area.
            func pushContent() {
                guard placement.pushesContent, isVisible, !isPushing, let host, let plugin,
                    plugin.view.window != nil
                else { return }
                let isAtBottom = placement.edges.contains(.bottom)
                let inset = isAtBottom ? \{{EdgeInsets}}.bottom : \{{EdgeInsets}}.top
                let distance = isAtBottom ? placement.insets.bottom : placement.insets.top
                let measure = PushMeasure(
                    showing: showing, inset: host.view.safeAreaInsets[keyPath: inset],
                    height: plugin.view.frame.height)
                // Until the last push is effective, there is nothing new to go by; and AppKit lays nothing
                // out within a layout.
                guard measure != lastMeasure else { return }
                lastMeasure = measure
                isPushing = true
                defer { isPushing = false }
                let length = distance + measure.height - (measure.inset - pushedLength)
                // Eighths of points can be added and taken away without a rest.
                push(length: max(0, (8 * length).rounded() / 8))
            }
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/RecordingController",
            text: ###"""
            /// A child that writes down how it is moved.
            @MainActor
            private final class {{prefix}}RecordingViewController: NSViewController {
                var calls: [String] = []

                override func loadView() {
                    view = NSView()
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    calls.append(parent == nil ? "viewDidLoad without parent" : "viewDidLoad in host")
                }

                override func removeFromParent() {
                    super.removeFromParent()
                    let isInSuperview = isViewLoaded && view.superview != nil
                    calls.append(isInSuperview ? "removal in superview" : "removal without superview")
                }
            }
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/StubMoves",
            text: ###"""
            override func removeFromParent() {
                super.removeFromParent()
                calls.append("removal")
            }
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/Typing",
            text: ###"""
            private func enter(_ text: String, into field: NSTextField) {
                field.stringValue = text
                field.textDidChange(
                    Foundation.Notification(name: NSText.didChangeNotification, object: NSTextView()))
            }
            {{#hasPrimaryPresses}}

            /// Does what Return does in a field without an action: it presses the button whose key it is.
            private func pressReturn(in field: NSTextField) {
                let event = NSEvent.keyEvent(
                    with: .keyDown, location: .zero, modifierFlags: [], timestamp: 0,
                    windowNumber: field.window?.windowNumber ?? 0, context: nil, characters: "\r",
                    charactersIgnoringModifiers: "\r", isARepeat: false, keyCode: 36)
                if let event { _ = field.window?.performKeyEquivalent(with: event) }
            }
            {{/hasPrimaryPresses}}
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/UseTests",
            text: ###"""
                @Test("a plugin that the pointer is inside of does not leave by itself")
                func staysWhilePointed() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(leavesAfter: 2))
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
                        window.pointer = CGPoint(x: 9, y: 9)
                        clock.advance(by: 5)
                        #expect(plugin.parent === window.host, "it left while the pointer was inside")
                        window.pointer = CGPoint(x: -9, y: -9)
                        clock.advance(by: 2)
                        #expect(plugin.parent == nil, "it stays after the pointer has left")
                    }
                }

                @Test("a plugin without a window is not in use")
                func isNotInUseWithoutWindow() {
                    #expect(!PluginView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).isInUse, "it is in use")
                }

                @Test("a plugin that the pointer is inside of is in use, wherever it is in the window")
                func isInUseWherePlaced() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let view = PluginView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
                        window.host.view.addSubview(view)
                        window.pointer = CGPoint(x: 125, y: 225)
                        #expect(view.isInUse, "it is not in use")
                        window.pointer = CGPoint(x: 25, y: 25)
                        #expect(!view.isInUse, "it is in use")
                        let (own, other) = (NSTextView(), NSTextView())
                        view.addSubview(own)
                        window.host.view.addSubview(other)
                        window.window.makeFirstResponder(own)
                        #expect(view.isInUse, "it is not in use while its text is edited")
                        window.window.makeFirstResponder(other)
                        #expect(!view.isInUse, "it is in use while another text is edited")
                    }
                }

                @Test("clicks between the views of a plugin's stacks are passed on where those beside it are")
                func isClickedBetweenViews() {
                    let view = PluginView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
                    let (outer, inner) = (NSStackView(frame: view.bounds), NSStackView(frame: view.bounds))
                    let button = NSButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
                    view.addSubview(outer)
                    outer.addSubview(inner)
                    inner.addSubview(button)
                    let between = CGPoint(x: 60, y: 60)
                    #expect(view.hitTest(between) === inner, "its stack is not clicked")
                    view.passesClicks = true
                    #expect(view.hitTest(between) == nil, "its stack is clicked")
                    view.backgroundColor = .white
                    #expect(view.hitTest(between) === inner, "its background is not clicked")
                    view.backgroundColor = .clear
                    #expect(view.hitTest(between) == nil, "what cannot be seen is clicked")
                    #expect(view.hitTest(CGPoint(x: 20, y: 20)) === button, "its button is not")
                    let space = NSView(frame: view.bounds)
                    inner.addSubview(space, positioned: .below, relativeTo: button)
                    #expect(view.hitTest(between) == nil, "the space in its stack is clicked")
                    space.wantsLayer = true
                    #expect(view.hitTest(between) === space, "what has a layer to show is not clicked")
                    space.wantsLayer = false
                    space.addSubview(NSView())
                    #expect(view.hitTest(between) === space, "what holds views is not clicked")
                    space.removeFromSuperview()
                    inner.addGestureRecognizer(NSClickGestureRecognizer(target: nil, action: nil))
                    #expect(view.hitTest(between) === inner, "a recognizer of its content is not")
                    let content = NSView(frame: view.bounds)
                    view.addSubview(content)
                    #expect(view.hitTest(between) === content, "content of its own is not clicked")
                }

                @Test("a plugin that its parent takes away, the usual way, undoes what it did")
                func isTakenAwayByItsParent() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(
                            PluginPresentation(
                                placement: ChildPlacement(
                                    edges: [.top, .leading, .trailing], pushesContent: true)))
                        plugin.view = PluginView()
                        plugin.view.heightAnchor.constraint(equalToConstant: 40).isActive = true
                        window.host.{{add}}(plugin)
                        #expect(window.pushedInsets == [40, 0, 0, 0], "it does not push")
                        plugin.view.removeFromSuperview()
                        window.host.removeChild(at: 0)
                        #expect(window.pushedInsets == [0, 0, 0, 0], "it still pushes")
                        #expect(clock.isIdle, "it still waits for something")
                    }
                }

                @Test("a plugin that moves out takes no keys")
                func ignoresKeysWhileMovingOut() {
                    clock.run(animated: true) {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(
                            PluginPresentation(transition: PluginTransition(moveOut: .fade)))
                        let view = PluginView()
                        let button = PluginButton()
                        var presses = 0
                        button.keyEquivalent = "\r"
                        button.pressHandler = { presses += 1 }
                        view.addSubview(button)
                        plugin.view = view
                        window.host.{{add}}(plugin)
                        let event = NSEvent.keyEvent(
                            with: .keyDown, location: .zero, modifierFlags: [], timestamp: 0,
                            windowNumber: window.window.windowNumber, context: nil, characters: "\r",
                            charactersIgnoringModifiers: "\r", isARepeat: false, keyCode: 36)
                        let performsKey = { event.map { view.performKeyEquivalent(with: $0) } ?? false }
                        #expect(performsKey(), "its button takes no key")
                        window.window.makeFirstResponder(view)
                        plugin.{{remove}}()
                        #expect(!performsKey(), "its button still takes keys")
                        #expect(presses == 1, "its button is not pressed once")
                        #expect(window.window.firstResponder === window.window, "it still has the keyboard")
                    }
                }

                @Test("a plugin leaves nothing of its place, also where other code takes it away")
                func leavesNoPlace() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let container = NSView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
                        window.host.view.addSubview(container)
                        var places: [NSLayoutGuide] {
                            container.layoutGuides.filter { $0.identifier.rawValue == "PluginSlot" }
                        }
                        for view in [PluginView(), NSView()] {
                            let plugin = {{prefix}}StubPlugin(PluginPresentation())
                            plugin.view = view
                            window.host.{{add}}(plugin, in: container)
                            plugin.{{remove}}()
                            #expect(places.isEmpty, "its place is left")
                            window.host.{{add}}(plugin, in: container)
                            view.removeFromSuperview()
                            plugin.removeFromParent()
                            if view is PluginView {
                                #expect(places.isEmpty, "its place is left")
                            }
                            window.host.{{add}}(plugin, in: container)
                            #expect(places.count == 1, "it has not one place")
                            plugin.{{remove}}()
                        }
                    }
                }

                @Test("a plugin slides out of containers whose coordinates begin at the top or at the bottom")
                func slidesOutOfContainers() {
                    clock.run(animated: true) {
                        let frame = CGRect(x: 0, y: 0, width: 200, height: 100)
                        for container in [{{prefix}}TopLeftView(frame: frame), NSView(frame: frame)] {
                            let window = {{prefix}}HostWindow()
                            window.host.view.addSubview(container)
                            let slide = PluginTransition.Motion.slide(from: .top)
                            let plugin = {{prefix}}StubPlugin(
                                PluginPresentation(
                                    placement: ChildPlacement(edges: [.top, .leading, .trailing], height: 20),
                                    transition: PluginTransition(moveIn: slide, moveOut: slide)))
                            window.host.{{add}}(plugin, in: container)
                            window.layoutIfNeeded()
                            let top = {{prefix}}HostWindow.frame(of: plugin.view).minY
                            #expect(top == 0, "it does not come to its place")
                            plugin.{{remove}}()
                            window.layoutIfNeeded()
                            let bottom = {{prefix}}HostWindow.frame(of: plugin.view).maxY
                            #expect(bottom == 0, "it slides elsewhere")
                        }
                    }
                }

                @Test("a plugin comes and goes at once where plugins do not move")
                func doesNotMove() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(
                            PluginPresentation(transition: PluginTransition(moveIn: .fade, moveOut: .fade)))
                        window.host.{{add}}(plugin)
                        plugin.{{remove}}()
                        #expect(plugin.parent == nil, "it moves out")
                    }
                }

                @Test("the keyboard follows the focus of a plugin, and comes back")
                func movesKeyboard() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let former = {{prefix}}TopLeftView()
                        window.host.view.addSubview(former)
                        window.window.makeFirstResponder(former)
                        let plugin = {{prefix}}StubPlugin(PluginPresentation())
                        let focus = {{prefix}}TopLeftView()
                        plugin.view.addSubview(focus)
                        plugin.focus = focus
                        window.host.{{add}}(plugin)
                        #expect(window.window.firstResponder === focus, "the keyboard is elsewhere")
                        plugin.{{remove}}()
                        #expect(window.window.firstResponder === former, "the keyboard does not come back")
                    }
                }

                @Test("the keyboard stays where the user has moved it to while a plugin was shown")
                func leavesKeyboardAlone() {
                    for isTakenAway in [false, true] {
                        clock.run {
                            let window = {{prefix}}HostWindow()
                            let plugin = {{prefix}}StubPlugin(PluginPresentation())
                            let focus = {{prefix}}TopLeftView()
                            let (former, other) = ({{prefix}}TopLeftView(), {{prefix}}TopLeftView())
                            for view in [former, other] { window.host.view.addSubview(view) }
                            plugin.view.addSubview(focus)
                            plugin.focus = focus
                            window.window.makeFirstResponder(former)
                            window.host.{{add}}(plugin)
                            window.window.makeFirstResponder(other)
                            if isTakenAway {
                                plugin.view.removeFromSuperview()
                                plugin.removeFromParent()
                            } else {
                                plugin.{{remove}}()
                            }
                            #expect(window.window.firstResponder === other, "it takes the keyboard away")
                        }
                    }
                }

                @Test("clicks that nothing in a plugin takes do not come to the host's view")
                func keepsClicks() {
                    let host = {{prefix}}TopLeftView()
                    let view = PluginView()
                    host.addSubview(view)
                    let event = NSEvent.mouseEvent(
                        with: .leftMouseDown, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0,
                        context: nil, eventNumber: 0, clickCount: 1, pressure: 1)
                    #expect(event != nil, "AppKit makes no event")
                    if let event {
                        view.mouseDown(with: event)
                        view.mouseDragged(with: event)
                        view.mouseUp(with: event)
                        view.rightMouseDown(with: event)
                        view.rightMouseDragged(with: event)
                        view.rightMouseUp(with: event)
                        view.otherMouseDown(with: event)
                        view.otherMouseDragged(with: event)
                        view.otherMouseUp(with: event)
                        view.scrollWheel(with: event)
                        view.magnify(with: event)
                        view.rotate(with: event)
                        view.smartMagnify(with: event)
                        view.swipe(with: event)
                    }
                    #expect(host.eventCount == 0, "the host's view is clicked")
                }

                @Test("a plugin that other code has moved to another controller is left alone there")
                func leavesMovedPluginAlone() {
                    clock.run {
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(leavesAfter: 1))
                        {{prefix}}HostWindow().host.{{add}}(plugin)
                        plugin.view.removeFromSuperview()
                        plugin.removeFromParent()
                        let window = {{prefix}}HostWindow()
                        window.host.addChild(plugin)
                        window.host.view.addSubview(plugin.view)
                        clock.advance(by: 1)
                        #expect(plugin.parent === window.host, "it has left")
                    }
                }
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/ViewConfiguration",
            text: ###"""
            {{#activityIndicator}}
            {{name}}.style = .spinning
            {{^isLarge}}
            {{name}}.controlSize = .small
            {{/isLarge}}
            {{name}}.startAnimation(nil)
            {{/activityIndicator}}
            {{#label}}
            {{#text}}
            {{.}}
            {{/text}}
            {{name}}.font = {{font}}
            {{name}}.maximumNumberOfLines = {{lines}}
            {{#isOneLine}}
            {{name}}.lineBreakMode = .byTruncatingTail
            {{/isOneLine}}
            {{^isOneLine}}
            {{name}}.cell?.truncatesLastVisibleLine = true
            {{name}}.isSelectable = false
            {{/isOneLine}}
            {{#textAlignment}}
            {{name}}.alignment = .{{.}}
            {{/textAlignment}}
            {{#color}}
            {{name}}.textColor = .{{.}}
            {{/color}}
            {{#isOneLine}}
            // A long text is cut off, and does not make the window wider.
            {{/isOneLine}}
            {{^isOneLine}}
            // A long text is broken into lines, and does not make the window wider.
            {{/isOneLine}}
            {{name}}.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            {{#takesRoom}}
            // A short one takes the room that is left in its row.
            {{name}}.setContentHuggingPriority(
                {{LayoutPriority}}(249), for: .horizontal)
            {{/takesRoom}}
            {{/label}}
            {{#button}}
            {{#title}}
            {{.}}
            {{/title}}
            {{#toolTip}}
            {{.}}
            {{/toolTip}}
            {{#symbol}}
            {{.}}
            {{name}}.imagePosition = {{#isIconOnly}}.imageOnly{{/isIconOnly}}{{^isIconOnly}}.imageLeading{{/isIconOnly}}
            {{/symbol}}
            {{#isBordered}}
            {{name}}.bezelStyle = .push
            {{/isBordered}}
            {{^isBordered}}
            {{name}}.isBordered = false
            {{/isBordered}}
            {{^color}}
            {{#isFilled}}
            {{name}}.bezelColor = {{#isDestructive}}.systemRed{{/isDestructive}}{{^isDestructive}}.controlAccentColor{{/isDestructive}}
            {{/isFilled}}
            {{/color}}
            {{#isPrimary}}
            {{name}}.keyEquivalent = "\r"
            {{/isPrimary}}
            {{#isCancel}}
            {{name}}.keyEquivalent = "\u{1B}"
            {{/isCancel}}
            {{#isDestructive}}
            {{name}}.hasDestructiveAction = true
            {{/isDestructive}}
            {{#color}}
            {{name}}.{{#isBordered}}bezelColor{{/isBordered}}{{^isBordered}}contentTintColor{{/isBordered}} = .{{color}}
            {{/color}}
            {{#action}}
            {{name}}.pressHandler = { [weak self] in self?.{{.}} }
            {{/action}}
            {{#takesRoom}}
            // It takes the room that is left in its row.
            {{name}}.setContentHuggingPriority(
                {{LayoutPriority}}(249), for: .horizontal)
            {{/takesRoom}}
            {{/button}}
            {{#image}}
            {{#sourceStatement}}
            {{.}}
            {{/sourceStatement}}
            {{#sizing}}
            {{name}}.imageScaling = .scaleProportionallyUpOrDown
            {{> OwnSize}}
            {{/sizing}}
            {{^sizing}}
            {{name}}.symbolConfiguration = NSImage.SymbolConfiguration(textStyle: .{{textStyle}})
            // A large image is made smaller, and does not make the window larger.
            {{name}}.setContentCompressionResistancePriority(
                .dragThatCannotResizeWindow, for: .horizontal)
            {{name}}.setContentCompressionResistancePriority(
                .dragThatCannotResizeWindow, for: .vertical)
            {{/sizing}}
            {{#tint}}
            {{name}}.contentTintColor = .{{.}}
            {{/tint}}
            {{/image}}
            {{#stack}}
            {{name}}.orientation = .{{axis}}
            {{name}}.alignment = .{{alignment}}
            {{name}}.spacing = {{spacing}}
            {{#distribution}}
            {{name}}.distribution = .{{.}}
            {{/distribution}}
            {{^distribution}}
            {{name}}.distribution = .fill
            {{/distribution}}
            {{#margins}}
            {{#isSymmetric}}
            {{name}}.edgeInsets = NSEdgeInsets(
                top: {{top}}, left: {{leading}}, bottom: {{bottom}}, right: {{trailing}})
            {{/isSymmetric}}
            {{^isSymmetric}}
            {{name}}.edgeInsets =
                {{name}}.userInterfaceLayoutDirection == .rightToLeft
                ? NSEdgeInsets(top: {{top}}, left: {{trailing}}, bottom: {{bottom}}, right: {{leading}})
                : NSEdgeInsets(top: {{top}}, left: {{leading}}, bottom: {{bottom}}, right: {{trailing}})
            {{/isSymmetric}}
            {{/margins}}
            {{#takesRoom}}
            // It takes the room that is left in the row around it.
            {{name}}.setHuggingPriority({{LayoutPriority}}(249), for: .horizontal)
            {{/takesRoom}}
            {{> ArrangedViews}}
            {{#stretches}}
            // Only what hugs its content less is stretched.
            for subview in {{name}}.arrangedSubviews {
                subview.setContentHuggingPriority({{LayoutPriority}}(249), for: .{{axis}})
            }
            {{#stacks}}
            {{stack}}.setHuggingPriority({{LayoutPriority}}(249), for: .{{axis}})
            {{/stacks}}
            {{/stretches}}
            {{/stack}}
            {{#progress}}
            {{name}}.isIndeterminate = false
            {{name}}.maxValue = 1
            {{#value}}
            {{name}}.doubleValue = {{.}}
            {{/value}}
            {{> OwnWidth}}
            {{/progress}}
            {{#textField}}
            {{name}}.font = .preferredFont(forTextStyle: .body)
            // A long text scrolls, and is not broken into lines.
            {{name}}.usesSingleLineMode = true
            {{name}}.cell?.isScrollable = true
            {{#placeholder}}
            {{.}}
            {{/placeholder}}
            {{#contentType}}
            {{#contentTypeSystem}}
            if #available({{.}}, *) {
                {{name}}.contentType = .{{contentType}}
            }
            {{/contentTypeSystem}}
            {{^contentTypeSystem}}
            {{name}}.contentType = .{{.}}
            {{/contentTypeSystem}}
            {{/contentType}}
            {{name}}.changeHandler = { [weak self] in self?.{{takeMethod}}() }
            {{name}}.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            {{> OwnWidth}}
            {{/textField}}
            {{> Spacer}}
            {{#accessibility}}
            {{#isElement}}
            {{name}}.setAccessibilityElement({{.}})
            {{/isElement}}
            {{> Descriptions}}
            {{#identifier}}
            {{name}}.setAccessibilityIdentifier({{.}})
            {{/identifier}}
            {{/accessibility}}
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/ViewLooks",
            text: ###"""
            {{#label}}
            {{#weight}}
                    #expect(
                        plugin.{{name}}.font
                            == NSFont.systemFont(
                                ofSize: NSFont.preferredFont(forTextStyle: .{{textStyle}}).pointSize,
                                weight: .{{.}}),
                        "{{place}} describes it")
            {{/weight}}
            {{^weight}}
                    #expect(
                        plugin.{{name}}.font == NSFont.preferredFont(forTextStyle: .{{textStyle}}),
                        "{{place}} describes it")
            {{/weight}}
                    #expect(
                        plugin.{{name}}.maximumNumberOfLines == {{lines}},
                        "{{place}} describes it")
                    #expect(
                        !plugin.{{name}}.isSelectable,
                        "{{place}} describes it")
            {{^isOneLine}}
                    #expect(
                        plugin.{{name}}.cell?.truncatesLastVisibleLine == true,
                        "{{place}} describes it")
            {{/isOneLine}}
            {{> RoomLooks}}
            {{#color}}
                    #expect(
                        plugin.{{name}}.textColor == NSColor.{{.}},
                        "{{place}} describes it")
            {{/color}}
            {{#describedAlignment}}
                    #expect(
                        plugin.{{name}}.alignment == .{{.}},
                        "{{place}} describes it")
            {{/describedAlignment}}
            {{/label}}
            {{#button}}
            {{> RoomLooks}}
            {{#color}}
                    #expect(
                        plugin.{{name}}.{{#isBordered}}bezelColor{{/isBordered}}{{^isBordered}}contentTintColor{{/isBordered}}
                            == NSColor.{{color}},
                        "{{place}} describes it")
            {{/color}}
            {{#isPrimary}}
                    #expect(
                        plugin.{{name}}.keyEquivalent == "\r",
                        "{{place}} describes it")
            {{/isPrimary}}
            {{#isCancel}}
                    #expect(
                        plugin.{{name}}.keyEquivalent == "\u{1B}",
                        "{{place}} describes it")
            {{/isCancel}}
            {{#isDestructive}}
                    #expect(
                        plugin.{{name}}.hasDestructiveAction,
                        "{{place}} describes it")
            {{/isDestructive}}
            {{#symbol}}
                    #expect(
                        plugin.{{name}}.image != nil,
                        "{{place}} describes it")
            {{/symbol}}
            {{#isIconOnly}}
                    #expect(
                        plugin.{{name}}.imagePosition == .imageOnly,
                        "{{place}} describes it")
            {{/isIconOnly}}
            {{#isBordered}}
                    #expect(
                        plugin.{{name}}.isBordered,
                        "{{place}} describes it")
            {{/isBordered}}
            {{^isBordered}}
                    #expect(
                        !plugin.{{name}}.isBordered,
                        "{{place}} describes it")
            {{/isBordered}}
            {{/button}}
            {{#image}}
            {{#source}}
            {{#isAsset}}
                    #expect(
                        plugin.{{name}}.image?.name() == {{source}}?.name(),
                        "{{place}} describes it")
            {{/isAsset}}
            {{^isAsset}}
                    #expect(
                        plugin.{{name}}.image != nil,
                        "{{place}} describes it")
            {{/isAsset}}
            {{/source}}
            {{#tint}}
                    #expect(
                        plugin.{{name}}.contentTintColor == NSColor.{{.}},
                        "{{place}} describes it")
            {{/tint}}
            {{> SizeLooks}}
            {{/image}}
            {{#activityIndicator}}
                    #expect(
                        plugin.{{name}}.style == .spinning,
                        "{{place}} describes it")
            {{/activityIndicator}}
            {{#progress}}
            {{> WidthLooks}}
                    #expect(
                        !plugin.{{name}}.isIndeterminate,
                        "{{place}} describes it")
                    #expect(
                        plugin.{{name}}.maxValue == 1,
                        "{{place}} describes it")
            {{#value}}
                    #expect(
                        plugin.{{name}}.doubleValue == {{.}},
                        "{{place}} describes it")
            {{/value}}
            {{/progress}}
            {{#textField}}
                    #expect(
                        plugin.{{name}}.isEditable,
                        "{{place}} describes it")
                    #expect(
                        plugin.{{name}}.cell?.isScrollable == true,
                        "{{place}} describes it")
            {{#contentType}}
            {{#contentTypeSystem}}
                    if #available({{.}}, *) {
                        #expect(
                            plugin.{{name}}.contentType == .{{contentType}},
                            "{{place}} describes it")
                    }
            {{/contentTypeSystem}}
            {{^contentTypeSystem}}
                    #expect(
                        plugin.{{name}}.contentType == .{{.}},
                        "{{place}} describes it")
            {{/contentTypeSystem}}
            {{/contentType}}
            {{#isSecure}}
                    #expect(
                        (plugin.{{name}} as NSView) is NSSecureTextField,
                        "{{place}} describes it")
            {{/isSecure}}
            {{/textField}}
            {{#stack}}
                    #expect(
                        plugin.{{name}}.orientation == .{{axis}},
                        "{{place}} describes it")
                    #expect(
                        plugin.{{name}}.alignment == .{{alignment}},
                        "{{place}} describes it")
                    #expect(
                        plugin.{{name}}.spacing == {{spacing}},
                        "{{place}} describes it")
            {{#distribution}}
                    #expect(
                        plugin.{{name}}.distribution == .{{.}},
                        "{{place}} describes it")
            {{/distribution}}
            {{^distribution}}
                    #expect(
                        plugin.{{name}}.distribution == .fill,
                        "{{place}} describes it")
            {{/distribution}}
            {{#margins}}
                    #expect(
                        plugin.{{name}}.edgeInsets.top == {{top}},
                        "{{place}} describes it")
                    #expect(
                        plugin.{{name}}.edgeInsets.left == {{leading}},
                        "{{place}} describes it")
                    #expect(
                        plugin.{{name}}.edgeInsets.bottom == {{bottom}},
                        "{{place}} describes it")
                    #expect(
                        plugin.{{name}}.edgeInsets.right == {{trailing}},
                        "{{place}} describes it")
            {{/margins}}
            {{/stack}}
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/VoiceOver",
            text: ###"""
            private func tellVoiceOver(of plugin: any PluginViewController) {
                guard let window = plugin.view.window else { return }
                if let focus = plugin.accessibilityFocus {
                    if elementToRestore == nil { elementToRestore = focusedElement(in: window) }
                    if focus.acceptsFirstResponder, !focus.isHiddenOrHasHiddenAncestor {
                        window.makeFirstResponder(focus)
                    }
                    NSAccessibility.post(
                        element: window, notification: .layoutChanged, userInfo: [.uiElements: [focus]])
                }
                announce(plugin)
            }

            /// Takes over where the focus goes back to from a plugin that leaves for this one.
            private func takeOverFocus(from other: PluginPresentation) {
                guard plugin?.accessibilityFocus != nil, other.hasFocus else { return }
                elementToRestore = elementToRestore ?? other.elementToRestore
                other.elementToRestore = nil
            }

            /// What the keyboard goes to: for a field that is being edited the field, not the editor that
            /// all fields of the window share.
            private func focusedElement(in window: NSWindow) -> AnyObject? {
                guard let editor = window.firstResponder as? NSText, editor.isFieldEditor else {
                    return window.firstResponder
                }
                return editor.delegate
            }

            /// Says what the plugin announces, unless it was the last to be announced.
            private func announce(_ plugin: any PluginViewController) {
                guard let window = plugin.view.window, let text = plugin.announcement,
                    text != lastAnnouncement
                else { return }
                lastAnnouncement = text
                let priority = NSAccessibilityPriorityLevel.high.rawValue
                NSAccessibility.post(
                    element: window, notification: .announcementRequested,
                    userInfo: [.announcement: text, .priority: priority])
            }

            /// Moves the focus back to where it was, unless the user has moved it out of the plugin, or
            /// what had it cannot take it any more.
            private func restoreFocus() {
                guard let element = elementToRestore as? NSResponder else { return }
                elementToRestore = nil
                guard let window = host?.{{loadedView}}?.window, hasFocus else { return }
                if let view = element as? NSView {
                    guard view.window === window, view.acceptsFirstResponder,
                        !view.isHiddenOrHasHiddenAncestor
                    else { return }
                }
                window.makeFirstResponder(element)
                NSAccessibility.post(
                    element: window, notification: .layoutChanged, userInfo: [.uiElements: [element]])
            }

            /// Whether the keyboard goes to the plugin, or nowhere.
            private var hasFocus: Bool {
                guard let own = plugin?.{{loadedView}},
                    let focus = host?.{{loadedView}}?.window?.firstResponder as? NSView
                else { return true }
                return focus.isDescendant(of: own)
            }
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/Background",
            text: ###"""
            #if os(tvOS)
            view.backgroundColor = UIColor { @Sendable traits in
                traits.userInterfaceStyle == .dark ? .black : .white
            }
            #else
            view.backgroundColor = .{{.}}
            #endif
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/BackgroundLooks",
            text: ###"""
                    #if !os(tvOS)
                    #expect(
                        plugin.view.backgroundColor == UIColor.{{.}},
                        "{{places.background}} asks for the background")
                    #endif
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/BringToFront",
            text: ###"""
            private func bringToFront(_ view: UIView) {
                view.superview?.bringSubviewToFront(view)
            }
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/CallsOfMoving",
            text: ###"""
            let order = [
                "willMove to nil", "didMove to nil without superview", "willMove to host",
                "didMove to host in superview",
            ]
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/ClockRun",
            text: ###"""
            /// Runs the test with presentations that are measured by this clock.
            ///
            /// - Parameters:
            ///   - animated: Whether animations take place, which takes UIKit's own time.
            ///   - reducesMotion: Whether plugins believe that people ask for less motion.
            func run<Result>(
                animated: Bool = false, reducesMotion: Bool = false, _ test: () throws -> Result
            ) rethrows -> Result {
                let areAnimationsEnabled = UIView.areAnimationsEnabled
                UIView.setAnimationsEnabled(animated)
                defer { UIView.setAnimationsEnabled(areAnimationsEnabled) }
                let clock = PluginClock(
                    now: { self.now },
                    schedule: { seconds, action in self.schedule(after: seconds, action) })
                return try PluginClock.$current.withValue(clock) {
                    try PluginTransition.$reducesMotion.withValue(reducesMotion, operation: test)
                }
            }
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/Controls",
            text: ###"""

            {{access}}override var preferredFocusEnvironments: [any UIFocusEnvironment] {
                {{.}}
            }
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/Detaching",
            text: ###"""
            /// Leaves the parent, without loading the view.
            fileprivate func detach() {
                willMove(toParent: nil)
                {{finishDetaching}}()
            }

            fileprivate func {{finishDetaching}}() {
                if let view = {{loadedView}} {
                    view.removeFromSuperview()
                    // It may be shown in another way next.
                    view.translatesAutoresizingMaskIntoConstraints = true
                }
                removeFromParent()
            }
            {{#isShared}}

            /// The view, where it is loaded.
            fileprivate var {{loadedView}}: UIView? { viewIfLoaded }
            {{/isShared}}
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/HostWindow",
            text: ###"""
            /// A window without a scene, since only an application has scenes. UIKit's own initializer for it
            /// is deprecated as of iOS 26, and is called through this protocol for that reason.
            @MainActor
            private protocol {{prefix}}ScenelessWindow {
                init(frame: CGRect)
            }

            extension {{prefix}}ScenelessWindow {
                init(sceneless frame: CGRect) {
                    self.init(frame: frame)
                }
            }

            /// A window that shows a host, without an application around it.
            @MainActor
            final class {{prefix}}HostWindow: UIWindow {
                private(set) var host = {{prefix}}HostWindow.makeController()

                convenience init(
                    host: UIViewController? = nil, size: CGSize = CGSize(width: 320, height: 640)
                ) {
                    self.init(sceneless: CGRect(origin: .zero, size: size))
                    if let host { self.host = host }
                    rootViewController = self.host
                    isHidden = false
                    layoutIfNeeded()
                }

                convenience init() {
                    self.init(host: nil)
                }

                /// None, whatever the screen is that the tests run on.
                override var safeAreaInsets: UIEdgeInsets { .zero }

                /// A controller with an empty view.
                static func makeController() -> UIViewController {
                    UIViewController()
                }

                /// A controller whose content can scroll.
                static func makeScrollingController() -> UIViewController {
                    UITableViewController(style: .plain)
                }

                func scroll(by length: CGFloat) {
                    (host.view as? UIScrollView)?.contentOffset.y += length
                }

                func resize(to size: CGSize) {
                    frame.size = size
                }

                func contains(_ view: UIView) -> Bool {
                    view.window === self
                }

                /// The view that a touch in the window would go to.
                func view(at point: CGPoint) -> UIView? {
                    hitTest(point, with: nil)
                }

                /// What plugins add to the safe area of the host: top, left, bottom and right.
                var pushedInsets: [CGFloat] {
                    let insets = host.additionalSafeAreaInsets
                    return [insets.top, insets.left, insets.bottom, insets.right]
                }

                /// The part of the host's view that bars do not cover.
                var safeArea: CGRect { host.view.safeAreaLayoutGuide.layoutFrame }

                /// Where layout places a view within the one around it.
                static func frame(of view: UIView) -> CGRect {
                    view.alignmentRect(forFrame: view.frame)
                }

                /// Where layout places the content of a plugin, or the view that it scrolls in, within the
                /// plugin's view.
                static func frame(ofContent content: UIView, in view: UIView) -> CGRect {
                    let placed = content.superview as? PluginScrollView ?? content
                    return view.convert(frame(of: placed), from: placed.superview)
                }

                static func frame(of guide: UILayoutGuide) -> CGRect {
                    guide.layoutFrame
                }

                /// How far a view is moved out of its place, to the right and down.
                static func displacement(of view: UIView) -> CGSize {
                    CGSize(width: view.transform.tx, height: view.transform.ty)
                }

                /// The size of fonts of a style that follow the user's text size and are not the system's own.
                static func scaledSize(of style: UIFont.TextStyle) -> CGFloat {
                    let usualSize = UITraitCollection(preferredContentSizeCategory: .large)
                    let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: usualSize).pointSize
                    return UIFontMetrics(forTextStyle: style)
                        .scaledFont(for: .systemFont(ofSize: size)).pointSize
                }

                /// Performs what a tap on a control would if it can be tapped: it is enabled, in this window,
                /// and neither it nor a view around it is hidden. Works without an application, unlike
                /// `sendActions(for:)`.
                func press(_ control: UIControl) {
                    var view: UIView? = control
                    while let current = view, current !== self {
                        guard !current.isHidden, current.isUserInteractionEnabled else { return }
                        view = current.superview
                    }
                    guard contains(control), control.isEnabled else { return }
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

                /// Waits for what ought to happen soon, and gives up after some seconds.
                static func wait(until condition: () -> Bool) async {
                    let end = DispatchTime.now() + .seconds(3)
                    while !condition(), DispatchTime.now() < end { await finishTurn() }
                }
            }

            // Not beside the superclass: there, the inherited initializer does not count as the protocol's.
            extension {{prefix}}HostWindow: {{prefix}}ScenelessWindow {}

            /// A view whose text is edited, until it is not any more.
            @MainActor
            private final class {{prefix}}EditedView: UIView {
                var isEdited = true

                override var isFirstResponder: Bool { isEdited }
            }

            /// A view that counts what it is told of touches.
            @MainActor
            private final class {{prefix}}TouchCountingView: UIView {
                var touchCount = 0

                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    touchCount += 1
                }

                override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                    touchCount += 1
                }

                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                    touchCount += 1
                }

                override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                    touchCount += 1
                }
            }
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/LeavingHost",
            text: ###"""

            {{access}}override func didMove(toParent parent: UIViewController?) {
                super.didMove(toParent: parent)
                if parent == nil { presentation.abandon() }
            }
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/LoadView",
            text: ###"""
            {{#hasPluginView}}

            {{access}}override func loadView() {
                {{#passesTouches}}
                let pluginView = PluginView()
                pluginView.passesTouches = true
                view = pluginView
                {{/passesTouches}}
                {{^passesTouches}}
                view = PluginView()
                {{/passesTouches}}
            }
            {{/hasPluginView}}
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/LoadedView",
            text: ###"""
            plugin.loadViewIfNeeded()
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/ManagingHosts",
            text: ###"""
            assert(
                !(self is UINavigationController || self is UITabBarController
                    || self is UISplitViewController),
                "\(type(of: self)) manages its children itself: add this one to one of them")
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/Motion",
            text: ###"""
            /// Whether the motion of a view can be seen.
            @MainActor
            fileprivate func isSeen(_ motion: Motion, of view: UIView) -> Bool {
                motion != .none && view.window != nil && UIView.areAnimationsEnabled
            }

            @MainActor
            fileprivate func moveIn(_ view: UIView, completion: @escaping () -> Void) {
                guard isSeen(moveIn, of: view) else { return completion() }
                view.superview?.layoutIfNeeded()
                depart(view, with: moveIn)
                // Not from the current state: that is what was seen last, and not what has just been set.
                animate([], { restore(view) }, completion: completion)
            }

            @MainActor
            fileprivate func moveOut(_ view: UIView, completion: @escaping () -> Void) {
                view.isUserInteractionEnabled = false
                view.endEditing(true)
                animate(.beginFromCurrentState, { depart(view, with: moveOut) }, completion: completion)
            }

            /// Brings a view back to where it is at rest.
            @MainActor
            fileprivate func restore(_ view: UIView) {
                view.alpha = 1
                view.transform = .identity
                view.isUserInteractionEnabled = true
            }

            @MainActor
            private func depart(_ view: UIView, with motion: Motion) {
                let reducesMotion = Self.reducesMotion ?? UIAccessibility.isReduceMotionEnabled
                guard case .slide(let edge) = motion, !reducesMotion, let area = view.superview?.bounds
                else {
                    view.alpha = 0
                    return
                }
                let left = area.minX - view.frame.maxX
                let right = area.maxX - view.frame.minX
                let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
                let (leading, trailing) = isReversed ? (right, left) : (left, right)
                view.transform = CGAffineTransform(
                    translationX: edge == .leading ? leading : edge == .trailing ? trailing : 0,
                    y: edge == .top
                        ? area.minY - view.frame.maxY : edge == .bottom ? area.maxY - view.frame.minY : 0)
            }

            @MainActor
            private func animate(
                _ options: UIView.AnimationOptions, _ animations: @escaping () -> Void,
                completion: @escaping () -> Void
            ) {
                UIView.animate(
                    withDuration: duration, delay: 0, options: options.union(.allowUserInteraction),
                    animations: animations, completion: { _ in completion() })
            }
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/Placing",
            text: ###"""
            if placement.isBehind {
                container.insertSubview(view, at: 0)
            } else {
                container.addSubview(view)
            }
            constraints = placement.constraints(of: view, in: container)
            NSLayoutConstraint.activate(constraints)
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/PluginAccessibility",
            text: ###"""
            {{#isModal}}
            view.accessibilityViewIsModal = true
            {{/isModal}}
            {{#identifier}}
            view.accessibilityIdentifier = {{.}}
            {{/identifier}}
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/PluginFont",
            text: ###"""
            extension UIFont {
                /// The font of a text style in another weight, which follows the user's text size as well.
                static func pluginFont(
                    forTextStyle style: UIFont.TextStyle, weight: UIFont.Weight
                ) -> UIFont {
                    let defaultSize = UITraitCollection(preferredContentSizeCategory: .large)
                    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: defaultSize)
                    return UIFontMetrics(forTextStyle: style)
                        .scaledFont(for: .systemFont(ofSize: font.pointSize, weight: weight))
                }
            }
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/PluginView",
            text: ###"""
            /// The view of plugins.
            @MainActor
            final class PluginView: UIView {
                /// Whether touches beside the content go to what is behind.
                var passesTouches = false

                /// Called, once, when the view comes into a window.
                var windowHandler: (() -> Void)?

                /// Whether a finger rests on the view or on one of its controls, or text is edited.
                var isInUse: Bool { isTouched || hasViewInUse(in: self) }

                private var isTouched = false

                override func didMoveToWindow() {
                    super.didMoveToWindow()
                    guard window != nil, let handler = windowHandler else { return }
                    windowHandler = nil
                    handler()
                }

                override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                    let view = super.hitTest(point, with: event)
                    guard let view, view === self || onlyArranges(view) else { return view }
                    let scrollView = subviews.first { view.isDescendant(of: $0) } as? PluginScrollView
                    if let scrollView, scrollView.isScrollEnabled { return scrollView }
                    return passesTouches && !isOpaque(view: self, at: point) ? nil : self
                }

                /// Whether a view shows something at a point: a background, a label or an image, none of which
                /// takes touches itself.
                private func isOpaque(view: UIView, at point: CGPoint) -> Bool {
                    let isInside = view.point(inside: point, with: nil)
                    if view.clipsToBounds && !isInside { return false }
                    let isFilled = (view.backgroundColor?.cgColor.alpha ?? 0) > 0
                    if isInside && (isFilled || view is UILabel || view is UIImageView) { return true }
                    return view.subviews.contains { subview in
                        !subview.isHidden && isOpaque(view: subview, at: subview.convert(point, from: view))
                    }
                }

                /// Whether a view is a stack or a space within stacks, or scrolls these. They show nothing,
                /// know nothing of touches, and would let the views behind recognize gestures.
                private func onlyArranges(_ view: UIView) -> Bool {
                    if view is PluginScrollView { return view.superview === self }
                    let isStack = type(of: view) == UIStackView.self
                    let isSpace =
                        type(of: view) == UIView.self && view.subviews.isEmpty && view.backgroundColor == nil
                    guard isStack || isSpace, view.gestureRecognizers?.isEmpty ?? true,
                        let outer = view.superview
                    else { return false }
                    return isStack && outer === self || onlyArranges(outer)
                }

                /// The views behind, which may scroll, recognize nothing that begins here.
                override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                    var behind = superview
                    while let view = behind, view !== gestureRecognizer.view {
                        behind = view.next is UIViewController ? nil : view.superview
                    }
                    return behind == nil && super.gestureRecognizerShouldBegin(gestureRecognizer)
                }

                // What nothing within the plugin has taken ends here, before it comes to the host's view.
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    isTouched = true
                }

                override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                    isTouched = false
                }

                override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                    isTouched = false
                }

                private func hasViewInUse(in view: UIView) -> Bool {
                    view.subviews.contains { subview in
                        subview.isFirstResponder || (subview as? UIControl)?.isTracking == true
                            || (subview as? PluginScrollView)?.isTracking == true || hasViewInUse(in: subview)
                    }
                }
            }

            /// Scrolls content that is too tall for its place, as it can be with large text sizes. Content that
            /// fits keeps its height and does not scroll.
            @MainActor
            final class PluginScrollView: UIScrollView {
                /// Creates a view that is as large as its content, where constraints leave it the room.
                init(showing content: UIView) {
                    super.init(frame: .zero)
                    translatesAutoresizingMaskIntoConstraints = false
                    contentInsetAdjustmentBehavior = .never
                    isScrollEnabled = false
                    content.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(content)
                    let fit = heightAnchor.constraint(equalTo: content.heightAnchor)
                    // Images give way before the content scrolls, and text does not.
                    fit.priority = UILayoutPriority(749)
                    NSLayoutConstraint.activate([
                        content.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
                        content.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
                        content.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
                        content.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
                        content.widthAnchor.constraint(equalTo: widthAnchor),
                        fit,
                    ])
                }

                @available(*, unavailable)
                required init?(coder: NSCoder) {
                    nil
                }

                override func layoutSubviews() {
                    super.layoutSubviews()
                    // Less than a pixel is what rounding leaves.
                    let canScroll = contentSize.height - bounds.height >= 0.5
                    if isScrollEnabled != canScroll { isScrollEnabled = canScroll }
                }

                override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                    superview?.gestureRecognizerShouldBegin(gestureRecognizer) != false
                        && super.gestureRecognizerShouldBegin(gestureRecognizer)
                }
            }
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/Pushing",
            text: ###"""
            /// Adds what the plugin covers to its host's safe area, and takes as much from its own, which
            /// would grow with it. Called again whenever the plugin has another size; outside of windows,
            /// nothing has a safe area.
            func pushContent() {
                guard placement.pushesContent, isVisible, !isPushing, let host, let plugin,
                    plugin.view.window != nil
                else { return }
                let isAtBottom = placement.edges.contains(.bottom)
                let inset = isAtBottom ? \{{EdgeInsets}}.bottom : \{{EdgeInsets}}.top
                let distance = isAtBottom ? placement.insets.bottom : placement.insets.top
                // The sizes that views have until both safe areas are laid out do not count.
                isPushing = true
                defer { isPushing = false }
                for _ in 0..<2 {
                    let ownInset = host.view.safeAreaInsets[keyPath: inset] - pushedLength
                    let length = distance + plugin.view.frame.height - ownInset
                    // Eighths of points can be added and taken away without a rest.
                    push(length: max(0, (8 * length).rounded() / 8))
                    host.view.layoutIfNeeded()
                }
            }
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/RecordingController",
            text: ###"""
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
                    calls.append("didMove to \(parent == nil ? "nil" : "host") \(place)")
                }
            }
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/StubMoves",
            text: ###"""
            override func willMove(toParent parent: UIViewController?) {
                super.willMove(toParent: parent)
                calls.append(parent == nil ? "willMove to nil" : "willMove to host")
            }

            override func didMove(toParent parent: UIViewController?) {
                super.didMove(toParent: parent)
                calls.append(parent == nil ? "didMove to nil" : "didMove to host")
            }
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/Typing",
            text: ###"""
            private func enter(_ text: String, into field: UITextField) {
                field.text = text
                var actions: [UIAction] = []
                field.enumerateEventHandlers { action, _, event, _ in
                    if let action, event.contains(.editingChanged) { actions.append(action) }
                }
                for action in actions { field.sendAction(action) }
            }

            private func handlesReturn(in field: UITextField) -> Bool {
                var isHandled = false
                field.enumerateEventHandlers { action, _, event, _ in
                    isHandled = isHandled || action != nil && event.contains(.editingDidEndOnExit)
                }
                return isHandled
            }
            {{#hasPrimaryPresses}}

            /// Does what Return does: performs the actions for the end of the editing.
            private func pressReturn(in field: UITextField) {
                var actions: [UIAction] = []
                field.enumerateEventHandlers { action, _, event, _ in
                    if let action, event.contains(.editingDidEndOnExit) { actions.append(action) }
                }
                for action in actions { field.sendAction(action) }
            }
            {{/hasPrimaryPresses}}
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/UseTests",
            text: ###"""
                @Test("a plugin that is touched does not leave by itself")
                func staysWhileTouched() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(leavesAfter: 2))
                        window.host.{{add}}(plugin)
                        plugin.view.touchesBegan([], with: nil)
                        clock.advance(by: 5)
                        #expect(plugin.parent === window.host, "it left while it was touched")
                        plugin.view.touchesEnded([], with: nil)
                        clock.advance(by: 2)
                        #expect(plugin.parent == nil, "it stays after it was touched")
                    }
                }

                @Test("a plugin in which text is edited does not leave by itself")
                func staysWhileEdited() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(leavesAfter: 2))
                        let (stack, field) = (UIStackView(), {{prefix}}EditedView())
                        stack.addArrangedSubview(field)
                        plugin.view.addSubview(stack)
                        window.host.{{add}}(plugin)
                        clock.advance(by: 5)
                        #expect(plugin.parent === window.host, "it left while its text was edited")
                        field.isEdited = false
                        clock.advance(by: 2)
                        #expect(plugin.parent == nil, "it stays after its text was edited")
                    }
                }

                @Test("a touch that is cancelled does not keep a plugin")
                func leavesAfterCancelledTouch() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(leavesAfter: 2))
                        window.host.{{add}}(plugin)
                        plugin.view.touchesBegan([], with: nil)
                        plugin.view.touchesCancelled([], with: nil)
                        clock.advance(by: 2.1)
                        #expect(plugin.parent == nil, "it stays although nothing touches it")
                    }
                }

                @Test("touches that nothing in a plugin takes do not come to the host's view")
                func keepsTouches() {
                    let host = {{prefix}}TouchCountingView()
                    let view = PluginView()
                    host.addSubview(view)
                    view.touchesBegan([], with: nil)
                    view.touchesMoved([], with: nil)
                    view.touchesEnded([], with: nil)
                    view.touchesCancelled([], with: nil)
                    #expect(host.touchCount == 0, "the host's view is touched")
                }

                @Test("the views behind a plugin recognize nothing that begins in the plugin")
                func keepsGestures() {
                    let window = {{prefix}}HostWindow()
                    let (container, view) = (UIView(), PluginView())
                    window.host.view.addSubview(container)
                    container.addSubview(view)
                    for behind: UIView in [container, window.host.view] {
                        let recognizer = UITapGestureRecognizer()
                        behind.addGestureRecognizer(recognizer)
                        #expect(!view.gestureRecognizerShouldBegin(recognizer), "a view behind recognizes it")
                    }
                    for beyond: UIView in [view, window] {
                        let recognizer = UITapGestureRecognizer()
                        beyond.addGestureRecognizer(recognizer)
                        #expect(view.gestureRecognizerShouldBegin(recognizer), "it is taken from another view")
                    }
                }

                @Test("a plugin's view is asked of gestures between the views of its stacks, and not of theirs")
                func isTouchedBetweenViews() {
                    let view = PluginView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
                    let (outer, inner) = (UIStackView(frame: view.bounds), UIStackView(frame: view.bounds))
                    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
                    view.addSubview(outer)
                    outer.addSubview(inner)
                    inner.addSubview(button)
                    let between = CGPoint(x: 60, y: 60)
                    #expect(view.hitTest(between, with: nil) === view, "its stack is touched")
                    #expect(view.hitTest(CGPoint(x: 20, y: 20), with: nil) === button, "its button is not")
                    let space = UIView(frame: view.bounds)
                    inner.insertSubview(space, at: 0)
                    #expect(view.hitTest(between, with: nil) === view, "the space in its stack is touched")
                    view.passesTouches = true
                    #expect(view.hitTest(between, with: nil) == nil, "the space in its stack is touched")
                    view.backgroundColor = .white
                    #expect(view.hitTest(between, with: nil) === view, "its background is not touched")
                    view.backgroundColor = .clear
                    #expect(view.hitTest(between, with: nil) == nil, "what cannot be seen is touched")
                    outer.backgroundColor = .white
                    #expect(view.hitTest(between, with: nil) === view, "a stack's background is not touched")
                    outer.backgroundColor = nil
                    let label = UILabel(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
                    inner.addSubview(label)
                    #expect(view.hitTest(between, with: nil) === view, "its text is not touched")
                    label.isHidden = true
                    #expect(view.hitTest(between, with: nil) == nil, "what is hidden is touched")
                    let clip = UIStackView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
                    clip.clipsToBounds = true
                    label.isHidden = false
                    inner.addSubview(clip)
                    clip.addSubview(label)
                    #expect(view.hitTest(between, with: nil) == nil, "what is cut off is touched")
                    clip.removeFromSuperview()
                    outer.backgroundColor = .white
                    inner.isHidden = true
                    #expect(view.hitTest(between, with: nil) === view, "a stack that is seen is not touched")
                    inner.isHidden = false
                    outer.backgroundColor = nil
                    #expect(view.hitTest(CGPoint(x: 20, y: 20), with: nil) === button, "its button is not")
                    space.backgroundColor = .white
                    #expect(view.hitTest(between, with: nil) === space, "what is seen is not touched")
                    space.backgroundColor = nil
                    space.addSubview(UIView())
                    #expect(view.hitTest(between, with: nil) === space, "what holds views is not touched")
                    space.removeFromSuperview()
                    #expect(view.hitTest(between, with: nil) == nil, "its stack is touched")
                    view.passesTouches = false
                    outer.addGestureRecognizer(UITapGestureRecognizer())
                    #expect(view.hitTest(between, with: nil) === inner, "a recognizer of its content is not")
                    let content = UIView(frame: view.bounds)
                    view.addSubview(content)
                    content.addSubview(inner)
                    #expect(view.hitTest(between, with: nil) === inner, "content of its own is not touched")
                    inner.removeFromSuperview()
                    outer.removeFromSuperview()
                    #expect(view.hitTest(between, with: nil) === content, "another view is not touched")
                    view.passesTouches = true
                    #expect(view.hitTest(between, with: nil) === content, "its content is not touched")
                }

                @Test("content that is too high scrolls, and content that fits is as high as it is")
                func scrollsContent() {
                    let window = {{prefix}}HostWindow(size: CGSize(width: 320, height: 200))
                    let (view, content) = (PluginView(frame: window.host.view.bounds), UIView())
                    window.host.view.addSubview(view)
                    let height = content.heightAnchor.constraint(equalToConstant: 100)
                    // Texts are as high as they need to be in this way.
                    height.priority = .defaultHigh
                    let scrollView = PluginScrollView(showing: content)
                    view.addSubview(scrollView)
                    NSLayoutConstraint.activate([
                        height,
                        scrollView.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor),
                        scrollView.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
                        scrollView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                        scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    ])
                    for _ in 0..<2 { window.layoutIfNeeded() }
                    let (top, center) = (CGPoint(x: 160, y: 10), CGPoint(x: 160, y: 100))
                    #expect(scrollView.frame.minY == 50, "it is not where its constraints say")
                    #expect(scrollView.frame.height == 100, "it is not as high as its content")
                    #expect(content.frame.width == 320, "its content is not as wide as it is")
                    #expect(!scrollView.isScrollEnabled, "content that fits scrolls")
                    #expect(view.hitTest(top, with: nil) === view, "the view beside it is not touched")
                    #expect(view.hitTest(center, with: nil) === view, "content that fits is touched")

                    height.constant = 500
                    for _ in 0..<2 { window.layoutIfNeeded() }
                    #expect(scrollView.frame.height == 200, "it does not stay within its container")
                    #expect(scrollView.contentSize.height == 500, "the end of its content is out of reach")
                    #expect(scrollView.contentSize.width == 320, "its content scrolls to the side")
                    #expect(scrollView.isScrollEnabled, "content that is too high does not scroll")

                    content.removeFromSuperview()
                    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
                    scrollView.addSubview(stack)
                    for passes in [false, true] {
                        view.passesTouches = passes
                        #expect(view.hitTest(center, with: nil) === scrollView, "its content cannot be moved")
                    }
                    for (place, begins) in [(window.host.view, false), (scrollView, true)] {
                        let recognizer = UITapGestureRecognizer()
                        place?.addGestureRecognizer(recognizer)
                        #expect(
                            scrollView.gestureRecognizerShouldBegin(recognizer) == begins,
                            "a gesture is recognized by another view")
                    }
                }
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/ViewConfiguration",
            text: ###"""
            {{#activityIndicator}}
            {{#color}}
            {{name}}.color = .{{.}}
            {{/color}}
            {{name}}.startAnimating()
            {{/activityIndicator}}
            {{#label}}
            {{#text}}
            {{.}}
            {{/text}}
            {{#isLargeTitle}}
            #if os(tvOS)
            {{name}}.font = {{tvFont}}
            #else
            {{name}}.font = {{font}}
            #endif
            {{/isLargeTitle}}
            {{^isLargeTitle}}
            {{name}}.font = {{font}}
            {{/isLargeTitle}}
            {{name}}.adjustsFontForContentSizeCategory = true
            {{^isOneLine}}
            {{name}}.numberOfLines = {{lines}}
            {{/isOneLine}}
            {{#textAlignment}}
            {{name}}.textAlignment = .{{.}}
            {{/textAlignment}}
            {{#color}}
            {{name}}.textColor = .{{.}}
            {{/color}}
            {{#isInRow}}
            // A long text gives way to what is beside it{{#takesRoom}}, a short one takes the room that is left{{/takesRoom}}.
            {{name}}.setContentCompressionResistancePriority(
                UILayoutPriority(749), for: .horizontal)
            {{#takesRoom}}
            {{name}}.setContentHuggingPriority(
                {{LayoutPriority}}(249), for: .horizontal)
            {{/takesRoom}}
            {{/isInRow}}
            {{/label}}
            {{#button}}
            {{#title}}
            {{.}}
            {{/title}}
            {{#symbol}}
            {{.}}
            {{^isIconOnly}}
            {{name}}.configuration?.imagePadding = 8
            {{/isIconOnly}}
            {{/symbol}}
            {{#role}}
            {{name}}.role = .{{.}}
            {{/role}}
            {{#color}}
            {{name}}.tintColor = .{{.}}
            {{/color}}
            {{#action}}
            {{name}}.addAction(
                UIAction { [weak self] _ in self?.{{.}} }, for: .primaryActionTriggered)
            {{/action}}
            {{#takesRoom}}
            // It takes the room that is left in its row.
            {{name}}.setContentHuggingPriority(
                {{LayoutPriority}}(249), for: .horizontal)
            {{/takesRoom}}
            {{/button}}
            {{#image}}
            {{#sourceStatement}}
            {{.}}
            {{/sourceStatement}}
            {{name}}.contentMode = .scaleAspectFit
            {{#sizing}}
            {{> OwnSize}}
            {{/sizing}}
            {{^sizing}}
            {{#isLargeTitle}}
            #if os(tvOS)
            {{name}}.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title1)
            #else
            {{name}}.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
                textStyle: .largeTitle)
            #endif
            {{/isLargeTitle}}
            {{^isLargeTitle}}
            {{name}}.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .{{textStyle}})
            {{/isLargeTitle}}
            {{name}}.adjustsImageSizeForAccessibilityContentSizeCategory = true
            // A large image is made smaller, and cuts off no text.
            {{^isInRow}}
            {{name}}.setContentCompressionResistancePriority(
                {{LayoutPriority}}(748), for: .horizontal)
            {{/isInRow}}
            {{name}}.setContentCompressionResistancePriority(
                {{LayoutPriority}}(748), for: .vertical)
            {{/sizing}}
            {{#tint}}
            {{name}}.tintColor = .{{.}}
            {{/tint}}
            {{/image}}
            {{#stack}}
            {{name}}.axis = .{{axis}}
            {{name}}.alignment = .{{alignment}}
            {{name}}.spacing = {{spacing}}
            {{#distribution}}
            {{name}}.distribution = .{{.}}
            {{/distribution}}
            {{#margins}}
            {{name}}.isLayoutMarginsRelativeArrangement = true
            {{name}}.insetsLayoutMarginsFromSafeArea = false
            {{name}}.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: {{top}}, leading: {{leading}}, bottom: {{bottom}}, trailing: {{trailing}})
            {{/margins}}
            {{> ArrangedViews}}
            {{/stack}}
            {{#progress}}
            {{#value}}
            {{name}}.progress = {{.}}
            {{/value}}
            {{#color}}
            {{name}}.progressTintColor = .{{.}}
            {{/color}}
            {{> OwnWidth}}
            {{/progress}}
            {{#textField}}
            {{name}}.borderStyle = .roundedRect
            {{name}}.font = .preferredFont(forTextStyle: .body)
            {{name}}.adjustsFontForContentSizeCategory = true
            {{#placeholder}}
            {{.}}
            {{/placeholder}}
            {{#keyboard}}
            {{name}}.keyboardType = .{{.}}
            {{/keyboard}}
            {{#contentType}}
            {{name}}.textContentType = .{{.}}
            {{/contentType}}
            {{#isVerbatim}}
            {{name}}.autocapitalizationType = .none
            {{name}}.autocorrectionType = .no
            {{/isVerbatim}}
            {{#isPassword}}
            {{name}}.smartQuotesType = .no
            {{name}}.smartDashesType = .no
            {{/isPassword}}
            {{#isSecure}}
            {{name}}.isSecureTextEntry = true
            {{/isSecure}}
            {{name}}.addAction(
                UIAction { [weak self] _ in self?.{{takeMethod}}() }, for: .editingChanged)
            {{name}}.returnKeyType = .{{returnKey}}
            {{#nextField}}
            {{name}}.addAction(
                UIAction { [weak self] _ in self?.{{.}}.becomeFirstResponder() },
                for: .editingDidEndOnExit)
            {{/nextField}}
            {{^nextField}}
            // With an action for this event, Return ends the editing.
            {{#pressesPrimaryButton}}
            {{name}}.addAction(
                UIAction { [weak self] _ in self?.pressPrimaryButton() }, for: .editingDidEndOnExit)
            {{/pressesPrimaryButton}}
            {{^pressesPrimaryButton}}
            {{name}}.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
            {{/pressesPrimaryButton}}
            {{/nextField}}
            {{name}}.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            {{#takesRoom}}
            // It takes the room that is left in its row, rather than be as wide as its text.
            {{name}}.setContentHuggingPriority(
                {{LayoutPriority}}(248), for: .horizontal)
            {{/takesRoom}}
            {{> OwnWidth}}
            {{/textField}}
            {{> Spacer}}
            {{#accessibility}}
            {{#isElement}}
            {{name}}.isAccessibilityElement = {{.}}
            {{/isElement}}
            {{> Descriptions}}
            {{#identifier}}
            {{name}}.accessibilityIdentifier = {{.}}
            {{/identifier}}
            {{/accessibility}}
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/ViewLooks",
            text: ###"""
            {{#label}}
            {{^isLargeTitle}}
            {{#weight}}
                    #expect(
                        plugin.{{name}}.font.pointSize
                            == {{prefix}}HostWindow.scaledSize(of: .{{textStyle}}),
                        "{{place}} describes it")
            {{/weight}}
            {{^weight}}
                    #expect(
                        plugin.{{name}}.font == UIFont.preferredFont(forTextStyle: .{{textStyle}}),
                        "{{place}} describes it")
            {{/weight}}
            {{/isLargeTitle}}
            {{#weight}}
                    #expect(
                        plugin.{{name}}.font.fontName
                            == UIFont.systemFont(
                                ofSize: plugin.{{name}}.font.pointSize, weight: .{{.}}
                            ).fontName,
                        "{{place}} describes it")
            {{/weight}}
                    #expect(
                        plugin.{{name}}.adjustsFontForContentSizeCategory,
                        "{{place}} describes it")
                    #expect(
                        plugin.{{name}}.numberOfLines == {{lines}},
                        "{{place}} describes it")
            {{#color}}
                    #expect(
                        plugin.{{name}}.textColor == UIColor.{{.}},
                        "{{place}} describes it")
            {{/color}}
            {{#describedAlignment}}
                    #expect(
                        plugin.{{name}}.textAlignment == .{{.}},
                        "{{place}} describes it")
            {{/describedAlignment}}
            {{#isInRow}}
                    #expect(
                        plugin.{{name}}.contentCompressionResistancePriority(for: .horizontal)
                            == UILayoutPriority(749),
                        "{{place}} describes it in a row")
            {{> RoomLooks}}
            {{/isInRow}}
            {{/label}}
            {{#button}}
            {{> RoomLooks}}
            {{#color}}
                    #expect(
                        plugin.{{name}}.tintColor == UIColor.{{.}},
                        "{{place}} describes it")
            {{/color}}
            {{#role}}
                    #expect(
                        plugin.{{name}}.role == .{{.}},
                        "{{place}} describes it")
            {{/role}}
            {{#symbol}}
                    #expect(
                        plugin.{{name}}.configuration?.image != nil,
                        "{{place}} describes it")
            {{/symbol}}
            {{#isIconOnly}}
                    #expect(
                        plugin.{{name}}.configuration?.title == nil,
                        "{{place}} describes it")
            {{/isIconOnly}}
            {{/button}}
            {{#image}}
            {{#source}}
                    #expect(
                        plugin.{{name}}.image == {{.}},
                        "{{place}} describes it")
            {{/source}}
            {{#tint}}
                    #expect(
                        plugin.{{name}}.tintColor == UIColor.{{.}},
                        "{{place}} describes it")
            {{/tint}}
                    #expect(
                        plugin.{{name}}.contentMode == .scaleAspectFit,
                        "{{place}} describes it")
            {{> SizeLooks}}
            {{/image}}
            {{#activityIndicator}}
            {{#color}}
                    #expect(
                        plugin.{{name}}.color == UIColor.{{.}},
                        "{{place}} describes it")
            {{/color}}
            {{/activityIndicator}}
            {{#progress}}
            {{> WidthLooks}}
            {{#color}}
                    #expect(
                        plugin.{{name}}.progressTintColor == UIColor.{{.}},
                        "{{place}} describes it")
            {{/color}}
            {{#value}}
                    #expect(
                        plugin.{{name}}.progress == {{.}},
                        "{{place}} describes it")
            {{/value}}
            {{/progress}}
            {{#textField}}
            {{#takesRoom}}
                    #expect(
                        plugin.{{name}}.contentHuggingPriority(for: .horizontal)
                            == {{LayoutPriority}}(248),
                        "{{place}} describes it in a row")
            {{/takesRoom}}
                    #expect(
                        plugin.{{name}}.returnKeyType == .{{returnKey}},
                        "{{place}} describes it")
                    #expect(
                        handlesReturn(in: plugin.{{name}}),
                        "{{place}} describes it")
            {{#contentType}}
                    #expect(
                        plugin.{{name}}.textContentType == .{{.}},
                        "{{place}} describes it")
            {{/contentType}}
            {{#isVerbatim}}
                    #expect(
                        plugin.{{name}}.autocapitalizationType == .none,
                        "{{place}} describes it")
                    #expect(
                        plugin.{{name}}.autocorrectionType == .no,
                        "{{place}} describes it")
            {{/isVerbatim}}
            {{#isPassword}}
                    #expect(
                        plugin.{{name}}.smartQuotesType == .no,
                        "{{place}} describes it")
                    #expect(
                        plugin.{{name}}.smartDashesType == .no,
                        "{{place}} describes it")
            {{/isPassword}}
            {{#keyboard}}
                    #expect(
                        plugin.{{name}}.keyboardType == .{{.}},
                        "{{place}} describes it")
            {{/keyboard}}
            {{#isSecure}}
                    #expect(
                        plugin.{{name}}.isSecureTextEntry,
                        "{{place}} describes it")
            {{/isSecure}}
            {{/textField}}
            {{#stack}}
                    #expect(
                        plugin.{{name}}.axis == .{{axis}},
                        "{{place}} describes it")
                    #expect(
                        plugin.{{name}}.alignment == .{{alignment}},
                        "{{place}} describes it")
                    #expect(
                        plugin.{{name}}.spacing == {{spacing}},
                        "{{place}} describes it")
            {{#distribution}}
                    #expect(
                        plugin.{{name}}.distribution == .{{.}},
                        "{{place}} describes it")
            {{/distribution}}
            {{#margins}}
                    #expect(
                        !plugin.{{name}}.insetsLayoutMarginsFromSafeArea,
                        "{{place}} describes it")
                    #expect(
                        plugin.{{name}}.directionalLayoutMargins.top == {{top}},
                        "{{place}} describes it")
                    #expect(
                        plugin.{{name}}.directionalLayoutMargins.leading == {{leading}},
                        "{{place}} describes it")
                    #expect(
                        plugin.{{name}}.directionalLayoutMargins.bottom == {{bottom}},
                        "{{place}} describes it")
                    #expect(
                        plugin.{{name}}.directionalLayoutMargins.trailing == {{trailing}},
                        "{{place}} describes it")
            {{/margins}}
            {{/stack}}
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/VoiceOver",
            text: ###"""
            private func tellVoiceOver(of plugin: any PluginViewController) {
                let focus = plugin.accessibilityFocus
                if focus != nil || plugin.view.accessibilityViewIsModal {
                    if elementToRestore == nil {
                        elementToRestore =
                            UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject?
                    }
                    let notification: UIAccessibility.Notification =
                        placement.edges == .all ? .screenChanged : .layoutChanged
                    UIAccessibility.post(notification: notification, argument: focus)
                }
                announce(plugin)
            }

            /// Says what the plugin announces after what is being said, unless it was the last to be said.
            private func announce(_ plugin: any PluginViewController) {
                guard let text = plugin.announcement, text != lastAnnouncement else { return }
                lastAnnouncement = text
                let announcement = NSAttributedString(
                    string: text, attributes: [.accessibilitySpeechQueueAnnouncement: true])
                UIAccessibility.post(notification: .announcement, argument: announcement)
            }

            /// Takes over where the focus goes back to from a plugin that leaves for this one.
            private func takeOverFocus(from other: PluginPresentation) {
                guard let plugin, plugin.accessibilityFocus != nil || plugin.view.accessibilityViewIsModal,
                    other.hasFocus
                else { return }
                elementToRestore = elementToRestore ?? other.elementToRestore
                other.elementToRestore = nil
            }

            /// Moves the focus back to where it was, unless the user has moved it out of the plugin.
            private func restoreFocus() {
                guard let element = elementToRestore else { return }
                elementToRestore = nil
                guard hasFocus else { return }
                UIAccessibility.post(notification: .layoutChanged, argument: element)
            }

            /// Whether VoiceOver is in the plugin, or nowhere.
            private var hasFocus: Bool {
                var focus = UIAccessibility.focusedElement(using: .notificationVoiceOver)
                // Parts of views can have it as well.
                while let part = focus as? UIAccessibilityElement { focus = part.accessibilityContainer }
                guard let focus else { return true }
                guard let view = focus as? UIView, let own = plugin?.viewIfLoaded else { return false }
                return view.isDescendant(of: own)
            }
            
            """###),
    ]

    /// Those that are other ones for XCTest.
    package static let xcTest: [EmbeddedTemplate] = [
        EmbeddedTemplate(
            name: "ChildContainmentTests",
            text: ###"""
            #if {{condition}}
            {{#imports}}
            import {{module}}
            {{/imports}}

            @testable import {{module}}

            /// Containment of children.
            nonisolated final class {{prefix}}ChildContainmentTests: XCTestCase {
                /// Adding calls the child in {{kitInWords}}'s order, and a child of the host loads its view.
                @MainActor
                func testAddsInOrder() async {
                    let window = {{prefix}}HostWindow()
                    let child = {{prefix}}RecordingViewController()

                    window.host.{{add}}(child)

                    let order = [{{callsOfAdding}}]
                    XCTAssertEqual(child.calls, order, "the order is not {{kitInWords}}'s")
                    XCTAssertEqual(window.host.children, [child], "the host does not have it as its child")
                    XCTAssertIdentical(child.view.superview, window.host.view, "its view is not in the host's")
                }

                /// Removing calls the child in {{kitInWords}}'s order, and takes its view away before its parent.
                @MainActor
                func testRemovesInOrder() async {
                    let window = {{prefix}}HostWindow()
                    let child = {{prefix}}RecordingViewController()
                    window.host.{{add}}(child)
                    child.calls = []

                    child.{{remove}}()

                    XCTAssertEqual(
                        child.calls, [{{callsOfRemoving}}],
                        "the order is not {{kitInWords}}'s")
                    XCTAssertTrue(window.host.children.isEmpty, "the host still has it as its child")
                    XCTAssertNil(child.parent, "it still has its parent")
                    let isFree = child.view.translatesAutoresizingMaskIntoConstraints
                    XCTAssertTrue(isFree, "its view cannot be laid out in another way")
                }

                /// Adding a child of the host again changes nothing.
                @MainActor
                func testAddingTwiceIsNoOperation() async {
                    let window = {{prefix}}HostWindow()
                    let child = {{prefix}}RecordingViewController()
                    window.host.{{add}}(child)
                    child.calls = []

                    window.host.{{add}}(child)

                    XCTAssertTrue(child.calls.isEmpty, "it was moved")
                    XCTAssertEqual(window.host.children, [child], "the host has another number of children")
                }

                /// A child that has another parent leaves it first.
                @MainActor
                func testChangesParent() async {
                    let window = {{prefix}}HostWindow()
                    let child = {{prefix}}RecordingViewController()
                    let other = {{prefix}}HostWindow.makeController()
                    other.{{add}}(child)
                    child.calls = []

                    window.host.{{add}}(child)

                    {{> CallsOfMoving}}
                    XCTAssertEqual(child.calls, order, "it does not leave its former parent first")
                    XCTAssertTrue(other.children.isEmpty, "its former parent still has it")
                    XCTAssertIdentical(
                        child.view.superview, window.host.view,
                        "its view is not in the new parent's")
                }

                /// Removing a controller that has no parent does nothing.
                @MainActor
                func testRemovingWithoutParentIsNoOperation() async {
                    let child = {{prefix}}RecordingViewController()

                    child.{{remove}}()

                    XCTAssertTrue(child.calls.isEmpty, "it was told of a move")
                }

                /// Removing does not load a view.
                @MainActor
                func testRemovingLoadsNoView() async {
                    let host = {{prefix}}HostWindow.makeController()
                    let child = {{prefix}}RecordingViewController()
                    host.addChild(child)

                    child.{{remove}}()

                    XCTAssertFalse(child.isViewLoaded, "the removal has loaded its view")
                    XCTAssertFalse(host.isViewLoaded, "the removal has loaded the host's view")
                    XCTAssertNil(child.parent, "it still has its parent")
                }

                /// A child fills its host, and follows it when it changes its size.
                @MainActor
                func testFillsHost() async {
                    let window = {{prefix}}HostWindow()
                    let child = {{prefix}}HostWindow.makeController()

                    window.host.{{add}}(child)
                    XCTAssertEqual(child.view.frame, window.host.view.bounds, "its frame is not set at once")
                    XCTAssertFalse(
                        child.view.translatesAutoresizingMaskIntoConstraints,
                        "its autoresizing mask competes with its constraints")
                    window.layoutIfNeeded()
                    XCTAssertEqual(child.view.frame, window.host.view.bounds, "it does not fill the host")

                    window.resize(to: CGSize(width: 640, height: 320))
                    window.layoutIfNeeded()
                    XCTAssertEqual(
                        child.view.frame.size, CGSize(width: 640, height: 320),
                        "it does not follow the host")
                }

                /// A child stays in place while the content of its host scrolls.
                @MainActor
                func testStaysWhileContentScrolls() async {
                    let host = {{prefix}}HostWindow.makeScrollingController()
                    let window = {{prefix}}HostWindow(host: host)
                    let child = {{prefix}}HostWindow.makeController()
                    host.{{add}}(child)
                    window.layoutIfNeeded()
                    let frame = child.view.convert(child.view.bounds, to: nil)

                    window.scroll(by: 120)
                    window.layoutIfNeeded()

                    XCTAssertEqual(
                        child.view.convert(child.view.bounds, to: nil), frame,
                        "it scrolls away with the content")
                    XCTAssertEqual(frame.size, host.view.frame.size, "it does not fill the host")
                }

                /// A child goes into the container that the host names.
                @MainActor
                func testUsesContainer() async {
                    let window = {{prefix}}HostWindow()
                    let container = {{PlatformView}}(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
                    window.host.view.addSubview(container)
                    let child = {{prefix}}HostWindow.makeController()

                    window.host.{{add}}(child, in: container)
                    window.layoutIfNeeded()

                    XCTAssertIdentical(child.parent, window.host, "the host does not have it as its child")
                    XCTAssertIdentical(child.view.superview, container, "its view is not in the container")
                    XCTAssertEqual(child.view.frame, container.bounds, "it does not fill the container")
                }

                /// A removed child is released.
                @MainActor
                func testReleasesRemovedChild() async {
                    let window = {{prefix}}HostWindow()
                    weak var released: {{PlatformViewController}}?
                    do {
                        let child = {{prefix}}HostWindow.makeController()
                        released = child
                        window.host.{{add}}(child)
                        child.{{remove}}()
                    }
                    await {{prefix}}HostWindow.wait { released == nil }
                    XCTAssertNil(released, "something keeps it after its removal")
                }
            }

            {{> PresentationTests}}

            {{> PlacementTests}}

            {{> TestSupport}}
            #endif
            
            """###),
        EmbeddedTemplate(
            name: "DescribedValue",
            text: ###"""
            {{#expected}}
                    XCTAssertEqual(
                        plugin.{{actual}},
                        {{expected}},
                        "{{place}} describes it")
            {{/expected}}
            {{^expected}}
                    XCTAssertTrue(
                        plugin.{{actual}},
                        "{{place}} describes it")
            {{/expected}}
            
            """###),
        EmbeddedTemplate(
            name: "OperationTests",
            text: ###"""
            {{#whileTests}}

                /// Is shown until the last of the operations that it is shown for has ended.
                @MainActor
                func testIsShownWhileOperationsRun() async {
                    let window = {{prefix}}HostWindow()
                    let first = AsyncStream<Void>.makeStream()
                    let second = AsyncStream<Void>.makeStream()
                    let tasks = clock.run {
                        [first.stream, second.stream].map { stream in
                            _Concurrency.Task {
                                await {{call}} {
                                    for await _ in stream {}
                                }
                            }
                        }
                    }
                    await {{prefix}}HostWindow.finishTurn()
                    XCTAssertNotNil(
                        window.host.{{shownPlugin}},
                        "{{places.while}} asks for it to be shown while operations run")
                    first.continuation.finish()
                    await tasks[0].value
                    XCTAssertNotNil(
                        window.host.{{shownPlugin}},
                        "it left before the last operation has ended")
                    second.continuation.finish()
                    await tasks[1].value
                    XCTAssertNil(
                        window.host.{{shownPlugin}},
                        "it stays after all operations")
                }

                /// Is removed when the operation that it is shown for throws an error, which is passed on.
                @MainActor
                func testIsRemovedWhenOperationThrows() async {
                    let window = {{prefix}}HostWindow()
                    let task = clock.run {
                        _Concurrency.Task {
                            try await {{call}} {
                                throw Failure()
                            }
                        }
                    }
                    let result = await task.result
                    XCTAssertThrowsError(try result.get(), "the error is lost") { XCTAssertTrue($0 is Failure) }
                    XCTAssertNil(
                        window.host.{{shownPlugin}},
                        "it stays after the error")
                }

                /// Is removed when the operation that it is shown for is cancelled.
                @MainActor
                func testIsRemovedWhenOperationIsCancelled() async {
                    let window = {{prefix}}HostWindow()
                    let endless = AsyncStream<Void>.makeStream()
                    let task = clock.run {
                        _Concurrency.Task {
                            await {{call}} {
                                for await _ in endless.stream {}
                            }
                        }
                    }
                    await {{prefix}}HostWindow.finishTurn()
                    XCTAssertNotNil(
                        window.host.{{shownPlugin}},
                        "{{places.while}} asks for it to be shown while operations run")
                    task.cancel()
                    await task.value
                    XCTAssertNil(
                        window.host.{{shownPlugin}},
                        "it stays after the cancellation")
                }
            {{/whileTests}}
            {{#recoveryTests}}

                /// Is shown when an operation fails, and runs it again when {{retry}} is called.
                @MainActor
                func testShowsFailureAndRunsAgain() async {
                    let window = {{prefix}}HostWindow()
                    var runs = 0
                    let task = clock.run {
                        window.host.{{helper}} {
                            runs += 1
            {{#meanwhile}}
                            XCTAssertNotNil(
                                window.host.shownPlugin({{.}}.self),
                                "{{.}} is not shown while the operation runs")
            {{/meanwhile}}
                            if runs == 1 { throw Failure() }
                        }
                    }
                    await task.value
                    let plugin = window.host.{{shownPlugin}}
                    XCTAssertEqual(
                        plugin?.{{message}}, Failure().localizedDescription,
                        "{{places.message}} asks for {{message}} to tell the error")
            {{#meanwhileLeaves}}
                    XCTAssertNil(
                        window.host.shownPlugin({{meanwhile}}.self),
                        "{{meanwhile}} stays after the operation")
            {{/meanwhileLeaves}}

                    plugin?.{{retry}}({{arguments}})
                    await {{prefix}}HostWindow.wait { runs == 2 }
                    XCTAssertEqual(
                        runs, 2,
                        "{{places.retry}} asks for {{retry}} to run the operation again")
                    XCTAssertNil(
                        window.host.{{shownPlugin}},
                        "it stays after a success")
                }

                /// Is not shown when an operation is cancelled.
                @MainActor
                func testIsNotShownWhenOperationIsCancelled() async {
                    let window = {{prefix}}HostWindow()
                    let task = clock.run {
                        window.host.{{helper}} { throw CancellationError() }
                    }
                    await task.value
                    XCTAssertNil(
                        window.host.{{shownPlugin}},
                        "it is shown for a cancellation")
                }

            {{#meanwhileCancel}}
                /// An operation is cancelled by {{handler}} of {{meanwhile}}.
                @MainActor
                func testIsCancelledMeanwhile() async {
                    let window = {{prefix}}HostWindow()
                    let endless = AsyncStream<Void>.makeStream()
                    var calls: [String] = []
                    let task = clock.run {
                        window.host.{{helper}} {
                            calls.append("begins")
                            for await _ in endless.stream {}
                            calls.append("ends")
                            throw Failure()
                        }
                    }
                    await {{prefix}}HostWindow.wait { !calls.isEmpty }
                    window.host.shownPlugin({{meanwhile}}.self)?.{{handler}}({{arguments}})
                    await {{prefix}}HostWindow.wait { calls.contains("ends") }
                    XCTAssertEqual(calls, ["begins", "ends"], "the operation goes on")
                    endless.continuation.finish()
                    await task.value
                    XCTAssertNil(
                        window.host.shownPlugin({{meanwhile}}.self),
                        "{{meanwhile}} stays after the operation")
                    XCTAssertNil(
                        window.host.{{shownPlugin}},
                        "it is shown for a cancellation")
                }

            {{/meanwhileCancel}}
                /// An operation waits until an earlier one of the same host, which it cancels, has ended.
                @MainActor
                func testRunsOneOperationAtATime() async {
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
                    await {{prefix}}HostWindow.wait { !calls.isEmpty }
                    let task = clock.run {
                        window.host.{{helper}} { calls.append("second") }
                    }
                    await {{prefix}}HostWindow.wait { calls.contains("first ends") }
                    XCTAssertTrue(calls.contains("first ends"), "the first operation has not ended")
                    endless.continuation.finish()
                    await task.value
                    XCTAssertEqual(
                        calls, ["first begins", "first ends", "second"],
                        "the operations ran in another order")
                    XCTAssertNil(
                        window.host.{{shownPlugin}},
                        "it is shown although no operation failed")
                }

                /// Hosts do not wait for each other's operations.
                @MainActor
                func testRunsOperationsOfHostsAtATime() async {
                    let window = {{prefix}}HostWindow()
                    let other = {{prefix}}HostWindow.makeController()
                    let endless = AsyncStream<Void>.makeStream()
                    var calls: [String] = []
                    let tasks = clock.run {
                        [
                            window.host.{{helper}} {
                                for await _ in endless.stream {}
                                calls.append("first")
                            },
                            other.{{helper}} { calls.append("second") },
                        ]
                    }
                    await {{prefix}}HostWindow.wait { !calls.isEmpty }
                    XCTAssertEqual(calls, ["second"], "the second host waits for the first, or cancels it")
                    endless.continuation.finish()
                    for task in tasks { await task.value }
                    XCTAssertEqual(calls, ["second", "first"], "an operation of the first host is lost")
                }

                /// Does not keep a host whose operation runs.
                @MainActor
                func testReleasesHostDuringOperation() async {
                    let endless = AsyncStream<Void>.makeStream()
                    var isRunning = false
                    weak var released: {{PlatformViewController}}?
                    let task: _Concurrency.Task<Void, Never>
                    do {
                        let host = {{prefix}}HostWindow.makeController()
                        released = host
                        task = clock.run {
                            host.{{helper}} {
                                isRunning = true
                                for await _ in endless.stream {}
                            }
                        }
                        await {{prefix}}HostWindow.wait { isRunning }
                    }
                    await {{prefix}}HostWindow.wait { released == nil }
                    XCTAssertTrue(isRunning, "the operation has not begun")
                    XCTAssertNil(released, "the operation keeps the host")
                    endless.continuation.finish()
                    await task.value
                }
            {{/recoveryTests}}
            {{#hasOperations}}

                /// What operations fail with.
                private struct Failure: Error {}
            {{/hasOperations}}
            
            """###),
        EmbeddedTemplate(
            name: "OwnTests",
            text: ###"""
            // {{plugin}}PluginTests.swift
            //
            // This file is yours: plugingen wrote it once, and never changes it. Test here what your screens do
            // with the plugin; what its description says is tested in {{plugin}}ViewControllerTests.swift, which is
            // generated. HostWindow and ManualClock are generated with it, in ChildContainmentTests.swift. Where
            // one target tests the plugins of several modules, these names begin with that of the module.

            #if {{condition}}
            {{#imports}}
            import {{module}}
            {{/imports}}

            @testable import {{module}}

            /// {{plugin}} on a screen.
            nonisolated final class {{plugin}}PluginTests: XCTestCase {
                @MainActor
                private lazy var clock = ManualClock()

                /// Covers a screen while it is shown, and leaves it as it was.
                @MainActor
                func testIsShownAndHidden() async {
                    clock.run {
                        let screen = HostWindow.makeController()
                        let window = HostWindow(host: screen)
                        let plugin = show(on: screen)
                        clock.advance(by: plugin.presentation.delay)
                        window.layoutIfNeeded()
                        XCTAssertIdentical(plugin.parent, screen, "the screen does not show it")
                        XCTAssertFalse(plugin.view.isHidden, "it is hidden")

                        clock.advance(by: plugin.presentation.minimumDuration)
                        plugin.{{remove}}()
                        XCTAssertTrue(screen.children.isEmpty, "the screen still has it")
                    }
                }

                @MainActor
                private func show(on host: {{PlatformViewController}}) -> any PluginViewController {
                    {{showing}}
                }
            }
            #endif
            
            """###),
        EmbeddedTemplate(
            name: "PlacementTests",
            text: ###"""
            /// Placement of plugins.
            nonisolated final class {{prefix}}ChildPlacementTests: XCTestCase {
                @MainActor
                private lazy var clock = {{prefix}}ManualClock()

                /// A plugin is tied to the edges of its placement, and in the middle between others.
                @MainActor
                func testIsTiedToEdges() async {
                    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
                    let frames: [(NSDirectionalRectEdge, CGRect)] = [
                        ([.top, .leading], CGRect(x: 2, y: 1, width: 100, height: 50)),
                        ([.top, .trailing], CGRect(x: 216, y: 1, width: 100, height: 50)),
                        ([.bottom, .leading], CGRect(x: 2, y: 587, width: 100, height: 50)),
                        ([.bottom, .trailing], CGRect(x: 216, y: 587, width: 100, height: 50)),
                        ([], CGRect(x: 110, y: 295, width: 100, height: 50)),
                        (.all, CGRect(x: 110, y: 295, width: 100, height: 50)),
                    ]
                    for (edges, frame) in frames {
                        let placement = ChildPlacement(
                            edges: edges, insets: insets, width: frame.width, height: frame.height)
                        XCTAssertEqual(self.frame(of: placement), frame, "it is somewhere else")
                    }
                    let all = frame(of: ChildPlacement(insets: insets))
                    XCTAssertEqual(
                        all, CGRect(x: 2, y: 1, width: 314, height: 636),
                        "it does not fill its host")
                }

                /// A plugin without a size is as small as its content where it is not tied to edges.
                @MainActor
                func testIsAsSmallAsContent() async {
                    let placement = ChildPlacement(edges: [.top, .leading])
                    XCTAssertEqual(frame(of: placement), .zero, "it takes space without content")
                    let size = CGSize(width: 30, height: 20)
                    let frame = frame(of: placement, content: size)
                    XCTAssertEqual(frame.size, size, "it is larger or smaller than its content")
                }

                /// A plugin of a size is smaller where its container is.
                @MainActor
                func testGivesWay() async {
                    let window = {{prefix}}HostWindow()
                    let container = {{PlatformView}}(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
                    window.host.view.addSubview(container)
                    let placement = ChildPlacement(width: 1000, height: 1000)
                    let plugin = {{prefix}}StubPlugin(PluginPresentation(placement: placement))
                    window.host.{{add}}(plugin, in: container)
                    window.layoutIfNeeded()
                    XCTAssertEqual(plugin.view.frame, container.bounds, "it is larger than its container")
                }

                /// A plugin in the safe area keeps out of what bars cover.
                @MainActor
                func testKeepsToSafeArea() async {
                    let insets = {{EdgeInsets}}(top: 10, left: 20, bottom: 30, right: 40)
                    let frame = frame(of: ChildPlacement(isInSafeArea: true), safeArea: insets)
                    XCTAssertEqual(frame, CGRect(x: 20, y: 10, width: 260, height: 600), "it is below a bar")
                }

                /// A plugin goes behind the other views or before them, also before those of its delay.
                @MainActor
                func testIsInOrder() async {
                    clock.run {
                        for isBehind in [true, false] {
                            let window = {{prefix}}HostWindow()
                            let view: {{PlatformView}} = window.host.view
                            view.addSubview({{PlatformView}}())
                            let placement = ChildPlacement(isBehind: isBehind)
                            let plugin = {{prefix}}StubPlugin(PluginPresentation(placement: placement, delay: 1))
                            window.host.{{add}}(plugin)
                            view.addSubview({{PlatformView}}())
                            clock.advance(by: 1)
                            let index = isBehind ? 0 : 2
                            XCTAssertEqual(view.subviews.firstIndex(of: plugin.view), index, "it is elsewhere")
                        }
                    }
                }

                /// A plugin that pushes adds what it covers to the safe area of its host.
                @MainActor
                func testPushesContent() async {
                    clock.run {
                        for edge in [NSDirectionalRectEdge.top, .bottom] {
                            let window = {{prefix}}HostWindow()
                            let host: {{PlatformViewController}} = window.host
                            let placement = ChildPlacement(
                                edges: [edge, .leading, .trailing], height: 50, isBehind: edge == .top,
                                pushesContent: true)
                            let plugin = {{prefix}}StubPlugin(PluginPresentation(placement: placement, delay: 1))
                            host.{{add}}(plugin)
                            window.layoutIfNeeded()
                            XCTAssertEqual(window.pushedInsets, [0, 0, 0, 0], "it pushes while it is hidden")
                            clock.advance(by: 1)
                            let pushed: [CGFloat] = edge == .top ? [50, 0, 0, 0] : [0, 0, 50, 0]
                            XCTAssertEqual(window.pushedInsets, pushed, "it does not push what it covers")
                            window.layoutIfNeeded()
                            let own = plugin.view.safeAreaInsets
                            XCTAssertEqual(own.top + own.bottom, 0, "it pushes its own content")
                            plugin.{{remove}}(animated: false)
                            XCTAssertEqual(window.pushedInsets, [0, 0, 0, 0], "it does not take back its push")
                            let kept = plugin.{{additionalInsets}}
                            XCTAssertEqual(kept.top + kept.bottom, 0, "it keeps a push of its own")
                        }
                    }
                }

                /// A plugin that pushes pushes for its distance to the edge, too.
                @MainActor
                func testPushesForInsets() async {
                    clock.run {
                        for edge in [NSDirectionalRectEdge.top, .bottom] {
                            let window = {{prefix}}HostWindow()
                            let insets = NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 8, trailing: 0)
                            let placement = ChildPlacement(
                                edges: [edge, .leading, .trailing], insets: insets, height: 50,
                                pushesContent: true)
                            window.host.{{add}}({{prefix}}StubPlugin(PluginPresentation(placement: placement)))
                            window.layoutIfNeeded()
                            let pushed: [CGFloat] = edge == .top ? [62, 0, 0, 0] : [0, 0, 58, 0]
                            XCTAssertEqual(window.pushedInsets, pushed, "it does not push what it covers")
                        }
                    }
                }

                /// A plugin that pushes does so as soon as its host is in a window, and not before.
                @MainActor
                func testPushesInWindow() async {
                    clock.run {
                        let host = {{prefix}}HostWindow.makeController()
                        host.view.frame.size = CGSize(width: 320, height: 640)
                        let placement = ChildPlacement(
                            edges: [.top, .leading, .trailing], height: 50, pushesContent: true)
                        host.{{add}}({{prefix}}StubPlugin(PluginPresentation(placement: placement)))
                        host.view.{{layoutIfNeeded}}()
                        XCTAssertEqual(
                            host.{{additionalInsets}}.top, 0,
                            "it pushes by what it has not measured")
                        let window = {{prefix}}HostWindow(host: host)
                        window.layoutIfNeeded()
                        XCTAssertEqual(window.pushedInsets, [50, 0, 0, 0], "it does not push what it covers")
                    }
                }

                /// {{touches}} go through a hidden plugin, unless it blocks them early.
                @MainActor
                func testBlocks{{Touches}}() async {
                    clock.run {
                        for isBlocking in [true, false] {
                            let window = {{prefix}}HostWindow()
                            let view: {{PlatformView}} = window.host.view
                            let plugin = {{prefix}}StubPlugin(
                                PluginPresentation(delay: 1, {{blocksEarly}}: isBlocking))
                            window.host.{{add}}(plugin)
                            window.layoutIfNeeded()
                            let isBlocked = window.view(at: CGPoint(x: 9, y: 9)) !== view
                            XCTAssertEqual(
                                isBlocked, isBlocking,
                                "{{touches}} go another way while it is hidden")
                            clock.advance(by: 1)
                            let {{touched}} = window.view(at: CGPoint(x: 9, y: 9))
                            XCTAssertIdentical(
                                {{touched}}, plugin.view,
                                "it does not take {{touches}} while it is visible")
                            XCTAssertEqual(view.subviews, [plugin.view], "something else is left in the host")
                            plugin.{{remove}}(animated: false)
                            XCTAssertTrue(view.subviews.isEmpty, "something is left in the host")
                        }
                    }
                }

                /// A view that passes {{touches}} takes those of its content only.
                @MainActor
                func testPasses{{Touches}}() async {
                    let window = {{prefix}}HostWindow()
                    let view = PluginView(frame: window.host.view.bounds)
                    window.host.view.addSubview(view)
                    let content = {{PlatformView}}(frame: CGRect(x: 100, y: 100, width: 100, height: 440))
                    view.addSubview(content)
                    let beside = CGPoint(x: 50, y: 50)
                    XCTAssertIdentical(
                        window.view(at: beside), view,
                        "it passes {{touches}} without being asked")
                    view.{{passes}} = true
                    let behind = window.view(at: beside)
                    XCTAssertIdentical(behind, window.host.view, "it takes {{touches}} beside its content")
                    let {{touched}} = window.view(at: CGPoint(x: 150, y: 320))
                    XCTAssertIdentical({{touched}}, content, "its content takes no {{touches}}")
                }

                /// A plugin goes into the container that the host names.
                @MainActor
                func testUsesContainer() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let container = {{PlatformView}}(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
                        window.host.view.addSubview(container)
                        let plugin = {{prefix}}StubPlugin(PluginPresentation())
                        window.host.{{add}}(plugin, in: container)
                        window.layoutIfNeeded()
                        XCTAssertIdentical(plugin.view.superview, container, "its view is not in the container")
                        XCTAssertEqual(plugin.view.frame, container.bounds, "it does not fill the container")
                    }
                }

                /// Where a plugin, whose content may have a size, comes to sit in a host of 320 × 640 points.
                @MainActor
                private func frame(
                    of placement: ChildPlacement, content: CGSize? = nil,
                    safeArea: {{EdgeInsets}} = {{EdgeInsets}}()
                ) -> CGRect {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        window.host.{{additionalInsets}} = safeArea
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(placement: placement))
                        window.host.{{add}}(plugin)
                        if let content {
                            // Weaker than what is required, as the sizes of texts are.
                            let size = [
                                plugin.view.widthAnchor.constraint(equalToConstant: content.width),
                                plugin.view.heightAnchor.constraint(equalToConstant: content.height),
                            ]
                            for constraint in size { constraint.priority = .defaultHigh }
                            NSLayoutConstraint.activate(size)
                        }
                        window.layoutIfNeeded()
                        return {{prefix}}HostWindow.frame(of: plugin.view)
                    }
                }
            }
            
            """###),
        EmbeddedTemplate(
            name: "PluginViewControllerTests",
            text: ###"""
            #if {{condition}}
            {{#imports}}
            import {{module}}
            {{/imports}}

            @testable import {{module}}

            /// {{plugin}} plugin.
            nonisolated final class {{prefix}}{{controller}}Tests: XCTestCase {
                @MainActor
                private lazy var clock = {{prefix}}ManualClock()

                /// Sits where it is placed: {{placement.summary}}.
                @MainActor
                func testIsPlaced() async {
                    let asked = "{{places.placement}} asks for the placement '{{placement.summary}}'"
                    clock.run {
                        let window = {{prefix}}HostWindow({{hostSize}})
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
                        let frame = {{prefix}}HostWindow.frame(of: plugin.view)
                        let bounds = window.{{placement.bounds}}
            {{#placement.expectations}}
                        XCTAssertEqual({{actual}}, {{expected}}, accuracy: 0.5, asked)
            {{/placement.expectations}}
                    }
                }
            {{#placement.isBehind}}

                /// Is behind the other views of its host.
                @MainActor
                func testIsBehind() async {
                    let asked = "{{places.order}} asks for the order 'back'"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        window.host.view.addSubview({{PlatformView}}())
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        XCTAssertIdentical(window.host.view.subviews.first, plugin.view, asked)
                    }
                }
            {{/placement.isBehind}}
            {{#placement.pushesContent}}

                /// Adds what it covers to the safe area of its host, until it is removed.
                @MainActor
                func testPushesContent() async {
                    let asked = "{{places.mode}} asks for the mode 'push'"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let insets = window.pushedInsets
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        window.layoutIfNeeded()
                        let inset = window.host.view.safeAreaInsets.{{placement.pushedEdge}}
                        let covered = plugin.view.frame.height{{#placement.pushedDistance}} + {{.}}{{/placement.pushedDistance}}
                        XCTAssertEqual(inset, covered, accuracy: 1, asked)
            {{#placement.hasExtent}}
                        XCTAssertTrue(plugin.view.frame.height > 0, asked)
            {{/placement.hasExtent}}
            {{#placement.canGrow}}
                        let height = plugin.view.frame.height + 20
                        plugin.view.heightAnchor.constraint(equalToConstant: height).isActive = true
                        for _ in 0..<3 { window.layoutIfNeeded() }
                        let grown = window.host.view.safeAreaInsets.{{placement.pushedEdge}}
                        XCTAssertEqual(grown - covered, 20, accuracy: 1, "\(asked), also when it grows")
            {{/placement.canGrow}}
                        plugin.{{remove}}(animated: false)
                        XCTAssertEqual(window.pushedInsets, insets, asked)
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        {{#tellsOfMoves}}
                        plugin.willMove(toParent: nil)
                        {{/tellsOfMoves}}
                        plugin.view.removeFromSuperview()
                        plugin.removeFromParent()
                        XCTAssertEqual(
                            window.pushedInsets, insets,
                            "\(asked), also where other code removes it")
                    }
                }
            {{/placement.pushesContent}}
            {{#hasViews}}

                /// Shows its views within its own view.
                @MainActor
                func testShowsViews() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
            {{#viewConditions}}
                        plugin.{{name}} = {{value}}
            {{/viewConditions}}
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
            {{#views}}
                        XCTAssertTrue(
                            plugin.{{name}}.isDescendant(of: plugin.view),
                            "{{place}} describes it within the content")
            {{/views}}
            {{#scrolls}}
                        XCTAssertTrue(
                            plugin.{{root}}.superview is PluginScrollView,
                            "its content does not scroll where texts are large")
            {{/scrolls}}
            {{#viewStacks}}
            {{#equalSpacers}}
                        let {{spacer}} = plugin.{{spacer}}.frame.{{dimension}}
                        XCTAssertEqual(
                            {{spacer}}, plugin.{{first}}.frame.{{dimension}}, accuracy: 1,
                            "the spacers of a stack share what is left")
            {{/equalSpacers}}
            {{/viewStacks}}
                    }
                }

            {{#isCentered}}
                /// Shows its content in the centre of its margins.
                @MainActor
                func testCentersContent() async {
                    let asked = "{{places.layout}} asks for the layout 'center'"
                    clock.run {
                        let window = {{prefix}}HostWindow({{hostSize}})
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
                        let margins = {{prefix}}HostWindow.frame(of: plugin.view.layoutMarginsGuide)
                        let frame = {{prefix}}HostWindow.frame(ofContent: plugin.{{root}}, in: plugin.view)
                        XCTAssertEqual(frame.midX, margins.midX, accuracy: 1, asked)
                        XCTAssertEqual(frame.midY, margins.midY, accuracy: 1, asked)
                    }
                }
            {{/isCentered}}
            {{#isFilling}}
                /// Fills its margins with its content.
                @MainActor
                func testFillsMargins() async {
                    let asked = "{{places.layout}} asks for the layout 'fill'"
                    clock.run {
                        let window = {{prefix}}HostWindow({{hostSize}})
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
                        let margins = {{prefix}}HostWindow.frame(of: plugin.view.layoutMarginsGuide)
                        let frame = {{prefix}}HostWindow.frame(ofContent: plugin.{{root}}, in: plugin.view)
                        XCTAssertEqual(frame.minX, margins.minX, accuracy: 0.5, asked)
                        XCTAssertEqual(frame.minY, margins.minY, accuracy: 0.5, asked)
                        XCTAssertEqual(frame.maxX, margins.maxX, accuracy: 0.5, asked)
                        XCTAssertEqual(frame.maxY, margins.maxY, accuracy: 0.5, asked)
                    }
                }
            {{/isFilling}}
            {{#edges}}
                /// Ties its content to the edges that its description names.
                @MainActor
                func testTiesContentToEdges() async {
                    let asked = "{{places.layout}} names the edges and the insets"
                    clock.run {
                        let window = {{prefix}}HostWindow({{hostSize}})
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
                        {{#guide}}
                        let area = {{prefix}}HostWindow.frame(of: plugin.view.{{.}})
                        {{/guide}}
                        {{^guide}}
                        let area = plugin.view.bounds
                        {{/guide}}
                        let frame = {{prefix}}HostWindow.frame(ofContent: plugin.{{root}}, in: plugin.view)
            {{#distances}}
                        XCTAssertEqual({{actual}}, {{expected}}, accuracy: 1, asked)
            {{/distances}}
                    }
                }
            {{/edges}}
            {{/hasViews}}
            {{#delay}}

                /// Is hidden until its delay of {{seconds}} s has passed.
                @MainActor
                func testWaitsForDelay() async {
                    let asked = "{{places.delay}} asks for a delay of {{seconds}} s"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        XCTAssertTrue(plugin.view.isHidden, asked)
                        clock.advance(by: {{almost}})
                        XCTAssertTrue(plugin.view.isHidden, asked)
                        clock.advance(by: {{rest}})
                        XCTAssertFalse(plugin.view.isHidden, asked)
                    }
                }

            {{#blocksTouchesEarly}}
                /// Blocks {{touches}} during its delay of {{seconds}} s already.
                @MainActor
                func testBlocks{{Touches}}DuringDelay() async {
                    let asked = "{{places.touches}} asks for {{touches}} to be blocked"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
                        let center = CGPoint(x: 160, y: 320)
                        XCTAssertNotIdentical(window.view(at: center), window.host.view, asked)
                        plugin.{{remove}}()
                        XCTAssertIdentical(window.view(at: center), window.host.view, asked)
                    }
                }
            {{/blocksTouchesEarly}}
            {{^blocksTouchesEarly}}
                /// Lets {{touches}} through during its delay of {{seconds}} s.
                @MainActor
                func testPasses{{Touches}}DuringDelay() async {
                    let asked = "{{places.touches}} asks to block {{touches}} while visible"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        window.host.{{add}}(makePlugin())
                        window.layoutIfNeeded()
                        let center = CGPoint(x: 160, y: 320)
                        XCTAssertIdentical(window.view(at: center), window.host.view, asked)
                    }
                }
            {{/blocksTouchesEarly}}

                /// Is never visible when it is removed during its delay of {{seconds}} s.
                @MainActor
                func testIsNeverVisibleWhenRemovedDuringDelay() async {
                    let asked = "{{places.delay}} asks for a delay of {{seconds}} s"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        clock.advance(by: {{almost}})
                        plugin.{{remove}}()
                        XCTAssertNil(plugin.parent, asked)
                        clock.advance(by: {{seconds}})
                        XCTAssertNil(plugin.view.superview, asked)
                    }
                }
            {{/delay}}
            {{^delay}}

                /// Is visible at once.
                @MainActor
                func testIsVisibleAtOnce() async {
                    let asked = "{{places.delay}} asks for no delay"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        XCTAssertFalse(plugin.view.isHidden, asked)
                    }
                }
            {{/delay}}
            {{#minimumDuration}}

                /// Stays visible for its minimum duration of {{seconds}} s.
                @MainActor
                func testStaysForMinimumDuration() async {
                    let asked = "{{places.minimumDuration}} asks for a minimum duration of {{seconds}} s"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        plugin.{{remove}}()
                        clock.advance(by: {{almost}})
                        XCTAssertIdentical(plugin.parent, window.host, asked)
                        clock.advance(by: {{rest}})
                        XCTAssertNil(plugin.parent, asked)
                        XCTAssertNil(plugin.view.superview, asked)
                    }
                }

                /// Leaves at once when it is removed without animation.
                @MainActor
                func testLeavesAtOnceWithoutAnimation() async {
                    let asked = "only an animated removal waits for the {{seconds}} s of {{places.minimumDuration}}"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        plugin.{{remove}}(animated: false)
                        XCTAssertNil(plugin.parent, asked)
                    }
                }
            {{#reuses}}
            {{#showing}}

                /// Stays when it is shown again during its minimum duration.
                @MainActor
                func testStaysWhenShownAgain() async {
                    let asked = "{{places.minimumDuration}} asks for a minimum duration of {{seconds}} s"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = show(on: window.host)
                        clock.advance(by: plugin.presentation.delay)
                        {{#hiding}}window.host.{{hiding}}(){{/hiding}}{{^hiding}}plugin.{{remove}}(){{/hiding}}
                        XCTAssertNil(window.host.{{shownPlugin}}, asked)
                        XCTAssertIdentical(show(on: window.host), plugin, asked)
            {{#leavesAfter}}
                        clock.advance(by: {{almost}})
            {{/leavesAfter}}
            {{^leavesAfter}}
                        clock.advance(by: 10 * {{seconds}})
            {{/leavesAfter}}
                        XCTAssertIdentical(window.host.{{shownPlugin}}, plugin, asked)
                    }
                }
            {{/showing}}
            {{/reuses}}
            {{/minimumDuration}}
            {{#leavesAfter}}

                /// Leaves by itself after {{seconds}} s.
                @MainActor
                func testLeavesByItself() async {
                    let asked = "{{places.leavesAfter}} asks for it to leave after {{seconds}} s"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        clock.advance(by: {{almost}})
                        XCTAssertIdentical(plugin.parent, window.host, asked)
                        clock.advance(by: {{rest}})
                        XCTAssertNil(plugin.parent, asked)
                    }
                }
            {{/leavesAfter}}
            {{#passesTouches}}

                /// Lets {{touches}} through beside its content.
                @MainActor
                func testPasses{{Touches}}BesideContent() async {
                    let asked = "{{places.touches}} asks for {{touches}} to be passed on"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        {{> LoadedView}}
                        plugin.view.frame = CGRect(x: 0, y: 0, width: 2000, height: 2000)
                        window.host.view.addSubview(plugin.view)
                        let corner = CGPoint(x: 319, y: 1)
                        XCTAssertIdentical(window.view(at: corner), window.host.view, asked)
                    }
                }
            {{/passesTouches}}
            {{#leavesOnEscape}}

                /// The escape gesture of VoiceOver removes it.
                @MainActor
                func testEscapeRemoves() async {
                    let asked = "{{places.leavesAfter}} has it leave by itself, but not while VoiceOver runs"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        XCTAssertTrue(plugin.{{escapeMethod}}(), asked)
                        let isLeaving = plugin.parent == nil || plugin.presentation.isLeaving
                        XCTAssertTrue(isLeaving, asked)
                    }
                }
            {{/leavesOnEscape}}
            {{#isModal}}

                /// Keeps VoiceOver from what is behind.
                @MainActor
                func testIsModal() async {
                    let asked = "{{places.modal}} asks for it to be modal"
                    let plugin = makePlugin()
                    {{> LoadedView}}
                    XCTAssertTrue(
                        plugin.view.{{isModalView}},
                        asked)
                }
            {{/isModal}}
            {{#identifier}}

                /// Has the identifier that UI tests look for.
                @MainActor
                func testHasIdentifier() async {
                    let asked = "{{places.identifier}} gives it an identifier"
                    let plugin = makePlugin()
                    {{> LoadedView}}
                    XCTAssertEqual(plugin.view.{{identifierOfView}}, {{.}}, asked)
                }
            {{/identifier}}
            {{#focus}}

                /// Moves the focus of VoiceOver to {{.}}.
                @MainActor
                func testMovesFocus() async {
                    let asked = "{{places.focus}} asks for the focus on {{.}}"
                    let plugin = makePlugin()
            {{#focusConditions}}
                    plugin.{{name}} = {{value}}
            {{/focusConditions}}
                    XCTAssertIdentical(plugin.accessibilityFocus, plugin.{{.}}, asked)
                }
            {{/focus}}
            {{#announcement}}

                /// Is announced.
                @MainActor
                func testIsAnnounced() async {
                    let asked = "{{places.announcement}} says what is announced"
                    let plugin = makePlugin()
            {{#announced}}
                    plugin.{{name}} = {{value}}
            {{/announced}}
                    XCTAssertEqual(
                        plugin.announcement, {{.}},
                        asked)
                }
            {{/announcement}}
            {{#announced}}

                /// Is announced again when {{name}} changes while it is visible.
                @MainActor
                func testAnnouncesChange() async {
                    let asked = "{{places.announcement}} asks for {{name}} to be announced"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        XCTAssertFalse(clock.isDue, "it is announced without a change")
                        plugin.{{name}} = {{value}}
                        XCTAssertTrue(clock.isDue, asked)
                    }
                }
            {{/announced}}
            {{#hasTexts}}

                /// Shows its texts.
                @MainActor
                func testShowsTexts() async {
                    let plugin = makePlugin()
                    {{> LoadedView}}
            {{#texts}}
            {{> DescribedValue}}
            {{/texts}}
                }
            {{/hasTexts}}
            {{#hasLooks}}

                /// Looks as it is described.
                @MainActor
                func testLooksAsDescribed() async {
                    let plugin = makePlugin()
                    {{> LoadedView}}
            {{#background}}
            {{> BackgroundLooks}}
            {{/background}}
            {{#looks}}
            {{> ViewLooks}}
            {{/looks}}
                }
            {{/hasLooks}}
            {{#hasDescriptions}}

                /// Tells assistive technologies and UI tests what it shows.
                @MainActor
                func testIsAccessible() async {
                    let plugin = makePlugin()
                    {{> LoadedView}}
            {{#descriptions}}
            {{> DescribedValue}}
            {{/descriptions}}
                }
            {{/hasDescriptions}}
            {{#inputs}}

                /// Shows {{name}}, whether it is set before or after the view is loaded.
                @MainActor
                func testInput{{capitalizedName}}IsShown() async {
                    let asked = "{{place}} describes the input {{name}}, which views show"
                    let plugin = makePlugin()
                    let first: {{type}} = {{first}}
                    plugin.{{name}} = first
            {{#conditions}}
                    plugin.{{name}} = {{value}}
            {{/conditions}}
                    {{> LoadedView}}
            {{#views}}
                    XCTAssertTrue(plugin.{{actual}} {{equals}} {{first}}, asked)
            {{#hides}}
                    XCTAssertFalse(plugin.{{name}}.isHidden, asked)
            {{/hides}}
            {{/views}}
                    let second: {{type}} = {{second}}
                    plugin.{{name}} = second
            {{#views}}
                    XCTAssertTrue(plugin.{{actual}} {{equals}} {{second}}, asked)
            {{/views}}
            {{#isOptional}}
                    plugin.{{name}} = nil
            {{#hiddenViews}}
                    XCTAssertTrue(plugin.{{name}}.isHidden, "\(asked) unless it is nil")
            {{/hiddenViews}}
            {{/isOptional}}
                }
            {{/inputs}}
            {{#visibilities}}

                /// Shows and hides views as {{name}} says, before and after they are loaded.
                @MainActor
                func testShowsWhen{{capitalizedName}}() async {
                    let asked = "{{place}} describes {{name}}, which shows or hides views"
                    let plugin = makePlugin()
            {{#conditions}}
                    plugin.{{name}} = {{value}}
            {{/conditions}}
                    plugin.{{name}} = false
                    {{> LoadedView}}
            {{#views}}
                    XCTAssertTrue({{#isHidden}}!{{/isHidden}}plugin.{{name}}.isHidden, asked)
            {{/views}}
                    plugin.{{name}} = true
            {{#views}}
                    XCTAssertTrue({{^isHidden}}!{{/isHidden}}plugin.{{name}}.isHidden, asked)
            {{/views}}
                    plugin.{{name}} = false
            {{#views}}
                    XCTAssertTrue({{#isHidden}}!{{/isHidden}}plugin.{{name}}.isHidden, asked)
            {{/views}}
                }
            {{/visibilities}}
            {{#typedTexts}}

                /// Takes over what is typed into {{bareField}}.
                @MainActor
                func testTypingInto{{capitalizedField}}() async {
                    let asked = "{{place}} describes {{bareField}}, and the input that it changes"
                    let plugin = makePlugin()
                    {{> LoadedView}}
            {{#handler}}
                    var calls = 0
                    plugin.{{handler}} = { {{signature}}
                        calls += 1
                        XCTAssertEqual(plugin?.{{input}}, "Typed", asked)
            {{#passesInput}}
                        XCTAssertEqual(typed, "Typed", asked)
            {{/passesInput}}
                    }
            {{/handler}}
                    enter("Typed", into: plugin.{{field}})
                    XCTAssertEqual(plugin.{{input}}, "Typed", asked)
                    XCTAssertEqual(plugin.{{field}}.{{shownText}}, "Typed", asked)
            {{#handler}}
                    XCTAssertEqual(calls, 1, asked)
            {{/handler}}
                }
            {{/typedTexts}}
            {{#primaryPresses}}

                /// Return in {{bareField}} presses {{bareButton}}, where that can be used.
                @MainActor
                func testReturnIn{{capitalizedField}}Presses{{capitalizedButton}}() async {
                    let asked = "{{place}} gives {{bareButton}} the role primary"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        var calls = 0
                        plugin.{{handler}} = { {{signature}}calls += 1 }
            {{#conditions}}
                        plugin.{{name}} = {{value}}
            {{/conditions}}
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
            {{#otherButtons}}
                        plugin.{{name}}.isEnabled = false
            {{/otherButtons}}
            {{#fieldBefore}}
                        pressReturn(in: plugin.{{.}})
                        XCTAssertEqual(calls, 0, "\(asked), and Return in another field presses it")
            {{/fieldBefore}}
                        plugin.{{button}}.isEnabled = false
                        pressReturn(in: plugin.{{field}})
                        XCTAssertEqual(calls, 0, "\(asked), and it is pressed while it is disabled")
                        plugin.{{button}}.isEnabled = true
            {{#hidingViews}}
                        plugin.{{name}}.isHidden = true
                        pressReturn(in: plugin.{{field}})
                        XCTAssertEqual(calls, 0, "\(asked), and it is pressed while it is hidden")
                        plugin.{{name}}.isHidden = false
            {{/hidingViews}}
                        pressReturn(in: plugin.{{field}})
                        XCTAssertEqual(calls, 1, asked)
                    }
                }
            {{/primaryPresses}}
            {{#handlers}}
            {{#buttons}}

            {{#removesPlugin}}
                /// A {{tap}} on {{bareButton}} removes it, and then calls {{name}} once.
                @MainActor
                func testTapOn{{capitalizedButton}}Calls{{capitalizedName}}() async {
                    let asked = "{{place}} asks for {{bareButton}} to trigger {{name}}"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        var calls = 0
                        plugin.{{name}} = { {{capturingSignature}}
                            calls += 1
                            XCTAssertNil(plugin?.parent, asked)
            {{#arguments}}
                            XCTAssertTrue({{name}} {{equals}} plugin?.{{name}}, asked)
            {{/arguments}}
                        }
            {{#titleInputs}}
                        plugin.{{name}} = {{value}}
            {{/titleInputs}}
            {{#arguments}}
            {{#value}}
                        plugin.{{name}} = {{.}}
            {{/value}}
            {{/arguments}}
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        window.press(plugin.{{button}})
                        window.press(plugin.{{button}})
                        XCTAssertEqual(calls, 1, asked)
                        XCTAssertNil(plugin.parent, asked)
                    }
                }
            {{/removesPlugin}}
            {{^removesPlugin}}
                /// Each {{tap}} on {{bareButton}} calls {{name}} once.
                @MainActor
                func testTapOn{{capitalizedButton}}Calls{{capitalizedName}}() async {
                    let asked = "{{place}} asks for {{bareButton}} to trigger {{name}}"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        var calls = 0
            {{#hasArguments}}
                        plugin.{{name}} = { {{capturingSignature}}
                            calls += 1
            {{#arguments}}
                            XCTAssertTrue({{name}} {{equals}} plugin?.{{name}}, asked)
            {{/arguments}}
                        }
            {{/hasArguments}}
            {{^hasArguments}}
                        plugin.{{name}} = { {{signature}}calls += 1 }
            {{/hasArguments}}
            {{#titleInputs}}
                        plugin.{{name}} = {{value}}
            {{/titleInputs}}
            {{#arguments}}
            {{#value}}
                        plugin.{{name}} = {{.}}
            {{/value}}
            {{/arguments}}
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        window.press(plugin.{{button}})
                        XCTAssertEqual(calls, 1, asked)
                        window.press(plugin.{{button}})
                        XCTAssertEqual(calls, 2, asked)
                        XCTAssertIdentical(plugin.parent, window.host, asked)
                    }
                }
            {{/removesPlugin}}
            {{#isEscape}}

                /// The escape gesture of VoiceOver calls {{name}}, as {{bareButton}} does.
                @MainActor
                func testEscapeCalls{{capitalizedName}}() async {
                    let asked = "{{place}} gives {{bareButton}} the role cancel"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        var calls = 0
                        plugin.{{name}} = { {{signature}}calls += 1 }
            {{#titleInputs}}
                        plugin.{{name}} = {{value}}
            {{/titleInputs}}
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        XCTAssertTrue(plugin.{{escapeMethod}}(), asked)
                        XCTAssertEqual(calls, 1, asked)
                    }
                }
            {{/isEscape}}
            {{/buttons}}

                /// Releases what {{name}} holds when it is removed.
                @MainActor
                func testReleases{{capitalizedName}}() async {
                    let window = {{prefix}}HostWindow()
                    let plugin = makePlugin()
                    weak var held: NSObject?
                    do {
                        let object = NSObject()
                        held = object
                        plugin.{{name}} = { {{signature}}_ = object }
                    }
                    window.host.{{add}}(plugin)
                    XCTAssertNotNil(held, "it is released before the removal")
                    plugin.{{remove}}(animated: false)
                    await {{prefix}}HostWindow.wait { held == nil }
                    XCTAssertNil(held, "it is kept after the removal")
                }
            {{/handlers}}

                /// Is released when it is removed, whatever it waits for and its handlers hold.
                @MainActor
                func testIsReleased() async {
                    weak var released: {{controller}}?
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
            {{#handlers}}
                        plugin.{{name}} = { {{signature}}_ = plugin }
            {{/handlers}}
                        released = plugin
                        window.host.{{add}}(plugin)
                        plugin.{{remove}}(animated: false)
                        XCTAssertTrue(clock.isIdle, "it still waits for something after its removal")
                    }
                    await {{prefix}}HostWindow.wait { released == nil }
                    XCTAssertNil(released, "something keeps it after its removal")
                }

                /// Is released with its host, also while it waits for something.
                @MainActor
                func testIsReleasedWithHost() async {
                    weak var released: {{controller}}?
                    clock.run {
                        let host = {{prefix}}HostWindow.makeController()
                        let plugin = makePlugin()
                        released = plugin
                        host.{{add}}(plugin)
                    }
                    await {{prefix}}HostWindow.wait { released == nil }
                    XCTAssertNil(released, "something besides its host keeps it")
                }
            {{^placement.pushesContent}}

                /// Stays in place while the content of its host scrolls behind it.
                @MainActor
                func testStaysWhileContentScrolls() async {
                    clock.run {
                        let host = {{prefix}}HostWindow.makeScrollingController()
                        let window = {{prefix}}HostWindow(host: host)
                        let plugin = makePlugin()
                        host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        window.layoutIfNeeded()
                        let top = plugin.view.convert(CGPoint.zero, to: nil).y
                        window.scroll(by: 120)
                        window.layoutIfNeeded()
                        let moved = plugin.view.convert(CGPoint.zero, to: nil).y - top
                        XCTAssertEqual(moved, 0, accuracy: 1, "it scrolls away with the content of its host")
                    }
                }
            {{/placement.pushesContent}}
            {{#group}}

                /// Replaces others of its group, once these have been visible for long enough.
                @MainActor
                func testReplacesGroup() async {
                    let asked = "{{places.group}} asks for a group"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let first = makePlugin()
                        let second = makePlugin()
                        XCTAssertEqual(second.presentation.group, {{.}}, asked)
                        window.host.{{add}}(first)
                        clock.advance(by: first.presentation.delay)
                        window.host.{{add}}(second)
                        clock.advance(by: first.presentation.minimumDuration)
                        XCTAssertEqual(window.host.children, [second], asked)
                    }
                }
            {{/group}}
            {{^group}}

                /// Leaves the other plugins of its host alone.
                @MainActor
                func testKeepsOthers() async {
                    let asked = "{{places.group}} asks for no group"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let first = makePlugin()
                        let second = makePlugin()
                        window.host.{{add}}(first)
                        window.host.{{add}}(second)
                        XCTAssertEqual(window.host.children, [first, second], asked)
                    }
                }
            {{/group}}
            {{#moveOut}}

                /// Leaves as it is described.
                @MainActor
                func testMovesOut() async {
                    let asked = "{{places.transition}} asks for the transition out '{{motion}}'"
                    clock.run(animated: true) {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        window.layoutIfNeeded()
                        clock.advance(by: plugin.presentation.minimumDuration)
                        plugin.{{remove}}()
                        XCTAssertIdentical(plugin.parent, window.host, "\(asked), which takes a while")
                        window.layoutIfNeeded()
                        let displacement = {{prefix}}HostWindow.displacement(of: plugin.view)
            {{#isFade}}
                        XCTAssertEqual(plugin.view.{{alpha}}, 0, asked)
                        XCTAssertEqual(displacement, .zero, asked)
            {{/isFade}}
            {{^isFade}}
                        XCTAssertTrue(displacement.{{offset}}, asked)
            {{/isFade}}
                        plugin.{{remove}}(animated: false)
                        XCTAssertNil(plugin.parent, "a removal without animation waits for the transition")
                        XCTAssertEqual(plugin.view.{{alpha}}, 1, "it stays transparent after it has left")
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        window.layoutIfNeeded()
                        let rest = {{prefix}}HostWindow.displacement(of: plugin.view)
                        XCTAssertEqual(rest, .zero, "it stays displaced after it has left")
                    }
                }
            {{^isFade}}

                /// Fades with Reduce Motion, in place of sliding.
                @MainActor
                func testReducesMotion() async {
                    let asked = "people who ask for less motion get none of {{places.transition}}"
                    clock.run(animated: true, reducesMotion: true) {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        window.layoutIfNeeded()
                        clock.advance(by: plugin.presentation.minimumDuration)
                        plugin.{{remove}}()
                        window.layoutIfNeeded()
                        XCTAssertEqual(plugin.view.{{alpha}}, 0, asked)
                        XCTAssertEqual({{prefix}}HostWindow.displacement(of: plugin.view), .zero, asked)
                    }
                }
            {{/isFade}}
            {{/moveOut}}
            {{#showing}}

                /// Is shown, told of, and hidden by a host.
                @MainActor
                func testHostShowsAndHides() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        XCTAssertNil(
                            window.host.{{shownPlugin}},
                            "a host without it tells of one")
                        let plugin = show(on: window.host)
                        XCTAssertIdentical(
                            window.host.{{shownPlugin}}, plugin,
                            "the host does not tell of it")
                        XCTAssertEqual(window.host.children, [plugin], "it is not the only child")
                        clock.advance(by: plugin.presentation.delay)
                        clock.advance(by: plugin.presentation.minimumDuration)
                        {{#hiding}}window.host.{{hiding}}(){{/hiding}}{{^hiding}}plugin.{{remove}}(){{/hiding}}
                        XCTAssertNil(
                            window.host.{{shownPlugin}},
                            "the host tells of it after its removal")
                        XCTAssertTrue(window.host.children.isEmpty, "it is a child after its removal")
                    }
                }
            {{/showing}}
            {{#given}}

                /// Is given {{name}} when it is shown, and when it is shown again.
                @MainActor
                func testIsShownWith{{capitalizedName}}() async {
                    let asked = "{{place}} describes the input {{name}}"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let first: {{type}} = {{first}}
                        let second: {{type}} = {{second}}
                        let shown = {{showingFirst}}
                        XCTAssertTrue(shown.{{name}} {{equals}} first, asked)
                        let shownAgain = {{showingSecond}}
                        XCTAssertTrue(shownAgain.{{name}} {{equals}} second, asked)
                    }
                }
            {{/given}}
            {{#called}}

                /// Calls the {{name}} that it is shown with.
                @MainActor
                func testIsShownWith{{capitalizedName}}() async {
                    let asked = "{{place}} describes the handler {{name}}"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        var calls = 0
                        let plugin = {{showing}}
                        plugin.{{name}}({{arguments}})
                        XCTAssertEqual(calls, 1, asked)
                    }
                }
            {{/called}}
            {{> OperationTests}}
            {{#showing}}
            {{#reuses}}

                /// Is used again when it is shown again.
                @MainActor
                func testIsReused() async {
                    let asked = "{{places.whenShown}} asks for 'reuse'"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = show(on: window.host)
                        XCTAssertIdentical(show(on: window.host), plugin, asked)
                        XCTAssertEqual(window.host.children, [plugin], asked)
                    }
                }
            {{/reuses}}
            {{#replaces}}

                /// Makes way for another one when it is shown again.
                @MainActor
                func testIsReplaced() async {
                    let asked = "{{places.whenShown}} asks for 'replace'"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let first = show(on: window.host)
                        let second = show(on: window.host)
                        XCTAssertNotIdentical(second, first, asked)
                        XCTAssertEqual(window.host.children, [second], asked)
                    }
                }
            {{/replaces}}
            {{#stacks}}

                /// Is covered by another one when it is shown again.
                @MainActor
                func testIsStacked() async {
                    let asked = "{{places.whenShown}} asks for 'stack'"
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let first = show(on: window.host)
                        let second = show(on: window.host)
                        XCTAssertEqual(window.host.children, [first, second], asked)
                        XCTAssertIdentical(window.host.{{shownPlugin}}, second, asked)
                    }
                }
            {{/stacks}}
            {{/showing}}

            {{#hasLocalizedTexts}}
                /// What the string table has for a key, or the text that the description has.
                @MainActor
                private func localized(_ key: String, _ text: String) -> String {
                    {{bundle}}.localizedString(
                        forKey: key, value: text, table: {{table}})
                }

            {{/hasLocalizedTexts}}
            {{#hasTypedTexts}}
                /// Does what typing does: changes the text, and has the field tell of it.
                {{> Typing}}

            {{/hasTypedTexts}}
                @MainActor
                private func makePlugin() -> {{controller}} {
                    {{creation}}
                }
            {{#showing}}

                @MainActor
                private func show(on host: {{PlatformViewController}}) -> {{controller}} {
                    {{.}}
                }
            {{/showing}}
            }
            #endif
            
            """###),
        EmbeddedTemplate(
            name: "PresentationTests",
            text: ###"""
            /// Presentation of plugins.
            nonisolated final class {{prefix}}PluginPresentationTests: XCTestCase {
                @MainActor
                private lazy var clock = {{prefix}}ManualClock()

                /// A plugin is hidden until its delay has passed.
                @MainActor
                func testWaitsForDelay() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(delay: 1))
                        window.host.{{add}}(plugin)
                        clock.advance(by: 0.9)
                        XCTAssertTrue(plugin.view.isHidden, "it does not wait for its delay")
                        clock.advance(by: 0.2)
                        XCTAssertFalse(plugin.view.isHidden, "it is hidden after its delay")
                    }
                }

                /// A plugin that is removed during its delay is gone at once, and never visible.
                @MainActor
                func testIsRemovedDuringDelay() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(delay: 1, minimumDuration: 1))
                        window.host.{{add}}(plugin)
                        clock.advance(by: 0.9)
                        plugin.{{remove}}()
                        XCTAssertNil(plugin.parent, "it has not left")
                        XCTAssertTrue(clock.isIdle, "its delay was not cancelled")
                        clock.advance(by: 1)
                        XCTAssertEqual(
                            plugin.count(of: "announcement"), 0,
                            "it became visible after its removal")
                        XCTAssertFalse(plugin.view.isHidden, "it is hidden for other code that adds it")
                    }
                }

                /// A plugin stays for its minimum duration, which begins when it becomes visible.
                @MainActor
                func testStaysForMinimumDuration() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(delay: 1, minimumDuration: 1))
                        window.host.{{add}}(plugin)
                        clock.advance(by: 1.5)
                        plugin.{{remove}}()
                        clock.advance(by: 0.4)
                        XCTAssertIdentical(plugin.parent, window.host, "it left before its minimum duration")
                        clock.advance(by: 0.2)
                        XCTAssertNil(plugin.parent, "it stays after its minimum duration")
                        XCTAssertNil(plugin.view.superview, "its view stays")
                    }
                }

                /// A plugin leaves at once when it is removed without animation.
                @MainActor
                func testLeavesAtOnceWithoutAnimation() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(minimumDuration: 1))
                        window.host.{{add}}(plugin)
                        plugin.{{remove}}(animated: false)
                        XCTAssertNil(plugin.parent, "it waits for its minimum duration")
                        XCTAssertTrue(clock.isIdle, "it still waits for something")
                    }
                }

                /// A plugin leaves by itself, also after it was about to leave and was added again.
                @MainActor
                func testLeavesByItself() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(
                            PluginPresentation(minimumDuration: 1, leavesAfter: 3))
                        window.host.{{add}}(plugin)
                        plugin.{{remove}}()
                        window.host.{{add}}(plugin)
                        clock.advance(by: 2.9)
                        XCTAssertIdentical(plugin.parent, window.host, "it left before its time")
                        clock.advance(by: 0.2)
                        XCTAssertNil(plugin.parent, "it does not leave by itself")
                    }
                }

                /// A plugin that is added again while it is visible stays as long as if it were new.
                @MainActor
                func testStaysLongerWhenAddedAgain() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(leavesAfter: 3))
                        window.host.{{add}}(plugin)
                        clock.advance(by: 2)
                        window.host.{{add}}(plugin)
                        clock.advance(by: 2.9)
                        XCTAssertIdentical(plugin.parent, window.host, "it left before its time")
                        clock.advance(by: 0.2)
                        XCTAssertNil(plugin.parent, "it does not leave by itself")
                    }
                }

                /// The time of a plugin begins when its host comes into a window.
                @MainActor
                func testBeginsToCountWhenSeen() async {
                    clock.run {
                        let host = {{prefix}}HostWindow.makeController()
                        let first = {{prefix}}StubPlugin(PluginPresentation(leavesAfter: 3))
                        let second = {{prefix}}StubPlugin(PluginPresentation(minimumDuration: 1))
                        host.{{add}}(first)
                        host.{{add}}(second)
                        clock.advance(by: 4)
                        XCTAssertIdentical(first.parent, host, "it left before it was seen")
                        host.{{add}}(first)
                        clock.advance(by: 4)
                        XCTAssertIdentical(first.parent, host, "it left before it was seen")
                        let window = {{prefix}}HostWindow(host: host)
                        second.{{remove}}()
                        clock.advance(by: 0.9)
                        XCTAssertIdentical(second.parent, host, "it left before its minimum duration")
                        clock.advance(by: 2)
                        XCTAssertEqual(window.host.children, [first], "it left before its time")
                        clock.advance(by: 0.2)
                        XCTAssertTrue(window.host.children.isEmpty, "it does not leave by itself")
                    }
                }

                /// A plugin that is added again stays in its container, or moves to the one that is named.
                @MainActor
                func testMovesToOtherContainer() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation())
                        let container = {{PlatformView}}()
                        window.host.view.addSubview(container)
                        window.host.{{add}}(plugin)
                        window.host.{{add}}(plugin, in: container)
                        XCTAssertIdentical(plugin.view.superview, container, "it is not in the other container")
                        window.host.{{add}}(plugin)
                        XCTAssertIdentical(plugin.view.superview, container, "it does not stay there")
                        XCTAssertEqual(window.host.children, [plugin], "it is not the only child")
                    }
                }

                /// A plugin that other code has added can be removed.
                @MainActor
                func testLeavesWhenAddedByOthers() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(delay: 1, minimumDuration: 1))
                        window.host.addChild(plugin)
                        window.host.view.addSubview(plugin.view)
                        {{#tellsOfMoves}}
                        plugin.didMove(toParent: window.host)
                        {{/tellsOfMoves}}
                        plugin.{{remove}}()
                        XCTAssertNil(plugin.parent, "it has not left")
                        XCTAssertNil(plugin.view.superview, "its view stays")
                        XCTAssertEqual(
                            plugin.count(of: "releaseHandlers"), 1,
                            "it does not let go of its handlers")
                    }
                }

            {{> UseTests}}

                /// A plugin replaces those of its group, once these have been visible for long enough.
                @MainActor
                func testReplacesGroup() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let first = {{prefix}}StubPlugin(PluginPresentation(minimumDuration: 1, group: "state"))
                        let second = {{prefix}}StubPlugin(PluginPresentation(group: "state"))
                        window.host.{{add}}(first)
                        clock.advance(by: 0.5)
                        window.host.{{add}}(second)
                        XCTAssertIdentical(first.parent, window.host, "the first one left before its time")
                        XCTAssertTrue(second.view.isHidden, "the second one is visible beside the first")
                        clock.advance(by: 0.6)
                        XCTAssertEqual(window.host.children, [second], "the first one has not left")
                        XCTAssertFalse(second.view.isHidden, "the second one is not visible after the first")
                    }
                }

                /// A plugin that is added again stays, and the one of its group that waits for that leaves.
                @MainActor
                func testStaysInGroupWhenAddedAgain() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let first = {{prefix}}StubPlugin(PluginPresentation(minimumDuration: 1, group: "state"))
                        let second = {{prefix}}StubPlugin(PluginPresentation(group: "state"))
                        window.host.{{add}}(first)
                        window.host.{{add}}(second)
                        window.host.{{add}}(first)
                        XCTAssertEqual(window.host.children, [first], "the one that waits has not left")
                        clock.advance(by: 2)
                        XCTAssertEqual(window.host.children, [first], "it left although it was added again")
                    }
                }

                /// A plugin leaves those of other groups alone.
                @MainActor
                func testKeepsOtherGroups() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let first = {{prefix}}StubPlugin(PluginPresentation(group: "state"))
                        let second = {{prefix}}StubPlugin(PluginPresentation(group: "banner"))
                        let third = {{prefix}}StubPlugin(PluginPresentation())
                        let fourth = {{prefix}}StubPlugin(PluginPresentation())
                        let plugins = [first, second, third, fourth]
                        for plugin in plugins { window.host.{{add}}(plugin) }
                        XCTAssertEqual(window.host.children, plugins, "one of another group has left")
                    }
                }

                /// A plugin that moves to another host waits for its delay anew.
                @MainActor
                func testChangesHost() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let other = {{prefix}}HostWindow.makeController()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(delay: 1))
                        other.{{add}}(plugin)
                        clock.advance(by: 0.9)
                        window.host.{{add}}(plugin)
                        clock.advance(by: 0.9)
                        XCTAssertTrue(plugin.view.isHidden, "it did not wait for the whole delay")
                        XCTAssertTrue(other.children.isEmpty, "its former parent still has it")
                        clock.advance(by: 0.2)
                        XCTAssertFalse(plugin.view.isHidden, "it is hidden after its delay")
                    }
                }

            {{#tellsOfMoves}}
                /// A plugin is told once that it moves, and once that it has, with a delay and without.
                @MainActor
                func testIsToldOfParent() async {
                    clock.run {
                        for delay in [0.0, 1.0] {
                            let window = {{prefix}}HostWindow()
                            let plugin = {{prefix}}StubPlugin(PluginPresentation(delay: delay))
                            window.host.{{add}}(plugin)
                            clock.advance(by: 2)
                            XCTAssertEqual(
                                plugin.count(of: "willMove to host"), 1,
                                "it is not told that it moves")
                            XCTAssertEqual(
                                plugin.count(of: "didMove to host"), 1,
                                "it is not told that it moved")
                            plugin.calls = []
                            plugin.{{remove}}(animated: false)
                            XCTAssertEqual(
                                plugin.calls, [{{callsOfRemoval}}, "releaseHandlers"],
                                "the order of the removal is another")
                        }
                    }
                }

            {{/tellsOfMoves}}
                /// VoiceOver is told of a plugin once, when it becomes visible.
                @MainActor
                func testIsAnnouncedWhenVisible() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(delay: 1))
                        window.host.{{add}}(plugin)
                        clock.advance(by: 2)
                        XCTAssertEqual(plugin.count(of: "focus while hidden"), 0, "the focus moves too early")
                        XCTAssertEqual(plugin.count(of: "focus"), 1, "the focus does not move to it once")
                        XCTAssertEqual(
                            plugin.count(of: "announcement while hidden"), 0,
                            "it is announced too early")
                        XCTAssertEqual(plugin.count(of: "announcement"), 1, "it is not announced once")
                    }
                }

                /// A change of what is announced is announced once a turn, while the plugin is visible.
                @MainActor
                func testAnnouncesChanges() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(delay: 1))
                        window.host.{{add}}(plugin)
                        plugin.presentation.announceChange()
                        clock.advance(by: 0.5)
                        XCTAssertEqual(
                            plugin.count(of: "announcement while hidden"), 0,
                            "it is announced too early")
                        clock.advance(by: 1)
                        plugin.calls = []
                        plugin.presentation.announceChange()
                        plugin.presentation.announceChange()
                        XCTAssertEqual(
                            plugin.count(of: "announcement"), 0,
                            "it does not wait for other changes")
                        clock.advance(by: 0)
                        XCTAssertEqual(plugin.count(of: "announcement"), 1, "it is not announced once")
                        plugin.presentation.announceChange()
                        clock.advance(by: 0)
                        XCTAssertEqual(plugin.count(of: "announcement"), 2, "it is not announced again")
                        plugin.presentation.announceChange()
                        plugin.{{remove}}(animated: false)
                        XCTAssertTrue(clock.isIdle, "it is announced after its removal")
                    }
                }

                /// A modal plugin keeps {{touches}} beside it from its host, from when it is visible.
                @MainActor
                func testCoversContainerWhenModal() async {
                    clock.run(animated: true) {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(
                            PluginPresentation(
                                placement: ChildPlacement(edges: [], width: 100, height: 40), delay: 1,
                                transition: PluginTransition(moveOut: .fade)))
                        plugin.view.{{makeModal}}
                        let (beside, center) = (CGPoint(x: 20, y: 20), CGPoint(x: 160, y: 320))
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
                        XCTAssertIdentical(
                            window.view(at: beside), window.host.view,
                            "it covers its host too early")
                        clock.advance(by: 1)
                        window.layoutIfNeeded()
                        XCTAssertNotIdentical(
                            window.view(at: beside), window.host.view,
                            "its host takes {{touches}}")
                        XCTAssertIdentical(
                            window.view(at: center), plugin.view,
                            "it takes no {{touches}} itself")
                        plugin.{{remove}}()
                        XCTAssertIdentical(
                            window.view(at: beside), window.host.view,
                            "it still covers its host")
                        plugin.{{remove}}(animated: false)
                        XCTAssertTrue(window.host.view.subviews.isEmpty, "what covers the host stays")
                    }
                }

                /// VoiceOver is told of a plugin once, when its host is seen.
                @MainActor
                func testIsAnnouncedWhenSeen() async {
                    clock.run {
                        let host = {{prefix}}HostWindow.makeController()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation())
                        host.{{add}}(plugin)
                        XCTAssertEqual(plugin.count(of: "announcement"), 0, "it is announced too early")
                        let window = {{prefix}}HostWindow(host: host)
                        XCTAssertEqual(plugin.count(of: "focus"), 1, "the focus does not move to it once")
                        XCTAssertEqual(plugin.count(of: "announcement"), 1, "it is not announced once")
                        XCTAssertTrue(window.contains(plugin.view), "it is in another window")
                    }
                }

                /// A plugin that is added again while it is about to leave stays.
                @MainActor
                func testStaysWhenAddedAgain() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(minimumDuration: 1))
                        window.host.{{add}}(plugin)
                        plugin.{{remove}}()
                        XCTAssertTrue(
                            plugin.presentation.isLeaving,
                            "it does not wait for its minimum duration")
                        window.host.{{add}}(plugin)
                        XCTAssertFalse(plugin.presentation.isLeaving, "it is still about to leave")
                        clock.advance(by: 10)
                        XCTAssertIdentical(plugin.parent, window.host, "it left although it was added again")
                    }
                }

                /// A host tells of the newest of its plugins that is not about to leave.
                @MainActor
                func testTellsOfShownPlugin() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let first = {{prefix}}StubPlugin(PluginPresentation())
                        let second = {{prefix}}StubPlugin(PluginPresentation(minimumDuration: 1))
                        window.host.{{add}}(first)
                        window.host.{{add}}(second)
                        let type = {{prefix}}StubPlugin.self
                        XCTAssertIdentical(
                            window.host.shownPlugin(type), second,
                            "it does not tell of the newest")
                        second.{{remove}}()
                        XCTAssertIdentical(window.host.shownPlugin(type), first, "it tells of one that leaves")
                        XCTAssertIdentical(window.host.childPlugin(type), second, "it forgets one that leaves")
                    }
                }

                /// A plugin that nobody sees leaves at once, whatever its minimum duration.
                @MainActor
                func testLeavesUnseen() async {
                    clock.run {
                        let host = {{prefix}}HostWindow.makeController()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(minimumDuration: 1))
                        host.{{add}}(plugin)
                        plugin.{{remove}}()
                        XCTAssertNil(plugin.parent, "it stays although nobody sees it")
                    }
                }

                /// A plugin that was taken away without its presentation can be seen when it comes back.
                @MainActor
                func testSurvivesForeignRemoval() async {
                    clock.run {
                        let host = {{prefix}}HostWindow.makeController()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(delay: 1))
                        host.{{add}}(plugin)
                        {{#tellsOfMoves}}
                        plugin.willMove(toParent: nil)
                        {{/tellsOfMoves}}
                        plugin.view.removeFromSuperview()
                        plugin.removeFromParent()
                        clock.advance(by: 1)
                        XCTAssertFalse(plugin.view.isHidden, "it is hidden when it comes back")
                        XCTAssertEqual(plugin.count(of: "announcement"), 0, "it is announced while it is away")
                        let window = {{prefix}}HostWindow()
                        window.host.view.addSubview(plugin.view)
                        XCTAssertEqual(plugin.count(of: "announcement"), 0, "it is announced for other code")
                    }
                }

            {{#tellsOfMoves}}
                /// A plugin that moves in is told that it has moved when it has arrived.
                @MainActor
                func testIsToldAfterMotion() async {
                    clock.run(animated: true) {
                        let window = {{prefix}}HostWindow()
                        let transition = PluginTransition(moveIn: .fade)
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(transition: transition))
                        window.host.{{add}}(plugin)
                        XCTAssertEqual(
                            plugin.count(of: "didMove to host"), 0,
                            "it is told before it has arrived")
                        plugin.{{remove}}(animated: false)
                        XCTAssertNil(plugin.parent, "it has not left")
                        XCTAssertEqual(plugin.view.{{alpha}}, 1, "it is left transparent")
                    }
                }

            {{/tellsOfMoves}}
            {{^tellsOfMoves}}
                /// A plugin that moves in can be removed at once, and is as it was.
                @MainActor
                func testMovesIn() async {
                    clock.run(animated: true) {
                        let window = {{prefix}}HostWindow()
                        let transition = PluginTransition(moveIn: .fade)
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(transition: transition))
                        window.host.{{add}}(plugin)
                        XCTAssertFalse(plugin.view.isHidden, "it is hidden while it moves in")
                        plugin.{{remove}}(animated: false)
                        XCTAssertNil(plugin.parent, "it has not left")
                        XCTAssertEqual(plugin.view.{{alpha}}, 1, "it is left transparent")
                    }
                }

            {{/tellsOfMoves}}
                /// A plugin that moves out takes no {{touches}}, and is told once that it leaves.
                @MainActor
                func testMovesOut() async {
                    clock.run(animated: true) {
                        let window = {{prefix}}HostWindow()
                        let transition = PluginTransition(moveOut: .fade)
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(transition: transition))
                        window.host.{{add}}(plugin)
                        plugin.calls = []
                        plugin.{{remove}}()
                        XCTAssertIdentical(plugin.parent, window.host, "it does not move out")
                        XCTAssertTrue(plugin.presentation.isLeaving, "it does not leave")
                        {{#tellsOfMoves}}
                        XCTAssertEqual(plugin.calls, ["willMove to nil"], "it is not told that it leaves")
                        {{/tellsOfMoves}}
                        window.layoutIfNeeded()
                        {{#tellsOfMoves}}
                        // What is transparent takes none in any case.
                        plugin.view.{{alpha}} = 1
                        {{/tellsOfMoves}}
                        let center = CGPoint(x: 160, y: 320)
                        XCTAssertIdentical(window.view(at: center), window.host.view, "it takes {{touches}}")
                        plugin.{{remove}}(animated: false)
                        XCTAssertEqual(
                            plugin.calls, [{{callsOfRemoval}}, "releaseHandlers"],
                            "the order of the removal is another")
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
                        XCTAssertIdentical(
                            window.view(at: center), plugin.view,
                            "it takes no {{touches}} any more")
                    }
                }

                /// A plugin that is added again while it moves out stays, and is as it was.
                @MainActor
                func testReturnsFromMovingOut() async {
                    clock.run(animated: true) {
                        let window = {{prefix}}HostWindow()
                        let transition = PluginTransition(moveOut: .slide(from: .top))
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(transition: transition))
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
                        plugin.calls = []
                        plugin.{{remove}}()
                        window.host.{{add}}(plugin)
                        XCTAssertIdentical(plugin.parent, window.host, "it left although it was added again")
                        XCTAssertEqual(
                            plugin.count(of: "{{lastCallOfRemoval}}"), 1,
                            "it is not told that it left")
                        {{#tellsOfMoves}}
                        XCTAssertEqual(plugin.count(of: "didMove to host"), 1, "it is not told that it is back")
                        {{/tellsOfMoves}}
                        XCTAssertFalse(plugin.presentation.isLeaving, "it is still about to leave")
                        window.layoutIfNeeded()
                        XCTAssertEqual(
                            {{prefix}}HostWindow.displacement(of: plugin.view), .zero,
                            "it stays displaced")
                        let center = CGPoint(x: 160, y: 320)
                        XCTAssertIdentical(
                            window.view(at: center), plugin.view,
                            "it takes no {{touches}} any more")
                    }
                }

                /// A plugin that moves out of a host can be added to another one, and is as it was.
                @MainActor
                func testChangesHostWhileMovingOut() async {
                    clock.run(animated: true) {
                        let window = {{prefix}}HostWindow()
                        let other = {{prefix}}HostWindow()
                        let transition = PluginTransition(moveOut: .slide(from: .top))
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(transition: transition))
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
                        plugin.{{remove}}()
                        other.host.{{add}}(plugin)
                        other.layoutIfNeeded()
                        XCTAssertEqual(other.host.children, [plugin], "the other host does not have it")
                        XCTAssertTrue(window.host.children.isEmpty, "its former host still has it")
                        XCTAssertEqual(plugin.view.frame, other.host.view.bounds, "it stays displaced")
                        XCTAssertEqual(plugin.count(of: "releaseHandlers"), 0, "it lets go of its handlers")
                        {{#tellsOfMoves}}
                        XCTAssertEqual(
                            plugin.count(of: "willMove to nil"), 1,
                            "it is not told once that it leaves")
                        {{/tellsOfMoves}}
                    }
                }

                /// A plugin that moves out before it has moved in is not told that it has, and then leaves.
                @MainActor
                func testMovesOutBeforeItHasMovedIn() async {
                    let window = {{prefix}}HostWindow()
                    let plugin = {{prefix}}StubPlugin(
                        PluginPresentation(
                            transition: PluginTransition(moveIn: .fade, moveOut: .fade, duration: 0)))
                    clock.run(animated: true) {
                        window.host.{{add}}(plugin)
                        plugin.{{remove}}()
                    }
                    await {{prefix}}HostWindow.wait { plugin.parent == nil }
                    XCTAssertNil(plugin.parent, "it does not leave when it has moved out")
                    {{#tellsOfMoves}}
                    XCTAssertEqual(plugin.count(of: "didMove to host"), 0, "it is told that it has moved in")
                    {{/tellsOfMoves}}
                    XCTAssertEqual(plugin.count(of: "releaseHandlers"), 1, "it does not let go of its handlers")
                }

            {{#tellsOfMoves}}
                /// A plugin that has moved in is told of it once.
                @MainActor
                func testIsToldWhenItHasMovedIn() async {
                    let window = {{prefix}}HostWindow()
                    let plugin = {{prefix}}StubPlugin(
                        PluginPresentation(transition: PluginTransition(moveIn: .fade, duration: 0)))
                    clock.run(animated: true) { window.host.{{add}}(plugin) }
                    await {{prefix}}HostWindow.wait { plugin.count(of: "didMove to host") > 0 }
                    XCTAssertEqual(plugin.count(of: "didMove to host"), 1, "it is not told once")
                    XCTAssertEqual(plugin.view.{{alpha}}, 1, "it stays transparent")
                }

            {{/tellsOfMoves}}
                /// A plugin slides to the edge that it comes from.
                @MainActor
                func testSlides() async {
                    clock.run(animated: true) {
                        let offsets: [(NSDirectionalRectEdge, CGFloat, CGFloat)] = [
                            (.top, 0, -640), (.bottom, 0, 640), (.leading, -320, 0), (.trailing, 320, 0),
                        ]
                        for (edge, x, y) in offsets {
                            let window = {{prefix}}HostWindow()
                            let transition = PluginTransition(moveOut: .slide(from: edge))
                            let plugin = {{prefix}}StubPlugin(PluginPresentation(transition: transition))
                            window.host.{{add}}(plugin)
                            window.layoutIfNeeded()
                            plugin.{{remove}}()
                            window.layoutIfNeeded()
                            let displacement = {{prefix}}HostWindow.displacement(of: plugin.view)
                            XCTAssertEqual(displacement.width, x, "it slides to another side")
                            XCTAssertEqual(displacement.height, y, "it slides too high or too low")
                            XCTAssertEqual(plugin.view.{{alpha}}, 1, "it fades")
                        }
                    }
                }

                /// A plugin that is smaller than its host slides out of it, whatever its place.
                @MainActor
                func testSlidesOut() async {
                    clock.run(animated: true) {
                        let offsets: [(NSDirectionalRectEdge, CGFloat, CGFloat)] = [
                            (.top, 0, -340), (.bottom, 0, 340), (.leading, -210, 0), (.trailing, 210, 0),
                        ]
                        for (edge, x, y) in offsets {
                            let window = {{prefix}}HostWindow()
                            let plugin = {{prefix}}StubPlugin(
                                PluginPresentation(
                                    placement: ChildPlacement(edges: [], width: 100, height: 40),
                                    transition: PluginTransition(moveOut: .slide(from: edge))))
                            window.host.{{add}}(plugin)
                            window.layoutIfNeeded()
                            plugin.{{remove}}()
                            window.layoutIfNeeded()
                            let displacement = {{prefix}}HostWindow.displacement(of: plugin.view)
                            XCTAssertEqual(displacement.width, x, "it does not slide out at the side")
                            XCTAssertEqual(displacement.height, y, "it does not slide out above or below")
                        }
                    }
                }

                /// A plugin slides as far however far the content of its host is scrolled.
                @MainActor
                func testSlidesOutOfScrolledHost() async {
                    clock.run(animated: true) {
                        for edge in [NSDirectionalRectEdge.top, .bottom] {
                            let window = {{prefix}}HostWindow(host: {{prefix}}HostWindow.makeScrollingController())
                            let plugin = {{prefix}}StubPlugin(
                                PluginPresentation(transition: PluginTransition(moveOut: .slide(from: edge))))
                            window.scroll(by: 120)
                            window.host.{{add}}(plugin)
                            window.layoutIfNeeded()
                            plugin.{{remove}}()
                            window.layoutIfNeeded()
                            let displacement = {{prefix}}HostWindow.displacement(of: plugin.view)
                            XCTAssertEqual(
                                abs(displacement.height), 640,
                                "it slides too far, or not far enough")
                        }
                    }
                }

                /// A plugin fades in place of sliding, for people who ask for less motion.
                @MainActor
                func testReducesMotion() async {
                    clock.run(animated: true, reducesMotion: true) {
                        let window = {{prefix}}HostWindow()
                        let transition = PluginTransition(moveOut: .slide(from: .top))
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(transition: transition))
                        window.host.{{add}}(plugin)
                        plugin.{{remove}}()
                        window.layoutIfNeeded()
                        XCTAssertEqual(plugin.view.{{alpha}}, 0, "it does not fade")
                        XCTAssertEqual({{prefix}}HostWindow.displacement(of: plugin.view), .zero, "it slides")
                    }
                }

                /// A plugin that waits is kept by its host only.
                @MainActor
                func testIsReleasedWithHost() async {
                    weak var released: {{PlatformViewController}}?
                    clock.run {
                        let host = {{prefix}}HostWindow.makeController()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(delay: 1))
                        released = plugin
                        host.{{add}}(plugin)
                    }
                    await {{prefix}}HostWindow.wait { released == nil }
                    XCTAssertNil(released, "something else keeps it")
                }

                /// The system's clock calls what is due, and not what was cancelled.
                @MainActor
                func testSystemClockCalls() async {
                    var calls: [String] = []
                    let clock = PluginClock.system
                    let cancel = clock.schedule(0) { calls.append("cancelled") }
                    cancel()
                    _ = clock.schedule(0) { calls.append("due") }
                    await {{prefix}}HostWindow.wait { calls.contains("due") }
                    for _ in 0..<100 { await {{prefix}}HostWindow.finishTurn() }
                    XCTAssertEqual(calls, ["due"], "it calls something else")
                }
            }
            
            """###),
        EmbeddedTemplate(
            name: "RoomLooks",
            text: ###"""
            {{#takesRoom}}
                    XCTAssertEqual(
                        plugin.{{name}}.contentHuggingPriority(for: .horizontal),
                        {{LayoutPriority}}(249),
                        "{{place}} describes it in a row")
            {{/takesRoom}}
            
            """###),
        EmbeddedTemplate(
            name: "SizeLooks",
            text: ###"""
            {{#sizing}}
                    XCTAssertTrue(
                        plugin.{{name}}.constraints.contains {
                            $0.firstAttribute == .width && $0.constant == {{width}}
                        },
                        "{{place}} describes it")
                    XCTAssertTrue(
                        plugin.{{name}}.constraints.contains {
                            $0.firstAttribute == .height && $0.constant == {{height}}
                        },
                        "{{place}} describes it")
            {{/sizing}}
            
            """###),
        EmbeddedTemplate(
            name: "WidthLooks",
            text: ###"""
                    XCTAssertTrue(
                        plugin.{{name}}.constraints.contains {
                            $0.firstAttribute == .width && $0.constant == {{width}}
                                && $0.priority
                                    == {{LayoutPriority}}({{#takesRoom}}249{{/takesRoom}}{{^takesRoom}}251{{/takesRoom}})
                        },
                        "{{place}} describes it")
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/BackgroundLooks",
            text: ###"""
                    XCTAssertEqual(
                        (plugin.view as? PluginView)?.backgroundColor, NSColor.{{.}},
                        "{{places.background}} asks for the background")
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/UseTests",
            text: ###"""
                /// A plugin that the pointer is inside of does not leave by itself.
                @MainActor
                func testStaysWhilePointed() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(leavesAfter: 2))
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
                        window.pointer = CGPoint(x: 9, y: 9)
                        clock.advance(by: 5)
                        XCTAssertIdentical(plugin.parent, window.host, "it left while the pointer was inside")
                        window.pointer = CGPoint(x: -9, y: -9)
                        clock.advance(by: 2)
                        XCTAssertNil(plugin.parent, "it stays after the pointer has left")
                    }
                }

                /// A plugin without a window is not in use.
                @MainActor
                func testIsNotInUseWithoutWindow() async {
                    XCTAssertFalse(
                        PluginView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).isInUse,
                        "it is in use")
                }

                /// A plugin that the pointer is inside of is in use, wherever it is in the window.
                @MainActor
                func testIsInUseWherePlaced() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let view = PluginView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
                        window.host.view.addSubview(view)
                        window.pointer = CGPoint(x: 125, y: 225)
                        XCTAssertTrue(view.isInUse, "it is not in use")
                        window.pointer = CGPoint(x: 25, y: 25)
                        XCTAssertFalse(view.isInUse, "it is in use")
                        let (own, other) = (NSTextView(), NSTextView())
                        view.addSubview(own)
                        window.host.view.addSubview(other)
                        window.window.makeFirstResponder(own)
                        XCTAssertTrue(view.isInUse, "it is not in use while its text is edited")
                        window.window.makeFirstResponder(other)
                        XCTAssertFalse(view.isInUse, "it is in use while another text is edited")
                    }
                }

                /// Clicks between the views of a plugin's stacks are passed on where those beside it are.
                @MainActor
                func testIsClickedBetweenViews() async {
                    let view = PluginView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
                    let (outer, inner) = (NSStackView(frame: view.bounds), NSStackView(frame: view.bounds))
                    let button = NSButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
                    view.addSubview(outer)
                    outer.addSubview(inner)
                    inner.addSubview(button)
                    let between = CGPoint(x: 60, y: 60)
                    XCTAssertIdentical(view.hitTest(between), inner, "its stack is not clicked")
                    view.passesClicks = true
                    XCTAssertNil(view.hitTest(between), "its stack is clicked")
                    view.backgroundColor = .white
                    XCTAssertIdentical(view.hitTest(between), inner, "its background is not clicked")
                    view.backgroundColor = .clear
                    XCTAssertNil(view.hitTest(between), "what cannot be seen is clicked")
                    XCTAssertIdentical(view.hitTest(CGPoint(x: 20, y: 20)), button, "its button is not")
                    let space = NSView(frame: view.bounds)
                    inner.addSubview(space, positioned: .below, relativeTo: button)
                    XCTAssertNil(view.hitTest(between), "the space in its stack is clicked")
                    space.wantsLayer = true
                    XCTAssertIdentical(view.hitTest(between), space, "what has a layer to show is not clicked")
                    space.wantsLayer = false
                    space.addSubview(NSView())
                    XCTAssertIdentical(view.hitTest(between), space, "what holds views is not clicked")
                    space.removeFromSuperview()
                    inner.addGestureRecognizer(NSClickGestureRecognizer(target: nil, action: nil))
                    XCTAssertIdentical(view.hitTest(between), inner, "a recognizer of its content is not")
                    let content = NSView(frame: view.bounds)
                    view.addSubview(content)
                    XCTAssertIdentical(view.hitTest(between), content, "content of its own is not clicked")
                }

                /// A plugin that its parent takes away, the usual way, undoes what it did.
                @MainActor
                func testIsTakenAwayByItsParent() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(
                            PluginPresentation(
                                placement: ChildPlacement(
                                    edges: [.top, .leading, .trailing], pushesContent: true)))
                        plugin.view = PluginView()
                        plugin.view.heightAnchor.constraint(equalToConstant: 40).isActive = true
                        window.host.{{add}}(plugin)
                        XCTAssertEqual(window.pushedInsets, [40, 0, 0, 0], "it does not push")
                        plugin.view.removeFromSuperview()
                        window.host.removeChild(at: 0)
                        XCTAssertEqual(window.pushedInsets, [0, 0, 0, 0], "it still pushes")
                        XCTAssertTrue(clock.isIdle, "it still waits for something")
                    }
                }

                /// A plugin that moves out takes no keys.
                @MainActor
                func testIgnoresKeysWhileMovingOut() async {
                    clock.run(animated: true) {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(
                            PluginPresentation(transition: PluginTransition(moveOut: .fade)))
                        let view = PluginView()
                        let button = PluginButton()
                        var presses = 0
                        button.keyEquivalent = "\r"
                        button.pressHandler = { presses += 1 }
                        view.addSubview(button)
                        plugin.view = view
                        window.host.{{add}}(plugin)
                        let event = NSEvent.keyEvent(
                            with: .keyDown, location: .zero, modifierFlags: [], timestamp: 0,
                            windowNumber: window.window.windowNumber, context: nil, characters: "\r",
                            charactersIgnoringModifiers: "\r", isARepeat: false, keyCode: 36)
                        let performsKey = { event.map { view.performKeyEquivalent(with: $0) } ?? false }
                        XCTAssertTrue(performsKey(), "its button takes no key")
                        window.window.makeFirstResponder(view)
                        plugin.{{remove}}()
                        XCTAssertFalse(performsKey(), "its button still takes keys")
                        XCTAssertEqual(presses, 1, "its button is not pressed once")
                        XCTAssertIdentical(
                            window.window.firstResponder, window.window,
                            "it still has the keyboard")
                    }
                }

                /// A plugin leaves nothing of its place, also where other code takes it away.
                @MainActor
                func testLeavesNoPlace() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let container = NSView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
                        window.host.view.addSubview(container)
                        var places: [NSLayoutGuide] {
                            container.layoutGuides.filter { $0.identifier.rawValue == "PluginSlot" }
                        }
                        for view in [PluginView(), NSView()] {
                            let plugin = {{prefix}}StubPlugin(PluginPresentation())
                            plugin.view = view
                            window.host.{{add}}(plugin, in: container)
                            plugin.{{remove}}()
                            XCTAssertTrue(places.isEmpty, "its place is left")
                            window.host.{{add}}(plugin, in: container)
                            view.removeFromSuperview()
                            plugin.removeFromParent()
                            if view is PluginView {
                                XCTAssertTrue(places.isEmpty, "its place is left")
                            }
                            window.host.{{add}}(plugin, in: container)
                            XCTAssertEqual(places.count, 1, "it has not one place")
                            plugin.{{remove}}()
                        }
                    }
                }

                /// A plugin slides out of containers whose coordinates begin at the top or at the bottom.
                @MainActor
                func testSlidesOutOfContainers() async {
                    clock.run(animated: true) {
                        let frame = CGRect(x: 0, y: 0, width: 200, height: 100)
                        for container in [{{prefix}}TopLeftView(frame: frame), NSView(frame: frame)] {
                            let window = {{prefix}}HostWindow()
                            window.host.view.addSubview(container)
                            let slide = PluginTransition.Motion.slide(from: .top)
                            let plugin = {{prefix}}StubPlugin(
                                PluginPresentation(
                                    placement: ChildPlacement(edges: [.top, .leading, .trailing], height: 20),
                                    transition: PluginTransition(moveIn: slide, moveOut: slide)))
                            window.host.{{add}}(plugin, in: container)
                            window.layoutIfNeeded()
                            let top = {{prefix}}HostWindow.frame(of: plugin.view).minY
                            XCTAssertEqual(top, 0, "it does not come to its place")
                            plugin.{{remove}}()
                            window.layoutIfNeeded()
                            let bottom = {{prefix}}HostWindow.frame(of: plugin.view).maxY
                            XCTAssertEqual(bottom, 0, "it slides elsewhere")
                        }
                    }
                }

                /// A plugin comes and goes at once where plugins do not move.
                @MainActor
                func testDoesNotMove() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(
                            PluginPresentation(transition: PluginTransition(moveIn: .fade, moveOut: .fade)))
                        window.host.{{add}}(plugin)
                        plugin.{{remove}}()
                        XCTAssertNil(plugin.parent, "it moves out")
                    }
                }

                /// The keyboard follows the focus of a plugin, and comes back.
                @MainActor
                func testMovesKeyboard() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let former = {{prefix}}TopLeftView()
                        window.host.view.addSubview(former)
                        window.window.makeFirstResponder(former)
                        let plugin = {{prefix}}StubPlugin(PluginPresentation())
                        let focus = {{prefix}}TopLeftView()
                        plugin.view.addSubview(focus)
                        plugin.focus = focus
                        window.host.{{add}}(plugin)
                        XCTAssertIdentical(window.window.firstResponder, focus, "the keyboard is elsewhere")
                        plugin.{{remove}}()
                        XCTAssertIdentical(
                            window.window.firstResponder, former,
                            "the keyboard does not come back")
                    }
                }

                /// The keyboard stays where the user has moved it to while a plugin was shown.
                @MainActor
                func testLeavesKeyboardAlone() async {
                    for isTakenAway in [false, true] {
                        clock.run {
                            let window = {{prefix}}HostWindow()
                            let plugin = {{prefix}}StubPlugin(PluginPresentation())
                            let focus = {{prefix}}TopLeftView()
                            let (former, other) = ({{prefix}}TopLeftView(), {{prefix}}TopLeftView())
                            for view in [former, other] { window.host.view.addSubview(view) }
                            plugin.view.addSubview(focus)
                            plugin.focus = focus
                            window.window.makeFirstResponder(former)
                            window.host.{{add}}(plugin)
                            window.window.makeFirstResponder(other)
                            if isTakenAway {
                                plugin.view.removeFromSuperview()
                                plugin.removeFromParent()
                            } else {
                                plugin.{{remove}}()
                            }
                            XCTAssertIdentical(
                                window.window.firstResponder, other,
                                "it takes the keyboard away")
                        }
                    }
                }

                /// Clicks that nothing in a plugin takes do not come to the host's view.
                @MainActor
                func testKeepsClicks() async {
                    let host = {{prefix}}TopLeftView()
                    let view = PluginView()
                    host.addSubview(view)
                    let event = NSEvent.mouseEvent(
                        with: .leftMouseDown, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0,
                        context: nil, eventNumber: 0, clickCount: 1, pressure: 1)
                    XCTAssertNotNil(event, "AppKit makes no event")
                    if let event {
                        view.mouseDown(with: event)
                        view.mouseDragged(with: event)
                        view.mouseUp(with: event)
                        view.rightMouseDown(with: event)
                        view.rightMouseDragged(with: event)
                        view.rightMouseUp(with: event)
                        view.otherMouseDown(with: event)
                        view.otherMouseDragged(with: event)
                        view.otherMouseUp(with: event)
                        view.scrollWheel(with: event)
                        view.magnify(with: event)
                        view.rotate(with: event)
                        view.smartMagnify(with: event)
                        view.swipe(with: event)
                    }
                    XCTAssertEqual(host.eventCount, 0, "the host's view is clicked")
                }

                /// A plugin that other code has moved to another controller is left alone there.
                @MainActor
                func testLeavesMovedPluginAlone() async {
                    clock.run {
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(leavesAfter: 1))
                        {{prefix}}HostWindow().host.{{add}}(plugin)
                        plugin.view.removeFromSuperview()
                        plugin.removeFromParent()
                        let window = {{prefix}}HostWindow()
                        window.host.addChild(plugin)
                        window.host.view.addSubview(plugin.view)
                        clock.advance(by: 1)
                        XCTAssertIdentical(plugin.parent, window.host, "it has left")
                    }
                }
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/ViewLooks",
            text: ###"""
            {{#label}}
            {{#weight}}
                    XCTAssertEqual(
                        plugin.{{name}}.font,
                        NSFont.systemFont(
                                ofSize: NSFont.preferredFont(forTextStyle: .{{textStyle}}).pointSize,
                                weight: .{{.}}),
                        "{{place}} describes it")
            {{/weight}}
            {{^weight}}
                    XCTAssertEqual(
                        plugin.{{name}}.font, NSFont.preferredFont(forTextStyle: .{{textStyle}}),
                        "{{place}} describes it")
            {{/weight}}
                    XCTAssertEqual(
                        plugin.{{name}}.maximumNumberOfLines, {{lines}},
                        "{{place}} describes it")
                    XCTAssertFalse(
                        plugin.{{name}}.isSelectable,
                        "{{place}} describes it")
            {{^isOneLine}}
                    XCTAssertEqual(
                        plugin.{{name}}.cell?.truncatesLastVisibleLine, true,
                        "{{place}} describes it")
            {{/isOneLine}}
            {{> RoomLooks}}
            {{#color}}
                    XCTAssertEqual(
                        plugin.{{name}}.textColor, NSColor.{{.}},
                        "{{place}} describes it")
            {{/color}}
            {{#describedAlignment}}
                    XCTAssertEqual(
                        plugin.{{name}}.alignment, .{{.}},
                        "{{place}} describes it")
            {{/describedAlignment}}
            {{/label}}
            {{#button}}
            {{> RoomLooks}}
            {{#color}}
                    XCTAssertEqual(
                        plugin.{{name}}.{{#isBordered}}bezelColor{{/isBordered}}{{^isBordered}}contentTintColor{{/isBordered}},
                        NSColor.{{color}},
                        "{{place}} describes it")
            {{/color}}
            {{#isPrimary}}
                    XCTAssertEqual(
                        plugin.{{name}}.keyEquivalent, "\r",
                        "{{place}} describes it")
            {{/isPrimary}}
            {{#isCancel}}
                    XCTAssertEqual(
                        plugin.{{name}}.keyEquivalent, "\u{1B}",
                        "{{place}} describes it")
            {{/isCancel}}
            {{#isDestructive}}
                    XCTAssertTrue(
                        plugin.{{name}}.hasDestructiveAction,
                        "{{place}} describes it")
            {{/isDestructive}}
            {{#symbol}}
                    XCTAssertNotNil(
                        plugin.{{name}}.image,
                        "{{place}} describes it")
            {{/symbol}}
            {{#isIconOnly}}
                    XCTAssertEqual(
                        plugin.{{name}}.imagePosition, .imageOnly,
                        "{{place}} describes it")
            {{/isIconOnly}}
            {{#isBordered}}
                    XCTAssertTrue(
                        plugin.{{name}}.isBordered,
                        "{{place}} describes it")
            {{/isBordered}}
            {{^isBordered}}
                    XCTAssertFalse(
                        plugin.{{name}}.isBordered,
                        "{{place}} describes it")
            {{/isBordered}}
            {{/button}}
            {{#image}}
            {{#source}}
            {{#isAsset}}
                    XCTAssertEqual(
                        plugin.{{name}}.image?.name(), {{source}}?.name(),
                        "{{place}} describes it")
            {{/isAsset}}
            {{^isAsset}}
                    XCTAssertNotNil(
                        plugin.{{name}}.image,
                        "{{place}} describes it")
            {{/isAsset}}
            {{/source}}
            {{#tint}}
                    XCTAssertEqual(
                        plugin.{{name}}.contentTintColor, NSColor.{{.}},
                        "{{place}} describes it")
            {{/tint}}
            {{> SizeLooks}}
            {{/image}}
            {{#activityIndicator}}
                    XCTAssertEqual(
                        plugin.{{name}}.style, .spinning,
                        "{{place}} describes it")
            {{/activityIndicator}}
            {{#progress}}
            {{> WidthLooks}}
                    XCTAssertFalse(
                        plugin.{{name}}.isIndeterminate,
                        "{{place}} describes it")
                    XCTAssertEqual(
                        plugin.{{name}}.maxValue, 1,
                        "{{place}} describes it")
            {{#value}}
                    XCTAssertEqual(
                        plugin.{{name}}.doubleValue, {{.}},
                        "{{place}} describes it")
            {{/value}}
            {{/progress}}
            {{#textField}}
                    XCTAssertTrue(
                        plugin.{{name}}.isEditable,
                        "{{place}} describes it")
                    XCTAssertEqual(
                        plugin.{{name}}.cell?.isScrollable, true,
                        "{{place}} describes it")
            {{#contentType}}
            {{#contentTypeSystem}}
                    if #available({{.}}, *) {
                        XCTAssertEqual(
                            plugin.{{name}}.contentType, .{{contentType}},
                            "{{place}} describes it")
                    }
            {{/contentTypeSystem}}
            {{^contentTypeSystem}}
                    XCTAssertEqual(
                        plugin.{{name}}.contentType, .{{.}},
                        "{{place}} describes it")
            {{/contentTypeSystem}}
            {{/contentType}}
            {{#isSecure}}
                    XCTAssertTrue(
                        (plugin.{{name}} as NSView) is NSSecureTextField,
                        "{{place}} describes it")
            {{/isSecure}}
            {{/textField}}
            {{#stack}}
                    XCTAssertEqual(
                        plugin.{{name}}.orientation, .{{axis}},
                        "{{place}} describes it")
                    XCTAssertEqual(
                        plugin.{{name}}.alignment, .{{alignment}},
                        "{{place}} describes it")
                    XCTAssertEqual(
                        plugin.{{name}}.spacing, {{spacing}},
                        "{{place}} describes it")
            {{#distribution}}
                    XCTAssertEqual(
                        plugin.{{name}}.distribution, .{{.}},
                        "{{place}} describes it")
            {{/distribution}}
            {{^distribution}}
                    XCTAssertEqual(
                        plugin.{{name}}.distribution, .fill,
                        "{{place}} describes it")
            {{/distribution}}
            {{#margins}}
                    XCTAssertEqual(
                        plugin.{{name}}.edgeInsets.top, {{top}},
                        "{{place}} describes it")
                    XCTAssertEqual(
                        plugin.{{name}}.edgeInsets.left, {{leading}},
                        "{{place}} describes it")
                    XCTAssertEqual(
                        plugin.{{name}}.edgeInsets.bottom, {{bottom}},
                        "{{place}} describes it")
                    XCTAssertEqual(
                        plugin.{{name}}.edgeInsets.right, {{trailing}},
                        "{{place}} describes it")
            {{/margins}}
            {{/stack}}
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/BackgroundLooks",
            text: ###"""
                    #if !os(tvOS)
                    XCTAssertEqual(
                        plugin.view.backgroundColor, UIColor.{{.}},
                        "{{places.background}} asks for the background")
                    #endif
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/UseTests",
            text: ###"""
                /// A plugin that is touched does not leave by itself.
                @MainActor
                func testStaysWhileTouched() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(leavesAfter: 2))
                        window.host.{{add}}(plugin)
                        plugin.view.touchesBegan([], with: nil)
                        clock.advance(by: 5)
                        XCTAssertIdentical(plugin.parent, window.host, "it left while it was touched")
                        plugin.view.touchesEnded([], with: nil)
                        clock.advance(by: 2)
                        XCTAssertNil(plugin.parent, "it stays after it was touched")
                    }
                }

                /// A plugin in which text is edited does not leave by itself.
                @MainActor
                func testStaysWhileEdited() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(leavesAfter: 2))
                        let (stack, field) = (UIStackView(), {{prefix}}EditedView())
                        stack.addArrangedSubview(field)
                        plugin.view.addSubview(stack)
                        window.host.{{add}}(plugin)
                        clock.advance(by: 5)
                        XCTAssertIdentical(plugin.parent, window.host, "it left while its text was edited")
                        field.isEdited = false
                        clock.advance(by: 2)
                        XCTAssertNil(plugin.parent, "it stays after its text was edited")
                    }
                }

                /// A touch that is cancelled does not keep a plugin.
                @MainActor
                func testLeavesAfterCancelledTouch() async {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(leavesAfter: 2))
                        window.host.{{add}}(plugin)
                        plugin.view.touchesBegan([], with: nil)
                        plugin.view.touchesCancelled([], with: nil)
                        clock.advance(by: 2.1)
                        XCTAssertNil(plugin.parent, "it stays although nothing touches it")
                    }
                }

                /// Touches that nothing in a plugin takes do not come to the host's view.
                @MainActor
                func testKeepsTouches() async {
                    let host = {{prefix}}TouchCountingView()
                    let view = PluginView()
                    host.addSubview(view)
                    view.touchesBegan([], with: nil)
                    view.touchesMoved([], with: nil)
                    view.touchesEnded([], with: nil)
                    view.touchesCancelled([], with: nil)
                    XCTAssertEqual(host.touchCount, 0, "the host's view is touched")
                }

                /// The views behind a plugin recognize nothing that begins in the plugin.
                @MainActor
                func testKeepsGestures() async {
                    let window = {{prefix}}HostWindow()
                    let (container, view) = (UIView(), PluginView())
                    window.host.view.addSubview(container)
                    container.addSubview(view)
                    for behind: UIView in [container, window.host.view] {
                        let recognizer = UITapGestureRecognizer()
                        behind.addGestureRecognizer(recognizer)
                        XCTAssertFalse(
                            view.gestureRecognizerShouldBegin(recognizer),
                            "a view behind recognizes it")
                    }
                    for beyond: UIView in [view, window] {
                        let recognizer = UITapGestureRecognizer()
                        beyond.addGestureRecognizer(recognizer)
                        XCTAssertTrue(
                            view.gestureRecognizerShouldBegin(recognizer),
                            "it is taken from another view")
                    }
                }

                /// A plugin's view is asked of gestures between the views of its stacks, and not of theirs.
                @MainActor
                func testIsTouchedBetweenViews() async {
                    let view = PluginView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
                    let (outer, inner) = (UIStackView(frame: view.bounds), UIStackView(frame: view.bounds))
                    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
                    view.addSubview(outer)
                    outer.addSubview(inner)
                    inner.addSubview(button)
                    let between = CGPoint(x: 60, y: 60)
                    XCTAssertIdentical(view.hitTest(between, with: nil), view, "its stack is touched")
                    XCTAssertIdentical(
                        view.hitTest(CGPoint(x: 20, y: 20), with: nil), button,
                        "its button is not")
                    let space = UIView(frame: view.bounds)
                    inner.insertSubview(space, at: 0)
                    XCTAssertIdentical(
                        view.hitTest(between, with: nil), view,
                        "the space in its stack is touched")
                    view.passesTouches = true
                    XCTAssertNil(view.hitTest(between, with: nil), "the space in its stack is touched")
                    view.backgroundColor = .white
                    XCTAssertIdentical(view.hitTest(between, with: nil), view, "its background is not touched")
                    view.backgroundColor = .clear
                    XCTAssertNil(view.hitTest(between, with: nil), "what cannot be seen is touched")
                    outer.backgroundColor = .white
                    XCTAssertIdentical(
                        view.hitTest(between, with: nil), view,
                        "a stack's background is not touched")
                    outer.backgroundColor = nil
                    let label = UILabel(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
                    inner.addSubview(label)
                    XCTAssertIdentical(view.hitTest(between, with: nil), view, "its text is not touched")
                    label.isHidden = true
                    XCTAssertNil(view.hitTest(between, with: nil), "what is hidden is touched")
                    let clip = UIStackView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
                    clip.clipsToBounds = true
                    label.isHidden = false
                    inner.addSubview(clip)
                    clip.addSubview(label)
                    XCTAssertNil(view.hitTest(between, with: nil), "what is cut off is touched")
                    clip.removeFromSuperview()
                    outer.backgroundColor = .white
                    inner.isHidden = true
                    XCTAssertIdentical(
                        view.hitTest(between, with: nil), view,
                        "a stack that is seen is not touched")
                    inner.isHidden = false
                    outer.backgroundColor = nil
                    XCTAssertIdentical(
                        view.hitTest(CGPoint(x: 20, y: 20), with: nil), button,
                        "its button is not")
                    space.backgroundColor = .white
                    XCTAssertIdentical(view.hitTest(between, with: nil), space, "what is seen is not touched")
                    space.backgroundColor = nil
                    space.addSubview(UIView())
                    XCTAssertIdentical(
                        view.hitTest(between, with: nil), space,
                        "what holds views is not touched")
                    space.removeFromSuperview()
                    XCTAssertNil(view.hitTest(between, with: nil), "its stack is touched")
                    view.passesTouches = false
                    outer.addGestureRecognizer(UITapGestureRecognizer())
                    XCTAssertIdentical(
                        view.hitTest(between, with: nil), inner,
                        "a recognizer of its content is not")
                    let content = UIView(frame: view.bounds)
                    view.addSubview(content)
                    content.addSubview(inner)
                    XCTAssertIdentical(
                        view.hitTest(between, with: nil), inner,
                        "content of its own is not touched")
                    inner.removeFromSuperview()
                    outer.removeFromSuperview()
                    XCTAssertIdentical(view.hitTest(between, with: nil), content, "another view is not touched")
                    view.passesTouches = true
                    XCTAssertIdentical(view.hitTest(between, with: nil), content, "its content is not touched")
                }

                /// Content that is too high scrolls, and content that fits is as high as it is.
                @MainActor
                func testScrollsContent() async {
                    let window = {{prefix}}HostWindow(size: CGSize(width: 320, height: 200))
                    let (view, content) = (PluginView(frame: window.host.view.bounds), UIView())
                    window.host.view.addSubview(view)
                    let height = content.heightAnchor.constraint(equalToConstant: 100)
                    // Texts are as high as they need to be in this way.
                    height.priority = .defaultHigh
                    let scrollView = PluginScrollView(showing: content)
                    view.addSubview(scrollView)
                    NSLayoutConstraint.activate([
                        height,
                        scrollView.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor),
                        scrollView.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
                        scrollView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                        scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    ])
                    for _ in 0..<2 { window.layoutIfNeeded() }
                    let (top, center) = (CGPoint(x: 160, y: 10), CGPoint(x: 160, y: 100))
                    XCTAssertEqual(scrollView.frame.minY, 50, "it is not where its constraints say")
                    XCTAssertEqual(scrollView.frame.height, 100, "it is not as high as its content")
                    XCTAssertEqual(content.frame.width, 320, "its content is not as wide as it is")
                    XCTAssertFalse(scrollView.isScrollEnabled, "content that fits scrolls")
                    XCTAssertIdentical(view.hitTest(top, with: nil), view, "the view beside it is not touched")
                    XCTAssertIdentical(view.hitTest(center, with: nil), view, "content that fits is touched")

                    height.constant = 500
                    for _ in 0..<2 { window.layoutIfNeeded() }
                    XCTAssertEqual(scrollView.frame.height, 200, "it does not stay within its container")
                    XCTAssertEqual(scrollView.contentSize.height, 500, "the end of its content is out of reach")
                    XCTAssertEqual(scrollView.contentSize.width, 320, "its content scrolls to the side")
                    XCTAssertTrue(scrollView.isScrollEnabled, "content that is too high does not scroll")

                    content.removeFromSuperview()
                    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
                    scrollView.addSubview(stack)
                    for passes in [false, true] {
                        view.passesTouches = passes
                        XCTAssertIdentical(
                            view.hitTest(center, with: nil), scrollView,
                            "its content cannot be moved")
                    }
                    for (place, begins) in [(window.host.view, false), (scrollView, true)] {
                        let recognizer = UITapGestureRecognizer()
                        place?.addGestureRecognizer(recognizer)
                        XCTAssertEqual(
                            scrollView.gestureRecognizerShouldBegin(recognizer), begins,
                            "a gesture is recognized by another view")
                    }
                }
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/ViewLooks",
            text: ###"""
            {{#label}}
            {{^isLargeTitle}}
            {{#weight}}
                    XCTAssertEqual(
                        plugin.{{name}}.font.pointSize,
                        {{prefix}}HostWindow.scaledSize(of: .{{textStyle}}),
                        "{{place}} describes it")
            {{/weight}}
            {{^weight}}
                    XCTAssertEqual(
                        plugin.{{name}}.font, UIFont.preferredFont(forTextStyle: .{{textStyle}}),
                        "{{place}} describes it")
            {{/weight}}
            {{/isLargeTitle}}
            {{#weight}}
                    XCTAssertEqual(
                        plugin.{{name}}.font.fontName,
                        UIFont.systemFont(
                                ofSize: plugin.{{name}}.font.pointSize, weight: .{{.}}
                            ).fontName,
                        "{{place}} describes it")
            {{/weight}}
                    XCTAssertTrue(
                        plugin.{{name}}.adjustsFontForContentSizeCategory,
                        "{{place}} describes it")
                    XCTAssertEqual(
                        plugin.{{name}}.numberOfLines, {{lines}},
                        "{{place}} describes it")
            {{#color}}
                    XCTAssertEqual(
                        plugin.{{name}}.textColor, UIColor.{{.}},
                        "{{place}} describes it")
            {{/color}}
            {{#describedAlignment}}
                    XCTAssertEqual(
                        plugin.{{name}}.textAlignment, .{{.}},
                        "{{place}} describes it")
            {{/describedAlignment}}
            {{#isInRow}}
                    XCTAssertEqual(
                        plugin.{{name}}.contentCompressionResistancePriority(for: .horizontal),
                        UILayoutPriority(749),
                        "{{place}} describes it in a row")
            {{> RoomLooks}}
            {{/isInRow}}
            {{/label}}
            {{#button}}
            {{> RoomLooks}}
            {{#color}}
                    XCTAssertEqual(
                        plugin.{{name}}.tintColor, UIColor.{{.}},
                        "{{place}} describes it")
            {{/color}}
            {{#role}}
                    XCTAssertEqual(
                        plugin.{{name}}.role, .{{.}},
                        "{{place}} describes it")
            {{/role}}
            {{#symbol}}
                    XCTAssertNotNil(
                        plugin.{{name}}.configuration?.image,
                        "{{place}} describes it")
            {{/symbol}}
            {{#isIconOnly}}
                    XCTAssertNil(
                        plugin.{{name}}.configuration?.title,
                        "{{place}} describes it")
            {{/isIconOnly}}
            {{/button}}
            {{#image}}
            {{#source}}
                    XCTAssertEqual(
                        plugin.{{name}}.image, {{.}},
                        "{{place}} describes it")
            {{/source}}
            {{#tint}}
                    XCTAssertEqual(
                        plugin.{{name}}.tintColor, UIColor.{{.}},
                        "{{place}} describes it")
            {{/tint}}
                    XCTAssertEqual(
                        plugin.{{name}}.contentMode, .scaleAspectFit,
                        "{{place}} describes it")
            {{> SizeLooks}}
            {{/image}}
            {{#activityIndicator}}
            {{#color}}
                    XCTAssertEqual(
                        plugin.{{name}}.color, UIColor.{{.}},
                        "{{place}} describes it")
            {{/color}}
            {{/activityIndicator}}
            {{#progress}}
            {{> WidthLooks}}
            {{#color}}
                    XCTAssertEqual(
                        plugin.{{name}}.progressTintColor, UIColor.{{.}},
                        "{{place}} describes it")
            {{/color}}
            {{#value}}
                    XCTAssertEqual(
                        plugin.{{name}}.progress, {{.}},
                        "{{place}} describes it")
            {{/value}}
            {{/progress}}
            {{#textField}}
            {{#takesRoom}}
                    XCTAssertEqual(
                        plugin.{{name}}.contentHuggingPriority(for: .horizontal),
                        {{LayoutPriority}}(248),
                        "{{place}} describes it in a row")
            {{/takesRoom}}
                    XCTAssertEqual(
                        plugin.{{name}}.returnKeyType, .{{returnKey}},
                        "{{place}} describes it")
                    XCTAssertTrue(
                        handlesReturn(in: plugin.{{name}}),
                        "{{place}} describes it")
            {{#contentType}}
                    XCTAssertEqual(
                        plugin.{{name}}.textContentType, .{{.}},
                        "{{place}} describes it")
            {{/contentType}}
            {{#isVerbatim}}
                    XCTAssertEqual(
                        plugin.{{name}}.autocapitalizationType, .none,
                        "{{place}} describes it")
                    XCTAssertEqual(
                        plugin.{{name}}.autocorrectionType, .no,
                        "{{place}} describes it")
            {{/isVerbatim}}
            {{#isPassword}}
                    XCTAssertEqual(
                        plugin.{{name}}.smartQuotesType, .no,
                        "{{place}} describes it")
                    XCTAssertEqual(
                        plugin.{{name}}.smartDashesType, .no,
                        "{{place}} describes it")
            {{/isPassword}}
            {{#keyboard}}
                    XCTAssertEqual(
                        plugin.{{name}}.keyboardType, .{{.}},
                        "{{place}} describes it")
            {{/keyboard}}
            {{#isSecure}}
                    XCTAssertTrue(
                        plugin.{{name}}.isSecureTextEntry,
                        "{{place}} describes it")
            {{/isSecure}}
            {{/textField}}
            {{#stack}}
                    XCTAssertEqual(
                        plugin.{{name}}.axis, .{{axis}},
                        "{{place}} describes it")
                    XCTAssertEqual(
                        plugin.{{name}}.alignment, .{{alignment}},
                        "{{place}} describes it")
                    XCTAssertEqual(
                        plugin.{{name}}.spacing, {{spacing}},
                        "{{place}} describes it")
            {{#distribution}}
                    XCTAssertEqual(
                        plugin.{{name}}.distribution, .{{.}},
                        "{{place}} describes it")
            {{/distribution}}
            {{#margins}}
                    XCTAssertFalse(
                        plugin.{{name}}.insetsLayoutMarginsFromSafeArea,
                        "{{place}} describes it")
                    XCTAssertEqual(
                        plugin.{{name}}.directionalLayoutMargins.top, {{top}},
                        "{{place}} describes it")
                    XCTAssertEqual(
                        plugin.{{name}}.directionalLayoutMargins.leading, {{leading}},
                        "{{place}} describes it")
                    XCTAssertEqual(
                        plugin.{{name}}.directionalLayoutMargins.bottom, {{bottom}},
                        "{{place}} describes it")
                    XCTAssertEqual(
                        plugin.{{name}}.directionalLayoutMargins.trailing, {{trailing}},
                        "{{place}} describes it")
            {{/margins}}
            {{/stack}}
            
            """###),
        EmbeddedTemplate(
            name: "AppKit/Typing",
            text: ###"""
            @MainActor
            private func enter(_ text: String, into field: NSTextField) {
                field.stringValue = text
                field.textDidChange(
                    Foundation.Notification(name: NSText.didChangeNotification, object: NSTextView()))
            }
            {{#hasPrimaryPresses}}

            /// Does what Return does in a field without an action: it presses the button whose key it is.
            @MainActor
            private func pressReturn(in field: NSTextField) {
                let event = NSEvent.keyEvent(
                    with: .keyDown, location: .zero, modifierFlags: [], timestamp: 0,
                    windowNumber: field.window?.windowNumber ?? 0, context: nil, characters: "\r",
                    charactersIgnoringModifiers: "\r", isARepeat: false, keyCode: 36)
                if let event { _ = field.window?.performKeyEquivalent(with: event) }
            }
            {{/hasPrimaryPresses}}
            
            """###),
        EmbeddedTemplate(
            name: "UIKit/Typing",
            text: ###"""
            @MainActor
            private func enter(_ text: String, into field: UITextField) {
                field.text = text
                var actions: [UIAction] = []
                field.enumerateEventHandlers { action, _, event, _ in
                    if let action, event.contains(.editingChanged) { actions.append(action) }
                }
                for action in actions { field.sendAction(action) }
            }

            @MainActor
            private func handlesReturn(in field: UITextField) -> Bool {
                var isHandled = false
                field.enumerateEventHandlers { action, _, event, _ in
                    isHandled = isHandled || action != nil && event.contains(.editingDidEndOnExit)
                }
                return isHandled
            }
            {{#hasPrimaryPresses}}

            /// Does what Return does: performs the actions for the end of the editing.
            @MainActor
            private func pressReturn(in field: UITextField) {
                var actions: [UIAction] = []
                field.enumerateEventHandlers { action, _, event, _ in
                    if let action, event.contains(.editingDidEndOnExit) { actions.append(action) }
                }
                for action in actions { field.sendAction(action) }
            }
            {{/hasPrimaryPresses}}
            
            """###),
    ]
}

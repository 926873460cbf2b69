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
                /// Adds a child, in the order that UIKit asks for.
                ///
                /// A plugin sits where its description places it, and becomes visible when that says so; any
                /// other child fills the container at once. The children of scroll, table and collection view
                /// controllers stay in place while the content scrolls. A child that has another parent leaves it
                /// first. Adding a child of this controller again changes nothing, except that a removal that is
                /// still to come does not happen.
                ///
                /// - Parameters:
                ///   - child: The controller to add.
                ///   - container: The view to add it to: this controller's view, or one within it.
                func {{add}}(_ child: UIViewController, in container: UIView? = nil) {
                    assert(
                        !(self is UINavigationController || self is UITabBarController
                            || self is UISplitViewController),
                        "\(type(of: self)) manages its children itself: add this one to one of them")
                    let plugin = child as? any PluginViewController
                    if child.parent === self, plugin?.presentation.stay() ?? true { return }
                    if child.parent != nil {
                        plugin?.presentation.reset()
                        child.detach()
                    }

                    addChild(child)
                    let container: UIView = container ?? view
                    assert(container.isDescendant(of: view), "the container is not within the host's view")
                    let childView: UIView = child.view
                    childView.frame = container.bounds
                    childView.translatesAutoresizingMaskIntoConstraints = false
                    if let plugin {
                        plugin.presentation.begin(plugin, in: container)
                    } else {
                        container.addSubview(childView)
                        NSLayoutConstraint.activate(ChildPlacement.fill.constraints(of: childView, in: container))
                        child.didMove(toParent: self)
                    }
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
                        plugin.presentation.end(animated: animated)
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

                /// Leaves the parent, without loading the view.
                fileprivate func detach() {
                    willMove(toParent: nil)
                    finishDetaching()
                }

                fileprivate func finishDetaching() {
                    viewIfLoaded?.removeFromSuperview()
                    removeFromParent()
                }
            }

            // MARK: - Plugins

            /// A child view controller that knows where it sits, when it becomes visible and how long it stays.
            @MainActor
            protocol PluginViewController: UIViewController {
                var presentation: PluginPresentation { get }

                /// What VoiceOver says when the plugin becomes visible.
                var announcement: String? { get }

                /// What VoiceOver's focus moves to when the plugin becomes visible.
                var accessibilityFocus: UIView? { get }

                /// Forgets what the host has set to be called, so that nothing is kept alive by it.
                func releaseHandlers()
            }

            extension PluginViewController {
                var announcement: String? { nil }
                var accessibilityFocus: UIView? { nil }
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
                /// Seconds after which a visible plugin leaves by itself, unless it is touched or read.
                let leavesAfter: TimeInterval?
                let transition: PluginTransition
                /// Plugins of one group replace each other.
                let group: String?
                /// Whether touches are blocked before the plugin is visible, too.
                let blocksTouchesEarly: Bool

                private let clock = PluginClock.current
                private var phase = Phase.absent
                /// Tells this showing from earlier ones, whose animations may still end.
                private var showing = 0
                private var cancelTimer: PluginClock.Action?
                private var shield: UIView?
                private var pushedLength: CGFloat = 0
                private var isPushing = false
                private weak var plugin: (any PluginViewController)?
                private weak var host: UIViewController?
                private weak var elementToRestore: AnyObject?

                init(
                    placement: ChildPlacement = .fill, delay: TimeInterval = 0,
                    minimumDuration: TimeInterval = 0, leavesAfter: TimeInterval? = nil,
                    transition: PluginTransition = .none, group: String? = nil,
                    blocksTouchesEarly: Bool = false
                ) {
                    self.placement = placement
                    self.delay = delay
                    self.minimumDuration = minimumDuration
                    self.leavesAfter = leavesAfter
                    self.transition = transition
                    self.group = group
                    self.blocksTouchesEarly = blocksTouchesEarly
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

                /// Puts the view of a child into its place: hidden, and so neither seen, touched nor read, until
                /// the delay and the minimum durations of those that it replaces have passed.
                fileprivate func begin(_ plugin: any PluginViewController, in container: UIView) {
                    reset()
                    self.plugin = plugin
                    host = plugin.parent
                    let wait = max(delay, replaceGroup())
                    let view: UIView = plugin.view
                    view.isHidden = wait > 0
                    if placement.isBehind {
                        container.insertSubview(view, at: 0)
                    } else {
                        container.addSubview(view)
                    }
                    NSLayoutConstraint.activate(placement.constraints(of: view, in: container))
                    guard wait > 0 else {
                        becomeVisible { plugin.didMove(toParent: plugin.parent) }
                        return
                    }
                    phase = .waiting
                    if blocksTouchesEarly { addShield(to: container) }
                    plugin.didMove(toParent: plugin.parent)
                    schedule(after: wait) { $0.becomeVisible() }
                }

                /// Asks the others of the group to leave, and tells in how many seconds all of them can.
                private func replaceGroup() -> TimeInterval {
                    guard let group, let host else { return 0 }
                    let others = host.children.compactMap { ($0 as? any PluginViewController)?.presentation }
                        .filter { $0 !== self && $0.group == group }
                    let wait = others.map(\.remainingDuration).max() ?? 0
                    for other in others { other.end(animated: true) }
                    return wait
                }

                private func becomeVisible(then completion: @escaping () -> Void = {}) {
                    guard let plugin, let view = plugin.viewIfLoaded else { return }
                    removeShield()
                    phase = .visible(since: clock.now())
                    view.isHidden = false
                    if !placement.isBehind { view.superview?.bringSubviewToFront(view) }
                    if placement.pushesContent {
                        view.superview?.layoutIfNeeded()
                        pushContent()
                    }
                    let current = showing
                    transition.moveIn(view) { [weak self] in
                        guard let self, showing == current, view.superview != nil else { return }
                        completion()
                    }
                    tellVoiceOver(of: plugin)
                    leaveLater()
                }

                // MARK: Leaving

                /// Ends the showing, once the minimum duration of a plugin that is visible has passed.
                fileprivate func end(animated: Bool) {
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
                /// - Returns: Whether the child has still its place. While it is moving out, it has to be added
                ///   again.
                fileprivate func stay() -> Bool {
                    switch phase {
                    case .staying(let since):
                        cancelTimer?()
                        phase = .visible(since: since)
                        _ = replaceGroup()
                        leaveLater()
                        return true
                    case .movingOut:
                        reset()
                        plugin?.finishDetaching()
                        return false
                    case .absent, .waiting, .visible: return true
                    }
                }

                /// Seconds for which the plugin stays at least; none where nobody sees it.
                private var remainingDuration: TimeInterval {
                    switch phase {
                    case .visible(let since), .staying(let since):
                        plugin?.viewIfLoaded?.window == nil ? 0 : max(0, minimumDuration - (clock.now() - since))
                    case .absent, .waiting, .movingOut: 0
                    }
                }

                private func moveOut() {
                    guard let plugin, let view = plugin.viewIfLoaded else { return }
                    guard transition.isSeen(transition.moveOut, of: view) else { return finish() }
                    cancelTimer?()
                    phase = .movingOut
                    plugin.willMove(toParent: nil)
                    showing += 1
                    let current = showing
                    transition.moveOut(view) { [weak self] in
                        guard let self, showing == current else { return }
                        finish()
                    }
                }

                private func finish() {
                    guard let plugin else { return }
                    let isAnnounced = if case .movingOut = phase { true } else { false }
                    reset()
                    if isAnnounced { plugin.finishDetaching() } else { plugin.detach() }
                    plugin.releaseHandlers()
                }

                /// Leaves after a while, but not while somebody touches the plugin or VoiceOver may read it.
                private func leaveLater() {
                    guard let leavesAfter else { return }
                    schedule(after: leavesAfter) { presentation in
                        let isTouched = (presentation.plugin?.viewIfLoaded as? PluginView)?.isTouched ?? false
                        if isTouched || UIAccessibility.isVoiceOverRunning {
                            presentation.leaveLater()
                        } else {
                            presentation.end(animated: true)
                        }
                    }
                }

                /// Forgets all that belongs to a showing, and undoes what it did to the host.
                fileprivate func reset() {
                    showing += 1
                    cancelTimer?()
                    cancelTimer = nil
                    phase = .absent
                    removeShield()
                    push(length: 0)
                    if let view = plugin?.viewIfLoaded { transition.restore(view) }
                    if let element = elementToRestore {
                        elementToRestore = nil
                        UIAccessibility.post(notification: .layoutChanged, argument: element)
                    }
                }

                /// Ends the showing of a plugin that was taken away without this presentation.
                func abandon() {
                    if case .absent = phase { return }
                    reset()
                    plugin?.viewIfLoaded?.isHidden = false
                }

                // MARK: Helpers

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

                private func tellVoiceOver(of plugin: any PluginViewController) {
                    if let focus = plugin.accessibilityFocus {
                        elementToRestore =
                            UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject?
                        let notification: UIAccessibility.Notification =
                            placement.edges == .all ? .screenChanged : .layoutChanged
                        UIAccessibility.post(notification: notification, argument: focus)
                    }
                    if let announcement = plugin.announcement {
                        UIAccessibility.post(notification: .announcement, argument: announcement)
                    }
                }

                private func addShield(to container: UIView) {
                    let shield = UIView(frame: container.bounds)
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

                /// Adds what the plugin covers to its host's safe area, and takes as much from its own, which
                /// would grow with it. Called again whenever the plugin has another size.
                func pushContent() {
                    guard placement.pushesContent, isVisible, !isPushing, let host, let plugin else { return }
                    let inset = placement.edges.contains(.bottom) ? \UIEdgeInsets.bottom : \UIEdgeInsets.top
                    // The sizes that views have until both safe areas are laid out do not count.
                    isPushing = true
                    defer { isPushing = false }
                    for _ in 0..<2 {
                        let ownInset = host.view.safeAreaInsets[keyPath: inset] - pushedLength
                        // Eighths of points can be added and taken away without a rest.
                        push(length: max(0, (8 * (plugin.view.frame.height - ownInset)).rounded() / 8))
                        host.view.layoutIfNeeded()
                    }
                }

                private func push(length: CGFloat) {
                    guard length != pushedLength, let host, let plugin else { return }
                    let inset = placement.edges.contains(.bottom) ? \UIEdgeInsets.bottom : \UIEdgeInsets.top
                    host.additionalSafeAreaInsets[keyPath: inset] += length - pushedLength
                    plugin.additionalSafeAreaInsets[keyPath: inset] -= length - pushedLength
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
                var insets = NSDirectionalEdgeInsets.zero
                var width: CGFloat?
                var height: CGFloat?
                /// Whether edges are those of the safe area, not those of the container.
                var isInSafeArea = false
                /// Whether the child is behind all other views of its container.
                var isBehind = false
                /// Whether the child adds to the safe area of its host what it covers.
                var pushesContent = false

                @MainActor
                fileprivate func constraints(of view: UIView, in container: UIView) -> [NSLayoutConstraint] {
                    let frame: any LayoutArea = (container as? UIScrollView)?.frameLayoutGuide ?? container
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
                    if length == nil { constraint.priority = .fittingSizeLevel }
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
            }

            extension UIView: LayoutArea {}
            extension UILayoutGuide: LayoutArea {}

            // MARK: - Transitions

            /// How a plugin comes and goes.
            nonisolated struct PluginTransition: Sendable {
                enum Motion: Sendable, Equatable {
                    case none
                    case fade
                    case slide(from: NSDirectionalRectEdge)
                }

                static let none = PluginTransition()

                var moveIn = Motion.none
                var moveOut = Motion.none
                /// Seconds that a motion takes.
                var duration: TimeInterval = 0.25

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
                    animate({ restore(view) }, completion: completion)
                }

                @MainActor
                fileprivate func moveOut(_ view: UIView, completion: @escaping () -> Void) {
                    view.isUserInteractionEnabled = false
                    animate({ depart(view, with: moveOut) }, completion: completion)
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
                    guard case .slide(let edge) = motion, !UIAccessibility.isReduceMotionEnabled else {
                        view.alpha = 0
                        return
                    }
                    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
                    let leading = isReversed ? view.frame.width : -view.frame.width
                    view.transform = CGAffineTransform(
                        translationX: edge == .leading ? leading : edge == .trailing ? -leading : 0,
                        y: edge == .top ? -view.frame.maxY : edge == .bottom ? view.frame.height : 0)
                }

                @MainActor
                private func animate(_ animations: @escaping () -> Void, completion: @escaping () -> Void) {
                    UIView.animate(
                        withDuration: duration, delay: 0,
                        options: [.beginFromCurrentState, .allowUserInteraction], animations: animations,
                        completion: { _ in completion() })
                }
            }

            /// The view of plugins that let touches through, or that leave by themselves.
            @MainActor
            final class PluginView: UIView {
                /// Whether touches beside the content go to what is behind.
                var passesTouches = false

                /// Whether a finger rests on the view, or on one of its controls.
                var isTouched: Bool { isTouchedItself || hasTrackingControl(in: self) }

                private var isTouchedItself = false

                override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                    let view = super.hitTest(point, with: event)
                    return passesTouches && view === self ? nil : view
                }

                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    isTouchedItself = true
                    super.touchesBegan(touches, with: event)
                }

                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                    isTouchedItself = false
                    super.touchesEnded(touches, with: event)
                }

                override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                    isTouchedItself = false
                    super.touchesCancelled(touches, with: event)
                }

                private func hasTrackingControl(in view: UIView) -> Bool {
                    view.subviews.contains { ($0 as? UIControl)?.isTracking == true || hasTrackingControl(in: $0) }
                }
            }

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

                    window.host.{{add}}(child)

                    #expect(child.calls == ["willMove to host", "viewDidLoad in host", "didMove to host"])
                    #expect(window.host.children == [child])
                    #expect(child.view.superview === window.host.view)
                }

                @Test("removing calls the child in UIKit's order, and takes its view away before its parent")
                func removesInOrder() {
                    let window = {{prefix}}HostWindow()
                    let child = {{prefix}}RecordingViewController()
                    window.host.{{add}}(child)
                    child.calls = []

                    child.{{remove}}()

                    #expect(child.calls == ["willMove to nil", "didMove to nil without superview"])
                    #expect(window.host.children.isEmpty)
                    #expect(child.parent == nil)
                }

                @Test("adding a child of the host again changes nothing")
                func addingTwiceIsNoOperation() {
                    let window = {{prefix}}HostWindow()
                    let child = {{prefix}}RecordingViewController()
                    window.host.{{add}}(child)
                    child.calls = []

                    window.host.{{add}}(child)

                    #expect(child.calls.isEmpty)
                    #expect(window.host.children == [child])
                }

                @Test("a child that has another parent leaves it first")
                func changesParent() {
                    let window = {{prefix}}HostWindow()
                    let child = {{prefix}}RecordingViewController()
                    let other = UIViewController()
                    other.{{add}}(child)
                    child.calls = []

                    window.host.{{add}}(child)

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

                    child.{{remove}}()

                    #expect(child.calls.isEmpty)
                }

                @Test("removing does not load a view")
                func removingLoadsNoView() {
                    let host = UIViewController()
                    let child = {{prefix}}RecordingViewController()
                    host.addChild(child)

                    child.{{remove}}()

                    #expect(!child.isViewLoaded)
                    #expect(!host.isViewLoaded)
                    #expect(child.parent == nil)
                }

                @Test("a child fills its host, and follows it when it changes its size")
                func fillsHost() {
                    let window = {{prefix}}HostWindow()
                    let child = UIViewController()

                    window.host.{{add}}(child)
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
                    host.{{add}}(child)
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
                        window.host.{{add}}(child)
                        child.{{remove}}()
                    }
                    await {{prefix}}HostWindow.finishTurn()
                    #expect(released == nil)
                }
            }

            @MainActor
            @Suite("Presentation of plugins")
            struct {{prefix}}PluginPresentationTests {
                private let clock = {{prefix}}ManualClock()

                @Test("a plugin replaces those of its group, once these have been visible for long enough")
                func replacesGroup() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let first = {{prefix}}StubPlugin(PluginPresentation(minimumDuration: 1, group: "state"))
                        let second = {{prefix}}StubPlugin(PluginPresentation(group: "state"))
                        window.host.{{add}}(first)
                        clock.advance(by: 0.5)
                        window.host.{{add}}(second)
                        #expect(first.parent === window.host)
                        #expect(second.view.isHidden)
                        clock.advance(by: 0.6)
                        #expect(window.host.children == [second])
                        #expect(!second.view.isHidden)
                    }
                }

                @Test("a plugin leaves those of other groups alone")
                func keepsOtherGroups() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let first = {{prefix}}StubPlugin(PluginPresentation(group: "state"))
                        let second = {{prefix}}StubPlugin(PluginPresentation(group: "banner"))
                        let third = {{prefix}}StubPlugin(PluginPresentation())
                        for plugin in [first, second, third] { window.host.{{add}}(plugin) }
                        #expect(window.host.children == [first, second, third])
                    }
                }

                @Test("a plugin that is touched does not leave by itself")
                func staysWhileTouched() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(leavesAfter: 2))
                        window.host.{{add}}(plugin)
                        plugin.view.touchesBegan([], with: nil)
                        clock.advance(by: 5)
                        #expect(plugin.parent === window.host)
                        plugin.view.touchesEnded([], with: nil)
                        clock.advance(by: 2)
                        #expect(plugin.parent == nil)
                    }
                }

                @Test("a plugin that moves to another host waits for its delay anew")
                func changesHost() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let other = UIViewController()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(delay: 1))
                        other.{{add}}(plugin)
                        clock.advance(by: 0.9)
                        window.host.{{add}}(plugin)
                        clock.advance(by: 0.9)
                        #expect(plugin.view.isHidden)
                        #expect(other.children.isEmpty)
                        clock.advance(by: 0.2)
                        #expect(!plugin.view.isHidden)
                    }
                }

                @Test("a plugin is told of its parent once, after a delay or without", arguments: [0.0, 1.0])
                func isToldOfParent(delay: TimeInterval) {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(delay: delay))
                        window.host.{{add}}(plugin)
                        clock.advance(by: 2)
                        #expect(plugin.parents == [window.host])
                        plugin.{{remove}}(animated: false)
                        #expect(plugin.parents == [window.host, nil])
                    }
                }

                @Test("a plugin that is added again while it is about to leave stays")
                func staysWhenAddedAgain() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(minimumDuration: 1))
                        window.host.{{add}}(plugin)
                        plugin.{{remove}}()
                        #expect(plugin.presentation.isLeaving)
                        window.host.{{add}}(plugin)
                        #expect(!plugin.presentation.isLeaving)
                        clock.advance(by: 10)
                        #expect(plugin.parent === window.host)
                    }
                }

                @Test("a plugin that nobody sees leaves at once, whatever its minimum duration")
                func leavesUnseen() {
                    clock.run {
                        let host = UIViewController()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(minimumDuration: 1))
                        host.{{add}}(plugin)
                        plugin.{{remove}}()
                        #expect(plugin.parent == nil)
                    }
                }

                @Test("a plugin that was taken away without its presentation can be seen when it comes back")
                func survivesForeignRemoval() {
                    clock.run {
                        let host = UIViewController()
                        let plugin = {{prefix}}StubPlugin(PluginPresentation(delay: 1))
                        host.{{add}}(plugin)
                        plugin.willMove(toParent: nil)
                        plugin.view.removeFromSuperview()
                        plugin.removeFromParent()
                        clock.advance(by: 1)
                        #expect(!plugin.view.isHidden)
                    }
                }

                @Test("a plugin goes into the container that the host names")
                func usesContainer() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let container = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
                        window.host.view.addSubview(container)
                        let plugin = {{prefix}}StubPlugin(PluginPresentation())
                        window.host.{{add}}(plugin, in: container)
                        window.layoutIfNeeded()
                        #expect(plugin.view.superview === container)
                        #expect(plugin.view.frame == container.bounds)
                    }
                }
            }

            /// A plugin that is nothing but its presentation.
            @MainActor
            private final class {{prefix}}StubPlugin: UIViewController, PluginViewController {
                let presentation: PluginPresentation

                init(_ presentation: PluginPresentation) {
                    self.presentation = presentation
                    super.init(nibName: nil, bundle: nil)
                }

                @available(*, unavailable)
                required init?(coder: NSCoder) {
                    nil
                }

                /// The parents that the plugin was told of, in order.
                private(set) var parents: [UIViewController?] = []

                override func loadView() {
                    view = PluginView()
                }

                override func didMove(toParent parent: UIViewController?) {
                    super.didMove(toParent: parent)
                    parents.append(parent)
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

                /// Runs the test with presentations that are measured by this clock, and without animations.
                func run<Result>(_ test: () throws -> Result) rethrows -> Result {
                    let areAnimationsEnabled = UIView.areAnimationsEnabled
                    UIView.setAnimationsEnabled(false)
                    defer { UIView.setAnimationsEnabled(areAnimationsEnabled) }
                    return try PluginClock.$current.withValue(
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
            {{#reuses}}
                /// Shows {{article}} ``{{controller}}`` over this controller, or updates the one that is shown.
            {{/reuses}}
            {{^reuses}}
            {{#replaces}}
                /// Shows {{article}} ``{{controller}}`` over this controller, in the place of one that is shown.
            {{/replaces}}
            {{^replaces}}
                /// Shows {{article}} ``{{controller}}`` over this controller, and over one that is shown already.
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
                    {{shownPlugin}}?.{{remove}}()
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
        "OwnWidth": ###"""
            // It gives way where other views need more or less.
            let {{widthVariable}} = {{name}}.widthAnchor.constraint(equalToConstant: {{width}})
            {{widthVariable}}.priority = UILayoutPriority(251)
            {{widthVariable}}.isActive = true
            
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
            {{#hasPluginView}}

                {{access}}override func loadView() {
                    let pluginView = PluginView()
                {{#passesTouches}}
                    pluginView.passesTouches = true
                {{/passesTouches}}
                    view = pluginView
                }
            {{/hasPluginView}}
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
                {{#isModal}}
                    view.accessibilityViewIsModal = true
                {{/isModal}}
                {{#identifier}}
                    view.accessibilityIdentifier = {{.}}
                {{/identifier}}
                {{#viewDidLoadHook}}
                    {{.}}()
                {{/viewDidLoadHook}}
                }
            {{/hasViewDidLoad}}
            {{#pushesContent}}

                {{access}}override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    presentation.pushContent()
                }
            {{/pushesContent}}
            {{#changesHost}}

                {{access}}override func didMove(toParent parent: UIViewController?) {
                    super.didMove(toParent: parent)
                    if parent == nil { presentation.abandon() }
                }
            {{/changesHost}}
            {{#firstControl}}

                {{access}}override var preferredFocusEnvironments: [any UIFocusEnvironment] {
                    [{{.}}]
                }
            {{/firstControl}}
            {{#announcement}}

                var announcement: String? {
                    {{.}}
                }
            {{/announcement}}
            {{#focus}}

                var accessibilityFocus: UIView? {
                    {{.}}
                }
            {{/focus}}
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

                /// Keeps this controller shown until as many operations have ended as have begun.
                func beginOperation() {
                    operationCount += 1
                }

                /// Removes this controller when no other operation runs.
                func endOperation() {
                    operationCount -= 1
                    if operationCount == 0 { {{remove}}() }
                }
            {{/isShownWhile}}
            {{#content}}
            {{#isConfigured}}

                private func configureContent() {
                {{#background}}
                    #if os(tvOS)
                    view.backgroundColor = UIColor { @Sendable traits in
                        traits.userInterfaceStyle == .dark ? .black : .white
                    }
                    #else
                    view.backgroundColor = .{{color}}
                    #endif
                {{/background}}
                {{#configurations}}
                    {{^isFirst}}

                    {{/isFirst}}
                    {{> ViewConfiguration}}
                {{/configurations}}
                }
            {{/isConfigured}}

                private func layOutContent() {
                    {{root}}.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview({{root}})

                    {{> ContentLayout}}
                }
            {{#hasFontWeights}}

                /// The font of a text style in another weight. It follows the user's text size as the style does.
                private func scaledFont(of style: UIFont.TextStyle, weight: UIFont.Weight) -> UIFont {
                    let usualSize = UITraitCollection(preferredContentSizeCategory: .large)
                    let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: usualSize).pointSize
                    return UIFontMetrics(forTextStyle: style).scaledFont(
                        for: .systemFont(ofSize: size, weight: weight))
                }
            {{/hasFontWeights}}
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
                    {{input}} = {{name}}.text ?? ""
                    {{#call}}
                    {{.}}
                    {{/call}}
                }
            {{/textFields}}
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

                @Test("sits where it is placed: {{placement.summary}}")
                func isPlaced() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
                        let frame: CGRect = plugin.view.frame
                        let bounds = {{placement.bounds}}
            {{#placement.expectations}}
                        #expect({{.}})
            {{/placement.expectations}}
                    }
                }
            {{#placement.isBehind}}

                @Test("is behind the other views of its host")
                func isBehind() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        window.host.view.addSubview(UIView())
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        #expect(window.host.view.subviews.first === plugin.view)
                    }
                }
            {{/placement.isBehind}}
            {{#placement.pushesContent}}

                @Test("adds what it covers to the safe area of its host, until it is removed")
                func pushesContent() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let insets = window.host.additionalSafeAreaInsets
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        window.layoutIfNeeded()
                        #expect(
                            abs(window.host.view.safeAreaInsets.{{placement.pushedEdge}} - plugin.view.frame.height) <= 1)
                        #expect(plugin.view.frame.height > 0)
                        plugin.{{remove}}(animated: false)
                        #expect(window.host.additionalSafeAreaInsets == insets)
                    }
                }
            {{/placement.pushesContent}}
            {{#hasViews}}

                @Test("shows its views within its own view")
                func showsViews() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
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
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
                        let margins = plugin.view.layoutMarginsGuide.layoutFrame
                        #expect(abs(plugin.{{root}}.frame.midX - margins.midX) <= 1)
                        #expect(abs(plugin.{{root}}.frame.midY - margins.midY) <= 1)
                    }
                }
            {{/isCentered}}
            {{#isFilling}}
                @Test("fills its margins with its content")
                func fillsMargins() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
                        #expect(plugin.{{root}}.frame == plugin.view.layoutMarginsGuide.layoutFrame)
                    }
                }
            {{/isFilling}}
            {{#edges}}
                @Test("ties its content to the edges that its description names")
                func tiesContentToEdges() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
                        let area = plugin.view.{{area}}
                        let frame = plugin.{{root}}.frame
            {{#distances}}
                        #expect(abs({{distance}}) <= 1)
            {{/distances}}
                    }
                }
            {{/edges}}
            {{/hasViews}}
            {{#delay}}

                @Test("is hidden until its delay of {{seconds}} s has passed")
                func waitsForDelay() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        #expect(plugin.view.isHidden)
                        clock.advance(by: {{almost}})
                        #expect(plugin.view.isHidden)
                        clock.advance(by: {{rest}})
                        #expect(!plugin.view.isHidden)
                    }
                }

            {{#blocksTouchesEarly}}
                @Test("blocks touches during its delay of {{seconds}} s already")
                func blocksTouchesDuringDelay() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        window.layoutIfNeeded()
                        let center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
                        #expect(window.hitTest(center, with: nil) !== window.host.view)
                        plugin.{{remove}}()
                        #expect(window.hitTest(center, with: nil) === window.host.view)
                    }
                }
            {{/blocksTouchesEarly}}
            {{^blocksTouchesEarly}}
                @Test("lets touches through during its delay of {{seconds}} s")
                func letsTouchesThroughDuringDelay() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        window.host.{{add}}(makePlugin())
                        window.layoutIfNeeded()
                        let center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
                        #expect(window.hitTest(center, with: nil) === window.host.view)
                    }
                }
            {{/blocksTouchesEarly}}

                @Test("is never visible when it is removed during its delay of {{seconds}} s")
                func isNeverVisibleWhenRemovedDuringDelay() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        clock.advance(by: {{almost}})
                        plugin.{{remove}}()
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
                        window.host.{{add}}(plugin)
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
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        plugin.{{remove}}()
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
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        plugin.{{remove}}(animated: false)
                        #expect(plugin.parent == nil)
                    }
                }
            {{#reuses}}
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
            {{^leavesAfter}}
                        #expect(window.host.{{shownPlugin}} === plugin)
            {{/leavesAfter}}
                    }
                }
            {{/showing}}
            {{/reuses}}
            {{/minimumDuration}}
            {{#leavesAfter}}

                @Test("leaves by itself after {{seconds}} s")
                func leavesByItself() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = makePlugin()
                        window.host.{{add}}(plugin)
                        clock.advance(by: plugin.presentation.delay)
                        clock.advance(by: {{almost}})
                        #expect(plugin.parent === window.host)
                        clock.advance(by: {{rest}})
                        #expect(plugin.parent == nil)
                    }
                }
            {{/leavesAfter}}
            {{#passesTouches}}

                @Test("lets touches through beside its content")
                func passesTouches() {
                    clock.run {
                        let plugin = makePlugin()
                        plugin.loadViewIfNeeded()
                        plugin.view.frame = CGRect(x: 0, y: 0, width: 2000, height: 2000)
                        #expect(plugin.view.hitTest(CGPoint(x: 1, y: 1), with: nil) == nil)
                    }
                }
            {{/passesTouches}}
            {{#isModal}}

                @Test("keeps VoiceOver from what is behind")
                func isModal() {
                    let plugin = makePlugin()
                    plugin.loadViewIfNeeded()
                    #expect(plugin.view.accessibilityViewIsModal)
                }
            {{/isModal}}
            {{#identifier}}

                @Test("has the identifier that UI tests look for")
                func hasIdentifier() {
                    let plugin = makePlugin()
                    plugin.loadViewIfNeeded()
                    #expect(plugin.view.accessibilityIdentifier == {{.}})
                }
            {{/identifier}}
            {{#focus}}

                @Test("moves the focus of VoiceOver to {{.}}")
                func movesFocus() {
                    let plugin = makePlugin()
                    #expect(plugin.accessibilityFocus === plugin.{{.}})
                }
            {{/focus}}
            {{#announcement}}

                @Test("is announced")
                func isAnnounced() {
                    let plugin = makePlugin()
                    #expect(plugin.announcement == {{.}})
                }
            {{/announcement}}
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
            {{#hasLooks}}

                @Test("looks as it is described")
                func looksAsDescribed() {
                    let plugin = makePlugin()
                    plugin.loadViewIfNeeded()
            {{#background}}
                    #if !os(tvOS)
                    #expect(plugin.view.backgroundColor == UIColor.{{color}})
                    #endif
            {{/background}}
            {{#looks}}
                    {{expectation}}
            {{/looks}}
                }
            {{/hasLooks}}
            {{#hasDescriptions}}

                @Test("tells assistive technologies and UI tests what it shows")
                func isAccessible() {
                    let plugin = makePlugin()
                    plugin.loadViewIfNeeded()
            {{#descriptions}}
                    {{expectation}}
            {{/descriptions}}
                }
            {{/hasDescriptions}}
            {{#inputs}}

                @Test("shows {{name}}, whether it is set before or after the view is loaded")
                func input{{capitalizedName}}IsShown() {
                    let plugin = makePlugin()
                    let first: {{type}} = {{first}}
                    plugin.{{name}} = first
            {{#conditions}}
                    plugin.{{name}} = {{value}}
            {{/conditions}}
                    plugin.loadViewIfNeeded()
            {{#views}}
                    #expect(plugin.{{actual}} == {{first}})
            {{#hides}}
                    #expect(!plugin.{{name}}.isHidden)
            {{/hides}}
            {{/views}}
                    let second: {{type}} = {{second}}
                    plugin.{{name}} = second
            {{#views}}
                    #expect(plugin.{{actual}} == {{second}})
            {{/views}}
            {{#isOptional}}
                    plugin.{{name}} = nil
            {{#hiddenViews}}
                    #expect(plugin.{{name}}.isHidden)
            {{/hiddenViews}}
            {{/isOptional}}
                }
            {{/inputs}}
            {{#visibilities}}

                @Test("shows views only while {{name}}, whether it is set before or after they are loaded")
                func showsWhen{{capitalizedName}}() {
                    let plugin = makePlugin()
            {{#conditions}}
                    plugin.{{name}} = {{value}}
            {{/conditions}}
                    plugin.{{name}} = false
                    plugin.loadViewIfNeeded()
            {{#views}}
                    #expect(plugin.{{name}}.isHidden)
            {{/views}}
                    plugin.{{name}} = true
            {{#views}}
                    #expect(!plugin.{{name}}.isHidden)
            {{/views}}
                    plugin.{{name}} = false
            {{#views}}
                    #expect(plugin.{{name}}.isHidden)
            {{/views}}
                }
            {{/visibilities}}
            {{#typedTexts}}

                @Test("takes over what is typed into {{bareField}}")
                func typingInto{{capitalizedField}}() {
                    let plugin = makePlugin()
                    plugin.loadViewIfNeeded()
            {{#handler}}
                    var calls = 0
                    plugin.{{handler}} = { {{signature}}
                        calls += 1
                        #expect(plugin?.{{input}} == "Typed")
                    }
            {{/handler}}
                    enter("Typed", into: plugin.{{field}})
                    #expect(plugin.{{input}} == "Typed")
                    #expect(plugin.{{field}}.text == "Typed")
            {{#handler}}
                    #expect(calls == 1)
            {{/handler}}
                }
            {{/typedTexts}}
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
                        window.host.{{add}}(plugin)
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
                        window.host.{{add}}(plugin)
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
                    window.host.{{add}}(plugin)
                    #expect(held != nil)
                    plugin.{{remove}}(animated: false)
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
                        window.host.{{add}}(plugin)
                        plugin.{{remove}}(animated: false)
                    }
                    await {{prefix}}HostWindow.finishTurn()
                    #expect(released == nil)
                }
            {{#showing}}

                @Test("is shown, told of, and hidden by a host")
                func hostShowsAndHides() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        #expect(window.host.{{shownPlugin}} == nil)
                        let plugin = show(on: window.host)
                        #expect(window.host.{{shownPlugin}} === plugin)
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
            {{#showing}}
            {{#reuses}}

                @Test("is used again when it is shown again")
                func isReused() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let plugin = show(on: window.host)
                        #expect(show(on: window.host) === plugin)
                        #expect(window.host.children == [plugin])
                    }
                }
            {{/reuses}}
            {{#replaces}}

                @Test("makes way for another one when it is shown again")
                func isReplaced() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let first = show(on: window.host)
                        let second = show(on: window.host)
                        #expect(second !== first)
                        #expect(window.host.children == [second])
                    }
                }
            {{/replaces}}
            {{#stacks}}

                @Test("is covered by another one when it is shown again")
                func isStacked() {
                    clock.run {
                        let window = {{prefix}}HostWindow()
                        let first = show(on: window.host)
                        let second = show(on: window.host)
                        #expect(window.host.children == [first, second])
                        #expect(window.host.{{shownPlugin}} === second)
                    }
                }
            {{/stacks}}
            {{/showing}}

            {{#hasLocalizedTexts}}
                /// What the app's string tables have for a key, or the text that the description has.
                private func localized(_ key: String, _ text: String) -> String {
                    Bundle.main.localizedString(forKey: key, value: text, table: nil)
                }

            {{/hasLocalizedTexts}}
            {{#hasTypedTexts}}
                /// Does what typing does: changes the text, and performs the field's actions.
                private func enter(_ text: String, into field: UITextField) {
                    field.text = text
                    var actions: [UIAction] = []
                    field.enumerateEventHandlers { action, _, event, _ in
                        if let action, event.contains(.editingChanged) { actions.append(action) }
                    }
                    for action in actions { field.sendAction(action) }
                }

            {{/hasTypedTexts}}
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
                    host?.shownPlugin({{controller}}.self)?.{{remove}}()
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
            {{#replaces}}
            childPlugin({{controller}}.self)?.{{remove}}(animated: false)
            {{/replaces}}
            let {{variable}} ={{lookup}}
            {{#inputs}}
            {{variable}}.{{bareName}} = {{name}}
            {{/inputs}}
            {{#handlers}}
            {{variable}}.{{bareName}} = {{name}}
            {{/handlers}}
            {{add}}({{variable}}{{#needsContainer}}, in: container{{/needsContainer}})
            
            """###,
        "ViewConfiguration": ###"""
            {{#activityIndicator}}
            {{#color}}
            {{name}}.color = .{{.}}
            {{/color}}
            {{name}}.startAnimating()
            {{/activityIndicator}}
            {{#label}}
            {{#text}}
            {{name}}.text = {{.}}
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
            {{name}}.numberOfLines = {{lines}}
            {{#textAlignment}}
            {{name}}.textAlignment = .{{.}}
            {{/textAlignment}}
            {{#color}}
            {{name}}.textColor = .{{.}}
            {{/color}}
            {{/label}}
            {{#button}}
            {{#title}}
            {{name}}.configuration?.title = {{.}}
            {{/title}}
            {{#symbol}}
            {{name}}.configuration?.image = UIImage(systemName: {{.}})
            {{name}}.configuration?.imagePadding = 8
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
            {{/button}}
            {{#image}}
            {{#source}}
            {{name}}.image = {{.}}
            {{/source}}
            {{#sizing}}
            {{name}}.contentMode = .scaleAspectFit
            // A stack that hides the view comes first.
            let {{variable}} = [
                {{name}}.widthAnchor.constraint(equalToConstant: {{width}}),
                {{name}}.heightAnchor.constraint(equalToConstant: {{height}}),
            ]
            for constraint in {{variable}} { constraint.priority = UILayoutPriority(999) }
            NSLayoutConstraint.activate({{variable}})
            {{/sizing}}
            {{^sizing}}
            {{#isLargeTitle}}
            #if os(tvOS)
            {{name}}.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title1)
            #else
            {{name}}.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .largeTitle)
            #endif
            {{/isLargeTitle}}
            {{^isLargeTitle}}
            {{name}}.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .{{textStyle}})
            {{/isLargeTitle}}
            {{name}}.adjustsImageSizeForAccessibilityContentSizeCategory = true
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
            {{name}}.directionalLayoutMargins = {{.}}
            {{/margins}}
            {{#arrangedViews}}
            {{name}}.addArrangedSubview({{view}})
            {{/arrangedViews}}
            {{#equalSpacers}}
            {{spacer}}.{{dimension}}Anchor.constraint(equalTo: {{first}}.{{dimension}}Anchor).isActive = true
            {{/equalSpacers}}
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
            {{name}}.placeholder = {{.}}
            {{/placeholder}}
            {{#keyboard}}
            {{name}}.keyboardType = .{{.}}
            {{/keyboard}}
            {{#isSecure}}
            {{name}}.isSecureTextEntry = true
            {{/isSecure}}
            {{name}}.addAction(
                UIAction { [weak self] _ in self?.{{takeMethod}}() }, for: .editingChanged)
            {{name}}.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            {{> OwnWidth}}
            {{/textField}}
            {{#spacer}}
            {{name}}.{{dimension}}Anchor.constraint(equalToConstant: {{length}}).isActive = true
            {{/spacer}}
            {{#accessibility}}
            {{#isElement}}
            {{name}}.isAccessibilityElement = {{.}}
            {{/isElement}}
            {{#label}}
            {{name}}.accessibilityLabel = {{.}}
            {{/label}}
            {{#hint}}
            {{name}}.accessibilityHint = {{.}}
            {{/hint}}
            {{#value}}
            {{name}}.accessibilityValue = {{.}}
            {{/value}}
            {{#traits}}
            {{name}}.accessibilityTraits.insert({{.}})
            {{/traits}}
            {{#identifier}}
            {{name}}.accessibilityIdentifier = {{.}}
            {{/identifier}}
            {{/accessibility}}
            
            """###,
    ]

    /// The text of each starter, by its name.
    static let starters: [String: String] = [
        "Banner": ###"""
            {
              "summary": "Tells something at the top edge, and leaves by itself.",
              "inputs": [
                { "name": "message", "type": "String", "summary": "What happened." }
              ],
              "handlers": [
                { "name": "tapHandler", "removesPlugin": true, "summary": "Called when the button is tapped." }
              ],
              "content": {
                "stack": [
                  { "label": "messageLabel", "text": { "input": "message" }, "textStyle": "subheadline" },
                  { "spacer": "flexible" },
                  { "button": "moreButton", "title": { "localized": "banner.show", "value": "Show" }, "style": "plain", "triggers": "tapHandler" }
                ],
                "axis": "horizontal", "spacing": 12, "margins": 4, "layout": "fill", "background": "secondarySystemBackground"
              },
              "placement": { "at": "top", "insets": { "top": 8, "leading": 8, "trailing": 8 } },
              "presentation": {
                "leavesAfter": 4, "group": "banner", "whenShown": "replace",
                "transition": { "in": "slideFromTop", "out": "slideFromTop", "duration": 0.3 }
              },
              "accessibility": { "announcement": { "input": "message" } }
            }
            
            """###,
        "EmptyState": ###"""
            {
              "summary": "Says that there is nothing to show yet, and what can be done about it.",
              "inputs": [
                { "name": "headline", "type": "String", "summary": "What there is none of." },
                { "name": "detail", "type": "String?", "default": "nil", "summary": "Why, or what to do." },
                { "name": "image", "type": "UIImage?", "default": "nil", "summary": "A picture of what there could be." },
                { "name": "actionTitle", "type": "String?", "default": "nil", "summary": "The title of the button; without one there is no button." }
              ],
              "handlers": [
                { "name": "actionHandler", "summary": "Called when the button is tapped." }
              ],
              "content": {
                "stack": [
                  { "image": "imageView", "input": "image", "tint": "tertiaryLabel", "decorative": true },
                  { "label": "headlineLabel", "text": { "input": "headline" }, "textStyle": "title2", "accessibility": { "traits": ["header"] } },
                  { "label": "detailLabel", "text": { "input": "detail" }, "color": "secondaryLabel" },
                  { "button": "actionButton", "title": { "input": "actionTitle" }, "style": "filled", "triggers": "actionHandler" }
                ],
                "spacing": 12, "layout": "center", "background": "systemBackground"
              },
              "presentation": { "transition": "fade", "group": "state" },
              "accessibility": { "focus": "headlineLabel" }
            }
            
            """###,
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
                  { "image": "iconView", "symbol": "exclamationmark.triangle", "tint": "secondaryLabel" },
                  { "label": "messageLabel", "text": { "input": "message" }, "textStyle": "body" },
                  { "button": "reloadButton", "title": { "localized": "error.reload", "value": "Reload" }, "triggers": "reloadHandler" }
                ],
                "axis": "vertical", "spacing": 12, "alignment": "center", "layout": "center", "background": "systemBackground"
              },
              "placement": "fill",
              "presentation": { "transition": "fade", "group": "state" },
              "accessibility": { "focus": "messageLabel" },
              "host": { "recovery": { "message": "message", "retry": "reloadHandler" } }
            }
            
            """###,
        "Header": ###"""
            {
              "summary": "Stands above the content of its host.",
              "inputs": [
                { "name": "headline", "type": "String", "summary": "What the content is." }
              ],
              "handlers": [
                { "name": "tapHandler", "summary": "Called when the button is tapped." }
              ],
              "content": {
                "stack": [
                  { "label": "headlineLabel", "text": { "input": "headline" }, "textStyle": "title3", "accessibility": { "traits": ["header"] } },
                  { "button": "allButton", "title": { "localized": "header.all", "value": "Show all" }, "style": "borderless", "triggers": "tapHandler" }
                ],
                "axis": "horizontal", "distribution": "equalSpacing", "alignment": "firstBaseline",
                "layout": { "edges": ["top", "leading", "bottom", "trailing"], "insets": 8, "to": "margins" }
              },
              "placement": { "at": "top", "mode": "push" }
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
                  { "label": "messageLabel", "text": { "input": "message" }, "textStyle": "footnote", "color": "secondaryLabel" }
                ],
                "axis": "vertical", "spacing": 8, "alignment": "center", "layout": "center"
              },
              "placement": "fill",
              "presentation": { "delay": 0.5, "minimumDuration": 0.3, "transition": "fade", "group": "state" },
              "accessibility": { "announcement": { "localized": "loading.announcement", "value": "Loading" }, "modal": true },
              "host": { "while": true }
            }
            
            """###,
        "MapOverlay": ###"""
            {
              "summary": "Shows something of a place over a map, which can be moved beside it.",
              "inputs": [
                { "name": "placeName", "type": "String", "summary": "The name of the place." },
                { "name": "distance", "type": "String?", "default": "nil", "summary": "How far it is." }
              ],
              "handlers": [
                { "name": "closeHandler", "removesPlugin": true, "summary": "Called when the overlay is closed." }
              ],
              "content": {
                "stack": [
                  { "label": "placeLabel", "text": { "input": "placeName" }, "textStyle": "headline", "lines": 1 },
                  { "label": "distanceLabel", "text": { "input": "distance" }, "textStyle": "footnote", "color": "secondaryLabel", "lines": 1 },
                  { "button": "closeButton", "title": { "localized": "map.close", "value": "Close" }, "style": "gray", "triggers": "closeHandler" }
                ],
                "spacing": 6, "layout": "center", "background": "systemBackground"
              },
              "placement": { "at": "bottomTrailing", "insets": 16, "width": 240, "height": 160 },
              "presentation": { "transition": "fade", "touches": "pass", "group": "overlay", "whenShown": "replace" },
              "accessibility": { "focus": "placeLabel" }
            }
            
            """###,
        "MiniPlayer": ###"""
            {
              "summary": "Shows what is played, below the content of its host.",
              "inputs": [
                { "name": "songTitle", "type": "String", "summary": "What is played." },
                { "name": "artwork", "type": "UIImage?", "default": "nil", "summary": "Its picture." },
                { "name": "fraction", "type": "Float", "default": "0", "summary": "How much of it was played, from 0 to 1." },
                { "name": "toggleTitle", "type": "String", "default": "\"Pause\"", "summary": "What the button does: it pauses or plays." }
              ],
              "handlers": [
                { "name": "toggleHandler", "summary": "Called to pause or to play." },
                { "name": "expandHandler", "summary": "Called to show the whole player." }
              ],
              "content": {
                "stack": [
                  { "progress": "progressView", "value": { "input": "fraction" }, "accessibility": { "traits": ["updatesFrequently"] } },
                  {
                    "stack": [
                      { "image": "artworkView", "input": "artwork", "size": { "width": 44, "height": 44 }, "decorative": true },
                      { "label": "titleLabel", "text": { "input": "songTitle" }, "lines": 1 },
                      { "spacer": "flexible" },
                      { "button": "toggleButton", "title": { "input": "toggleTitle" }, "style": "plain", "triggers": "toggleHandler" },
                      { "button": "expandButton", "title": { "localized": "player.expand", "value": "Expand" }, "style": "plain", "triggers": "expandHandler" }
                    ],
                    "axis": "horizontal", "spacing": 12
                  }
                ],
                "alignment": "fill", "spacing": 4, "layout": "fill", "background": "secondarySystemBackground"
              },
              "placement": { "at": "bottom", "mode": "push" },
              "presentation": { "transition": "slideFromBottom" }
            }
            
            """###,
        "Offline": ###"""
            {
              "summary": "Tells that there is no connection, below the content of its host, until there is one.",
              "inputs": [
                { "name": "reason", "type": "String", "default": "\"No connection\"", "summary": "Why what is shown may be old." }
              ],
              "handlers": [
                { "name": "retryHandler", "summary": "Called when the user asks to try again." }
              ],
              "content": {
                "stack": [
                  { "image": "iconView", "symbol": "wifi.slash", "textStyle": "footnote", "decorative": true },
                  { "label": "reasonLabel", "text": { "input": "reason" }, "textStyle": "footnote" },
                  { "button": "retryButton", "title": { "localized": "offline.retry", "value": "Retry" }, "style": "plain", "triggers": "retryHandler" }
                ],
                "axis": "horizontal", "layout": "fill", "background": "secondarySystemBackground"
              },
              "placement": { "at": "bottom", "mode": "push" },
              "presentation": { "transition": "slideFromBottom" },
              "accessibility": { "announcement": { "input": "reason" } }
            }
            
            """###,
        "Paywall": ###"""
            {
              "summary": "Offers what has to be paid for, and covers it until it is.",
              "inputs": [
                { "name": "offer", "type": "String", "summary": "What is offered." },
                { "name": "price", "type": "String", "summary": "What it costs." }
              ],
              "handlers": [
                { "name": "purchaseHandler", "summary": "Called when the user buys." },
                { "name": "restoreHandler", "summary": "Called when the user has bought before." },
                { "name": "closeHandler", "removesPlugin": true, "summary": "Called when the user does not want to buy." }
              ],
              "content": {
                "stack": [
                  { "button": "closeButton", "title": { "localized": "paywall.close", "value": "Not now" }, "style": "plain", "role": "cancel", "triggers": "closeHandler" },
                  { "spacer": "flexible" },
                  { "label": "offerLabel", "text": { "input": "offer" }, "textStyle": "largeTitle", "weight": "bold", "accessibility": { "traits": ["header"] } },
                  { "label": "priceLabel", "text": { "input": "price" }, "textStyle": "headline" },
                  { "button": "purchaseButton", "title": { "localized": "paywall.buy", "value": "Buy" }, "style": "filled", "role": "primary", "triggers": "purchaseHandler" },
                  { "button": "restoreButton", "title": { "localized": "paywall.restore", "value": "Restore purchases" }, "style": "plain", "triggers": "restoreHandler" },
                  { "spacer": "flexible" }
                ],
                "spacing": 16, "layout": "fill", "background": "systemBackground"
              },
              "presentation": { "transition": "fade", "touches": "block" },
              "accessibility": { "modal": true, "focus": "offerLabel" }
            }
            
            """###,
        "Permission": ###"""
            {
              "summary": "Explains why the app asks for a permission, before the system does.",
              "inputs": [
                { "name": "explanation", "type": "String", "summary": "What the permission is for." }
              ],
              "handlers": [
                { "name": "allowHandler", "removesPlugin": true, "summary": "Called when the user agrees." },
                { "name": "denyHandler", "removesPlugin": true, "summary": "Called when the user does not agree." },
                { "name": "laterHandler", "removesPlugin": true, "summary": "Called when the user wants to be asked again." }
              ],
              "content": {
                "stack": [
                  { "label": "explanationLabel", "text": { "input": "explanation" }, "textAlignment": "center" },
                  { "button": "allowButton", "title": { "localized": "permission.allow", "value": "Allow" }, "style": "filled", "triggers": "allowHandler" },
                  { "button": "denyButton", "title": { "localized": "permission.deny", "value": "Do not allow" }, "style": "gray", "role": "destructive", "triggers": "denyHandler" },
                  { "button": "laterButton", "title": { "localized": "permission.later", "value": "Ask me later" }, "style": "plain", "triggers": "laterHandler" }
                ],
                "spacing": 12, "alignment": "fill", "layout": "fill", "background": "systemBackground"
              },
              "placement": { "at": "bottom", "within": "bounds" },
              "presentation": { "transition": "slideFromBottom" },
              "accessibility": { "modal": true, "focus": "explanationLabel" }
            }
            
            """###,
        "Progress": ###"""
            {
              "summary": "Shows how much of something is done.",
              "inputs": [
                { "name": "fraction", "type": "Float", "default": "0", "summary": "How much is done, from 0 to 1." },
                { "name": "message", "type": "String?", "default": "nil", "summary": "What is being done." }
              ],
              "handlers": [
                { "name": "cancelHandler", "removesPlugin": true, "summary": "Called when the user gives it up." }
              ],
              "content": {
                "stack": [
                  { "label": "messageLabel", "text": { "input": "message" } },
                  { "progress": "progressView", "value": { "input": "fraction" }, "width": 200, "accessibility": { "traits": ["updatesFrequently"] } },
                  { "button": "cancelButton", "title": { "localized": "progress.cancel", "value": "Cancel" }, "role": "cancel", "triggers": "cancelHandler" }
                ],
                "spacing": 12, "layout": "center", "background": "secondarySystemBackground"
              },
              "placement": "center",
              "presentation": { "minimumDuration": 0.5, "transition": "fade" },
              "accessibility": { "announcement": { "localized": "progress.announcement", "value": "In progress" } }
            }
            
            """###,
        "SearchResults": ###"""
            {
              "summary": "Shows the results of a search in a part of its host.",
              "inputs": [
                { "name": "resultCount", "type": "String", "default": "\"\"", "summary": "How much was found, in words." },
                { "name": "isSearching", "type": "Bool", "default": "false", "summary": "Whether more may be found." }
              ],
              "handlers": [
                { "name": "cancelHandler", "removesPlugin": true, "summary": "Called when the search is given up." }
              ],
              "content": {
                "stack": [
                  { "label": "countLabel", "text": { "input": "resultCount" }, "textStyle": "footnote", "color": "secondaryLabel", "accessibility": { "traits": ["updatesFrequently"] } },
                  { "activityIndicator": "searchIndicator", "shownWhen": "isSearching" },
                  { "custom": "resultsTable", "type": "UITableView", "create": "UITableView()" },
                  { "button": "cancelButton", "title": { "localized": "search.cancel", "value": "Cancel" }, "style": "plain", "triggers": "cancelHandler" }
                ],
                "alignment": "fill", "layout": "fill", "background": "systemBackground"
              },
              "placement": { "container": true },
              "presentation": { "group": "search" },
              "accessibility": { "announcement": { "input": "resultCount" }, "identifier": "searchResults" }
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

          // The views: stack, label, button, image, activityIndicator, progress, textField, spacer or custom.
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

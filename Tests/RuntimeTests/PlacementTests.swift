import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Placement")
struct PlacementTests {
    private let clock = ManualClock()

    @Test("a plugin is pinned to the edges of its placement, or centered")
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
            let placement = ChildPlacement(edges: edges, insets: insets, width: frame.width, height: frame.height)
            expect(self.frame(of: placement), equals: frame, "it is somewhere else")
        }
        let all = frame(of: ChildPlacement(insets: insets))
        let filled = CGRect(x: 2, y: 1, width: 314, height: 636)
        expect(all, equals: filled, "it does not fill its host")
        let safeArea = PlatformEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        let inside = frame(of: ChildPlacement(area: .safeArea), safeArea: safeArea)
        let free = CGRect(x: 20, y: 10, width: 260, height: 600)
        expect(inside, equals: free, "it is below a bar")
    }

    @Test("a plugin without a size is as large as its content, but not larger than its container")
    func isAsLargeAsContent() {
        let placement = ChildPlacement(edges: [.top, .leading])
        expect(frame(of: placement), equals: .zero, "it takes space without content")
        let size = CGSize(width: 30, height: 20)
        let small = self.frame(of: placement, content: size, priority: 10)
        expect(small, equals: .zero, "it takes space that its content does not need")
        let frame = frame(of: placement, content: size)
        expect(frame.size, equals: size, "it is larger or smaller than its content")

        let window = HostWindow()
        let container = PlatformView(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
        window.host.view.addSubview(container)
        for edges in [.all, [.top, .leading], [.bottom, .trailing]] as [NSDirectionalRectEdge] {
            let placement = ChildPlacement(edges: edges, width: 1000, height: 1000)
            let plugin = StubPlugin(PluginPresentation(placement: placement))
            window.host.add(plugin, in: container)
            window.layoutIfNeeded()
            expect(plugin.view.superview === container, "its view is not in the container")
            expect(plugin.view.frame, equals: container.bounds, "it is larger than its container")
        }
    }

    @Test("a plugin with a greatest width fills a narrow host, and is centered in a wide one")
    func hasMaximumWidth() {
        let insets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30)
        let placement = ChildPlacement(
            edges: [.top, .leading, .trailing], insets: insets, maximumWidth: 400, height: 50)
        for isMirrored in [false, true] {
            let window = HostWindow()
            let plugin = StubPlugin(PluginPresentation(placement: placement))
            window.host.add(plugin)
            for view: PlatformView in [window.host.view, plugin.view] {
                HostWindow.setLayoutDirection(of: view, isRightToLeft: isMirrored)
            }
            // In a host of 450 points, the insets leave no room to center it.
            let frames: [(width: CGFloat, x: CGFloat, mirroredX: CGFloat, length: CGFloat)] = [
                (320, 10, 30, 280), (450, 20, 30, 400), (1000, 300, 300, 400), (320, 10, 30, 280),
            ]
            for expected in frames {
                window.resize(to: CGSize(width: expected.width, height: 640))
                window.layoutIfNeeded()
                let frame = HostWindow.frame(of: plugin.view)
                let x = isMirrored ? expected.mirroredX : expected.x
                let reason = "it is somewhere else in a host of \(expected.width) points"
                expect(abs(frame.minX - x) <= 0.5, "\(reason)")
                expect(abs(frame.width - expected.length) <= 0.5, "\(reason)")
                let width = window.host.view.bounds.width
                expect(width, equals: expected.width, "it resizes its host")
            }
        }
    }

    @Test("a plugin in a corner is as wide as its content, up to its greatest width")
    func limitsContent() {
        let placement = ChildPlacement(edges: [.top, .trailing], maximumWidth: 200)
        for (content, width) in [(80, 80), (300, 200)] as [(CGFloat, CGFloat)] {
            let frame = frame(of: placement, content: CGSize(width: content, height: 20))
            let expected = CGRect(x: 320 - width, y: 0, width: width, height: 20)
            expect(frame, equals: expected, "it is wider or narrower, or somewhere else")
        }
        expect(frame(of: placement).width, equals: 0, "it takes space without content")
    }

    #if os(Linux)
    @Test(
        "the constraints of a plugin do not contradict each other where its insets do not fit"
    )
    func hasNoConflicts() {
        let conflicts = HostWindow.conflictCount
        let insets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        for edges in [[.top, .leading], [.bottom, .trailing], [], .all] as [NSDirectionalRectEdge] {
            let window = HostWindow()
            let container = PlatformView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
            window.host.view.addSubview(container)
            let placement = ChildPlacement(edges: edges, insets: insets)
            let plugin = StubPlugin(PluginPresentation(placement: placement))
            window.host.add(plugin, in: container)
            window.layoutIfNeeded()
            expect(plugin.view.frame.height, equals: 0, "it is larger than its container")
        }
        expect(HostWindow.conflictCount, equals: conflicts, "its constraints contradict each other")
    }
    #endif

    #if os(Linux)
    @Test("a plugin is wider than its greatest width only for content that has to be wider")
    func exceedsMaximumWidth() {
        let conflicts = HostWindow.conflictCount
        let placement = ChildPlacement(edges: [.top, .trailing], maximumWidth: 200)
        let frame = frame(of: placement, content: CGSize(width: 300, height: 20), priority: 1000)
        expect(frame.width, equals: 300, "its content has no room")
        expect(HostWindow.conflictCount, equals: conflicts, "its constraints contradict each other")
    }
    #endif

    @Test("a plugin is behind or in front of all views, also those added during its delay")
    func isInOrder() {
        clock.run {
            for isBehind in [true, false] {
                let window = HostWindow()
                let view: PlatformView = window.host.view
                view.addSubview(PlatformView())
                let placement = ChildPlacement(isBehind: isBehind)
                let plugin = StubPlugin(PluginPresentation(placement: placement, delay: 1))
                window.host.add(plugin)
                view.addSubview(PlatformView())
                clock.advance(by: 1)
                let index = isBehind ? 0 : 2
                expect(view.subviews.firstIndex(of: plugin.view), equals: index, "it is elsewhere")
            }
        }
    }

    @Test("nothing of a placement is left in the view of a removed plugin")
    func leavesNoConstraints() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(
                PluginPresentation(placement: ChildPlacement(edges: [.top, .leading], width: 100, height: 50)))
            window.host.add(plugin)
            plugin.remove()
            expect(plugin.view.constraints.isEmpty, "its view keeps a width or a height")
            expect(window.host.view.constraints.isEmpty, "its host keeps a constraint")
        }
    }

    #if UIKIT
    @Test("content in the readable width follows a host that becomes narrower")
    func followsReadableWidth() {
        let window = HostWindow(size: CGSize(width: 1400, height: 640))
        let plugin = StubPlugin(PluginPresentation(placement: ChildPlacement(followsPull: true)))
        window.host.add(plugin)
        let content = PlatformView()
        content.translatesAutoresizingMaskIntoConstraints = false
        plugin.view.addSubview(content)
        let guide = plugin.view.readableContentGuide
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        for width in [1400, 320, 1400] as [CGFloat] {
            window.resize(to: CGSize(width: width, height: 640))
            window.layoutIfNeeded()
            expect(plugin.view.frame.width, equals: width, "it keeps its former width")
            expect(content.frame.minX, equals: guide.layoutFrame.minX, "its content is elsewhere")
        }
    }

    @Test("a plugin without room keeps its margins, and does not grow")
    func doesNotGrow() {
        let edges: [NSDirectionalRectEdge] = [
            [.top, .leading, .trailing], [.bottom, .leading, .trailing], .all,
        ]
        for edge in edges {
            let window = HostWindow()
            window.host.addedInsets = PlatformEdgeInsets(top: 338, left: 0, bottom: 300, right: 0)
            let insets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
            let placement = ChildPlacement(edges: edge, insets: insets, area: .safeArea)
            let plugin = StubPlugin(PluginPresentation(placement: placement))
            window.host.add(plugin)
            let content = addContent(to: plugin.view)
            for _ in 0..<3 { window.layoutIfNeeded() }
            expect(plugin.view.frame.height <= 40, "it grows")
            expect(content.frame.height, equals: 0, "its content has room")
        }
    }

    @Test("a plugin at the top has no margin for the bar at the bottom")
    func ignoresOtherBar() {
        let window = HostWindow()
        window.host.addedInsets = PlatformEdgeInsets(top: 5, left: 0, bottom: 615, right: 0)
        let placement = ChildPlacement(edges: [.top, .leading, .trailing])
        let plugin = StubPlugin(PluginPresentation(placement: placement))
        let content = addContent(to: plugin.view)
        let height = content.heightAnchor.constraint(equalToConstant: 19)
        height.priority = .defaultHigh
        height.isActive = true
        window.host.add(plugin)
        for _ in 0..<3 { window.layoutIfNeeded() }
        expect(plugin.view.frame.height, equals: 24, "it is as tall as its host, or has no margin")
    }

    /// Adds a view that fills the margins of a plugin.
    private func addContent(to view: PlatformView) -> PlatformView {
        let content = PlatformView()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: margins.topAnchor),
            content.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
        return content
    }

    @Test("a plugin above the keyboard fills the safe area while no keyboard is docked")
    func isAboveKeyboard() {
        let placement = ChildPlacement(area: .aboveKeyboard)
        let safeArea = PlatformEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        let frame = frame(of: placement, safeArea: safeArea)
        let free = CGRect(x: 20, y: 10, width: 260, height: 600)
        expect(frame, equals: free, "it is somewhere else")

        let window = HostWindow()
        let guide = window.host.view.pluginSafeAreaAboveKeyboard
        for _ in 0..<2 {
            let plugin = StubPlugin(PluginPresentation(placement: placement))
            window.host.add(plugin)
            plugin.remove(animated: false)
        }
        let guides = window.host.view.layoutGuides.filter { $0.identifier == guide.identifier }
        expect(guides, equals: [guide], "its host gets another guide each time")
    }

    @Test("a plugin moves down with a list that is pulled, but not up")
    func followsPull() {
        clock.run {
            let window = HostWindow(host: HostWindow.makeScrollingController())
            let plugin = StubPlugin(PluginPresentation(placement: ChildPlacement(followsPull: true)))
            window.host.add(plugin)
            for (length, top) in [(0, 0), (-80, 80), (120, 0)] as [(CGFloat, CGFloat)] {
                window.scroll(by: length)
                window.layoutIfNeeded()
                let frame = window.host.view.convert(plugin.view.frame, to: window)
                expect(frame.minY, equals: top, "it covers the refresh control, or leaves a gap")
                expect(frame.maxY, equals: 640, "its bottom edge moves")
            }
            plugin.remove()
            let other = StubPlugin(PluginPresentation(placement: ChildPlacement()))
            window.host.add(other)
            window.scroll(by: -120)
            window.layoutIfNeeded()
            let frame = window.host.view.convert(other.view.frame, to: window)
            expect(frame.minY, equals: 0, "it moves down without being asked")
        }
    }
    #else
    @Test("a removed plugin does not leave a layout guide behind")
    func leavesNoPlace() {
        clock.run {
            let window = HostWindow()
            let container = PlatformView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            window.host.view.addSubview(container)
            var places: [PlatformLayoutGuide] {
                container.layoutGuides.filter { $0.identifier.rawValue == "PluginSlot" }
            }
            for view in [PluginView(), PlatformView()] {
                let plugin = StubPlugin(PluginPresentation())
                plugin.view = view
                window.host.add(plugin, in: container)
                plugin.remove()
                expect(places.isEmpty, "its place is left")
                window.host.add(plugin, in: container)
                view.removeFromSuperview()
                plugin.removeFromParent()
                if view is PluginView {
                    expect(places.isEmpty, "its place is left")
                }
                window.host.add(plugin, in: container)
                expect(places.count, equals: 1, "it has not one place")
                plugin.removeFromParent()
                window.host.add(plugin, in: container)
                expect(places.count, equals: 1, "it keeps its former place")
                plugin.remove()
            }
        }
    }
    #endif

    /// Where a plugin, whose content may have a size, comes to sit in a host of 320 × 640 points.
    private func frame(
        of placement: ChildPlacement, content: CGSize? = nil, priority: Float = 750,
        safeArea: PlatformEdgeInsets = PlatformEdgeInsets()
    ) -> CGRect {
        clock.run {
            let window = HostWindow()
            window.host.addedInsets = safeArea
            let plugin = StubPlugin(PluginPresentation(placement: placement))
            window.host.add(plugin)
            if let content {
                // Not required, like the sizes of labels.
                let size = [
                    plugin.view.widthAnchor.constraint(equalToConstant: content.width),
                    plugin.view.heightAnchor.constraint(equalToConstant: content.height),
                ]
                for constraint in size { constraint.priority = PlatformLayoutPriority(priority) }
                NSLayoutConstraint.activate(size)
            }
            window.layoutIfNeeded()
            return HostWindow.frame(of: plugin.view)
        }
    }
}

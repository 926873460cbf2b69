import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Plugins in popovers")
struct PopoverTests {
    private let clock = ManualClock()

    /// Runs a test with a host, a view of it, and a plugin with text in a popover at the view.
    private func run(
        _ presentation: @autoclosure () -> PluginPresentation = PluginPresentation(), _ test: (Scene) throws -> Void
    ) rethrows {
        try clock.run {
            try PluginPopover.$isTested.withValue(true) {
                try test(Scene(presentation()))
            }
        }
    }

    @MainActor
    private struct Scene {
        let window = HostWindow()
        let plugin: StubPlugin
        let content = PlatformView()
        let width, height: NSLayoutConstraint

        init(_ presentation: PluginPresentation) {
            plugin = StubPlugin(presentation)
            content.translatesAutoresizingMaskIntoConstraints = false
            plugin.view.addSubview(content)
            width = content.widthAnchor.constraint(equalToConstant: 200)
            width.priority = PlatformLayoutPriority(750)
            height = content.heightAnchor.constraint(equalToConstant: 80)
            NSLayoutConstraint.activate(ChildPlacement.fill.constraints(content, plugin.view) + [width, height])
        }

        var host: PlatformViewController { window.host }

        var popover: PluginPopover? { plugin.parent as? PluginPopover }

        func present() {
            host.presentPopover(plugin, at: host.view)
            window.layoutIfNeeded()
        }
    }

    @Test("are found there, and are not shown twice")
    func isFound() {
        run { scene in
            expect(scene.host.shownInPopover(StubPlugin.self) == nil)
            scene.present()
            expect(scene.host.shownInPopover(StubPlugin.self) === scene.plugin)
            expect(scene.host.children.shown(StubPlugin.self) == nil)
            let popover = scene.popover
            scene.present()
            expect(scene.popover === popover && scene.host.children.count == 1)
        }
    }

    @Test("decide about the size of the popover, also when their content changes")
    func size() {
        run { scene in
            scene.present()
            expect(scene.popover?.preferredContentSize, equals: CGSize(width: 200, height: 80))
            scene.height.constant = 120
            scene.window.layoutIfNeeded()
            expect(scene.popover?.preferredContentSize, equals: CGSize(width: 200, height: 120))
            scene.height.constant = 40
            scene.window.layoutIfNeeded()
            expect(scene.popover?.preferredContentSize, equals: CGSize(width: 200, height: 40))
        }
    }

    @Test("are at most 320 points wide, and narrower than the screen, unless they have a width")
    func maximumWidth() {
        run { scene in
            scene.width.constant = 1000
            scene.present()
            #if UIKIT
            expect(scene.popover?.preferredContentSize.width, equals: 280)
            #else
            expect(scene.popover?.preferredContentSize.width, equals: 320)
            #endif
        }
        run(PluginPresentation(placement: ChildPlacement(width: 400))) { scene in
            scene.present()
            expect(scene.popover?.preferredContentSize.width, equals: 400)
        }
    }

    @Test("close the popover when they are removed, at the end of the turn")
    func closes() {
        run { scene in
            scene.present()
            let popover = scene.popover
            scene.plugin.remove()
            expect(scene.plugin.parent == nil && scene.host.children == [popover])
            expect(scene.host.shownInPopover(StubPlugin.self) == nil)
            clock.advance(by: 0)
            expect(scene.host.children.isEmpty)
        }
    }

    @Test("leave the popover open for the next one in the same turn")
    func staysOpen() {
        run { scene in
            scene.present()
            let popover = scene.popover
            scene.plugin.remove()
            popover?.show(scene.plugin, at: scene.host.view, .all)
            clock.advance(by: 0)
            expect(scene.host.children, equals: [popover])
            expect(scene.plugin.view.superview?.subviews.count, equals: 1, "a picture stays")
        }
    }

    @Test("stay for their minimum duration, and then close the popover")
    func minimumDuration() {
        run(PluginPresentation(minimumDuration: 1)) { scene in
            scene.present()
            scene.plugin.remove()
            clock.advance(by: 0.9)
            expect(scene.host.children.count, equals: 1)
            clock.advance(by: 0.2)
            expect(scene.host.children.isEmpty)
        }
    }

    @Test("call a handler that dismisses them, and release it")
    func dismissal() {
        run { scene in
            scene.present()
            var calls = 0
            scene.plugin.presentation.dismiss { calls += 1 }
            clock.advance(by: 0)
            expect(calls == 1 && scene.host.children.isEmpty)
            expect(scene.plugin.count(of: "releaseHandlers") > 0)
        }
    }

    @Test("are released with the popover")
    func release() async {
        weak var popover: PluginPopover?
        weak var plugin: StubPlugin?
        run { scene in
            scene.present()
            (popover, plugin) = (scene.popover, scene.plugin)
            scene.plugin.remove()
            clock.advance(by: 0)
        }
        await HostWindow.wait { popover == nil && plugin == nil }
        expect(popover == nil && plugin == nil)
    }
}

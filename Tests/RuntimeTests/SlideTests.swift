import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Slides")
struct SlideTests {
    private let clock = ManualClock()

    @Test("a plugin waits in its place if nothing is animated")
    func waitsInPlace() {
        clock.run {
            let window = HostWindow()
            let plugin = StubPlugin(
                PluginPresentation(
                    placement: .fill, delay: 1, transition: PluginTransition(moveIn: .slide(from: .bottom))))
            window.host.add(plugin)
            window.layoutIfNeeded()
            expect(HostWindow.displacement(of: plugin.view), equals: .zero, "it waits beside its place")
        }
    }

    @Test("a plugin slides out at the edge of its transition, whatever its size")
    func slides() {
        clock.run(animated: true) {
            let small = ChildPlacement(edges: [], width: 100, height: 40)
            let offsets: [(ChildPlacement, NSDirectionalRectEdge, CGFloat, CGFloat)] = [
                (.fill, .top, 0, -640), (.fill, .bottom, 0, 640), (.fill, .leading, -320, 0),
                (.fill, .trailing, 320, 0), (small, .top, 0, -340), (small, .bottom, 0, 340),
                (small, .leading, -210, 0), (small, .trailing, 210, 0),
            ]
            for (placement, edge, x, y) in offsets {
                let window = HostWindow()
                let transition = PluginTransition(moveOut: .slide(from: edge))
                let plugin = StubPlugin(PluginPresentation(placement: placement, transition: transition))
                window.host.add(plugin)
                window.layoutIfNeeded()
                plugin.remove()
                window.layoutIfNeeded()
                let displacement = HostWindow.displacement(of: plugin.view)
                expect(displacement.width, equals: x, "it slides to another side")
                expect(displacement.height, equals: y, "it slides too high or too low")
                expect(plugin.view.opacity, equals: 1, "it fades")
            }
        }
    }

    @Test("a plugin slides the same distance in a host that is scrolled")
    func slidesOutOfScrolledHost() {
        clock.run(animated: true) {
            for edge in [NSDirectionalRectEdge.top, .bottom] {
                let window = HostWindow(host: HostWindow.makeScrollingController())
                let plugin = StubPlugin(PluginPresentation(transition: PluginTransition(moveOut: .slide(from: edge))))
                window.scroll(by: 120)
                window.host.add(plugin)
                window.layoutIfNeeded()
                plugin.remove()
                window.layoutIfNeeded()
                let displacement = HostWindow.displacement(of: plugin.view)
                expect(abs(displacement.height), equals: 640, "it slides too far, or not far enough")
            }
        }
    }

    #if !UIKIT
    @Test("a plugin slides out of flipped containers and of others")
    func slidesOutOfContainers() {
        clock.run(animated: true) {
            let frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            for container in [TopLeftView(frame: frame), PlatformView(frame: frame)] {
                let window = HostWindow()
                window.host.view.addSubview(container)
                let slide = PluginTransition.Motion.slide(from: .top)
                let plugin = StubPlugin(
                    PluginPresentation(
                        placement: ChildPlacement(edges: [.top, .leading, .trailing], height: 20),
                        transition: PluginTransition(moveIn: slide, moveOut: slide)))
                window.host.add(plugin, in: container)
                window.layoutIfNeeded()
                let top = HostWindow.frame(of: plugin.view).minY
                expect(top, equals: 0, "it does not come to its place")
                plugin.remove()
                window.layoutIfNeeded()
                let bottom = HostWindow.frame(of: plugin.view).maxY
                expect(bottom, equals: 0, "it slides elsewhere")
            }
        }
    }
    #endif

    @Test("a plugin fades instead of sliding if Reduce Motion is on")
    func reducesMotion() {
        clock.run(animated: true, reducesMotion: true) {
            let window = HostWindow()
            let transition = PluginTransition(moveOut: .slide(from: .top))
            let plugin = StubPlugin(PluginPresentation(transition: transition))
            window.host.add(plugin)
            plugin.remove()
            window.layoutIfNeeded()
            expect(plugin.view.opacity, equals: 0, "it does not fade")
            expect(HostWindow.displacement(of: plugin.view), equals: .zero, "it slides")
        }
    }
}

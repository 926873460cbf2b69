import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Plugins without a view controller")
struct SceneTests {
    private let clock = ManualClock()

    @Test("touches beside plugins pass, and the host closes after the last plugin")
    func passesAndCloses() {
        clock.run {
            let scene = TestScene()
            let placement = ChildPlacement(edges: [.top, .leading, .trailing], height: 50)
            let plugins = [1, 2].map { _ in
                StubPlugin(PluginPresentation(placement: placement))
            }
            scene.host.add(plugins[0])
            let view = scene.view(at: CGPoint(x: 160, y: 20))
            expect(view === plugins[0].view, "a plugin does not get its touches")
            let other = scene.view(at: CGPoint(x: 160, y: 600))
            expect(other == nil, "touches beside a plugin do not pass")

            scene.host.add(plugins[1])
            plugins[0].remove()
            clock.advance(by: 0)
            expect(scene.isOpen, "the host closes although a plugin stays")
            plugins[1].remove()
            scene.host.add(plugins[0])
            clock.advance(by: 0)
            expect(scene.isOpen, "the host closes although a plugin follows")
            plugins[0].remove()
            clock.advance(by: 0)
            expect(!scene.isOpen, "the host stays after the last plugin")
        }
    }

    @Test("nothing keeps a host that has closed")
    func releasesHost() async {
        weak var released: PluginSceneHost?
        clock.run {
            let scene = TestScene()
            released = scene.host
            let plugin = StubPlugin(PluginPresentation())
            scene.host.add(plugin)
            plugin.remove()
            clock.advance(by: 0)
        }
        await HostWindow.wait { released == nil }
        expect(released == nil, "something keeps the host")
    }
}

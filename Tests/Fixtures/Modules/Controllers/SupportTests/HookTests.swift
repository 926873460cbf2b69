import Testing
import UIKit

@testable import Controllers

/// The hooks that the generated classes call, which only their user's own code can tell.
@MainActor
@Suite("Hooks")
struct HookTests {
    @Test("are called in UIKit's order, when the controller has done its own part")
    func order() {
        let window = HostWindow()
        let plugin = ProfileViewController(name: "Ada")
        HookRecord.calls[ObjectIdentifier(plugin)] = []
        window.host.add(plugin)
        window.layoutIfNeeded()
        HeadlessUIKit.turnRunLoop()
        plugin.remove(animated: false)
        HeadlessUIKit.turnRunLoop()

        var calls: [String] = []
        for call in HookRecord.calls[ObjectIdentifier(plugin)] ?? [] where !calls.contains(call) {
            calls.append(call)
        }
        #expect(
            calls == [
                "viewDidLoad with Ada", "viewWillAppear", "viewIsAppearing",
                "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
                "viewWillDisappear", "viewDidDisappear",
            ])
    }

    @Test("are called by a controller without views")
    func withoutViews() {
        let plugin = BadgeViewController()
        HookRecord.calls[ObjectIdentifier(plugin)] = []
        plugin.loadViewIfNeeded()
        #expect(HookRecord.calls[ObjectIdentifier(plugin)] == ["viewDidLoad"])
    }
}

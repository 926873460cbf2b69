import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Observers")
struct ObserverTests {
    @Test("an observer calls its handler for each notification until it is released")
    func observesNotifications() async {
        let name = Notification.Name("ChildContainmentTests")
        let center = NotificationCenter()
        var count = 0
        var observer: PluginObserver? = PluginObserver(of: name, in: center) { count += 1 }
        NotificationCenter.default.post(name: name, object: nil)
        center.post(name: name, object: nil)
        center.post(name: name, object: nil)
        await HostWindow.finishTurn()
        expect(count, equals: 2, "it does not call its handler")

        _ = observer
        observer = nil
        center.post(name: name, object: nil)
        await HostWindow.finishTurn()
        expect(count, equals: 2, "it calls its handler after its release")
    }
}

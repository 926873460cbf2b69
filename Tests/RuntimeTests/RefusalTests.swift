#if compiler(>=6.2) && os(Linux)  // Exit tests need the host's processes.
import SwiftUI
import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@Suite("Refused hosts and containers")
struct RefusalTests {
    @Test("a host that manages its children itself is refused", arguments: Host.allCases)
    func refusesHost(host: Host) async {
        switch host {
        case .stack: await #expect(processExitsWith: .failure) { await Self.add(to: .stack) }
        case .tabs: await #expect(processExitsWith: .failure) { await Self.add(to: .tabs) }
        case .split: await #expect(processExitsWith: .failure) { await Self.add(to: .split) }
        case .hosting: await #expect(processExitsWith: .failure) { await Self.add(to: .hosting) }
        case .plain: await #expect(processExitsWith: .success) { await Self.add(to: .plain) }
        }
    }

    @Test("a container that is not within the host's view is refused")
    func refusesContainer() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                HostWindow.makeController().add(HostWindow.makeController(), in: PlatformView())
            }
        }
    }

    #if !UIKIT
    @Test("a split view that makes panes of its subviews is refused as a container")
    func refusesSplitView() async {
        await #expect(processExitsWith: .failure) { await Self.addToSplitView(arranges: true) }
        await #expect(processExitsWith: .success) { await Self.addToSplitView(arranges: false) }
    }

    @MainActor
    private static func addToSplitView(arranges: Bool) {
        let view = NSSplitView()
        view.arrangesAllSubviews = arranges
        let host = NSViewController()
        host.view = view
        host.add(HostWindow.makeController())
    }
    #endif

    enum Host: CaseIterable {
        case stack, tabs, split, hosting, plain
    }

    @MainActor
    private static func add(to host: Host) {
        let controller: PlatformViewController
        #if UIKIT
        switch host {
        case .stack: controller = UINavigationController()
        case .tabs: controller = UITabBarController()
        case .split: controller = UISplitViewController()
        case .hosting: controller = AppHostingController(rootView: SwiftUI.EmptyView())
        case .plain: controller = HostWindow.makeController()
        }
        #else
        switch host {
        case .stack: controller = NSPageController()
        case .tabs: controller = NSTabViewController()
        case .split: controller = NSSplitViewController()
        case .hosting: controller = AppHostingController(rootView: SwiftUI.EmptyView())
        case .plain: controller = HostWindow.makeController()
        }
        #endif
        controller.add(HostWindow.makeController())
    }
}

#if UIKIT
private final class AppHostingController: UIHostingController<SwiftUI.EmptyView> {}
#else
private final class AppHostingController: NSHostingController<SwiftUI.EmptyView> {}
#endif
#endif

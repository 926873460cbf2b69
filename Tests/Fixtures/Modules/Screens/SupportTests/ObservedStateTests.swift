import Observation
import SwiftUI
import XCTest

@testable import Screens

/// Tests of hosts that show the state of an observed model.
nonisolated final class ObservedStateTests: XCTestCase {
    /// A model that says what its screen shows.
    @MainActor
    @Observable
    final class Model {
        var state = ScreenState.content
    }

    /// A host that shows the state whenever the model changes.
    @MainActor
    private final class Host {
        let model = Model()
        let controller: PlatformViewController
        private(set) var updateCount = 0

        init(_ controller: PlatformViewController) {
            self.controller = controller
        }

        func update() {
            updateCount += 1
            withObservationTracking {
                controller.show(model.state)
            } onChange: { [weak self] in
                Task { @MainActor in self?.update() }
            }
        }
    }

    @MainActor
    func testManyChangesInOneTurnShowOnePlugin() async throws {
        let clock = ManualClock()
        let window = HostWindow()
        let host = Host(window.host)
        clock.run {
            host.update()
            for index in 0..<100 {
                host.model.state =
                    index.isMultiple(of: 2)
                    ? .loading : .failed(message: "\(index)", retryHandler: {})
            }
        }
        await HostWindow.wait { host.updateCount == 2 }
        let failure = try XCTUnwrap(window.host.children.shown(FailureViewController.self))
        XCTAssertEqual(window.host.children, [failure])
        XCTAssertEqual(failure.message, "99")
        for _ in 0..<20 { await Task.yield() }
        XCTAssertEqual(host.updateCount, 2, "the host is updated for each change")
    }

    @MainActor
    func testSwiftUIShowsStateOfModel() async throws {
        let clock = ManualClock()
        try clock.run {
            let model = Model()
            model.state = .failed(message: "No connection", retryHandler: {})
            let host = PluginHostController()
            let window = HostWindow(host: host)
            let presenter = PluginPresenter(host: host)
            @MainActor func update() {
                presenter.update(requests(of: SwiftUI.EmptyView().screenState(model.state)))
            }
            update()
            let failure = try XCTUnwrap(window.host.children.shown(FailureViewController.self))
            update()
            XCTAssertEqual(window.host.children, [failure], "an equal state shows another plugin")
            model.state = .content
            update()
            XCTAssertEqual(window.host.children, [], "the plugin stays")
        }
    }
}

import SwiftUI
import XCTest

@testable import Screens

/// Tests of SwiftUI screens with generated modifiers, in a hosting controller.
nonisolated final class ScreenTests: XCTestCase {
    /// What a screen shows.
    @MainActor
    private final class Model {
        var isLoading = false
        var hasFailed = false
        var retries = 0
    }

    private struct Screen: View {
        let model: Model
        @State private var visits = 0

        var body: some View {
            let hasFailed = Binding(get: { model.hasFailed }, set: { model.hasFailed = $0 })
            VStack {
                Text("\(visits)")
                Button("Visit") { visits += 1 }
            }
            .loading(isPresented: model.isLoading, message: "Fetching")
            .failure(isPresented: hasFailed, message: "No connection") {
                model.retries += 1
                model.isLoading = true
            }
        }
    }

    #if canImport(UIKit)
    private typealias HostingController = UIHostingController<Screen>
    #else
    private typealias HostingController = NSHostingController<Screen>
    #endif

    @MainActor
    private func show(_ screen: Screen, in controller: HostingController) {
        controller.rootView = screen
        #if canImport(UIKit)
        controller.view.layoutIfNeeded()
        #else
        controller.view.layoutSubtreeIfNeeded()
        #endif
    }

    @MainActor
    private func host(in controller: HostingController) throws -> PlatformViewController {
        XCTAssertEqual(controller.children.count, 1, "the modifiers do not share their host")
        return try XCTUnwrap(controller.children.first)
    }

    /// Modifiers that follow each other share a host, so that plugins of a group replace each other.
    @MainActor
    func testModifiersShareHost() async throws {
        let clock = ManualClock()
        try clock.run {
            let model = Model()
            let controller = HostingController(rootView: Screen(model: model))
            let window = HostWindow(host: controller)
            window.layoutIfNeeded()
            let host = try host(in: controller)
            XCTAssert(host.children.isEmpty)
            model.isLoading = true
            show(Screen(model: model), in: controller)
            let loading = try XCTUnwrap(host.children.shown(LoadingViewController.self))
            XCTAssertEqual(loading.message, "Fetching")
            clock.advance(by: 0.4)
            XCTAssert(loading.view.window == nil)
            clock.advance(by: 0.2)
            XCTAssert(loading.view.window != nil)

            model.isLoading = false
            model.hasFailed = true
            show(Screen(model: model), in: controller)
            clock.advance(by: 1)
            XCTAssertEqual(host.children, [host.children.shown(FailureViewController.self)])

            host.children.shown(FailureViewController.self)?.retryHandler()
            XCTAssertEqual(model.retries, 1)
            host.children.shown(FailureViewController.self)?.remove()
            XCTAssert(!model.hasFailed)
            show(Screen(model: model), in: controller)
            XCTAssertEqual(host.children, [host.children.shown(LoadingViewController.self)])
        }
    }

    /// The state of the screen below outlives plugins, and updates do not make plugins again.
    @MainActor
    func testScreenStaysAlive() async throws {
        let clock = ManualClock()
        try clock.run {
            let model = Model()
            model.isLoading = true
            let controller = HostingController(rootView: Screen(model: model))
            let window = HostWindow(host: controller)
            window.layoutIfNeeded()
            let host = try host(in: controller)
            let loading = host.children.shown(LoadingViewController.self)
            XCTAssert(HeadlessSwiftUI.tap("Visit", in: controller))
            XCTAssertEqual(HeadlessSwiftUI.text(in: controller), ["1", "Visit"])
            XCTAssert(host.children.shown(LoadingViewController.self) === loading)
            model.isLoading = false
            show(Screen(model: model), in: controller)
            XCTAssertEqual(HeadlessSwiftUI.text(in: controller), ["1", "Visit"])
        }
    }
}

extension SwiftUI.VStack: Screens.ScreenView {}

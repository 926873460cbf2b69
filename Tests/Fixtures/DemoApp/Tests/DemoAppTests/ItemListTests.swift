import SwiftUI
import Testing
import UIKit

@testable import DemoApp

@MainActor
@Suite("The SwiftUI list that recovers from errors")
struct ItemListTests {
    private let clock = ManualClock()
    private let store = HeldStore()

    @Test("loads, fails, and loads again on request")
    func recovers() async throws {
        let list = UIHostingController(rootView: ItemList { [store] in try await store.items() })
        let window = clock.run {
            let window = HostWindow(host: list)
            window.layoutIfNeeded()
            return window
        }
        let host = try #require(list.children.first)
        await wait { store.isWaiting }
        #expect(host.children.shown(LoadingViewController.self) != nil)
        store.finish(.failure(StoreError()))
        await wait { host.children.shown(ErrorViewController.self) != nil }
        let error = try #require(host.children.shown(ErrorViewController.self))
        #expect(error.messageLabel.text == StoreError().localizedDescription)
        #expect(host.children.shown(LoadingViewController.self) == nil)

        clock.run { window.press(error.reloadButton) }
        await wait { store.isWaiting }
        #expect(store.requestCount == 2)
        store.finish(.success(["One", "Two"]))
        await wait { host.children.isEmpty }
        #expect(host.children.isEmpty)
        #if os(Linux)
        #expect(HeadlessSwiftUI.text(in: list) == ["One", "Two"])
        #endif
    }

    @Test("a UIKit screen shows a SwiftUI error view, with its message and its handler")
    func showsTrouble() async throws {
        let window = HostWindow()
        var retries = 0
        let trouble = clock.run {
            window.host.showTrouble(message: "No connection") { retries += 1 }
        }
        window.layoutIfNeeded()
        let hosting = try #require(trouble.children.first)
        #expect(trouble.troubleView.isDescendant(of: trouble.view))
        #if os(Linux)
        #expect(HeadlessSwiftUI.text(in: hosting) == ["No connection", "Try again"])
        trouble.message = "Still no connection"
        #expect(HeadlessSwiftUI.text(in: hosting) == ["Still no connection", "Try again"])
        HeadlessSwiftUI.tap("Try again", in: hosting)
        #expect(retries == 1)
        #expect(window.host.children.isEmpty)
        #endif
    }

    private func wait(until condition: () -> Bool) async {
        for _ in 0..<1000 where !condition() { await Task.yield() }
    }
}

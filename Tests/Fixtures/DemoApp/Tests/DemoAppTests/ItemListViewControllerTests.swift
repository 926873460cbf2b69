import Testing
import UIKit

@testable import DemoApp

@MainActor
@Suite("The list that recovers from errors")
struct ItemListViewControllerTests {
    private let clock = ManualClock()
    private let list = ItemListViewController()
    private let store = HeldStore()

    init() {
        list.loadItems = { [store] in try await store.items() }
    }

    @Test("shows the loading plugin while it loads, and only its rows afterwards")
    func loads() async {
        _ = clock.run { HostWindow(host: list) }
        await wait { store.isWaiting }
        #expect(list.children.shown(LoadingViewController.self) != nil)
        #expect(list.children.shown(ErrorViewController.self) == nil)
        store.finish(.success(["One", "Two"]))
        await wait { !list.rows.isEmpty }
        #expect(list.tableView.numberOfRows(inSection: 0) == 2)
        #expect(list.children.isEmpty)
    }

    @Test("shows the error with its description, and loads again on request")
    func reloads() async throws {
        let window = clock.run { HostWindow(host: list) }
        await wait { store.isWaiting }
        store.finish(.failure(StoreError()))
        await wait { list.children.shown(ErrorViewController.self) != nil }
        let error = try #require(list.children.shown(ErrorViewController.self))
        #expect(error.messageLabel.text == StoreError().localizedDescription)
        #expect(list.children.shown(LoadingViewController.self) == nil)

        clock.run { window.press(error.reloadButton) }
        #expect(list.children.shown(ErrorViewController.self) == nil)
        await wait { store.isWaiting }
        #expect(store.requestCount == 2)
        #expect(list.children.shown(LoadingViewController.self) != nil)
        store.finish(.success(["One"]))
        await wait { !list.rows.isEmpty }
        #expect(list.children.isEmpty)
    }

    @Test("does not show an error for a canceled request")
    func ignoresCancellation() async {
        _ = clock.run { HostWindow(host: list) }
        await wait { store.isWaiting }
        store.finish(.failure(CancellationError()))
        await wait { list.children.isEmpty }
        #expect(list.children.isEmpty)
        #expect(store.requestCount == 1)
    }

    @Test("never starts a second request at the same time, however often it appears")
    func loadsOnce() async {
        let window = clock.run { HostWindow(host: list) }
        await wait { store.isWaiting }
        for _ in 0..<3 {
            clock.run {
                window.rootViewController = UIViewController()
                window.rootViewController = list
            }
        }
        for _ in 0..<20 { await Task.yield() }
        #expect(store.requestCount == 1)
        store.finish(.success(["Old"]))
        await wait { store.requestCount == 2 && store.isWaiting }
        #expect(store.requestCount == 2)
        #expect(store.mostAtOnce == 1)
        store.finish(.success(["New"]))
        await wait { list.rows == ["New"] }
        #expect(list.rows == ["New"])
        #expect(list.children.isEmpty)
    }

    private func wait(until condition: () -> Bool) async {
        for _ in 0..<1000 where !condition() { await Task.yield() }
    }
}

struct StoreError: Error {}

/// A store that answers when the test lets it.
@MainActor
final class HeldStore {
    private(set) var requestCount = 0
    private(set) var mostAtOnce = 0
    private var waiting: [CheckedContinuation<[String], any Error>] = []

    var isWaiting: Bool { !waiting.isEmpty }

    func items() async throws -> [String] {
        requestCount += 1
        return try await withCheckedThrowingContinuation { continuation in
            waiting.append(continuation)
            mostAtOnce = max(mostAtOnce, waiting.count)
        }
    }

    func finish(_ result: Result<[String], any Error>) {
        waiting.removeFirst().resume(with: result)
    }
}

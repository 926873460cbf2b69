import AppKit
import Testing

@testable import MacDemoApp

@MainActor
@Suite("The list that recovers from errors, on a Mac")
struct ItemListViewControllerTests {
    private let clock = ManualClock()
    private let list = ItemListViewController()
    private let store = HeldStore()

    init() {
        list.loadItems = { [store] in try await store.items() }
    }

    /// Shows the list in a window on screen, where it appears.
    private func show() -> HostWindow {
        clock.run { HostWindow(host: list) }
    }

    @Test("shows the loading plugin while it loads, and only its rows afterwards")
    func loads() async {
        let window = show()
        defer { window.window.orderOut(nil) }
        await wait { store.isWaiting }
        #expect(list.shownLoading != nil)
        #expect(list.shownError == nil)
        store.finish(.success(["One", "Two"]))
        await wait { !list.rows.isEmpty }
        #expect(list.rows == ["One", "Two"])
        #expect(list.children.isEmpty)
    }

    @Test("shows the error with its description, and loads again on request")
    func reloads() async throws {
        let window = show()
        defer { window.window.orderOut(nil) }
        await wait { store.isWaiting }
        store.finish(.failure(StoreError()))
        await wait { list.shownError != nil }
        let error = try #require(list.shownError)
        #expect(error.messageLabel.stringValue == StoreError().localizedDescription)
        #expect(list.shownLoading == nil)

        clock.run { window.press(error.reloadButton) }
        #expect(list.shownError == nil)
        await wait { store.isWaiting }
        #expect(store.requestCount == 2)
        #expect(list.shownLoading != nil)
        store.finish(.success(["One"]))
        await wait { !list.rows.isEmpty }
        #expect(list.children.isEmpty)
    }

    @Test("does not show an error for a canceled request")
    func ignoresCancellation() async {
        let window = show()
        defer { window.window.orderOut(nil) }
        await wait { store.isWaiting }
        store.finish(.failure(CancellationError()))
        await wait { list.children.isEmpty }
        #expect(list.children.isEmpty)
        #expect(store.requestCount == 1)
    }

    @Test("never starts a second request at the same time, however often it appears")
    func loadsOnce() async {
        let window = show()
        defer { window.window.orderOut(nil) }
        await wait { store.isWaiting }
        for _ in 0..<3 {
            clock.run {
                window.window.orderOut(nil)
                window.window.orderFront(nil)
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

private struct StoreError: Error {}

/// A store that answers when the test lets it.
@MainActor
private final class HeldStore {
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

import AppKit
import Testing

@testable import MacDemoApp

@MainActor
@Suite("The list of the first article, on a Mac")
struct ListViewControllerTests {
    private let clock = ManualClock()
    private let loader = HeldDataLoader()

    /// Shows a list in a window on screen, where it appears.
    private func show() -> (ListViewController, HostWindow) {
        let list = ListViewController(dataLoader: loader)
        let window = HostWindow(host: list)
        return (list, window)
    }

    @Test("shows the loading plugin after half a second, and its rows afterwards")
    func loads() {
        clock.run {
            let (list, window) = show()
            let loading = list.shownLoading
            #expect(loading != nil)
            #expect(loading?.isViewLoaded == false)
            clock.advance(by: 0.6)
            #expect(loading?.isViewLoaded == true)

            clock.advance(by: 1)
            loader.finish(.success(["One", "Two", "Three"]))
            window.layoutIfNeeded()
            #expect(list.children.isEmpty)
            #expect(list.listView.rows == ["One", "Two", "Three"])
            window.window.orderOut(nil)
        }
    }

    @Test("does not show the loading plugin if loading is quick")
    func loadsQuickly() {
        clock.run {
            let (list, window) = show()
            let loading = list.shownLoading
            clock.advance(by: 0.4)
            #expect(loading?.isViewLoaded == false)
            loader.finish(.success(["One"]))
            clock.advance(by: 10)
            #expect(loading?.view.superview == nil)
            #expect(window.host.children.isEmpty)
            window.window.orderOut(nil)
        }
    }

    @Test("shows the error plugin if loading fails, and loads again on request")
    func reloads() throws {
        try clock.run {
            let (list, window) = show()
            loader.finish(.failure(LoadError()))
            let error = try #require(list.shownError)
            #expect(error.messageLabel.stringValue == LoadError().localizedDescription)

            window.press(error.reloadButton)
            #expect(list.shownError == nil)
            #expect(list.shownLoading != nil)
            #expect(loader.requestCount == 2)

            loader.finish(.success(["One"]))
            #expect(list.children.isEmpty)
            #expect(list.listView.rows == ["One"])
            window.window.orderOut(nil)
        }
    }

    @Test("keeps the error plugin in place while the rows scroll")
    func staysWhileScrolling() throws {
        try clock.run {
            let (list, window) = show()
            list.listView.rows = (1...100).map(String.init)
            loader.finish(.failure(LoadError()))
            let error = try #require(list.shownError)
            window.layoutIfNeeded()
            let frame = error.view.convert(error.view.bounds, to: nil)

            list.listView.scroll(by: 200)
            window.layoutIfNeeded()
            #expect(list.listView.scrollOffset == 200)
            #expect(error.view.convert(error.view.bounds, to: nil) == frame)
            window.window.orderOut(nil)
        }
    }
}

private struct LoadError: Error {}

/// A loader that answers when the test lets it.
private final class HeldDataLoader: DataLoader {
    private(set) var requestCount = 0
    private var completion: ((Result<[String], any Error>) -> Void)?

    func loadItems(_ completion: @escaping (Result<[String], any Error>) -> Void) {
        requestCount += 1
        self.completion = completion
    }

    func finish(_ result: Result<[String], any Error>) {
        completion?(result)
    }
}

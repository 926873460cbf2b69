import Testing
import UIKit

@testable import DemoApp

@MainActor
@Suite("The list of the first article")
struct ListViewControllerTests {
    private let clock = ManualClock()
    private let loader = HeldDataLoader()

    @Test("shows the loading plugin after half a second, and its rows afterwards")
    func loads() {
        clock.run {
            let list = ListViewController(dataLoader: loader)
            let window = HostWindow(host: list)
            let loading = list.children.shown(LoadingViewController.self)
            #expect(loading != nil)
            #expect(loading?.isViewLoaded == false)
            clock.advance(by: 0.6)
            #expect(loading?.isViewLoaded == true)

            clock.advance(by: 1)
            loader.finish(.success(["One", "Two", "Three"]))
            window.layoutIfNeeded()
            #expect(list.children.isEmpty)
            #expect(list.tableView.numberOfRows(inSection: 0) == 3)
        }
    }

    @Test("does not show the loading plugin if loading is quick")
    func loadsQuickly() {
        clock.run {
            let list = ListViewController(dataLoader: loader)
            let window = HostWindow(host: list)
            let loading = list.children.shown(LoadingViewController.self)
            clock.advance(by: 0.4)
            #expect(loading?.isViewLoaded == false)
            loader.finish(.success(["One"]))
            clock.advance(by: 10)
            #expect(loading?.view.superview == nil)
            #expect(window.host.children.isEmpty)
        }
    }

    @Test("shows the error plugin if loading fails, and loads again on request")
    func reloads() throws {
        try clock.run {
            let list = ListViewController(dataLoader: loader)
            let window = HostWindow(host: list)
            loader.finish(.failure(LoadError()))
            let error = try #require(list.children.shown(ErrorViewController.self))
            #expect(error.messageLabel.text == LoadError().localizedDescription)

            window.press(error.reloadButton)
            #expect(list.children.shown(ErrorViewController.self) == nil)
            #expect(list.children.shown(LoadingViewController.self) != nil)
            #expect(loader.requestCount == 2)

            loader.finish(.success(["One"]))
            #expect(list.children.isEmpty)
            #expect(list.tableView.numberOfRows(inSection: 0) == 1)
        }
    }

    @Test("keeps the error plugin in place while the rows scroll")
    func staysWhileScrolling() throws {
        try clock.run {
            let list = ListViewController(dataLoader: loader)
            let window = HostWindow(host: list)
            loader.finish(.failure(LoadError()))
            let error = try #require(list.children.shown(ErrorViewController.self))
            window.layoutIfNeeded()
            let frame = error.view.convert(error.view.bounds, to: window)

            list.tableView.contentOffset.y += 200
            window.layoutIfNeeded()
            #expect(error.view.convert(error.view.bounds, to: window) == frame)
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

import Testing

#if UIKIT
import UIKit
#else
import AppKit
#endif

@testable import Runtime

@MainActor
@Suite("Operations")
struct OperationTests {
    private let clock = ManualClock()
    private let window = HostWindow()
    private let plugin = MessagePlugin()
    private var operations: PluginOperations<MessagePlugin> { plugin.operations }

    /// Begins an operation with a message, or with the one of the operation before.
    private func begin(_ message: String? = nil) -> PluginReason {
        operations.begin(plugin, on: window.host) {
            if let message { $0.message = message }
        }
    }

    private func show(_ message: String) {
        operations.show(plugin, on: window.host) { $0.message = message }
    }

    @Test("the newest operation decides, and the values of the outer one come back")
    func nests() {
        clock.run {
            let outer = begin("outer")
            let silent = begin()
            expect(plugin.message, equals: "outer", "a value of the outer one is lost")
            silent.end()
            let inner = begin("inner")
            expect(plugin.message, equals: "inner", "the outer one decides")
            inner.end()
            expect(plugin.message, equals: "outer", "the outer value does not come back")
            outer.end()
            expect(plugin.parent == nil, "it stays")
        }
    }

    @Test("operations have no effect any more on a plugin that other code has removed")
    func forgetsOperations() {
        clock.run {
            let operation = begin("first")
            plugin.view.removeFromSuperview()
            plugin.removeFromParent()
            show("second")
            operation.end()
            expect(plugin.parent === window.host, "it leaves with an operation before its removal")
            operations.hide()
            expect(plugin.parent == nil, "it stays for an operation before its removal")
        }
    }

    @Test("an operation that ends before a newer one takes its values along")
    func overlaps() {
        clock.run {
            let first = begin("first")
            let second = begin()
            let third = begin("third")
            first.end()
            expect(plugin.message, equals: "third", "the newest one does not decide")
            third.end()
            expect(plugin.message, equals: "initial", "a value of an ended operation is left")
            second.end()
            second.end()
            expect(plugin.parent == nil, "it stays")
            expect(plugin.message, equals: "initial", "values change although no operation runs")
        }
    }

    @Test("a button cancels all operations, which end as they want, and so does their task")
    func cancels() async {
        struct Failure: Swift.Error {}
        var beginnings = 0
        func wait() async -> Bool {
            let endless = _Concurrency.AsyncStream<Void>.makeStream()
            beginnings += 1
            for await _ in endless.stream {}
            return _Concurrency.Task.isCancelled
        }
        let first = _Concurrency.Task { await operations.run { await wait() } }
        let second = _Concurrency.Task {
            try await operations.run { if await wait() { throw Failure() } }
        }
        await HostWindow.wait { beginnings == 2 }
        operations.cancel()
        expect(await first.value, "it is not cancelled")
        expect((try? await second.value) == nil, "the error is lost")
        expect(!first.isCancelled, "what follows the operation is cancelled too")
        operations.cancel()
        let third = _Concurrency.Task { await operations.run { await wait() } }
        await HostWindow.wait { beginnings == 3 }
        third.cancel()
        expect(await third.value, "it is not cancelled with the task that waits for it")
    }

    @Test("a call of the host counts as an operation that ends with 'hide'")
    func countsHost() {
        clock.run {
            show("shown")
            let operation = begin("operation")
            operation.end()
            expect(plugin.parent != nil, "an operation has removed it")
            expect(plugin.message, equals: "shown", "the host's value does not come back")
            operations.hide()
            expect(plugin.parent == nil, "it stays")

            let running = begin("operation")
            show("shown")
            expect(plugin.message, equals: "shown", "the newest one does not decide")
            show("again")
            operations.hide()
            expect(plugin.parent != nil, "it is hidden while an operation runs")
            expect(plugin.message, equals: "operation", "the host still decides")
            operations.hide()
            expect(plugin.parent == nil, "it cannot be hidden")
            running.end()
        }
    }

    @Test("a host can hide its call, and then the plugin, while two operations run")
    func hidesTwice() {
        clock.run {
            show("shown")
            let operations = [begin("first"), begin("second")]
            self.operations.hide()
            expect(plugin.parent != nil, "it is hidden while operations run")
            expect(plugin.message, equals: "second", "the newest one does not decide")
            self.operations.hide()
            expect(plugin.parent == nil, "it cannot be hidden a second time")
            for operation in operations { operation.end() }
        }
    }

    @Test("a plugin that was added without a helper stays when operations end")
    func countsAddedPlugin() {
        clock.run {
            plugin.message = "added"
            window.host.add(plugin)
            begin("operation").end()
            expect(plugin.parent != nil, "an operation has removed it")
            expect(plugin.message, equals: "added", "its value does not come back")
        }
    }

    @Test("a plugin that is leaving does not keep values for the next operation")
    func forgetsValues() {
        clock.run(animated: true) {
            begin("old").end()
            expect(plugin.message, equals: "old", "its text changes while it moves out")
            let next = begin()
            expect(plugin.message, equals: "initial", "a value of an ended operation is left")
            next.end()
            show("shown")
            let inner = begin("inner")
            plugin.remove()
            inner.end()
            begin().end()
            expect(plugin.presentation.isLeaving, "it stays for a call of the host before")
        }
    }

    @Test("operations do not remove a plugin that other code has removed and shown again")
    func forgetsRemovedPlugin() {
        clock.run {
            let operation = begin("operation")
            plugin.remove(animated: false)
            window.host.add(plugin)
            operation.end()
            expect(plugin.parent != nil, "an operation has removed it")
        }
    }

    @Test("values that a host sets between two operations come back")
    func keepsValuesOfHost() {
        clock.run {
            show("host")
            begin("first").end()
            plugin.message = "changed"
            let second = begin("second")
            expect(plugin.message, equals: "second")
            second.end()
            expect(plugin.message, equals: "changed", "the value of the host is lost")
        }
    }

    @Test("an operation changes its values, which are shown while it is the newest")
    func updates() {
        clock.run {
            let outer = begin("outer")
            let inner = begin("inner")
            operations.update(outer) { $0.message = "50 %" }
            expect(plugin.message, equals: "inner", "the outer one decides")
            operations.update(inner) { $0.message = "10 %" }
            expect(plugin.message, equals: "10 %", "its value does not change")
            inner.end()
            expect(plugin.message, equals: "50 %", "the last value of the outer one does not come back")
            outer.end()
            operations.update(outer) { $0.message = "100 %" }
            expect(plugin.message, equals: "50 %", "it changes values after its end")
        }
    }
}

/// A plugin that is shown while operations run.
@MainActor
final class MessagePlugin: PlatformViewController, PluginViewController {
    let presentation = PluginPresentation(transition: PluginTransition(moveOut: .fade))
    var message = "initial"

    private(set) lazy var operations = PluginOperations(of: self) { plugin in
        let message = plugin.message
        return { $0.message = message }
    }

    override func loadView() {
        view = PluginView()
    }
}

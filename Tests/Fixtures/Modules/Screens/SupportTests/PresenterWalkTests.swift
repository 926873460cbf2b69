import Foundation
import SwiftUI
import XCTest

@testable import Screens

/// Random changes of what a SwiftUI view asks for, 200 in each walk, with updates, time, and plugins
/// that leave. `PLUGINGEN_WALKS=500` takes more walks than 100, and `PLUGINGEN_WALK_SEED=7` takes
/// only the walk with that seed.
nonisolated final class PresenterWalkTests: XCTestCase {
    @MainActor
    func testRandomWalks() async {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["PLUGINGEN_WALK_SEED"].flatMap(UInt64.init)
        let count = environment["PLUGINGEN_WALKS"].flatMap(UInt64.init) ?? 100
        for seed in seed.map({ $0...$0 }) ?? 1...count {
            let walk = PresenterWalk(seed: seed)
            if let problem = walk.run(steps: 200) {
                return XCTFail("seed \(seed), after \(walk.history.suffix(20)): \(problem)")
            }
        }
    }
}

/// A view that asks for plugins at random, and a model of what it should see.
@MainActor
private final class PresenterWalk {
    /// A plugin that the view can ask for.
    private struct Wish {
        let value = BoolBox()
        /// Whether the last update asked for it.
        var isAsked = false
        /// The number of the update that asked for it first.
        var number = 0
        var isDismissed = false
    }

    private(set) var history: [String] = []
    private var random: SplitMix64
    private let clock = ManualClock()
    private let host = PluginHostController()
    private lazy var window = HostWindow(host: host)
    private lazy var presenter = PluginPresenter(host: host)
    /// Loading and Failure, which have a group, and Banner.
    private var wishes = [Wish(), Wish(), Wish()]
    private var updateCount = 0

    init(seed: UInt64) {
        random = SplitMix64(seed)
        for wish in wishes { wish.value.value = false }
    }

    /// Returns the first problem; nil if there is none.
    func run(steps: Int) -> String? {
        clock.run {
            window.layoutIfNeeded()
            for _ in 0..<steps {
                step()
                noteDismissals()
                if let problem { return problem }
            }
            presenter.stop()
            if !host.children.isEmpty { return "a plugin stays without the view" }
            if !clock.timers.isEmpty { return "something is pending without the view" }
            if window.pushedInsets != [0, 0, 0, 0] { return "a push stays without the view" }
            return nil
        }
    }

    private func step() {
        let index = Int.random(in: 0..<3, using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<4:
            wishes[index].value.value.toggle()
            update("\(index) is \(wishes[index].value.value)")
        case 4..<6: update("update")
        case 6..<9:
            let pauses: [TimeInterval] = [0.05, 0.3, 0.6, 3.5]
            let seconds = pauses[Int.random(in: 0..<4, using: &random)]
            history.append("\(seconds) s")
            clock.advance(by: seconds)
        case 9..<11:
            history.append("\(index) leaves")
            guard let plugin = plugin(index) else { return }
            plugin.remove(animated: Bool.random(using: &random))
            // Loading has no binding, which would be false now.
            if index == 0 { wishes[0].isDismissed = true }
        default:
            history.append("another view")
            presenter.stop()
            presenter = PluginPresenter(host: host)
            for index in wishes.indices { wishes[index].isAsked = false }
            update("update")
        }
    }

    private func update(_ step: String) {
        history.append(step)
        updateCount += 1
        func binding(_ index: Int) -> Binding<Bool> {
            let value = wishes[index].value
            return Binding(get: { value.value }, set: { value.value = $0 })
        }
        for (index, wish) in wishes.enumerated() {
            if wish.value.value, !wish.isAsked {
                wishes[index].number = updateCount * 3 + index
                wishes[index].isDismissed = false
            }
            wishes[index].isAsked = wish.value.value
        }
        let text = "\(updateCount)"
        let failure = EmptyView().failure(isPresented: binding(1), message: text) {}
        presenter.update(
            requests(of: EmptyView().loading(isPresented: binding(0).wrappedValue, message: text))
                + requests(of: failure)
                + requests(of: EmptyView().topBanner(isPresented: binding(2), text: text)))
    }

    /// A binding that is false again is that of a plugin that has left.
    private func noteDismissals() {
        for index in 1...2 where wishes[index].isAsked && !wishes[index].value.value {
            wishes[index].isDismissed = true
        }
    }

    private func plugin(_ index: Int) -> PlatformViewController? {
        switch index {
        case 0: host.children.shown(LoadingViewController.self)
        case 1: host.children.shown(FailureViewController.self)
        default: host.shownBanner
        }
    }

    private func isWanted(_ index: Int) -> Bool {
        let wish = wishes[index]
        guard wish.isAsked, !wish.isDismissed else { return false }
        if index == 2 { return true }
        let other = wishes[1 - index]
        return !other.isAsked || other.isDismissed || other.number < wish.number
    }

    private var problem: String? {
        for index in 0..<3 where (plugin(index) != nil) != isWanted(index) {
            return "\(index) is \(isWanted(index) ? "not " : "")shown"
        }
        let visible = host.children.filter { child in
            (child as? any PluginViewController)?.presentation.group != nil
                && child.view.window != nil
        }
        if visible.count > 1 { return "two plugins of the group are visible" }
        if let loading = host.children.shown(LoadingViewController.self),
            loading.message != "\(updateCount)"
        {
            return "Loading has an old message"
        }
        if host.shownBanner == nil, host.children.isEmpty, window.pushedInsets != [0, 0, 0, 0] {
            return "a push stays without the plugin"
        }
        return nil
    }
}

/// A generator of random numbers that depend on a seed only.
private struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

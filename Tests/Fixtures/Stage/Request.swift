import Foundation
import UIKit

/// What the test asks for.
struct Request: Decodable {
    let layouts: [LayoutRequest]
    let runs: [RunRequest]
}

/// The answers, in the order of the request.
struct Answer: Encodable {
    let layouts: [LayoutAnswer]
    let runs: [[Moment]]
}

/// A plugin to lay out, at a time after it was added to its host.
struct LayoutRequest: Decodable {
    let plugin: String
    let host: String
    let size: String
    let isRightToLeft: Bool
    let time: TimeInterval

    @MainActor
    func answer() -> LayoutAnswer {
        let stage = Stage(
            host: host, size: size, isRightToLeft: isRightToLeft, reducesMotion: false)
        let plugin = stage.make(plugin)
        stage.host.add(plugin)
        stage.clock.advance(by: time)
        return LayoutAnswer(of: plugin, on: stage)
    }
}

/// The life of a plugin, which is added at 0.
struct RunRequest: Decodable {
    let plugin: String
    /// When the host asks for its removal; nil for never.
    let removedAt: TimeInterval?
    /// When the host shows `replacement`; nil for never.
    let replacedAt: TimeInterval?
    let replacement: String?
    /// When a handler dismisses the plugin; nil for never. At the time of `replacedAt`, the handler shows
    /// the replacement.
    let dismissedAt: TimeInterval?
    let reducesMotion: Bool
    let times: [TimeInterval]

    @MainActor
    func answer() -> [Moment] {
        let stage = Stage(
            host: "plain", size: "large", isRightToLeft: false, reducesMotion: reducesMotion)
        let plugin = stage.make(plugin)
        let next = replacement.map(stage.make)
        stage.host.add(plugin)
        if let removedAt {
            stage.clock.schedule(removedAt) { plugin.remove() }
        }
        if let dismissedAt {
            stage.clock.schedule(dismissedAt) {
                plugin.presentation.dismiss {
                    if let next, replacedAt == dismissedAt { stage.host.add(next) }
                }
            }
        }
        if let replacedAt, let next, replacedAt != dismissedAt {
            stage.clock.schedule(replacedAt) { stage.host.add(next) }
        }
        return times.map { time in
            stage.clock.advance(to: time)
            return Moment(of: plugin, next: next, on: stage, at: time)
        }
    }
}

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
    let reducesMotion: Bool
    let times: [TimeInterval]

    @MainActor
    func answer() -> [Moment] {
        let stage = Stage(
            host: "plain", size: "large", isRightToLeft: false, reducesMotion: reducesMotion)
        let plugin = stage.make(plugin)
        stage.host.add(plugin)
        if let removedAt {
            stage.clock.schedule(removedAt) { plugin.remove() }
        }
        if let replacedAt, let replacement {
            stage.clock.schedule(replacedAt) { stage.host.add(stage.make(replacement)) }
        }
        return times.map { time in
            stage.clock.advance(to: time)
            return Moment(of: plugin, on: stage, at: time)
        }
    }
}

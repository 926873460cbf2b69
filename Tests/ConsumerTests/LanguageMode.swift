import Foundation
import TestSupport

/// A way to compile Swift: a language version with compiler options.
struct LanguageMode: Equatable, Sendable {
    let name: String
    let options: [String]

    static let swift5 = LanguageMode(name: "Swift 5", options: ["-swift-version", "5"])
    static let swift6 = LanguageMode(name: "Swift 6", options: ["-swift-version", "6"])
    static let strictSwift5 = swift5.with("complete checks of concurrency", ["-strict-concurrency=complete"])

    /// All modes, from the least strict to the strictest.
    static let all = [
        swift5, strictSwift5, swift5.isolated, swift6, swift6.isolated,
        swift5.withUpcomingFeatures, swift6.withUpcomingFeatures,
    ]

    /// The same mode with the main actor as the default isolation; before Swift 6.2, the unchanged
    /// mode.
    var isolated: LanguageMode {
        #if compiler(>=6.2)
        with("main-actor default", ["-default-isolation", "MainActor"])
        #else
        self
        #endif
    }

    /// The same mode with all upcoming features of the toolchain that the mode does not have.
    var withUpcomingFeatures: LanguageMode {
        let version = options.last.flatMap { Int($0) } ?? 0
        return with(
            "all upcoming features",
            UpcomingFeature.all.filter { $0.firstVersion > version }.flatMap {
                ["-enable-upcoming-feature", $0.name]
            })
    }

    private func with(_ addition: String, _ options: [String]) -> LanguageMode {
        LanguageMode(name: "\(name), \(addition)", options: self.options + options)
    }
}

/// A feature of a later language mode that can be enabled separately.
private struct UpcomingFeature: Decodable {
    let name: String
    /// The language mode that always has it.
    let firstVersion: Int

    private enum CodingKeys: String, CodingKey {
        case name
        case firstVersion = "enabled_in"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        firstVersion = Int(try container.decode(String.self, forKey: .firstVersion)) ?? 0
    }

    /// The features that the toolchain has.
    static let all: [UpcomingFeature] = {
        struct Answer: Decodable {
            struct Features: Decodable { let upcoming: [UpcomingFeature] }
            let features: Features
        }
        guard let command = try? Command.run("swiftc", ["-print-supported-features"]),
            let answer = try? JSONDecoder().decode(Answer.self, from: Data(command.output.utf8))
        else { preconditionFailure("the compiler does not name its upcoming features") }
        return answer.features.upcoming
    }()
}

import Foundation

/// The part of a page's data that tests use. `Templates/Preview/data.d.ts` describes all of it.
struct PreviewData: Decodable {
    let plugins: [PreviewPlugin]
}

struct PreviewPlugin: Decodable {
    struct Input: Decodable {
        let name: String
        let type: String
        let kind: Kind
        let isOptional: Bool
        let value: InputValue?
        let expression: String?

        enum Kind: String, Decodable { case text, flag, number, image, other }
    }

    struct Presentation: Decodable {
        let delay: Double
        let minimumDuration: Double
        let dismissesAfter: Double?
        let moveIn: String
        let moveOut: String
        let duration: Double
        let group: String?
    }

    let name: String
    let controller: String
    let inputs: [Input]
    let presentation: Presentation
    let content: ContentView?

    /// A time at which the plugin is in its place.
    var settledTime: Double { presentation.delay + presentation.duration + 0.01 }
}

/// A view of a plugin's content.
struct ContentView: Decodable {
    let kind: String
    let name: String?
    /// Of a stack.
    let axis: String?
    let views: [ContentView]?

    /// The views without views in them.
    var leaves: [ContentView] { views.map { $0.flatMap(\.leaves) } ?? [self] }

    /// The names of all views.
    var names: [String] { [name].compactMap(\.self) + (views ?? []).flatMap(\.names) }

    /// The view, and all stacks in it.
    var stacks: [ContentView] { views.map { [self] + $0.flatMap(\.stacks) } ?? [] }
}

/// A value of an input: a text, a Boolean value or a number.
enum InputValue: Decodable, Equatable {
    case text(String)
    case flag(Bool)
    case number(Double)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    /// The value as JSON, which is Swift too.
    var literal: String {
        switch self {
        case .text(let text):
            // JSON escapes slashes, which Swift does not know.
            String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
                .replacing(#"\/"#, with: "/")
        case .flag(let flag): "\(flag)"
        case .number(let number): "\(number)"
        }
    }

    /// The value in an address.
    var parameter: String {
        guard case .text(let text) = self else { return literal }
        return text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }
}

import Foundation

/// The part of a page's data that tests use. `Templates/Preview/data.d.ts` describes all of it.
struct PreviewData: Decodable {
    let plugins: [PreviewPlugin]
}

struct PreviewPlugin: Decodable {
    struct Input: Decodable {
        let name: String
        let value: InputValue?
    }

    let name: String
    let inputs: [Input]
    let content: ContentView?

    /// The names of the inputs that are nil at first, or false.
    var nilInputs: Set<String> {
        Set(inputs.filter { $0.value == nil || $0.value == .flag(false) }.map(\.name))
    }
}

/// A view of a plugin's content.
struct ContentView: Decodable {
    /// A text, a picture or a value.
    struct Source: Decodable { let input: String? }

    let name: String?
    let shownWhen: String?
    let hiddenWhen: String?
    let shownWhere: String?
    let hiddenWhere: String?
    let text: Source?
    let title: Source?
    let image: Source?
    let value: Source?
    /// Of a stack.
    let views: [ContentView]?

    /// The views without views in them.
    var leaves: [ContentView] { views.map { $0.flatMap(\.leaves) } ?? [self] }

    /// The view, and all stacks in it.
    var stacks: [ContentView] { views.map { [self] + $0.flatMap(\.stacks) } ?? [] }

    /// Returns the names of the views that are shown.
    ///
    /// - Parameter inputs: the inputs that are nil or false.
    func names(hiding inputs: Set<String>) -> [String] {
        let sources = [text, title, image, value].compactMap { $0?.input }
        let isHidden =
            shownWhen.map(inputs.contains) ?? false || hiddenWhen.map { !inputs.contains($0) } ?? false
            || shownWhere != nil || hiddenWhere != nil || sources.contains(where: inputs.contains)
        if isHidden { return [] }
        return [name].compactMap(\.self) + (views ?? []).flatMap { $0.names(hiding: inputs) }
    }
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
            String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self).replacing(#"\/"#, with: "/")
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

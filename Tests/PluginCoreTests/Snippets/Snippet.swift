import TestSupport
import Testing

@testable import PluginCore

/// A description of a few lines, and the Swift that one of its keys adds to the generated controller. It is a file in
/// `Tests/Snippets`, which has the name of the key, in a folder with the name of its object:
///
///     { "content": { "label": "titleLabel", "text": "News", <"numberOfLines": 2> } }
///     --- UIKit
///             titleLabel.numberOfLines = 2
///     --- AppKit
///             titleLabel.maximumNumberOfLines = 2
///
/// The angle brackets are around the key. The snippet shows the lines that the description without the key does not have,
/// and the lines that only that description has with `-` before them. A required key has two values,
/// `<"type": "Int" | "Bool">`: the snippet shows the lines that the description with the first value does not have.
struct Snippet: Sendable, CustomTestStringConvertible {
    /// The file, relative to the repository.
    let path: String
    /// The name of the object: `label`.
    let objectName: String
    /// The name of the key: `numberOfLines`.
    let keyName: String
    /// The value of the first description; nil to leave out the key.
    private let first: String?
    private let second: String
    /// The description before and after the key.
    private let start: Substring
    private let end: Substring
    /// The description as it is in the file.
    let description: Substring
    /// The Swift for each framework.
    let sections: [SnippetSection]

    var key: String { "\(objectName).\(keyName)" }

    var testDescription: String { path.split(separator: "/").suffix(2).joined(separator: "/") }

    /// Whether the first description has another value instead of no key.
    var isOfRequiredKey: Bool { first != nil }

    var firstDescription: String { description(with: first) }
    var secondDescription: String { description(with: second) }

    /// Returns the description with a value of the key, or without the key.
    func description(with value: String?) -> String {
        if let value { return "\(start)\"\(keyName)\": \(value)\(end)" }
        let rest = end.drop { $0.isWhitespace }
        return "\(start)\(rest.first == "," ? rest.dropFirst() : end)"
    }

    /// Creates a snippet from the text of its file.
    init(path: String, objectName: String, keyName: String, text: String) {
        self.path = path
        self.objectName = objectName
        self.keyName = keyName
        let parts = text.split(separator: "\n--- ")
        description = parts[0]
        sections = parts.dropFirst().map { SnippetSection($0) }
        let opening = "<\"\(keyName)\": "
        guard let range = description.firstRange(of: opening),
            let closing = description[range.upperBound...].lastIndex(of: ">")
        else { preconditionFailure("\(path) does not have '\(opening)…>'") }
        let values = description[range.upperBound..<closing].split(separator: " | ")
        first = values.count == 2 ? String(values[0]) : nil
        second = String(values[values.count - 1])
        start = description[..<range.lowerBound]
        end = description[description.index(after: closing)...]
    }
}

extension Snippet {
    static let folder = "Tests/Snippets"

    /// All snippets, in the order of their paths.
    static let all: [Snippet] = {
        let objects = Dictionary(
            VocabularyTests.shapes.map { (folderName(of: $0.name), $0.name) }
        ) { first, _ in first }
        let paths = (try? Repository.files(in: folder, withSuffix: ".snippet")) ?? []
        return paths.map { path in
            let parts = path.split(separator: "/").suffix(2).map(String.init)
            guard let object = objects[parts[0]], let text = try? Repository.text(of: path)
            else { preconditionFailure("\(path) is not in the folder of an object") }
            // A key can have several snippets: 'title.snippet' and 'title.localized.snippet'.
            let key = String(parts[1].prefix { $0 != "." })
            return Snippet(path: path, objectName: object, keyName: key, text: text)
        }
    }()

    /// Returns the name of the folder for an object: `plugins-accessibility` for `plugin's 'accessibility'`.
    static func folderName(of object: String) -> String {
        String(object.filter { $0 != "'" }.map { $0 == " " ? "-" : $0 })
    }
}

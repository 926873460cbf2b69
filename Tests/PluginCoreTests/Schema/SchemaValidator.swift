@testable import PluginCore

/// A validator for JSON Schema (draft 2020-12) with only the keywords that the schema of
/// descriptions uses.
struct SchemaValidator: Sendable {
    struct UnknownKeyword: Error, Equatable {
        let name: String
    }

    private let root: JSONNode

    init(_ schema: JSONNode) throws(UnknownKeyword) {
        root = schema
        try Self.checkKeywords(of: schema)
    }

    /// Returns the problems of an instance, each as the path of the value and the keyword that it
    /// violates: `/content/text required`.
    func problems(of instance: JSONNode) -> [String] {
        problems(of: instance, at: "", by: root)
    }

    private func problems(
        of instance: JSONNode, at path: String, by schema: JSONNode
    ) -> [String] {
        schema.members.flatMap { keyword in
            problems(of: instance, at: path, by: keyword, in: schema)
        }
    }

    private func problems(
        of instance: JSONNode, at path: String, by keyword: JSONMember, in schema: JSONNode
    ) -> [String] {
        let argument = keyword.value
        let isFulfilled: Bool
        switch (keyword.key, instance.value) {
        case ("$ref", _): return problems(of: instance, at: path, by: definition(argument))
        case ("properties", .object):
            return argument.members.flatMap { property in
                instance.member(property.key).map {
                    problems(of: $0, at: "\(path)/\(property.key)", by: property.value)
                } ?? []
            }
        case ("items", .array(let elements)):
            return elements.enumerated().flatMap { index, element in
                problems(of: element, at: "\(path)/\(index)", by: argument)
            }
        case ("pattern", .string(let text)):
            let pattern = try? Regex(argument.string ?? "")
            isFulfilled = pattern.map { text.contains($0) } ?? false
        case ("minLength", .string(let text)): isFulfilled = text.unicodeScalars.count >= argument.int ?? .max
        case ("maxItems", .array(let elements)): isFulfilled = elements.count <= argument.int ?? 0
        case ("additionalProperties", .object(let members)):
            let known = schema.member("properties")?.members.map(\.key) ?? []
            let others = members.filter { !known.contains($0.key) }
            if case .object = argument.value {
                return others.flatMap {
                    problems(of: $0.value, at: "\(path)/\($0.key)", by: argument)
                }
            }
            isFulfilled = argument.bool != false || others.isEmpty
        case ("required", .object(let members)):
            let given = members.map(\.key)
            isFulfilled = argument.elements.allSatisfy { given.contains($0.string ?? "") }
        case ("oneOf", _):
            let branches = argument.elements.filter {
                problems(of: instance, at: path, by: $0).isEmpty
            }
            isFulfilled = branches.count == 1
        case ("anyOf", _):
            isFulfilled = argument.elements.contains {
                problems(of: instance, at: path, by: $0).isEmpty
            }
        case ("type", let value): isFulfilled = value.isOfType(argument.string ?? "")
        case ("enum", let value):
            guard case .string(let text) = value else { return ["\(path) enum"] }
            isFulfilled = argument.elements.contains { $0.string == text }
        case ("minimum", .number(let number)): isFulfilled = argument.double.map { number.size >= $0 } ?? false
        case ("maximum", .number(let number)): isFulfilled = argument.double.map { number.size <= $0 } ?? false
        default: isFulfilled = true
        }
        return isFulfilled ? [] : ["\(path) \(keyword.key)"]
    }

    /// Returns the definition that a reference such as `#/$defs/name` refers to.
    private func definition(_ reference: JSONNode) -> JSONNode {
        let name = reference.string?.split(separator: "/").last.map(String.init) ?? ""
        guard let definition = root.member("$defs")?.member(name) else {
            preconditionFailure("the schema has no definition '\(name)'")
        }
        return definition
    }

    private static let annotations: Set = [
        "$schema", "title", "description", "default", "allowComments", "allowTrailingCommas",
        "enumDescriptions",
    ]
    private static let assertions: Set = [
        "$ref", "type", "enum", "minimum", "maximum", "minLength", "pattern", "maxItems",
        "required",
        "additionalProperties",
    ]

    private static func checkKeywords(of schema: JSONNode) throws(UnknownKeyword) {
        for keyword in schema.members {
            switch keyword.key {
            case "properties", "$defs": for member in keyword.value.members { try checkKeywords(of: member.value) }
            case "oneOf", "anyOf": for branch in keyword.value.elements { try checkKeywords(of: branch) }
            case "items", "additionalProperties": try checkKeywords(of: keyword.value)
            case let name where !annotations.contains(name) && !assertions.contains(name):
                throw UnknownKeyword(name: name)
            default: break
            }
        }
    }
}

extension JSONValue {
    fileprivate func isOfType(_ name: String) -> Bool {
        switch (self, name) {
        case (.null, "null"), (.bool, "boolean"), (.string, "string"), (.array, "array"),
            (.object, "object"), (.number, "number"):
            true
        case (.number(let number), "integer"): number.size == number.size.rounded()
        default: false
        }
    }
}

extension JSONNumber {
    /// The number, or an infinity if it does not fit into the type.
    fileprivate var size: Double { double ?? (literal.hasPrefix("-") ? -.infinity : .infinity) }
}

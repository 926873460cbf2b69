import PluginCore

/// Returns the JSON Schema (draft 2020-12) of descriptions or of configurations, for completion and checks in editors.
///
/// It contains all of ``Vocabulary``. It does not check identifiers, types and expressions of Swift, nor how the parts
/// of a description fit together.
package func schema(for shape: ObjectShape = Vocabulary.description) -> String {
    var writer = SchemaWriter()
    let root = writer.object(shape)
    let definitions = writer.definitions.sorted { $0.key < $1.key }
    let schema: [(String, JSONText)] =
        [("$schema", .string("https://json-schema.org/draft/2020-12/schema"))]
        + root
        // These two are for editors with the JSON support of VS Code; others ignore them.
        + [("allowComments", .boolean(true)), ("allowTrailingCommas", .boolean(true))]
        + [("$defs", .object(definitions.map { ($0.key, .object($0.value)) }))]
    return JSONText.object(schema).text() + "\n"
}

/// Turns shapes into schemas, and collects the definitions of those that have names.
private struct SchemaWriter {
    typealias Members = [(key: String, value: JSONText)]

    private(set) var definitions: [String: Members] = [:]

    mutating func object(_ shape: ObjectShape, extraKeys: [KeyShape] = []) -> Members {
        let keys = shape.keys + extraKeys
        var properties: Members = []
        for key in keys { properties.append((key.name, .object(property(key)))) }
        var schema: Members = [
            ("title", .string(shape.name)),
            ("description", .string(shape.summary)),
            ("type", .string("object")),
            ("properties", .object(properties)),
        ]
        let required = keys.filter(\.isRequired).map(\.name)
        if !required.isEmpty { schema.append(("required", .strings(required))) }
        if !shape.alternatives.isEmpty {
            let branches = shape.alternatives.map { JSONText.object([("required", .strings([$0]))]) }
            schema.append(("oneOf", .array(branches)))
        }
        return schema + [("additionalProperties", .boolean(false))]
    }

    private mutating func property(_ key: KeyShape) -> Members {
        [("description", .string(key.summary))] + value(key.value)
            + (key.defaultValue.map { [("default", JSONText($0))] } ?? [])
    }

    private mutating func value(_ shape: ValueShape) -> Members {
        switch shape {
        case .string(.name), .string(.symbol), .string(.asset):
            return [("type", .string("string")), ("minLength", .integer(1))]
        case .string(.hexColor):
            return [
                ("type", .string("string")),
                ("pattern", .string("^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")),
            ]
        case .string: return [("type", .string("string"))]
        case .boolean: return [("type", .string("boolean"))]
        case .number(let range, .whole):
            return [
                ("type", .string("integer")), ("minimum", .integer(Int(range.lowerBound))),
                ("maximum", .integer(Int(range.upperBound))),
            ]
        case .number(let range, _):
            return [
                ("type", .string("number")), ("minimum", .number(range.lowerBound)),
                ("maximum", .number(range.upperBound)),
            ]
        case .choice(let choice):
            let values: Members = [("enum", .strings(choice.values))]
            if choice.token == nil { return values }
            let name = value(.string(.any))
            return choice.values.isEmpty ? name : [("anyOf", .array([.object(values), .object(name)]))]
        case .named(_, let member):
            return [("type", .string("object")), ("additionalProperties", .object(value(member)))]
        case .list(let element):
            return [
                ("type", .string("array")), ("maxItems", .integer(Vocabulary.countLimit)),
                ("items", .object(value(element))),
            ]
        case .object(let shape): return reference(to: shape.name) { $0.object(shape) }
        case .anyOf(let shapes): return [("anyOf", .array(shapes.map { .object(value($0)) }))]
        case .text(let kinds):
            let name =
                kinds.keys.contains("markdown")
                ? "text or Markdown"
                : kinds.keys.contains("when") ? "text or pair" : kinds.keys.contains("input") ? "text" : "half of pair"
            return text(name, among: kinds.shapes)
        case .view(let outermost):
            return reference(to: outermost ? "outermost view" : "view") { writer in
                writer.oneOf(
                    and: Vocabulary.viewShapes, prefix: outermost ? "outermost " : "",
                    extraKeys: { Vocabulary.extraKeys(of: $0, isOutermost: outermost) })
            }
        }
    }

    /// Returns a schema for a string, or for an object of one of several shapes.
    private mutating func text(_ name: String, among shapes: [ObjectShape]) -> Members {
        reference(to: name) { writer in
            let literal: Members = [("type", .string("string"))]
            return writer.oneOf([literal], and: shapes)
        }
    }

    /// Returns a schema for one of several schemas or shapes, which differ in the key that each requires first.
    private mutating func oneOf(
        _ schemas: [Members] = [], and shapes: [ObjectShape], prefix: String = "",
        extraKeys: (_ kind: String) -> [KeyShape] = { _ in [] }
    ) -> Members {
        var branches = schemas
        for shape in shapes {
            let keys = extraKeys(shape.keys[0].name)
            branches.append(reference(to: prefix + shape.name) { $0.object(shape, extraKeys: keys) })
        }
        return [("oneOf", .array(branches.map(JSONText.object)))]
    }

    private mutating func reference(to name: String, defining define: (inout SchemaWriter) -> Members) -> Members {
        let key = camelCased(name)
        if definitions[key] == nil {
            // A definition may refer to itself.
            definitions[key] = []
            definitions[key] = define(&self)
        }
        return [("$ref", .string("#/$defs/" + key))]
    }
}

/// Returns `activityIndicator` for `activity indicator`.
private func camelCased(_ words: String) -> String {
    let words = words.split(separator: " ")
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

extension KeyShape {
    /// The default as JSON; nil if the default is not a value.
    var defaultValue: JSONNode? {
        var problems = DiagnosticCollector()
        let value = readJSON(SourceFile(path: name, text: whenAbsent), reporting: &problems)
        return problems.hasErrors ? nil : value
    }
}

extension JSONText {
    fileprivate init(_ node: JSONNode) {
        self =
            switch node.value {
            case .null: .null
            case .bool(let value): .boolean(value)
            case .number(let number): number.int.map(JSONText.integer) ?? .number(number.double ?? 0)
            case .string(let text): .string(text)
            case .array(let nodes): .array(nodes.map(JSONText.init))
            case .object(let members): .object(members.map { ($0.key, JSONText($0.value)) })
            }
    }
}

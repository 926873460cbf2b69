extension ValueShape {
    /// What to write in the place of a value of another type; nil where the shape says all.
    func hint(whenGiven value: JSONValue) -> String? {
        switch (self, value) {
        case (.object(let shape), _):
            "the keys of \(shape.name.withArticle) are \(quotedList(shape.keys.map(\.name)))"
        case (.boolean, .string("true")), (.boolean, .string("false")):
            "remove the quotation marks"
        case (.integer, .string(let text)), (.number, .string(let text)):
            Double(text) != nil && text.allSatisfy("0123456789.-".contains)
                ? "remove the quotation marks" : nil
        case (.swiftExpression, .number(let number)): hint(quoting: number.literal)
        case (.swiftExpression, .bool(let bool)): hint(quoting: String(bool))
        case (.swiftExpression, .null): hint(quoting: "nil")
        case (.list, .object), (.list, .string): "put it into brackets: '[ ]'"
        case (.view, .array): "put several views into a stack: '{ \"stack\": [ ] }'"
        default: nil
        }
    }

    private func hint(quoting swift: String) -> String {
        "put Swift into quotation marks: '\"\(swift)\"'"
    }
}

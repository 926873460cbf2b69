extension Explanation {
    /// The explanations of the section "JSON".
    static let ofJSON: [Explanation] = [
        Explanation(
            "empty-file", .error,
            "The file contains no value.",
            because: "A description is an object, even if it has no keys.",
            wrong: .description("// Nothing yet"),
            right: .description("{}")),
        Explanation(
            "extra-text", .error,
            "Something follows the end of the value.",
            because: "plugingen cannot know which of the two values is meant.",
            wrong: .description("{ } { }"),
            right: .description(#"{ "summary": "a" }"#)),
        Explanation(
            "invalid-utf8", .error,
            "The file is not in UTF-8.",
            because: "Text in another encoding would be displayed with wrong characters.",
            wrong: .words("a file in UTF-16"),
            right: .words("a file that the editor saves as UTF-8")),
        Explanation(
            "nesting-too-deep", .error,
            "Brackets are nested more than 128 deep, or sections of a template more than 20 deep.",
            because:
                "Reading such a file would need more memory than it is worth, and no plugin needs it.",
            wrong: .words("129 arrays in each other"),
            right: .words("a few stacks in each other")),
        Explanation(
            "text-direction", .error,
            "A character changes the direction of text (U+202A to U+202E, U+2066 to U+2069), so that code can look like different code.",
            because: "A reviewer would see other text than the compiler does.",
            wrong: .description(#"{ "summary": "a\u202Eb" }"#),
            right: .description(#"{ "summary": "ab" }"#)),
        Explanation(
            "unexpected-character", .error,
            "A character has no meaning in this place.",
            because: "JSON separates members with a comma, and ends nothing with a semicolon.",
            wrong: .description(#"{ "summary": "a"; }"#),
            right: .description(#"{ "summary": "a" }"#)),
        Explanation(
            "unterminated-comment", .error,
            "A comment has no end.",
            because: "The rest of the file would be a part of the comment.",
            wrong: .description("{ } /* and so on"),
            right: .description("{ } /* and so on */")),
        Explanation(
            "unexpected-comma", .error,
            "A comma separates nothing.",
            because: "A comma stands between two values. One comma can also follow the last value.",
            wrong: .description(#"{ , "summary": "a" }"#),
            right: .description(#"{ "summary": "a", }"#)),
        Explanation(
            "missing-comma", .error,
            "Two elements or members are not separated.",
            because: "Without the comma, the end of the first value is not certain.",
            wrong: .description(#"{ "summary": "a" "content": { "stack": [] } }"#),
            right: .description(#"{ "summary": "a", "placement": "top" }"#)),
        Explanation(
            "missing-colon", .error,
            "A key and its value are not separated.",
            because: "Without the colon, the string could be a key or a value.",
            wrong: .description(#"{ "summary" "a" }"#),
            right: .description(#"{ "summary": "a" }"#)),
        Explanation(
            "missing-key", .error,
            "A value in an object has no key.",
            because: "Each value in an object belongs to a key.",
            wrong: .description(#"{ { "label": "a" } }"#),
            right: .description(#"{ "content": { "label": "a", "text": "b" } }"#)),
        Explanation(
            "missing-value", .error,
            "A key has no value.",
            because: "A key without a value says nothing.",
            wrong: .description(#"{ "summary": }"#),
            right: .description(#"{ "summary": "a" }"#)),
        Explanation(
            "missing-bracket", .error,
            "A bracket is not closed.",
            because: "The rest of the file would be a part of the array or the object.",
            wrong: .description(#"{ "inputs": ["#),
            right: .description(#"{ "inputs": [] }"#)),
        Explanation(
            "wrong-bracket", .error,
            "A bracket is closed by one of another kind.",
            because: "A square bracket closes an array, and a brace closes an object.",
            wrong: .description(#"{ "inputs": [} }"#),
            right: .description(#"{ "inputs": [] }"#)),
        Explanation(
            "unterminated-string", .error,
            "A string has no end.",
            because: "The rest of the line would be a part of the string.",
            wrong: .description(#"{ "summary": "a }"#),
            right: .description(#"{ "summary": "a" }"#)),
        Explanation(
            "wrong-quotes", .error,
            "A string is in quotation marks other than `\"`.",
            because:
                "JSON has only one kind of quotation marks. Some text editors replace them with typographic ones.",
            wrong: .description(#"{ 'summary': "a" }"#),
            right: .description(#"{ "summary": "a" }"#)),
        Explanation(
            "unescaped-quote", .error,
            "A quotation mark in a string is not written `\\\"`.",
            because: "The quotation mark would end the string.",
            wrong: .description(#"{ "summary": "an "odd" plugin" }"#),
            right: .description(#"{ "summary": "an \"odd\" plugin" }"#)),
        Explanation(
            "control-character", .error,
            "A string contains a line break or another control character.",
            because: "It would be invisible, and would change the text that users see.",
            wrong: .words(#"a tab in a string, not written \t"#),
            right: .description(#"{ "summary": "a\tb" }"#)),
        Explanation(
            "invalid-escape", .error,
            "A backslash is not followed by an escape that JSON knows.",
            because: "JSON has a short list of escapes. For a backslash itself, write two.",
            wrong: .description(#"{ "summary": "\q" }"#),
            right: .description(#"{ "summary": "\\q" }"#)),
        Explanation(
            "unpaired-surrogate", .error,
            "An escape is only one half of a character.",
            because: "Half a character cannot be displayed.",
            wrong: .description(#"{ "summary": "\uD83D" }"#),
            right: .description(#"{ "summary": "\uD83D\uDE00" }"#)),
        Explanation(
            "invalid-number", .error,
            "A number is not in the format of JSON.",
            because: "Other tools that read the file would reject it.",
            wrong: .description(#"{ "presentation": { "delay": .5 } }"#),
            right: .description(#"{ "presentation": { "delay": 0.5 } }"#)),
        Explanation(
            "unquoted-key", .error,
            "A key is not in quotation marks.",
            because: "JSON requires the quotation marks.",
            wrong: .description(#"{ summary: "a" }"#),
            right: .description(#"{ "summary": "a" }"#)),
        Explanation(
            "unknown-word", .error,
            "A word is not `true`, `false` or `null`.",
            because:
                "A string needs quotation marks. The other values are numbers, arrays and objects.",
            wrong: .description(#"{ "summary": yes }"#),
            right: .description(#"{ "summary": "yes" }"#)),
    ]
}

extension KeyExample {
    private static let inputs =
        #""inputs": [{ "name": "s", "type": "Bool" }, { "name": "t", "type": "Bool" }]"#
    private static let title =
        "{ \(inputs), \"content\": { \"button\": \"a\", \"title\": { <> } } }"
    private static let symbol =
        "{ \(inputs), \"content\": { \"image\": \"a\", \"symbol\": { <> } } }"

    static let ofPairs =
        [("text pair", title), ("symbol pair", symbol)].flatMap { kind, template in
            let values = [
                ("when", #""s""#, #""t""#), ("then", #""b""#, #""c""#), ("else", #""d""#, #""e""#),
            ]
            return values.map { key, value, other in
                let rest = values.filter { $0.0 != key }.map { "\"\($0.0)\": \($0.1)" }
                    .joined(separator: ", ")
                return KeyExample(
                    "\(kind).\(key)", value, other,
                    in: template.replacing("<>", with: "<> " + rest))
            }
        }

    private static let trigger = #"""
        {
          "handlers": [
            { "name": "h", "parameters": [{ "name": "n", "type": "Int" }] },
            { "name": "g", "parameters": [{ "name": "n", "type": "Int" }] }
          ],
          "inputs": [{ "name": "n", "type": "Int" }],
          "content": { "button": "a", "title": "b", "triggers": { <> } }
        }
        """#
    static let ofTriggers = [
        KeyExample("trigger.handler", #""h""#, #""g""#, in: trigger),
        KeyExample(
            "trigger.arguments", #"{ "n": "1" }"#,
            in: trigger.replacing("<>", with: #"<> "handler": "h""#)),
    ]
}

import Testing

@Suite struct ContradictingKeyTests {
    @Test(
        "keys that are given twice",
        arguments: [
            """
            {
              "summary": "a",
              "summary": "b",
              ^~~~~~~~~ error: 'summary' is given twice [duplicate-key]
            note: it is given here first
              "summary": 1
              ^~~~~~~~~ error: 'summary' is given twice [duplicate-key]
            note: it is given here first
            }
            """,
            """
            { "inputs": [{ "name": "a", "type": "Int", "name": "b", "typo": 1, "typo": 2 }] }
                                                       ^~~~~~ error: 'name' is given twice [duplicate-key]
            note: it is given here first
                                                                    ^~~~~~ error: an input has no key 'typo' [unknown-key]
            note: did you mean 'type'? accepted: 'name', 'type', 'default', 'example', 'summary'
                                                                               ^~~~~~ error: 'typo' is given twice [duplicate-key]
            note: it is given here first
            """,
            """
            { "content": { "label": "a", "text": "b", "label": "c" } }
                                                      ^~~~~~~ error: 'label' is given twice [duplicate-key]
            note: it is given here first
            """,
        ])
    func duplicates(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test("an alternative that is given twice is reported once")
    func duplicateAlternative() {
        expectDescriptionDiagnostics(
            """
            { "content": { "image": "a", "symbol": "b", "asset": "c", "asset": "d" } }
                                                        ^~~~~~~ error: an image has only one of 'symbol', 'asset', 'input' [contradicting-keys]
                                                                      ^~~~~~~ error: 'asset' is given twice [duplicate-key]
            """)
    }

    @Test(
        "an object that is two things at once",
        arguments: [
            """
            { "content": { "label": "a", "text": "b", "button": "c", "title": "d" } }
                                                      ^~~~~~~~ error: one object cannot be a label and a button [contradicting-keys]
            """,
            """
            { "content": { "image": "a", "symbol": "star", "stack": [], "label": "b", "colour": 1 } }
                           ^~~~~~~ error: one object cannot be a stack and an image [contradicting-keys]
                                                                        ^~~~~~~ error: one object cannot be a stack and a label [contradicting-keys]
                                                                                      ^~~~~~~~ error: a stack has no key 'colour' [unknown-key]
            note: accepted: 'stack', 'axis', 'spacing', 'alignment', 'distribution', 'margins', 'shownWhen', 'layout', 'background'
            """,
            """
            { "content": { "label": "a", "text": { "localized": "k", "value": "v", "input": "b" } } }
                                                                                   ^~~~~~~ error: one object cannot be a localized text and a text from an input [contradicting-keys]
            """,
            """
            { "content": { "image": "a", "symbol": "star", "asset": "Star", "input": "star" } }
                                                           ^~~~~~~ error: an image has only one of 'symbol', 'asset', 'input' [contradicting-keys]
            note: it has 'symbol' already
                                                                            ^~~~~~~ error: an image has only one of 'symbol', 'asset', 'input' [contradicting-keys]
            note: it has 'symbol' already
            """,
        ])
    func contradictions(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}

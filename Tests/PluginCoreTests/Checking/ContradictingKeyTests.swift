import TestSupport
import Testing

@Suite(.timed) struct ContradictingKeyTests {
    @Test(
        "duplicate keys are reported",
        arguments: [
            """
            {
              "summary": "a",
              "summary": "b",
              ^~~~~~~~~ error: 'summary' is declared twice [duplicate-key]
            note: it is first declared here
              "summary": 1
              ^~~~~~~~~ error: 'summary' is declared twice [duplicate-key]
            note: it is first declared here
            }
            """,
            """
            { "inputs": [{ "name": "a", "type": "Int", "name": "b", "typo": 1, "typo": 2 }] }
                                                       ^~~~~~ error: 'name' is declared twice [duplicate-key]
            note: it is first declared here
                                                                    ^~~~~~ error: an input has no key 'typo' [unknown-key]
            note: did you mean 'type'?
                                                                               ^~~~~~ error: 'typo' is declared twice [duplicate-key]
            note: it is first declared here
            """,
            """
            { "content": { "label": "a", "text": "b", "label": "c" } }
                                                      ^~~~~~~ error: 'label' is declared twice [duplicate-key]
            note: it is first declared here
            """,
        ])
    func duplicates(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test("a duplicate alternative is reported once")
    func duplicateAlternative() {
        expectDescriptionDiagnostics(
            """
            { "content": { "image": "a", "symbol": "star", "asset": "c", "asset": "d" } }
                                                           ^~~~~~~ error: an image can have only one of 'symbol', 'asset', 'input', 'swift' [exclusive-keys]
                                                                         ^~~~~~~ error: 'asset' is declared twice [duplicate-key]
            """)
    }

    @Test(
        "an object of two kinds is reported",
        arguments: [
            """
            { "content": { "label": "a", "text": "b", "button": "c", "title": "d" } }
                                                      ^~~~~~~~ error: one object cannot have both 'label' and 'button' [exclusive-keys]
            """,
            """
            { "content": { "image": "a", "symbol": "star", "stack": [], "label": "b", "colour": 1 } }
                           ^~~~~~~ error: one object cannot have both 'stack' and 'image' [exclusive-keys]
                                                                        ^~~~~~~ error: one object cannot have both 'stack' and 'label' [exclusive-keys]
                                                                                      ^~~~~~~~ error: a stack has no key 'colour' [unknown-key]
            note: accepted: 'stack', …
            """,
            """
            { "content": { "label": "a", "text": { "localized": "k", "value": "v", "input": "b" } } }
                                                                                   ^~~~~~~ error: one object cannot have both 'localized' and 'input' [exclusive-keys]
            """,
            """
            { "content": { "image": "a", "symbol": "star", "asset": "Star", "input": "star" } }
                                                           ^~~~~~~ error: an image can have only one of 'symbol', 'asset', 'input', 'swift' [exclusive-keys]
            note: it has 'symbol' already
                                                                            ^~~~~~~ error: an image can have only one of 'symbol', 'asset', 'input', 'swift' [exclusive-keys]
            note: it has 'symbol' already
            """,
        ])
    func contradictions(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}

import TestSupport
import Testing

@Suite(.timed) struct TextTypeTests {
    @Test(
        "a text key with a value of the wrong type is reported",
        arguments: [
            """
            { "content": { "label": "a", "text": { "localized": 1, "value": "b" } } }
                                                                ^ error: 'localized' must be a string, not a number [wrong-type]
            """,
            """
            { "content": { "label": "a", "text": { "localized": "k", "value": 1 } } }
                                                                              ^ error: 'value' must be a string, not a number [wrong-type]
            """,
            """
            { "content": { "label": "a", "text": { "localized": "k", "value": "b", "comment": 1 } } }
                                                                                              ^ error: 'comment' must be a string, not a number [wrong-type]
            """,
            """
            { "content": { "label": "a", "text": { "input": 1 } } }
                                                            ^ error: 'input' must be a string that is a Swift identifier, not a number [wrong-type]
            """,
        ])
    func textKeys(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}

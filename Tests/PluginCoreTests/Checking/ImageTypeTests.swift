import TestSupport
import Testing

@Suite(.timed) struct ImageTypeTests {
    @Test(
        "an image key with a value of the wrong type is reported",
        arguments: [
            """
            { "content": { "image": null, "symbol": "star" } }
                                    ^~~~ error: 'image' must be a string that is a Swift identifier, not null [wrong-type]
            """,
            """
            { "content": { "image": "a", "symbol": 1 } }
                                                   ^ error: 'symbol' must be a string, or an object, not a number [wrong-type]
            """,
            """
            { "content": { "image": "a", "asset": {} } }
                                                  ^~ error: 'asset' must be a string, not an object [wrong-type]
            """,
            """
            { "content": { "image": "a", "input": ["icon"] } }
                                                  ^~~~~~~~ error: 'input' must be a string that is a Swift identifier, not an array [wrong-type]
            """,
            """
            { "content": { "image": "a", "symbol": "star", "textStyle": {} } }
                                                                        ^~ error: 'textStyle' must be a string, not an object [wrong-type]
            """,
        ])
    func imageKeys(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "an activity indicator key with a value of the wrong type is reported",
        arguments: [
            """
            { "content": { "activityIndicator": {} } }
                                                ^~ error: 'activityIndicator' must be a string that is a Swift identifier, not an object [wrong-type]
            """,
            """
            { "content": { "activityIndicator": "a", "size": 20 } }
                                                             ^~ error: 'size' must be one of 'medium', 'large', not a number [wrong-type]
            """,
        ])
    func activityIndicatorKeys(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}

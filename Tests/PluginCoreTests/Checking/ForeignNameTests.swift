import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

/// Names of UIKit, AppKit and other libraries.
@Suite(.timed) struct ForeignNameTests {
    @Test(
        "views that the language has no key for",
        arguments: [
            """
            { "content": { "stack": [{ "stepper": "count", "title": "Guests" }, { "pageControl": 0.5 }] } }
                                       ^~~~~~~~~ error: a view has no key 'stepper' [unknown-key]
            note: write '{ "custom": "count", "type": "UIStepper" }'
                                                                                  ^~~~~~~~~~~~~ error: a view has no key 'pageControl' [unknown-key]
            note: write '{ "custom": "pageControl", "type": "UIPageControl" }'
            """,
            """
            { "content": { "collectionView": "grid", "layout": "fill" } }
                           ^~~~~~~~~~~~~~~~ error: a view has no key 'collectionView' [unknown-key]
            note: write '{ "custom": "grid", "type": "UICollectionView", "create": "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())" }'
            """,
            """
            { "content": { "webView": "page" } }
                           ^~~~~~~~~ error: a view has no key 'webView' [unknown-key]
            note: write '{ "custom": "page", "type": "WKWebView" }', and '"imports": ["WebKit"]' in the description
            """,
            """
            { "kits": ["AppKit"], "content": { "stack": [{ "searchBar": "search" }, { "pageControl": "pages" }] } }
                                                           ^~~~~~~~~~~ error: a view has no key 'searchBar' [unknown-key]
            note: write '{ "custom": "search", "type": "NSSearchField" }'
                                                                                      ^~~~~~~~~~~~~ error: a view has no key 'pageControl' [unknown-key]
            note: AppKit does not have this view
            """,
            """
            { "kits": ["UIKit", "AppKit"], "content": { "textView": "notes" } }
                                                        ^~~~~~~~~~ error: a view has no key 'textView' [unknown-key]
            note: write '{ "custom": "notes", "type": "TextView" }', and in Swift 'typealias TextView = UITextView', or 'NSTextView'
            """,
            """
            { "content": { "type": "datePicker", "name": "due" } }
                         ^ error: a view needs a key that says its kind [required-key]
            note: write '{ "custom": "datePicker", "type": "UIDatePicker" }'
            """,
        ])
    func views(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "each view that the language lacks is named once",
        arguments: [
            "textView", "tableView",
            "collectionView", "scrollView", "webView", "mapView", "stepper", "datePicker",
            "picker", "pageControl", "searchBar", "visualEffectView", "UITableView", "UIStepper",
        ])
    func foreignView(key: String) {
        let (_, found) = readDescription(
            SourceFile(
                path: "Example.plugin.json", text: #"{ "content": { "\#(key)": "view2", "title": "b", "axis": 1 } }"#))
        expect(found.map(\.message), equals: ["a view has no key '\(key)'"])
        expect(found.flatMap(\.notes).allSatisfy { $0.message.contains(#""custom": "view2""#) })
    }

    @Test(
        "kinds of views under other names",
        arguments: [
            """
            { "content": { "stackView": [{ "spinner": "a" }, { "UILabel": "b", "title": "c" }, { "imageView": "d", "systemName": "star" }] } }
                           ^~~~~~~~~~~ error: a stack has no key 'stackView' [unknown-key]
            note: did you mean 'stack'?
            """,
            """
            { "content": { "stack": [{ "spinner": "a" }, { "UILabel": "b", "text": "c" }, { "imageView": "d", "systemName": "star" }] } }
                                       ^~~~~~~~~ error: an activity indicator has no key 'spinner' [unknown-key]
            note: did you mean 'activityIndicator'?
                                                           ^~~~~~~~~ error: a label has no key 'UILabel' [unknown-key]
            note: did you mean 'label'?
                                                                                            ^~~~~~~~~~~ error: an image has no key 'imageView' [unknown-key]
            note: did you mean 'image'?
                                                                                                              ^~~~~~~~~~~~ error: an image has no key 'systemName' [unknown-key]
            note: did you mean 'symbol'?
            """,
            """
            { "content": { "stack": [{ "UISwitch": "a", "isOn": true }, { "segmentedControl": "b", "selected": 0 }] } }
                                       ^~~~~~~~~~ error: a switch has no key 'UISwitch' [unknown-key]
                                                                          ^~~~~~~~~~~~~~~~~~ error: a segmented control has no key 'segmentedControl' [unknown-key]
            """,
            """
            { "content": { "title": "Done" } }
                         ^ error: a view needs a key that says its kind [required-key]
            note: write '{ "button": "button", "title": "Done" }'
            """,
            """
            { "content": { "stack": ["spinner", "message"] } }
                                     ^~~~~~~~~ error: an element of 'stack' must be an object that describes a view, not a string [wrong-type]
            note: write '{ "activityIndicator": "activityIndicator" }'
                                                ^~~~~~~~~ error: an element of 'stack' must be an object that describes a view, not a string [wrong-type]
            note: write '{ "label": "messageLabel", "text": "…" }'
            """,
        ])
    func kinds(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "keys of views under other names",
        arguments: [
            """
            { "content": { "label": "a", "title": "b", "font": "body", "lineLimit": 2, "backgroundColor": "systemBackground" } }
                                         ^~~~~~~ error: a label has no key 'title' [unknown-key]
            note: did you mean 'text'?
                                                               ^~~~~~ error: unknown value 'body' of 'font' [unknown-reference]
            note: 'body' is a value of 'textStyle': write '"textStyle": "body"'
                                                                       ^~~~~~~~~~~ error: a label has no key 'lineLimit' [unknown-key]
            note: did you mean 'numberOfLines'?
                                                                                       ^~~~~~~~~~~~~~~~~ error: a label has no key 'backgroundColor' [unknown-key]
            note: did you mean 'background'?
            """,
            """
            { "content": { "stack": [{ "label": "a", "text": "b", "lineHeight": 1.2 }, { "label": "c", "text": "d", "paragraphSpacing": 4 }] } }
                                                                  ^~~~~~~~~~~~ error: a label has no key 'lineHeight' [unknown-key]
            note: did you mean 'lineSpacing'?
                                                                                                                    ^~~~~~~~~~~~~~~~~~ error: a label has no key 'paragraphSpacing' [unknown-key]
            note: did you mean 'lineSpacing'?
            """,
            """
            { "content": { "stack": [{ "image": "a", "symbol": "star", "tintColor": "systemRed", "backgroundColor": "systemBackground" }, { "activityIndicator": "b", "style": "large" }] } }
                                                                       ^~~~~~~~~~~ error: an image has no key 'tintColor' [unknown-key]
            note: did you mean 'tint'?
                                                                                                 ^~~~~~~~~~~~~~~~~ error: an image has no key 'backgroundColor' [unknown-key]
            note: 'background' is a key of a stack, or of the outermost view, 'content'; accepted: 'image', …
                                                                                                                                                                      ^~~~~~~ error: an activity indicator has no key 'style' [unknown-key]
            note: did you mean 'size'?
            """,
            """
            { "content": { "label": "a", "text": "b", "alpha": 0.5, "adjustsFontForContentSizeCategory": true, "padding": 8 } }
                                                      ^~~~~~~ error: a label has no key 'alpha' [unknown-key]
            note: set 'alpha' in Swift: add '"hooks": ["viewDidLoad"]' to the description, and 'func pluginViewDidLoad()' to an extension
                                                                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: a label has no key 'adjustsFontForContentSizeCategory' [unknown-key]
            note: remove the key: generated code sets 'adjustsFontForContentSizeCategory'
                                                                                                               ^~~~~~~~~ error: a label has no key 'padding' [unknown-key]
            note: 'margins' is a key of a stack; accepted: 'label', …
            """,
        ])
    func viewKeys(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "keys of other objects under other names",
        arguments: [
            """
            { "handlers": [{ "name": "retry", "type": "() -> Void" }, { "name": "pick", "type": "(Int, _ name: String?) -> Void" }] }
                                              ^~~~~~ error: a handler has no key 'type' [unknown-key]
            note: remove the key: a handler without 'parameters' is '() -> Void'
                                                                                        ^~~~~~ error: a handler has no key 'type' [unknown-key]
            note: write '"parameters": [{ "name": "value", "type": "Int" }, { "name": "value2", "type": "String?" }]'
            """,
            """
            { "handlers": [{ "name": "retry", "optional": false }, { "name": "pick", "optional": true }] }
                                              ^~~~~~~~~~ error: a handler has no key 'optional' [unknown-key]
            note: write '"required": true'
                                                                                     ^~~~~~~~~~ error: a handler has no key 'optional' [unknown-key]
            note: remove the key: hosts need not pass a handler that is not 'required'
            """,
            """
            { "inputs": [{ "name": "a", "type": "Int", "required": true }] }
                                                       ^~~~~~~~~~ error: an input has no key 'required' [unknown-key]
            note: remove the key: hosts must pass an input without a 'default'
            """,
            """
            { "placement": { "edge": "left", "safeArea": true }, "content": { "stack": [], "layout": { "edge": "right", "safeArea": true } } }
                             ^~~~~~ error: a placement has no key 'edge' [unknown-key]
            note: write '"at": "leading"'
                                             ^~~~~~~~~~ error: a placement has no key 'safeArea' [unknown-key]
            note: write '"within": "safeArea"'
                                                                                                       ^~~~~~ error: a layout has no key 'edge' [unknown-key]
            note: write '"edges": ["trailing"]'
                                                                                                                        ^~~~~~~~~~ error: a layout has no key 'safeArea' [unknown-key]
            note: write '"to": "safeArea"'
            """,
            """
            { "edge": "top", "safeArea": true, "backgroundColor": "red" }
              ^~~~~~ error: a description has no key 'edge' [unknown-key]
            note: write '"placement": "top"'
                             ^~~~~~~~~~ error: a description has no key 'safeArea' [unknown-key]
            note: write '"placement": { "within": "safeArea" }'
                                               ^~~~~~~~~~~~~~~~~ error: a description has no key 'backgroundColor' [unknown-key]
            note: 'background' is a key of a stack, or of the outermost view, 'content'; accepted: 'summary', …
            """,
        ])
    func otherKeys(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}

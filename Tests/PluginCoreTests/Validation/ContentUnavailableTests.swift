import TestSupport
import Testing

@testable import PluginCore

/// The rules for content-unavailable views.
@Suite(.timed) struct ContentUnavailableTests {
    @Test(
        "keys of a content-unavailable view that need or exclude another one are reported",
        arguments: [
            """
            {
              "content": { "contentUnavailable": "a" }
                                                 ^~~ error: 'a' shows neither an image nor text [required-key]
            note: add '"text": "No Messages"', or '"style": "loading"'
            }
            """,
            """
            {
              "content": { "contentUnavailable": "a", "symbol": "star" }
                                                 ^~~ warning: 'a' has no text for VoiceOver [missing-accessibility]
            note: add a text such as '"text": "No Messages"'
            }
            """,
            """
            {
              "content": { "contentUnavailable": "a", "style": "loading", "symbol": "star" }
                                                                                    ^~~~~~ error: a view of the style 'loading' has an activity indicator in place of an image [contradiction]
            note: leave out "symbol", or change "style"
            }
            """,
            """
            {
              "content": { "contentUnavailable": "a", "text": "b", "asset": "Star", "symbol": "star" }
                                                                            ^~~~~~ error: a content-unavailable view can have only one of 'symbol' and 'asset' [contradiction]
            note: leave out "asset", or "symbol"
            }
            """,
            """
            {
              "content": { "contentUnavailable": "a", "text": "b", "buttonTitle": "c" }
                                                                                  ^~~ warning: the button of 'a' does not trigger a handler [control-without-handler]
            note: name a handler with "triggers"
            }
            """,
            """
            {
              "handlers": [{ "name": "retryHandler" }],
              "content": { "contentUnavailable": "a", "text": "b", "triggers": "retryHandler" }
                                                                               ^~~~~~~~~~~~~~ error: a content-unavailable view with 'triggers' needs a title for its button [required-key]
            note: add "buttonTitle"
            }
            """,
            """
            {
              "content": { "contentUnavailable": "a", "text": "b", "style": "lodaing" }
                                                                            ^~~~~~~~~ error: unknown value 'lodaing' of 'style' [unknown-value]
            note: did you mean 'loading'?
            }
            """,
            """
            {
              "content": { "contentUnavailable": "a", "text": "b", "style": "error" }
                                                                            ^~~~~~~ error: unknown value 'error' of 'style' [unknown-value]
            note: accepted: 'empty', 'loading', 'search'
            }
            """,
            """
            {
              "content": { "contentUnavailable": "a", "style": "search" }
                                                               ^~~~~~~~ error: 'search' needs iOS 17 and tvOS 17 [newer-platform]
            note: this target's minimum is iOS 15 and tvOS 15; raise 'minimumVersions' in plugingen.json
            }
            """,
            """
            {
              "kits": ["AppKit"],
              "content": { "contentUnavailable": "a", "style": "search" }
                                                 ^~~ error: AppKit does not have text for the style 'search', and 'a' has none either [required-key]
            note: add '"text": "No Results"'
                                                               ^~~~~~~~ warning: AppKit does not have text for this state; on a Mac, the view shows that of the description [framework-difference]
            }
            """,
            """
            {
              "inputs": [{ "name": "count", "type": "Int" }],
              "content": { "contentUnavailable": "a", "text": { "input": "count" }, "secondaryText": { "input": "detail" } }
                                                                         ^~~~~~~ error: a text needs an input of type 'String' or 'String?'; 'count' is of type 'Int' [mismatched-type]
                                                                                                                ^~~~~~~~ error: this plugin has no input 'detail' [unknown-reference]
            }
            """,
            """
            {
              "content": { "contentUnavailable": "a", "text": "b", "title": "c", "color": "label" }
                                                                   ^~~~~~~ error: a content-unavailable view has no key 'title' [unknown-key]
                                                                                 ^~~~~~~ error: a content-unavailable view has no key 'color' [unknown-key]
            }
            """,
            """
            {
              "content": { "contentUnavailable": "No Messages", "symbol": "tray" }
                                                 ^~~~~~~~~~~~~ error: 'No Messages' belongs in 'text': 'contentUnavailable' names the property [invalid-identifier]
            note: write '{ "contentUnavailable": "stateView", "text": "No Messages" }'
            }
            """,
            """
            {
              "content": { "emptyState": "a", "text": "b" }
                           ^~~~~~~~~~~~ error: a content-unavailable view has no key 'emptyState' [unknown-key]
            }
            """,
        ])
    func keys(marked: String) {
        expectDescriptionDiagnostics(marked)
    }

    @Test(
        "a content-unavailable view that is not the whole content of a plugin with a size is reported",
        arguments: [
            """
            {
              "content": { "stack": [
                { "contentUnavailable": "a", "text": "b" },
                                        ^~~ error: a content-unavailable view is the whole content of a plugin, and cannot be in a stack [contradiction]
            note: in a stack, use an image, labels and a button instead
                { "label": "c", "text": "d" }
              ] }
            }
            """,
            """
            {
              "content": { "contentUnavailable": "a", "text": "b", "layout": "center" }
                                                                             ^~~~~~~~ error: 'a' fills its area, and centers what it shows [contradiction]
            note: write '"layout": "fill"', or leave out 'layout'
            }
            """,
            """
            {
              "content": { "contentUnavailable": "a", "text": "b", "layout": { "edges": ["top", "leading", "trailing"] } }
                                                                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: 'a' fills its area, and centers what it shows [contradiction]
            note: write '"layout": "fill"', or leave out 'layout'
            }
            """,
            """
            {
              "content": { "contentUnavailable": "a", "text": "b", "layout": { "to": "bounds", "insets": 8 } }
            }
            """,
            """
            {
              "content": { "contentUnavailable": "a", "text": "b" },
              "placement": "center"
                           ^~~~~~~~ error: the placement gives 'a' no width and no height, and it has none of its own [contradiction]
            note: add the width and the height to the placement, or write '"placement": "fill"', or "listBackground" in a list
            }
            """,
            """
            {
              "content": { "contentUnavailable": "a", "text": "b" },
              "placement": { "at": "bottom", "insets": 8 }
                                   ^~~~~~~~ error: the placement gives 'a' no height, and it has none of its own [contradiction]
            note: add the height to the placement, or write '"placement": "fill"', or "listBackground" in a list
            }
            """,
            """
            {
              "content": { "contentUnavailable": "a", "text": "b" },
              "placement": { "at": "trailing", "width": 300 }
            }
            """,
            """
            {
              "content": { "contentUnavailable": "a", "text": "b" },
              "presentation": { "touches": "pass" }
                                           ^~~~~~ error: a content-unavailable view receives all touches [contradiction]
            note: leave out "touches"
            }
            """,
        ])
    func place(marked: String) {
        expectDescriptionDiagnostics(marked)
    }
}

import PluginCore
import Testing

@testable import PluginTools

@Suite("Edits of descriptions for a new name")
struct PluginRenameTests {
    private func renamed(_ text: String, isOwn: Bool = false, prefix: String = "") -> String {
        let file = SourceFile(path: "A.plugin.json", text: text)
        let rename = PluginRename(old: "Loading", new: "Busy", prefix: prefix)
        let edits = rename.edits(of: file, isOwn: isOwn)
        return String(decoding: edits.applied(to: file.bytes), as: UTF8.self)
    }

    @Test("The plugin of a recovery gets the new name; comments and formatting stay")
    func recovery() {
        let text = """
            { // Loading
              "summary" : "Loading",
                "host": {"recovery":{ "retry": "Loading", /* Loading */ "while":"Loading" ,} }
            }
            """
        #expect(
            renamed(text)
                == text.replacing(#""while":"Loading""#, with: #""while":"Busy""#))
        #expect(
            renamed(#"{ "host": { "recovery": { "while": "Lo\u0061ding" } } }"#)
                == #"{ "host": { "recovery": { "while": "Busy" } } }"#)
    }

    @Test("Only the plugin's own helpers with the default names get new ones")
    func helpers() {
        let text = """
            { "host": { "show": "showLoading", "hide": "dismissLoading", "shown": true, "swiftUI": "loading",
              "while": { "progress": "p", "name": "whileLoading" }, "recovery": { "name": "withLoadingRecovery" } } }
            """
        #expect(
            renamed(text, isOwn: true) == """
                { "host": { "show": "showBusy", "hide": "dismissLoading", "shown": true, "swiftUI": "busy",
                  "while": { "progress": "p", "name": "whileBusy" }, "recovery": { "name": "withBusyRecovery" } } }
                """)
        #expect(renamed(text) == text)
        #expect(
            renamed(#"{ "host": { "while": "whileLoading" } }"#, isOwn: true)
                == #"{ "host": { "while": "whileBusy" } }"#)
    }

    @Test(
        "Swift types and expressions use the new classes",
        arguments: [
            (
                #"{ "inputs": [{ "name": "a", "type": "LoadingViewController?", "default": "nil" }] }"#,
                #"{ "inputs": [{ "name": "a", "type": "BusyViewController?", "default": "nil" }] }"#
            ),
            (
                #"{ "content": { "stack": [{ "label": "a", "text": { "swift": "\"LoadingViewController \\(LoadingViewController.b)\"" } }] } }"#,
                #"{ "content": { "stack": [{ "label": "a", "text": { "swift": "\"LoadingViewController \\(BusyViewController.b)\"" } }] } }"#
            ),
            (
                #"{ "content": { "button": "a", "triggers": { "handler": "b", "arguments": { "c": "LoadingViewController.d" } } } }"#,
                #"{ "content": { "button": "a", "triggers": { "handler": "b", "arguments": { "c": "BusyViewController.d" } } } }"#
            ),
        ])
    func swift(text: String, expected: String) {
        #expect(renamed(text) == expected)
    }

    @Test("Text that is not Swift stays, and so do longer names")
    func otherText() {
        for text in [
            #"{ "summary": "LoadingViewController" }"#,
            #"{ "inputs": [{ "name": "a", "type": "MyLoadingViewController" }] }"#,
            #"{ "content": { "label": "LoadingViewController", "text": "LoadingViewController" } }"#,
            "not JSON",
        ] {
            #expect(renamed(text, isOwn: true) == text)
        }
    }

    @Test("The prefix of the configuration begins the names of controllers")
    func prefix() {
        let text = #"{ "inputs": [{ "name": "a", "type": "ABCLoadingViewController" }] }"#
        #expect(renamed(text) == text)
        #expect(renamed(text, prefix: "ABC").contains("ABCBusyViewController"))
    }

    @Test("The keys with Swift come from the vocabulary")
    func keys() {
        #expect(
            SwiftKeys.texts.isSuperset(
                of: ["type", "default", "example", "superclass", "create", "swift", "swiftUI"]))
        #expect(SwiftKeys.objects == ["arguments"])
    }

    @Test("Only 'while' of a recovery names another plugin, as the vocabulary says")
    func vocabulary() {
        let keys = Vocabulary.recovery.keys.filter {
            $0.summary.contains("The plugin that") || $0.whenAbsent == "no plugin"
        }
        #expect(keys.map(\.name) == ["while"])
    }
}

import PluginCore
import Testing

@testable import PluginTools

@Suite("Mistakes in string catalogs")
struct StringCatalogErrorTests {
    @Test("Reports values of wrong types")
    func types() {
        expectCatalogDiagnostics(
            """
            []
            ^~ error: a string catalog must be an object, not an array [invalid-catalog]
            """)
        expectCatalogDiagnostics(
            """
            { "sourceLanguage" : 1, "strings" : [], "version" : null }
                                 ^ error: 'sourceLanguage' must be a string, not a number [invalid-catalog]
            note: write '"sourceLanguage" : "en"'
                                                ^~ error: 'strings' must be an object, not an array [invalid-catalog]
                                                                ^~~~ error: 'version' must be a string, not null [invalid-catalog]
            note: write '"version" : "1.0"'
            """)
        expectCatalogDiagnostics(
            """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "a" : "A",
                      ^~~ error: the entry of 'a' must be an object, not a string [invalid-catalog]
                "b" : { "localizations" : [] },
                                          ^~ error: 'localizations' must be an object, not an array [invalid-catalog]
                "c" : { "localizations" : { "en" : "C", "de" : {} } }
                                                   ^~~ error: 'en' must be an object, not a string [invalid-catalog]
              },
              "version" : "1.0"
            }
            """)
    }

    @Test("Reports missing keys and unknown versions")
    func keys() {
        expectCatalogDiagnostics(
            """
            { }
            ^ error: the string catalog has no 'sourceLanguage' [invalid-catalog]
            note: add '"sourceLanguage" : "en"'
            ^ error: the string catalog has no 'version' [invalid-catalog]
            note: add '"version" : "1.0"'
            ^ error: the string catalog has no 'strings' [invalid-catalog]
            note: add '"strings" : {}'
            """)
        expectCatalogDiagnostics(
            """
            { "sourceLanguage" : "en", "strings" : {}, "version" : "2.0" }
                                                                   ^~~~~ error: the version of this string catalog is '2.0' [invalid-catalog]
            note: plugingen knows the versions that begin with '1.'
            """)
    }

    @Test("Reports text that is not strict JSON, and nothing more")
    func syntax() {
        expectCatalogDiagnostics(
            """
            { "sourceLanguage" : "en", "strings" : {}, }
                                                     ^ error: remove the comma [unexpected-comma]
            """)
    }

    @Test("Accepts all that Xcode writes")
    func accepted() {
        expectCatalogDiagnostics(
            """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "" : {

                },
                "%lld files" : {
                  "extractionState" : "stale",
                  "localizations" : {
                    "ar" : { "variations" : { "plural" : { } } },
                    "en" : { "stringUnit" : { "state" : "new", "value" : "\u{2068}%lld\u{2069} files" } }
                  },
                  "shouldTranslate" : false
                }
              },
              "version" : "1.1"
            }
            """)
    }
}

private func expectCatalogDiagnostics(
    _ marked: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    expectDiagnostics(
        marked, path: "Localizable.xcstrings", sourceLocation: sourceLocation
    ) { file in
        var diagnostics = DiagnosticCollector()
        let catalog = StringCatalog(file, reporting: &diagnostics)
        #expect((catalog == nil) == diagnostics.hasErrors, sourceLocation: sourceLocation)
        return diagnostics.diagnostics
    }
}

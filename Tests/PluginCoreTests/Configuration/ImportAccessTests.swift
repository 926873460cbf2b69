import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

/// Tests of the access level that imports state.
@Suite(.timed) struct ImportAccessTests {
    @Test(
        "imports with a lower access level than the declarations of the module are reported",
        arguments: [
            """
            { "importAccess": "private" }
                              ^~~~~~~~~ error: unknown value 'private' of 'importAccess' [unknown-value]
            note: accepted: 'internal', 'package', 'public'
            """,
            """
            { "importAccess": "internal", "access": "public" }
                              ^~~~~~~~~~ error: public controllers cannot use internal imports [contradiction]
            note: write '"public"', the value of 'access'
            """,
            """
            { "importAccess": "package", "providesEngine": "public" }
                              ^~~~~~~~~ error: public shared code cannot use package imports [contradiction]
            note: write '"public"', the value of 'providesEngine'
            """,
            """
            { "importAccess": "public", "access": "package", "providesEngine": "public" }
            """,
        ])
    func configurations(marked: String) {
        expectDiagnostics(marked, path: "plugingen.json") { file in
            var found = DiagnosticCollector()
            _ = readConfiguration(file, reporting: &found)
            return found.sorted
        }
    }

    @Test(
        "a controller with a higher access level than the imports is reported",
        arguments: [
            """
            { "access": "package" }
                        ^~~~~~~~~ error: a package controller cannot use internal imports [contradiction]
            note: write '"importAccess": "package"' in plugingen.json
            """,
            """
            { "access": "internal" }
            """,
        ])
    func descriptions(marked: String) {
        expectDescriptionDiagnostics(
            marked, configuration: ModuleConfiguration(#"{ "importAccess": "internal" }"#))
    }
}

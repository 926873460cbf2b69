import TestSupport
import Testing

@testable import PluginCore
@testable import PluginTools

@Suite(.timed) struct ConfigurationDiagnosticTests {
    @Test(
        "keys or values of the wrong kind are reported",
        arguments: [
            """
            { "acess": "public" }
              ^~~~~~~ error: a configuration has no key 'acess' [unknown-key]
            note: did you mean 'access'?
            """,
            """
            { "access": "open" }
                        ^~~~~~ error: unknown value 'open' of 'access' [unknown-value]
            note: accepted: 'internal', 'package', 'public'
            """,
            """
            { "tests": true }
                       ^~~~ error: 'tests' must be one of 'swiftTesting', 'xctest', 'none', not a Boolean [wrong-type]
            """,
            """
            { "tests": "xcTests" }
                       ^~~~~~~~~ error: unknown value 'xcTests' of 'tests' [unknown-value]
            note: did you mean 'xctest'?
            """,
            """
            { "tests": "none", "tests": "none" }
                               ^~~~~~~ error: 'tests' is declared twice [duplicate-key]
            note: it is first declared here
            """,
            """
            { "strings": { "table": "Plugins.strings" } }
                                    ^~~~~~~~~~~~~~~~~ error: 'table' is the name of a table without its file extension [invalid-name]
            note: leave out '.strings'
            """,
            """
            { "prefix": "my-" }
                        ^~~~~ error: 'prefix' is 'my-', which is not a Swift identifier [invalid-identifier]
            """,
            """
            { "prefix": "abc" }
                        ^~~~~ error: 'prefix' must begin with a capital letter, as type names do [invalid-name]
            """,
            """
            { "prefix": "UI" }
                        ^~~~ error: with this prefix, types look like types of UIKit [invalid-name]
            """,
            """
            []
            ^~ error: a configuration must be an object, not an array [wrong-type]
            note: the keys of a configuration are 'access', 'importAccess', 'kits', 'platforms', 'prefix', 'tests', 'previews', 'templates', 'names', 'strings', 'appearance', 'host', 'hosts', 'states', 'minimumVersions', 'engine', 'providesEngine', 'modules'
            """,
            """
            { "access": "public"
            ^ error: close this object with '}' [invalid-json]
            """,
        ])
    func shape(marked: String) { expectProblems(marked) }

    @Test(
        "modules with equal names, or with folders outside of the project or in one place, are reported",
        arguments: [
            """
            { "modules": [{ "name": "App", "descriptions": "/App" }] }
                                                           ^~~~~~ error: 'descriptions' must be a folder of the project [invalid-name]
            note: write its path from the folder of this file
            """,
            """
            { "modules": [{ "name": "App", "descriptions": "App", "output": "../App" }] }
                                                                            ^~~~~~~~ error: 'output' must be a folder of the project [invalid-name]
            note: write its path from the folder of this file
            """,
            """
            { "modules": [{ "name": "A", "descriptions": "A" }, { "name": "A", "descriptions": "B" }] }
                                                                          ^~~ error: another module is named 'A' [name-collision]
            """,
            """
            { "modules": [{ "name": "A", "descriptions": "A", "output": "Out" }, { "name": "B", "descriptions": "B", "output": "./Out/" }] }
                                                                                                                               ^~~~~~~~ error: 'A' has its generated files in this folder too [contradiction]
            note: name another folder
            """,
            """
            { "modules": [{ "name": "A", "descriptions": "A", "output": "Out", "tests": { "output": "Out" } }] }
                                                                                                    ^~~~~ error: 'A' has its generated files in this folder too [contradiction]
            note: name another folder
            """,
            """
            { "modules": [{ "name": "App" }] }
                          ^ error: a module needs 'descriptions' [required-key]
            """,
        ])
    func modules(marked: String) { expectProblems(marked) }

    @Test(
        "an engine that is not a module, and keys that a module with an engine cannot have, are reported",
        arguments: [
            """
            { "engine": "UIKit" }
                        ^~~~~~~ error: 'UIKit' is a framework, not a module with shared code [invalid-name]
            note: name the module whose configuration has 'providesEngine'
            """,
            """
            { "engine": "class" }
                        ^~~~~~~ error: 'engine' is 'class', which is not the name of a module [invalid-identifier]
            """,
            """
            { "engine": "App Support" }
                        ^~~~~~~~~~~~~ error: 'engine' is 'App Support', which is not the name of a module [invalid-identifier]
            """,
            """
            { "engine": "AppSupport", "providesEngine": "public", "names": { "add": "embed" } }
                                                        ^~~~~~~~ error: a module with an 'engine' has no shared code to provide [contradiction]
            note: leave out "providesEngine", or "engine"
                                                                           ^~~~~~~~~~~~~~~~~~ error: 'names' is a key of the engine, which declares these methods [contradiction]
            note: leave out "names", or "engine"
            """,
            """
            { "providesEngine": true }
                                ^~~~ error: 'providesEngine' must be one of 'package', 'public', not a Boolean [wrong-type]
            """,
            """
            { "providesEngine": "internal" }
                                ^~~~~~~~~~ error: unknown value 'internal' of 'providesEngine' [unknown-value]
            note: 'internal' is a value of 'access': write '"access": "internal"'
            """,
        ])
    func engine(marked: String) { expectProblems(marked) }

    @Test(
        "names that methods of view controllers cannot have are reported",
        arguments: [
            """
            { "names": "embed" }
                       ^~~~~~~ error: 'names' must be an object, not a string [wrong-type]
            note: the keys of a set of method names are 'add', 'remove'
            """,
            """
            { "names": { "ad": "embed" } }
                         ^~~~ error: a set of method names has no key 'ad' [unknown-key]
            note: did you mean 'add'?
            """,
            """
            { "names": { "add": 1 } }
                                ^ error: 'add' must be a string that is a Swift identifier, not a number [wrong-type]
            """,
            """
            { "names": { "add": "add child" } }
                                ^~~~~~~~~~~ error: 'add' is 'add child', which is not a Swift identifier [invalid-identifier]
            """,
            """
            { "names": { "remove": "init" } }
                                   ^~~~~~ error: 'remove' is 'init', which is a reserved word in Swift [invalid-identifier]
            """,
            """
            { "names": { "add": "embed", "remove": "embed" } }
                                                   ^~~~~~~ error: the methods that add and remove children are both 'embed' [name-collision]
            """,
            """
            { "names": { "add": "remove" } }
                                ^~~~~~~~ error: the methods that add and remove children are both 'remove' [name-collision]
            """,
            """
            { "names": { "remove": "presentation" } }
                                   ^~~~~~~~~~~~~~ error: 'presentation' is generated already [name-collision]
            note: choose another name
            """,
        ])
    func names(marked: String) { expectProblems(marked) }

    @Test(
        "invalid versions, and versions that generated code does not support, are reported",
        arguments: [
            """
            { "minimumVersions": "16" }
                                 ^~~~ error: 'minimumVersions' must be an object, not a string [wrong-type]
            note: the keys of a set of versions are 'iOS', 'tvOS', 'visionOS', 'macOS'
            """,
            """
            { "minimumVersions": { "ios": "16" } }
                                   ^~~~~ error: a set of versions has no key 'ios' [unknown-key]
            note: did you mean 'iOS'?
            """,
            """
            { "minimumVersions": { "macOS": "11.7", "watchOS": "8" } }
                                            ^~~~~~ error: 'macOS' must be a string with a version, from '12' up [invalid-version]
                                                    ^~~~~~~~~ error: a set of versions has no key 'watchOS' [unknown-key]
            """,
            """
            { "minimumVersions": { "iOS": 16.0 } }
                                          ^~~~ error: 'iOS' must be a string with a version, from '15' up, not a number [wrong-type]
            note: put the version into quotation marks: '"16.0"'
            """,
            """
            { "minimumVersions": { "iOS": "14.9", "tvOS": "9", "visionOS": "0.9" } }
                                          ^~~~~~ error: 'iOS' must be a string with a version, from '15' up [invalid-version]
                                                          ^~~ error: 'tvOS' must be a string with a version, from '15' up [invalid-version]
                                                                           ^~~~~ error: 'visionOS' must be a string with a version, from '1' up [invalid-version]
            """,
            """
            { "minimumVersions": { "iOS": "", "tvOS": "16.", "visionOS": "1.2.3.4" } }
                                          ^~ error: 'iOS' must be a string with a version, from '15' up [invalid-version]
                                                      ^~~~~ error: 'tvOS' must be a string with a version, from '15' up [invalid-version]
                                                                         ^~~~~~~~~ error: 'visionOS' must be a string with a version, from '1' up [invalid-version]
            """,
            """
            { "minimumVersions": { "iOS": "16,0", "tvOS": "v16", "visionOS": "99999" } }
                                          ^~~~~~ error: 'iOS' must be a string with a version, from '15' up [invalid-version]
                                                          ^~~~~ error: 'tvOS' must be a string with a version, from '15' up [invalid-version]
                                                                             ^~~~~~~ error: 'visionOS' must be a string with a version, from '1' up [invalid-version]
            """,
            """
            { "minimumVersions": { "iOS": "١٦", "tvOS": "-16" } }
                                          ^~~~ error: 'iOS' must be a string with a version, from '15' up [invalid-version]
                                                        ^~~~~ error: 'tvOS' must be a string with a version, from '15' up [invalid-version]
            """,
        ])
    func versions(marked: String) { expectProblems(marked) }

    @Test(
        "the app's colors and fonts are checked",
        arguments: [
            """
            { "appearance": { "colors": { "card": "#FFFFFF", "brand": "Brand", "ink": 1 } } }
                                                  ^~~~~~~~~ error: 'card' must be an object, not a string [wrong-type]
            note: write '{ "light": "#FFFFFF" }'
                                                                      ^~~~~~~ error: 'brand' must be an object, not a string [wrong-type]
            note: write '{ "asset": "Brand" }'
                                                                                      ^ error: 'ink' must be an object, not a number [wrong-type]
            note: the keys of an app color are 'asset', 'light', 'dark', 'swift'
            """,
            """
            { "appearance": { "colors": { "label": { "light": "#FFFFFF" }, "my color": { "asset": "A" }, "a": { "asset": "A" }, "a": { "asset": "A" } } } }
                                          ^~~~~~~ error: 'label' is a color of the system [name-collision]
            note: choose another name
                                                                           ^~~~~~~~~~ error: the name of an app color is 'my color', which is not a Swift identifier [invalid-identifier]
                                                                                                                                ^~~ error: 'a' is declared twice [duplicate-key]
            note: it is first declared here
            """,
            """
            { "appearance": { "colors": { "glass": { "asset": "Glass" } } } }
                                          ^~~~~~~ error: 'glass' is a material of the system [name-collision]
            note: choose another name
            """,
            """
            { "appearance": { "colors": { "a": { "light": "FFFFFF" }, "b": { "light": "#ABC" }, "c": { "light": "white", "dark": "#1234567" } } } }
                                                          ^~~~~~~~ error: 'light' is 'FFFFFF', which is not a color [invalid-color]
            note: write '"#FFFFFF"'
                                                                                      ^~~~~~ error: 'light' is '#ABC', which is not a color [invalid-color]
            note: write '"#AABBCC"'
                                                                                                                ^~~~~~~ error: 'light' is 'white', which is not a color [invalid-color]
            note: write six digits for red, green and blue, as in '"#1C1C1E"', and two more for the opacity
                                                                                                                                 ^~~~~~~~~~ error: 'dark' is '#1234567', which is not a color [invalid-color]
            note: write six digits for red, green and blue, as in '"#1C1C1E"', and two more for the opacity
            """,
            """
            { "appearance": { "colors": { "a": {}, "b": { "dark": "#000000" } } } }
                                               ^ error: an app color needs one of 'asset', 'light', 'swift' [required-key]
            note: add '"asset": "Brand"'
                                                        ^ error: an app color needs one of 'asset', 'light', 'swift' [required-key]
            note: add '"asset": "Brand"'
            """,
            """
            { "appearance": { "colors": { "c": { "asset": "A", "dark": "#000000" } } } }
                                                                       ^~~~~~~~~ error: 'dark' has no effect beside 'asset' or 'swift' [contradiction]
            note: leave out "dark", or "asset"
            """,
            """
            { "appearance": { "fonts": { "a": "Avenir-Heavy", "b": { "size": 0 } } } }
                                              ^~~~~~~~~~~~~~ error: 'a' must be an object, not a string [wrong-type]
            note: write '{ "custom": "Avenir-Heavy", "size": 17 }'
                                                                             ^ error: 'size' must be a number from 1 to 200 [out-of-range]
            """,
            """
            { "appearance": { "fonts": { "c": { "custom": "Avenir.ttf", "size": 17, "weight": "bold" } } } }
                                                          ^~~~~~~~~~~~ error: 'Avenir.ttf' is a file, not the PostScript name of a font [invalid-name]
            note: write '"Avenir"'
                                                                                              ^~~~~~ error: the name of a font has its weight, as in 'Avenir-Heavy' [contradiction]
            note: leave out "weight", or "custom"
            """,
            """
            { "appearance": { "fonts": { "a": { "swift": "Fonts.a", "textStyle": "body" } } } }
                                                                                 ^~~~~~ error: an expression has all of the font [contradiction]
            note: leave out "textStyle", or "swift"
            """,
            """
            { "appearance": { "fonts": { "b": { "size": 17, "textStyle": "extraLargeTitle" } } } }
                                                                         ^~~~~~~~~~~~~~~~~ error: unknown value 'extraLargeTitle' of 'textStyle' [unknown-value]
            note: accepted: 'largeTitle', …
            """,
        ])
    func appearance(marked: String) { expectProblems(marked) }

    private func expectProblems(_ marked: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        expectDiagnostics(marked, path: "plugingen.json", sourceLocation: sourceLocation) { file in
            expectSchemaAgreement(on: file, of: .ofConfigurations, sourceLocation: sourceLocation)
            var found = DiagnosticCollector()
            let configuration = readConfiguration(file, reporting: &found)
            expect((configuration == nil), equals: found.hasErrors, sourceLocation: sourceLocation)
            return found.sorted
        }
    }
}

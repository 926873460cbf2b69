import PluginDescriptions

/// Returns the data for the template of the tests of shared code.
func containmentTestsContext(
    of code: SharedCode, _ tests: GenerationOptions.Tests, _ dialect: KitDialect
) -> MustacheObject {
    var context = testsContext(of: tests, for: nil, dialect)
    context.add(code.partsContext(dialect))
    var tokens = appearanceFileContext(of: code, dialect)
    tokens.add(["beginWithColors": .flag(false), "beginWithFonts": .flag(false)])
    context["tokens"] = .object(tokens)
    return context
}

/// Returns the data for the template of the support of tests, in a module with an engine. It contains what the tests of
/// the module's plugins need.
func testSupportContext(
    of code: SharedCode, _ tests: GenerationOptions.Tests, _ dialect: KitDialect
) -> MustacheObject {
    var context = testsContext(of: tests, for: code.plugins.first, dialect)
    let parts = code.plugins.neededPartsContext(dialect)
    context.add(parts)
    var tokens = appearanceFileContext(of: code, dialect)
    let hasTests = ["hasTestedColors", "hasTestedFonts"].map { tokens[$0]?.isFalsy == false }
    tokens.add(parts)
    tokens.add(code.plugins.typesContext(dialect, code.minimumVersions))
    tokens.add([
        "beginWithColors": .flag(hasTests[0]), "beginWithFonts": .flag(!hasTests[0]),
    ])
    context["tokens"] = .object(tokens)
    context["hasTestedTokens"] = .flag(hasTests.contains(true))
    return context
}

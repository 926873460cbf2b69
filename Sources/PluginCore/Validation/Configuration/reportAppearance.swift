/// Reports keys of the app's colors and fonts that have no effect beside others.
func reportAppearance(
    in configuration: JSONNode, of file: SourceFile,
    reporting diagnostics: inout DiagnosticCollector
) {
    let appearance = configuration.object("appearance")
    let conflicts = [
        ("colors", "asset", ["dark"]), ("colors", "swift", ["dark"]),
        ("fonts", "swift", ["custom", "weight", "textStyle"]), ("fonts", "custom", ["weight"]),
    ]
    for (key, origin, others) in conflicts {
        for definition in appearance.object(key).members.map(\.value)
        where definition.member(origin) != nil {
            for other in others {
                guard let value = definition.member(other) else { continue }
                diagnostics.error(
                    .contradiction, "'\(other)' has no effect beside '\(origin)'",
                    at: SourcePlace(file, value.range),
                    notes: [Diagnostic.Note(note(on: other, beside: origin))])
            }
        }
    }
    for font in appearance.object("fonts").members.map(\.value) {
        guard let name = font.locatedString("custom"),
            let ending = [".ttf", ".otf", ".ttc"].first(where: name.value.lowercased().hasSuffix)
        else { continue }
        diagnostics.error(
            .invalidName, "'\(name.value)' is a file, not the PostScript name of a font",
            at: SourcePlace(file, name.range),
            notes: [Diagnostic.Note("write '\"\(name.value.dropLast(ending.count))\"'")])
    }
}

private func note(on key: String, beside origin: String) -> String {
    switch (key, origin) {
    case ("weight", "custom"): "write the name of the font with this weight, as in 'Avenir-Heavy'"
    case ("dark", "asset"): "the color set in the asset catalog has a dark color; remove this key"
    default: "remove this key"
    }
}

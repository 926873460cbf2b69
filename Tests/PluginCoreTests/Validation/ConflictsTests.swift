import TestSupport
import Testing

@testable import PluginCore

@Suite(.timed) struct ConflictsTests {
    /// The tables of contradictions, each with the shape of the objects that it is about.
    private static let tables: [(shape: ObjectShape, conflicts: Conflicts)] = [
        (Vocabulary.description, PluginPlacement.conflicts),
        (Vocabulary.description, PluginPresentation.conflicts),
        (Vocabulary.description, HostHelpers.conflicts),
        (Vocabulary.description, PopoverHelper.conflicts),
        (ButtonView.shape, ButtonView.conflicts),
        (ContentUnavailableView.shape, ContentUnavailableView.conflicts),
        (ImageView.shape, ImageView.conflicts), (LabelView.shape, LabelView.conflicts),
        (LabelView.shape, ViewFrame.conflicts), (Overlay.shape, Overlay.conflicts),
        (StackView.shape, StackView.conflicts), (TextFieldView.shape, TextFieldView.conflicts),
        (Vocabulary.surface, Surface.conflicts),
        (Vocabulary.description, PluginController.conflicts),
        (Vocabulary.configuration, ModuleConfiguration.conflicts),
        (Vocabulary.appColor, AppearanceConfiguration.conflictsOfColors),
        (Vocabulary.appFont, AppearanceConfiguration.conflictsOfFonts),
    ]

    @Test("each row is about keys and values that objects can have")
    func keys() {
        for (shape, conflicts) in Self.tables {
            for keys in conflicts.rows.flatMap({ [$0.keys, $0.others].compactMap(\.self) }) {
                let owners = keys.path.reduce([shape]) { shapes, name in
                    shapes.flatMap(\.keys).filter { $0.name == name }.flatMap(\.value.objects)
                }
                for name in keys.keys {
                    let key = owners.flatMap(\.keys).first { $0.name == name }
                    expect(key != nil, "\(shape.name): \(keys)")
                    for value in keys.values {
                        expect(key?.value.takes(value) == true, "\(shape.name): \(keys)")
                    }
                }
            }
        }
    }

    @Test("a key without values has all but 'false'")
    func values() {
        func found(_ keys: KeySet, _ json: String) -> [String] {
            var diagnostics = DiagnosticCollector()
            let node = readJSON(SourceFile(path: "", text: json), reporting: &diagnostics)
            return node.map { keys.found(in: $0).map(\.name) } ?? []
        }
        let json = #"{ "a": false, "b": { "c": 0, "d": "x", "e": [] }, "at": "y" }"#
        expect(found("a", json), equals: [])
        expect(found("a=false", json), equals: ["a"])
        expect(found("b.c/d/f", json), equals: ["c", "d"])
        expect(found("b.d=x,y", json), equals: ["d"])
        expect(found("b.d=y", json), equals: [])
        expect(found("b.e=[]", json), equals: ["e"])
        expect(found("f.g", json), equals: [])
    }
}

extension ValueShape {
    /// The objects that values can be.
    fileprivate var objects: [ObjectShape] {
        switch self {
        case .object(let shape): [shape]
        case .anyOf(let shapes): shapes.flatMap(\.objects)
        case .view: Vocabulary.viewShapes
        default: []
        }
    }

    /// Returns whether a value can be a string, a Boolean or an empty list.
    fileprivate func takes(_ value: String) -> Bool {
        switch self {
        case .choice(let choice): choice.contains(value)
        case .anyOf(let shapes): shapes.contains { $0.takes(value) }
        case .boolean: value == "false"
        case .list: value == "[]"
        default: false
        }
    }
}

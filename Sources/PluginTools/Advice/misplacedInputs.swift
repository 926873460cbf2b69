import PluginCore

extension LanguageAdvisor {
    /// Returns what to write in place of an input that a key cannot have; nil if there is nothing.
    func noteOnMisplacedInput(_ input: String, _ key: KeyShape) -> String? {
        switch key.name {
        case "symbol":
            "an input of type 'Bool' can decide between two symbols: "
                + "'\"symbol\": { \"when\": \"isOn\", \"then\": \"star.fill\", \"else\": \"star\" }'; "
                + imageNote(input)
        case "asset": imageNote(input)
        case _ where isOfView(key): "set it in Swift: \(Self.hook)"
        default: nil
        }
    }

    private func imageNote(_ input: String) -> String {
        let type = checked.kits == [.appKit] ? "NSImage" : "UIImage"
        return "an image can show an input of type '\(type)': '\"input\": \"\(input)\"'"
    }

    private func isOfView(_ key: KeyShape) -> Bool {
        let shapes = Vocabulary.viewShapes + [Vocabulary.surface]
        return shapes.contains { shape in shape.keys.contains { $0 === key } }
    }
}

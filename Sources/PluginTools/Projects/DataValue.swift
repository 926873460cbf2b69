/// A value in a property list or in a YAML file.
enum DataValue {
    typealias Member = (key: String, value: DataValue)

    case text(String)
    case list([DataValue])
    case members([Member])

    var text: String? { if case .text(let text) = self { text } else { nil } }

    var members: [Member] { if case .members(let members) = self { members } else { [] } }

    /// The elements of a list, or the value itself, because many keys accept one value or several.
    var elements: [DataValue] { if case .list(let elements) = self { elements } else { [self] } }

    subscript(key: String) -> DataValue? { members.first { $0.key == key }?.value }

    func text(_ key: String) -> String? { self[key]?.text }

    func elements(_ key: String) -> [DataValue] { self[key]?.elements ?? [] }

    func texts(_ key: String) -> [String] { elements(key).compactMap(\.text) }

    /// The name of the module in the build settings of Xcode; nil if they name none, or with another setting.
    var settingOfModuleName: String? {
        ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].compactMap(text).first { !$0.contains("$") }
    }
}

import PluginCore

/// Returns the data of a switch, a slider or a segmented control.
func previewControl(_ control: ValueControl) -> JSONText {
    let value: JSONText =
        switch control.value {
        case .fixed(.flag(let isOn)): ["kind": "fixed", "value": .boolean(isOn)]
        case .fixed(.number(let number)): ["kind": "fixed", "value": .number(number)]
        case .fixed(.index(let index)): ["kind": "fixed", "value": .integer(index)]
        case .input(let name): ["kind": "input", "input": JSONText(name)]
        }
    let shared: JSONText = [
        "value": value, "triggers": JSONText(control.handler),
        "enabledWhen": JSONText(control.enabledWhen),
    ]
    let own: JSONText =
        switch control.kind {
        case .toggle: ["kind": "switch"]
        case .slider(let minimum, let maximum):
            [
                "kind": "slider", "minimum": .number(minimum), "maximum": .number(maximum),
                "width": JSONText(control.width),
            ]
        case .segments(let titles):
            ["kind": "segments", "titles": .array(titles.map(previewText))]
        }
    return own.adding(shared)
}

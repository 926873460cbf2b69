extension KeyExample {
    private static func control(_ content: String, type: String) -> String {
        #"""
        {
          "inputs": [{ "name": "i", "type": "\#(type)" }, { "name": "j", "type": "\#(type)" }],
          "handlers": [{ "name": "h", "parameters": [{ "name": "v", "type": "\#(type)" }] }],
          "content": { <> \#(content) }
        }
        """#
    }

    private static let toggle = control(#""switch": "a", "isOn": { "input": "i" }"#, type: "Bool")
    private static let slider = control(
        #""slider": "a", "value": { "input": "i" }"#, type: "Double")
    private static let segments = control(
        #""segments": "a", "titles": ["A", "B"], "selected": { "input": "i" }"#, type: "Int")

    static let ofControls = [
        KeyExample(
            "switch.switch", #""a""#, #""b""#, in: control(#""isOn": true"#, type: "Bool")),
        KeyExample("switch.isOn", "true", "false", in: control(#""switch": "a""#, type: "Bool")),
        KeyExample("switch.triggers", #""h""#, in: toggle),
        KeyExample(
            "slider.slider", #""a""#, #""b""#, in: control(#""value": 0.5"#, type: "Double")),
        KeyExample("slider.value", "0.5", "1", in: control(#""slider": "a""#, type: "Double")),
        KeyExample("slider.minimum", "-1", in: slider),
        KeyExample("slider.maximum", "2", in: slider),
        KeyExample("slider.triggers", #""h""#, in: slider),
        KeyExample("slider.width", "80", in: slider),
        KeyExample(
            "segmented control.segments", #""a""#, #""b""#,
            in: control(#""titles": ["A", "B"], "selected": 0"#, type: "Int")),
        KeyExample(
            "segmented control.titles", #"["A", "B"]"#,
            #"["A", { "localized": "b", "value": "B" }, "C"]"#,
            in: control(#""segments": "a", "selected": 0"#, type: "Int")),
        KeyExample(
            "segmented control.selected", "0", "1",
            in: control(#""segments": "a", "titles": ["A", "B"]"#, type: "Int")),
        KeyExample("segmented control.triggers", #""h""#, in: segments),
        KeyExample(
            "value of a control from an input.input", #""i""#, #""j""#,
            in: control("<>", type: "Bool").replacing(
                "<> <>", with: #""switch": "a", "isOn": { <> }"#)),
    ]
}

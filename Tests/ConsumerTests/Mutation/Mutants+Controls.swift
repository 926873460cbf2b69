extension Mutant {
    /// The mutants of switches, sliders and segmented controls.
    static let controls = mutants(
        in: "SettingsViewController.swift",
        [
            (
                "a switch does not change its input", "        isMuted = muteSwitch.isOn\n",
                ""
            ),
            (
                "a switch does not follow its input", "        muteSwitch.isOn = isMuted\n", ""
            ),
            (
                "a switch calls no handler", "        muteHandler(isMuted)\n", ""
            ),
            (
                "a constant switch is off", "        downloadSwitch.isOn = true\n", ""
            ),
            (
                "a constant switch passes another value", "downloadHandler(downloadSwitch.isOn)",
                "downloadHandler(!downloadSwitch.isOn)"
            ),
            (
                "a slider calls its handler with an old value", "        volumeHandler(volume)\n",
                "        volumeHandler(1)\n"
            ),
            (
                "a segment that does not exist is selected",
                "(0..<2).contains(quality) ? quality : -1", "quality < 0 ? -1 : quality"
            ),
            (
                "no segment is selected", "(0..<2).contains(quality) ? quality : -1", "-1"
            ),
        ])

    static let uiKitControls = mutants(
        in: "SettingsViewController.swift",
        [
            (
                "a slider has another maximum", "volumeSlider.maximumValue = 2",
                "volumeSlider.maximumValue = 3"
            ),
            (
                "a slider does not change its input",
                "        volume = Double(volumeSlider.value)\n", ""
            ),
            (
                "a segment has another title", #"insertSegment(withTitle: "Low", at: 0"#,
                #"insertSegment(withTitle: "", at: 0"#
            ),
            (
                "a control calls nothing",
                "UIAction { [weak self] _ in self?.readSpeedSlider() }, for: .valueChanged)",
                "UIAction { [weak self] _ in self?.readSpeedSlider() }, for: .touchDown)"
            ),
        ])

    static let appKitControls =
        mutants(
            in: "SettingsViewController.swift", for: .appKit,
            [
                (
                    "a slider has another maximum",
                    "PluginSlider(value: 0, minValue: 0, maxValue: 2,",
                    "PluginSlider(value: 0, minValue: 0, maxValue: 3,"
                ),
                (
                    "a slider does not change its input",
                    "        volume = volumeSlider.doubleValue\n", ""
                ),
                (
                    "a segment has another title", #"setLabel("Low", forSegment: 0)"#,
                    #"setLabel("Low", forSegment: 1)"#
                ),
                (
                    "a control calls nothing",
                    "speedSlider.changeHandler = { [weak self] in self?.readSpeedSlider() }",
                    "speedSlider.changeHandler = {}"
                ),
            ])
        + mutants(
            in: "PluginAppearance.swift", for: .appKit, testedIn: "SettingsViewController.swift",
            [
                (
                    "a switch is always on", "get { state != .off }", "get { true }"
                ),
                (
                    "a switch is set to the opposite", "newValue ? .on : .off",
                    "newValue ? .off : .on"
                ),
            ])
}

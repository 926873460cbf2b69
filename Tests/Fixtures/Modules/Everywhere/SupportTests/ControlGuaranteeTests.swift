import Testing

@testable import Everywhere

#if canImport(UIKit)
import UIKit

/// What only the headless frameworks can show of controls: what users do with them.
@MainActor
@Suite("Switches and segmented controls that users change", .serialized)
struct ControlGuaranteeTests {
    private let window: HostWindow
    private let plugin = ABCSettingsViewController()

    init() {
        HeadlessUIKit.reset()
        window = HostWindow()
        window.host.add(plugin)
        window.layoutIfNeeded()
    }

    @Test("a tap on a switch changes its input, and calls the handler with the new value")
    func toggle() {
        var values: [Bool] = []
        plugin.muteHandler = { values.append($0) }
        #expect(HeadlessUIKit.tap(plugin.muteSwitch))
        #expect(HeadlessUIKit.tap(plugin.muteSwitch))
        #expect(values == [true, false])
        #expect(!plugin.isMuted)
    }

    @Test("the host can set the value without a call")
    func input() {
        var count = 0
        plugin.muteHandler = { _ in count += 1 }
        plugin.isMuted = true
        #expect(plugin.muteSwitch.isOn)
        #expect(count == 0)
    }

    @Test("a tap on the middle of three segments selects the second one")
    func segments() {
        var values: [Int] = []
        plugin.qualityHandler = { values.append($0) }
        plugin.rangeControl.selectedSegmentIndex = 0
        #expect(HeadlessUIKit.tap(plugin.rangeControl))
        #expect(values == [1])
    }
}
#else
import AppKit

/// What only the headless frameworks can show of controls: what users do with them.
@MainActor
@Suite("Switches and segmented controls that users change", .serialized)
struct ControlGuaranteeTests {
    private let window: HostWindow
    private let plugin = ABCSettingsViewController()

    init() {
        HeadlessAppKit.reset()
        window = HostWindow()
        window.host.add(plugin)
        window.layoutIfNeeded()
    }

    @Test("a click on a switch changes its input, and calls the handler with the new value")
    func toggle() {
        var values: [Bool] = []
        plugin.muteHandler = { values.append($0) }
        #expect(HeadlessAppKit.click(plugin.muteSwitch))
        #expect(HeadlessAppKit.click(plugin.muteSwitch))
        #expect(values == [true, false])
        #expect(!plugin.isMuted)
    }

    @Test("a click on the middle of three segments selects the second one")
    func segments() {
        var values: [Int] = []
        plugin.qualityHandler = { values.append($0) }
        plugin.rangeControl.selectedSegment = 0
        #expect(HeadlessAppKit.click(plugin.rangeControl))
        #expect(values == [1])
    }
}
#endif

import AppKit
import Testing

extension AllTests {
    /// Switches, sliders and segmented controls.
    @MainActor
    @Suite struct ValueControlTests {
        let window: NSWindow
        let host = HostController()

        init() {
            HeadlessAppKit.reset()
            window = show(host)
        }

        @Test func aSwitchTogglesWhenItIsClicked() {
            let toggle = NSSwitch()
            expect(toggle.cell == nil)
            toggle.performClick(nil)
            expect(toggle.state, equals: .on)
            toggle.isEnabled = false
            toggle.performClick(nil)
            expect(toggle.state, equals: .on)
            toggle.isEnabled = true
            expect(toggle.accessibilityPerformPress())
            expect(toggle.state, equals: .off)
        }

        @Test func aSliderStaysWithinItsRange() {
            let slider = NSSlider(value: 3, minValue: 0, maxValue: 2, target: nil, action: nil)
            expect(slider.doubleValue, equals: 2)
            expect(slider.isContinuous)
            slider.doubleValue = -1
            expect(slider.doubleValue, equals: 0)
        }

        @Test func aSegmentedControlSelectsTheClickedSegment() {
            let control = NSSegmentedControl(
                labels: ["A", "B", "C"], trackingMode: .selectOne, target: nil, action: nil)
            control.frame = NSRect(x: 50, y: 50, width: 90, height: 24)
            host.view.addSubview(control)
            expect(control.selectedSegment, equals: -1)
            expect(HeadlessAppKit.click(control))
            expect(control.selectedSegment, equals: 1)
            control.segmentCount = 1
            expect(control.selectedSegment, equals: -1)
            expect(control.label(forSegment: 0), equals: "A")
        }

        @Test func aSegmentThatDoesNotExistIsAnError() {
            let control = NSSegmentedControl()
            control.segmentCount = 2
            let raised = HeadlessAppKit.captureExceptions { control.selectedSegment = 2 }
            expect(raised.map(\.name), equals: ["NSRangeException"])
            expect(control.selectedSegment, equals: -1)
        }
    }
}

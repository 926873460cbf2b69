import Testing
import UIKit

extension AllTests {
    /// Sliders and segmented controls.
    @MainActor
    @Suite struct ValueControlTests {
        init() { HeadlessUIKit.reset() }

        @Test func aSliderStaysWithinItsRange() {
            let slider = UISlider()
            slider.value = 2
            expect(slider.value, equals: 1)
            slider.maximumValue = 4
            slider.setValue(3, animated: false)
            expect(slider.value, equals: 3)
            slider.maximumValue = 2
            expect(slider.value, equals: 2)
            slider.minimumValue = 3
            expect(slider.maximumValue, equals: 3)
            expect(slider.value, equals: 3)
        }

        @Test func aSegmentedControlSelectsTheTappedSegment() {
            var values: [Int] = []
            let control = UISegmentedControl(items: ["A", "B", "C"])
            expect(control.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
            control.addAction(
                UIAction { [weak control] _ in values.append(control?.selectedSegmentIndex ?? -2) },
                for: .valueChanged)
            let host = UIViewController()
            let window = show(host)
            control.frame = CGRect(x: 50, y: 50, width: 90, height: 32)
            host.view.addSubview(control)
            HeadlessUIKit.tap(at: CGPoint(x: 130, y: 60), in: window)
            HeadlessUIKit.tap(at: CGPoint(x: 130, y: 60), in: window)
            control.selectedSegmentIndex = 0
            control.setEnabled(false, forSegmentAt: 1)
            HeadlessUIKit.tap(control)
            expect(values, equals: [2])
        }

        @Test func segmentsKeepTheirTitlesAndTheSelection() {
            let control = UISegmentedControl()
            control.insertSegment(withTitle: "B", at: 7, animated: false)
            control.selectedSegmentIndex = 0
            control.insertSegment(withTitle: "A", at: 0, animated: false)
            expect(control.selectedSegmentIndex, equals: 1)
            expect(control.titleForSegment(at: 0), equals: "A")
            control.removeSegment(at: 1, animated: false)
            expect(control.selectedSegmentIndex, equals: -1)
            expect(control.numberOfSegments, equals: 1)
        }
    }
}

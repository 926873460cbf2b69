import Foundation
import Testing
import UIKit

extension AllTests {
    @MainActor
    @Suite("Content configurations of cells")
    struct CellContentTests {
        private struct Text: UIContentConfiguration {
            var text: String

            func makeContentView() -> any UIView & UIContentView { TextView(self) }

            func updated(for state: any UIConfigurationState) -> Text {
                let cell = state as? UICellConfigurationState
                return Text(text: cell?.isSelected == true ? text.uppercased() : text)
            }
        }

        private final class TextView: UIView, UIContentView {
            var configuration: any UIContentConfiguration

            init(_ configuration: Text) {
                self.configuration = configuration
                super.init(frame: .zero)
            }

            required init?(coder: NSCoder) { nil }
        }

        @Test("replace the content view, and update it while it supports them")
        func tableCell() {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let first = cell.contentView
            cell.contentConfiguration = Text(text: "a")
            let view = cell.contentView
            expect(view is TextView && view.superview === cell && view.frame == cell.bounds)
            expect(first.superview == nil)
            cell.isSelected = true
            cell.contentConfiguration = Text(text: "b")
            expect(cell.contentView === view)
            expect(((view as? TextView)?.configuration as? Text)?.text, equals: "B")
            cell.contentConfiguration = nil
            expect(view.superview == nil && cell.contentView.superview === cell)
        }

        @Test("are in cells of collection views too")
        func collectionCell() {
            let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            cell.contentConfiguration = Text(text: "a")
            expect(cell.contentView is TextView && cell.contentView.frame == cell.bounds)
        }
    }
}

import Foundation

/// One row of a table view.
@MainActor
open class UITableViewCell: UIView {
    /// The arrangement of a cell's labels.
    public enum CellStyle: Int, Sendable {
        case `default` = 0
        case value1 = 1
        case value2 = 2
        case subtitle = 3
    }

    /// The separator between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
    }

    /// The appearance of a selected cell.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    /// The accessory at the trailing edge of a cell.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator = 1
        case detailDisclosureButton = 2
        case checkmark = 3
        case detailButton = 4
    }

    private let identifier: String?
    private var content = UIView()
    private lazy var label = makeLabel()
    private lazy var detail = makeLabel()
    private lazy var picture = UIImageView(image: nil)

    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    public required init?(coder: NSCoder) {
        identifier = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    private func makeLabel() -> UILabel {
        let label = UILabel(frame: content.bounds.insetBy(dx: 16, dy: 0))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(label)
        return label
    }

    open var reuseIdentifier: String? { identifier }
    open var contentView: UIView { content }
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        return state
    }
    /// A configuration replaces the content view, with the labels in it.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            content = show(contentConfiguration, inPlaceOf: content, of: configurationState)
        }
    }
    open var textLabel: UILabel? { label }
    open var detailTextLabel: UILabel? { detail }
    open var imageView: UIImageView? { picture }
    open var selectionStyle: UITableViewCell.SelectionStyle = .default
    open var accessoryType: UITableViewCell.AccessoryType = .none
    open var accessoryView: UIView?
    open var isSelected = false
    open var isHighlighted = false
    open var backgroundView: UIView?
    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
}

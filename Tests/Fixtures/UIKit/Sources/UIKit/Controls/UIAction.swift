import Foundation

/// The closure of an action.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title, an image and an identity.
@MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// The identifier of an action. A control has one action for each identifier.
    public struct Identifier: RawRepresentable, Equatable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    private let handler: UIActionHandler
    private let storedIdentifier: UIAction.Identifier
    private var currentSender: Any?

    public init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.handler = handler
        storedIdentifier =
            identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
        super.init(title: title, image: image)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, image: image, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
            handler: handler)
        self.subtitle = subtitle
    }

    @available(iOS 17.0, tvOS 17.0, *)
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
            handler: handler)
        self.selectedImage = selectedImage
    }

    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }
    @available(iOS 17.0, tvOS 17.0, *)
    open var selectedImage: UIImage?
    open var discoverabilityTitle: String?
    open var identifier: UIAction.Identifier { storedIdentifier }
    open var attributes: UIMenuElement.Attributes = []
    open var state: UIMenuElement.State = .off
    open var sender: Any? { currentSender }

    /// Runs the handler, which can read the sender meanwhile.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let previous = currentSender
        currentSender = sender
        handler(self)
        currentSender = previous
    }
}

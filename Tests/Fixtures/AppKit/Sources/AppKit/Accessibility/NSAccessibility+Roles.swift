extension NSAccessibility {
    /// The role of an element.
    public struct Role: RawRepresentable, Equatable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let application = Role(rawValue: "AXApplication")
        public static let busyIndicator = Role(rawValue: "AXBusyIndicator")
        public static let button = Role(rawValue: "AXButton")
        public static let cell = Role(rawValue: "AXCell")
        public static let checkBox = Role(rawValue: "AXCheckBox")
        public static let group = Role(rawValue: "AXGroup")
        public static let image = Role(rawValue: "AXImage")
        public static let layoutArea = Role(rawValue: "AXLayoutArea")
        public static let layoutItem = Role(rawValue: "AXLayoutItem")
        public static let link = Role(rawValue: "AXLink")
        public static let list = Role(rawValue: "AXList")
        public static let popover = Role(rawValue: "AXPopover")
        public static let progressIndicator = Role(rawValue: "AXProgressIndicator")
        public static let radioButton = Role(rawValue: "AXRadioButton")
        public static let radioGroup = Role(rawValue: "AXRadioGroup")
        public static let row = Role(rawValue: "AXRow")
        public static let scrollArea = Role(rawValue: "AXScrollArea")
        public static let sheet = Role(rawValue: "AXSheet")
        public static let slider = Role(rawValue: "AXSlider")
        public static let splitGroup = Role(rawValue: "AXSplitGroup")
        public static let staticText = Role(rawValue: "AXStaticText")
        public static let tabGroup = Role(rawValue: "AXTabGroup")
        public static let table = Role(rawValue: "AXTable")
        public static let textArea = Role(rawValue: "AXTextArea")
        public static let textField = Role(rawValue: "AXTextField")
        public static let unknown = Role(rawValue: "AXUnknown")
        public static let window = Role(rawValue: "AXWindow")
    }

    /// The subrole of an element, which makes its role more precise.
    public struct Subrole: RawRepresentable, Equatable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let closeButton = Subrole(rawValue: "AXCloseButton")
        public static let dialog = Subrole(rawValue: "AXDialog")
        public static let secureTextField = Subrole(rawValue: "AXSecureTextField")
        public static let searchField = Subrole(rawValue: "AXSearchField")
        public static let standardWindow = Subrole(rawValue: "AXStandardWindow")
        public static let systemDialog = Subrole(rawValue: "AXSystemDialog")
        public static let `switch` = Subrole(rawValue: "AXSwitch")
        public static let toggle = Subrole(rawValue: "AXToggle")
        public static let unknown = Subrole(rawValue: "AXUnknown")
    }
}

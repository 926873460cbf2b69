import Foundation
import HeadlessKit

extension UIButton {
    /// A closure that adapts the configuration to the button's state before a layout.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    typealias FontAttribute = AttributeScopes.UIKitAttributes.FontAttribute
    typealias ForegroundColorAttribute = AttributeScopes.UIKitAttributes.ForegroundColorAttribute

    private var insets: UIEdgeInsets {
        configuration?.contentInsets.resolved(effectiveUserInterfaceLayoutDirection)
            ?? contentEdgeInsets
    }

    private var titleFont: UIFont {
        if configuration != nil {
            return titleAttributes[FontAttribute.self] ?? defaultFont
        }
        return titleLabel?.font ?? .systemFont(ofSize: 18)
    }

    /// The font of the configuration's button size.
    private var defaultFont: UIFont {
        .preferredFont(forTextStyle: configuration?.buttonSize.textStyle ?? .body)
    }

    /// The attributes of the configuration's title, after its transformer has changed them.
    var titleAttributes: AttributeContainer {
        var attributes = AttributeContainer()
        attributes[FontAttribute.self] = defaultFont
        attributes[ForegroundColorAttribute.self] =
            configuration?.baseForegroundColor ?? currentTitleColor
        return configuration?.titleTextAttributesTransformer?(attributes) ?? attributes
    }

    /// Returns the size of the title in a button of a width; 0 for no limit. Only the title of a
    /// configuration has several lines if it is too wide.
    private func titleSize(inWidth width: CGFloat = 0) -> CGSize {
        guard let title = shownTitle, !title.isEmpty else { return .zero }
        let wraps = [.byWordWrapping, .byCharWrapping].contains(configuration?.titleLineBreakMode)
        let image = isImageBesideTitle ? imageSize().width : 0
        let padding = image > 0 ? configuration?.imagePadding ?? 0 : 0
        let room = width - insets.left - insets.right - image - padding
        return TextMetrics.size(
            title, font: titleFont, width: wraps && width > 0 ? max(room, 1) : 0, maximumLines: 0)
    }

    private func subtitleSize() -> CGSize {
        guard let subtitle = configuration?.subtitle, !subtitle.isEmpty else { return .zero }
        return TextMetrics.size(
            subtitle, font: .preferredFont(forTextStyle: .caption1), width: 0, maximumLines: 0)
    }

    private func imageSize() -> CGSize {
        if configuration?.showsActivityIndicator == true { return CGSize(width: 20, height: 20) }
        guard let image = shownImage else { return .zero }
        // A symbol without a size of its own has that of the title.
        guard configuration != nil, image.isSymbolImage, image.symbolConfiguration == nil else {
            return image.size
        }
        let side = PixelGrid.device.ceil(
            configuration?.preferredSymbolConfigurationForImage?.side ?? titleFont.pointSize * 1.2)
        return CGSize(width: side, height: side)
    }

    private var imagePadding: CGFloat {
        guard imageSize() != .zero, titleSize() != .zero else { return 0 }
        return configuration?.imagePadding ?? 0
    }

    private var isImageBesideTitle: Bool {
        let placement = configuration?.imagePlacement ?? .leading
        return placement == .leading || placement == .trailing
    }

    /// The size of title, subtitle and image with their insets. A button without insets is a little
    /// higher than its title and at least 30 points wide.
    ///
    /// - Parameter width: the width of the button; 0 for no limit.
    func naturalSize(inWidth width: CGFloat) -> CGSize {
        let title = titleSize(inWidth: width)
        let subtitle = subtitleSize()
        let image = imageSize()
        let between = subtitle == .zero || title == .zero ? 0 : configuration?.titlePadding ?? 0
        let text = CGSize(
            width: max(title.width, subtitle.width),
            height: title.height + between + subtitle.height)
        var size: CGSize
        if isImageBesideTitle {
            size = CGSize(
                width: image.width + imagePadding + text.width,
                height: max(image.height, text.height))
        } else {
            size = CGSize(
                width: max(image.width, text.width),
                height: image.height + imagePadding + text.height)
        }
        if configuration == nil, contentEdgeInsets == .zero {
            size.height = PixelGrid.device.ceil(size.height + 12)
            size.width = max(30, size.width)
            return size
        }
        size.width += insets.left + insets.right
        size.height += insets.top + insets.bottom
        return size
    }

    /// The distance from the top of a button with its natural size to the first line of its title.
    var firstBaselineOffset: CGFloat {
        let size = naturalSize(inWidth: 0)
        let room = size.height - insets.top - insets.bottom
        return insets.top + (room - titleSize().height) / 2 + titleFont.ascender
    }

    /// The distance from the last line of the title to the bottom.
    var lastBaselineOffset: CGFloat {
        let size = naturalSize(inWidth: 0)
        let room = size.height - insets.top - insets.bottom
        return insets.bottom + (room - titleSize().height) / 2 - titleFont.descender
    }

    /// Centers image and text, with the image where the configuration places it.
    func layoutContent() {
        let area = bounds.inset(by: insets)
        let title = titleSize(inWidth: bounds.width)
        let subtitle = subtitleSize()
        let image = imageSize()
        let isBeside = isImageBesideTitle
        let textWidth = min(max(title.width, subtitle.width), area.width)
        let textHeight = title.height + subtitle.height
        let width = isBeside ? image.width + imagePadding + textWidth : max(image.width, textWidth)
        let height =
            isBeside ? max(image.height, textHeight) : image.height + imagePadding + textHeight
        let left = area.midX - width / 2
        let top = area.midY - height / 2
        var imageOrigin = CGPoint(x: left, y: area.midY - image.height / 2)
        var textOrigin = CGPoint(
            x: left + image.width + imagePadding, y: area.midY - textHeight / 2)
        let placement = configuration?.imagePlacement ?? .leading
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if isBeside, (placement == .trailing) != isMirrored {
            textOrigin.x = left
            imageOrigin.x = left + textWidth + imagePadding
        } else if !isBeside {
            imageOrigin = CGPoint(x: area.midX - image.width / 2, y: top)
            textOrigin = CGPoint(
                x: area.midX - textWidth / 2, y: top + image.height + imagePadding)
            if placement == .bottom {
                textOrigin.y = top
                imageOrigin.y = top + textHeight + imagePadding
            }
        }
        place(
            title: title == .zero
                ? nil
                : CGRect(origin: textOrigin, size: CGSize(width: textWidth, height: title.height)),
            subtitle: subtitle == .zero
                ? nil
                : CGRect(
                    x: textOrigin.x, y: textOrigin.y + title.height, width: textWidth,
                    height: subtitle.height),
            image: shownImage == nil ? nil : CGRect(origin: imageOrigin, size: image))
    }
}

// @ts-check
"use strict";

// Views for missing content: an image or an activity indicator over text and a button.

/** The image, the text and the secondary text of UIKit's view for a search, and the text for loading. */
const contentUnavailableTexts = {
    empty: { image: null, text: null, secondaryText: null },
    loading: { image: null, text: null, secondaryText: null },
    search: { image: "magnifyingglass", text: "No Results", secondaryText: "Check the spelling or try a new search." },
};

/**
 * Returns a view for missing content: an image or an activity indicator over text and a button.
 * @param {ContentUnavailableView} view
 * @param {RenderContext} context
 */
function makeContentUnavailable(view, context) {
    const { settings } = context;
    const standard = contentUnavailableTexts[view.style];
    const isLoading = view.style === "loading";
    const isMac = settings.device === "mac";
    const box = document.createElement("div");
    box.className = "device-unavailable";
    /** @type {Picture | null} */
    const symbol = standard.image ? { kind: "symbol", name: standard.image } : null;
    const picture = view.image ?? symbol;
    if (isLoading) {
        box.append(makeIndicator(isMac ? 16 : 20, semanticColor("systemGray", settings)));
    } else if (picture && (picture.kind !== "input" || context.values[picture.input])) {
        const image = document.createElement("div");
        image.className = "device-image";
        setStyle(image, "color", semanticColor("secondaryLabel", settings));
        const side = pixelCeil(textStyleSize("title1", settings) * 1.5);
        image.append(makePicture(picture, side, context, placeholderSize));
        box.append(image);
    }
    const title = optionalText(view.text, context) ?? standard.text;
    const detail = optionalText(view.secondaryText, context) ?? standard.secondaryText;
    const grayed = /** @type {Color} */ ({ kind: "semantic", name: "secondaryLabel" });
    if (title !== null) box.append(isLoading
        ? unavailableLabel(title, "subheadline", null, grayed, context)
        : unavailableLabel(title, "title2", "bold", null, context));
    if (detail !== null) box.append(unavailableLabel(detail, "subheadline", null, grayed, context));
    const buttonTitle = optionalText(view.buttonTitle, context);
    const button = buttonTitle === null ? null : makeButton(unavailableButton(view, buttonTitle), context);
    if (button) box.append(button);
    return box;
}

/**
 * @param {string} text
 * @param {TextStyle} textStyle
 * @param {Weight | null} weight
 * @param {Color | null} color
 * @param {RenderContext} context
 */
function unavailableLabel(text, textStyle, weight, color, context) {
    const label = document.createElement("div");
    label.className = "device-label device-unavailable-text";
    applyFont(label, resolvedFont({ textStyle, weight, size: null, name: null }, context.settings));
    setStyle(label, "color", cssColorOr(color, "label", context.settings));
    label.textContent = text;
    return label;
}

/**
 * Returns the button of a view for missing content.
 * @param {ContentUnavailableView} view
 * @param {string} title
 * @returns {ButtonView}
 */
function unavailableButton(view, title) {
    return {
        ...view, kind: "button", menu: [], title: { kind: "literal", text: title }, style: "plain", role: "normal", image: null,
        imagePlacement: "leading", isIconOnly: false, color: null, titleColor: null, pressed: null, disabled: null,
        underlined: false, shape: null, cornerRadius: null, border: null, size: null, insets: null, font: null,
        enabledWhen: null, busyWhen: null, busyLabel: null, type: null,
    };
}

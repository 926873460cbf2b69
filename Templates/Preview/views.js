// @ts-check
"use strict";

// The views of a plugin's content as elements.

/**
 * What makes the content of one device.
 * @typedef {{
 *     context: RenderContext,
 *     settle(element: HTMLElement, action: () => void): void,
 * }} Rendering
 */

/**
 * Returns the element of a view; null if the view is hidden, because a stack does not arrange hidden views.
 * @param {View} view
 * @param {StackView | null} stack the stack that holds the view
 * @param {Rendering} rendering
 * @returns {HTMLElement | null}
 */
function makeView(view, stack, rendering) {
    const { context } = rendering;
    if (isHidden(view, context.values)) return null;
    const element = makeViewOfKind(view, stack, rendering);
    if (!element) return null;
    element.classList.add("device-view");
    element.dataset["kind"] = view.kind;
    if (view.name !== null) element.dataset["view"] = view.name;
    describe(element, view, context);
    return element;
}

/**
 * Whether inputs hide a view.
 * @param {View} view
 * @param {Values} values
 */
function isHidden(view, values) {
    return view.shownWhen !== null && values[view.shownWhen] !== true
        || view.hiddenWhen !== null && values[view.hiddenWhen] === true;
}

/**
 * @param {View} view
 * @param {StackView | null} stack
 * @param {Rendering} rendering
 * @returns {HTMLElement | null}
 */
function makeViewOfKind(view, stack, rendering) {
    const { context } = rendering;
    switch (view.kind) {
    case "stack": return makeStack(view, rendering);
    case "label": return makeLabel(view, stack, context);
    case "button": return makeButton(view, context);
    case "image": return makeImage(view, context);
    case "activityIndicator": return makeActivityIndicator(view, context);
    case "progress": return makeProgress(view, context);
    case "textField": return makeTextField(view, context);
    case "contentUnavailable": return makeContentUnavailable(view, context);
    case "spacer": return makeSpacer(view);
    case "custom":
    case "swiftUI": return makeForeignView(view, context);
    }
}

/**
 * Gives an element the view's values for assistive technologies.
 * @param {HTMLElement} element
 * @param {View} view
 * @param {RenderContext} context
 */
function describe(element, view, context) {
    const { label, hint, value, traits } = view.accessibility;
    const name = optionalText(label, context);
    if (name !== null) {
        element.setAttribute("aria-label", name);
        // A name is for elements with a role only.
        if (view.kind === "label") element.setAttribute("role", "group");
    }
    const description = [optionalText(value, context), optionalText(hint, context)].filter(Boolean).join(", ");
    if (description) element.setAttribute("aria-description", description);
    if (traits.includes("header")) {
        element.setAttribute("role", "heading");
        element.setAttribute("aria-level", "3");
    }
}

/**
 * Returns a spacer.
 * @param {SpacerView} view
 */
function makeSpacer(view) {
    const spacer = document.createElement("div");
    spacer.className = "device-spacer";
    setStyle(spacer, "flex", view.length === null ? "1 1 0" : `0 0 ${view.length}px`);
    return spacer;
}

/**
 * Returns a box for a view of the app.
 * @param {ForeignView} view
 * @param {RenderContext} context
 */
function makeForeignView(view, { settings }) {
    const box = makeBox(view.type, view.kind === "swiftUI" ? "SwiftUI view" : "custom view", settings);
    addNotes(box, [view.create]);
    return box;
}

/**
 * Returns a box for something that only the app can draw.
 * @param {string} type
 * @param {string} kind
 * @param {Settings} settings
 */
function makeBox(type, kind, settings) {
    const box = document.createElement("div");
    box.className = "device-foreign";
    box.setAttribute("role", "img");
    box.setAttribute("aria-label", `${type}, ${kind}`);
    setStyle(box, "--device-line", semanticColor("systemGray", settings));
    setStyle(box, "--device-fill", semanticColor("quaternarySystemFill", settings));
    setStyle(box, "color", semanticColor("secondaryLabel", settings));
    const code = document.createElement("code");
    setStyle(code, "font-family", textMetrics.monospacedFamily);
    code.textContent = type;
    const label = document.createElement("span");
    label.textContent = kind;
    box.append(code, label);
    return box;
}

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
    const picture = view.image ?? (standard.image ? { kind: /** @type {const} */ ("symbol"), name: standard.image } : null);
    if (isLoading) {
        box.append(makeIndicator(isMac ? 16 : 20, semanticColor("systemGray", settings)));
    } else if (picture && (picture.kind !== "input" || context.values[picture.input])) {
        const image = document.createElement("div");
        image.className = "device-image";
        setStyle(image, "color", semanticColor("secondaryLabel", settings));
        const side = pixelCeil(textStyleSize("title1", settings)[0] * 1.5);
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
        ...view, kind: "button", title: { kind: "literal", text: title }, style: "plain", role: "normal", image: null,
        imagePlacement: "leading", isIconOnly: false, color: null, shape: null, size: null, insets: null, font: null,
        enabledWhen: null, busyWhen: null, busyLabel: null, type: null,
    };
}

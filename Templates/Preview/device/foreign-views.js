// Boxes in place of what only the app can draw, and views for missing content.

/**
 * Returns a box for a view of the app.
 * @type {Maker<ForeignView>}
 */
function makeForeignView({ type, kind, create }) {
    const box = makeBox(type, kind === "swiftUI" ? "SwiftUI view" : "custom view");
    box.classList.toggle("device-list", /(Table|Collection)View$/.test(type));
    addNotes(box, [create]);
    return box;
}

/**
 * Returns a box for something that only the app can draw.
 * @param {string} type
 * @param {string} kind
 */
function makeBox(type, kind) {
    return node("div", { class: "device-foreign", role: "img", "aria-label": `${type}, ${kind}` },
        node("code", { style: { "font-family": textMetrics.monospacedFamily } }, type), node("span", {}, kind));
}

/**
 * The image of UIKit's view for a search.
 * @type {Picture}
 */
const searchImage = { kind: "symbol", name: "magnifyingglass" };

/** The text and the secondary text of UIKit's view for a search. */
const searchTexts = { text: "No Results", secondaryText: "Check the spelling or try a new search." };

/**
 * Returns a view for missing content: an image or an activity indicator over text and a button.
 * @type {Maker<ContentUnavailableView>}
 */
function makeContentUnavailable(view, context) {
    const { state, isMac, values } = context;
    const isLoading = view.style === "loading";
    const standard = view.style === "search" ? searchTexts : { text: null, secondaryText: null };
    const image = view.image ?? (view.style === "search" ? searchImage : null);
    const side = 1.5 * textStyleSize("title1", state, isMac);
    const picture = isLoading ? makeIndicator(isMac ? 16 : 20, "var(--systemGray)")
        : image && makePicture(image, side, values, placeholderSize);
    /** @type {(text: string | null, font: Partial<Font> & { textStyle: TextStyle }, color: string) => HTMLElement | null} */
    const label = (text, font, color) => text === null ? null : node("div", {
        class: "device-label device-unavailable-text", style: { ...fontStyles(resolvedFont(font, state, isMac)), color },
    }, text);
    const text = textValue(view.text, values) ?? standard.text;
    const detail = textValue(view.secondaryText, values) ?? standard.secondaryText;
    return node("div", { class: "device-unavailable" }, picture && node("div", { class: "device-image" }, picture),
        isLoading ? label(text, { textStyle: "subheadline" }, "var(--secondaryLabel)")
            : label(text, { textStyle: "title2", weight: "bold" }, "var(--label)"),
        label(detail, { textStyle: "subheadline" }, "var(--secondaryLabel)"),
        view.buttonTitle && makeButton(unavailableButton(view, view.buttonTitle), context));
}

/**
 * Returns the button of a view for missing content.
 * @param {ContentUnavailableView} view
 * @param {PluginText} title
 * @returns {ButtonView}
 */
function unavailableButton(view, title) {
    return {
        ...view, kind: "button", menu: [], title, style: "plain", role: "normal", image: null,
        imagePlacement: "leading", isIconOnly: false, color: null, titleColor: null, pressed: null, disabled: null,
        underlined: false, shape: null, cornerRadius: null, border: null, size: null, insets: null, font: null,
        enabledWhen: null, busyWhen: null, busyLabel: null,
    };
}

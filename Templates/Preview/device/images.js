// Images: symbols, and placeholders for images of the app.

/** The size of a placeholder for an image whose size only the app knows, in points. */
const placeholderSize = { width: 120, height: 90 };

/** The side of a symbol, as a part of its font: Apple's symbols have different sizes. */
const symbolScale = 1.2;

/**
 * Returns an image view; null if its image is nil.
 * @type {Maker<ImageView>}
 */
function makeImage(view, { state, isMac, values }) {
    const { size } = view;
    const side = size ? Math.min(size.width, size.height) : symbolScale * textStyleSize(view.textStyle, state, isMac);
    const picture = makePicture(view.image, side, values, size ?? placeholderSize);
    if (picture === null) return null;
    const image = node("div", {
        class: classNames("device-image", size && "device-fixed"), role: "img", "aria-label": pictureName(view.image, values),
        "aria-hidden": view.isDecorative && "true", style: {
            color: cssColorOr(view.tint, "tintColor"), width: size && size.width, height: size && size.height,
        },
    }, picture);
    addNotes(image, [colorNote(view.tint)]);
    return image;
}

/**
 * Returns the name of a picture.
 * @param {Picture} picture
 * @param {Values} values
 * @returns {string}
 */
function pictureName(picture, values) {
    switch (picture.kind) {
        case "symbol":
        case "asset": return picture.name;
        case "input": return picture.input;
        case "expression": return /\w+(?=\(|$)/.exec(picture.expression)?.[0] ?? picture.expression;
        case "pair": return pictureName(chosen(picture, values), values);
    }
}

/**
 * Returns a symbol, or a placeholder with the name of the image; null if the image is nil.
 * @param {Picture} picture
 * @param {number} side the side of a symbol
 * @param {Values} values
 * @param {{ width: number, height: number }} [size] the size of another image; that of a symbol if it is left out
 * @returns {HTMLElement | null}
 */
function makePicture(picture, side, values, size = { width: side, height: side }) {
    const { width, height } = size;
    if (picture.kind === "pair") return makePicture(chosen(picture, values), side, values, size);
    if (picture.kind === "symbol") return makeSymbol(picture.name, side);
    if (picture.kind === "input" && values[picture.input] !== true) return null;
    const name = pictureName(picture, values);
    return node("span", {
        class: "device-picture", title: picture.kind === "expression" ? picture.expression : name, style: { width, height },
    }, makeSymbol("photo", Math.min(28, 0.55 * Math.min(width, height))),
        width < 80 || height < 60 ? null : node("span", { class: "device-picture-name", "aria-hidden": "true" }, name));
}

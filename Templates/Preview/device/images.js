// @ts-check
"use strict";

// Images: symbols, and placeholders for images of the app.

/** The size of a placeholder for an image whose size only the app knows, in points. */
const placeholderSize = { width: 120, height: 90 };

/**
 * Returns the next third of a point that is not below a length: UIKit's sizes end on pixels.
 * @param {number} length
 */
function pixelCeil(length) {
    return Math.ceil(length * 3 - 0.001) / 3;
}

/**
 * Returns the side of a symbol beside text of a style. Apple's symbols have different sizes; most are about a fifth
 * larger than their font.
 * @param {TextStyle} style
 * @param {Settings} settings
 */
function symbolSide(style, settings) {
    return pixelCeil(textStyleSize(style, settings) * 1.2);
}

/**
 * Returns an image view; null if its image is nil.
 * @param {ImageView} view
 * @param {RenderContext} context
 * @returns {HTMLElement | null}
 */
function makeImage(view, context) {
    const { settings, values } = context;
    if (view.image.kind === "input" && !values[view.image.input]) return null;
    const image = document.createElement("div");
    image.className = "device-image";
    setStyle(image, "color", cssColorOr(view.tint, "tintColor", settings));
    const side = view.size ? Math.min(view.size.width, view.size.height) : symbolSide(view.textStyle, settings);
    image.append(makePicture(view.image, side, context, view.size ?? placeholderSize));
    if (view.size) {
        image.classList.add("device-fixed");
        setStyle(image, "--device-width", `${view.size.width}px`);
        setStyle(image, "--device-height", `${view.size.height}px`);
    }
    image.setAttribute("role", "img");
    image.setAttribute("aria-label", pictureName(view.image, values));
    if (view.isDecorative) image.setAttribute("aria-hidden", "true");
    addNotes(image, [view.type && `class ${view.type}`, colorNote(view.tint)]);
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
 * Returns a symbol, or a placeholder with the name of the image.
 * @param {Picture} picture
 * @param {number} side the side of a symbol
 * @param {RenderContext} context
 * @param {{ width: number, height: number }} [size] the size of another image; that of a symbol if it is left out
 * @returns {HTMLElement}
 */
function makePicture(picture, side, context, size = { width: side, height: side }) {
    if (picture.kind === "symbol") return makeSymbol(picture.name, side);
    if (picture.kind === "pair") return makePicture(chosen(picture, context.values), side, context, size);
    const placeholder = document.createElement("span");
    placeholder.className = "device-picture";
    placeholder.title = picture.kind === "expression" ? picture.expression : pictureName(picture, context.values);
    setStyle(placeholder, "width", `${size.width}px`);
    setStyle(placeholder, "height", `${size.height}px`);
    setStyle(placeholder, "--device-line", semanticColor("separator", context.settings));
    setStyle(placeholder, "--device-fill", semanticColor("secondarySystemFill", context.settings));
    setStyle(placeholder, "color", semanticColor("secondaryLabel", context.settings));
    const icon = Math.min(28, 0.55 * Math.min(size.width, size.height));
    const drawing = makeSymbol("photo", icon);
    drawing.removeAttribute("title");
    placeholder.append(drawing);
    if (size.width >= 80 && size.height >= 60) {
        const name = document.createElement("span");
        name.className = "device-picture-name";
        name.setAttribute("aria-hidden", "true");
        name.textContent = pictureName(picture, context.values);
        placeholder.append(name);
    }
    return placeholder;
}

// Drawings in place of SF Symbols, which may not be shipped: a few universal shapes, and an outline with the
// symbol's name for all others. All shapes are drawn in a square of 24 units.

/**
 * Returns a drawing of paths in the current color.
 * @param {number} size of the square that the paths are in
 * @param {Record<string, string>[]} paths
 */
function makeDrawing(size, paths) {
    /** @type {(name: string, attributes: Record<string, string>) => Element} */
    const element = (name, attributes) => {
        const element = document.createElementNS("http://www.w3.org/2000/svg", name);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        return element;
    };
    const drawing = element("svg", { viewBox: `0 0 ${size} ${size}`, "aria-hidden": "true", focusable: "false" });
    drawing.append(...paths.map(path => element("path", path)));
    return drawing;
}

/**
 * Returns the strokes of a shape; null for one that only Apple can draw.
 * @param {string} name
 */
function strokes(name) {
    return symbolStrokes.get(symbolSynonyms.get(name) ?? name) ?? null;
}

/**
 * Returns the paths of a symbol: a shape, or one in a circle, a square or a triangle; null for one that only Apple can draw.
 * @param {string} name
 * @returns {Record<string, string>[] | null}
 */
function symbolPaths(name) {
    const parts = name.split(".");
    const isFilled = parts.includes("fill");
    const shape = parts.filter(part => part !== "fill" && part !== "slash");
    const slash = parts.includes("slash") ? [{ d: "M3 3L21 21" }] : [];
    const whole = strokes(shape.join("."));
    if (whole !== null) return [{ d: whole, class: isFilled && whole.includes("Z") ? "device-filled" : "" }, ...slash];
    const enclosure = shape.pop() ?? "";
    const [outer, inner] = [strokes(enclosure), strokes(shape.join("."))];
    if (outer === null || inner === null || !["circle", "square", "triangle"].includes(enclosure)) return null;
    const transform = enclosure === "triangle" ? "translate(6.6 8.2) scale(0.45)" : "translate(5.4 5.4) scale(0.55)";
    return [
        { d: outer, class: isFilled ? "device-filled" : "" },
        { d: inner, transform, class: isFilled ? "device-inside device-thick" : "device-thick" }, ...slash,
    ];
}

/**
 * Returns a symbol in the current color.
 * @param {string} name
 * @param {number} side in points
 */
function makeSymbol(name, side) {
    const paths = symbolPaths(name);
    // As in Apple's symbols, only these names follow the direction of text.
    const isMirrored = /\b(forward|backward)\b/.test(name);
    return node("span", {
        class: classNames("device-symbol", isMirrored && "device-mirrored"), title: name, style: { width: side, height: side },
    }, makeDrawing(24, paths ?? [{ d: strokes("square") ?? "", class: "device-unknown" }]),
        paths !== null || side < 26 ? null
            : node("span", { class: "device-symbol-name", "aria-hidden": "true" }, name.split(".").join(".\u200B")));
}

/**
 * Returns an activity indicator. It does not turn, so that a page always looks the same.
 * @param {number} side
 * @param {string} color
 */
function makeIndicator(side, color) {
    const spokes = Array.from({ length: 8 }, (_, spoke) => {
        return { d: "M10 1.6V5.8", transform: `rotate(${45 * spoke} 10 10)`, opacity: String(0.25 + 0.75 * spoke / 7) };
    });
    return node("span", { class: "device-indicator", style: { width: side, height: side, color } }, makeDrawing(20, spokes));
}

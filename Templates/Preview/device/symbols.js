// @ts-check
"use strict";

// Drawings in place of SF Symbols, which may not be shipped: a few universal shapes, and an outline with the
// symbol's name for all others. All shapes are drawn in a square of 24 units.

const svgNamespace = "http://www.w3.org/2000/svg";

/** @typedef {{ stroke: string, enclosure: string | null, isFilled: boolean, hasSlash: boolean }} SymbolDrawing */

/**
 * Returns what to draw for a symbol; null for a symbol that only Apple can draw.
 * @param {string} name
 * @returns {SymbolDrawing | null}
 */
function symbolDrawing(name) {
    const parts = name.split(".");
    const isFilled = parts.includes("fill");
    const hasSlash = parts.includes("slash");
    const plain = parts.filter((part) => part !== "fill" && part !== "slash").join(".");
    const shape = symbolSynonyms.get(plain) ?? plain;
    const stroke = symbolStrokes.get(shape);
    if (stroke !== undefined) return { stroke, enclosure: null, isFilled, hasSlash };
    const dot = shape.lastIndexOf(".");
    const enclosed = shape.slice(0, dot);
    const inner = symbolStrokes.get(symbolSynonyms.get(enclosed) ?? enclosed);
    const enclosure = shape.slice(dot + 1);
    const isKnown = inner !== undefined && ["circle", "square", "triangle"].includes(enclosure);
    return isKnown ? { stroke: inner, enclosure, isFilled, hasSlash } : null;
}

/**
 * Returns the strokes of a shape.
 * @param {string} shape
 */
function strokes(shape) {
    return symbolStrokes.get(shape) ?? "";
}

/**
 * Returns an SVG element with attributes.
 * @param {string} name
 * @param {Record<string, string>} attributes
 */
function svgElement(name, attributes) {
    const element = document.createElementNS(svgNamespace, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
}

/**
 * Returns a symbol in the current color.
 * @param {string} name
 * @param {number} side in points
 * @returns {HTMLElement}
 */
function makeSymbol(name, side) {
    const symbol = document.createElement("span");
    symbol.className = "device-symbol";
    symbol.title = name;
    symbol.style.setProperty("width", `${side}px`);
    symbol.style.setProperty("height", `${side}px`);
    // As in Apple's symbols, only these names follow the direction of text.
    if (/\b(forward|backward)\b/.test(name)) symbol.classList.add("device-mirrored");
    const svg = svgElement("svg", { viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" });
    const drawing = symbolDrawing(name);
    if (drawing) {
        drawSymbol(svg, drawing);
    } else {
        svg.append(svgElement("path", { d: strokes("square"), class: "device-unknown" }));
    }
    symbol.append(svg);
    if (!drawing) symbol.append(symbolName(name, side));
    return symbol;
}

/**
 * Draws a shape, in or without an enclosing one.
 * @param {Element} svg
 * @param {SymbolDrawing} drawing
 */
function drawSymbol(svg, drawing) {
    const { stroke, enclosure, isFilled, hasSlash } = drawing;
    const isClosed = stroke.includes("Z");
    if (enclosure) {
        svg.append(svgElement("path", { d: strokes(enclosure), class: isFilled ? "device-filled" : "" }));
        const transform = enclosure === "triangle"
            ? "translate(6.6 8.2) scale(0.45)" : "translate(5.4 5.4) scale(0.55)";
        const className = isFilled ? "device-inside device-thick" : "device-thick";
        svg.append(svgElement("path", { d: stroke, transform, class: className }));
    } else {
        svg.append(svgElement("path", { d: stroke, class: isFilled && isClosed ? "device-filled" : "" }));
    }
    if (hasSlash) svg.append(svgElement("path", { d: "M3 3L21 21" }));
}

/**
 * Returns a symbol's name in small letters. It is empty if there is no room for it.
 * @param {string} name
 * @param {number} side
 */
function symbolName(name, side) {
    const text = document.createElement("span");
    text.className = "device-symbol-name";
    text.setAttribute("aria-hidden", "true");
    if (side >= 26) text.textContent = name.split(".").join(".\u200B");
    return text;
}

/**
 * Returns the strokes of an activity indicator. They do not turn, so that a page always looks the same.
 * @param {number} side
 * @param {string} color
 */
function makeIndicator(side, color) {
    const indicator = document.createElement("span");
    indicator.className = "device-indicator";
    indicator.style.setProperty("width", `${side}px`);
    indicator.style.setProperty("height", `${side}px`);
    indicator.style.setProperty("color", color);
    const svg = svgElement("svg", { viewBox: "0 0 20 20", "aria-hidden": "true", focusable: "false" });
    for (let spoke = 0; spoke < 8; spoke += 1) {
        svg.append(svgElement("path", {
            d: "M10 1.6V5.8", transform: `rotate(${45 * spoke} 10 10)`, opacity: String(0.25 + 0.75 * spoke / 7),
        }));
    }
    indicator.append(svg);
    return indicator;
}

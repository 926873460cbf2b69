// @ts-check
"use strict";

// Inline Markdown as elements: emphasis, strong emphasis, code, strikethrough and links. All text stays text.

/**
 * A part of inline Markdown: text, or text with a style around other parts.
 * @typedef {{ style: "text", text: string }
 *     | { style: "strong" | "emphasis" | "strikethrough", parts: MarkdownPart[] }
 *     | { style: "code", text: string }
 *     | { style: "link", url: string, parts: MarkdownPart[] }} MarkdownPart
 */

/**
 * The markers around text with a style; the longer ones first.
 * @type {[string, "strong" | "emphasis" | "strikethrough"][]}
 */
const markdownMarkers = [
    ["**", "strong"], ["__", "strong"], ["~~", "strikethrough"], ["*", "emphasis"], ["_", "emphasis"],
];

/** The depth from which markup in other markup is text. */
const deepestMarkup = 20;

/**
 * Returns the parts of a text with inline Markdown. Markup that is not complete is text.
 *
 * What can close a part is found once for the whole text, so the time grows with its length even if nothing is closed.
 * @param {string} markdown
 * @returns {MarkdownPart[]}
 */
function markdownParts(markdown) {
    const closing = {
        markers: new Map(markdownMarkers.map(([marker]) => [marker, closingMarkers(markdown, marker)])),
        backticks: closingBackticks(markdown),
    };
    return markdownPartsWithin({ markdown, closing, start: 0, end: markdown.length, depth: 0 });
}

/**
 * A range of a text with Markdown, and the number of parts around it.
 * @typedef {{ markdown: string, closing: ClosingMarkup, start: number, end: number, depth: number }} MarkdownRange
 */

/**
 * The markup that can close a part. For each marker and each index, `markers` has the index of the next one that can
 * close, or that of the end. For each row of backticks, `backticks` has the index of the next row of the same length.
 * @typedef {{ markers: Map<string, Uint32Array>, backticks: Map<number, number> }} ClosingMarkup
 */

/**
 * @param {MarkdownRange} range
 * @returns {MarkdownPart[]}
 */
function markdownPartsWithin(range) {
    const { markdown, start, end } = range;
    /** @type {MarkdownPart[]} */
    const parts = [];
    let text = "";
    let index = start;
    const flush = () => {
        if (text) parts.push({ style: "text", text });
        text = "";
    };
    while (index < end) {
        const found = escapedCharacter(range, index) ?? markdownSpan(range, index);
        if (found) {
            if ("character" in found) {
                text += found.character;
            } else {
                flush();
                parts.push(found.part);
            }
            index = found.end;
        } else {
            text += markdown[index];
            index += 1;
        }
    }
    flush();
    return parts;
}

/**
 * Returns the character after a backslash; null if there is no backslash.
 * @param {MarkdownRange} range
 * @param {number} index
 */
function escapedCharacter({ markdown, end }, index) {
    const isEscaped = markdown[index] === "\\" && index + 1 < end && /[!-/:-@[-`{-~]/.test(markdown[index + 1]);
    return isEscaped ? { character: markdown[index + 1], end: index + 2 } : null;
}

/**
 * Returns the styled part that begins at an index, and the index after it.
 * @param {MarkdownRange} range
 * @param {number} index
 * @returns {{ part: MarkdownPart, end: number } | null}
 */
function markdownSpan(range, index) {
    const { markdown, depth } = range;
    if (depth === deepestMarkup) return null;
    switch (markdown[index]) {
        case "`": return markdownCode(range, index);
        case "[": return markdownLink(range, index);
        case "<": return markdownAddress(range, index);
    }
    for (const [marker, style] of markdownMarkers) {
        const end = closingMarker(range, index, marker);
        if (end !== null) {
            const parts = markdownPartsWithin({ ...range, start: index + marker.length, end, depth: depth + 1 });
            return { part: { style, parts }, end: end + marker.length };
        }
    }
    return null;
}

/**
 * Returns the code between two rows of equally many backticks.
 * @param {MarkdownRange} range
 * @param {number} index
 * @returns {{ part: MarkdownPart, end: number } | null}
 */
function markdownCode({ markdown, closing, start, end }, index) {
    if (index > start && markdown[index - 1] === "`") return null;
    const content = endOfBackticks(markdown, index);
    const close = closing.backticks.get(index) ?? end;
    const closeEnd = close + content - index;
    return closeEnd > end ? null : { part: { style: "code", text: markdown.slice(content, close) }, end: closeEnd };
}

/**
 * Returns a link such as `[Terms](https://example.com "Title")`.
 * @param {MarkdownRange} range
 * @param {number} index
 * @returns {{ part: MarkdownPart, end: number } | null}
 */
function markdownLink(range, index) {
    const { markdown, end, depth } = range;
    let textEnd = index + 1;
    while (textEnd < end && !/[\][]/.test(markdown[textEnd])) textEnd += markdown[textEnd] === "\\" ? 2 : 1;
    if (textEnd + 1 >= end || markdown[textEnd] !== "]" || markdown[textEnd + 1] !== "(") return null;
    /** @param {RegExp} pattern @param {number} from */
    const skip = (pattern, from) => {
        let place = from;
        while (place < end && pattern.test(markdown[place])) place += 1;
        return place;
    };
    let urlStart = skip(/\s/, textEnd + 2);
    if (markdown[urlStart] === "<") urlStart += 1;
    const urlEnd = skip(/[^\s()<>]/, urlStart);
    const afterURL = markdown[urlEnd] === ">" ? urlEnd + 1 : urlEnd;
    let close = skip(/\s/, afterURL);
    if (close > afterURL && markdown[close] === "\"") close = skip(/\s/, skip(/[^"]/, close + 1) + 1);
    if (close >= end || markdown[close] !== ")") return null;
    const parts = markdownPartsWithin({ ...range, start: index + 1, end: textEnd, depth: depth + 1 });
    return { part: { style: "link", url: markdown.slice(urlStart, urlEnd), parts }, end: close + 1 };
}

/**
 * Returns a link such as `<https://example.com>`.
 * @param {MarkdownRange} range
 * @param {number} index
 * @returns {{ part: MarkdownPart, end: number } | null}
 */
function markdownAddress({ markdown, end }, index) {
    const pattern = /<([a-z][a-z0-9+.-]*:[^\s<>]*)>/iy;
    pattern.lastIndex = index;
    const address = pattern.exec(markdown);
    if (address === null || pattern.lastIndex > end) return null;
    const part = /** @type {MarkdownPart} */ ({
        style: "link", url: address[1], parts: [{ style: "text", text: address[1] }],
    });
    return { part, end: pattern.lastIndex };
}

/**
 * Returns the index of the marker that closes the one at an index; null if there is none.
 * @param {MarkdownRange} range
 * @param {number} index
 * @param {string} marker
 */
function closingMarker({ markdown, closing, start, end }, index, marker) {
    const content = index + marker.length;
    if (content >= end || !markdown.startsWith(marker, index) || /\s/.test(markdown[content])) return null;
    if (marker[0] === "_" && index > start && /\w/.test(markdown[index - 1])) return null;
    const next = closing.markers.get(marker)?.[content + 1] ?? end;
    // Markup around the range can follow a marker at its end.
    const last = end - marker.length;
    if (last > content && last < next && isClosingMarker(markdown, last, marker, end)) return last;
    return next <= last ? next : null;
}

/**
 * @param {string} markdown
 * @param {number} index
 * @param {string} marker
 * @param {number} end the end of the range that the marker is in
 */
function isClosingMarker(markdown, index, marker, end) {
    if (!markdown.startsWith(marker, index) || index === 0 || /\s/.test(markdown[index - 1])) return false;
    const next = index + marker.length < end ? markdown[index + marker.length] : "";
    if (marker.length === 1 && (next === marker || markdown[index - 1] === marker)) return false;
    return marker[0] !== "_" || !/\w/.test(next);
}

/**
 * Returns the index of the next marker that can close a part, for each index.
 * @param {string} markdown
 * @param {string} marker
 */
function closingMarkers(markdown, marker) {
    const { length } = markdown;
    const indices = new Uint32Array(length + 2).fill(length);
    if (!markdown.includes(marker)) return indices;
    for (let index = length - 1; index >= 0; index -= 1) {
        indices[index] = isClosingMarker(markdown, index, marker, length) ? index : indices[index + 1];
    }
    return indices;
}

/**
 * Returns the index of the next row of the same length, for each row of backticks.
 * @param {string} markdown
 */
function closingBackticks(markdown) {
    /** @type {Map<number, number>} */
    const next = new Map();
    /** @type {Map<number, number>} */
    const last = new Map();
    let index = markdown.indexOf("`");
    while (index >= 0) {
        const end = endOfBackticks(markdown, index);
        const before = last.get(end - index);
        if (before !== undefined) next.set(before, index);
        last.set(end - index, index);
        index = markdown.indexOf("`", end);
    }
    return next;
}

/**
 * Returns the index after a row of backticks.
 * @param {string} markdown
 * @param {number} index
 */
function endOfBackticks(markdown, index) {
    let end = index;
    while (markdown[end] === "`") end += 1;
    return end;
}

/**
 * Adds the parts of inline Markdown to an element.
 * @param {HTMLElement} element
 * @param {MarkdownPart[]} parts
 * @param {(url: string) => void} openLink
 */
function appendMarkdown(element, parts, openLink) {
    for (const part of parts) {
        if (part.style === "text") {
            element.append(part.text);
        } else if (part.style === "code") {
            const code = document.createElement("code");
            code.style.setProperty("font-family", textMetrics.monospacedFamily);
            code.textContent = part.text;
            element.append(code);
        } else {
            const names = { strong: "strong", emphasis: "em", strikethrough: "s", link: "span" };
            const inner = document.createElement(names[part.style]);
            if (part.style === "link") makeLink(inner, part.url, openLink);
            appendMarkdown(inner, part.parts, openLink);
            element.append(inner);
        }
    }
}

/**
 * Makes an element a link that calls a function. It has no address, because the preview opens nothing.
 * @param {HTMLElement} element
 * @param {string} url
 * @param {(url: string) => void} openLink
 */
function makeLink(element, url, openLink) {
    element.className = "device-link";
    element.setAttribute("role", "link");
    element.tabIndex = 0;
    element.title = url;
    element.addEventListener("click", () => openLink(url));
    element.addEventListener("keydown", (event) => {
        if (event.key === "Enter") openLink(url);
    });
}

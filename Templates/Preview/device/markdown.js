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

/**
 * Returns the parts of a text with inline Markdown. Markup that is not complete is text.
 * @param {string} markdown
 * @returns {MarkdownPart[]}
 */
function markdownParts(markdown) {
    /** @type {MarkdownPart[]} */
    const parts = [];
    let text = "";
    let index = 0;
    const flush = () => {
        if (text) parts.push({ style: "text", text });
        text = "";
    };
    while (index < markdown.length) {
        const found = escapedCharacter(markdown, index) ?? markdownSpan(markdown, index);
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
 * @param {string} markdown
 * @param {number} index
 */
function escapedCharacter(markdown, index) {
    const next = markdown[index + 1];
    const isEscaped = markdown[index] === "\\" && next !== undefined && /[!-/:-@[-`{-~]/.test(next);
    return isEscaped ? { character: next, end: index + 2 } : null;
}

/**
 * Returns the styled part that begins at an index, and the index after it.
 * @param {string} markdown
 * @param {number} index
 * @returns {{ part: MarkdownPart, end: number } | null}
 */
function markdownSpan(markdown, index) {
    const code = /^(`+)([^`]|[^`][^]*?[^`])\1(?!`)/.exec(markdown.slice(index));
    if (code) return { part: { style: "code", text: code[2] }, end: index + code[0].length };
    const link = /^\[((?:[^\][]|\\.)*)\]\(\s*<?([^\s()<>]*)>?(?:\s+"[^"]*")?\s*\)/.exec(markdown.slice(index));
    if (link) {
        const part = /** @type {MarkdownPart} */ ({ style: "link", url: link[2], parts: markdownParts(link[1]) });
        return { part, end: index + link[0].length };
    }
    const address = /^<([a-z][a-z0-9+.-]*:[^\s<>]*)>/i.exec(markdown.slice(index));
    if (address) {
        const part = /** @type {MarkdownPart} */ ({
            style: "link", url: address[1], parts: [{ style: "text", text: address[1] }],
        });
        return { part, end: index + address[0].length };
    }
    for (const [marker, style] of markdownMarkers) {
        const end = closingMarker(markdown, index, marker);
        if (end !== null) {
            const parts = markdownParts(markdown.slice(index + marker.length, end));
            return { part: { style, parts }, end: end + marker.length };
        }
    }
    return null;
}

/**
 * Returns the index of the marker that closes the one at an index; null if there is none.
 * @param {string} markdown
 * @param {number} index
 * @param {string} marker
 */
function closingMarker(markdown, index, marker) {
    const isInWord = marker[0] === "_" && /\w/.test(markdown[index - 1] ?? "");
    const next = markdown[index + marker.length] ?? " ";
    if (!markdown.startsWith(marker, index) || isInWord || /\s/.test(next)) return null;
    let end = index + marker.length;
    while ((end = markdown.indexOf(marker, end + 1)) >= 0) {
        const isLonger = marker.length === 1 && (markdown[end + 1] === marker || markdown[end - 1] === marker);
        const endsInWord = marker[0] === "_" && /\w/.test(markdown[end + marker.length] ?? "");
        if (!isLonger && !endsInWord && !/\s/.test(markdown[end - 1])) return end;
    }
    return null;
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

// @ts-check
"use strict";

// Text and labels.

/**
 * What the renderer knows while it makes a device.
 * @typedef {{
 *     plugin: PluginDescription, settings: Settings, values: Values,
 *     calls: {
 *         trigger(handler: string, argument?: string): void, edit(input: string, value: string | number | boolean): void,
 *         tapBackdrop(): void,
 *     },
 * }} RenderContext
 */

/**
 * Returns the string of a text; null if it comes from an input that is nil.
 * @param {PluginText} text
 * @param {RenderContext} context
 * @returns {string | null}
 */
function textValue(text, context) {
    switch (text.kind) {
    case "literal": return text.text;
    case "localized": return withArguments(text.text, context.values);
    case "expression": return text.example;
    case "input": {
        const value = context.values[text.input];
        return value === null || value === undefined ? null : String(value);
    }
    case "pair": return textValue(chosen(text, context.values), context);
    }
}

/**
 * Returns a localized text with the values of its arguments.
 * @param {string} text
 * @param {Values} values
 */
function withArguments(text, values) {
    return text.replace(/\\\(([^)]*)\)/g, (_, name) => String(values[name] ?? ""));
}

/**
 * Returns the one of a pair that an input decides for.
 * @template T
 * @param {{ input: string, then: T, otherwise: T }} pair
 * @param {Values} values
 * @returns {T}
 */
function chosen(pair, values) {
    return values[pair.input] === true ? pair.then : pair.otherwise;
}

/**
 * Returns the string of a text that may be missing.
 * @param {PluginText | null} text
 * @param {RenderContext} context
 */
function optionalText(text, context) {
    return text ? textValue(text, context) : null;
}

/**
 * Returns a note about an expression of the app; null for other text.
 * @param {PluginText | null} text
 * @returns {string | null}
 */
function textNote(text) {
    if (text?.kind === "pair") return textNote(text.then) ?? textNote(text.otherwise);
    return text?.kind === "expression" ? `text ${text.expression}` : null;
}

/**
 * Returns a label; null if its text is nil.
 * @param {LabelView} view
 * @param {StackView | null} stack the stack that holds the label
 * @param {RenderContext} context
 * @returns {HTMLElement | null}
 */
function makeLabel(view, stack, context) {
    const string = textValue(view.text, context);
    if (string === null) return null;
    const { settings } = context;
    const label = document.createElement("div");
    label.className = "device-label";
    const font = resolvedFont(view.font, settings);
    applyFont(label, font);
    label.style.setProperty("color", cssColorOr(view.color, "label", settings));
    label.style.setProperty("--device-link", cssColorOr(view.linkColor, "link", settings));
    label.style.setProperty("text-align", labelAlignment(view, stack));
    const text = document.createElement("span");
    text.className = "device-text";
    if (view.isMarkdown) {
        appendMarkdown(text, markdownParts(string), (url) => {
            if (view.opensLinks) context.calls.trigger(view.opensLinks, url);
        });
    } else {
        text.textContent = string;
    }
    limitLines(text, view.numberOfLines);
    if (view.lineSpacing > 0) spaceLines(text, font.lineHeight, view.lineSpacing);
    label.append(text);
    addNotes(label, [
        view.type && `class ${view.type}`, font.name && `font ${font.name}`, textNote(view.text), colorNote(view.color),
    ]);
    return label;
}

/**
 * Returns the alignment of a label's text. A label is centered in a column that centers its views.
 * @param {LabelView} view
 * @param {StackView | null} stack
 */
function labelAlignment(view, stack) {
    const isCentered = stack?.axis === "vertical" && stack.alignment === "center";
    const alignment = view.alignment ?? (isCentered ? "center" : "natural");
    return alignment === "center" ? "center" : alignment === "trailing" ? "end" : "start";
}

/**
 * Adds space between the lines of a text. CSS adds half of it above each line, and half below: what is above the first
 * line and below the last one overlaps the space around the text.
 * @param {HTMLElement} text
 * @param {number} lineHeight
 * @param {number} spacing
 */
function spaceLines(text, lineHeight, spacing) {
    text.style.setProperty("line-height", `${lineHeight + spacing}px`);
    text.style.setProperty("margin-block", `${-spacing / 2}px`);
}

/**
 * Ends a text with an ellipsis if it has more lines.
 * @param {HTMLElement} text
 * @param {number} lines 0 for no limit
 */
function limitLines(text, lines) {
    if (lines === 1) {
        text.classList.add("device-line");
    } else if (lines > 1) {
        text.classList.add("device-lines");
        text.style.setProperty("-webkit-line-clamp", String(lines));
    }
}

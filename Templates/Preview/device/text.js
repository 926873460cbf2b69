// Text and labels.

/**
 * Returns the string of a text; null if there is none, or if it comes from an input that is nil.
 * @param {PluginText | null} text
 * @param {Values} values
 * @returns {string | null}
 */
function textValue(text, values) {
    switch (text?.kind) {
        case undefined: return null;
        case "literal": return text.text;
        case "localized": return text.text.replace(/\\\(([^)]*)\)/g, (_, name) => String(values[name] ?? ""));
        case "expression": return text.example;
        case "input": {
            const value = values[text.input] ?? null;
            return value === null ? null : String(value);
        }
        case "pair": return textValue(chosen(text, values), values);
    }
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
 * @type {Maker<LabelView>}
 */
function makeLabel(view, { state, isMac, values, trigger }, stack) {
    const string = textValue(view.text, values);
    if (string === null) return null;
    const font = resolvedFont(view.font, state, isMac);
    // A label is centered in a column that centers its views.
    const isCentered = stack?.axis === "vertical" && stack.alignment === "center";
    const alignment = view.alignment ?? (isCentered ? "center" : "natural");
    const { numberOfLines, lineSpacing } = view;
    const text = node("span", {
        class: classNames("device-text", numberOfLines === 1 && "device-line", numberOfLines > 1 && "device-lines"), style: {
            "-webkit-line-clamp": numberOfLines > 1 ? String(numberOfLines) : null,
            // CSS adds half of the space above each line, and half below.
            "line-height": lineSpacing > 0 ? font.lineHeight + lineSpacing : null,
            "margin-block": lineSpacing > 0 ? -lineSpacing / 2 : null,
        },
    });
    if (!view.isMarkdown) text.append(string);
    else appendMarkdown(text, string, url => {
        if (view.opensLinks !== null) trigger(view.opensLinks, url);
    });
    const label = node("div", {
        class: "device-label", style: {
            ...fontStyles(font), color: cssColorOr(view.color, "label"), "--device-link": cssColorOr(view.linkColor, "link"),
            "text-align": alignment === "natural" ? "start" : alignment === "trailing" ? "end" : alignment,
        },
    }, text);
    addNotes(label, [font.name && `font ${font.name}`, textNote(view.text), colorNote(view.color)]);
    return label;
}

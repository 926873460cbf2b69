// @ts-check
"use strict";

// Text that is hard to read on its background, and cards that cannot be seen in the dark style. Contrast is that of
// WCAG 2.2, from 1 for equal colors to 21 for black on white.

/** @typedef {[red: number, green: number, blue: number, opacity: number]} Channels From 0 to 1. */

/**
 * What is behind a view in the light and in the dark style; null where only the app knows it.
 * @typedef {(Channels | null)[]} Backs
 */

/** @typedef {{ view: string, problem: string, advice: string }} LegibilityWarning */

const appearances = /** @type {const} */ (["light", "dark"]);

/** The least contrast of a card with what is around it. */
const leastCardContrast = 1.05;

/** Text in these colors is as faint as the platform wants it. */
const faintColors = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText"];

/**
 * Returns the warnings about a plugin.
 * @param {PluginDescription} plugin
 */
function legibilityWarnings(plugin) {
    const settings = appearances.map(appearance => ({ ...defaultSettings(plugin), appearance }));
    /** @type {LegibilityWarning[]} */
    const warnings = [];
    const dim = plugin.presentation.backdrop?.style === "dim";
    const host = settings.map(each => {
        const back = channels(semanticColor("systemBackground", each));
        return dim ? blended([0, 0, 0, each.appearance === "dark" ? 0.5 : 0.25], back) : back;
    });
    const backs = plugin.surface === null ? host
        : checkedSurface("The plugin", plugin.surface, host, settings, warnings);
    if (plugin.content !== null) checkText(plugin.content, backs, settings, warnings);
    return warnings;
}

/**
 * @param {View} view
 * @param {Backs} backs
 * @param {Settings[]} settings
 * @param {LegibilityWarning[]} warnings
 */
function checkText(view, backs, settings, warnings) {
    if (view.kind === "stack") {
        const inside = view.surface === null ? backs
            : checkedSurface(view.name ?? "A stack", view.surface, backs, settings, warnings);
        for (const each of allViews(view)) checkText(each, inside, settings, warnings);
    } else if (view.kind === "label") {
        const { size, weight } = resolvedFont(view.font, settings[0]);
        checkColor(view, view.color, "color", isLarge(size, weight), backs, settings, warnings);
    } else if (view.kind === "button" && (view.color !== null || view.titleColor !== null)) {
        const { size, weight } = buttonFont(view, settings[0]);
        const isFilled = ["filled", "borderedProminent", "prominentGlass"].includes(view.style);
        if (isFilled) {
            const fills = settings.map(each => knownChannels(view.color ?? semantic("tintColor"), each));
            const fronts = view.titleColor ?? semantic("white");
            // The platform's white title is on all of its colors.
            checkColor(view, fronts, "titleColor", view.titleColor === null || isLarge(size, weight), fills, settings, warnings);
        } else if (hasNoFill(view.style)) {
            const key = view.titleColor === null ? "color" : "titleColor";
            checkColor(view, view.titleColor ?? view.color, key, isLarge(size, weight), backs, settings, warnings);
        }
    }
}

/**
 * Whether nothing is behind a button's title.
 * @param {ButtonView["style"]} style
 */
function hasNoFill(style) {
    return ["plain", "borderless", "outlined"].includes(style);
}

/**
 * @param {View} view
 * @param {Color | null} color
 * @param {string} key
 * @param {boolean} isLarge
 * @param {Backs} backs
 * @param {Settings[]} settings
 * @param {LegibilityWarning[]} warnings
 */
function checkColor(view, color, key, isLarge, backs, settings, warnings) {
    const text = color ?? semantic("label");
    const ratios = settings.map((each, index) => textContrast(text, backs[index], each));
    const limits = settings.map(each => leastContrast(text, isLarge, each));
    // The dark style is the one that people forget.
    const index = [1, 0].find(index => (ratios[index] ?? 21) < limits[index]);
    if (index === undefined) return;
    warnings.push({
        view: view.name ?? "A view",
        problem: `The contrast of its text is ${ratioInWords(ratios[index] ?? 1)} in the ${appearances[index]} style. `
            + `It should be ${ratioInWords(limits[index])}.`,
        advice: textAdvice(key, index, backs, limits, settings),
    });
}

/**
 * Returns what to write for text: the platform's color, or black or white in each style.
 * @param {string} key
 * @param {number} index The style that has too little contrast.
 * @param {Backs} backs
 * @param {number[]} limits
 * @param {Settings[]} settings
 */
function textAdvice(key, index, backs, limits, settings) {
    /** @param {string} name */
    const ratios = name => settings.map((each, index) => textContrast(semantic(name), backs[index], each) ?? 1);
    const [label, black, white] = ["label", "black", "white"].map(ratios);
    if (label.every((ratio, index) => ratio >= limits[index])) {
        return `Write "${key}": "label", for ${ratioInWords(label[index])}.`;
    }
    const [light, dark] = black.map((ratio, index) => ratio >= white[index] ? "#000000" : "#FFFFFF");
    return `Declare a color in plugingen.json, for ${ratioInWords(Math.max(black[index], white[index]))}: `
        + `{ "light": "${light}", "dark": "${dark}" }.`;
}

/**
 * Reports a card that only its shadow shows, which is invisible on black. Returns what is behind its views.
 * @param {string} name
 * @param {Surface} surface
 * @param {Backs} backs
 * @param {Settings[]} settings
 * @param {LegibilityWarning[]} warnings
 */
function checkedSurface(name, surface, backs, settings, warnings) {
    const fronts = settings.map((each, index) => surfaceChannels(surface, backs[index], each));
    const { border, shadow } = surface;
    const [light, dark] = settings.map((each, index) => {
        const [front, back] = [fronts[index], backs[index]];
        const edge = border && back ? knownChannels(border.color, each) : null;
        if (!front || !back || border && !edge) return null;
        return Math.max(contrast(front, back), edge ? contrast(blended(edge, back), back) : 1);
    });
    const isSeenInLight = shadow !== null || (light ?? 1) >= leastCardContrast;
    if (dark !== null && dark < leastCardContrast && isSeenInLight) {
        const [, back] = backs;
        const better = ["secondarySystemBackground", "tertiarySystemBackground"].find(color => {
            return back && contrast(channels(semanticColor(color, settings[1])), back) >= leastCardContrast;
        });
        warnings.push({
            view: name,
            problem: `Its contrast with what is behind it is ${ratioInWords(dark)} in the dark style`
                + `${shadow ? ", where its shadow cannot be seen" : ""}.`,
            advice: `Write ${better && back
                ? `"background": "${better}", for ${ratioInWords(contrast(channels(semanticColor(better, settings[1])), back))}, or `
                : ""}"border": { "color": "separator", "width": 1 }.`,
        });
    }
    return fronts;
}

/**
 * @param {Surface} surface
 * @param {Channels | null} back
 * @param {Settings} settings
 */
function surfaceChannels({ color, material }, back, settings) {
    if (back === null) return null;
    const tinted = material === null ? back
        : blended(channels(materialTints[material][settings.appearance === "dark" ? 1 : 0]), back);
    if (color === null) return tinted;
    const front = knownChannels(color, settings);
    return front === null ? null : blended(front, tinted);
}

/**
 * Returns the contrast of text; null if only the app knows one of the colors.
 * @param {Color} color
 * @param {Channels | null} back
 * @param {Settings} settings
 */
function textContrast(color, back, settings) {
    const front = knownChannels(color, settings);
    return front === null || back === null ? null : contrast(blended(front, back), back);
}

/**
 * Returns the contrast that text needs. The platform's own colors are not all as strong as WCAG asks.
 * @param {Color} color
 * @param {boolean} isLarge
 * @param {Settings} settings
 */
function leastContrast(color, isLarge, settings) {
    const name = color.kind === "semantic" ? color.name : color.kind === "expression" ? platformColor(color.expression) : null;
    if (name === null || ["black", "white"].includes(name)) return isLarge ? 3 : 4.5;
    if (!faintColors.includes(name)) return 3;
    const back = channels(semanticColor("systemBackground", settings));
    return Math.min(3, Math.round(8 * (textContrast(color, back, settings) ?? 0)) / 10);
}

/**
 * Whether WCAG calls text large: 18 points, or 14 if it is bold, in CSS pixels.
 * @param {number} size
 * @param {number} weight
 */
function isLarge(size, weight) {
    return size >= 24 || size >= 18.66 && weight >= 700;
}

/**
 * @param {string} name
 * @returns {Color}
 */
function semantic(name) {
    return { kind: "semantic", name };
}

/**
 * Returns the channels of a color; null if only the app knows it.
 * @param {Color} color
 * @param {Settings} settings
 */
function knownChannels(color, settings) {
    return colorNote(color) === null ? channels(cssColor(color, settings)) : null;
}

/**
 * Returns the channels of a CSS color as this page writes it.
 * @param {string} color
 * @returns {Channels}
 */
function channels(color) {
    const digits = /^#(..)(..)(..)(..)?$/.exec(color)?.slice(1).map(text => parseInt(text ?? "FF", 16) / 255);
    const [red = 0, green = 0, blue = 0, opacity = color === "transparent" ? 0 : 1] = digits
        ?? (color.match(/[\d.]+/g) ?? []).map((text, index) => Number(text) / (index < 3 ? 255 : 1));
    return [red, green, blue, opacity];
}

/**
 * Returns the opaque color of one in front of another.
 * @param {Channels} front
 * @param {Channels} back
 * @returns {Channels}
 */
function blended(front, back) {
    const [red, green, blue] = [0, 1, 2].map(index => front[index] * front[3] + back[index] * (1 - front[3]));
    return [red, green, blue, 1];
}

/**
 * @param {Channels} one
 * @param {Channels} other
 */
function contrast(one, other) {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
}

/**
 * @param {Channels} color
 */
function luminance(color) {
    const [red, green, blue] = color.map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns a contrast such as `3.4 : 1`. It is never rounded up to one that would be enough.
 * @param {number} ratio
 */
function ratioInWords(ratio) {
    return `${Math.floor(ratio * 10 + 0.001) / 10} : 1`;
}

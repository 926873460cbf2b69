// Text that is hard to read on its background, and cards that cannot be seen in the dark style. Contrast is that of
// WCAG 2.2, from 1 for equal colors to 21 for black on white.

/** @typedef {[red: number, green: number, blue: number, opacity: number]} Channels From 0 to 1. */

/**
 * A color in the light and in the dark style; null if only the app knows it.
 * @typedef {[Channels, Channels] | null} Tones
 */

/** @typedef {{ place: string, problem: string, advice: string }} LegibilityWarning */

/** The least contrast of a card with what is around it. */
const leastCardContrast = 1.05;

/** Text in these colors is as faint as the platform wants it. */
const faintColors = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText"];

/**
 * Returns the warnings about a plugin, on the first device that it is made for.
 * @param {PluginDescription} plugin
 */
function legibilityWarnings(plugin) {
    const state = defaultState(plugin);
    const isMac = state.device === "mac";
    /** @type {LegibilityWarning[]} */
    const warnings = [];
    /** @type {(color: Color) => Tones} */
    const tones = color => {
        const name = platformColor(color);
        const own = color.kind === "adaptive" ? [color.light, color.dark] : null;
        const shades = name === null ? own : platformShades(name, isMac);
        return shades && [channels(shades[0]), channels(shades[1])];
    };
    /** @type {(name: string) => Color} */
    const semantic = name => ({ kind: "semantic", name });
    const page = tones(semantic("systemBackground"));

    /** @type {(surface: Surface | null, back: Tones) => Tones} */
    const tonesOf = (surface, back) => {
        const tint = surface?.material ? blended(materialTints[surface.material].map(channels), back) : back;
        return surface?.color ? blended(tones(surface.color), tint) : tint;
    };

    /**
     * Reports a card that only its shadow shows, which is invisible on black. Returns what is behind its views.
     * @type {(place: string, surface: Surface | null, back: Tones) => Tones}
     */
    const checkCard = (place, surface, back) => {
        const front = tonesOf(surface, back);
        const edge = surface?.border ? tones(surface.border.color) : back;
        if (surface === null || front === null || back === null || edge === null) return front;
        const [light, dark] = [0, 1].map(index => {
            return Math.max(contrast(front, back, index), contrast(blended(edge, back) ?? edge, back, index));
        });
        if (dark >= leastCardContrast || !surface.shadow && light < leastCardContrast) return front;
        const better = ["secondarySystemBackground", "tertiarySystemBackground"]
            .map(name => ({ name, ratio: contrast(tones(semantic(name)), back, 1) }))
            .find(({ ratio }) => ratio >= leastCardContrast);
        warnings.push({
            place, problem: `Its contrast with what is behind it is ${ratio(dark)} in the dark style`
                + `${surface.shadow ? ", where its shadow cannot be seen" : ""}.`,
            advice: `Write ${better ? `"background": "${better.name}", for ${ratio(better.ratio)}, or ` : ""}`
                + `"border": { "color": "separator", "width": 1 }.`,
        });
        return front;
    };

    /**
     * Reports text that has too little contrast. The dark style is the one that people forget.
     * @type {(view: View, color: Color, key: string, isLarge: boolean, back: Tones) => void}
     */
    const checkText = (view, color, key, isLarge, back) => {
        /** @type {(color: Color, index: number) => number} */
        const ratioOf = (color, index) => contrast(blended(tones(color), back), back, index);
        const name = platformColor(color);
        const isOfPlatform = name !== null && !["black", "white"].includes(name);
        const limits = [0, 1].map(index => {
            if (!isOfPlatform) return isLarge ? 3 : 4.5;
            const usual = Math.round(8 * contrast(blended(tones(color), page), page, index)) / 10;
            return faintColors.includes(name) ? Math.min(3, usual) : 3;
        });
        const index = [1, 0].find(index => ratioOf(color, index) < limits[index]);
        if (index === undefined) return;
        const [label, black, white] = ["label", "black", "white"]
            .map(name => [0, 1].map(index => ratioOf(semantic(name), index)));
        const [light, dark] = [0, 1].map(index => black[index] >= white[index] ? "#000000" : "#FFFFFF");
        warnings.push({
            place: view.name ?? "A view",
            problem: `The contrast of its text is ${ratio(ratioOf(color, index))} in the ${["light", "dark"][index]} style. `
                + `It should be ${ratio(limits[index])}.`,
            advice: label.every((ratio, index) => ratio >= limits[index])
                ? `Write "${key}": "label", for ${ratio(label[index])}.`
                : `Declare a color in plugingen.json, for ${ratio(Math.max(black[index], white[index]))}: `
                    + `{ "light": "${light}", "dark": "${dark}" }.`,
        });
    };

    /** @type {(view: View, back: Tones) => void} */
    const check = (view, back) => {
        if (view.kind === "stack") {
            const inside = checkCard(view.name ?? "A stack", view.surface, back);
            for (const each of allViews(view)) check(each, inside);
        } else if (view.kind === "label") {
            checkText(view, view.color ?? semantic("label"), "color", isLarge(resolvedFont(view.font, state, isMac)), back);
        } else if (view.kind === "button" && (view.color ?? view.titleColor) !== null) {
            const isLargeTitle = isLarge(buttonFont(view, state, isMac));
            if (filledStyles.includes(view.style)) {
                // The platform's white title is on all of its colors.
                checkText(view, view.titleColor ?? semantic("white"), "titleColor", view.titleColor === null || isLargeTitle,
                    tones(view.color ?? semantic("tintColor")));
            } else if (clearStyles.includes(view.style)) {
                const key = view.titleColor === null ? "color" : "titleColor";
                checkText(view, view.titleColor ?? view.color ?? semantic("label"), key, isLargeTitle, back);
            }
        }
    };

    const isDimmed = plugin.presentation.backdrop?.style === "dim";
    const host = isDimmed ? blended([[0, 0, 0, 0.25], [0, 0, 0, 0.5]], page) : page;
    const back = checkCard("The plugin", plugin.surface, host);
    if (plugin.content !== null) check(plugin.content, back);
    return warnings;
}

/**
 * Returns whether WCAG calls text large: 18 points, or 14 if it is bold, in CSS pixels.
 * @param {{ size: number, weight: number }} font
 */
function isLarge({ size, weight }) {
    return size >= 24 || size >= 18.66 && weight >= 700;
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
 * Returns the opaque colors of one in front of another.
 * @param {Channels[] | null} front
 * @param {Tones} back
 * @returns {Tones}
 */
function blended(front, back) {
    if (front === null || back === null) return null;
    /** @type {(index: number) => Channels} */
    const tone = index => {
        const [over, under] = [front[index], back[index]];
        const [red, green, blue] = [0, 1, 2].map(channel => over[channel] * over[3] + under[channel] * (1 - over[3]));
        return [red, green, blue, 1];
    };
    return [tone(0), tone(1)];
}

/**
 * Returns the contrast of two colors in a style: the greatest one if only the app knows one of them.
 * @param {Tones} one
 * @param {Tones} other
 * @param {number} index
 */
function contrast(one, other, index) {
    if (one === null || other === null) return 21;
    const [dark, light] = [luminance(one[index]), luminance(other[index])].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
}

/** @param {Channels} color */
function luminance(color) {
    const [red, green, blue] = color.map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns a contrast such as `3.4 : 1`. It is never rounded up to one that would be enough.
 * @param {number} contrast
 */
function ratio(contrast) {
    return `${Math.floor(contrast * 10 + 0.001) / 10} : 1`;
}

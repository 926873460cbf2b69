// @ts-check
"use strict";

// The fonts of text: their sizes, weights and line heights.

/**
 * The looks of text that depend on the machine. Tests that compare layouts with another engine replace
 * them to get the same metrics as that engine.
 */
const textMetrics = {
    /**
     * The system font, or a font that is about as wide. The name `system-ui` is last, because it is a much wider
     * font on many machines with Linux.
     */
    family: '-apple-system, BlinkMacSystemFont, "SF Pro Text", "Segoe UI", Roboto, "Helvetica Neue", '
        + '"Liberation Sans", Arial, system-ui, sans-serif',
    monospacedFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
    /** The distance between letters; browsers on Apple's platforms know that of the system font. */
    letterSpacing: "normal",
    /**
     * Returns the height of a line in points: that of San Francisco, which labels use, and not the published leading.
     * @param {number} size the font's size
     */
    lineHeight(size) {
        return size * 1.193359375;
    },
};

/**
 * The size and the leading of each text style, from xSmall to AX5, in points. Source: Apple's Human Interface
 * Guidelines, Typography, Specifications, "iOS, iPadOS Dynamic Type sizes" and "larger accessibility type sizes"
 * (developer.apple.com/design/human-interface-guidelines/typography). The two extra large titles are those of
 * title1 and of its next larger size, because Apple lists them for visionOS only.
 * @type {Record<TextStyle, [number, number][]>}
 */
const dynamicTypeSizes = {
    extraLargeTitle: [
        [36, 43], [36, 43], [36, 43], [36, 43], [38, 46], [40, 48],
        [42, 50], [46, 55], [50, 59], [54, 63], [58, 68], [62, 72],
    ],
    extraLargeTitle2: [
        [28, 34], [28, 34], [28, 34], [28, 34], [30, 37], [32, 39],
        [34, 41], [38, 46], [43, 51], [48, 57], [53, 62], [58, 68],
    ],
    largeTitle: [
        [31, 38], [32, 39], [33, 40], [34, 41], [36, 43], [38, 46],
        [40, 48], [44, 52], [48, 57], [52, 61], [56, 66], [60, 70],
    ],
    title1: [
        [25, 31], [26, 32], [27, 33], [28, 34], [30, 37], [32, 39],
        [34, 41], [38, 46], [43, 51], [48, 57], [53, 62], [58, 68],
    ],
    title2: [
        [19, 24], [20, 25], [21, 26], [22, 28], [24, 30], [26, 32],
        [28, 34], [34, 41], [39, 47], [44, 52], [50, 59], [56, 66],
    ],
    title3: [
        [17, 22], [18, 23], [19, 24], [20, 25], [22, 28], [24, 30],
        [26, 32], [31, 38], [37, 44], [43, 51], [49, 58], [55, 65],
    ],
    headline: [
        [14, 19], [15, 20], [16, 21], [17, 22], [19, 24], [21, 26],
        [23, 29], [28, 34], [33, 40], [40, 48], [47, 56], [53, 62],
    ],
    body: [
        [14, 19], [15, 20], [16, 21], [17, 22], [19, 24], [21, 26],
        [23, 29], [28, 34], [33, 40], [40, 48], [47, 56], [53, 62],
    ],
    callout: [
        [13, 18], [14, 19], [15, 20], [16, 21], [18, 23], [20, 25],
        [22, 28], [26, 32], [32, 39], [38, 46], [44, 52], [51, 60],
    ],
    subheadline: [
        [12, 16], [13, 18], [14, 19], [15, 20], [17, 22], [19, 24],
        [21, 28], [25, 31], [30, 37], [36, 43], [42, 50], [49, 58],
    ],
    footnote: [
        [12, 16], [12, 16], [12, 16], [13, 18], [15, 20], [17, 22],
        [19, 24], [23, 29], [27, 33], [33, 40], [38, 46], [44, 52],
    ],
    caption1: [
        [11, 13], [11, 13], [11, 13], [12, 16], [14, 19], [16, 21],
        [18, 23], [22, 28], [26, 32], [32, 39], [37, 44], [43, 51],
    ],
    caption2: [
        [11, 13], [11, 13], [11, 13], [11, 13], [13, 18], [15, 20],
        [17, 22], [20, 25], [24, 30], [29, 35], [34, 41], [40, 48],
    ],
};

/**
 * The size of each text style on a Mac, where text has one size. Source: the same page, "macOS built-in text styles".
 * @type {Record<TextStyle, number>}
 */
const macSizes = {
    extraLargeTitle: 26, extraLargeTitle2: 22, largeTitle: 26, title1: 22, title2: 17, title3: 15, headline: 13,
    body: 13, callout: 12, subheadline: 11, footnote: 10, caption1: 10, caption2: 10,
};

/** @type {Record<Weight, number>} */
const fontWeights = {
    ultraLight: 100, thin: 200, light: 300, regular: 400, medium: 500, semibold: 600, bold: 700, heavy: 800, black: 900,
};

/** @typedef {{ size: number, lineHeight: number, weight: number, name: string | null }} ResolvedFont */

/**
 * Returns the weight of a text style.
 * @param {TextStyle} style
 * @param {boolean} isMac
 */
function textStyleWeight(style, isMac) {
    if (style === "headline") return isMac ? fontWeights.bold : fontWeights.semibold;
    if (style === "extraLargeTitle" || style === "extraLargeTitle2") return fontWeights.bold;
    return isMac && style === "caption2" ? fontWeights.medium : fontWeights.regular;
}

/**
 * Returns the size of a text style at the user's text size.
 * @param {TextStyle} style
 * @param {Settings} settings
 */
function textStyleSize(style, settings) {
    return settings.device === "mac" ? macSizes[style] : dynamicTypeSizes[style][textSizes.indexOf(settings.size)][0];
}

/**
 * Returns a font as the generated code creates it.
 * @param {Font} font
 * @param {Settings} settings
 * @returns {ResolvedFont}
 */
function resolvedFont(font, settings) {
    const isMac = settings.device === "mac";
    const weight = font.weight ? fontWeights[font.weight] : textStyleWeight(font.textStyle, isMac);
    const size = isMac ? font.size ?? textStyleSize(font.textStyle, settings) : scaledSize(font, settings);
    return { size, lineHeight: textMetrics.lineHeight(size), weight, name: font.name };
}

/**
 * Returns the size of a font: a text style's own font has the published sizes, and a font with another weight, size
 * or name is scaled with the leading of its text style, as UIFontMetrics does.
 * @param {Font} font
 * @param {Settings} settings
 */
function scaledSize(font, settings) {
    const sizes = dynamicTypeSizes[font.textStyle];
    const [size, leading] = sizes[textSizes.indexOf(settings.size)];
    if (!font.size && !font.weight) return size;
    const [defaultSize, defaultLeading] = sizes[textSizes.indexOf("large")];
    const scale = leading / defaultLeading;
    const unscaled = font.size ?? defaultSize;
    return scale === 1 ? unscaled : Math.round(unscaled * scale);
}

/**
 * Gives an element a font.
 * @param {HTMLElement} element
 * @param {ResolvedFont} font
 */
function applyFont(element, font) {
    const { style } = element;
    style.setProperty("font-family", textMetrics.family);
    style.setProperty("font-size", `${font.size}px`);
    style.setProperty("font-weight", String(font.weight));
    style.setProperty("line-height", `${font.lineHeight}px`);
    style.setProperty("letter-spacing", textMetrics.letterSpacing);
}

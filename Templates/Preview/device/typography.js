// The fonts of text: their sizes, weights and line heights.

/** The looks of text that depend on the machine. */
const textMetrics = {
    /**
     * The system font, or a font that is about as wide. The name `system-ui` is last, because it is a much wider
     * font on many machines with Linux.
     */
    family: '-apple-system, BlinkMacSystemFont, "SF Pro Text", "Segoe UI", Roboto, "Helvetica Neue", '
        + '"Liberation Sans", Arial, system-ui, sans-serif',
    monospacedFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
    /** The height of a line of San Francisco, which labels use, and not the published leading. */
    lineHeight: 1.193359375,
};

/**
 * The size of each text style, from xSmall to AX5, in points. Source: Apple's Human Interface Guidelines, Typography,
 * Specifications, "iOS, iPadOS Dynamic Type sizes" and "larger accessibility type sizes"
 * (developer.apple.com/design/human-interface-guidelines/typography). The two extra large titles are those of
 * title1 and of its next larger size, because Apple lists them for visionOS only.
 * @type {Record<TextStyle, number[]>}
 */
const dynamicTypeSizes = {
    extraLargeTitle: [36, 36, 36, 36, 38, 40, 42, 46, 50, 54, 58, 62],
    extraLargeTitle2: [28, 28, 28, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
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
 * @param {State} state
 * @param {boolean} isMac
 */
function textStyleSize(style, { size }, isMac) {
    return isMac ? macSizes[style] : dynamicTypeSizes[style][textSizes.indexOf(size)];
}

/**
 * Returns a font as the generated code creates it. A size of its own is scaled with its text style.
 * @param {Partial<Font> & { textStyle: TextStyle }} font
 * @param {State} state
 * @param {boolean} isMac
 */
function resolvedFont({ textStyle, weight, size, name }, state, isMac) {
    const styleSize = textStyleSize(textStyle, state, isMac);
    const usualSize = isMac ? styleSize : dynamicTypeSizes[textStyle][textSizes.indexOf("large")];
    const points = size ? Math.round(size * styleSize / usualSize) : styleSize;
    return {
        size: points, lineHeight: points * textMetrics.lineHeight, name: name ?? null,
        weight: weight ? fontWeights[weight] : textStyleWeight(textStyle, isMac),
    };
}

/**
 * @param {{ size: number, lineHeight: number, weight: number }} font
 * @returns {Styles}
 */
function fontStyles({ size, lineHeight, weight }) {
    return { "font-family": textMetrics.family, "font-size": size, "font-weight": String(weight), "line-height": lineHeight };
}

// Colors: the values of semantic colors, and stand-ins for those that only the app knows.

/**
 * The light and the dark values of UIKit's semantic colors, with their opacity. Sources: the system colors and
 * grays as Apple's Human Interface Guidelines list them (Color, Specifications, "System colors" and "iOS, iPadOS
 * system gray colors", values of iOS 15 to 18); labels, fills, separators and backgrounds, for which Apple
 * publishes names only ("UI element colors" of UIKit), as UIColor resolves them on iOS.
 * @type {Map<string, Shades>}
 */
const uiKitColors = new Map(Object.entries({
    label: ["#000000", "#FFFFFF"],
    secondaryLabel: ["rgba(60, 60, 67, 0.6)", "rgba(235, 235, 245, 0.6)"],
    tertiaryLabel: ["rgba(60, 60, 67, 0.3)", "rgba(235, 235, 245, 0.3)"],
    quaternaryLabel: ["rgba(60, 60, 67, 0.18)", "rgba(235, 235, 245, 0.16)"],
    placeholderText: ["rgba(60, 60, 67, 0.3)", "rgba(235, 235, 245, 0.3)"],
    link: ["#007AFF", "#0984FF"],
    separator: ["rgba(60, 60, 67, 0.29)", "rgba(84, 84, 88, 0.6)"],
    opaqueSeparator: ["#C6C6C8", "#38383A"],
    tintColor: ["#007AFF", "#0A84FF"],
    systemRed: ["#FF3B30", "#FF453A"],
    systemOrange: ["#FF9500", "#FF9F0A"],
    systemYellow: ["#FFCC00", "#FFD60A"],
    systemGreen: ["#34C759", "#30D158"],
    systemMint: ["#00C7BE", "#63E6E2"],
    systemTeal: ["#30B0C7", "#40C8E0"],
    systemCyan: ["#32ADE6", "#64D2FF"],
    systemBlue: ["#007AFF", "#0A84FF"],
    systemIndigo: ["#5856D6", "#5E5CE6"],
    systemPurple: ["#AF52DE", "#BF5AF2"],
    systemPink: ["#FF2D55", "#FF375F"],
    systemBrown: ["#A2845E", "#AC8E68"],
    systemGray: ["#8E8E93", "#8E8E93"],
    systemGray2: ["#AEAEB2", "#636366"],
    systemGray3: ["#C7C7CC", "#48484A"],
    systemGray4: ["#D1D1D6", "#3A3A3C"],
    systemGray5: ["#E5E5EA", "#2C2C2E"],
    systemGray6: ["#F2F2F7", "#1C1C1E"],
    systemFill: ["rgba(120, 120, 128, 0.2)", "rgba(120, 120, 128, 0.36)"],
    secondarySystemFill: ["rgba(120, 120, 128, 0.16)", "rgba(120, 120, 128, 0.32)"],
    tertiarySystemFill: ["rgba(118, 118, 128, 0.12)", "rgba(118, 118, 128, 0.24)"],
    quaternarySystemFill: ["rgba(116, 116, 128, 0.08)", "rgba(118, 118, 128, 0.18)"],
    systemBackground: ["#FFFFFF", "#000000"],
    secondarySystemBackground: ["#F2F2F7", "#1C1C1E"],
    tertiarySystemBackground: ["#FFFFFF", "#2C2C2E"],
    systemGroupedBackground: ["#F2F2F7", "#000000"],
    secondarySystemGroupedBackground: ["#FFFFFF", "#1C1C1E"],
    tertiarySystemGroupedBackground: ["#F2F2F7", "#2C2C2E"],
    black: ["#000000", "#000000"],
    white: ["#FFFFFF", "#FFFFFF"],
    red: ["#FF0000", "#FF0000"],
    green: ["#00FF00", "#00FF00"],
    blue: ["#0000FF", "#0000FF"],
    clear: ["transparent", "transparent"],
}));

/**
 * The values of AppKit's colors, by AppKit's names. Apple publishes the names ("UI element colors" and "Standard
 * colors" of AppKit); the values are those that NSColor resolves on macOS 14.
 * @type {Map<string, Shades>}
 */
const appKitColors = new Map(Object.entries({
    labelColor: ["rgba(0, 0, 0, 0.85)", "rgba(255, 255, 255, 0.85)"],
    secondaryLabelColor: ["rgba(0, 0, 0, 0.5)", "rgba(255, 255, 255, 0.55)"],
    tertiaryLabelColor: ["rgba(0, 0, 0, 0.26)", "rgba(255, 255, 255, 0.25)"],
    quaternaryLabelColor: ["rgba(0, 0, 0, 0.1)", "rgba(255, 255, 255, 0.1)"],
    placeholderTextColor: ["rgba(0, 0, 0, 0.25)", "rgba(255, 255, 255, 0.25)"],
    textColor: ["#000000", "#FFFFFF"],
    headerTextColor: ["rgba(0, 0, 0, 0.85)", "#FFFFFF"],
    linkColor: ["#0068DA", "#419CFF"],
    separatorColor: ["rgba(0, 0, 0, 0.1)", "rgba(255, 255, 255, 0.1)"],
    gridColor: ["#E6E6E6", "#1A1A1A"],
    controlAccentColor: ["#007AFF", "#007AFF"],
    controlColor: ["#FFFFFF", "rgba(255, 255, 255, 0.25)"],
    controlTextColor: ["rgba(0, 0, 0, 0.85)", "rgba(255, 255, 255, 0.85)"],
    disabledControlTextColor: ["rgba(0, 0, 0, 0.25)", "rgba(255, 255, 255, 0.25)"],
    windowBackgroundColor: ["#ECECEC", "#323232"],
    underPageBackgroundColor: ["rgba(150, 150, 150, 0.9)", "#282828"],
    controlBackgroundColor: ["#FFFFFF", "#1E1E1E"],
    textBackgroundColor: ["#FFFFFF", "#1E1E1E"],
    systemGreen: ["#28CD41", "#32D74B"],
    systemTeal: ["#59ADC4", "#6AC4DC"],
    systemCyan: ["#55BEF0", "#5AC8F5"],
    systemGray: ["#8E8E93", "#98989D"],
}));

/**
 * AppKit's colors for UIKit's names, which descriptions for both frameworks use.
 * @type {Map<string, string>}
 */
const appKitNames = new Map(Object.entries({
    label: "labelColor", secondaryLabel: "secondaryLabelColor", tertiaryLabel: "tertiaryLabelColor",
    quaternaryLabel: "quaternaryLabelColor", placeholderText: "placeholderTextColor", link: "linkColor",
    separator: "separatorColor", opaqueSeparator: "gridColor", tintColor: "controlAccentColor",
    systemBackground: "windowBackgroundColor", secondarySystemBackground: "controlBackgroundColor",
    tertiarySystemBackground: "controlBackgroundColor", systemGroupedBackground: "windowBackgroundColor",
    secondarySystemGroupedBackground: "controlBackgroundColor",
    tertiarySystemGroupedBackground: "windowBackgroundColor",
}));

/**
 * Returns the light and the dark value of a color of the platform, by UIKit's or AppKit's name; null for other names.
 * @param {string} name
 * @param {boolean} isMac
 */
function platformShades(name, isMac) {
    const onMac = isMac ? appKitColors.get(appKitNames.get(name) ?? name) : undefined;
    return onMac ?? uiKitColors.get(name) ?? appKitColors.get(name) ?? null;
}

/**
 * Returns the properties of a device that hold the colors of its platform, such as `--label`.
 * @param {boolean} isMac
 * @returns {Styles}
 */
function colorStyles(isMac) {
    return Object.fromEntries([...uiKitColors.keys(), ...appKitColors.keys()].map(name => {
        return [`--${name}`, `light-dark(${platformShades(name, isMac)})`];
    }));
}

/**
 * Returns the name of the platform's color that a color stands for; null for other colors.
 * @param {Color} color
 */
function platformColor(color) {
    const name = color.kind === "semantic" ? color.name
        : color.kind === "expression" ? /^(?:UIColor|NSColor|PlatformColor)?\.(\w+)$/.exec(color.expression)?.[1] ?? "" : "";
    return platformShades(name, false) === null ? null : name;
}

/**
 * Returns the CSS value of a color. A color that only the app knows has the same stand-in wherever its name is.
 * @param {Color} color
 * @param {boolean} [isBackground] whether a stand-in must leave text legible
 */
function cssColor(color, isBackground = false) {
    const name = platformColor(color);
    if (name !== null) return `var(--${name})`;
    if (color.kind === "adaptive") return `light-dark(${color.light}, ${color.dark})`;
    const hue = [...(color.kind === "expression" ? color.expression : color.name)]
        .reduce((sum, character) => sum + 7 * (character.codePointAt(0) ?? 0), 0) % 360;
    const [light, dark] = isBackground ? ["25% 93%", "12% 18%"] : ["25% 55%", "40% 72%"];
    return `light-dark(hsl(${hue} ${light}), hsl(${hue} ${dark}))`;
}

/**
 * Returns the CSS value of a color, or else that of a color of the platform.
 * @param {Color | null} color
 * @param {string} standard
 */
function cssColorOr(color, standard) {
    return color ? cssColor(color) : `var(--${standard})`;
}

/**
 * Returns a note about a color that only the app knows; null for other colors.
 * @param {Color | null} color
 */
function colorNote(color) {
    if (color === null || color.kind === "adaptive" || platformColor(color) !== null) return null;
    return `color ${color.kind === "expression" ? color.expression : color.name}`;
}

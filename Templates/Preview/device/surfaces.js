// Surfaces: colors, materials, corners, borders and shadows behind the content of plugins and stacks.

/**
 * The tints of materials over a blurred background, light and dark. Apple publishes no values: these resemble the
 * materials of iOS. Glass also has bright edges, in the style sheet.
 * @type {Record<NonNullable<Surface["material"]>, Shades>}
 */
const materialTints = {
    systemUltraThinMaterial: ["rgba(247, 247, 247, 0.44)", "rgba(38, 38, 38, 0.46)"],
    systemThinMaterial: ["rgba(247, 247, 247, 0.6)", "rgba(38, 38, 38, 0.6)"],
    systemMaterial: ["rgba(247, 247, 247, 0.76)", "rgba(38, 38, 38, 0.74)"],
    systemThickMaterial: ["rgba(247, 247, 247, 0.88)", "rgba(38, 38, 38, 0.86)"],
    systemChromeMaterial: ["rgba(250, 250, 250, 0.8)", "rgba(30, 30, 30, 0.8)"],
    glass: ["rgba(255, 255, 255, 0.62)", "rgba(44, 44, 46, 0.6)"],
};

/**
 * The corners by their names in style sheets, which follow the direction of text.
 * @type {Record<Corner, string>}
 */
const cornerNames = {
    topLeading: "start-start", topTrailing: "start-end", bottomLeading: "end-start", bottomTrailing: "end-end",
};

/**
 * Puts a surface behind the content of an element. It is as large as the element and takes no space.
 * @param {HTMLElement} element
 * @param {Surface} surface
 */
function placeSurface(element, { color, material, corners, roundCorners, border, shadow }) {
    const radius = corners === "capsule" ? 9999 : corners ?? 0;
    /** @type {Styles} */
    const styles = {
        "background-color": color && cssColor(color, true),
        "--device-material": material && `light-dark(${materialTints[material]})`,
        border: border && `${border.width}px solid ${cssColor(border.color)}`,
        // The blur of CSS is twice the radius of a layer's shadow.
        "--device-shadow": shadow && `${shadow.x}px ${shadow.y}px ${2 * shadow.radius}px rgba(0, 0, 0, ${shadow.opacity})`,
    };
    for (const [corner, name] of Object.entries(cornerNames)) {
        const isRound = roundCorners === null || roundCorners.some(round => round === corner);
        styles[`border-${name}-radius`] = isRound ? radius : 0;
    }
    const className = classNames("device-surface", material && "device-material", material === "glass" && "device-glass");
    element.classList.add("device-has-surface");
    element.prepend(node("div", { class: className, "aria-hidden": "true", style: styles }));
    addNotes(element, [colorNote(color), colorNote(border?.color ?? null)]);
}

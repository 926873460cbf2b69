// @ts-check
"use strict";

// Surfaces: colors, materials, corners, borders and shadows behind the content of plugins and stacks.

/**
 * The tints of materials over a blurred background, light and dark. Apple publishes no values: these resemble the
 * materials of iOS. Glass also has bright edges, in the style sheet.
 * @type {Record<NonNullable<Surface["material"]>, [string, string]>}
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
 * @param {Settings} settings
 */
function placeSurface(element, surface, settings) {
    const view = document.createElement("div");
    view.className = "device-surface";
    view.setAttribute("aria-hidden", "true");
    const { style } = view;
    if (surface.color) style.setProperty("background-color", cssColor(surface.color, settings, foreignBackgrounds));
    if (surface.material) {
        view.classList.add("device-material");
        if (surface.material === "glass") view.classList.add("device-glass");
        const tint = materialTints[surface.material][settings.appearance === "dark" ? 1 : 0];
        style.setProperty("--device-material", tint);
    }
    style.setProperty("border-radius", surface.corners === "capsule" ? "9999px" : `${surface.corners ?? 0}px`);
    if (surface.roundCorners) {
        for (const [corner, name] of Object.entries(cornerNames)) {
            if (!surface.roundCorners.some((round) => round === corner)) style.setProperty(`border-${name}-radius`, "0");
        }
    }
    if (surface.border) {
        style.setProperty("border", `${surface.border.width}px solid ${cssColor(surface.border.color, settings)}`);
    }
    // The blur of CSS is twice the radius of a layer's shadow.
    if (surface.shadow) {
        const { x, y, radius, opacity } = surface.shadow;
        style.setProperty("--device-shadow", `${x}px ${y}px ${2 * radius}px rgba(0, 0, 0, ${opacity})`);
    }
    element.classList.add("device-has-surface");
    element.prepend(view);
    addNotes(element, [colorNote(surface.color), colorNote(surface.border?.color ?? null)]);
}

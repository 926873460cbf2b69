// @ts-check
"use strict";

// Boxes in place of what only the app can draw.

/**
 * Returns a box for a view of the app.
 * @param {ForeignView} view
 * @param {RenderContext} context
 */
function makeForeignView(view, { settings }) {
    const box = makeBox(view.type, view.kind === "swiftUI" ? "SwiftUI view" : "custom view", settings);
    if (/(Table|Collection)View$/.test(view.type)) {
        box.classList.add("device-list");
        setStyle(box, "--device-separator", semanticColor("separator", settings));
    }
    addNotes(box, [view.create]);
    return box;
}

/**
 * Returns a box for something that only the app can draw.
 * @param {string} type
 * @param {string} kind
 * @param {Settings} settings
 */
function makeBox(type, kind, settings) {
    const box = document.createElement("div");
    box.className = "device-foreign";
    box.setAttribute("role", "img");
    box.setAttribute("aria-label", `${type}, ${kind}`);
    setStyle(box, "--device-line", semanticColor("systemGray", settings));
    setStyle(box, "--device-fill", semanticColor("quaternarySystemFill", settings));
    setStyle(box, "color", semanticColor("secondaryLabel", settings));
    const code = document.createElement("code");
    setStyle(code, "font-family", textMetrics.monospacedFamily);
    code.textContent = type;
    const label = document.createElement("span");
    label.textContent = kind;
    box.append(code, label);
    return box;
}

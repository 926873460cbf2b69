// @ts-check
"use strict";

// The host behind a plugin: its content, its bars and the device around it. All of it is for the eye only.

/**
 * Creates an element with a class for the host and the device. Assistive technologies skip it.
 * @param {string} className
 * @param {...Node} children
 */
function hostPart(className, ...children) {
    const part = document.createElement("div");
    part.className = className;
    part.setAttribute("aria-hidden", "true");
    part.append(...children);
    return part;
}

/** The widths of lines of text in rows and paragraphs, in percent. */
const lineWidths = [52, 38, 64, 45, 58, 34, 49, 61];

/**
 * Returns a gray line in place of text.
 * @param {number} width in percent
 * @param {string} className
 */
function textLine(width, className) {
    const line = hostPart(`device-text-line ${className}`.trim());
    setStyle(line, "width", `${width}%`);
    return line;
}

/**
 * Returns the content of the host: paragraphs, or a table that scrolls. A plugin in a list always has a table, and one
 * behind its rows has an empty table.
 * @param {Settings} settings
 * @param {Placement} placement
 */
function makeHostContent(settings, placement) {
    if (settings.host === "plain" && !isInList(placement)) {
        const lines = [textLine(46, "device-headline")];
        for (const width of [96, 100, 88, 60]) lines.push(textLine(width, ""));
        lines.push(hostPart("device-block"));
        for (const width of [94, 100, 97, 72]) lines.push(textLine(width, ""));
        return hostPart("device-host-content device-paragraphs", ...lines);
    }
    const table = hostPart("device-host-content device-table");
    const rowCount = placement.position === "listBackground" ? 0 : 26;
    for (let row = 0; row < rowCount; row += 1) table.append(makeRow(row));
    return table;
}

/**
 * Returns a row of a table.
 * @param {number} index
 */
function makeRow(index) {
    const lines = hostPart("device-row-lines",
        textLine(lineWidths[index % lineWidths.length], "device-row-title"),
        textLine(lineWidths[(index + 3) % lineWidths.length] + 18, ""));
    const chevron = makeSymbol("chevron.forward", 13);
    chevron.removeAttribute("title");
    return hostPart("device-table-row", hostPart("device-row-image"), lines, chevron);
}

/** Returns the bar of a navigation controller, below the status bar. */
function makeNavigationBar() {
    const title = hostPart("device-bar-title");
    title.append("Title");
    const back = makeSymbol("chevron.backward", 20);
    back.removeAttribute("title");
    return hostPart("device-navigation-bar", back, title);
}

/**
 * Returns the bars that a device shows over all content.
 * @param {Device} device
 */
function makeSystemBars(device) {
    if (device === "mac") return [];
    const time = hostPart("device-time");
    time.append("9:41");
    const state = hostPart("device-state", hostPart("device-signal"), hostPart("device-battery"));
    const island = device === "phone" ? [hostPart("device-island")] : [];
    return [hostPart("device-status-bar", time, ...island, state), hostPart("device-home-indicator")];
}

/** Returns the title bar of a Mac's window. */
function makeTitleBar() {
    const title = hostPart("device-window-title");
    title.append("Window");
    const buttons = hostPart("device-window-buttons", hostPart(""), hostPart(""), hostPart(""));
    return hostPart("device-title-bar", buttons, title);
}

/**
 * Returns what covers the host behind a plugin.
 * @param {NonNullable<Presentation["backdrop"]>} backdrop
 * @param {RenderContext} context
 */
function makeBackdrop(backdrop, { settings, calls }) {
    const cover = hostPart(`device-backdrop device-backdrop-${backdrop.style}`);
    // As the generated code darkens: more in the dark style.
    if (backdrop.style === "dim") {
        const opacity = settings.appearance === "dark" ? 0.5 : 0.25;
        setStyle(cover, "background-color", `rgba(0, 0, 0, ${opacity})`);
    }
    cover.addEventListener("click", () => {
        if (!backdrop.dismissesOnTap) return;
        const button = cancelButton(cover);
        if (button === null) calls.tapBackdrop();
        else button.click();
    });
    return cover;
}

/**
 * Returns the usable button with the role `cancel` in the device around an element, or null if there is none.
 * @param {HTMLElement} element
 * @returns {HTMLElement | null}
 */
function cancelButton(element) {
    const device = element.closest("[data-screen]");
    return device?.querySelector(".device-button[data-role=cancel]:not(:disabled):not(.device-busy)") ?? null;
}

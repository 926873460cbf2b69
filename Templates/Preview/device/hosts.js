// The host behind a plugin: its content, its bars and the device around it. All of it is for the eye only.

/**
 * Creates a part of the host or the device. Assistive technologies skip it.
 * @param {string} className
 * @param {...(Node | string)} children
 */
function hostPart(className, ...children) {
    return node("div", { class: className, "aria-hidden": "true" }, ...children);
}

/** The widths of lines of text in rows, in percent. */
const lineWidths = [52, 38, 64, 45, 58, 34, 49, 61];

/**
 * Returns a gray line in place of text.
 * @param {number} width in percent
 */
function textLine(width, className = "") {
    return node("div", { class: `device-text-line ${className}`, style: { width: `${width}%` } });
}

/**
 * Returns the content of the host: paragraphs, or a table that scrolls. A plugin in a list always has a table, and one
 * behind its rows has an empty table.
 * @param {State} state
 * @param {Placement} placement
 */
function makeHostContent({ host }, placement) {
    const isTable = host !== "plain" || isInList(placement);
    const rowCount = placement.position === "listBackground" ? 0 : 26;
    const content = isTable
        ? hostPart("device-host-content", ...Array.from({ length: rowCount }, (_, index) => makeRow(index)))
        : hostPart("device-host-content device-paragraphs",
            textLine(46, "device-headline"), ...[96, 100, 88, 60].map(width => textLine(width)),
            hostPart("device-block"), ...[94, 100, 97, 72].map(width => textLine(width)));
    // Browsers would let the keyboard focus what scrolls.
    content.tabIndex = -1;
    return content;
}

/**
 * Returns a row of a table.
 * @param {number} index
 */
function makeRow(index) {
    const width = lineWidths[(index + 3) % lineWidths.length] + 18;
    return hostPart("device-table-row", hostPart("device-row-image"),
        hostPart("device-row-lines", textLine(lineWidths[index % lineWidths.length], "device-row-title"), textLine(width)),
        makeSymbol("chevron.forward", 13));
}

/** Returns the bar of a navigation controller, below the status bar. */
function makeNavigationBar() {
    return hostPart("device-navigation-bar", makeSymbol("chevron.backward", 20), hostPart("device-bar-title", "Title"));
}

/**
 * Returns the bars that a device shows over all content.
 * @param {Device} device
 */
function makeSystemBars(device) {
    const island = device === "phone" ? [hostPart("device-island")] : [];
    const state = hostPart("device-state", hostPart("device-signal"), hostPart("device-battery"));
    return [hostPart("device-status-bar", "9:41", ...island, state), hostPart("device-home-indicator")];
}

/** Returns the title bar of a Mac's window. */
function makeTitleBar() {
    const buttons = hostPart("device-window-buttons", hostPart(""), hostPart(""), hostPart(""));
    return hostPart("device-title-bar", buttons, hostPart("device-window-title", "Window"));
}

/**
 * Returns what covers the host behind a plugin. A tap that dismisses presses the cancel button, if it is enabled.
 * @param {NonNullable<Presentation["backdrop"]>} backdrop
 * @param {RenderContext} context
 */
function makeBackdrop({ style, dismissesOnTap }, { tapBackdrop }) {
    const cover = hostPart(`device-backdrop device-backdrop-${style}`);
    cover.addEventListener("click", () => {
        if (!dismissesOnTap) return;
        const button = cover.parentElement?.querySelector(".device-button[data-role=cancel]:not(:disabled, .device-busy)");
        if (button instanceof HTMLElement) button.click();
        else tapBackdrop();
    });
    return cover;
}

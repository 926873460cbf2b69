// @ts-check
"use strict";

// The warnings about a plugin: those of plugingen, and those about what cannot be read or seen.

/**
 * Creates the list of warnings; null if there are none.
 * @param {PluginDescription} plugin
 */
function warningList(plugin) {
    const items = [...diagnosticsOf(plugin).map(({ line, column, message, text }) => {
        const notes = text.split("\n").flatMap(line => line.startsWith("  note: ") ? [line.slice(8)] : []);
        return warningItem(`${line}:${column}`, message, notes.join(". "));
    }), ...legibilityWarnings(plugin).map(({ view, problem, advice }) => warningItem(view, problem, advice))];
    return items.length === 0 ? null : node("ul", { class: "warnings", "aria-label": "Warnings" }, ...items);
}

/**
 * @param {string} place
 * @param {string} problem
 * @param {string} advice
 */
function warningItem(place, problem, advice) {
    return node("li", {},
        node("span", { class: "severity warning" }, "warning"), " ", node("span", { class: "place" }, place), " ", problem,
        advice === "" ? null : node("p", { class: "quiet" }, advice));
}

/**
 * Returns the problems of a plugin's description, which are warnings: a plugin with errors is not on the page.
 * @param {PluginDescription} plugin
 */
function diagnosticsOf(plugin) {
    return pageData().problems.find(({ file }) => file === plugin.file)?.diagnostics ?? [];
}

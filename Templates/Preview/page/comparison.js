// @ts-check
"use strict";

// The gallery of a page that compares plugins with those of a revision.

/**
 * Creates the cards of all changes, and below them those of the other plugins.
 * @param {PreviewData} data
 * @param {Comparison} comparison
 * @returns {{ title: string, elements: HTMLElement[], panes: Pane[] }}
 */
function comparisonCards({ plugins }, { before, after }) {
    const changes = changedPlugins();
    const changed = changes.map(change => changeCard(change, before, after ?? "Now"));
    const others = plugins.filter(plugin => !changes.some(change => change.after === plugin)).map(card);
    const count = changes.length === 0 ? "No changes" : changes.length === 1 ? "1 change" : `${changes.length} changes`;
    const unchanged = node("details", { class: "unchanged" },
        node("summary", {}, others.length === 1 ? "1 plugin is unchanged" : `${others.length} plugins are unchanged`),
        node("ul", { class: "cards" }, ...others.map(({ element }) => element)));
    return {
        title: `${count} ${after === null ? "since" : "from"} ${before}${after === null ? "" : ` to ${after}`}`,
        elements: [
            node("ul", { class: "cards changes" }, ...changed.map(({ element }) => element)),
            ...others.length === 0 ? [] : [unchanged],
        ],
        panes: [...changed, ...others].flatMap(({ panes }) => panes),
    };
}

/**
 * Creates the card of a plugin before and after a change.
 * @param {ReturnType<typeof changedPlugins>[number]} change
 * @param {string} before
 * @param {string} after
 * @returns {{ element: HTMLElement, panes: Pane[] }}
 */
function changeCard(change, before, after) {
    const plugin = change.after ?? change.before;
    if (plugin === null) return { element: node("li"), panes: [] };
    const isOnBothSides = change.before !== null && change.after !== null || change.hasMistakes;
    const kind = isOnBothSides ? "changed" : change.before === null ? "added" : "removed";
    /** @type {Pane[]} */
    const panes = [];
    const sides = [{ title: before, plugin: change.before }, { title: after, plugin: change.after }].map(side => {
        const pane = node("div", { class: "pane", inert: true, "aria-hidden": "true" });
        if (side.plugin !== null) panes.push({ plugin: side.plugin, element: pane });
        const title = side.plugin === null ? node("span", { class: "quiet" }, `${side.title}: ${change.hasMistakes ? "mistakes" : "none"}`)
            : node("a", { href: `#${encoded(pluginKey(side.plugin))}` }, side.title);
        return node("figure", { class: "side" }, pane, node("figcaption", {}, title));
    });
    const id = `card-${pluginKey(plugin)}`;
    const element = node("li", {},
        node("article", { class: `card change ${kind}`, "aria-labelledby": id, "data-card": pluginKey(plugin), "data-change": kind },
            node("h2", { id }, plugin.name, " ", node("span", { class: "tag" }, kind)),
            node("p", { class: "summary" }, plugin.summary),
            warningList(plugin),
            node("div", { class: "sides" }, ...sides)));
    return { element, panes };
}

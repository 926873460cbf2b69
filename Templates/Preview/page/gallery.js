// @ts-check
"use strict";

// The gallery: a card per plugin.

/** The number of plugins from which a field filters them. */
const longestUnfiltered = 12;

/** The height of a card's wireframe in pixels. */
const paneHeight = 392;

/** Calls of a device that nobody can use. */
const noCalls = { trigger() {}, edit() {}, tapBackdrop() {} };

/**
 * Creates the gallery.
 * @param {PreviewData} data
 * @param {string[]} notes
 * @returns {{ element: HTMLElement, stop: () => void }}
 */
function makeGallery(data, notes) {
    const { title, elements, panes } = data.comparison === null ? pluginCards(data) : comparisonCards(data, data.comparison);
    const builder = paneBuilder(panes);
    const element = node("div", { class: "gallery" },
        noteList(notes), node("h1", { tabindex: -1 }, title), makeProblems(data.problems), ...elements);
    return { element, stop: builder.stop };
}

/**
 * Creates the cards of all plugins.
 * @param {PreviewData} data
 * @returns {{ title: string, elements: HTMLElement[], panes: Pane[] }}
 */
function pluginCards({ plugins }) {
    const cards = plugins.map(card);
    const { length } = plugins;
    const list = node("ul", { class: "cards" }, ...cards.map(({ element }) => element));
    return {
        title: length === 0 ? "No plugins" : length === 1 ? "1 plugin" : `${length} plugins`,
        elements: length > longestUnfiltered ? [filterField(cards), list] : [list],
        panes: cards.flatMap(({ panes }) => panes),
    };
}

/**
 * The place of a plugin's wireframe.
 * @typedef {{ plugin: PluginDescription, element: HTMLElement }} Pane
 */

/**
 * @param {PluginDescription} plugin
 * @returns {{ plugin: PluginDescription, element: HTMLElement, panes: Pane[] }}
 */
function card(plugin) {
    const pane = node("div", { class: "pane", inert: true, "aria-hidden": "true" });
    const id = `card-${pluginKey(plugin)}`;
    const address = `#${encoded(pluginKey(plugin))}`;
    const element = node("li", {},
        node("article", { class: "card", "aria-labelledby": id, "data-card": pluginKey(plugin) },
            node("div", { class: "card-top" },
                node("h2", { id }, node("a", { href: address }, plugin.name)),
                node("p", { class: "summary" }, plugin.summary),
                warningList(plugin),
                pane),
            plugin.usage.length === 0 ? null : codeBlock(plugin.usage, `host helpers of ${plugin.name}`)));
    return { plugin, element, panes: [{ plugin, element: pane }] };
}

/**
 * Builds the wireframes that can be seen: a page can have a thousand.
 * @param {Pane[]} places
 */
function paneBuilder(places) {
    /** @type {Map<Element, PluginDescription>} */
    const panes = new Map();
    /** @type {Set<Element>} */
    const built = new Set();
    const theme = matchMedia("(prefers-color-scheme: dark)");
    const observer = new IntersectionObserver(entries => {
        for (const { target, isIntersecting } of entries) {
            if (isIntersecting) build(target);
            else clear(target);
        }
    }, { rootMargin: "600px" });
    /** @param {Element} pane */
    const build = pane => {
        const plugin = panes.get(pane);
        if (plugin === undefined || !(pane instanceof HTMLElement)) return;
        built.add(pane);
        const frame = node("div", { class: "frame" }, stillDevice(plugin, theme.matches ? "dark" : "light"));
        pane.replaceChildren(frame);
        scaleDevices(frame, pane.clientWidth - 32, paneHeight - 32);
    };
    /** @param {Element} pane */
    const clear = pane => {
        built.delete(pane);
        pane.replaceChildren();
    };
    const rebuild = () => built.forEach(build);
    theme.addEventListener("change", rebuild);
    addEventListener("resize", rebuild);
    for (const { plugin, element } of places) {
        panes.set(element, plugin);
        observer.observe(element);
    }
    return {
        stop() {
            observer.disconnect();
            theme.removeEventListener("change", rebuild);
            removeEventListener("resize", rebuild);
        },
    };
}

/**
 * Creates a device that shows a plugin in its place.
 * @param {PluginDescription} plugin
 * @param {Settings["appearance"]} appearance
 */
function stillDevice(plugin, appearance) {
    const state = defaultState(plugin);
    return stateDevice({ ...state, settings: { ...state.settings, appearance } });
}

/**
 * Creates a device that shows a state, and that nobody can use.
 * @param {StageState} state
 */
function stateDevice(state) {
    return makeDevice(state.plugin, state.settings, state.values, momentAt(state, state.time, false), noCalls);
}

/**
 * Creates a field that hides the cards without its text in their name, summary or file.
 * @param {{ plugin: PluginDescription, element: HTMLElement }[]} cards
 */
function filterField(cards) {
    const field = node("input", { id: "filter", type: "search", autocomplete: "off", spellcheck: "false" });
    const status = node("span", { class: "quiet", role: "status" });
    field.addEventListener("input", () => {
        const text = field.value.trim().toLowerCase();
        let count = 0;
        for (const { plugin, element } of cards) {
            const isShown = `${plugin.name} ${plugin.summary ?? ""} ${plugin.file}`.toLowerCase().includes(text);
            element.hidden = !isShown;
            if (isShown) count += 1;
        }
        status.textContent = text === "" ? "" : `${count} of ${cards.length}`;
    });
    return node("p", { class: "filter" }, node("label", { for: "filter" }, "Filter"), field, status);
}

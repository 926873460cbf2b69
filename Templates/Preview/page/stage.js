// @ts-check
"use strict";

// The stage: one plugin large, with controls for everything that an address states.

/**
 * What the controls of the stage work with.
 * @typedef {{
 *     state: StageState,
 *     change: (action: (state: StageState) => void) => void,
 *     onChange: (listener: () => void) => void,
 *     isPlaying: () => boolean,
 *     setPlaying: (isPlaying: boolean) => void,
 *     end: () => number,
 *     setEndKept: (isKept: boolean) => void,
 * }} Stage
 */

/** Milliseconds without a change after which the address is written. Browsers limit how often that is allowed. */
const addressDelay = 250;

/**
 * Creates the stage.
 * @param {StageState} state
 * @param {string[]} notes
 * @returns {{ element: HTMLElement, shown: () => void, stop: () => void, saveAddress: () => void, isPlaying: () => boolean }}
 */
function makeStage(state, notes) {
    const address = makeAddressWriter(state);
    const stage = makeStageModel(state, address.writeLater);
    const handlers = makeHandlers(stage);
    const wireframes = makeWireframes(stage, handlers.light);
    const timeline = makeTimeline(stage);
    const element = node("div", { class: "stage", "data-stage": pluginKey(state.plugin) },
        noteList(notes),
        stageHeader(stage),
        node("div", { class: "stage-columns" },
            node("div", { class: "show" }, wireframes.element, timeline.element),
            node("div", { class: "controls" },
                makeInputs(stage), handlers.element, makeSettings(stage), detailList(stage), usage(state.plugin))));
    stage.change(() => {});
    address.cancel();
    return {
        element,
        shown: wireframes.layOut,
        stop() {
            timeline.stop();
            wireframes.stop();
            address.cancel();
        },
        saveAddress: address.writeNow,
        isPlaying: stage.isPlaying,
    };
}

/**
 * Creates the state that the controls share, and the calls that change it.
 * @param {StageState} state
 * @param {() => void} writeAddress
 * @returns {Stage}
 */
function makeStageModel(state, writeAddress) {
    /** @type {(() => void)[]} */
    const listeners = [];
    let isPlaying = false;
    /** @type {number | null} */
    let keptEnd = null;
    const notify = () => {
        for (const listener of listeners) listener();
        if (!isPlaying) writeAddress();
    };
    return {
        state,
        change(action) {
            action(state);
            notify();
        },
        onChange(listener) { listeners.push(listener); },
        isPlaying: () => isPlaying,
        setPlaying(value) {
            isPlaying = value;
            notify();
        },
        end: () => keptEnd ?? endOfTime(state),
        setEndKept(isKept) {
            keptEnd = isKept ? endOfTime(state) : null;
            notify();
        },
    };
}

/**
 * Writes the state into the address of the page, without an entry in the history.
 * @param {StageState} state
 */
function makeAddressWriter(state) {
    let timer = 0;
    const writeNow = () => {
        clearTimeout(timer);
        const address = makeAddress(state);
        try {
            if (address !== location.hash) history.replaceState(null, "", address);
        } catch {
            // A browser that has had too many changes keeps the last address.
        }
    };
    return {
        writeNow,
        writeLater() {
            clearTimeout(timer);
            timer = setTimeout(writeNow, addressDelay);
        },
        cancel() { clearTimeout(timer); },
    };
}

/**
 * @param {Stage} stage
 */
function stageHeader(stage) {
    const { plugin } = stage.state;
    const { plugins } = pageData();
    const index = plugins.indexOf(plugin);
    const change = changedPlugins().find(({ before, after }) => before === plugin || after === plugin);
    const isBefore = change?.before === plugin;
    return node("header", { class: "stage-header" },
        node("div", { class: "stage-title" },
            node("h1", { tabindex: -1 }, plugin.name),
            node("div", { class: "copy-address" }, "Address ", copyAddressButton(stage)),
            node("nav", { "aria-label": "Other plugins", class: "steps" },
                stepLink(stage, (isBefore ? change?.after : change?.before) ?? undefined, isBefore ? "After" : "Before"),
                stepLink(stage, plugins[index - 1], "Previous"),
                isBefore ? null : stepLink(stage, plugins[index + 1], "Next"))),
        node("p", { class: "summary" }, plugin.summary),
        warningList(plugin));
}

/**
 * Creates a link to another plugin, in the same surroundings.
 * @param {Stage} stage
 * @param {PluginDescription | undefined} plugin
 * @param {string} title
 */
function stepLink(stage, plugin, title) {
    if (plugin === undefined) return null;
    const link = node("a", { "aria-label": `${title}: ${plugin.name}` }, title);
    stage.onChange(() => {
        const { settings, showsBoth } = stage.state;
        const device = devices(plugin).includes(settings.device) ? settings.device : defaultSettings(plugin).device;
        link.setAttribute("href", makeAddress({ ...defaultState(plugin), showsBoth, settings: { ...settings, device } }));
    });
    return link;
}

/**
 * @param {Stage} stage
 */
function copyAddressButton(stage) {
    return copyButton("address of this state", () => new URL(makeAddress(stage.state), location.href).href, null);
}

/**
 * Creates the facts that the wireframe does not show.
 * @param {Stage} stage
 */
function detailList(stage) {
    const list = node("dl", { class: "details" });
    let shown = "";
    stage.onChange(() => {
        const details = detailsInWords(stage.state.plugin, stage.state.values);
        const description = JSON.stringify(details);
        if (description === shown) return;
        shown = description;
        list.replaceChildren(...details.map(({ term, value }) => {
            return node("div", {}, node("dt", {}, term), node("dd", {}, value));
        }));
    });
    return section("facts", "Description", list);
}

/**
 * @param {PluginDescription} plugin
 */
function usage(plugin) {
    if (plugin.usage.length === 0) return null;
    return section("usage", "Host helpers", codeBlock(plugin.usage, `host helpers of ${plugin.name}`));
}

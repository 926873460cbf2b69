// @ts-check
"use strict";

// The pictures that `plugingen preview --images` takes: of each plugin at first, and with another value of each input
// that hides, shows or changes something.

/** The greatest number of states of a plugin. */
const pictureLimit = 12;

/**
 * Returns the names of all pictures, and the addresses that show them.
 * @returns {{ name: string, address: string }[]}
 */
function pictures() {
    const { plugins, comparison } = pageData();
    if (comparison === null) return plugins.flatMap(plugin => picturesOf(plugin, ""));
    return changedPlugins().flatMap(({ before, after }) => [
        ...before === null ? [] : picturesOf(before, "~before"), ...after === null ? [] : picturesOf(after, "~after"),
    ]);
}

/**
 * @param {PluginDescription} plugin
 * @param {string} suffix
 */
function picturesOf(plugin, suffix) {
    return pictureStates(plugin).flatMap(({ name, state }) => {
        const dark = { ...state, settings: { ...state.settings, appearance: /** @type {const} */ ("dark") } };
        return [
            { name: `${name}${suffix}`, address: makeAddress(state) },
            { name: `${name}${suffix}~dark`, address: makeAddress(dark) },
        ];
    });
}

/**
 * Returns the states of a plugin that look different, the first of them without a change.
 * @param {PluginDescription} plugin
 */
function pictureStates(plugin) {
    const first = defaultState(plugin);
    const key = pluginKey(plugin).replace(/~before$/, "");
    /** @type {Set<string>} */
    const seen = new Set();
    return [{ name: key, state: first }, ...otherValues(plugin).map(({ name, input, value }) => {
        return { name: `${key}.${name}`, state: { ...first, values: { ...first.values, [input]: value } } };
    })].filter(({ state }) => {
        const { size } = seen;
        seen.add(stateDevice(state).innerHTML);
        return seen.size > size && size < pictureLimit;
    });
}

/**
 * Returns another value of each input with few values, and the name of a picture with it.
 * @param {PluginDescription} plugin
 * @returns {{ name: string, input: string, value: Values[string] }[]}
 */
function otherValues({ inputs, handlers }) {
    const ofInputs = inputs.flatMap(({ name, kind, isOptional, value, sample }) => {
        if (kind === "flag" && !isOptional) return [{ name: value ? `${name}.false` : name, input: name, value: !value }];
        if (kind === "other" || !isOptional) return [];
        return [{ name: value === null ? name : `${name}.nil`, input: name, value: value === null ? sample : null }];
    });
    return [...ofInputs, ...handlers.filter(handler => handler.makesBusy).map(({ name }) => {
        return { name, input: name, value: true };
    })];
}

/**
 * Shows a picture, and returns its place on the page.
 * @param {string} address
 */
async function showPicture(address) {
    document.documentElement.classList.add("for-pictures");
    location.hash = address;
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const device = document.querySelector("[data-stage] figure .frame > *");
    if (device === null) throw new Error(`There is nothing at ${address}`);
    const { x, y, width, height } = device.getBoundingClientRect();
    return [x + scrollX, y + scrollY, width, height];
}

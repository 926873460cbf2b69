// @ts-check
"use strict";

// The state of the stage, and what it is at first.

/**
 * What the stage shows. An address states all of it.
 * @typedef {{
 *     plugin: PluginDescription,
 *     settings: Settings,
 *     showsBoth: boolean,
 *     values: Values,
 *     schedule: Schedule,
 *     time: number,
 *     replacement: PluginDescription | null,
 * }} StageState
 */

/** The seconds for which a plugin is visible before the host asks for its removal. */
const visibleDuration = 2;

/**
 * The text sizes, from the smallest one.
 * @type {TextSize[]}
 */
const textSizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4", "AX5",
];

/** @type {{ host: Settings["host"], title: string }[]} */
const hosts = [
    { host: "plain", title: "Plain view" },
    { host: "table", title: "Table" },
    { host: "navigation", title: "Table with a navigation bar" },
];

/**
 * Returns what the stage shows if an address names only a plugin: the plugin in its place.
 * @param {PluginDescription} plugin
 * @returns {StageState}
 */
function defaultState(plugin) {
    return {
        plugin,
        settings: defaultSettings(plugin),
        showsBoth: false,
        values: defaultValues(plugin),
        schedule: defaultSchedule(plugin),
        time: defaultTime(plugin),
        replacement: pluginsOfGroup(plugin)[0] ?? null,
    };
}

/**
 * @param {PluginDescription} plugin
 * @returns {Settings}
 */
function defaultSettings(plugin) {
    return {
        device: devices(plugin)[0] ?? "phone",
        appearance: "light",
        size: "large",
        isRightToLeft: false,
        reducesMotion: false,
        host: "plain",
    };
}

/**
 * @param {PluginDescription} plugin
 * @returns {Values}
 */
function defaultValues(plugin) {
    /** @type {Values} */
    const values = Object.create(null);
    for (const input of plugin.inputs) values[input.name] = input.value;
    for (const handler of plugin.handlers) if (handler.makesBusy) values[handler.name] = false;
    return values;
}

/**
 * Returns a schedule in which the plugin leaves, if it does not dismiss itself.
 * @param {PluginDescription} plugin
 * @returns {Schedule}
 */
function defaultSchedule(plugin) {
    const { delay, dismissesAfter } = plugin.presentation;
    return {
        removedAt: dismissesAfter === null ? delay + visibleDuration : null,
        replacedAt: null,
        dismissedAt: null,
    };
}

/**
 * Returns when the plugin is in its place.
 * @param {PluginDescription} plugin
 */
function defaultTime(plugin) {
    const { delay, moveIn, duration } = plugin.presentation;
    // A plugin that leaves before is shown halfway.
    const leaving = presentationTimes({ plugin, schedule: defaultSchedule(plugin), replacement: null }).leaving ?? Infinity;
    return rounded(Math.min(delay + (moveIn === "none" ? 0 : duration), (delay + leaving) / 2));
}

/**
 * Returns the end of the time line: a while after the last event.
 * @param {StageState} state
 */
function endOfTime(state) {
    const { plugin, schedule } = state;
    const last = Math.max(
        ...events(state, false).map(event => event.time),
        schedule.removedAt ?? 0, schedule.replacedAt ?? 0, defaultTime(plugin) + visibleDuration);
    return Math.ceil(last * 2 + 1) / 2;
}

/**
 * Returns a time without digits that nobody can see.
 * @param {number} time
 */
function rounded(time) {
    return Math.round(time * 1000) / 1000;
}

// @ts-check
"use strict";

// The data of the page, and what the page derives from it at once.

/** @type {PreviewData | null} */
let readData = null;

/**
 * Returns the data of the page.
 * @returns {PreviewData}
 */
function pageData() {
    readData ??= /** @type {PreviewData} */ (JSON.parse(document.getElementById("data")?.textContent ?? "null"));
    return readData;
}

/** @type {Map<PluginDescription, string> | null} */
let pluginKeys = null;

/**
 * Returns the name of a plugin in addresses. Plugins of different modules can have the same name: the second `Loading`
 * is `Loading~2`. A plugin as it was is `Loading~before`.
 * @param {PluginDescription} plugin
 */
function pluginKey(plugin) {
    if (pluginKeys === null) {
        pluginKeys = new Map();
        addKeys(pageData().plugins, "", pluginKeys);
        addKeys(pageData().comparison?.plugins ?? [], "~before", pluginKeys);
    }
    return pluginKeys.get(plugin) ?? plugin.name;
}

/**
 * @param {PluginDescription[]} plugins
 * @param {string} suffix
 * @param {Map<PluginDescription, string>} keys
 */
function addKeys(plugins, suffix, keys) {
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const plugin of plugins) {
        const count = (counts.get(plugin.name) ?? 0) + 1;
        counts.set(plugin.name, count);
        keys.set(plugin, `${plugin.name}${count === 1 ? "" : `~${count}`}${suffix}`);
    }
}

/**
 * Returns the plugins that differ from a revision, as they were and as they are.
 * @returns {{ before: PluginDescription | null, after: PluginDescription | null, hasMistakes: boolean }[]}
 */
function changedPlugins() {
    const { plugins, comparison } = pageData();
    return (comparison?.changes ?? []).map(({ before, after, hasMistakes }) => ({
        hasMistakes, before: before === null ? null : comparison?.plugins[before] ?? null,
        after: after === null ? null : plugins[after] ?? null,
    }));
}

/**
 * Returns the plugin with a name in addresses.
 * @param {string} key
 */
function pluginWithKey(key) {
    const { plugins, comparison } = pageData();
    return [...plugins, ...comparison?.plugins ?? []].find(plugin => pluginKey(plugin) === key) ?? null;
}

/**
 * Returns the devices that a plugin is made for. The first one is shown if an address names none.
 * @param {PluginDescription} plugin
 * @returns {Device[]}
 */
function devices(plugin) {
    /** @type {Device[]} */
    const list = plugin.frameworks.includes("UIKit") ? ["phone", "tablet"] : [];
    return plugin.frameworks.includes("AppKit") || list.length === 0 ? [...list, "mac"] : list;
}

/**
 * Returns the plugins that can take the place of a plugin on the same host.
 * @param {PluginDescription} plugin
 */
function pluginsOfGroup(plugin) {
    const { group, whenAlreadyShown } = plugin.presentation;
    if (group === null) return [];
    const others = pageData().plugins.filter(other => {
        return other !== plugin && other.presentation.group === group
            && other.frameworks.some(framework => plugin.frameworks.includes(framework));
    });
    return whenAlreadyShown === "replace" ? [...others, plugin] : others;
}

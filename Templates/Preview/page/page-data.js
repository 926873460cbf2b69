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
 * is `Loading~2`.
 * @param {PluginDescription} plugin
 */
function pluginKey(plugin) {
    if (pluginKeys === null) {
        pluginKeys = new Map();
        /** @type {Map<string, number>} */
        const counts = new Map();
        for (const each of pageData().plugins) {
            const count = (counts.get(each.name) ?? 0) + 1;
            counts.set(each.name, count);
            pluginKeys.set(each, count === 1 ? each.name : `${each.name}~${count}`);
        }
    }
    return pluginKeys.get(plugin) ?? plugin.name;
}

/**
 * Returns the plugin with a name in addresses.
 * @param {string} key
 */
function pluginWithKey(key) {
    return pageData().plugins.find(plugin => pluginKey(plugin) === key) ?? null;
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

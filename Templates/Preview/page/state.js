// The data of the page, and the state of the stage: a flat object, all of which an address states, such as
// `#Loading?at=0.8&appearance=dark&size=AX3&message=Fetching`. A key without a value is nil.

/** @type {PreviewData} */
const pageData = JSON.parse(document.getElementById("data")?.textContent ?? "null");

/**
 * The text sizes, from the smallest one.
 * @type {TextSize[]}
 */
const textSizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4", "AX5",
];

/** The seconds for which a plugin is visible that does not dismiss itself. */
const usualStay = 2;

/**
 * Returns the name of a plugin in addresses. Plugins of different modules can have the same name: the second `Loading`
 * is `Loading~2`.
 * @param {PluginDescription} plugin
 */
function pluginKey({ name, file }) {
    const index = pageData.plugins.filter(plugin => plugin.name === name).findIndex(plugin => plugin.file === file);
    return index > 0 ? `${name}~${index + 1}` : name;
}

/**
 * Returns the devices that a plugin is made for. The first one is shown if an address names none.
 * @param {PluginDescription} plugin
 */
function devices({ frameworks }) {
    return [
        ...frameworks.includes("UIKit") ? ["phone", "tablet"] : [], ...frameworks.includes("AppKit") ? ["mac"] : [],
    ];
}

/**
 * Returns the fields of a plugin's state: the time, the surroundings, the inputs, and the handlers that can run.
 * @param {PluginDescription} plugin
 * @returns {Field[]}
 */
function fieldsOf(plugin) {
    const { delay, minimumDuration, dismissesAfter } = plugin.presentation;
    const fields = [
        field("at", "number", delay),
        field("leaves", "number", delay + (dismissesAfter ?? Math.max(minimumDuration, usualStay))),
        choice("device", devices(plugin)),
        choice("appearance", ["light", "dark", "both"]),
        choice("size", textSizes, "large"),
        choice("direction", ["ltr", "rtl"]),
        choice("motion", ["full", "reduced"]),
        choice("host", ["plain", "table", "navigation"]),
    ];
    const keys = fields.map(({ key }) => key);
    /** @param {string} name */
    const keyOf = name => keys.includes(name) ? `input.${name}` : name;
    for (const { name, kind, value, isOptional } of plugin.inputs) {
        if (kind !== "other") fields.push({ ...field(keyOf(name), kind, value), name, isOptional });
    }
    for (const { name, makesBusy } of plugin.handlers) {
        if (makesBusy) fields.push({ ...field(keyOf(name), "flag", false), name });
    }
    return fields;
}

/**
 * @param {string} key
 * @param {Field["kind"]} kind
 * @param {Value} value
 * @returns {Field}
 */
function field(key, kind, value) {
    return { key, kind, value, name: null, isOptional: false, options: [] };
}

/**
 * @param {string} key
 * @param {string[]} options
 */
function choice(key, options, value = options[0]) {
    return { ...field(key, "choice", value), options };
}

/**
 * Returns what the stage shows if an address names only a plugin.
 * @param {PluginDescription} plugin
 * @returns {State}
 */
function defaultState(plugin) {
    const state = Object.create(null);
    for (const { key, value } of fieldsOf(plugin)) state[key] = value;
    return state;
}

/**
 * Returns the values of inputs, and of the handlers that run, by their names.
 * @param {PluginDescription} plugin
 * @param {State} state
 * @returns {Record<string, Value>}
 */
function inputValues(plugin, state) {
    const values = Object.create(null);
    for (const { name, key } of fieldsOf(plugin)) if (name !== null) values[name] = state[key];
    return values;
}

/**
 * Returns the plugin and the state that an address names, and notes on what it does not understand. Without a plugin,
 * it is the address of the gallery.
 * @param {string} hash The part of a URL from the number sign.
 * @returns {{ plugin: PluginDescription | null, state: State, notes: string[] }}
 */
function parseAddress(hash) {
    const [name, ...parameters] = hash.replace(/^#/, "").split(/[?&]/).map(part => part.split("=", 2).map(decoded));
    const plugin = pageData.plugins.find(plugin => pluginKey(plugin) === name?.[0]) ?? null;
    if (plugin === null) {
        const notes = name?.[0] ? [`There is no plugin “${name[0]}” on this page.`] : [];
        return { plugin, state: Object.create(null), notes };
    }
    const state = defaultState(plugin);
    const notes = [];
    for (const [key = "", text] of parameters) {
        const field = fieldsOf(plugin).find(field => field.key === key);
        const value = field && parsedValue(field, text ?? null);
        if (value === undefined) notes.push(`“${key}${text === undefined ? "" : `=${text}`}” in the address is ignored.`);
        else state[key] = value;
    }
    return { plugin, state, notes };
}

/**
 * Returns the value that a text stands for, or undefined if it does not stand for one.
 * @param {Field} field
 * @param {string | null} text
 * @returns {Value | undefined}
 */
function parsedValue({ kind, isOptional, options, name }, text) {
    if (text === null) return isOptional ? null : undefined;
    switch (kind) {
        case "text": return text;
        case "number": return /\d/.test(text) && isFinite(Number(text)) && (name !== null || Number(text) >= 0)
            ? Number(text) : undefined;
        case "choice": return options.includes(text) ? text : undefined;
        default: return text === "true" ? true : text === "false" && kind === "flag" ? false : undefined;
    }
}

/** @param {string} text */
function decoded(text) {
    try {
        return decodeURIComponent(text);
    } catch {
        return text;
    }
}

/**
 * Returns the address of a state, from the number sign. Leaves defaults out.
 * @param {PluginDescription} plugin
 * @param {State} state
 */
function makeAddress(plugin, state) {
    const parameters = fieldsOf(plugin).filter(({ key, value }) => state[key] !== value).map(({ key }) => {
        return state[key] === null ? encoded(key) : `${encoded(key)}=${encoded(String(state[key]))}`;
    });
    return `#${encoded(pluginKey(plugin))}${parameters.length === 0 ? "" : `?${parameters.join("&")}`}`;
}

/** @param {string} text */
function encoded(text) {
    // Halves of characters cannot be encoded.
    return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"));
}

// @ts-check
"use strict";

// Addresses: every state of the stage has one, such as `#Loading?at=0.8&dark&size=AX3&message=Fetching`.
//
//     at=0.8            seconds after the plugin was added
//     dark, both        the appearance; both beside each other
//     size=AX3          the text size; M is medium
//     rtl               right to left
//     device=tablet     phone, tablet or mac
//     host=table        plain, table or navigation
//     motion=reduced    with Reduce Motion
//     removed=2         the host asks for the removal then; removed=never
//     replaced=3        another plugin of the group is shown then
//     by=Error          which one
//     dismissed=1.2     a handler dismisses the plugin then
//     message=Fetching  the value of an input; message.nil for no value
//     buyHandler        the async handler runs, so that its button is busy
//     input.at=…        the value of an input with the name of one of the above

const reservedNames = [
    "at", "dark", "both", "size", "rtl", "device", "host", "motion", "removed", "replaced", "by", "dismissed",
];

/** The short names that Apple's design pages use. */
const shortSizes = /** @type {Map<string, TextSize>} */ (new Map(Object.entries({
    XS: "xSmall", S: "small", M: "medium", L: "large", XL: "xLarge", XXL: "xxLarge", XXXL: "xxxLarge",
})));

/**
 * Returns the state that an address names, and notes on what it does not understand. Without a plugin, it is null: the
 * address of the gallery.
 * @param {string} hash The part of a URL from the number sign.
 * @returns {{ state: StageState | null, notes: string[] }}
 */
function parseAddress(hash) {
    const address = hash.replace(/^#/, "");
    if (address === "") return { state: null, notes: [] };
    /** @type {string[]} */
    const notes = [];
    const start = address.indexOf("?");
    const name = decoded(start < 0 ? address : address.slice(0, start), notes);
    const plugin = name === null || name === "" ? null : pluginWithKey(name);
    if (plugin === null) {
        if (name !== null) notes.push(`There is no plugin “${name}” on this page.`);
        return { state: null, notes };
    }
    const state = defaultState(plugin);
    for (const part of start < 0 ? [] : address.slice(start + 1).split("&")) {
        if (part === "") continue;
        const sign = part.indexOf("=");
        const key = decoded(sign < 0 ? part : part.slice(0, sign), notes);
        const value = sign < 0 ? null : decoded(part.slice(sign + 1), notes);
        if (key === null || (sign >= 0 && value === null)) continue;
        const note = applyParameter(state, key, value);
        if (note !== null) notes.push(note);
    }
    return { state, notes };
}

/**
 * @param {string} text
 * @param {string[]} notes
 */
function decoded(text, notes) {
    try {
        return decodeURIComponent(text);
    } catch {
        notes.push(`“${text}” in the address is not valid, and is ignored.`);
        return null;
    }
}

/**
 * Changes a state as a parameter asks.
 * @param {StageState} state
 * @param {string} key
 * @param {string | null} value Null if there is no equals sign.
 * @returns {string | null} A note if the parameter is not understood.
 */
function applyParameter(state, key, value) {
    if (!reservedNames.includes(key)) return applyInput(state, key.replace(/^input\./, ""), value);
    const isUnderstood = value === null ? applyFlag(state, key) : applyValue(state, key, value);
    if (isUnderstood) return null;
    return `“${value === null ? key : `${key}=${value}`}” in the address is not understood, and is ignored.`;
}

/**
 * @param {StageState} state
 * @param {string} key
 */
function applyFlag(state, key) {
    switch (key) {
        case "dark": state.settings.appearance = "dark"; return true;
        case "both": state.showsBoth = true; return true;
        case "rtl": state.settings.isRightToLeft = true; return true;
        default: return false;
    }
}

/**
 * @param {StageState} state
 * @param {string} key
 * @param {string} value
 */
function applyValue(state, key, value) {
    const { plugin, settings, schedule } = state;
    switch (key) {
        case "at": return withTime(value, time => { state.time = time; });
        case "removed":
            if (value === "never") schedule.removedAt = null;
            return value === "never" || withTime(value, time => { schedule.removedAt = time; });
        case "replaced":
            return plugin.presentation.group !== null && withTime(value, time => { schedule.replacedAt = time; });
        case "dismissed": return withTime(value, time => { schedule.dismissedAt = time; });
        case "by": {
            const other = pluginsOfGroup(plugin).find(other => pluginKey(other) === value);
            if (other !== undefined) state.replacement = other;
            return other !== undefined;
        }
        case "motion":
            settings.reducesMotion = value === "reduced";
            return value === "reduced";
        case "size": {
            const size = shortSizes.get(value) ?? textSizes.find(size => size === value);
            if (size !== undefined) settings.size = size;
            return size !== undefined;
        }
        case "device": {
            const device = devices(plugin).find(device => device === value);
            if (device !== undefined) settings.device = device;
            return device !== undefined;
        }
        case "host": {
            const host = hosts.find(({ host }) => host === value)?.host;
            if (host !== undefined) settings.host = host;
            return host !== undefined;
        }
        default: return false;
    }
}

/**
 * @param {string} value
 * @param {(time: number) => void} action
 */
function withTime(value, action) {
    const time = Number(value);
    if (value.trim() === "" || !Number.isFinite(time) || time < 0) return false;
    action(time);
    return true;
}

/**
 * Returns the address of a state, from the number sign. Leaves defaults out.
 * @param {StageState} state
 */
function makeAddress(state) {
    const { plugin, settings, schedule } = state;
    const usual = defaultState(plugin);
    /** @type {string[]} */
    const parts = [];
    /** @param {string} key @param {string | number} value */
    const add = (key, value) => { parts.push(`${key}=${encoded(String(value))}`); };
    if (rounded(state.time) !== usual.time) add("at", rounded(state.time));
    if (settings.appearance === "dark") parts.push("dark");
    if (state.showsBoth) parts.push("both");
    if (settings.size !== usual.settings.size) add("size", settings.size);
    if (settings.isRightToLeft) parts.push("rtl");
    if (settings.device !== usual.settings.device) add("device", settings.device);
    if (settings.host !== usual.settings.host) add("host", settings.host);
    if (settings.reducesMotion) add("motion", "reduced");
    if (schedule.removedAt !== usual.schedule.removedAt) {
        add("removed", schedule.removedAt === null ? "never" : rounded(schedule.removedAt));
    }
    if (schedule.replacedAt !== null) add("replaced", rounded(schedule.replacedAt));
    if (state.replacement !== null && state.replacement !== usual.replacement) add("by", pluginKey(state.replacement));
    if (typeof schedule.dismissedAt === "number") add("dismissed", rounded(schedule.dismissedAt));
    parts.push(...inputParameters(state));
    return `#${encoded(pluginKey(plugin))}${parts.length === 0 ? "" : `?${parts.join("&")}`}`;
}

/**
 * @param {string} text
 */
function encoded(text) {
    // Halves of characters cannot be encoded.
    return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"));
}

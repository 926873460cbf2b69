// @ts-check
"use strict";

// Values of inputs in addresses, and the handlers that run.

/**
 * Sets an input to a value of an address. `message.nil` is nil, and `isLive` without a value is true.
 * @param {StageState} state
 * @param {string} key
 * @param {string | null} value
 * @returns {string | null} A note if the value is not understood.
 */
function applyInput({ plugin, values }, key, value) {
    const name = key.replace(/\.nil$/, "");
    const isNil = name !== key && value === null;
    if (value === null && plugin.handlers.some(handler => handler.makesBusy && handler.name === key)) {
        values[key] = true;
        return null;
    }
    const input = plugin.inputs.find(input => input.name === name);
    if (input === undefined || (name !== key && !isNil)) {
        return `${plugin.name} has no input “${key}”. It is ignored in the address.`;
    }
    const result = isNil ? (input.isOptional ? null : undefined) : inputValue(input, value);
    if (result === undefined) {
        return `“${value ?? "nil"}” is not a value of the input “${name}”. It is ignored in the address.`;
    }
    values[name] = result;
    return null;
}

/**
 * Returns the value that a text stands for, or undefined if it does not stand for one.
 * @param {Input} input
 * @param {string | null} text
 */
function inputValue(input, text) {
    switch (input.kind) {
        case "text": return text ?? undefined;
        case "number": {
            const number = Number(text);
            return text !== null && text.trim() !== "" && Number.isFinite(number) ? number : undefined;
        }
        case "flag":
            if (text === null || text === "true") return true;
            return text === "false" ? false : undefined;
        case "image":
            if (text === null || text === "true") return true;
            return text === "false" ? null : undefined;
        case "other": return undefined;
    }
}

/**
 * Returns the parameters for inputs with other values than at first.
 * @param {StageState} state
 */
function inputParameters({ plugin, values }) {
    /** @type {string[]} */
    const parts = [];
    for (const input of plugin.inputs) {
        const value = values[input.name] ?? null;
        if (input.kind === "other" || isSameValue(input, value, input.value)) continue;
        const key = reservedNames.includes(input.name) ? `input.${input.name}` : input.name;
        if (value === null && input.kind !== "image") parts.push(`${encoded(key)}.nil`);
        else parts.push(`${encoded(key)}=${encoded(String(value ?? false))}`);
    }
    for (const { name } of plugin.handlers) if (values[name] === true) parts.push(encoded(name));
    return parts;
}

/**
 * @param {Input} input
 * @param {Values[string]} one
 * @param {Values[string]} other
 */
function isSameValue(input, one, other) {
    return input.kind === "image" ? Boolean(one) === Boolean(other) : one === other;
}

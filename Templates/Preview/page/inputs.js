// @ts-check
"use strict";

// The controls for the inputs of a plugin, by their kinds.

/**
 * Creates the controls for the inputs.
 * @param {Stage} stage
 */
function makeInputs(stage) {
    const { inputs } = stage.state.plugin;
    if (inputs.length === 0) return null;
    return section("inputs", "Inputs", ...inputs.map(input => inputRow(stage, input)));
}

/**
 * @param {Stage} stage
 * @param {Input} input
 */
function inputRow(stage, input) {
    const id = `input-${input.name}`;
    const control = inputControl(stage, input, id);
    const label = input.kind === "other"
        ? node("span", { class: "name" }, input.name)
        : node("label", { for: id, class: "name" }, input.name);
    return node("div", { class: "input", "data-input": input.name },
        node("div", { class: "input-head" }, label, " ", node("code", { class: "quiet" }, input.type)),
        node("div", { class: "input-control" }, control,
            input.isOptional && (input.kind === "text" || input.kind === "number" || input.kind === "flag")
                ? nilBox(stage, input, id) : null),
        input.kind !== "other" && !input.isEvaluated && input.expression !== null
            ? node("p", { class: "quiet" }, "Stands for ", node("code", {}, input.expression)) : null,
        input.summary === null ? null : node("p", { class: "quiet", id: `${id}-summary` }, input.summary));
}

/**
 * Creates the text for a value that has no control.
 * @param {Input} input
 */
function givenValue({ expression, isOptional }) {
    if (expression === "nil" || expression === null && isOptional) return node("span", { class: "quiet" }, "nil");
    if (expression === null) return node("span", { class: "quiet" }, "The host passes it.");
    return node("code", { class: "quiet expression" }, expression);
}

/**
 * @param {Stage} stage
 * @param {Input} input
 * @param {string} id
 */
function inputControl(stage, input, id) {
    const summary = input.summary === null ? null : `${id}-summary`;
    switch (input.kind) {
        case "text": return textControl(stage, input, { id, "aria-describedby": summary });
        case "number": return numberControl(stage, input, { id, "aria-describedby": summary });
        case "flag": return checkControl(stage, input, { id, "aria-describedby": summary });
        case "image": return imageControl(stage, input, { id, "aria-describedby": summary });
        case "other": return givenValue(input);
    }
}

/**
 * @param {Stage} stage
 * @param {Input} input
 * @param {Record<string, string | null>} attributes
 */
function textControl(stage, input, attributes) {
    const field = node("textarea", { rows: 1, spellcheck: "false", ...attributes });
    field.addEventListener("input", () => setInput(stage, input, field.value));
    stage.onChange(() => {
        const value = stage.state.values[input.name] ?? null;
        if (field.value !== String(value ?? "")) field.value = String(value ?? "");
        field.placeholder = value === null ? "nil" : "";
    });
    return field;
}

/**
 * @param {Stage} stage
 * @param {Input} input
 * @param {Record<string, string | null>} attributes
 */
function numberControl(stage, input, attributes) {
    const isWhole = /^U?Int/.test(input.type);
    const field = node("input", { type: "number", step: isWhole ? 1 : "any", ...attributes });
    field.addEventListener("input", () => {
        // An empty field, or a number that is not complete.
        if (field.value !== "") setInput(stage, input, Number(field.value));
    });
    stage.onChange(() => {
        const value = stage.state.values[input.name] ?? null;
        if (value === null) field.value = "";
        else if (Number(field.value) !== value || field.value === "") field.value = String(value);
        field.placeholder = value === null ? "nil" : "";
    });
    return field;
}

/**
 * @param {Stage} stage
 * @param {Input} input
 * @param {Record<string, string | null>} attributes
 */
function checkControl(stage, input, attributes) {
    const box = node("input", { type: "checkbox", ...attributes });
    box.addEventListener("change", () => setInput(stage, input, box.checked));
    stage.onChange(() => { box.checked = stage.state.values[input.name] === true; });
    return box;
}

/**
 * @param {Stage} stage
 * @param {Input} input
 * @param {Record<string, string | null>} attributes
 */
function imageControl(stage, input, attributes) {
    const box = node("input", { type: "checkbox", ...attributes, disabled: !input.isOptional });
    box.addEventListener("change", () => setInput(stage, input, box.checked ? true : null));
    stage.onChange(() => { box.checked = Boolean(stage.state.values[input.name]); });
    const title = input.isOptional ? "There is an image" : "There is always an image";
    return node("label", { class: "check" }, box, title);
}

/**
 * Creates the box that sets an optional input to nil, and back to its last value.
 * @param {Stage} stage
 * @param {Input} input
 * @param {string} id
 */
function nilBox(stage, input, id) {
    const box = node("input", { type: "checkbox", id: `${id}-nil`, "aria-label": `${input.name} is nil` });
    /** @type {Values[string]} */
    let last = input.value ?? input.sample;
    box.addEventListener("change", () => setInput(stage, input, box.checked ? null : last));
    stage.onChange(() => {
        const value = stage.state.values[input.name] ?? null;
        if (value !== null) last = value;
        box.checked = value === null;
    });
    return node("label", { class: "check" }, box, "nil");
}

/**
 * @param {Stage} stage
 * @param {Input} input
 * @param {Values[string]} value
 */
function setInput(stage, input, value) {
    stage.change(state => { state.values[input.name] = value; });
}

// The controls beside the stage: inputs, handlers, surroundings, and the facts that the wireframe does not show.

/** The titles of what is not just a word. */
const titles = /** @type {Record<string, string>} */ ({
    ltr: "Left to right", rtl: "Right to left", plain: "Plain view", navigation: "Table with a navigation bar",
    large: "Large, the default", AX1: "AX1, an accessibility size", AX5: "AX5, the largest", size: "Text size",
});

/** @param {string} key */
function titleOf(key) {
    return titles[key] ?? key[0].toUpperCase() + key.slice(1);
}

/**
 * Creates the controls for the surroundings.
 * @param {Stage} stage
 */
function makeSurroundings(stage) {
    const choices = fieldsOf(stage.plugin).filter(({ options }) => options.length > 1);
    return section("surroundings", "Surroundings", ...choices.map(field => {
        const { key, options } = field;
        if (options.length < 4 && key !== "host") return radioRow(stage, field);
        return node("div", { class: "row" }, node("label", { for: key }, titleOf(key)),
            fieldControl(stage, field, { id: key }, node("select", {}, ...options.map(value => {
                return node("option", { value }, titleOf(value));
            }))));
    }));
}

/**
 * Creates buttons of which one is chosen.
 * @param {Stage} stage
 * @param {Field} field
 */
function radioRow(stage, { key, options }) {
    // Not every browser lays out a fieldset as a grid.
    return node("div", { class: "row", role: "radiogroup", "aria-labelledby": `${key}-title` },
        node("span", { id: `${key}-title` }, titleOf(key)),
        node("div", { class: "choices" }, ...options.map(value => {
            const button = node("input", { type: "radio", name: key, value, id: `${key}-${value}` });
            button.addEventListener("change", () => stage.change({ [key]: value }));
            stage.onChange(() => { button.checked = stage.state[key] === value; });
            return node("label", {}, button, node("span", {}, titleOf(value)));
        })));
}

/**
 * Connects a control to a field of the state.
 * @template {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Control
 * @param {Stage} stage
 * @param {Field} field
 * @param {Attributes} attributes
 * @param {Control} control
 */
function fieldControl({ state, change, onChange }, { key, kind, isOptional }, attributes, control) {
    for (const [name, value] of Object.entries(attributes)) if (value !== null) control.setAttribute(name, String(value));
    const isBox = control instanceof HTMLInputElement && control.type === "checkbox";
    control.addEventListener("input", () => {
        if (isBox) change({ [key]: control.checked || (isOptional && kind === "image" ? null : false) });
        else if (kind !== "number") change({ [key]: control.value });
        // An empty field, or a number that is not complete.
        else if (control.value !== "") change({ [key]: Number(control.value) });
    });
    onChange(() => {
        const value = state[key];
        if (isBox) control.checked = value === true;
        else if (kind !== "number" || control.value === "" || Number(control.value) !== value) control.value = String(value ?? "");
        if (!(control instanceof HTMLSelectElement)) control.placeholder = value === null ? "nil" : "";
    });
    return control;
}

/**
 * @param {Stage} stage
 * @param {Input} input
 */
function inputRow(stage, input) {
    const { name, type, kind, isOptional, expression, summary } = input;
    const field = fieldsOf(stage.plugin).find(field => field.name === name);
    const id = `input-${name}`;
    return node("div", { class: "input", "data-input": name },
        node("div", { class: "input-head" }, node(field ? "label" : "span", { for: field ? id : null, class: "name" }, name), " ",
            node("code", { class: "quiet" }, type)),
        node("div", { class: "input-control" },
            ...field ? inputControls(stage, input, field, { id, "aria-describedby": summary === null ? null : `${id}-summary` })
                : [node("code", { class: "quiet expression" }, expression ?? (isOptional ? "nil" : "The host passes it."))]),
        kind === "other" || expression === null ? null
            : node("p", { class: "quiet" }, "Stands for ", node("code", {}, expression)),
        summary === null ? null : node("p", { class: "quiet", id: `${id}-summary` }, summary));
}

/**
 * Returns the control of an input, and a box for nil.
 * @param {Stage} stage
 * @param {Input} input
 * @param {Field} field
 * @param {Attributes} attributes
 * @returns {HTMLElement[]}
 */
function inputControls(stage, { name, type, kind, isOptional, value, sample }, field, attributes) {
    if (kind === "image") {
        const box = fieldControl(stage, field, attributes, node("input", { type: "checkbox", disabled: !isOptional }));
        return [node("label", { class: "check" }, box, isOptional ? "There is an image" : "There is always an image")];
    }
    const control = kind === "text" ? node("textarea", { rows: 1, spellcheck: "false" })
        : kind === "number" ? node("input", { type: "number", step: /^U?Int/.test(type) ? 1 : "any" })
        : node("input", { type: "checkbox" });
    const connected = fieldControl(stage, field, attributes, control);
    if (!isOptional) return [connected];
    const box = node("input", { type: "checkbox", "aria-label": `${name} is nil` });
    box.addEventListener("input", () => stage.change({ [field.key]: box.checked ? null : value ?? sample }));
    stage.onChange(() => { box.checked = stage.state[field.key] === null; });
    return [connected, node("label", { class: "check" }, box, "nil")];
}

/** Milliseconds for which a handler is lit. */
const litDuration = 1500;

/**
 * Creates the list of handlers. One that a button of the device triggers lights up.
 * @param {Stage} stage
 */
function makeHandlers(stage) {
    const status = node("p", { class: "handler-status", "aria-live": "polite" });
    const items = stage.plugin.handlers.map(({ name, dismissesPlugin, summary }) => {
        const field = fieldsOf(stage.plugin).find(field => field.name === name);
        return node("li", { "data-handler": name },
            node("code", { class: "name" }, name),
            dismissesPlugin ? node("span", { class: "tag" }, "dismisses the plugin") : null,
            field === undefined ? null : node("div", {}, node("label", { class: "check" },
                fieldControl(stage, field, { "aria-label": `${name} runs` }, node("input", { type: "checkbox" })),
                "Runs: its button is busy")),
            summary === null ? null : node("p", { class: "quiet" }, summary));
    });
    let timer = 0;
    let count = 0;
    return {
        element: items.length === 0 ? null
            : section("handlers", "Handlers", node("ul", { class: "handlers" }, ...items), status),
        /** @param {string} name @param {string} [argument] */
        light(name, argument) {
            /** @param {string | null} lit */
            const show = lit => items.forEach(item => item.classList.toggle("lit", item.dataset["handler"] === lit));
            show(name);
            count += 1;
            // A text that stays the same is not announced again.
            status.textContent = `Called: ${name}(${argument ?? ""})${count === 1 ? "" : `. Call ${count}`}`;
            clearTimeout(timer);
            timer = setTimeout(() => show(null), litDuration);
        },
    };
}

/** @param {PluginDescription} plugin */
function makeDetails(plugin) {
    return section("facts", "Description", node("dl", { class: "details" }, ...Object.entries(detailsOf(plugin))
        .filter(([, value]) => value !== "")
        .map(([term, value]) => node("div", {}, node("dt", {}, term), node("dd", {}, value)))));
}

/**
 * Returns what a plugin is and how it is shown. Values without a meaning here are those of the description.
 * @param {PluginDescription} plugin
 * @returns {Record<string, string>}
 */
function detailsOf(plugin) {
    const { controller, file, frameworks, placement, presentation } = plugin;
    const { delay, minimumDuration, dismissesAfter, moveIn, moveOut, duration, backdrop } = presentation;
    const { position, bounds, insets, width, height, maximumWidth, shownIn } = placement;
    /** @param {(string | false | null)[]} parts */
    const sentence = parts => parts.filter(Boolean).join("; ");
    return {
        Controller: controller,
        File: file,
        Frameworks: frameworks.join(", "),
        Placement: shownIn !== "host" ? `in a ${shownIn}` : sentence([
            `${words(position)}, in the ${words(bounds)} of the host`,
            ...Object.entries({ ...insets, width, height }).map(([key, length]) => length ? `${key} ${length}` : null),
            maximumWidth !== null && `at most ${maximumWidth} wide`,
            placement.isPushing && "pushes the host’s content",
            placement.isBehind && "behind the host’s other views",
            placement.needsContainer && "in a view that the host names",
        ]),
        Time: sentence([
            delay === 0 ? "visible immediately" : `visible after ${delay} s`,
            minimumDuration > 0 && `stays for at least ${minimumDuration} s`,
            dismissesAfter === null ? "stays until it is removed" : `dismisses itself after ${dismissesAfter} s`,
        ]),
        Transition: moveIn === "none" && moveOut === "none" ? "none"
            : sentence([
                `in: ${words(moveIn)}`, `out: ${words(moveOut)}`, `each ${duration} s`,
                presentation.springs && "in with a spring",
            ]),
        "When already shown": words(presentation.whenAlreadyShown)
            + (presentation.whenAlreadyShown === "queue" ? `; at most ${presentation.queueLimit} wait` : ""),
        Touches: words(presentation.touches),
        Group: presentation.group ?? "",
        Swipe: plugin.swipeEdge === null ? "" : `toward the ${plugin.swipeEdge} edge, removes the plugin`,
        Feedback: presentation.feedback ?? "",
        Backdrop: backdrop === null ? "" : sentence([backdrop.style, backdrop.dismissesOnTap && "dismisses on tap"]),
        Announcement: textValue(plugin.announcement, inputValues(plugin, defaultState(plugin))) ?? "",
        "VoiceOver focus": plugin.focus ?? "",
        Modal: plugin.isModal ? "VoiceOver skips what is behind the plugin" : "",
    };
}

/**
 * Returns the words of a name such as `blockWhileVisible`.
 * @param {string} name
 */
function words(name) {
    return name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
}

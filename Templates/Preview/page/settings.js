// @ts-check
"use strict";

// The controls for the surroundings of a plugin.

const deviceTitles = /** @type {Record<Device, string>} */ ({ phone: "Phone", tablet: "Tablet", mac: "Mac" });

/** The titles of text sizes that are more than their name. */
const sizeTitles = /** @type {Partial<Record<TextSize, string>>} */ ({
    large: "large, the default", AX1: "AX1, an accessibility size", AX5: "AX5, the largest",
});

/**
 * Creates the controls for the surroundings.
 * @param {Stage} stage
 */
function makeSettings(stage) {
    const { plugin } = stage.state;
    return section("settings", "Surroundings",
        devices(plugin).length < 2 ? null : choices(stage, "device", "Device",
            devices(plugin).map(device => ({ value: device, title: deviceTitles[device] })),
            state => state.settings.device,
            (state, value) => { state.settings.device = value; }),
        choices(stage, "appearance", "Appearance",
            [{ value: "light", title: "Light" }, { value: "dark", title: "Dark" }, { value: "both", title: "Both" }],
            state => state.showsBoth ? "both" : state.settings.appearance,
            (state, value) => {
                state.showsBoth = value === "both";
                state.settings.appearance = value === "dark" ? "dark" : "light";
            }),
        sizeSlider(stage),
        choices(stage, "direction", "Direction",
            [{ value: "ltr", title: "Left to right" }, { value: "rtl", title: "Right to left" }],
            state => state.settings.isRightToLeft ? "rtl" : "ltr",
            (state, value) => { state.settings.isRightToLeft = value === "rtl"; }),
        choices(stage, "motion", "Motion",
            [{ value: "full", title: "Full" }, { value: "reduced", title: "Reduced" }],
            state => state.settings.reducesMotion ? "reduced" : "full",
            (state, value) => { state.settings.reducesMotion = value === "reduced"; }),
        hostMenu(stage));
}

/**
 * Creates buttons of which one is chosen.
 * @template {string} Value
 * @param {Stage} stage
 * @param {string} name
 * @param {string} title
 * @param {{ value: Value, title: string }[]} options
 * @param {(state: StageState) => Value} chosen
 * @param {(state: StageState, value: Value) => void} choose
 */
function choices(stage, name, title, options, chosen, choose) {
    const buttons = options.map(({ value, title }) => {
        const button = node("input", { type: "radio", name, value, id: `${name}-${value}` });
        button.addEventListener("change", () => stage.change(state => choose(state, value)));
        return { value, button, label: node("label", {}, button, node("span", {}, title)) };
    });
    stage.onChange(() => {
        for (const { value, button } of buttons) button.checked = chosen(stage.state) === value;
    });
    return node("fieldset", { class: "row" },
        node("legend", {}, title),
        node("div", { class: "choices" }, ...buttons.map(({ label }) => label)));
}

/**
 * Creates the slider for the text size.
 * @param {Stage} stage
 */
function sizeSlider(stage) {
    const slider = node("input", { type: "range", id: "size", min: 0, max: textSizes.length - 1, step: 1 });
    const output = node("output", { for: "size", class: "quiet" });
    slider.addEventListener("input", () => stage.change(state => {
        state.settings.size = textSizes[Number(slider.value)] ?? "large";
    }));
    stage.onChange(() => {
        const { size } = stage.state.settings;
        const title = sizeTitles[size] ?? size;
        slider.value = String(textSizes.indexOf(size));
        slider.setAttribute("aria-valuetext", title);
        output.textContent = title;
    });
    return node("div", { class: "row" }, node("label", { for: "size" }, "Text size"),
        node("div", { class: "slider" }, slider, output));
}

/**
 * Creates the menu of hosts.
 * @param {Stage} stage
 */
function hostMenu(stage) {
    const menu = node("select", { id: "host" }, ...hosts.map(({ host, title }) => node("option", { value: host }, title)));
    menu.addEventListener("change", () => stage.change(state => {
        state.settings.host = hosts.find(({ host }) => host === menu.value)?.host ?? "plain";
    }));
    stage.onChange(() => { menu.value = stage.state.settings.host; });
    return node("div", { class: "row" }, node("label", { for: "host" }, "Host"), menu);
}

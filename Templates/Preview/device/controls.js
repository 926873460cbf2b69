// @ts-check
"use strict";

// Switches, sliders and segmented controls, which change their inputs.

/**
 * Returns the value of a control.
 * @param {SwitchView | SliderView | SegmentsView} view
 * @param {RenderContext} context
 */
function controlValue(view, context) {
    return view.value.kind === "input" ? context.values[view.value.input] : view.value.value;
}

/**
 * Whether the user can change a control.
 * @param {SwitchView | SliderView | SegmentsView} view
 * @param {RenderContext} context
 */
function isUsable(view, context) {
    return view.enabledWhen === null || context.values[view.enabledWhen] === true;
}

/**
 * Takes over what the user has set: changes the input, and calls the handler.
 * @param {SwitchView | SliderView | SegmentsView} view
 * @param {number | boolean} value
 * @param {RenderContext} context
 */
function changeControl(view, value, context) {
    if (view.value.kind === "input") context.calls.edit(view.value.input, value);
    if (view.triggers) context.calls.trigger(view.triggers, String(value));
}

/**
 * Returns a switch.
 * @param {SwitchView} view
 * @param {RenderContext} context
 * @returns {HTMLElement}
 */
function makeSwitch(view, context) {
    const { settings } = context;
    const isMac = settings.device === "mac";
    const button = document.createElement("button");
    button.type = "button";
    button.className = "device-switch device-fixed";
    button.disabled = !isUsable(view, context);
    button.setAttribute("role", "switch");
    button.setAttribute("aria-label", view.name ?? "switch");
    setStyle(button, "--device-width", isMac ? "38px" : "49px");
    setStyle(button, "--device-height", isMac ? "21px" : "31px");
    /** @type {(isOn: boolean) => void} */
    const show = (isOn) => {
        button.setAttribute("aria-checked", String(isOn));
        const color = isOn ? isMac ? "tintColor" : "systemGreen" : "systemFill";
        setStyle(button, "--device-fill", semanticColor(color, settings));
    };
    show(controlValue(view, context) === true);
    button.addEventListener("click", () => {
        const isOn = button.getAttribute("aria-checked") !== "true";
        show(isOn);
        changeControl(view, isOn, context);
    });
    return button;
}

/**
 * Returns a slider, drawn as a bar with a thumb over an invisible control of the browser.
 * @param {SliderView} view
 * @param {RenderContext} context
 * @returns {HTMLElement}
 */
function makeSlider(view, context) {
    const { settings } = context;
    const isMac = settings.device === "mac";
    const slider = document.createElement("div");
    slider.className = "device-progress device-slider";
    setStyle(slider, "--device-height", isMac ? "20px" : "31px");
    setStyle(slider, "--device-width", `${view.width}px`);
    setStyle(slider, "--device-thumb", isMac ? "20px" : "28px");
    const track = document.createElement("div");
    track.className = "device-track";
    setStyle(track, "background-color", semanticColor("systemFill", settings));
    const bar = document.createElement("div");
    bar.className = "device-bar";
    setStyle(bar, "background-color", semanticColor("tintColor", settings));
    const thumb = document.createElement("div");
    thumb.className = "device-thumb";
    const control = document.createElement("input");
    control.type = "range";
    control.min = String(view.minimum);
    control.max = String(view.maximum);
    control.step = "any";
    control.value = String(controlValue(view, context) ?? view.minimum);
    control.disabled = !isUsable(view, context);
    control.setAttribute("aria-label", view.name ?? "slider");
    slider.classList.toggle("device-disabled", control.disabled);
    const show = () => {
        const fraction = (Number(control.value) - view.minimum) / (view.maximum - view.minimum);
        setStyle(bar, "width", `${100 * fraction}%`);
        setStyle(thumb, "inset-inline-start", `calc(${fraction} * (100% - var(--device-thumb)))`);
    };
    show();
    control.addEventListener("input", show);
    control.addEventListener("change", () => changeControl(view, Number(control.value), context));
    track.append(bar);
    slider.append(track, thumb, control);
    return slider;
}

/**
 * Returns a segmented control.
 * @param {SegmentsView} view
 * @param {RenderContext} context
 * @returns {HTMLElement}
 */
function makeSegments(view, context) {
    const { settings } = context;
    const isMac = settings.device === "mac";
    const group = document.createElement("div");
    group.className = "device-segments device-fixed";
    group.setAttribute("role", "radiogroup");
    group.setAttribute("aria-label", view.name ?? "segments");
    group.classList.toggle("device-disabled", !isUsable(view, context));
    const font = resolvedFont({ textStyle: "footnote", weight: "medium", size: null, name: null }, settings);
    const titles = view.titles.map((title) => textValue(title, context) ?? "");
    const widths = titles.map((title) => pixelCeil(textWidth(title, font)) + 20);
    setStyle(group, "--device-width", `${titles.length * Math.max(0, ...widths)}px`);
    setStyle(group, "--device-height", isMac ? "24px" : "32px");
    setStyle(group, "--device-fill", semanticColor("systemFill", settings));
    setStyle(group, "--device-line", semanticColor(isMac ? "controlBackgroundColor" : "systemBackground", settings));
    setStyle(group, "color", semanticColor("label", settings));
    applyFont(group, font);
    const segments = titles.map((title, index) => {
        const segment = document.createElement("button");
        segment.type = "button";
        segment.className = "device-segment";
        segment.textContent = title;
        segment.disabled = !isUsable(view, context);
        segment.setAttribute("role", "radio");
        segment.setAttribute("aria-checked", String(controlValue(view, context) === index));
        segment.addEventListener("click", () => {
            for (const other of segments) other.setAttribute("aria-checked", String(other === segment));
            changeControl(view, index, context);
        });
        return segment;
    });
    group.append(...segments);
    return group;
}

// Controls that change their inputs, progress bars and activity indicators.

/**
 * Returns the value of a control, whether the user can change it, and what its changes do: they change the input, and
 * call the handler.
 * @template Value
 * @param {ControlBase<Value>} view
 * @param {RenderContext} context
 */
function controlState({ value, triggers, enabledWhen }, { values, edit, trigger }) {
    return {
        value: value.kind === "input" ? values[value.input] : value.value,
        disabled: enabledWhen !== null && values[enabledWhen] !== true,
        /** @param {string | number | boolean} changed */
        change(changed) {
            if (value.kind === "input") edit(value.input, changed);
            if (triggers !== null) trigger(triggers, String(changed));
        },
    };
}

/** @type {Maker<SwitchView>} */
function makeSwitch(view, context) {
    const { value, disabled, change } = controlState(view, context);
    const button = node("button", {
        type: "button", class: "device-switch device-fixed", disabled, role: "switch", "aria-label": view.name ?? "switch",
        "aria-checked": String(value === true),
    });
    button.addEventListener("click", () => {
        const isOn = button.getAttribute("aria-checked") !== "true";
        button.setAttribute("aria-checked", String(isOn));
        change(isOn);
    });
    return button;
}

/**
 * Returns a slider, drawn as a bar with a thumb over an invisible control of the browser.
 * @type {Maker<SliderView>}
 */
function makeSlider(view, context) {
    const { minimum, maximum } = view;
    const { value, disabled, change } = controlState(view, context);
    const control = node("input", {
        type: "range", min: minimum, max: maximum, step: "any", disabled, "aria-label": view.name ?? "slider",
    });
    control.value = String(value ?? minimum);
    const slider = node("div", {
        class: classNames("device-progress", "device-slider", disabled && "device-disabled"),
        style: { "--device-width": `${view.width}px` },
    },
        node("div", { class: "device-track" }, node("div", { class: "device-bar" })),
        node("div", { class: "device-thumb" }), control);
    const show = () => setStyles(slider, { "--part": String((Number(control.value) - minimum) / (maximum - minimum)) });
    show();
    control.addEventListener("input", show);
    control.addEventListener("change", () => change(Number(control.value)));
    return slider;
}

/** @type {Maker<SegmentsView>} */
function makeSegments(view, context) {
    const { value, disabled, change } = controlState(view, context);
    const font = resolvedFont({ textStyle: "footnote", weight: "medium" }, context.state, context.isMac);
    const segments = view.titles.map((title, index) => {
        const segment = actionButton(textValue(title, context.values) ?? "", {
            class: "device-segment", disabled, role: "radio", "aria-checked": String(value === index),
        }, () => {
            for (const other of segments) other.setAttribute("aria-checked", String(other === segment));
            change(index);
        });
        return segment;
    });
    return node("div", {
        class: classNames("device-segments", "device-fixed", disabled && "device-disabled"), role: "radiogroup",
        "aria-label": view.name ?? "segments", style: fontStyles(font),
    }, ...segments);
}

/**
 * Returns a text field, which edits its input.
 * @type {Maker<TextFieldView>}
 */
function makeTextField(view, { state, isMac, values, edit, trigger }) {
    const font = resolvedFont(view.font, state, isMac);
    const placeholder = textValue(view.placeholder, values) ?? "";
    const field = node("input", {
        class: classNames("device-field", view.isSearch && "device-search"), type: view.isSecure ? "password" : "text",
        placeholder, autocomplete: "off", spellcheck: "false",
        disabled: view.enabledWhen !== null && values[view.enabledWhen] !== true,
        // Browsers do not have the title "Join".
        enterkeyhint: view.returnKey === "join" ? null : view.returnKey,
        "aria-label": placeholder || (view.name ?? view.input),
        style: {
            ...fontStyles(font), "--device-width": `${view.width}px`,
            "--device-height": `${font.lineHeight + (isMac ? 6 : 14)}px`,
        },
    });
    field.value = String(values[view.input] ?? "");
    field.addEventListener("input", () => {
        edit(view.input, field.value);
        if (view.triggers !== null) trigger(view.triggers, field.value);
    });
    addNotes(field, [font.name && `font ${font.name}`, textNote(view.placeholder)]);
    return field;
}

/**
 * Returns a progress bar; null if its value is nil.
 * @type {Maker<ProgressView>}
 */
function makeProgress({ value, name, color, width }, { values }) {
    const number = value.kind === "fixed" ? value.number : values[value.input] ?? null;
    if (number === null) return null;
    const part = Math.min(1, Math.max(0, Number(number) || 0));
    const progress = node("div", {
        class: "device-progress", role: "progressbar", "aria-label": name ?? "progress",
        "aria-valuemin": 0, "aria-valuemax": 100, "aria-valuenow": Math.round(100 * part),
        style: { "--device-width": `${width}px`, "--part": String(part) },
    }, node("div", { class: "device-track" },
        node("div", { class: "device-bar", style: { "background-color": cssColorOr(color, "tintColor") } })));
    addNotes(progress, [colorNote(color)]);
    return progress;
}

/**
 * Returns an activity indicator. UIKit's have 20 and 37 points, AppKit's 16 and 32.
 * @type {Maker<ActivityIndicatorView>}
 */
function makeActivityIndicator({ size, color }, { isMac }) {
    const side = isMac ? { medium: 16, large: 32 }[size] : { medium: 20, large: 37 }[size];
    const indicator = node("div", { class: "device-image device-fixed", role: "img", "aria-label": "In progress" },
        makeIndicator(side, cssColorOr(color, "systemGray")));
    addNotes(indicator, [colorNote(color)]);
    return indicator;
}

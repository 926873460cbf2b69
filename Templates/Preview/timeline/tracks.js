// @ts-check
"use strict";

// The tracks of the time line: sliders of the same length above each other. The first one holds the time, and the
// others hold times that the reader chooses.

/** Seconds between two positions of a slider. */
const timeStep = 0.01;

/**
 * Creates the track of the time, with the phases of the plugin.
 * @param {Stage} stage
 */
function timeTrack(stage) {
    const scrubber = timeSlider("scrubber");
    const rail = node("div", { class: "rail" }, scrubber);
    let shown = "";
    scrubber.addEventListener("input", () => stage.change(state => { state.time = Number(scrubber.value); }));
    stage.onChange(() => {
        const { state } = stage;
        const end = stage.end();
        const description = JSON.stringify([
            state.schedule, state.replacement && pluginKey(state.replacement), state.settings.reducesMotion, end,
        ]);
        if (description !== shown) {
            shown = description;
            rail.replaceChildren(makePhases(state, end), scrubber);
        }
        setSlider(scrubber, state.time, end);
        scrubber.setAttribute("aria-valuetext", `${clockTime(state.time)}, ${momentInWords(stageMoment(state))}`);
    });
    return node("div", { class: "track" }, node("label", { for: "scrubber" }, "Time"), rail);
}

/**
 * Creates the track of the time at which the host asks for the removal.
 * @param {Stage} stage
 */
function removalTrack(stage) {
    return choiceTrack(stage, {
        id: "removed",
        title: "Removal",
        summary: "The host asks for the removal",
        time: state => state.schedule.removedAt,
        setTime: (state, time) => { state.schedule.removedAt = time; },
    });
}

/**
 * Creates the track of the time at which another plugin of the group is shown, and the menu that names this plugin.
 * @param {Stage} stage
 */
function replacementTracks(stage) {
    const { plugin } = stage.state;
    if (plugin.presentation.group === null) return [];
    const track = choiceTrack(stage, {
        id: "replaced",
        title: "Replacement",
        summary: `Another plugin of the group ${plugin.presentation.group} is shown`,
        time: state => state.schedule.replacedAt,
        setTime: (state, time) => { state.schedule.replacedAt = time; },
    });
    const others = pluginsOfGroup(plugin);
    return others.length === 0 ? [track] : [track, replacementMenu(stage, others)];
}

/**
 * @param {Stage} stage
 * @param {PluginDescription[]} others
 */
function replacementMenu(stage, others) {
    const menu = node("select", { id: "by" }, ...others.map(other => {
        return node("option", { value: pluginKey(other) }, other.name);
    }));
    menu.addEventListener("change", () => stage.change(state => { state.replacement = pluginWithKey(menu.value); }));
    const row = node("div", { class: "track" }, node("label", { for: "by" }, "By"), node("div", {}, menu));
    stage.onChange(() => {
        if (stage.state.replacement !== null) menu.value = pluginKey(stage.state.replacement);
        row.hidden = stage.state.schedule.replacedAt === null;
    });
    return row;
}

/**
 * Creates a track for a time that can be chosen: a box, a slider and a field.
 * @param {Stage} stage
 * @param {{
 *     id: string, title: string, summary: string,
 *     time: (state: StageState) => number | null,
 *     setTime: (state: StageState, time: number | null) => void,
 * }} options
 */
function choiceTrack(stage, { id, title, summary, time, setTime }) {
    const box = node("input", { type: "checkbox", id, "aria-label": summary });
    const slider = timeSlider(`${id}-slider`);
    slider.setAttribute("aria-label", `${summary}: time`);
    const field = node("input", {
        type: "number", id: `${id}-time`, min: 0, step: timeStep, "aria-label": `${summary}: seconds`,
    });
    const unit = node("span", { class: "quiet", "aria-hidden": "true" }, "s");
    let last = defaultTime(stage.state.plugin) + visibleDuration / 2;
    /** @param {number | null} time */
    const set = time => stage.change(state => setTime(state, time));
    box.addEventListener("change", () => set(box.checked ? last : null));
    slider.addEventListener("input", () => set(Number(slider.value)));
    field.addEventListener("input", () => {
        if (field.value !== "" && field.validity.valid) set(Number(field.value));
    });
    // Otherwise, the time line would become longer under a slider that is dragged to its end.
    slider.addEventListener("pointerdown", () => stage.setEndKept(true));
    for (const type of ["pointerup", "pointercancel"]) slider.addEventListener(type, () => stage.setEndKept(false));
    stage.onChange(() => {
        const value = time(stage.state);
        if (value !== null) last = value;
        box.checked = value !== null;
        for (const element of [slider, field]) element.disabled = value === null;
        setSlider(slider, value ?? last, stage.end());
        slider.setAttribute("aria-valuetext", clockTime(value ?? last));
        if (document.activeElement !== field) field.value = value === null ? "" : String(rounded(value));
    });
    return node("div", { class: `track choice ${id}` },
        node("label", { class: "check", title: summary }, box, title),
        node("div", { class: "rail" }, slider), node("div", { class: "track-field" }, field, unit));
}

/**
 * @param {string} id
 */
function timeSlider(id) {
    return node("input", { type: "range", id, min: 0, step: timeStep });
}

/**
 * @param {HTMLInputElement} slider
 * @param {number} time
 * @param {number} end
 */
function setSlider(slider, time, end) {
    slider.max = String(end);
    if (Number(slider.value) !== time) slider.value = String(time);
}

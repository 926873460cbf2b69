// @ts-check
"use strict";

// The time line of the stage. Playing only moves the time.

/** How much slower the time runs on request. */
const slowFactor = 4;

/**
 * Creates the time line.
 * @param {Stage} stage
 * @returns {{ element: HTMLElement, stop: () => void }}
 */
function makeTimeline(stage) {
    const player = makePlayer(stage);
    const time = node("output", { id: "time", class: "time", for: "scrubber" });
    const phase = node("span", { id: "phase", class: "phase" });
    const list = node("ol", { class: "events" });
    stage.onChange(() => {
        const moment = stageMoment(stage.state);
        time.textContent = clockTime(stage.state.time);
        phase.textContent = `${momentInWords(moment)}${touchesNow(stage.state.plugin, moment)}`;
    });
    stage.onChange(makeEventList(stage, list));
    const element = node("section", { class: "timeline", "aria-labelledby": "timeline-title" },
        node("h2", { id: "timeline-title", class: "hidden" }, "Time line"),
        node("div", { class: "timeline-bar" }, player.button, time, phase, player.slow, resetButton(stage)),
        node("div", { class: "tracks" }, timeTrack(stage), removalTrack(stage), ...replacementTracks(stage)),
        list);
    return { element, stop: player.stop };
}

/**
 * Returns which touches do not reach the host, if there are any.
 * @param {PluginDescription} plugin
 * @param {Moment} moment
 */
function touchesNow({ presentation }, { phase, blocksTouches, ignoresTouches }) {
    if (blocksTouches) return " · blocks touches";
    if (ignoresTouches) return " · ignores touches";
    const blocksOwn = !letsTouchesThrough(presentation.touches) && (phase === "visible" || phase === "staying");
    return blocksOwn ? " · blocks touches on itself" : "";
}

/**
 * Creates the button that plays, and what moves the time.
 * @param {Stage} stage
 */
function makePlayer(stage) {
    let frame = 0;
    let last = 0;
    const slow = node("input", { type: "checkbox", id: "slow" });
    const button = actionButton("Play", { id: "play", class: "primary" }, () => {
        if (stage.isPlaying()) stop();
        else start();
    });
    const start = () => {
        const { state } = stage;
        if (state.time >= stage.end()) stage.change(state => { state.time = 0; });
        stage.setPlaying(true);
        button.textContent = "Pause";
        last = performance.now();
        frame = requestAnimationFrame(step);
    };
    const stop = () => {
        cancelAnimationFrame(frame);
        if (!stage.isPlaying()) return;
        button.textContent = "Play";
        stage.setPlaying(false);
    };
    /** @param {number} now */
    const step = now => {
        const elapsed = Math.max(0, now - last) / 1000 / (slow.checked ? slowFactor : 1);
        last = now;
        const end = stage.end();
        const time = Math.min(end, stage.state.time + elapsed);
        stage.change(state => { state.time = time; });
        if (time >= end) stop();
        else frame = requestAnimationFrame(step);
    };
    return { button, stop, slow: node("label", { class: "check" }, slow, "Slow") };
}

/**
 * @param {Stage} stage
 */
function resetButton(stage) {
    return actionButton("Reset", { id: "reset" }, () => stage.change(state => {
        state.schedule = defaultSchedule(state.plugin);
        state.time = defaultTime(state.plugin);
    }));
}

/**
 * Returns a function that updates the list of events. An event is a button that goes to its time.
 * @param {Stage} stage
 * @param {HTMLElement} list
 */
function makeEventList(stage, list) {
    let shown = "";
    return () => {
        const { settings, time } = stage.state;
        const all = events(stage.state, settings.reducesMotion);
        const description = JSON.stringify(all);
        if (description !== shown) {
            shown = description;
            list.replaceChildren(...all.map(event => {
                const button = actionButton("", { class: "event", "data-event": event.kind }, () => {
                    stage.change(state => { state.time = rounded(event.time); });
                });
                button.append(node("span", { class: "time" }, clockTime(event.time)), node("span", {}, event.title));
                return node("li", {}, button);
            }));
        }
        const past = all.filter(event => event.time <= time + 0.0005).length;
        for (const [index, item] of Array.from(list.children).entries()) {
            item.classList.toggle("past", index < past);
            // The last event that has happened.
            if (index === past - 1) item.setAttribute("aria-current", "step");
            else item.removeAttribute("aria-current");
        }
    };
}

// The time line of the stage: when the plugin waits, is visible, and leaves. The style sheet animates the transitions.

/**
 * Returns the phases of a plugin, each until the next one, with the titles of those that the time line shows.
 * @param {PluginDescription} plugin
 * @param {State} state
 * @returns {{ phase: Phase, title: string, start: number }[]}
 */
function phasesOf({ presentation: { delay, moveOut, duration } }, { leaves }) {
    // A plugin that leaves during its delay was never visible.
    const visible = Math.min(delay, leaves);
    const gone = leaves <= delay || moveOut === "none" ? leaves : leaves + duration;
    return [
        { phase: "waiting", title: "delay", start: 0 }, { phase: "visible", title: "visible", start: visible },
        { phase: "movingOut", title: "out", start: leaves }, { phase: "absent", title: "", start: gone },
    ];
}

/**
 * Returns the phase of a plugin at the time of a state. What happens at this time has happened already.
 * @param {PluginDescription} plugin
 * @param {State} state
 * @returns {Phase}
 */
function phaseAt(plugin, state) {
    return phasesOf(plugin, state).reverse().find(({ start }) => start <= state.at)?.phase ?? "waiting";
}

/** @type {Record<Phase, string>} */
const phaseTitles = {
    waiting: "hidden during its delay", visible: "visible", movingOut: "moving out · ignores touches", absent: "gone",
};

/**
 * Creates the time line. Playing only moves the time.
 * @param {Stage} stage
 */
function makeTimeline({ plugin, state, change, onChange }) {
    let frame = 0;
    const end = () => Math.ceil(2 * (phasesOf(plugin, state)[3]?.start ?? 0) + 1) / 2;
    const stop = () => {
        cancelAnimationFrame(frame);
        frame = 0;
        button.textContent = "Play";
    };
    const button = actionButton("Play", { id: "play", class: "primary" }, () => {
        if (frame !== 0) return stop();
        button.textContent = "Stop";
        let start = 0;
        /** @param {number} now */
        const step = now => {
            // The first frame is before the plugin is added, so that one without a delay moves in, too.
            change({ at: start === 0 ? -0.01 : rounded(Math.min(end(), (now - start) / 1000)) });
            if (start === 0) start = now;
            if (state.at < end()) frame = requestAnimationFrame(step);
            else stop();
        };
        frame = requestAnimationFrame(step);
    });
    const reset = actionButton("Reset", { id: "reset" }, () => {
        stop();
        const { at, leaves } = defaultState(plugin);
        change({ at, leaves });
    });
    const slider = node("input", { type: "range", id: "scrubber", min: 0, step: 0.01, "aria-label": "Time" });
    slider.addEventListener("input", () => {
        stop();
        change({ at: Number(slider.value) });
    });
    const time = node("output", { class: "time", for: "scrubber" });
    const phase = node("span", { id: "phase", class: "phase" });
    const phases = node("div", { class: "phases", "aria-hidden": "true" });
    onChange(() => {
        const all = phasesOf(plugin, state);
        phases.replaceChildren(...all.map(({ phase, title, start }, index) => {
            return node("span", { class: phase, style: { flex: `${(all[index + 1]?.start ?? end()) - start} 0 0` } }, title);
        }));
        slider.max = String(end());
        slider.value = String(state.at);
        time.textContent = `${Math.max(0, state.at).toFixed(2)} s`;
        phase.textContent = phaseTitles[phaseAt(plugin, state)];
        slider.setAttribute("aria-valuetext", `${time.textContent}, ${phase.textContent}`);
    });
    // Only hosts show plugins for a time.
    const hidden = plugin.placement.shownIn !== "host";
    const element = node("section", { class: "timeline", "aria-label": "Time line", hidden },
        node("div", { class: "timeline-bar" }, button, time, phase, reset), slider, phases,
        plugin.presentation.dismissesAfter === null
            ? node("p", { class: "quiet" }, `Here, the host removes the plugin after ${defaultState(plugin).leaves} s.`) : null);
    return { element, stop, isPlaying: () => frame !== 0 };
}

/**
 * Returns a time without digits that nobody can see.
 * @param {number} time
 */
function rounded(time) {
    return Math.round(time * 1000) / 1000;
}

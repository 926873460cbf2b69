// @ts-check
"use strict";

// Cards for the files with problems.

/**
 * Creates the cards of the files with problems, or null if there are none. Plugins show their own.
 * @param {ProblemFile[]} files
 */
function makeProblems(files) {
    const shown = new Set(pageData().plugins.map(plugin => plugin.file));
    return problemSection(files.filter(({ file }) => !shown.has(file)));
}

/**
 * @param {ProblemFile[]} files
 */
function problemSection(files) {
    if (files.length === 0) return null;
    const count = files.length === 1 ? "1 file has problems" : `${files.length} files have problems`;
    return node("section", { class: "problems", "aria-labelledby": "problems-title" },
        node("h2", { id: "problems-title" }, count),
        node("ul", { class: "problem-cards" }, ...files.map(file => node("li", {}, problemCard(file)))));
}

/**
 * @param {ProblemFile} file
 */
function problemCard(file) {
    return node("article", { class: "problem", "data-problem": file.file },
        node("h3", { class: "path" }, file.file),
        ...file.diagnostics.map(diagnostic => diagnosticBlock(file.file, diagnostic)));
}

/**
 * @param {string} file
 * @param {ProblemFile["diagnostics"][number]} diagnostic
 */
function diagnosticBlock(file, { severity, line, column, message, text }) {
    // The first line has the file, the place and the message, which are shown above.
    const lines = text.trimEnd().split("\n").filter((line, index) => index > 0 || !line.startsWith(file));
    // Notes are wrapped; excerpts are not, since their last line points at a column.
    const notes = lines.filter(line => line.startsWith("  note: "));
    const excerpt = lines.filter(line => !notes.includes(line)).join("\n");
    return node("div", { class: "diagnostic" },
        node("p", {},
            node("span", { class: `severity ${severity}` }, severity), " ",
            line > 0 ? node("span", { class: "place" }, `${line}:${column}`) : null, " ", message),
        excerpt === "" ? null
            : node("pre", { tabindex: 0, role: "group", "aria-label": "Excerpt" }, node("code", {}, excerpt)),
        ...notes.map(note => node("p", { class: "quiet" }, note.trim())));
}

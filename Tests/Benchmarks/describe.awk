# Writes descriptions for measurements: the starters, and then generated ones with different contents.
# The same call writes the same files, with any awk.
#
#     awk -v count=1000 -v folder=DIR [-v broken=1] -f describe.awk Loading.plugin.json OTHER …
#
# The other operands are the files of the starters. With 'broken', each description has one mistake.

FNR == 1 {
    name = FILENAME
    sub(/^.*\//, "", name)
    sub(/\.plugin\.json$/, "", name)
    names[++starters] = name
}
{ texts[starters] = texts[starters] $0 "\n" }

END {
    seed = 20250101
    for (number = 1; number <= count; number++) {
        if (number <= starters) {
            write(names[number], texts[number])
        } else {
            name = word("Notice Summary Prompt Panel Card Receipt Survey Tip") number
            write(name, description(name))
        }
    }
}

# Writes a file. With 'broken', it has a mistake that varies from file to file.
function write(name, text,    path) {
    if (broken && number % 5 == 0) sub(/}[ \n]*$/, "\n", text)
    if (broken && number % 5 == 1) sub(/"summary"/, "\"sumary\"", text)
    if (broken && number % 5 == 2) sub(/{/, "{\n  \"hooks\": [\"viewDidLod\"],", text)
    if (broken && number % 5 == 3) sub(/{/, "{\n  \"tests\": 5,", text)
    if (broken && number % 5 == 4) sub(/{/, "{\n  \"superclass\": \"Base; Other\",", text)
    path = folder "/" name ".plugin.json"
    printf "%s", text > path
    close(path)
}

# Returns a number from 0 to one less than the limit, with Park and Miller's generator.
function pick(limit) {
    seed = (seed * 16807) % 2147483647
    return int(seed / 2147483647 * limit)
}

function word(list,    words) { return words[pick(split(list, words, " ")) + 1] }

function sentence(    result, rest) {
    result = word("Shows Tells Asks Explains Offers")
    for (rest = 3 + pick(9); rest > 0; rest--)
        result = result " " word("what is there to do before the next screen and a host waits for it now")
    return result "."
}

function text(key,    kind) {
    kind = pick(3)
    if (kind == 0) return "\"" sentence() "\""
    return "{ \"localized\": \"" key "\", \"value\": \"" sentence() "\"" \
        (kind == 1 ? ", \"comment\": \"" sentence() "\"" : "") " }"
}

function style() { return word("body footnote headline callout title1 title3 caption1") }
function color() { return word("label secondaryLabel systemRed systemBlue systemGreen tintColor") }
function item(list, element) { return list (list == "" ? "" : ",\n    ") element }

function description(name,    inputs, handlers, views, host, retry, index_, type, result) {
    host = pick(2) ? "" : word("recovery while")
    for (index_ = 1; index_ <= 1 + pick(3); index_++) {
        # A recovery has no value for an input without a default.
        type = pick(2) && host != "recovery" ? "\"String\"" : "\"String?\", \"default\": \"nil\""
        inputs = item(inputs, "{ \"name\": \"text" index_ "\", \"type\": " type \
            (pick(2) ? ", \"summary\": \"" sentence() "\"" : "") " }")
        views = item(views, "{ \"label\": \"label" index_ "\", \"text\": { \"input\": \"text" index_ \
            "\" }, \"textStyle\": \"" style() "\"" (pick(2) ? ", \"color\": \"" color() "\"" : "") \
            (pick(3) ? "" : ", \"numberOfLines\": " 1 + pick(4)) " }")
    }
    if (pick(3) == 0) {
        inputs = item(inputs, "{ \"name\": \"fraction\", \"type\": \"Float\", \"default\": \"0\" }")
        views = item(views, "{ \"progress\": \"bar\", \"value\": { \"input\": \"fraction\" }, \"width\": " \
            100 + pick(100) " }")
    }
    if (pick(3) == 0) {
        inputs = item(inputs, "{ \"name\": \"isBusy\", \"type\": \"Bool\", \"default\": \"false\" }")
        views = item(views, "{ \"activityIndicator\": \"indicator\", \"shownWhen\": \"isBusy\" }")
    }
    if (pick(4) == 0) {
        inputs = item(inputs, "{ \"name\": \"query\", \"type\": \"String\", \"default\": \"\\\"\\\"\" }")
        views = item(views, "{ \"textField\": \"field\", \"text\": { \"input\": \"query\" }, " \
            "\"placeholder\": " text("field." name) " }")
    }
    if (pick(2))
        views = item(views, "{ \"image\": \"picture\", \"symbol\": \"" word("star bell flag xmark") \
            "\", \"tint\": \"" color() "\", \"decorative\": true }")
    if (pick(3) == 0)
        views = item(views, "{ \"stack\": [{ \"label\": \"inner1\", \"text\": " text("inner." name) " }, " \
            "{ \"spacer\": \"flexible\" }, { \"label\": \"inner2\", \"text\": " text("other." name) \
            ", \"weight\": \"bold\" }], \"axis\": \"horizontal\", \"spacing\": " 2 + pick(14) " }")
    for (index_ = 1; index_ <= pick(4); index_++) {
        retry = "handler" index_
        handlers = item(handlers, "{ \"name\": \"" retry "\", \"summary\": \"" sentence() "\"" \
            (pick(2) ? ", \"dismissesPlugin\": true" : "") " }")
        views = item(views, "{ \"button\": \"button" index_ "\", \"title\": " text("button" index_ "." name) \
            ", \"style\": \"" word("plain gray filled bordered") "\", \"triggers\": \"" retry "\" }")
    }
    result = "{\n  \"summary\": \"" sentence() "\",\n"
    result = result "  \"inputs\": [\n    " inputs "\n  ],\n"
    if (handlers != "") result = result "  \"handlers\": [\n    " handlers "\n  ],\n"
    result = result "  \"content\": {\n  \"stack\": [\n    " views "\n  ],\n  \"spacing\": " 4 + pick(16) \
        ", \"layout\": \"" word("center fill") "\", \"background\": \"systemBackground\"\n  },\n"
    if (pick(2))
        result = result "  \"placement\": { \"at\": \"" word("top bottom center leading bottomTrailing") \
            "\", \"insets\": " (1 + pick(20)) " },\n"
    result = result "  \"presentation\": { \"transition\": \"" word("none fade slideFromTop slideFromBottom") \
        "\", \"group\": \"" word("state banner overlay") "\", \"whenAlreadyShown\": \"" (host == "" ? word("reuse replace") : "reuse") \
        "\", \"delay\": " pick(10) / 10 ", \"minimumDuration\": " pick(10) / 10 " },\n"
    result = result "  \"accessibility\": { \"announcement\": " text("announcement." name) \
        (pick(3) ? "" : ", \"modal\": true") ", \"focus\": \"label1\" }"
    if (host == "recovery" && retry != "")
        result = result ",\n  \"host\": { \"recovery\": { \"message\": \"text1\", \"retry\": \"" retry \
            "\", \"while\": \"Loading\" } }"
    else if (host == "while")
        result = result ",\n  \"host\": { \"while\": true }"
    return result "\n}\n"
}

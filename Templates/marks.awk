# Prints where the tags of a template are, so that the program need not look for them:
#
#     LC_ALL=C awk -v names="add child message name" -f Templates/marks.awk Templates/Recovery.mustache
#
# 'names' are the first parts of all names in templates. A mark is a letter and numbers; each number is
# a character, from '$' for 0 on, and a '~' before it stands for 90 more. Offsets are in bytes, and count
# from where the mark before ends.
#
#     v  a value                        offset, place of the first part among the names (0 for '.'),
#                                       twice the length of the name, and 1 more for one with a dot
#     s  a section, i an inverted one   the same, and the number of instructions up to its end
#     e  the end of one, x of the other offset, length of the tag
#     p  a partial                      offset, length of the name
#
# An uppercase letter is a tag alone on a line. Its offset is that of the line, the number of spaces
# before the tag follows, and the mark ends with the line.
#
# It knows tags as these templates have them, and stops at others.

BEGIN {
    beginsLine = 1
    letters["#"] = "s"; letters["^"] = "i"; letters["/"] = "e"; letters["> "] = "p"
    count = split(names, list, " ")
    for (place = 1; place <= count; place++) places[list[place]] = place
}

{
    # 'gap' is what lies between the last mark and here.
    rest = $0
    if (match(rest, /^ *\{\{([#^\/]|> )[A-Za-z.]+\}\}$/)) {
        tag = substr(rest, index(rest, "{"))
        mark(tag, gap, length(rest) - length(tag))
        gap = 0
        next
    }
    while ((start = index(rest, "{{")) > 0) {
        rest = substr(rest, start)
        if (!match(rest, /^\{\{([#^\/]|> )?([A-Za-z]+(\.[A-Za-z]+)*|\.)\}\}/)) {
            print FILENAME ":" FNR ": this is no tag of a known form: " rest >"/dev/stderr"
            exit 1
        }
        tag = substr(rest, 1, RLENGTH)
        mark(tag, gap + start - 1, -1)
        gap = 0
        rest = substr(rest, RLENGTH + 1)
    }
    gap += length(rest) + 1
}

END {
    for (place = 1; place <= last; place++) printf "%s", marks[place]
    print ""
}

# A tag after so many bytes; of one that is alone on its line, the spaces before it.
function mark(tag, offset, spaces,    sigil, name, letter, place) {
    sigil = name = substr(tag, 3, length(tag) - 4)
    sub(/[A-Za-z.].*/, "", sigil)
    name = substr(name, length(sigil) + 1)
    letter = sigil == "" ? "v" : letters[sigil]
    # A text is an instruction, and so is a line that begins with a tag after one alone on a line.
    if (offset > 0 || spaces < 0 && beginsLine) instructions++
    beginsLine = spaces >= 0
    if (letter == "e") {
        if (inverted[depth]) letter = "x"; else instructions++
        marks[opening[depth]] = marks[opening[depth]] number(instructions - position[depth])
        depth--
    } else {
        instructions++
    }
    marks[++last] = (spaces < 0 ? letter : toupper(letter)) number(offset) (spaces < 0 ? "" : number(spaces))
    if (letter ~ /[vsi]/) {
        place = name
        sub(/\..*/, "", place)
        if (place != "" && !(place in places)) {
            print FILENAME ":" FNR ": this name is not among 'names': " name >"/dev/stderr"
            exit 1
        }
        marks[last] = marks[last] number(place == "" ? 0 : places[place])
    }
    if (letter == "p") marks[last] = marks[last] number(length(name))
    else if (letter ~ /[ex]/) marks[last] = marks[last] number(length(tag))
    else marks[last] = marks[last] number(2 * length(name) + (name ~ /.\./))
    if (letter ~ /[si]/) {
        opening[++depth] = last
        inverted[depth] = letter == "i"
        position[depth] = instructions
    }
}

function number(value,    digits) {
    while (value >= 90) {
        digits = digits "~"
        value -= 90
    }
    return digits sprintf("%c", 36 + value)
}

#!/usr/bin/env bash
# pygiftparser finds no valid answer in a GIFT question whose number is negative.
#
# Expected: a numerical question of Moodle's GIFT format takes any number, so {#-3:0} is read like {#3:0}, and {#-5..-1} like
# {#1..5}; gift-pegjs 1.0.2 reads all of them.
# What happens: pygiftparser 1.1 marks the questions with a negative number as not valid, and keeps none of their answers.
# Affected: question banks with temperatures, differences, charges or coordinates.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check pygiftparser==1.1
cat > "$tmp/expected" <<'TEXT'
{#3:0}: valid, 1 answer
{#-3:0}: not valid, 0 answers
{#1..5}: valid, 1 answer
{#-5..-1}: not valid, 0 answers
TEXT
cd "$tmp"
venv/bin/python - > output <<'PYTHON'
import io

from pygiftparser.parser import parseFile

for answer in ("{#3:0}", "{#-3:0}", "{#1..5}", "{#-5..-1}"):
    (question,) = parseFile(io.StringIO(f"::Number::Which number?{answer}\n"))
    count = len(question.answers.answers)
    print(f"{answer}: {'valid' if question.valid else 'not valid'}, {count} answer{'' if count == 1 else 's'}")
PYTHON
diff expected output
echo "unchanged: pygiftparser 1.1 reads no negative number"

#!/usr/bin/env bash
# gift-wrapper turns the wrong answer (= (fuel) 4) into a right one: half of it.
#
# Expected: in GIFT an = within an answer is written \=, since a bare one starts the next right answer. A question with one
# right and two wrong answers still has one right and two wrong answers when it is read.
# What happens: gift-wrapper 1.8.1 writes answers as they are (it escapes formulas, pictures and links alone). gift-pegjs
# 1.0.2 reads five answers: "(", "(fuel) 3)" and "(fuel) 4)", where the last is the end of a wrong answer and counts as
# right. Neither reports anything. With \= the same text is read as it was meant.
# Affected: quizzes about conditions and states with numbers, where facts and goals have the form (= (fuel) 3).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check gift-wrapper==1.8.1
cat > "$tmp/expected" <<'TEXT'
given: 1 right, 2 wrong
as gift-wrapper writes it: right: "(", "(fuel) 3)", "(fuel) 4)"; wrong: "(", "(on a b)"
with \= instead of =: right: "(= (fuel) 3)"; wrong: "(= (fuel) 4)", "(on a b)"
TEXT
cd "$tmp"
echo '{ "private": true }' > package.json
npm install --silent --no-audit --no-fund gift-pegjs@1.0.2
venv/bin/python - > questions.json 2> errors <<'PYTHON'
import json

from gift_wrapper.question import MultipleChoice


def gift(right, wrong):
    return MultipleChoice("fuel", "Which fact holds?", {"perfect": right, "wrong": wrong}).gift


right, wrong = "(= (fuel) 3)", ["(= (fuel) 4)", "(on a b)"]
escaped = gift(right.replace("=", "\\="), [answer.replace("=", "\\=") for answer in wrong])
print(json.dumps({"as gift-wrapper writes it": gift(right, wrong), "with \\= instead of =": escaped}))
PYTHON
cat > read.js <<'JAVASCRIPT'
const { parse } = require('gift-pegjs')
const quoted = (choices) => choices.map((choice) => `"${choice.text.text}"`).join(', ')
console.log('given: 1 right, 2 wrong')
for (const [name, text] of Object.entries(require('./questions.json'))) {
  const [{ choices }] = parse(`${text}\n`)
  const right = quoted(choices.filter((choice) => choice.isCorrect))
  console.log(`${name}: right: ${right}; wrong: ${quoted(choices.filter((choice) => !choice.isCorrect))}`)
}
JAVASCRIPT
node read.js > output
diff expected output
echo "unchanged: gift-wrapper 1.8.1 does not escape = in answers"

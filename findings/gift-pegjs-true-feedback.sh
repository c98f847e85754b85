#!/usr/bin/env bash
# gift-pegjs gives the feedback of true statements to the wrong students, and that of false ones to the right ones.
#
# Expected: Moodle's GIFT format puts the feedback for a wrong answer first: {TRUE#wrong#right}. For a true statement the
# student who chooses "true" is right, so trueFeedback is "right". For a false one it is "wrong".
# What happens: gift-pegjs 1.0.2 takes the first text for trueFeedback and the second for falseFeedback, whatever is true. That
# is what is meant for {FALSE#wrong#right}; for {TRUE#wrong#right} the two are exchanged.
# Affected: previews and converters that show gift-pegjs's trueFeedback and falseFeedback.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
cat > "$tmp/expected" <<'TEXT'
{TRUE#wrong#right}: who chooses true reads "wrong", who chooses false reads "right"
{FALSE#wrong#right}: who chooses true reads "wrong", who chooses false reads "right"
TEXT
cd "$tmp"
echo '{ "private": true }' > package.json
npm install --silent --no-audit --no-fund gift-pegjs@1.0.2
node - > output <<'JAVASCRIPT'
const { parse } = require('gift-pegjs')
for (const answer of ['{TRUE#wrong#right}', '{FALSE#wrong#right}']) {
  const [{ trueFeedback, falseFeedback }] = parse(`Water is wet. ${answer}\n`)
  const [chosen, refused] = [trueFeedback.text, falseFeedback.text]
  console.log(`${answer}: who chooses true reads "${chosen}", who chooses false reads "${refused}"`)
}
JAVASCRIPT
diff expected output
echo "unchanged: gift-pegjs 1.0.2 exchanges the feedback of true statements"

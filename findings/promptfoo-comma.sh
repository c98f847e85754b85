#!/usr/bin/env bash
# promptfoo's `contains-any` takes the wrong step for `stack(a, b)`: it splits what is sought at the comma.
#
# Expected: an answer passes if it contains the text sought. `unstack(c, b)` does not contain `stack(a, b)`. The manual shows
# lists, and speaks of commas for cells of tables alone.
# What happens: promptfoo 0.123.1 splits a value that is one string at each comma. It seeks `stack(a` or `b)`, and the wrong
# step passes; `contains-all` passes two wrong steps that have the halves, and `not-contains-any` fails an answer
# without the step. Written as a list with one item, or with `contains`, the same value is not split.
# Affected: scores of answers with steps written as calls of functions, where one step is sought.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
cat > "$tmp/expected" <<'TEXT'
contains "stack(a, b)" in unstack(c, b): false
contains-any "stack(a, b)" in unstack(c, b): true
contains-any ["stack(a, b)"] in unstack(c, b): false
icontains-any "stack(a, b)" in unstack(c, b): true
not-contains-any "stack(a, b)" in unstack(c, b): false
contains-all "stack(a, b)" in stack(a, c) stack(c, b): true
contains-all ["stack(a, b)"] in stack(a, c) stack(c, b): false
TEXT
cd "$tmp"
export PROMPTFOO_CONFIG_DIR="$tmp/config" PROMPTFOO_DISABLE_TELEMETRY=1 PROMPTFOO_DISABLE_UPDATE=1
echo '{ "private": true }' > package.json
npm install --silent --no-audit --no-fund --omit=optional --ignore-scripts promptfoo@0.123.1
cat > score.mjs <<'JAVASCRIPT'
import promptfoo from 'promptfoo'
const step = 'stack(a, b)'
for (const [type, value, output] of [
  ['contains', step, 'unstack(c, b)'],
  ['contains-any', step, 'unstack(c, b)'],
  ['contains-any', [step], 'unstack(c, b)'],
  ['icontains-any', step, 'unstack(c, b)'],
  ['not-contains-any', step, 'unstack(c, b)'],
  ['contains-all', step, 'stack(a, c) stack(c, b)'],
  ['contains-all', [step], 'stack(a, c) stack(c, b)']
]) {
  const asked = { assertion: { type, value }, test: {}, providerResponse: { output } }
  const { pass } = await promptfoo.assertions.runAssertion(asked)
  console.log(`${type} ${JSON.stringify(value)} in ${output}: ${pass}`)
}
process.exit(0)
JAVASCRIPT
node score.mjs > output 2> errors
diff expected output
echo "unchanged: promptfoo 0.123.1 splits what contains-any seeks at commas"

#!/usr/bin/env bash
# promptfoo's `contains-json` finds no JSON in an answer that gives its plan as a JSON list.
#
# Expected: a list of steps is JSON; an answer that contains it passes, as it passes `is-json` where nothing else is there.
# What happens: `contains-json` of promptfoo 0.123.1 seeks objects alone. A plan as a list fails, with and without a schema,
# even where it is the whole answer, which `is-json` accepts. With the list in an object it passes. Where the list has
# objects, a schema that asks for a list fails, since each object is held against it.
# Affected: scores of answers that give a plan as a list of steps.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
cat > "$tmp/expected" <<'TEXT'
["(stack a b)"]: is-json true, contains-json false, with a schema for a list false
The plan: ["(stack a b)"]: is-json false, contains-json false, with a schema for a list false
The plan: {"plan": ["(stack a b)"]}: is-json false, contains-json true, with a schema for a list false
The plan: [{"step": "(stack a b)"}]: is-json false, contains-json true, with a schema for a list false
TEXT
cd "$tmp"
export PROMPTFOO_CONFIG_DIR="$tmp/config" PROMPTFOO_DISABLE_TELEMETRY=1 PROMPTFOO_DISABLE_UPDATE=1
echo '{ "private": true }' > package.json
npm install --silent --no-audit --no-fund --omit=optional --ignore-scripts promptfoo@0.123.1
cat > score.mjs <<'JAVASCRIPT'
import promptfoo from 'promptfoo'
const passes = async (type, output, value) => {
  const asked = { assertion: { type, value }, test: {}, providerResponse: { output } }
  return (await promptfoo.assertions.runAssertion(asked)).pass
}
for (const output of [
  '["(stack a b)"]',
  'The plan: ["(stack a b)"]',
  'The plan: {"plan": ["(stack a b)"]}',
  'The plan: [{"step": "(stack a b)"}]'
]) {
  const whole = await passes('is-json', output)
  const part = await passes('contains-json', output)
  const list = await passes('contains-json', output, { type: 'array' })
  console.log(`${output}: is-json ${whole}, contains-json ${part}, with a schema for a list ${list}`)
}
process.exit(0)
JAVASCRIPT
node score.mjs > output 2> errors
diff expected output
echo "unchanged: promptfoo 0.123.1 finds no JSON in a list"

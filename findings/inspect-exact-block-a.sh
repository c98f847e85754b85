#!/usr/bin/env bash
# Inspect's exact() and f1() ignore an object named `a`, so two different Blocksworld actions count as the same answer.
#
# Expected: (stack a b) and (stack b) are different actions, as (stack a c) and (stack c b) are.
# What happens: inspect-ai 0.3.285 removes the English articles "a", "an" and "the" from answer and target before it
# compares them. exact() gives C for the answer (pick-up a) with the target (pick-up), and f1() gives 1.0, but for a block
# named b the same answers are wrong. Punctuation goes too, so (stack a b) is compared as "stack b".
# Affected: planning tasks scored with exact() or f1(), where blocks, rooms or cars are called a, b, c: arguments that are
# missing or superfluous are not noticed when their name is a.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check inspect-ai==0.3.285
cat > "$tmp/expected" <<'TEXT'
exact: (stack a b) for (stack b): C
exact: (stack c b) for (stack b): I
exact: (pick-up a) for (pick-up): C
exact: (pick-up b) for (pick-up): I
f1: (stack a b) for (stack b): 1.0
f1: (stack c b) for (stack b): 0.8
f1: (pick-up a) for (pick-up): 1.0
f1: (pick-up b) for (pick-up): 0.8
TEXT
cd "$tmp"
venv/bin/python - > output <<'PYTHON'
import asyncio
from inspect_ai.model import ModelOutput
from inspect_ai.scorer import Target, exact, f1
from inspect_ai.solver import TaskState

MODEL = "mockllm/model"
PAIRS = [("(stack a b)", "(stack b)"), ("(stack c b)", "(stack b)"),
         ("(pick-up a)", "(pick-up)"), ("(pick-up b)", "(pick-up)")]


async def main():
    for name, score in (("exact", exact()), ("f1", f1())):
        for answer, target in PAIRS:
            output = ModelOutput.from_content(MODEL, answer)
            state = TaskState(model=MODEL, sample_id=1, epoch=1, input="", messages=[], output=output)
            print(f"{name}: {answer} for {target}: {(await score(state, Target([target]))).value}")


asyncio.run(main())
PYTHON
diff expected output
echo "unchanged: inspect-ai 0.3.285 takes (stack a b) for (stack b)"

#!/usr/bin/env bash
# One sample that an Inspect scorer leaves unscored makes the whole log no JSON.
#
# Expected: a log in the format "json" is JSON, so that every JSON parser reads it; a missing score is null or absent.
# What happens: inspect-ai 0.3.285 writes the value of Score.unscored(), which some of its own scorers return, too, as the
# bare word NaN, in logs of both formats. RFC 8259 has no such word: JSON.parse of JavaScript refuses the file at its first
# NaN, with all samples in it. Python's json reads it only because it accepts three such words by default.
# Affected: planning evaluations that are read by anything but Python, as soon as one of thousands of samples has no score.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check inspect-ai==0.3.285
cat > "$tmp/expected" <<'TEXT'
all scored: log.json is JSON
all scored: sample in log.eval is JSON
one unscored: log.json is no JSON, it holds NaN
one unscored: sample in log.eval is no JSON, it holds NaN
TEXT
cd "$tmp"
venv/bin/python - > output <<'PYTHON'
import json
import zipfile
from pathlib import Path

from inspect_ai import Task, eval
from inspect_ai.dataset import Sample
from inspect_ai.model import ModelOutput, ModelUsage, get_model
from inspect_ai.scorer import Score, accuracy, scorer

MODEL = "mockllm/model"


def answered(text):
    output = ModelOutput.from_content(MODEL, text)
    # Without it, Inspect downloads a table to count tokens.
    output.usage = ModelUsage()
    return output


def graded(may_fail):
    @scorer(metrics=[accuracy()])
    def first_letter():
        async def score(state, target):
            if may_fail and state.sample_id == 2:
                return Score.unscored(reason="the plan checker was not reachable")
            return Score(value="C" if state.output.completion[0] == target.text else "I")

        return score

    return first_letter()


def described(text):
    def refuse(word):
        raise ValueError(f"it holds {word}")

    try:
        json.loads(text, parse_constant=refuse)
        return "is JSON"
    except ValueError as error:
        return f"is no JSON, {error}"


for name, may_fail in (("all scored", False), ("one unscored", True)):
    samples = [Sample(id=i, input="Which action is next?", target="B") for i in (1, 2, 3)]
    for ending in ("json", "eval"):
        task = Task(dataset=samples, scorer=graded(may_fail))
        model = get_model(MODEL, custom_outputs=[answered("B") for _ in samples])
        folder = f"{name.replace(' ', '-')}-{ending}"
        eval(task, model=model, log_format=ending, log_dir=folder, display="none")
        (log,) = Path(folder).glob(f"*.{ending}")
        if ending == "json":
            print(f"{name}: log.json {described(log.read_text())}")
        else:
            with zipfile.ZipFile(log) as members:
                print(f"{name}: sample in log.eval {described(members.read('samples/2_epoch_1.json'))}")
PYTHON
diff expected output
echo "unchanged: inspect-ai 0.3.285 writes NaN into JSON logs"

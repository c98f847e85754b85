#!/usr/bin/env bash
# In lm-eval's ACPBench tasks the answer "B. A boat is at the dock" counts as A: the article is read as a label.
#
# Expected: of an answer that begins with a label and a full stop, the label is taken, as in "B. The boat is at the dock".
# What happens: the filter of lm-eval 0.4.13's acp_mcq tasks collects every capital A, B, C or D of the response, in any
# word, and takes the last one. The article "A", or the first letter of a name such as Depot, replaces the chosen label.
# Affected: accuracies of models that repeat the option's text or add a reason after their choice.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check lm-eval==0.4.13
cat > "$tmp/expected" <<'TEXT'
B: takes "B"
B. The boat is at the dock: takes "B."
B. A boat is at the dock: takes "A"
B. The boat is at Dover: takes "D"
The answer is B. All others hold at first: takes "A"
TEXT
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
from pathlib import Path

import lm_eval
import yaml
from lm_eval.filters import build_filter_ensemble

folder = "mcq_cot_2shot"
task = yaml.safe_load((Path(lm_eval.__file__).parent / "tasks/acpbench" / folder / f"_{folder}_yaml").read_text())
steps = [(step.pop("function"), step) for step in task["filter_list"][0]["filter"]]
filters = build_filter_ensemble("official", steps)


class Instance:
    def __init__(self, response):
        self.resps, self.doc, self.filtered_resps = [response], {"choices": []}, {}


for response in ("B", "B. The boat is at the dock", "B. A boat is at the dock", "B. The boat is at Dover",
                 "The answer is B. All others hold at first"):
    instance = Instance(response)
    filters.apply([instance])
    print(f'{response}: takes "{instance.filtered_resps["official"]}"')
PYTHON
diff expected output
echo "unchanged: lm-eval 0.4.13 takes the last capital A, B, C or D"

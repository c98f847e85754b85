#!/usr/bin/env bash
# In lm-eval's ACPBench tasks "The answer is yes." is right, and "The answer is yes", without the full stop, is wrong.
#
# Expected: the score of a yes/no question does not depend on whether the response ends with a full stop, since the metric
# ignores punctuation; a bare "yes" is right.
# What happens: the filter of lm-eval 0.4.13's acp_bool tasks takes what follows "The answer is " or "**Final Answer**: "
# without its last character, whatever it is. Of "yes." that leaves "yes", of "yes" it leaves "ye", which is wrong.
# Affected: reported accuracies of models that end without a full stop, or whose output is cut at a stop sequence.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check lm-eval==0.4.13
cat > "$tmp/expected" <<'TEXT'
yes: takes "yes", score 1
The answer is yes.: takes "yes", score 1
The answer is yes: takes "ye", score 0
**Final Answer**: Yes.: takes "Yes", score 1
**Final Answer**: Yes: takes "Ye", score 0
TEXT
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
from pathlib import Path

import lm_eval
import yaml
from lm_eval.api.metrics import exact_match_hf_evaluate
from lm_eval.filters import build_filter_ensemble

folder = "boolq_cot_2shot"
task = yaml.safe_load((Path(lm_eval.__file__).parent / "tasks/acpbench" / folder / f"_{folder}_yaml").read_text())
steps = [(step.pop("function"), step) for step in task["filter_list"][0]["filter"]]
filters = build_filter_ensemble("official", steps)


class Instance:
    def __init__(self, response):
        self.resps, self.doc, self.filtered_resps = [response], {}, {}


for response in ("yes", "The answer is yes.", "The answer is yes", "**Final Answer**: Yes.", "**Final Answer**: Yes"):
    instance = Instance(response)
    filters.apply([instance])
    taken = instance.filtered_resps["official"]
    score = exact_match_hf_evaluate([taken], ["yes"], ignore_case=True, ignore_punctuation=True)["exact_match"]
    print(f'{response}: takes "{taken}", score {score:.0f}')
PYTHON
diff expected output
echo "unchanged: lm-eval 0.4.13 needs a full stop after yes"

#!/usr/bin/env bash
# AMLGym counts a learned action as missing where another action is missing and its name has an underscore.
#
# Expected: a learned model with two of the three actions, each exactly as in the reference, has a mean recall of 2/3,
# whichever action is missing.
# What happens: syntactic_recall of amlgym 1.0.13 replaces _ by - in the names of as many actions as the shorter model has.
# Without `stack` or `pick_up`, `put_down`, the last of the reference, keeps its name there and is put-down in the learned
# model, so it counts as not learned: the recall is 1/3. Without `put_down` itself it is 2/3; so it is without `stack` where
# the names have hyphens in both models.
# Affected: recall of models that leave out an action, as learners do for actions that no trace has.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check unified-planning==1.3.0 alive-progress==3.3.0 \
  scikit-learn==1.9.1 tarski==0.9.1
"$tmp/venv/bin/pip" install -q --disable-pip-version-check --no-deps amlgym==1.0.13
cat > "$tmp/expected" <<'TEXT'
stack, pick_up, put_down: recall 1.00
without stack: recall 0.33
without pick_up: recall 0.33
without put_down: recall 0.67
with hyphens, without stack: recall 0.67
TEXT
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
from pathlib import Path

from amlgym.metrics import syntactic_recall

HEAD = """(define (domain blocks)
  (:requirements :strips :typing)
  (:types block)
  (:predicates (clear ?x - block) (ontable ?x - block) (handempty) (holding ?x - block) (on ?x - block ?y - block))
"""
ACTIONS = {
    "stack": """  (:action stack
    :parameters (?x - block ?y - block)
    :precondition (and (holding ?x) (clear ?y))
    :effect (and (not (holding ?x)) (not (clear ?y)) (clear ?x) (handempty) (on ?x ?y)))
""",
    "pick_up": """  (:action pick_up
    :parameters (?x - block)
    :precondition (and (clear ?x) (ontable ?x) (handempty))
    :effect (and (not (ontable ?x)) (not (clear ?x)) (not (handempty)) (holding ?x)))
""",
    "put_down": """  (:action put_down
    :parameters (?x - block)
    :precondition (and (holding ?x))
    :effect (and (not (holding ?x)) (clear ?x) (handempty) (ontable ?x)))
""",
}


def write(path, left_out, hyphens):
    text = HEAD + "".join(action for name, action in ACTIONS.items() if name != left_out) + ")\n"
    Path(path).write_text(text.replace("_", "-") if hyphens else text)


def show(name, left_out=None, hyphens=False):
    write("reference.pddl", None, hyphens)
    write("learned.pddl", left_out, hyphens)
    print(f"{name}: recall {syntactic_recall('learned.pddl', 'reference.pddl')['mean']:.2f}")


show(", ".join(ACTIONS))
for name in ACTIONS:
    show(f"without {name}", name)
show("with hyphens, without stack", "stack", hyphens=True)
PYTHON
diff expected output
echo "unchanged: amlgym 1.0.13 counts a learned action as missing"

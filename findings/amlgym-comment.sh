#!/usr/bin/env bash
# AMLGym counts atoms in a comment as preconditions, and a deleted fact as an added one where no space follows `not`.
#
# Expected: two domains that differ in a comment or a space alone have a syntactic precision of 1 against each other.
# What happens: the reader of amlgym 1.0.13 finds atoms by patterns in the text. It drops comments that fill their line, and
# keeps the others: "; (on ?x ?y) is not needed" after a precondition adds one. (not(holding ?x)) is read as a deleted and
# as an added holding. With unified-planning's reader the domains are the same.
# Affected: syntactic precision and recall of models with comments, as language models write them, or in a compact print.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check unified-planning==1.3.0 alive-progress==3.3.0 \
  scikit-learn==1.9.1 tarski==0.9.1
"$tmp/venv/bin/pip" install -q --disable-pip-version-check --no-deps amlgym==1.0.13
cat > "$tmp/expected" <<'TEXT'
same text: preconditions 1.00, additions 1.00, mean 1.00; same action for unified-planning: True
comment on its own line: preconditions 1.00, additions 1.00, mean 1.00; same action for unified-planning: True
comment after the precondition: preconditions 0.67, additions 1.00, mean 0.88; same action for unified-planning: True
no space after not: preconditions 1.00, additions 0.75, mean 0.88; same action for unified-planning: True
TEXT
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
from pathlib import Path

from amlgym.metrics import syntactic_precision
from unified_planning.io import PDDLReader

DOMAIN = """(define (domain blocks)
  (:requirements :strips :typing)
  (:types block)
  (:predicates (clear ?x - block) (handempty) (holding ?x - block) (on ?x - block ?y - block))
  (:action stack
    :parameters (?x - block ?y - block)
    :precondition (and (holding ?x) (clear ?y))
    :effect (and (not (holding ?x)) (not (clear ?y)) (clear ?x) (handempty) (on ?x ?y)))
)
"""
PRECONDITION = "(and (holding ?x) (clear ?y))"
VARIANTS = {
    "same text": DOMAIN,
    "comment on its own line": DOMAIN.replace("    :effect", "    ; (on ?x ?y) is not needed\n    :effect"),
    "comment after the precondition": DOMAIN.replace(PRECONDITION, f"{PRECONDITION} ; (on ?x ?y) is not needed"),
    "no space after not": DOMAIN.replace("(not (holding ?x))", "(not(holding ?x))"),
}
Path("reference.pddl").write_text(DOMAIN)
reference = PDDLReader().parse_problem("reference.pddl").action("stack")
for name, text in VARIANTS.items():
    Path("learned.pddl").write_text(text)
    found = syntactic_precision("learned.pddl", "reference.pddl")
    same = PDDLReader().parse_problem("learned.pddl").action("stack") == reference
    scores = f"preconditions {found['precs_pos']:.2f}, additions {found['eff_pos']:.2f}, mean {found['mean']:.2f}"
    print(f"{name}: {scores}; same action for unified-planning: {same}")
PYTHON
diff expected output
echo "unchanged: amlgym 1.0.13 counts atoms in comments"

#!/usr/bin/env bash
# Plado ignores the numeric preconditions of an action that has no parameters.
#
# Expected: a tank whose level is 0 cannot be closed by an action that needs a level of 3, whether the action names the
# tank as its parameter or as a constant, or the domain has one tank alone.
# What happens: the generator of applicable actions of plado 0.1.6 lists the action at level 0 where it has no parameters,
# and only from level 3 on where the tank is its parameter. Facts among its preconditions are heeded in both.
# Affected: successors, searches and lists of applicable actions made with plado: plans that no validator accepts.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check plado==0.1.6
cat > "$tmp/expected" <<'TEXT'
tank as a parameter, level 0: pour
tank as a parameter, level 3: pour, close
no parameters, level 0: pour, close
no parameters, level 3: pour, close
no parameters, level 3, tank not open: none
TEXT
cd "$tmp"
venv/bin/python - > output <<'PYTHON'
from pathlib import Path

from plado.parser import parse_and_normalize
from plado.semantics.applicable_actions_generator import ApplicableActionsGenerator
from plado.semantics.task import Task

DOMAIN = """(define (domain tanks) (:requirements :strips :typing :fluents) (:types tank)
  (:constants a - tank) (:predicates (open ?t - tank) (full ?t - tank)) (:functions (level ?t - tank))
  (:action pour :parameters ({p}) :precondition (and (open {t})) :effect (and (increase (level {t}) 1)))
  (:action close :parameters ({p}) :precondition (and (open {t}) (>= (level {t}) 3)) :effect (and (full {t}))))
"""
PROBLEM = "(define (problem one) (:domain tanks) (:init {} (= (level a) {})) (:goal (and (full a))))\n"


def applicable(parameters, tank, level, facts="(open a)"):
    Path("domain.pddl").write_text(DOMAIN.format(p=parameters, t=tank))
    Path("problem.pddl").write_text(PROBLEM.format(facts, level))
    task = Task(*parse_and_normalize("domain.pddl", "problem.pddl"))
    names = {task.actions[action].name for action, _ in ApplicableActionsGenerator(task)(task.initial_state)}
    return ", ".join(sorted(names, reverse=True)) or "none"


for level in (0, 3):
    print(f"tank as a parameter, level {level}: {applicable('?t - tank', '?t', level)}")
for level in (0, 3):
    print(f"no parameters, level {level}: {applicable('', 'a', level)}")
print(f"no parameters, level 3, tank not open: {applicable('', 'a', 3, '')}")
PYTHON
diff expected output
echo "unchanged: plado 0.1.6 ignores numeric preconditions of actions without parameters"

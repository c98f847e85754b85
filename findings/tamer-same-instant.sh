#!/usr/bin/env bash
# Tamer starts two steps in the same instant though one deletes what the other needs, and three validators agree.
#
# Expected: in PDDL 2.1 (Fox and Long 2003) two actions must not happen at the same time where one deletes a precondition of
# the other; they need a gap. The key must be used before it is dropped, or there is no plan.
# What happens: Tamer (up-tamer 1.1.6 with unified-planning 1.3.0) starts "enter", which needs the key, and "drop", which
# deletes it, both at 0.0. Its own validator, Aries's and unified-planning's call the plan valid. Aries, asked for a plan,
# leaves a gap. A step that needs what another adds in the same instant is refused by all three.
# Affected: plans in time that pass from unified-planning to validators and systems that keep to PDDL 2.1.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check unified-planning==1.3.0 up-aries==0.5.0 up-tamer==1.1.6
cat > "$tmp/expected" <<'TEXT'
Tamer: drop at 0.0, enter at 0.0
Aries: gap between enter and drop: True
drop and enter at 0: unified-planning VALID, Tamer VALID, Aries VALID
drop at 0, enter at 1: unified-planning INVALID, Tamer INVALID, Aries INVALID
fetch until 2, enter and drop at 2: unified-planning INVALID, Tamer INVALID, Aries INVALID
TEXT
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
from unified_planning.io import PDDLReader
from unified_planning.shortcuts import OneshotPlanner, PlanValidator, get_environment

DOMAIN = """(define (domain door) (:requirements :durative-actions) (:predicates (key) (inside) (dropped))
  (:durative-action fetch :parameters () :duration (= ?duration 2) :condition () :effect (and (at end (key))))
  (:durative-action drop :parameters () :duration (= ?duration 2)
    :condition (and (at start (key))) :effect (and (at start (not (key))) (at end (dropped))))
  (:durative-action enter :parameters () :duration (= ?duration 2)
    :condition (and (at start (key))) :effect (and (at end (inside)))))
"""
PROBLEM = "(define (problem one) (:domain door) (:init {}) (:goal (and (inside) (dropped))))"
VALIDATORS = {"unified-planning": "up_time_triggered_validator", "Tamer": "tamer", "Aries": "aries-val"}
get_environment().credits_stream = None


def read(facts):
    return PDDLReader().parse_problem_string(DOMAIN, PROBLEM.format(facts))


def starts(engine):
    with OneshotPlanner(name=engine) as planner:
        plan = planner.solve(read("(key)")).plan
    return {step.action.name: float(start) for start, step, _ in plan.timed_actions}


def verdicts(name, facts, steps):
    found = []
    for tool, engine in VALIDATORS.items():
        problem = read(facts)
        with PlanValidator(name=engine) as validator:
            result = validator.validate(problem, PDDLReader().parse_plan_string(problem, steps))
        found.append(f"{tool} {result.status.name}")
    print(f"{name}: {', '.join(found)}")


print(f"Tamer: {', '.join(f'{step} at {start}' for step, start in sorted(starts('tamer').items()))}")
aries = starts("aries")
print(f"Aries: gap between enter and drop: {aries['enter'] < aries['drop']}")
verdicts("drop and enter at 0", "(key)", "0.0: (drop) [2.0]\n0.0: (enter) [2.0]")
verdicts("drop at 0, enter at 1", "(key)", "0.0: (drop) [2.0]\n1.0: (enter) [2.0]")
verdicts("fetch until 2, enter and drop at 2", "", "0.0: (fetch) [2.0]\n2.0: (enter) [2.0]\n2.0: (drop) [2.0]")
PYTHON
diff expected output
echo "unchanged: Tamer (up-tamer 1.1.6) starts conflicting steps in the same instant"

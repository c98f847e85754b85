#!/usr/bin/env bash
# An action that raises total-cost by 3 and by 4 costs 4, or cannot be applied at all.
#
# Expected: increases are additive in PDDL 2.1, two of one fluent in one action are no conflict, so
# the plan costs 7.
# What happens: Fast Downward 26.6 keeps only the last increase and reports cost 4 as optimal, without
# a warning. The validator of unified-planning 1.3.0 takes the two for a conflict and calls the plan
# invalid, with an action that is not applicable.
# Affected: domains that split a cost in parts, (increase (total-cost) (toll)) after other costs;
# published optimal costs of such domains depend on the tool.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check unified-planning==1.3.0 \
  up-fast-downward==1.0.0 fast-downward.translate==26.6.0
cat > "$tmp/domain.pddl" <<'PDDL'
(define (domain roads)
  (:requirements :strips :action-costs)
  (:predicates (home) (away))
  (:functions (total-cost) - number)
  (:action drive :parameters () :precondition (home)
    :effect (and (away) (increase (total-cost) 3) (increase (total-cost) 4))))
PDDL
cat > "$tmp/problem.pddl" <<'PDDL'
(define (problem trip) (:domain roads) (:init (home) (= (total-cost) 0)) (:goal (away))
  (:metric minimize (total-cost)))
PDDL
echo '(drive)' > "$tmp/plan"
cat > "$tmp/expected" <<'TEXT'
Fast Downward: cost = 4 (general cost)
unified-planning: INVALID INAPPLICABLE_ACTION
TEXT
cd "$tmp"
driver=$(echo venv/lib/python*/site-packages/up_fast_downward/downward/fast-downward.py)
venv/bin/python "$driver" --plan-file found domain.pddl problem.pddl --search "astar(blind())" > log 2>&1
sed -n 's/^; /Fast Downward: /p' found > output
venv/bin/python - >> output <<'PYTHON'
from unified_planning.engines import SequentialPlanValidator
from unified_planning.io import PDDLReader

reader = PDDLReader()
problem = reader.parse_problem("domain.pddl", "problem.pddl")
plan = reader.parse_plan(problem, "plan")
result = SequentialPlanValidator().validate(problem, plan)
print("unified-planning:", result.status.name, result.reason.name)
PYTHON
diff expected output
echo "unchanged: two increases of total-cost in one action do not add up"

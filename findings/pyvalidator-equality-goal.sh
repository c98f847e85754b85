#!/usr/bin/env bash
# pddl-pyvalidator calls the goal (= k k) unmet; the library under it accepts the same plan.
#
# Expected: pddl-pyvalidator 0.1.5 runs plans with unified-planning 1.3.0, so both should agree on a
# goal that holds in every state.
# What happens: the command pyval prints "Unmet goal: (k == k)" and exits with 1, because it looks
# each goal up as if it were a stored value; the validator of unified-planning, which evaluates the
# goal, reports VALID. Equality in a precondition is evaluated well by both.
# Affected: goals with (= ...) or (not (= ...)), which generators write when they ground parameters.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check unified-planning==1.3.0 pddl-pyvalidator==0.1.5
cat > "$tmp/domain.pddl" <<'PDDL'
(define (domain paint)
  (:requirements :strips :equality)
  (:predicates (plain ?x) (done))
  (:action paint :parameters (?x) :precondition (and (plain ?x) (= ?x ?x)) :effect (done)))
PDDL
cat > "$tmp/problem.pddl" <<'PDDL'
(define (problem paint-k)
  (:domain paint)
  (:objects k l)
  (:init (plain k))
  (:goal (and (done) (= k k))))
PDDL
echo '(paint k)' > "$tmp/plan"
cat > "$tmp/expected" <<'TEXT'
Unmet goal: (k == k)
pyval exit code: 1
unified-planning: VALID
TEXT
cd "$tmp"
{
  code=0
  venv/bin/pyval domain.pddl problem.pddl plan > pyval.txt 2>&1 || code=$?
  sed -n 's/^ *\(Unmet goal.*\)/\1/p' pyval.txt
  echo "pyval exit code: $code"
  venv/bin/python - <<'PYTHON'
from unified_planning.engines import SequentialPlanValidator
from unified_planning.io import PDDLReader

reader = PDDLReader()
problem = reader.parse_problem("domain.pddl", "problem.pddl")
plan = reader.parse_plan(problem, "plan")
print("unified-planning:", SequentialPlanValidator().validate(problem, plan).status.name)
PYTHON
} > output
diff expected output
echo "unchanged: pddl-pyvalidator 0.1.5 finds the goal (= k k) unmet"

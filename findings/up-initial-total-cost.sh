#!/usr/bin/env bash
# A total-cost that starts at 5 makes unified-planning's Fast Downward refuse a problem of plain action costs.
#
# Expected: the reader of unified-planning 1.3.0 sees action costs in (increase (total-cost) 3) with
# (:metric minimize (total-cost)), whatever the initial value is, since a constant changes no ranking.
# What happens: only with the initial value 0 is it a problem of action costs. With 5, or with 0 and no
# :metric, it becomes a numeric problem: the engine of up-fast-downward 1.0.0 does not support it, and
# the writer replaces :action-costs by :numeric-fluents, which Fast Downward 26.6 refuses as well.
# Fast Downward solves all three original files.
# Affected: problems cut from the middle of a longer run, and domains shared by problems with and
# without a metric.
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
  (:action drive :parameters () :precondition (home) :effect (and (away) (increase (total-cost) 3))))
PDDL
write() {
  echo "(define (problem trip) (:domain roads) (:init (home) (= (total-cost) $2)) (:goal (away)) $3)" > "$tmp/$1.pddl"
}
write zero 0 '(:metric minimize (total-cost))'
write five 5 '(:metric minimize (total-cost))'
write no-metric 0 ''
cat > "$tmp/expected" <<'TEXT'
zero: supported True, written (:requirements :strips :action-costs)
five: supported False, written (:requirements :strips :numeric-fluents)
no-metric: supported False, written (:requirements :strips :numeric-fluents)
zero: Fast Downward reads original yes, written yes
five: Fast Downward reads original yes, written no
no-metric: Fast Downward reads original yes, written no
TEXT
cd "$tmp"
venv/bin/python - > output <<'PYTHON'
from unified_planning.io import PDDLReader, PDDLWriter
from up_fast_downward import FastDownwardPDDLPlanner

for name in ("zero", "five", "no-metric"):
    problem = PDDLReader().parse_problem("domain.pddl", f"{name}.pddl")
    writer = PDDLWriter(problem)
    writer.write_domain(f"{name}-d.pddl")
    writer.write_problem(f"{name}-p.pddl")
    line = next(x for x in writer.get_domain().splitlines() if ":requirements" in x).strip()
    print(f"{name}: supported {FastDownwardPDDLPlanner.supports(problem.kind)}, written {line}")
PYTHON
driver=$(echo venv/lib/python*/site-packages/up_fast_downward/downward/fast-downward.py)
reads() { venv/bin/python "$driver" --translate "$1" "$2" > log 2>&1 && echo yes || echo no; }
for name in zero five no-metric; do
  original=$(reads domain.pddl "$name.pddl")
  echo "$name: Fast Downward reads original $original, written $(reads "$name-d.pddl" "$name-p.pddl")" >> output
done
diff expected output
echo "unchanged: an initial total-cost of 5 makes a numeric problem for unified-planning 1.3.0"

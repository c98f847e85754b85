#!/usr/bin/env bash
# Costs from a table, (increase (total-cost) (toll ?r)), cannot be written so that both pddl and Fast Downward read them.
#
# Expected: :action-costs covers functions such as (toll ?r), which only costs are taken from, as many domains of the
# planning competitions since 2008 have them; Fast Downward and unified-planning read them so.
# What happens: pddl 0.5.1 stops with "numeric-fluents requirement is not specified, but numeric fluents are specified" for any
# function other than total-cost. If :numeric-fluents is added, pddl is content, and Fast Downward 26.6 refuses the domain,
# because it knows no such requirement.
# Affected: chains from pddl to Fast Downward, and published domains with costs, such as Transport and Elevators.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check pddl==0.5.1 fast-downward.translate==26.6.0
cat > "$tmp/problem.pddl" <<'PDDL'
(define (problem one) (:domain roads) (:objects a - road)
  (:init (open a) (= (toll a) 3) (= (total-cost) 0)) (:goal (used a)) (:metric minimize (total-cost)))
PDDL
cat > "$tmp/costs.pddl" <<'PDDL'
(define (domain roads)
  (:requirements :strips :typing :action-costs)
  (:types road)
  (:predicates (open ?r - road) (used ?r - road))
  (:functions (total-cost) - number (toll ?r - road) - number)
  (:action use :parameters (?r - road) :precondition (open ?r)
    :effect (and (used ?r) (increase (total-cost) (toll ?r)))))
PDDL
sed 's/:action-costs/:action-costs :numeric-fluents/' "$tmp/costs.pddl" > "$tmp/fluents.pddl"
cat > "$tmp/expected" <<'TEXT'
costs: pddl: numeric-fluents requirement is not specified, but numeric fluents are specified.
costs: Fast Downward reads it
fluents: pddl reads it
fluents: Fast Downward: Reason: Invalid requirement. Got: :numeric-fluents
TEXT
cd "$tmp"
venv/bin/python - > output <<'PYTHON'
import contextlib
import io

from fast_downward.translate import normalize, options, pddl_parser
from pddl.parser.domain import DomainParser

for name in ("costs", "fluents"):
    file = f"{name}.pddl"
    try:
        DomainParser()(open(file).read())
        print(f"{name}: pddl reads it")
    except Exception as error:
        print(f"{name}: pddl: {str(error).strip()}")
    printed = io.StringIO()
    options.set_options([file, "problem.pddl"])
    try:
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            normalize.normalize(pddl_parser.open(file, "problem.pddl"))
        print(f"{name}: Fast Downward reads it")
    except SystemExit:
        pass
    except BaseException as error:
        printed.write(str(error))
    for line in printed.getvalue().splitlines():
        if line.startswith("Reason"):
            print(f"{name}: Fast Downward: {line}")
PYTHON
diff expected output
echo "unchanged: pddl 0.5.1 and Fast Downward 26.6 have no way to write costs from a table in common"

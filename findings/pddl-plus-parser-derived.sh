#!/usr/bin/env bash
# pddl-plus-parser leaves out the rules of derived predicates without a message, and so prints another domain.
#
# Expected: a parser that does not know `:derived` refuses it, or keeps it.
# What happens: pddl-plus-parser 3.17.0 reads the domain, keeps the requirement `:derived-predicates`, and prints the
# domain without the rule. The derived fact is then an ordinary one that never holds: the action that needs it applies
# in no state, where by the rule it applies at once.
# Affected: programs that read, change and print domains with axioms, and trajectories made with it.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
# It declares none of the packages that it imports.
"$tmp/venv/bin/pip" install -q --disable-pip-version-check pddl-plus-parser==3.17.0 sympy==1.14.0 anytree==2.13.0 networkx==3.6.1
cat > "$tmp/expected" <<'TEXT'
read: :derived True
printed: :derived-predicates True, :derived rule False
(enter) applies: False
TEXT
cd "$tmp"
cat > domain.pddl <<'PDDL'
(define (domain house) (:requirements :strips :derived-predicates)
  (:predicates (unlocked) (open) (inside))
  (:derived (open) (unlocked))
  (:action enter :parameters () :precondition (and (open)) :effect (and (inside))))
PDDL
cat > problem.pddl <<'PDDL'
(define (problem one) (:domain house) (:objects) (:init (unlocked)) (:goal (and (inside))))
PDDL
venv/bin/python - > output 2> errors <<'PYTHON'
import re
from pathlib import Path

from pddl_plus_parser.lisp_parsers import DomainParser, ProblemParser
from pddl_plus_parser.models import Operator, State

domain = DomainParser(Path("domain.pddl")).parse_domain()
problem = ProblemParser(Path("problem.pddl"), domain).parse_problem()
rule = re.compile(r"\(:derived\s")
printed = domain.to_pddl()
print(f"read: :derived {bool(rule.search(Path('domain.pddl').read_text()))}")
print(f"printed: :derived-predicates {':derived-predicates' in printed}, :derived rule {bool(rule.search(printed))}")
state = State(predicates=problem.initial_state_predicates, fluents=problem.initial_state_fluents, is_init=True)
enter = Operator(domain.actions["enter"], domain, [], problem.objects)
print(f"(enter) applies: {enter.is_applicable(state)}")
PYTHON
diff expected output
echo "unchanged: pddl-plus-parser 3.17.0 leaves out derived predicates"

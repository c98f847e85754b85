#!/usr/bin/env bash
# pddl-plus-parser refuses `(:functions (total-cost) - number)`, which the competitions' domains with costs have.
#
# Expected: `- number` is the type of a function's values (PDDL 3.1), and the only one that costs can have.
# What happens: pddl-plus-parser 3.17.0 raises SyntaxError, "Received a function with a wrong signature - umber": it
# takes the word for a function, without its first and last letter. The same domain without `- number` is read.
# Affected: nearly every domain with action costs since 2008.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
# It declares none of the packages that it imports.
"$tmp/venv/bin/pip" install -q --disable-pip-version-check pddl-plus-parser==3.17.0 sympy==1.14.0 anytree==2.13.0 networkx==3.6.1
cat > "$tmp/expected" <<'TEXT'
(total-cost): read
(total-cost) - number: SyntaxError, Received a function with a wrong signature - umber
TEXT
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
from pathlib import Path

from pddl_plus_parser.lisp_parsers import DomainParser

for functions in ("(total-cost)", "(total-cost) - number"):
    Path("domain.pddl").write_text(f"""(define (domain toll) (:requirements :strips :action-costs)
      (:predicates (across)) (:functions {functions})
      (:action cross :parameters () :precondition (and) :effect (and (across) (increase (total-cost) 2))))
    """)
    try:
        DomainParser(Path("domain.pddl")).parse_domain()
        print(f"{functions}: read")
    except Exception as error:
        print(f"{functions}: {type(error).__name__}, {error}")
PYTHON
diff expected output
echo "unchanged: pddl-plus-parser 3.17.0 takes the type number for a function"

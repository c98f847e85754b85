#!/usr/bin/env bash
# After pddl has refused one text, no error of the whole Python program shows where it happened.
#
# Expected: the exception of a faulty text is caught, and the program goes on as before. The method's description says that
# sys.tracebacklimit is overwritten "temporarily".
# What happens: pddl 0.5.1 sets sys.tracebacklimit to 0 before it parses, and restores it after an error only if it was set
# before, which it is not by default. From the first refused text on, tracebacks of all code are empty.
# Affected: batch checks of PDDL, servers and notebooks: later errors, of any library, come without file and line.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check pddl==0.5.1
cat > "$tmp/expected" <<'TEXT'
at first: 3 lines
after a good domain: 3 lines
after a refused domain: 1 lines
TEXT
cd "$tmp"
cat > program.py <<'PYTHON'
import traceback

from pddl.parser.domain import DomainParser

GOOD = """(define (domain lamps) (:requirements :strips :disjunctive-preconditions) (:predicates (on ?l) (broken ?l))
  (:action light :parameters (?l) :precondition (or (broken ?l) (on ?l)) :effect (and (on ?l))))
"""
REFUSED = GOOD.replace(":disjunctive-preconditions", "")


def lines_of_a_traceback():
    try:
        return len(str(1 // 0))
    except ZeroDivisionError:
        lines = [line for line in traceback.format_exc().splitlines() if not set(line) <= set(" ~^")]
        return len(lines) - ("Traceback" in lines[0])


print(f"at first: {lines_of_a_traceback()} lines")
DomainParser()(GOOD)
print(f"after a good domain: {lines_of_a_traceback()} lines")
try:
    DomainParser()(REFUSED)
except Exception:
    pass
print(f"after a refused domain: {lines_of_a_traceback()} lines")
PYTHON
venv/bin/python program.py > output
diff expected output
echo "unchanged: pddl 0.5.1 switches tracebacks off with the first refused text"

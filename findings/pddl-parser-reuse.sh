#!/usr/bin/env bash
# A DomainParser of pddl that is used twice reads the second domain with the requirements of the first.
#
# Expected: whether a text is read depends on the text. One parser for several files is the way to avoid building the
# grammar for each, which takes longer than reading them.
# What happens: pddl 0.5.1 refuses a domain with a disjunction and no :requirements, with PDDLMissingRequirementError.
# After the same parser object has read any domain that requires :disjunctive-preconditions, it accepts this text.
# Affected: programs that check folders of domains with one parser: the result depends on the order of the files.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check pddl==0.5.1
cat > "$tmp/expected" <<'TEXT'
new parser, without requirements: PDDLMissingRequirementError
new parser, with requirements: read
same parser, without requirements: read
TEXT
cd "$tmp"
venv/bin/python - > output <<'PYTHON'
from pddl.parser.domain import DomainParser

WITHOUT = """(define (domain lamps) (:predicates (on ?l) (broken ?l))
  (:action light :parameters (?l) :precondition (or (broken ?l) (on ?l)) :effect (and (on ?l))))
"""
WITH = WITHOUT.replace("(:predicates", "(:requirements :disjunctive-preconditions) (:predicates")


def read(parser, text):
    try:
        parser(text)
        return "read"
    except Exception as error:
        return type(error).__name__


print(f"new parser, without requirements: {read(DomainParser(), WITHOUT)}")
parser = DomainParser()
print(f"new parser, with requirements: {read(parser, WITH)}")
print(f"same parser, without requirements: {read(parser, WITHOUT)}")
PYTHON
diff expected output
echo "unchanged: a parser of pddl 0.5.1 keeps the requirements of the domain before"

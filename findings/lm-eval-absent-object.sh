#!/usr/bin/env bash
# In lm-eval's ACPBench Hard, a fact about an object that does not exist counts as a right answer.
#
# Expected: the task on reachability asks for a proposition that can never hold. "(at red moon)" where there is no moon, or
# "(at a red)" with the car and the place exchanged, is no proposition of the problem, and no answer.
# What happens: for an answer that is not in its list, the scorer of lm-eval 0.4.13 makes the text the goal and asks the K*
# planner whether the problem is unsolvable. The planner refuses undeclared predicates and wrong arities, but neither
# unknown objects nor wrong types, so that both answers above score 1.
# Affected: scores of acp_reach_gen, which rise with invented or exchanged objects, wherever the answer is not None.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check 'lm-eval[acpbench]==0.4.13'
cat > "$tmp/expected" <<'TEXT'
(at blue a) can never hold: 1.0
(at red b) can hold: 0.0
(at red moon) names no object: 1.0
(at moon sun) names no object: 1.0
(at a red) exchanges the types: 1.0
(flies red) names no predicate: 0.0
(at red) has too few arguments: 0.0
TEXT
cd "$tmp"
cat > score.py <<'PYTHON'
import sys
from importlib.util import find_spec
from pathlib import Path

sys.path.insert(0, str(Path(find_spec("lm_eval").origin).parent / "tasks" / "acpbench" / "gen_2shot"))
from acp_utils import ACPGrammarParser, process_acp_results

DOMAIN = """(define (domain roads) (:requirements :strips :typing)
  (:types car place) (:predicates (at ?c - car ?p - place) (road ?x ?y - place) (fuel ?c - car))
  (:action drive :parameters (?c - car ?x ?y - place) :precondition (and (at ?c ?x) (road ?x ?y) (fuel ?c))
    :effect (and (not (at ?c ?x)) (at ?c ?y))))
"""
PROBLEM = """(define (problem one) (:domain roads) (:objects red blue - car a b c - place)
  (:init (at red a) (at blue b) (fuel red) (road a b) (road b a)) (:goal (and (at red b))))
"""
question = {"group": "reachable_atom_gen", "answer": ["at red c"], "PDDL_domain": DOMAIN, "PDDL_problem": PROBLEM}
for answer, kind in (("(at blue a)", "can never hold"), ("(at red b)", "can hold"),
                     ("(at red moon)", "names no object"), ("(at moon sun)", "names no object"),
                     ("(at a red)", "exchanges the types"), ("(flies red)", "names no predicate"),
                     ("(at red)", "has too few arguments")):
    score = process_acp_results(question, [ACPGrammarParser("act").parse(answer)])["score"]
    print(f"{answer} {kind}: {score:.1f}")
PYTHON
venv/bin/python score.py 2> errors | grep -v '^Planner error' > output
diff expected output
echo "unchanged: lm-eval 0.4.13 scores facts about objects that do not exist as right"

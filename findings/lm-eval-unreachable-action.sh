#!/usr/bin/env bash
# In lm-eval's ACPBench Hard, an action that can clearly never be applied counts as wrong where it is not in the list.
#
# Expected: the task on action reachability asks for an action that no reachable state allows. Its list of answers is known
# to be incomplete, so another answer is checked by a planner. Driving along a road that does not exist is right.
# What happens: to find the action's preconditions, lm-eval 0.4.13 grounds the problem with Tarski, which leaves out the
# actions that cannot be reached even if nothing is ever deleted. Those, the clearest cases, count as no actions and
# score 0. Only actions that deletions alone make unreachable get to the planner, which agrees where it is asked.
# Affected: scores of acp_areach_gen, too low for right answers outside the list.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check 'lm-eval[acpbench]==0.4.13'
cat > "$tmp/expected" <<'TEXT'
(drive red a c), no road, in the list: scored 1.0; planner asked for its preconditions: unsolvable True
(drive red b c), no road: scored 0.0; planner asked for its preconditions: unsolvable True
(drive blue b a), no fuel: scored 0.0; planner asked for its preconditions: unsolvable True
(sell red blue), one key for both: scored 1.0; planner asked for its preconditions: unsolvable True
(drive red a b), applicable: scored 0.0; planner asked for its preconditions: unsolvable False
TEXT
cd "$tmp"
cat > score.py <<'PYTHON'
import sys
from importlib.util import find_spec
from pathlib import Path

sys.path.insert(0, str(Path(find_spec("lm_eval").origin).parent / "tasks" / "acpbench" / "gen_2shot"))
from acp_utils import ACPGrammarParser, is_unsolvable_new_goal, process_acp_results

DOMAIN = """(define (domain roads) (:requirements :strips :typing)
  (:types car place)
  (:predicates (at ?c - car ?p - place) (road ?x ?y - place) (fuel ?c - car) (key) (open ?c - car) (sold))
  (:action drive :parameters (?c - car ?x ?y - place) :precondition (and (at ?c ?x) (road ?x ?y) (fuel ?c))
    :effect (and (not (at ?c ?x)) (at ?c ?y)))
  (:action unlock :parameters (?c - car) :precondition (and (key)) :effect (and (not (key)) (open ?c)))
  (:action sell :parameters (?c ?d - car) :precondition (and (open ?c) (open ?d)) :effect (and (sold))))
"""
PROBLEM = """(define (problem one) (:domain roads) (:objects red blue - car a b c - place)
  (:init (at red a) (at blue b) (fuel red) (key) (road a b) (road b a)) (:goal (and (at red b))))
"""
question = {"group": "reachable_action_gen", "answer": ["(drive red a c)"], "PDDL_domain": DOMAIN,
            "PDDL_problem": PROBLEM}
for action, kind, preconditions in (
        ("(drive red a c)", "no road, in the list", "(at red a) (road a c) (fuel red)"),
        ("(drive red b c)", "no road", "(at red b) (road b c) (fuel red)"),
        ("(drive blue b a)", "no fuel", "(at blue b) (road b a) (fuel blue)"),
        ("(sell red blue)", "one key for both", "(open red) (open blue)"),
        ("(drive red a b)", "applicable", "(at red a) (road a b) (fuel red)")):
    score = process_acp_results(question, [ACPGrammarParser("act").parse(action)])["score"]
    unsolvable = is_unsolvable_new_goal(DOMAIN, PROBLEM, f"(and {preconditions})")
    print(f"{action}, {kind}: scored {score:.1f}; planner asked for its preconditions: unsolvable {unsolvable}")
PYTHON
venv/bin/python score.py > output 2> errors
diff expected output
echo "unchanged: lm-eval 0.4.13 scores clearly unreachable actions outside its list as wrong"

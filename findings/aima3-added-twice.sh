#!/usr/bin/env bash
# In aima3, a fact that was added twice is still true after it is deleted.
#
# Expected: a state is a set of facts. Who presses the switch of a lamp that is lit, and then darkens the lamp, leaves it dark.
# What happens: the planning module of aima3 1.0.11 keeps a list. Each addition appends the fact, a deletion removes one copy.
# After two presses and one (Darken l) the lamp is lit and the goal unmet; a second Darken, which requires a lit lamp,
# is applicable and needed. With one press all is as expected.
# Affected: plans checked with this package of the code for Russell and Norvig's textbook, where an action adds a fact that
# already holds.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check aima3==1.0.11
cat > "$tmp/expected" <<'TEXT'
Press(L), Darken(L): dark True, facts: Lamp(L)
Press(L), Press(L), Darken(L): dark False, facts: Lamp(L) Lit(L)
Press(L), Press(L), Darken(L), Darken(L): dark True, facts: Lamp(L)
TEXT
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
from aima3.planning import PDDL, Action
from aima3.utils import expr

press = Action(expr("Press(l)"), [[expr("Lamp(l)")], []], [[expr("Lit(l)")], []])
darken = Action(expr("Darken(l)"), [[expr("Lit(l)")], []], [[], [expr("Lit(l)")]])
for plan in (["Press(L)", "Darken(L)"], ["Press(L)", "Press(L)", "Darken(L)"],
             ["Press(L)", "Press(L)", "Darken(L)", "Darken(L)"]):
    problem = PDDL([expr("Lamp(L)")], [press, darken], lambda kb: kb.ask(expr("Lit(L)")) is False)
    for step in plan:
        problem.act(expr(step))
    print(f"{', '.join(plan)}: dark {problem.goal_test()}, facts: {' '.join(map(str, problem.kb.clauses))}")
PYTHON
diff expected output
echo "unchanged: aima3 1.0.11 keeps a fact that was added twice and deleted"

#!/usr/bin/env bash
# TextArena's Tower of Hanoi goes on after a larger disk is put on a smaller one, and gives the full reward.
#
# Expected: a turn with a forbidden move is invalid, as the rules in the prompt say, and the moves after it do not count. So
# it is with a move from an empty tower.
# What happens: textarena 0.7.4 notes the forbidden move, and carries out the moves that follow it in the same message. Where
# they reach the goal, the reward is 1, invalid_move is False, and the turn count stays 0: fewer turns than a right answer.
# Affected: scores and numbers of turns of models that answer with a whole plan.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check textarena==0.7.4
cat > "$tmp/expected" <<'TEXT'
right plan: reward 1, invalid move False, turns 1
larger disk on a smaller one, then the right plan: reward 1, invalid move False, turns 0
move from an empty tower, then the right plan: not over
larger disk on a smaller one alone: not over
TEXT
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
import textarena

# Each plan starts with A: 3, 2, 1 and should end with C: 3, 2, 1.
PLAN = "[A C] [A B] [C B] [A C] [B A] [B C] [A C]"
MESSAGES = {
    "right plan": PLAN,
    "larger disk on a smaller one, then the right plan": PLAN.replace("[A C] [A B]", "[A C] [A C] [A B]", 1),
    "move from an empty tower, then the right plan": f"[B C] {PLAN}",
    "larger disk on a smaller one alone": "[A C] [A C]",
}
for name, message in MESSAGES.items():
    env = textarena.make("TowerOfHanoi-v0")
    env.reset(num_players=1, seed=0)
    env.get_observation()
    over, _ = env.step(message)
    rewards, info = env.close()
    if over:
        print(f"{name}: reward {rewards[0]}, invalid move {info[0]['invalid_move']}, turns {info[0]['turn_count']}")
    else:
        print(f"{name}: not over")
PYTHON
diff expected output
echo "unchanged: textarena 0.7.4 goes on after a larger disk on a smaller one"

#!/usr/bin/env bash
# reasoning-gym gives the full score to Rush Hour plans with moves that no car can make.
#
# Expected: the question says that cars cannot move through others or walls, so a plan with such a move is wrong. In the
# Tower of Hanoi of the same package, a plan with an illegal move scores 0.
# What happens: the scorer of reasoning-gym 0.1.25 skips a move that is blocked, and ends one that is too long where the car
# is stopped, off the board or at another car. "A+1 B+9 A+9" scores 1 for a board on which A is blocked at first, no car can
# move 9, and the plan is B+2 A+4 or B+3 A+4. A letter that names no car on the board is skipped too.
# Affected: scores of models and rewards in training: moves in the right order suffice, distances need not be found.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check reasoning-gym==0.1.25
cat > "$tmp/expected" <<'TEXT'
..B...
..B...
AAB...
......
......
......
B+3 A+4: score 1
A+4: score 0.01
A+1 B+9 A+9: score 1
Z+5 B+9 A+9: score 1
Tower of Hanoi, shortest plan: score 1
Tower of Hanoi, shortest plan with a large disk on a small one before it: score 0
TEXT
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
import reasoning_gym

BOARD = "ooBoooooBoooAABooooooooooooooooooooo"
cars = reasoning_gym.create_dataset("rush_hour", size=500, seed=0, min_moves=2, max_moves=2)
entry = next(entry for entry in cars if entry["metadata"]["board_config"] == BOARD)
print(entry["question"].split("Board:\n")[1].strip())
for plan in ("B+3 A+4", "A+4", "A+1 B+9 A+9", "Z+5 B+9 A+9"):
    print(f"{plan}: score {cars.score_answer(plan, entry):g}")
disks = reasoning_gym.create_dataset("tower_of_hanoi", size=1, seed=0, min_disks=3, max_disks=3, min_pegs=3, max_pegs=3)
entry = disks[0]
print(f"Tower of Hanoi, shortest plan: score {disks.score_answer(entry['answer'], entry):g}")
start, target = entry["metadata"]["start_peg"], entry["metadata"]["target_peg"]
moves = [*(f"Move disk {disk} from Peg {start} to Peg {target}" for disk in (1, 2)), entry["answer"]]
score = disks.score_answer("\n".join(moves), entry)
print(f"Tower of Hanoi, shortest plan with a large disk on a small one before it: score {score:g}")
PYTHON
diff expected output
echo "unchanged: reasoning-gym 0.1.25 skips moves that cannot be made in Rush Hour"

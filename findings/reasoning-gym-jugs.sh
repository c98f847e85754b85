#!/usr/bin/env bash
# In reasoning-gym's Jugs with more than three jugs, the answer of the data set can be "No solution", and scores 0.
#
# Expected: each question has a solution, since the generator searches for one over all jugs, and the answer in the data set
# is a plan that its own scorer takes for right.
# What happens: the search for the answer of reasoning-gym 0.1.25 knows jugs A, B and C alone. Where the target needs
# another jug, the answer is ["No solution"], for which the scorer gives 0, as to any model that repeats it. In data sets of
# 60 questions that is so for 10 with four jugs, 12 with five and 15 with seven, the sizes of its own curriculum.
# Affected: training and few-shot examples from these answers, and checks that the best score of a data set is 1.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 -m venv "$tmp/venv"
"$tmp/venv/bin/pip" install -q --disable-pip-version-check reasoning-gym==0.1.25
cat > "$tmp/expected" <<'TEXT'
3 jugs: 60 answers score 1, 0 score 0, 0 are "No solution"
4 jugs: 50 answers score 1, 10 score 0, 10 are "No solution"
5 jugs: 48 answers score 1, 12 score 0, 12 are "No solution"
7 jugs: 45 answers score 1, 15 score 0, 15 are "No solution"
jugs of 7, 7, 7, 5, target 4, shortest plan of 6 moves: ["No solution"] scores 0
a plan with jug D scores 1
TEXT
cd "$tmp"
venv/bin/python - > output 2> errors <<'PYTHON'
import json

import reasoning_gym

for jugs in (3, 4, 5, 7):
    data = reasoning_gym.create_dataset("jugs", size=60, seed=0, num_jugs=jugs, difficulty=5)
    entries = list(data)
    scores = [data.score_answer(entry["answer"], entry) for entry in entries]
    unsolved = [entry for entry in entries if json.loads(entry["answer"]) == ["No solution"]]
    print(f'{jugs} jugs: {scores.count(1)} answers score 1, {scores.count(0)} score 0, {len(unsolved)} are "No solution"')
    if jugs == 4:
        scorer, entry = data, unsolved[0]
puzzle = entry["metadata"]["puzzle"]
capacities, moves = ", ".join(map(str, puzzle["jug_capacities"])), puzzle["min_moves"]
score = scorer.score_answer(entry["answer"], entry)
print(f"jugs of {capacities}, target {puzzle['target']}, shortest plan of {moves} moves: {entry['answer']} scores {score:g}")
plan = ["fill A", "pour A->D", "empty D", "pour A->D", "fill A", "pour A->D"]
print(f"a plan with jug D scores {scorer.score_answer(json.dumps(plan), entry):g}")
PYTHON
diff expected output
echo "unchanged: reasoning-gym 0.1.25 answers Jugs with three jugs alone"

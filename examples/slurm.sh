#!/usr/bin/env bash
#SBATCH --job-name=score
#SBATCH --array=1-8
#SBATCH --cpus-per-task=2
#SBATCH --mem=4G
# Scores a folder of result files, a shard a task; from the playground's folder:  sbatch examples/slurm.sh RESULTS OUT
# When all tasks are done:  npx planground score --merge OUT/*.jsonl --json > scored.jsonl
set -euo pipefail

results=$1
out=$2
planground=${PLANGROUND:-"npx planground"}

mkdir -p "$out"
shard="$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT"
part="$out/$SLURM_ARRAY_TASK_ID.part"
for _ in 1 2 3; do
  status=0
  $planground score "$results" --json --shard "$shard" --workers "${SLURM_CPUS_PER_TASK:-1}" >"$part" || status=$?
  # A command that was killed has a code above 128, and is started again.
  ((status > 128)) || break
done

# 1: some records could not be scored, and their lines say why; 3: some stayed undecided. Neither fails the task.
case $status in 0 | 1 | 3) mv "$part" "$out/$SLURM_ARRAY_TASK_ID.jsonl" ;; *) exit "$status" ;; esac

"""Scores JSON lines with Ray Data: python3 examples/score_ray.py RECORDS VERDICTS

RECORDS is a file or folder of JSON lines, VERDICTS a new folder. The environment variable PLANGROUND names the command.
"""

import os
import shlex
import subprocess
import sys

COMMAND = [*shlex.split(os.environ.get("PLANGROUND", "npx planground")), "score", "--jsonl", "--workers", "1"]
# Each batch starts a filter, which takes about as long as some hundred records.
BATCH = 2048
TRIES = 3


def score(batch):
    """{"text": records} -> {"verdict": verdicts}, in the same order; both are JSON as text."""
    records = "".join(f"{text}\n" for text in batch["text"])
    for _ in range(TRIES):
        ran = subprocess.run(COMMAND, input=records, capture_output=True, encoding="utf-8")
        # 1: a verdict says that its record cannot be used; 3: one stayed undecided.
        if ran.returncode in (0, 1, 3):
            # Not `splitlines`, which also breaks lines at characters that JSON may hold.
            return {"verdict": ran.stdout.split("\n")[:-1]}
        # A filter that was killed has a negative code, and the batch is scored again.
        if ran.returncode >= 0:
            break
    raise RuntimeError(f"The filter ended with {ran.returncode}. {ran.stderr}")


def main(records, verdicts):
    import ray

    # Without this, batches are written in the order in which they are done.
    ray.data.DataContext.get_current().execution_options.preserve_order = True
    scored = ray.data.read_text(records).map_batches(score, batch_size=BATCH, num_cpus=1)
    scored.write_json(verdicts)


if __name__ == "__main__":
    main(*sys.argv[1:3])

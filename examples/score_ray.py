"""Scores JSON lines with Ray Data: python3 examples/score_ray.py RECORDS VERDICTS

RECORDS is a file or folder of JSON lines, VERDICTS a new folder. The environment variable PLANGROUND names the command.
"""

import os
import shlex
import subprocess
import sys

COMMAND = [*shlex.split(os.environ.get("PLANGROUND", "npx planground")), "score", "--jsonl", "--workers", "1"]


def score(batch):
    """{"text": records} -> {"verdict": verdicts}, in the same order; both are JSON as text."""
    records = "".join(f"{text}\n" for text in batch["text"])
    ran = subprocess.run(COMMAND, input=records, capture_output=True, encoding="utf-8")
    # 1: a verdict says that its record cannot be used; 3: one stayed undecided.
    if ran.returncode not in (0, 1, 3):
        raise RuntimeError(ran.stderr)
    # Not `splitlines`, which also breaks lines at characters that JSON may hold.
    return {"verdict": ran.stdout.split("\n")[:-1]}


def main(records, verdicts):
    import ray

    scored = ray.data.read_text(records).map_batches(score, batch_size=256, num_cpus=1)
    scored.write_json(verdicts)


if __name__ == "__main__":
    main(*sys.argv[1:3])

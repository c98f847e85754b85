"""Writes task files with proven verdicts for the ACPBench tasks of the harness that is installed."""

from __future__ import annotations

import argparse
import re
from importlib.util import find_spec
from pathlib import Path


def write_tasks(folder: Path, questions: Path | None = None) -> list[str]:
    """Writes a file for each task; returns the names of the tasks. With a folder of questions, only those that have a
    file there, such as ``app.gen.json``."""
    spec = find_spec("lm_eval")
    if spec is None or spec.origin is None:
        raise SystemExit("lm-evaluation-harness is not installed: pip install 'lm-eval[acpbench]==0.4.13'")
    folder.mkdir(parents=True, exist_ok=True)
    names = []
    for official in sorted((Path(spec.origin).parent / "tasks/acpbench").glob("*/*.yaml")):
        text = official.read_text()
        task = re.search(r"^task: *(\S+)", text, re.M)
        data = re.search(r"^dataset_name: *acp_(\w+)_(gen|bool|mcq)\b", text, re.M)
        if task is None or data is None:
            continue
        lines = [
            f"include: {official}",
            f"task: {task[1]}_proven",
            "class: !function planground.lm_eval.task.ProvenTask",
            "tag: acp_proven",
        ]
        if questions is not None:
            file = questions / f"{data[1]}.{data[2]}.json"
            if not file.exists():
                continue
            lines += ["dataset_kwargs:", f"  questions: {file.resolve()}"]
        (folder / f"{task[1]}_proven.yaml").write_text("\n".join(lines) + "\n")
        names.append(f"{task[1]}_proven")
    return names


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m planground.lm_eval", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the task files are written")
    parser.add_argument("--questions", type=Path, help="a folder with the questions, instead of the hub's data set")
    given = parser.parse_args()
    print("\n".join(write_tasks(given.folder, given.questions)))


main()

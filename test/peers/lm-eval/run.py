"""Runs proven tasks of lm-evaluation-harness on local questions with prepared responses; prints results and log files."""

import json
import sys
from pathlib import Path

from lm_eval import simple_evaluate
from lm_eval.loggers import EvaluationTracker
from lm_eval.models.dummy import DummyLM
from lm_eval.tasks import TaskManager

tasks, responses, logs, *names = sys.argv[1:]
prepared = json.load(open(responses))


class Prepared(DummyLM):
    def generate_until(self, requests, disable_tqdm=False):
        return [prepared[each.doc["context"] + each.doc["question"]] for each in requests]


tracker = EvaluationTracker(output_path=logs)
found = simple_evaluate(
    model=Prepared(),
    tasks=names,
    task_manager=TaskManager(include_path=tasks),
    evaluation_tracker=tracker,
    log_samples=True,
    bootstrap_iters=0,
)
samples = found.pop("samples")
tracker.save_results_aggregated(results=found, samples=samples)
for name in names:
    tracker.save_results_samples(task_name=name, samples=samples[name])


def numbers(rows):
    return [{key: row[key] for key in ("proven", "score", "exact_match") if key in row} | {"filter": row["filter"], "id": row["doc"]["id"]} for row in rows]


files = {name: str(next(Path(logs).rglob(f"samples_{name}_*.jsonl"))) for name in names}
print(json.dumps({"results": found["results"], "samples": {name: numbers(samples[name]) for name in names}, "files": files}))

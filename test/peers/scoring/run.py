"""Scores strings with the code of lm-evaluation-harness: python run.py JOBS RESULTS

JOBS is JSON: {task: {"format": "gen" | "bool" | "mcq", "docs": [record, …], "strings": [[index of the record, text], …]}}.
RESULTS: {task: [score, …]}, or the name of the error with which the harness stops. Equal readings of one record are
scored once, since some scores need a planner.
"""

import contextlib
import functools
import io
import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from multiprocessing import Pool
from pathlib import Path

import lm_eval
import yaml

TASKS = Path(lm_eval.__file__).parent / "tasks/acpbench"


class Instance:
    def __init__(self, text, doc):
        self.resps, self.doc, self.filtered_resps = [text], doc, {}


@functools.cache
def harness():
    spec = spec_from_file_location("acp_utils", TASKS / "gen_2shot/acp_utils.py")
    utils = module_from_spec(spec)
    spec.loader.exec_module(utils)
    utils.get_STRIPS = functools.cache(utils.get_STRIPS)
    utils.is_unsolvable_new_goal = functools.cache(utils.is_unsolvable_new_goal)
    utils.is_on_optimal_plan = functools.cache(utils.is_on_optimal_plan)
    return utils


def open_answers(docs, strings):
    utils = harness()
    group = docs[0]["group"]
    parser = utils.ACPGrammarParser(utils.get_grammar_task(group))
    known, scores = {}, []
    for at, text in strings:
        try:
            parsed = utils.parse_ans([text], parser, group)
            key = (at, json.dumps(parsed))
            if key not in known:
                known[key] = utils.get_evaluator(group).get_score(parsed, docs[at])
            scores.append(float(known[key]))
        except Exception as error:
            scores.append(type(error).__name__)
    return scores



def closed_answers(folder, file, docs, strings):
    from lm_eval.api.metrics import exact_match_hf_evaluate
    from lm_eval.filters import build_filter_ensemble

    with open(TASKS / folder / file) as text:
        task = yaml.safe_load(text)
    steps = [(each.pop("function"), each) for each in task["filter_list"][0]["filter"]]
    options = {key: value for key, value in task["metric_list"][0].items() if key not in ("metric", "aggregation", "higher_is_better")}
    filters = build_filter_ensemble("official", steps)
    scores = []
    for (at, _), taken in zip(strings, filtered(filters, [Instance(text, docs[at]) for at, text in strings])):
        if isinstance(taken, Exception):
            scores.append(type(taken).__name__)
        else:
            scores.append(float(exact_match_hf_evaluate([taken], [docs[at]["answer"]], **options)["exact_match"]))
    return scores


def filtered(filters, instances):
    """What the filters take of each, or the error with which they stop. They need a second for each call."""
    try:
        filters.apply(instances)
        return [each.filtered_resps["official"] for each in instances]
    except Exception as error:
        if len(instances) == 1:
            return [error]
        half = len(instances) // 2
        return [taken for part in (instances[:half], instances[half:]) for taken in filtered(filters, part)]


def scored(job):
    name, given = job
    with contextlib.redirect_stdout(io.StringIO()):
        if given["format"] == "gen":
            return name, open_answers(given["docs"], given["strings"])
        folder = {"bool": "boolq_cot_2shot", "mcq": "mcq_cot_2shot"}[given["format"]]
        return name, closed_answers(folder, f"_{folder}_yaml", given["docs"], given["strings"])


def main(jobs, results):
    with open(jobs) as file:
        asked = json.load(file)
    with Pool(2) as pool:
        done = dict(pool.imap_unordered(scored, asked.items(), 1))
    with open(results, "w") as file:
        json.dump(done, file)


if __name__ == "__main__":
    main(*sys.argv[1:3])

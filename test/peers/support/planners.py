"""Runs other tools on texts: python planners.py JOBS RESULTS

JOBS is JSON: {"accept": [[domain, problem], …], "optimal": […], "plans": [[domain, problem, [plan, …]], …]}, all
texts as they are. RESULTS: what each tool accepts (null, or why not), the costs that Fast Downward proves with A* and
LM-cut and that K* finds for its first plan (null without a plan), what unified-planning's validator says of each plan,
and the seconds of each.
"""

import contextlib
import functools
import io
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import warnings
from multiprocessing import Pool
from pathlib import Path

FOLDER = tempfile.mkdtemp()
DOMAIN, PROBLEM, SAS = (os.path.join(FOLDER, name) for name in ("domain.pddl", "problem.pddl", "output.sas"))


def prepare():
    """In each process: a folder of its own, in which K* writes its files, and no chatter."""
    global FOLDER, DOMAIN, PROBLEM, SAS
    FOLDER = tempfile.mkdtemp()
    DOMAIN, PROBLEM, SAS = (os.path.join(FOLDER, name) for name in ("domain.pddl", "problem.pddl", "output.sas"))
    os.chdir(FOLDER)
    warnings.simplefilter("ignore")
    import unified_planning.shortcuts

    unified_planning.shortcuts.get_environment().credits_stream = None


def write(domain, problem):
    for path, text in ((DOMAIN, domain), (PROBLEM, problem)):
        with open(path, "w") as file:
            file.write(text)


@functools.cache
def pddl_parsers():
    """They take longer to make than to use."""
    from pddl.parser.domain import DomainParser
    from pddl.parser.problem import ProblemParser

    return DomainParser(), ProblemParser()


def with_pddl():
    for parser, path in zip(pddl_parsers(), (DOMAIN, PROBLEM)):
        # Else requirements and types of the text before would hold on.
        parser._transformer.__init__()
        with open(path) as file:
            parser(file.read())


@functools.cache
def unified_planning_reader():
    from unified_planning.io import PDDLReader

    return PDDLReader()


def with_unified_planning():
    unified_planning_reader().parse_problem(DOMAIN, PROBLEM)


def with_pyperplan():
    from pyperplan.pddl.parser import Parser

    parser = Parser(DOMAIN, PROBLEM)
    parser.parse_problem(parser.parse_domain())


def with_fast_downward():
    from fast_downward.translate import normalize, options, pddl_parser

    options.set_options([DOMAIN, PROBLEM])
    normalize.normalize(pddl_parser.open(DOMAIN, PROBLEM))


TOOLS = {
    "fd": with_fast_downward,
    "pddl": with_pddl,
    "up": with_unified_planning,
    "pyperplan": with_pyperplan,
}


def refusal(tool):
    """None where the tool takes the written texts, or its message."""
    printed = io.StringIO()
    try:
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            tool()
        return None
    except BaseException as error:  # some of them stop by sys.exit
        text = str(error) if not isinstance(error, SystemExit) else printed.getvalue()
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        return f"{type(error).__name__}: {lines[-1] if lines else ''}"[:200]


def accepted(texts):
    write(*texts)
    found, seconds = {}, {}
    for name, tool in TOOLS.items():
        begun = time.monotonic()
        found[name] = refusal(tool)
        seconds[name] = time.monotonic() - begun
    return found, seconds


def optimal(texts):
    from fast_downward.translate import normalize, options, pddl_parser
    from fast_downward.translate.main import pddl_to_sas
    import up_fast_downward

    write(*texts)
    options.set_options([DOMAIN, PROBLEM])
    with contextlib.redirect_stdout(io.StringIO()):
        task = pddl_parser.open(DOMAIN, PROBLEM)
        normalize.normalize(task)
        with open(SAS, "w") as file:
            pddl_to_sas(task).output(file)
    binary = os.path.join(os.path.dirname(up_fast_downward.__file__), "downward/builds/release/bin/downward")
    with open(SAS) as file:
        ran = subprocess.run([binary, "--search", "astar(lmcut())"], stdin=file, capture_output=True, text=True, cwd=FOLDER)
    found = re.search(r"Plan cost: (\d+)", ran.stdout)
    if found:
        return int(found[1])
    if ran.returncode in (11, 12):
        return None
    raise RuntimeError(f"Fast Downward ended with {ran.returncode}: {ran.stdout[-500:]}{ran.stderr[-500:]}")


def k_star(texts):
    from kstar_planner import planners

    write(*texts)
    try:
        found = planners.plan_topk(
            domain_file=Path(DOMAIN),
            problem_file=Path(PROBLEM),
            number_of_plans_bound=1,
            timeout=60,
        )
    except Exception as error:
        return f"{type(error).__name__}: {error}"[:200]
    if found["plans"]:
        return found["plans"][0]["cost"]
    return None if found["unsolvable"] else f"no answer: {found['planner_error'][-100:]}"


def validities(job):
    from unified_planning.engines.plan_validator import SequentialPlanValidator
    from unified_planning.io import PDDLReader

    domain, problem, plans = job
    reader = PDDLReader()
    task = reader.parse_problem_string(domain, problem)
    results = []
    for plan in plans:
        try:
            steps = reader.parse_plan_string(task, plan)
            results.append(SequentialPlanValidator().validate(task, steps).status.name == "VALID")
        except Exception as error:
            results.append(f"{type(error).__name__}: {error}"[:200])
    return results


def main(jobs, results):
    with open(jobs) as file:
        asked = json.load(file)
    done = {"seconds": {}}
    with Pool(2, prepare) as pool:
        for name, function, tasks in (
            ("accept", accepted, asked["accept"]),
            ("optimal", optimal, asked["optimal"]),
            ("kstar", k_star, asked["optimal"]),
            ("plans", validities, asked["plans"]),
        ):
            begun = time.monotonic()
            done[name] = pool.map(function, tasks, 4)
            done["seconds"][name] = time.monotonic() - begun
            print(f"  {name}: {done['seconds'][name]:.0f} s", file=sys.stderr, flush=True)
    done["each"] = {name: sum(seconds[name] for _, seconds in done["accept"]) for name in TOOLS}
    done["accept"] = [found for found, _ in done["accept"]]
    with open(results, "w") as file:
        json.dump(done, file)


if __name__ == "__main__":
    main(*sys.argv[1:3])

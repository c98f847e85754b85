"""Runs other tools on texts: python planners.py JOBS RESULTS

JOBS is JSON: {"accept": [[domain, problem], …], "optimal": […], "plans": [[domain, problem, [plan, …]], …]}, all
texts as they are. RESULTS: what each tool accepts (null, or why not), the costs that Fast Downward proves with A* and
LM-cut (null without a plan), and what unified-planning's validator says of each plan.
"""

import contextlib
import io
import json
import os
import re
import subprocess
import sys
import tempfile

FOLDER = tempfile.mkdtemp()
DOMAIN, PROBLEM, SAS = (os.path.join(FOLDER, name) for name in ("domain.pddl", "problem.pddl", "output.sas"))


def write(domain, problem):
    for path, text in ((DOMAIN, domain), (PROBLEM, problem)):
        with open(path, "w") as file:
            file.write(text)


def with_pddl():
    from pddl import parse_domain, parse_problem

    parse_domain(DOMAIN)
    parse_problem(PROBLEM)


def with_unified_planning():
    from unified_planning.io import PDDLReader

    PDDLReader().parse_problem(DOMAIN, PROBLEM)


def with_pyperplan():
    from pyperplan.pddl.parser import Parser

    parser = Parser(DOMAIN, PROBLEM)
    parser.parse_problem(parser.parse_domain())


def with_fast_downward():
    from fast_downward.translate import normalize, options, pddl_parser

    options.set_options([DOMAIN, PROBLEM])
    normalize.normalize(pddl_parser.open(DOMAIN, PROBLEM))


TOOLS = {
    "Fast Downward": with_fast_downward,
    "pddl": with_pddl,
    "unified-planning": with_unified_planning,
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


def optimal(domain, problem):
    from fast_downward.translate import normalize, options, pddl_parser
    from fast_downward.translate.main import pddl_to_sas
    import up_fast_downward

    write(domain, problem)
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


def validities(domain, problem, plans):
    from unified_planning.engines.plan_validator import SequentialPlanValidator
    from unified_planning.io import PDDLReader

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
    import warnings

    import unified_planning.shortcuts

    warnings.simplefilter("ignore")
    unified_planning.shortcuts.get_environment().credits_stream = None
    with open(jobs) as file:
        asked = json.load(file)
    accepted = []
    for domain, problem in asked.get("accept", []):
        write(domain, problem)
        accepted.append({name: refusal(tool) for name, tool in TOOLS.items()})
    costs = [optimal(*texts) for texts in asked.get("optimal", [])]
    valid = [validities(*job) for job in asked.get("plans", [])]
    with open(results, "w") as file:
        json.dump({"accept": accepted, "optimal": costs, "plans": valid}, file)


main(*sys.argv[1:3])

"""Uses the Python package as its README describes; prints the results and the time of many requests."""

import json
import sys
import time

from planground import Planground, PlangroundError, RequestError

domain, problem, record, count = sys.argv[1], sys.argv[2], json.loads(sys.argv[3]), int(sys.argv[4])
steps = ["(go hall attic)"]


def refused(call):
    try:
        call()
    except RequestError as error:
        return str(error)
    return None


with Planground() as planground:
    found = {
        "check": [each.code for each in planground.check(domain, problem.replace("(in attic)", "(inn attic)"))],
        "solve": planground.solve(domain, problem, optimal=True).plan,
        "validate": [planground.validate(domain, problem, plan).step for plan in (steps, "(go attic hall)")],
        "judge": [planground.judge(record, answer).verdict for answer in ("(go hall attic)", "(go attic hall)")],
        "refused": refused(lambda: planground.solve("(define", problem)),
        "after": planground.validate(domain, problem, steps).valid,
    }
    begun = time.perf_counter()
    lines = [{"verb": "validate", "domain": domain, "problem": problem, "plan": steps} for _ in range(count)]
    lines[7] = {"verb": "validate", "domain": domain}
    answers = list(planground.requests(lines))
    found["valid"] = sum(not isinstance(each, RequestError) and each["valid"] for each in answers)
    found["errors"] = [i for i, each in enumerate(answers) if isinstance(each, RequestError)]
    found["seconds"] = time.perf_counter() - begun

try:
    Planground(["no-such-command"]).check(domain)
except PlangroundError as error:
    found["missing"] = str(error)
print(json.dumps(found))

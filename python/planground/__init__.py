"""Proven verdicts on planning problems, plans and answers, by Planground's command line.

>>> from planground import Planground
>>> with Planground() as planground:  # doctest: +SKIP
...     planground.solve(domain, problem).plan
"""

from ._process import Planground, PlangroundError, RequestError, command_found
from ._results import Certificate, Finding, Solution, Validation, Verdict

__all__ = [
    "Certificate",
    "Finding",
    "Planground",
    "PlangroundError",
    "RequestError",
    "Solution",
    "Validation",
    "Verdict",
    "command_found",
]
__version__ = "0.1.0"

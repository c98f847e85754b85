"""One process of ``planground serve``, and requests to it as JSON lines."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import IO, Any

from ._results import Finding, Solution, Validation, Verdict


class PlangroundError(Exception):
    """The program cannot be started, or has ended."""


class RequestError(PlangroundError):
    """One request cannot be answered: its PDDL has errors, its plan cannot be read, its record holds no question.
    The process goes on."""


def command_found() -> list[str]:
    """The command line of ``planground``: ``PLANGROUND_COMMAND`` if it is set (the path of a program, or of its
    ``cli.js``), else ``planground`` on the PATH, else in ``node_modules`` of this folder or one above it."""
    named = os.environ.get("PLANGROUND_COMMAND")
    if named:
        return ["node", named] if named.endswith(".js") else [named]
    found = shutil.which("planground")
    folder = os.getcwd()
    while found is None:
        path = os.path.join(folder, "node_modules", ".bin", "planground")
        if os.path.exists(path):
            found = path
        elif os.path.dirname(folder) == folder:
            break
        folder = os.path.dirname(folder)
    if found is None:
        raise PlangroundError(
            "The command `planground` was not found. Install it with npm, or set PLANGROUND_COMMAND to its path."
        )
    return [found]


class Planground:
    """A warm process that answers requests, until ``close`` or the end of a ``with`` block.

    It is started with the first request. Requests of several threads are answered one after the other.
    ``command`` is the program with its first arguments; by default ``command_found()``. ``max_states`` limits the
    states that a search may store. With ``evidence``, certificates contain their proofs; without ``certificates``,
    none are made.
    """

    def __init__(
        self,
        command: Sequence[str] | None = None,
        *,
        max_states: int | None = None,
        certificates: bool = True,
        evidence: bool = False,
    ) -> None:
        self._command = command
        self._options = [
            *([] if max_states is None else ["--max-states", str(max_states)]),
            *([] if certificates else ["--certificates", "none"]),
            *(["--evidence"] if evidence else []),
        ]
        self._lock = threading.Lock()
        self._process: subprocess.Popen[str] | None = None
        self._sent = 0

    def check(self, domain: str, problem: str | None = None) -> list[Finding]:
        """What is wrong with a domain and, if given, a problem: errors and warnings."""
        fields = {} if problem is None else {"problem": problem}
        found = self.request("check", domain=domain, **fields)
        return [Finding.of(each) for each in found["diagnostics"]]

    def solve(self, domain: str, problem: str, *, optimal: bool = False, heuristic: str | None = None) -> Solution:
        """A plan, a cheapest plan (``optimal``), or a proof that there is none.

        Raises ``RequestError`` if a text has errors."""
        fields = {} if heuristic is None else {"heuristic": heuristic}
        return Solution.of(self.request("solve", domain=domain, problem=problem, optimal=optimal, **fields))

    def validate(self, domain: str, problem: str, plan: str | Sequence[str]) -> Validation:
        """Whether a plan, as planners and language models write it, is a plan of the problem.

        Raises ``RequestError`` if a text has errors, or the plan cannot be read."""
        given = plan if isinstance(plan, str) else list(plan)
        return Validation.of(self.request("validate", domain=domain, problem=problem, plan=given))

    def judge(self, question: Mapping[str, Any], answer: str, *, harness: str | None = None) -> Verdict:
        """The proven verdict on an answer to a question, a record in the layout of its benchmark's files.

        Raises ``RequestError`` if the record holds no question."""
        fields = {} if harness is None else {"harness": harness}
        return Verdict.of(self.request("judge", question=dict(question), answer=answer, **fields))

    def request(self, verb: str, **fields: Any) -> dict[str, Any]:
        """The result of one request as JSON; see "Requests as lines" in docs/command-line.md."""
        (found,) = self.requests([{"verb": verb, **fields}])
        if isinstance(found, RequestError):
            raise found
        return found

    def requests(self, lines: Iterable[Mapping[str, Any]]) -> Iterator[dict[str, Any] | RequestError]:
        """The results of many requests in their order, errors included; requests are sent while results arrive."""
        with self._lock:
            process = self._started()
            assert process.stdin is not None and process.stdout is not None
            work = list(lines)
            first = self._sent
            self._sent += len(work)
            writer = threading.Thread(target=_send, args=(process.stdin, first, work), daemon=True)
            writer.start()
            found: list[dict[str, Any] | RequestError] = []
            for number in range(first, first + len(work)):
                found.append(self._answer(process.stdout, number))
            writer.join()
        return iter(found)

    def _answer(self, stream: IO[str], number: int) -> dict[str, Any] | RequestError:
        text = stream.readline()
        if text == "":
            self._process = None
            raise PlangroundError("The process of planground has ended.")
        found: dict[str, Any] = json.loads(text)
        # The process answers in order; another number means that its input and output are out of step.
        given = found.pop("id", None)
        if given != str(number):
            raise PlangroundError(f"The answer to request {given} came for request {number}.")
        if "error" in found:
            return RequestError(found["error"])
        return found

    def _started(self) -> subprocess.Popen[str]:
        if self._process is None:
            command = list(self._command) if self._command is not None else command_found()
            try:
                self._process = subprocess.Popen(
                    [*command, "serve", *self._options],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    encoding="utf-8",
                    bufsize=1 << 16,
                )
            except OSError as error:
                raise PlangroundError(f"{command[0]} cannot be started: {error.strerror}.") from error
        return self._process

    def close(self) -> None:
        """Ends the process; a later request starts another."""
        process, self._process = self._process, None
        if process is not None:
            assert process.stdin is not None and process.stdout is not None
            process.stdin.close()
            process.wait(timeout=30)
            process.stdout.close()

    def __enter__(self) -> Planground:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _send(stream: IO[str], first: int, work: Sequence[Mapping[str, Any]]) -> None:
    try:
        for number, line in enumerate(work, first):
            stream.write(json.dumps({**line, "id": str(number)}) + "\n")
        stream.flush()
    except BrokenPipeError:
        # The reader reports that the process has ended.
        pass

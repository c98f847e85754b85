"""A task and a scorer for Inspect (https://inspect.aisi.org.uk): the proven verdict on every response.

    inspect eval planground/planning -T file=app.gen.json --model …

The scorer's value is the verdict (``right``, ``wrong``, ``undecided`` or ``unreadable``); its explanation is why, and its
metadata has the certificate and the official score of the benchmark's own program.
"""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

from inspect_ai import Task, task
from inspect_ai.dataset import MemoryDataset, Sample
from inspect_ai.scorer import Metric, SampleScore, Score, Scorer, Target, metric, scorer
from inspect_ai.solver import TaskState, generate

from ._process import Planground, RequestError

WORDS = ("right", "wrong", "undecided", "unreadable")


def samples(file: str | Path) -> list[Sample]:
    """The questions of a benchmark file (JSON or JSON lines, also packed by gzip); the record is each sample's
    metadata."""
    path = Path(file)
    data = path.read_bytes()
    text = (gzip.decompress(data) if path.suffix == ".gz" else data).decode()
    records = json.loads(text) if text.lstrip().startswith("[") else [json.loads(line) for line in text.splitlines() if line]
    found = [sample(record, number) for number, record in enumerate(records)]
    # Some published ids are repeated; Inspect needs one for each sample.
    seen: set[Any] = set()
    for number, each in enumerate(found):
        if each.id in seen:
            each.id = f"{each.id}-{number}"
        seen.add(each.id)
    return found


def sample(record: dict[str, Any], number: int = 0) -> Sample:
    """A sample that asks the question of a record."""
    prompt = f"{record.get('context', '')}\n\n{record['question']}"
    return Sample(input=prompt, target=_text(record.get("answer", "")), id=_text(record.get("id", number)), metadata=record)


def _text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _share(name: str) -> Metric:
    def compute(scores: list[SampleScore]) -> float:
        return sum(each.score.value == name for each in scores) / max(1, len(scores))

    return compute


@metric
def right() -> Metric:
    """The share of responses that are proven right."""
    return _share("right")


@metric
def undecided() -> Metric:
    """The share of responses without a proof in either direction."""
    return _share("undecided")


@metric
def official() -> Metric:
    """The mean of the benchmark's own score, over the responses that have one."""

    def compute(scores: list[SampleScore]) -> float:
        values = [each.score.metadata["officialScore"] for each in scores if each.score.metadata is not None]
        known = [value for value in values if value is not None]
        return sum(known) / max(1, len(known))

    return compute


@scorer(metrics=[right(), undecided(), official()])
def verdict(evidence: bool = False, max_states: int | None = None) -> Scorer:
    """Judges the response to the question in the sample's metadata.

    With ``evidence``, the certificate in the metadata contains claims and evidence, which ``checkCertificate`` of the
    library checks again. ``max_states`` limits the states that a search may store.
    """
    planground = Planground(evidence=evidence, max_states=max_states)

    async def score(state: TaskState, target: Target) -> Score:
        response = state.output.completion
        try:
            # Requests wait for each other in a thread, so that Inspect goes on meanwhile.
            found = await asyncio.to_thread(planground.judge, state.metadata, response)
        except RequestError as error:
            return Score(
                value="undecided",
                answer=response,
                explanation=str(error),
                metadata={"reason": "no-question", "certificate": None, "officialScore": None},
            )
        raw = found.raw
        return Score(
            value=found.verdict,
            answer=raw.get("read"),
            explanation=found.explanation,
            metadata={
                "reason": found.reason,
                "certificate": raw["certificate"],
                "officialScore": found.official_score,
                "officialNote": raw.get("officialNote"),
                "mistakes": raw.get("mistakes"),
            },
        )

    return score


@task
def planning(file: str, evidence: bool = False, limit: int | None = None) -> Task:
    """The questions of a benchmark file, with proven verdicts."""
    questions = samples(file)
    return Task(
        dataset=MemoryDataset(questions if limit is None else questions[:limit], name=Path(file).name),
        solver=generate(),
        scorer=verdict(evidence=evidence),
    )

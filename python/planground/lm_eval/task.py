"""A task of lm-evaluation-harness (0.4.13) that judges each response as well."""

from __future__ import annotations

import ast
import gzip
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import datasets
from lm_eval.api.filter import FilterEnsemble
from lm_eval.api.task import ConfigurableTask
from lm_eval.filters.selection import TakeFirstFilter

from planground import Planground, RequestError

_planground = Planground()


class Response(str):
    """A whole response, which no filter of the harness has changed."""


class _Whole(TakeFirstFilter):
    def apply(self, resps: Any, docs: Any) -> Any:
        return [Response(each) for each in super().apply(resps, docs)]


def judged(doc: dict[str, Any], response: str) -> dict[str, Any]:
    """The verdict on a response to the question of a record, as in the log of samples."""
    try:
        found = _planground.judge(doc, response)
    except RequestError as error:
        return {"verdict": "undecided", "explanation": str(error), "officialScore": None, "certificate": None}
    names = ("verdict", "reason", "explanation", "officialScore", "certificate")
    return {name: found.raw.get(name) for name in names}


def _share(word: str) -> Any:
    def aggregate(items: Sequence[dict[str, Any]]) -> float:
        return sum(each["verdict"] == word for each in items) / max(1, len(items))

    return aggregate


class ProvenTask(ConfigurableTask):
    """The task of the configuration, with the metrics ``proven`` and ``undecided`` of the filter ``planground``.

    ``dataset_kwargs: {questions: FILE}`` takes the questions from a file in the layout of the benchmark instead of the
    hub's data set.
    """

    def __init__(self, config: dict[str, Any]) -> None:
        super().__init__(config={key: value for key, value in config.items() if key != "class"})
        self._filters.append(FilterEnsemble(name="planground", filters=[_Whole]))

    def download(self, dataset_kwargs: dict[str, Any] | None = None, **kwargs: Any) -> None:
        file = (dataset_kwargs or {}).get("questions")
        if file is None:
            super().download(dataset_kwargs, **kwargs)
            return
        path = Path(file)
        data = path.read_bytes()
        records = json.loads(gzip.decompress(data) if path.suffix == ".gz" else data)
        rows = [{name: _column(name, value) for name, value in each.items()} for each in records]
        self.dataset = datasets.DatasetDict({self.config.test_split: datasets.Dataset.from_list(rows)})

    def process_results(self, doc: dict[str, Any], results: Sequence[Any]) -> dict[str, Any]:
        if not isinstance(results[0], Response):
            official: dict[str, Any] = super().process_results(doc, results)
            return official
        verdict = judged(doc, results[0])
        return {"proven": verdict, "undecided": verdict}

    def aggregation(self) -> dict[str, Any]:
        return {**super().aggregation(), "proven": _share("right"), "undecided": _share("undecided")}

    def higher_is_better(self) -> dict[str, bool]:
        return {**super().higher_is_better(), "proven": True, "undecided": False}


def _column(name: str, value: Any) -> Any:
    """Files have lists and numbers of answers as literals of Python, where the hub's data set has the values."""
    if name == "id":
        return str(value)
    if name not in ("answer", "choices") or not isinstance(value, str):
        return value
    try:
        return ast.literal_eval(value)
    except (ValueError, SyntaxError):
        return value

"""Results of requests. Each keeps the whole JSON object in ``raw``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal


@dataclass(frozen=True)
class Certificate:
    """Evidence for a result.

    ``kind`` is its sort, such as ``plan`` or ``closed-set``; ``checked`` is true if the independent checker accepted
    it. ``proofs`` has claims and evidence if they were asked for with ``evidence=True``.
    """

    kind: str
    checked: bool
    proofs: tuple[Mapping[str, Any], ...] = ()

    @staticmethod
    def of(raw: Mapping[str, Any] | None) -> Certificate | None:
        if raw is None:
            return None
        return Certificate(raw["kind"], raw["checked"], tuple(raw.get("proofs", ())))


@dataclass(frozen=True)
class Finding:
    """What is wrong with a text: ``line`` and ``column`` count from 1."""

    file: str
    code: str
    severity: Literal["error", "warning"]
    line: int
    column: int
    message: str
    raw: Mapping[str, Any] = field(repr=False, compare=False)

    @staticmethod
    def of(raw: Mapping[str, Any]) -> Finding:
        return Finding(
            raw["file"], raw["code"], raw["severity"], raw["line"], raw["column"], raw["message"], raw
        )


@dataclass(frozen=True)
class Solution:
    """A plan, a proof that there is none, or neither if a limit was reached."""

    status: Literal["plan", "no-plan", "undecided"]
    optimal: bool
    cost: float | None
    plan: tuple[str, ...] | None
    certificate: Certificate | None
    raw: Mapping[str, Any] = field(repr=False, compare=False)

    @staticmethod
    def of(raw: Mapping[str, Any]) -> Solution:
        plan = None if raw["plan"] is None else tuple(raw["plan"])
        certificate = Certificate.of(raw["certificate"])
        return Solution(raw["status"], raw["optimal"], raw["cost"], plan, certificate, raw)


@dataclass(frozen=True)
class Validation:
    """Whether a plan is one. ``step`` is the first that fails, from 0; ``missing`` are its conditions that do not hold,
    ``goal_missing`` those of the goal at the end. ``valid`` is None if the problem is too large to be grounded."""

    valid: bool | None
    cost: float | None
    step: int | None
    missing: tuple[str, ...]
    goal_missing: tuple[str, ...]
    note: str | None
    certificate: Certificate | None
    raw: Mapping[str, Any] = field(repr=False, compare=False)

    @staticmethod
    def of(raw: Mapping[str, Any]) -> Validation:
        return Validation(
            raw["valid"],
            raw["cost"],
            raw["step"],
            tuple(raw["missing"]),
            tuple(raw["goalMissing"]),
            raw.get("note"),
            Certificate.of(raw["certificate"]),
            raw,
        )


@dataclass(frozen=True)
class Verdict:
    """The proven verdict on an answer, and the official score (None if the published program gives none)."""

    verdict: Literal["right", "wrong", "undecided", "unreadable"]
    reason: str | None
    explanation: str
    official_score: Literal[0, 1] | None
    certificate: Certificate | None
    raw: Mapping[str, Any] = field(repr=False, compare=False)

    @staticmethod
    def of(raw: Mapping[str, Any]) -> Verdict:
        return Verdict(
            raw["verdict"],
            raw["reason"],
            raw["explanation"],
            raw["officialScore"],
            Certificate.of(raw["certificate"]),
            raw,
        )

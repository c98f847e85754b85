// Judges whether the answer's problem is equivalent to the one that the text describes. Definitions: Zuo et al., NAACL
// 2025 (arXiv 2407.03321).

import type { Answer } from '#language/answers/reading'
import type { Limits } from '#base/limits'
import { recent } from '#base/recent'
import { LineTable } from '#base/text'
import { comparePair } from '#planning/equivalence/compare'
import { type Comparison, type Pair, type PairMode, pairLimits } from '#planning/equivalence/comparison'
import { describeComparison } from '#planning/equivalence/description/describe'
import { type Diagnostic, isError } from '#planning/pddl/diagnostic'
import type { Domain, Problem } from '#planning/pddl/model'
import { parseProblem } from '#planning/pddl/problem'
import type { LoadedTask } from '#planning/task/load'
import { atLimit, type Draft } from '../judging/draft'
import { fitting } from '../judging/words'
import type { Asked } from '../question'
import type { Evidence, Finding, VerdictPart } from '../verdict'

/** Undefined if the answer is not a problem. */
export function judge(
  { domain, problem }: LoadedTask,
  asked: Asked,
  answer: Answer,
  limits: Limits,
): Draft | undefined {
  if (answer.kind !== 'problem') return undefined
  const mode = asked.placeholder === true ? 'placeholder' : 'strict'
  return draftOn(domain, problem, answer.text, mode, limits)
}

/** Number and maximum length of answers with cached verdicts: several models often write the same. */
const DRAFTS = 200
const LONGEST = 20_000

const remembered = recent(
  DRAFTS,
  (_domain: Domain, problem: Problem, text: string, mode: PairMode, { maxStates }: Limits) => [
    text,
    problem,
    mode,
    maxStates,
  ],
  draftOf,
)

const draftOn = (...input: Parameters<typeof draftOf>): Draft =>
  input[2].length > LONGEST ? draftOf(...input) : remembered(...input)

function draftOf(domain: Domain, problem: Problem, text: string, mode: PairMode, limits: Limits): Draft {
  const { problem: written, diagnostics } = parseProblem(text, domain)
  if (diagnostics.some(isError)) return faulty(text, diagnostics)
  const pair: Pair = { domain, a: problem, b: written, textOfB: text }
  const found = comparePair(pair, mode, pairLimits(limits))
  const parts = partsOf(found, otherSense(pair, found, limits))
  const asides = diagnostics.slice(0, MAX_WARNINGS).map(({ message }) => aside(message))
  if (found.equivalent === null) {
    const open = atLimit(found.left ?? 'It was not decided within the limits.')
    return { ...open, parts, findings: [...(open.findings ?? []), ...asides] }
  }
  const described = describeComparison(pair, found, pairLimits(limits))
  const { evidence, solvable, noGoalStates } = found
  const body = {
    explanation: described.explanation,
    parts,
    findings: [...described.findings.map(withSequence(found)), ...asides],
    evidence: shownBy(evidence, found.equivalent && !noGoalStates ? solvable.a.evidence : null),
  }
  return found.equivalent ? { verdict: 'right', ...body } : { verdict: 'wrong', mistakes: described.mistakes, ...body }
}

/** Maximum number of warnings, and of further errors, that are described. */
const MAX_WARNINGS = 5

const aside = (text: string): Finding => ({ role: 'note', item: '', text })

/** The verdict on a text with errors, which cannot be compared. */
function faulty(text: string, diagnostics: readonly Diagnostic[]): Draft {
  const lines = new LineTable(text)
  const errors = diagnostics.filter(isError)
  const placed = ({ span, message }: Diagnostic): string => {
    const { line, column } = lines.positionAt(span.from)
    return `Line ${line}, column ${column}: ${message}`
  }
  const [first] = errors
  const { line, column } = lines.positionAt(first!.span.from)
  return {
    verdict: 'wrong',
    mistakes: ['not-a-problem'],
    explanation: fitting(
      `The answer is not a problem of this domain: ${first!.message}`,
      `The answer is not a problem of this domain: line ${line}, column ${column} has an error.`,
    ),
    parts: parts(false, null, null, null, null),
    findings: [
      ...errors.slice(0, MAX_WARNINGS).map(each => aside(placed(each))),
      ...(errors.length > MAX_WARNINGS ? [aside(`There are ${errors.length - MAX_WARNINGS} more errors.`)] : []),
    ],
  }
}

/** The result for the mode that was not asked for, if already known; `undefined`: it has to be computed. */
function otherSense(pair: Pair, found: Comparison, limits: Limits): boolean | null {
  const { mode, equivalent, difference } = found
  // Strictly equivalent problems are also equivalent with goal objects exchanged; problems that differ even then are
  // not strictly equivalent.
  if (mode === 'strict' && equivalent === true) return true
  if (mode === 'placeholder' && equivalent === false) return false
  if (difference !== null && difference.kind !== 'goal' && difference.kind !== 'goal-states') return false
  const other = mode === 'strict' ? 'placeholder' : 'strict'
  return comparePair(pair, other, pairLimits(limits)).equivalent
}

function partsOf(found: Comparison, other: boolean | null): VerdictPart[] {
  const { mode, equivalent, renaming, difference, solvable } = found
  const differs = ['objects', 'initial-count', 'initial'].includes(difference?.kind ?? '')
  const [strict, placeholder] = mode === 'strict' ? [equivalent, other] : [other, equivalent]
  const begins = differs ? false : renaming === null ? null : true
  return parts(true, solvable.b.solvable, begins, strict, placeholder)
}

const parts = (
  parseable: boolean,
  solvable: boolean | null,
  beginning: boolean | null,
  strict: boolean | null,
  placeholder: boolean | null,
): VerdictPart[] => [
  { name: 'parseable', holds: parseable },
  { name: 'solvable', holds: solvable },
  { name: 'same-beginning', holds: beginning },
  { name: 'equivalent', holds: strict },
  { name: 'equivalent-placeholder', holds: placeholder },
]

const shownBy = (...evidence: readonly (Evidence | null)[]): Evidence[] => evidence.filter(each => each !== null)

/** Adds the plan to play in the described problem to the first difference. */
const withSequence =
  ({ difference }: Comparison) =>
  (finding: Finding, i: number): Finding =>
    i === 0 && difference?.kind === 'goal' && difference.of === 'a'
      ? { ...finding, sequence: difference.plan }
      : finding

// Compares two problems: with the published library's rules, and exactly.

import { readAnswer } from '#language/answers/read'
import { wholeSought } from '#language/answers/whole-answers'
import type { Limits } from '#base/limits'
import { LineTable } from '#base/text'
import { firstPart } from '#questions/benchmarks/parts'
import { comparePair } from '#planning/equivalence/compare'
import { type Comparison, pairLimits, type PairMode } from '#planning/equivalence/comparison'
import { readPair } from '#planning/equivalence/read-pair'
import { problemNames, describeComparison } from '#planning/equivalence/description/describe'
import { type Diagnostic, isError } from '#planning/pddl/diagnostic'

/** The texts of the domain, of the reference problem, and of the answer, which may be a whole response. */
export interface Compared {
  readonly domain: string
  readonly a: string
  readonly b: string
  readonly mode: PairMode
}

/** The printed result; `equivalent` is null if undecided or not applicable. */
export interface Equivalence {
  readonly parseable: boolean
  readonly solvable: boolean | null
  readonly equivalent: boolean | null
  readonly mode: PairMode
  readonly official: {
    readonly parseable: boolean | null
    readonly solvable: boolean | null
    readonly equivalent: boolean | null
    readonly note: string
    readonly error?: string
  }
  /** Why `equivalent` is null. */
  readonly reason: string | null
  /** Why the problems are not equivalent. */
  readonly difference: string | null
  /** Why the problems are equivalent. */
  readonly explanation: string
  readonly certificate: { readonly kind: string; readonly checked: boolean } | null
  /** True if a limit was reached; otherwise null means that the answer has errors. */
  readonly isUndecided: boolean
}

/** The domain or the reference problem has errors; the message contains the first one. */
export class FaultyText extends Error {}

/** The text itself if it is PDDL, otherwise the benchmark's domain with this name. */
export const domainText = (given: string): string | undefined =>
  given.includes('(') ? given : firstPart('comparison').domainText(given)

const sought = wholeSought({ form: 'problem' })

/** Throws `FaultyText`. */
export function compareTexts({ domain, a, b, mode }: Compared, limits: Limits): Equivalence {
  const { answer, doubt } = readAnswer(sought, b)
  const written = answer?.kind === 'problem' ? answer.text : b
  const read = readPair({ domain, a, b: written })
  if (read.kind === 'fault' && read.text !== 'b')
    throw new FaultyText(
      `The ${read.text === 'domain' ? 'domain' : 'first problem'} has an error. ${placed(read.text === 'a' ? a : domain, read.diagnostics)}`,
    )
  const official = officialOf(a, b, mode, limits)
  if (read.kind === 'fault' || doubt?.others.length === 0 || (answer === null && doubt !== null))
    return {
      ...{ parseable: false, solvable: null, equivalent: null, mode, official },
      reason:
        answer === null
          ? (doubt?.text ?? 'The second text holds no problem.')
          : `The second problem has an error. ${placed(written, read.kind === 'fault' ? read.diagnostics : [])}`,
      ...{ difference: null, explanation: '', certificate: null, isUndecided: false },
    }
  const { pair } = read
  const found = comparePair(pair, mode, pairLimits(limits))
  const { explanation } = describeComparison(pair, found, pairLimits(limits), problemNames)
  return {
    ...{ parseable: true, solvable: found.solvable.b.solvable, equivalent: found.equivalent, mode },
    official,
    reason: found.equivalent === null ? (found.left ?? 'A limit was reached.') : null,
    difference: found.equivalent === false ? explanation : null,
    explanation,
    certificate: certificateOf(found),
    isUndecided: found.equivalent === null,
  }
}

function officialOf(a: string, b: string, mode: PairMode, limits: Limits): Equivalence['official'] {
  const found = firstPart('comparison').compare(a, b, mode === 'placeholder', limits)
  const { parseable, solvable, equivalent, note, error } = found
  return { parseable, solvable, equivalent, note, ...(error === undefined ? {} : { error }) }
}

function certificateOf({ evidence }: Comparison): Equivalence['certificate'] {
  if (evidence === null) return null
  const { certificate, checked } = evidence
  return { kind: certificate.kind === 'pair' ? certificate.pair.kind : certificate.kind, checked }
}

/** The first error with its place. */
function placed(text: string, diagnostics: readonly Diagnostic[]): string {
  const first = diagnostics.find(isError)
  if (first === undefined) return ''
  const { line, column } = new LineTable(text).positionAt(first.span.from)
  return `Line ${line}, column ${column}: ${first.message}`
}

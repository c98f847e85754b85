// The published evaluation of a pair, as computed by its library: Zuo et al., NAACL 2025 (arXiv 2407.03321), code of
// October 2024, including its errors.

import type { Limits } from '#base/limits'
import { knownDomainText } from '../known/known'
import { officialComparison } from './compare'
import { officialParse } from './parse'
import { type OfficialSolvability, officialSolvability } from './solvable'

export interface OfficialEvaluation {
  /** True if a graph can be built of the answer. All three are null if the call fails with `error`. */
  readonly parseable: boolean | null
  /**
   * True if a plan was found and validated. Null after an `error`, or if a limit was reached where the original
   * continues.
   */
  readonly solvable: boolean | null
  /** The paper's *correct*. */
  readonly equivalent: boolean | null
  /** One or two sentences: the rule that decided. */
  readonly note: string
  /** The error raised to the caller, or where the original may not terminate. */
  readonly error?: string
}

/** The options of the library call. */
export interface OfficialOptions {
  /** False for `check_solveable=False`. */
  readonly checkSolvable?: boolean
}

/**
 * The published library's answer on a raw response `b` against the ground truth `a`. `domainText`: null selects the
 * shipped domain by the name in `b`; for a domain that it does not ship, solvability is then not examined. Never
 * throws.
 */
export function officialEvaluation(
  domainText: string | null,
  a: string,
  b: string,
  placeholder: boolean,
  limits: Limits,
  { checkSolvable = true }: OfficialOptions = {},
): OfficialEvaluation {
  const truth = officialParse(a)
  if (truth.kind === 'refused') return noTruth(truth.reason)
  const answer = officialParse(b)
  if (answer.kind === 'refused') return refused(answer.reason)
  const domain = domainText || knownDomainText(answer.problem.domain)
  const solved: OfficialSolvability = !checkSolvable
    ? { solvable: false, note: 'Solvability was not asked for.' }
    : domain === undefined
      ? { solvable: false, note: 'Without a domain, solvability is not looked at.' }
      : officialSolvability(domain, answer.problem, limits)
  if (checkSolvable && domain !== undefined && solved.solvable === false)
    return {
      parseable: true,
      solvable: false,
      equivalent: false,
      note: remarked(solved, solved.note),
    }
  const compared = officialComparison(truth.problem, answer.problem, placeholder)
  const { equivalent } = compared
  const note = remarked(solved, compared.note)
  if (solved.solvable !== null && equivalent !== null)
    return { parseable: true, solvable: solved.solvable, equivalent, note }
  return {
    parseable: true,
    solvable: solved.solvable,
    // Without a plan the answer is no in any case.
    equivalent: equivalent === true ? null : equivalent,
    note,
    error: solved.solvable === null ? solved.note : note,
  }
}

const remarked = ({ remark }: OfficialSolvability, note: string): string =>
  remark === undefined ? note : `${note} ${remark}`

/** The result for an answer that the parser rejects. */
export const refused = (reason: string): OfficialEvaluation => ({
  ...{ parseable: false, solvable: false, equivalent: false },
  note: `The published parser does not take the answer: ${reason}`,
})

const noTruth = (reason: string): OfficialEvaluation => ({
  ...{ parseable: null, solvable: null, equivalent: null },
  note: 'The published program stops at the problem that the text describes.',
  error: reason,
})

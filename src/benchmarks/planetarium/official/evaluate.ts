// The published evaluation of a pair, as its library answers: Zuo et al., NAACL 2025 (arXiv 2407.03321), code of October
// 2024, with its errors; and as the script behind the published numbers does.

import type { Limits } from '../../../base/limits'
import { knownDomainText } from '../known/known'
import { compareSpecified, officialComparison, sameInitialScene } from './compare'
import { rulesOf } from './domains/rules'
import { OfficialError, OfficialLimit, reduced } from './edges'
import { officialParse } from './parse'
import type { OfficialProblem } from './problem'
import { type OfficialSolvability, officialSolvability } from './solvable'

export interface OfficialEvaluation {
  /** A graph can be built of the answer. null, all three: the call stops with `error`. */
  readonly parseable: boolean | null
  /** A plan was found and validated. null: `error`, or a counted limit was reached where the original goes on. */
  readonly solvable: boolean | null
  /** The paper's *correct*. */
  readonly equivalent: boolean | null
  /** One or two sentences: by which rule. */
  readonly note: string
  /** What went to the caller, or where the original may not end. */
  readonly error?: string
}

/** How the library is called. */
export interface OfficialOptions {
  /** false: `check_solveable=False`. */
  readonly checkSolvable?: boolean
}

/**
 * What the published library answers on a raw response `b` against the ground truth `a`. `domainText`: null takes the
 * shipped domain by the name in `b`; in a domain that it does not ship, solvability is then not looked at. Never throws.
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

/**
 * What the script behind the published numbers answers: with another number of objects or another initial state it stops
 * at (yes, yes, no) without planning; else it looks for a plan and compares apart from each other. Its time limits are
 * taken not to be reached. Never throws.
 */
export function officialScriptEvaluation(
  domainText: string | null,
  a: string,
  b: string,
  placeholder: boolean,
  limits: Limits,
): OfficialEvaluation {
  const answer = officialParse(b)
  if (answer.kind === 'refused') return refused(answer.reason)
  const truth = officialParse(a)
  const { problem } = answer
  try {
    const unreduced = reductionFault(problem)
    if (unreduced !== null)
      return { parseable: true, solvable: false, equivalent: false, note: unreduced }
    const early = (note: string): OfficialEvaluation => ({
      ...{ parseable: true, solvable: true, equivalent: false },
      note: `${note} The script stops there and has looked for no plan.`,
    })
    if (truth.kind === 'refused') return early(truth.reason)
    if (truth.problem.objects.length !== problem.objects.length)
      return early('The numbers of objects differ.')
    if (!sameInitialScene(truth.problem, problem)) return early('The initial states differ.')
    const domain = domainText || knownDomainText(problem.domain)
    if (domain === undefined) throw new OfficialError('KeyError', 'The domain is unknown.')
    const { solvable, note, raised } = officialSolvability(domain, problem, limits)
    if (raised !== undefined && raised !== 'ValueError' && raised !== 'AttributeError')
      throw new OfficialError(raised, note)
    const compared = compareSpecified(truth.problem, problem, placeholder)
    if (compared.raised !== undefined) throw new OfficialError(compared.raised, compared.note)
    const all = { parseable: true, solvable, equivalent: compared.equivalent, note: compared.note }
    return solvable === null ? { ...all, error: note } : all
  } catch (error) {
    if (!(error instanceof OfficialError) && !(error instanceof OfficialLimit)) throw error
    const note = `The script stops: ${error.message}`
    return { parseable: null, solvable: null, equivalent: null, note, error: error.name }
  }
}

/** Why the answer's scenes cannot be reduced, where the script takes that for an answer; else null, or it throws. */
function reductionFault(problem: OfficialProblem): string | null {
  const rules = rulesOf(problem.domain)
  if (rules === undefined)
    throw new OfficialError('DomainNotSupportedError', `The domain “${problem.domain}” is unknown.`)
  try {
    reduced(problem, rules)
    return null
  } catch (error) {
    if (error instanceof OfficialError && error.name === 'AttributeError') return error.message
    throw error
  }
}

const remarked = ({ remark }: OfficialSolvability, note: string): string =>
  remark === undefined ? note : `${note} ${remark}`

const refused = (reason: string): OfficialEvaluation => ({
  ...{ parseable: false, solvable: false, equivalent: false },
  note: `The published parser does not take the answer: ${reason}`,
})

const noTruth = (reason: string): OfficialEvaluation => ({
  ...{ parseable: null, solvable: null, equivalent: null },
  note: 'The published program stops at the problem that the text describes.',
  error: reason,
})

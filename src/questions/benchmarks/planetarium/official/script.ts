// The script behind the published numbers. Its answers differ from those of the library in the same code: Zuo et al.,
// NAACL 2025 (arXiv 2407.03321), code of October 2024.

import type { Limits } from '#base/limits'
import { knownDomainText } from '../known/known'
import { compareSpecified, sameInitialScene } from './compare'
import { rulesOf } from './domains/rules'
import { OfficialError, OfficialLimit, reduced } from './edges'
import { type OfficialEvaluation, refused } from './evaluate'
import { officialParse } from './parse'
import type { OfficialProblem } from './problem'
import { officialSolvability } from './solvable'

/**
 * The answer of the script behind the published numbers: for another number of objects or another initial state it
 * stops with (yes, yes, no) without planning; else it searches for a plan and compares, independently. Its time limits
 * are assumed not to be reached. Never throws.
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
    if (unreduced !== null) return { parseable: true, solvable: false, equivalent: false, note: unreduced }
    const early = (note: string): OfficialEvaluation => ({
      ...{ parseable: true, solvable: true, equivalent: false },
      note: `${note} The script stops there and has looked for no plan.`,
    })
    if (truth.kind === 'refused') return early(truth.reason)
    if (truth.problem.objects.length !== problem.objects.length) return early('The numbers of objects differ.')
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

/** Why the answer's scenes cannot be reduced, if the script counts that as an answer; else null, or it throws. */
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

/**
 * One sentence if the script's answer differs from the library's (`found`, with the shipped domain); null if not. It
 * can differ only if the library found no plan.
 */
export function scriptRemark(
  found: OfficialEvaluation,
  a: string,
  b: string,
  placeholder: boolean,
  limits: Limits,
): string | null {
  if (found.parseable !== true || found.solvable !== false) return null
  const { solvable, equivalent } = officialScriptEvaluation(null, a, b, placeholder, limits)
  if (solvable === found.solvable && equivalent === found.equivalent) return null
  const script = 'The script behind the published numbers'
  if (solvable === null || equivalent === null) return `${script} gives no answer here.`
  const negatedUnless = (holds: boolean, what: string): string => `${holds ? '' : 'not '}${what}`
  return `${script} says ${negatedUnless(solvable, 'solvable')} and ${negatedUnless(equivalent, 'equivalent')} here.`
}

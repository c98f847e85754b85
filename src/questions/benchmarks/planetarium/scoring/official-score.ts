// The published score of a response: equivalence by the published library, with the levels before it; and the text that
// its parser uses.

import { recent } from '#base/recent'
import type { Limits } from '#base/limits'
import type { Question } from '#questions/kinds/question'
import type { Verdict } from '#questions/kinds/verdict'
import type { OfficialReading, OfficialScore } from '../../family'
import { officialCause } from '../official/cause'
import { type OfficialEvaluation, officialEvaluation } from '../official/evaluate'
import { rulesOf } from '../official/domains/rules'
import { officialParse } from '../official/parse'
import type { OfficialProblem } from '../official/problem'
import { scriptRemark } from '../official/script'

/** Number of evaluations cached: score and cause use the same one. */
const EVALUATIONS = 64

/** The library looks the domain up by its name in the answer. */
const evaluated = recent(
  EVALUATIONS,
  (a: string, b: string, placeholder: boolean, { maxStates }: Limits) => [b, a, placeholder, maxStates],
  (a, b, placeholder, limits): OfficialEvaluation => officialEvaluation(null, a, b, placeholder, limits),
)

const isPlaceholder = ({ asked }: Question): boolean => asked?.placeholder === true

export function planetariumReading(_question: Question, text: string): OfficialReading {
  const parse = officialParse(text)
  return {
    value: parse.kind === 'graph' ? problemText(parse.problem) : null,
    trace: parse.trace,
    parsed: null,
    cleaning: parse.kind === 'graph' ? '' : parse.reason,
  }
}

/** The problem as the parser stores it. */
function problemText({ name, domain, objects, init, goal }: OfficialProblem): string {
  const atoms = (list: OfficialProblem['init']): string => list.map(atom => ` (${atom.join(' ')})`).join('')
  const declared = objects.map(each => ` ${each.name}${each.type === null ? '' : ` - ${each.type}`}`)
  return `(define (problem ${name}) (:domain ${domain}) (:objects${declared.join('')}) (:init${atoms(init)}) (:goal (and${atoms(goal)})))`
}

const domainIn = (problem: string): string => /\(\s*:domain\s+([^\s()]+)/i.exec(problem)?.[1]?.toLowerCase() ?? ''

/** True if the reference problem is of a domain that the benchmark does not contain. */
const isForeign = (problem: string): boolean => rulesOf(domainIn(problem)) === undefined

export function planetariumScore(question: Question, text: string, limits: Limits): OfficialScore {
  const { judged } = question
  if (judged === null) return { score: null, note: 'Without the right problem the published program has no score.' }
  if (isForeign(judged.problem))
    return {
      score: null,
      note: `The published program has no rules for the domain “${domainIn(judged.problem)}”, which the benchmark does not contain.`,
    }
  const placeholder = isPlaceholder(question)
  const found = evaluated(judged.problem, text, placeholder, limits)
  const { parseable, solvable, equivalent, note, error } = found
  const remark = scriptRemark(found, judged.problem, text, placeholder, limits)
  const levels = Object.fromEntries(
    Object.entries({ parseable, solvable, equivalent }).filter(([, holds]) => holds !== null),
  ) as Record<string, boolean>
  return {
    score: equivalent === null ? null : equivalent ? 1 : 0,
    note: remark === null ? note : `${note} ${remark}`,
    ...(error === undefined ? {} : { error }),
    levels,
  }
}

/** Why the published score and the playground's verdict differ. */
export function planetariumCause(
  question: Question,
  text: string,
  { verdict, mistakes, reading }: Verdict,
  limits: Limits,
): string | null {
  const { judged } = question
  if (judged === null || verdict === 'undecided' || isForeign(judged.problem)) return null
  const placeholder = isPlaceholder(question)
  const { answer } = reading
  const isCompared = verdict === 'right' || (verdict === 'wrong' && !mistakes.includes('not-a-problem'))
  return officialCause({
    domainText: judged.domain,
    a: judged.problem,
    b: text,
    read: answer?.kind === 'problem' ? answer.text : null,
    placeholder,
    official: evaluated(judged.problem, text, placeholder, limits),
    proven: isCompared ? verdict === 'right' : null,
    limits,
  })
}

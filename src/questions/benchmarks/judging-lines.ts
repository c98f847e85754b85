// Judges answers to items, line by line, for families with item, wording and response in one line.

import type { Limits } from '#base/limits'
import type { Question } from '#questions/kinds/question'
import type { Certificates, Verdict } from '#questions/kinds/verdict'
import type { Configurations, LineProblem, NamedConfiguration } from './family-parts'
import { judgeQuestion } from './judge-question'

export interface JudgedLine {
  readonly question: Question
  readonly verdict: Verdict
}

/** The verdict on the answer in a line, which `family` reads; or the faults of the line. */
export function judgedLine(
  family: Configurations,
  line: Readonly<Record<string, unknown>>,
  configurations: ReadonlyMap<string, NamedConfiguration>,
  limits: Limits,
  certificates: Certificates = 'all',
): JudgedLine | LineProblem {
  const read = family.answered(line, configurations)
  if ('problem' in read) return read
  const { question, response } = read
  return { question, verdict: judgeQuestion(question, response, limits, { certificates }) }
}

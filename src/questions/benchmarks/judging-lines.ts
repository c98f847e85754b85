// Answers to items of families whose lines hold item, wording and response together, judged line by line.

import type { Limits } from '#base/limits'
import type { Question } from '#questions/kinds/question'
import type { Verdict } from '#questions/kinds/verdict'
import type { NamedConfiguration } from './family-parts'
import { judgeQuestion } from './judge-question'
import { familyNamed } from './registry'

export interface JudgedLine {
  readonly question: Question
  readonly verdict: Verdict
}

/** The verdict on the answer of a line, or the faults of the line; the family has `configurations`. */
export function judgedLine(
  family: string,
  line: Readonly<Record<string, unknown>>,
  configurations: ReadonlyMap<string, NamedConfiguration>,
  limits: Limits,
): JudgedLine | { readonly problem: string } {
  const read = familyNamed(family)!.configurations!.answered(line, configurations)
  if ('problem' in read) return read
  const { question, response } = read
  return { question, verdict: judgeQuestion(question, response, limits) }
}

// Answers to items of families whose lines hold item, wording and response together, judged line by line.

import type { Limits } from '#base/limits'
import type { Question } from '#questions/kinds/question'
import type { Verdict } from '#questions/kinds/verdict'
import { judgeQuestion } from './judge-question'
import type { NamedConfiguration } from './planbench/config'
import { answeredLine } from './planbench/read/answered-line'

export interface JudgedLine {
  readonly question: Question
  readonly verdict: Verdict
}

const readers: ReadonlyMap<string, typeof answeredLine> = new Map([['planbench', answeredLine]])

/** The families that have such lines. */
export const lineFamilies: readonly string[] = [...readers.keys()]

/** The verdict on the answer of a line, or the faults of the line; the family is one of `lineFamilies`. */
export function judgedLine(
  family: string,
  line: Readonly<Record<string, unknown>>,
  configurations: ReadonlyMap<string, NamedConfiguration>,
  limits: Limits,
): JudgedLine | { readonly problem: string } {
  const read = readers.get(family)!(line, configurations)
  if ('problem' in read) return read
  const { question, response } = read
  return { question, verdict: judgeQuestion(question, response, limits) }
}

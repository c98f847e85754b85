// Verdicts that need no family of benchmarks: a first visit has them before the rest is loaded. Kinds that need a search have
// theirs once `kinds/search-kinds.ts` is loaded.

import type { Limits } from '#base/limits'
import { familyOfKind } from '#questions/kinds/codes'
import '#questions/kinds/first'
import { type JudgeOptions, judge } from '#questions/kinds/judging/judge'
import { countsSteps, type Question } from '#questions/kinds/question'
import { isQuickKind } from '#questions/kinds/quick'
import type { Verdict } from '#questions/kinds/verdict'

/** What `judgeQuestion` states about the visitor's own open questions of the quick kinds that are loaded; undefined for all others. */
export function firstVerdict(
  question: Question,
  text: string,
  limits: Limits,
  options: Pick<JudgeOptions, 'wordings' | 'reading'>,
): Verdict | undefined {
  const { origin, format, judged, asked, kind, family } = question
  const isOwn = origin.from === 'own' && format === 'gen' && family === familyOfKind(kind)
  if (!isOwn || judged === null || !asked || asked.kind !== kind || !isQuickKind(kind))
    return undefined
  return judge(judged, asked, text, limits, { ...options, countSteps: countsSteps(question) })
}

// Loads the code that judges a question: its kind and, except for the visitor's own open questions, the benchmark
// families.

import type { Limits } from '#base/limits'
import { familyOfKind, type KindCode, PLAIN_FAMILY } from '#questions/kinds/codes'
import type { JudgeOptions } from '#questions/kinds/judge'
import type { Question } from '#questions/kinds/question'
import { loadKind, loadKinds } from '#questions/kinds/registry'
import type { Verdict } from '#questions/kinds/verdict'
import { isOpenQuestion, judgeOpen } from './open-question'

export interface LoadedJudge {
  /** The verdict of `judgeQuestion` on the question that this judge was loaded for. */
  judge(text: string, limits: Limits, options: Pick<JudgeOptions, 'wordings' | 'reading'>): Verdict
}

/** Rejects if a script cannot be fetched. */
export async function loadJudge(question: Question): Promise<LoadedJudge> {
  if (isOpenQuestion(question)) {
    await loadKind(question.kind)
    return { judge: (...input) => judgeOpen(question, ...input) }
  }
  const { judgeQuestion } = await loadAll()
  return { judge: (...input) => judgeQuestion(question, ...input) }
}

/** Loads the code that judges open questions of a kind in advance. */
export async function loadJudgeAhead(kind: KindCode): Promise<void> {
  await (familyOfKind(kind) === PLAIN_FAMILY ? loadKind(kind) : loadAll())
}

async function loadAll() {
  const [module] = await Promise.all([import('./judge-question'), loadKinds()])
  // An empty or truncated file is also a valid script.
  if (!('judgeQuestion' in module)) throw new Error('a script has nothing in it')
  return module
}

// Pieces of lines judged, each line by itself, whichever thread does it.

import type { MessagePort } from 'node:worker_threads'
import { type JudgedLine, judgedLine } from '#questions/benchmarks/judging-lines'
import type { NamedConfiguration } from '#questions/benchmarks/family-parts'
import type { Limits } from '#base/limits'
import { familyConfigurations } from './family-named'
import { answerLine, BadLine, idOf } from '#cli/jsonl'
import type { DonePiece, LinesPiece } from '#cli/piece'
import { verdictJson } from '#cli/records'

/** What lines are judged by. */
export interface JudgeTask {
  readonly family: string
  /** By the names of their domains. */
  readonly configurations: ReadonlyMap<string, NamedConfiguration>
  readonly limits: Limits
}

/** A line a verdict, or `{"line":n,"error":text}`; empty lines are skipped. */
export function judgePiece({ texts, from }: LinesPiece, task: JudgeTask): DonePiece {
  const { configurations, limits } = task
  const family = familyConfigurations(task.family)
  const found: string[] = []
  let bad = 0
  let undecided = 0
  for (const [i, text] of texts.entries()) {
    const answered = answerLine(text, from + i, line => {
      const judged = judgedLine(family, line, configurations, limits)
      if ('problem' in judged) throw new BadLine(judged.problem)
      if (judged.verdict.verdict === 'undecided') undecided++
      return lineJson(idOf(line).id, judged)
    })
    if (answered === undefined) continue
    if (answered.isBad) bad++
    found.push(answered.text)
  }
  return { texts: found, bad, undecided }
}

/** `official` as true, false or none: what an error ends has none, and neither has what is not scored. */
function lineJson(given: unknown, { question, verdict }: JudgedLine): object {
  const { id, officialScore, ...rest } = verdictJson(question, verdict)
  return {
    id: given ?? id,
    official: officialScore === null ? null : officialScore === 1,
    ...rest,
  }
}

/** What a thread does that was started for judging. */
export function serveJudging(port: MessagePort, task: JudgeTask): void {
  port.on('message', ({ number, input }: { number: number; input: LinesPiece }) =>
    port.postMessage({ number, answer: judgePiece(input, task) }),
  )
}

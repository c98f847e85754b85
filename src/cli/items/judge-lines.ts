// Judges lines in batches, each line independently, in whichever thread.

import type { MessagePort } from 'node:worker_threads'
import { type JudgedLine, judgedLine } from '#questions/benchmarks/judging-lines'
import type { NamedConfiguration } from '#questions/benchmarks/family-parts'
import type { Limits } from '#base/limits'
import type { Certificates } from '#questions/kinds/verdict'
import { familyConfigurations } from './family-named'
import { answerLine, BadLine, idOf } from '#cli/jsonl'
import type { DonePiece, LinesPiece } from '#cli/piece'
import { verdictJson } from '#library/verdict-json'

/** The settings for judging lines. */
export interface JudgeTask {
  readonly family: string
  /** By domain name. */
  readonly configurations: ReadonlyMap<string, NamedConfiguration>
  readonly limits: Limits
  readonly certificates: Certificates
}

/** One verdict per line, or `{"line":n,"error":text}`; empty lines are skipped. */
export function judgePiece({ texts, from }: LinesPiece, task: JudgeTask): DonePiece {
  const { configurations, limits, certificates } = task
  const family = familyConfigurations(task.family)
  const found: string[] = []
  let bad = 0
  let undecided = 0
  for (const [i, text] of texts.entries()) {
    const answered = answerLine(text, from + i, line => {
      const judged = judgedLine(
        family,
        line,
        configurations,
        limits,
        certificates === 'asked' && line.certificate === true ? 'all' : certificates,
      )
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

/** `official` is true, false or null: null if the program stops with an error, or gives no score. */
function lineJson(given: unknown, { question, verdict }: JudgedLine): object {
  const { id, officialScore, ...rest } = verdictJson(question, verdict)
  return {
    id: given ?? id,
    official: officialScore === null ? null : officialScore === 1,
    ...rest,
  }
}

/** The loop of a thread that judges lines. */
export function serveJudging(port: MessagePort, task: JudgeTask): void {
  port.on('message', ({ number, input }: { number: number; input: LinesPiece }) =>
    port.postMessage({ number, answer: judgePiece(input, task) }),
  )
}

// One response: readings side by side, repairs, reports and receipts, based on the cached verdict.

import { withContext } from '#questions/benchmarks/question-context'
import type { Verdict } from '#questions/kinds/verdict'
import { findAmong, recordsIn } from '#results/scoring/pasted'
import { moreRows, readingsOf } from '#results/scoring/readings/readings'
import { checkReceipt } from '#results/receipts/check'
import { makeReceipt, readReceipt } from '#results/receipts/receipt'
import { type RepairOutcome, repairOf } from '#results/scoring/repair'
import { reportOf } from '#results/scoring/report'
import { sampleResponses } from '#results/scoring/sample/sample'
import type { OneApi } from '#engine/api/one'
import type { Judging } from './judging'
import { trimVerdict } from './trim-verdict'

export function oneResponse(judging: Judging): OneApi {
  const verdictOf = async (...input: Parameters<Judging['judge']>): Promise<Verdict> =>
    (await judging.judge(...input)).verdict
  const repair: OneApi['repair'] = async (question, text, limits, reading) =>
    repairOf(withContext(question), text, await verdictOf(question, text, limits, reading), limits)
  return {
    verdict: async (...input) => trimVerdict(await judging.judge(...input)),
    readings: (question, ...rest) => readingsOf(withContext(question), ...rest),
    more: (question, ...rest) => moreRows(withContext(question), ...rest),
    repair,
    async receipt(question, response, limits, chosen) {
      const verdict = await verdictOf(question, response, limits, chosen)
      const by = { engine: __ENGINE_VERSION__, maxStates: limits.maxStates }
      return makeReceipt({
        ...{ question: withContext(question), response, verdict, ...by },
        ...(chosen === undefined ? {} : { chosen }),
      })
    },
    async report(question, response, limits, chosen) {
      const verdict = await verdictOf(question, response, limits, chosen)
      const isWanting = verdict.verdict === 'wrong' || verdict.verdict === 'unreadable'
      const mended: RepairOutcome | null = isWanting ? await repair(question, response, limits, chosen) : null
      return reportOf({
        ...{ question, response, verdict, repair: mended },
        readings: readingsOf(withContext(question), response, chosen),
        engine: __ENGINE_VERSION__,
      })
    },
    example(question, turn, limits) {
      const made = sampleResponses([withContext(question)], {
        seed: `example ${turn}`,
        count: 1,
        limits,
      })
      const [first] = made
      return first === undefined ? null : { response: first.response, style: first.style }
    },
    records: recordsIn,
    find: findAmong,
    check(text) {
      const read = readReceipt(text)
      if (read.kind === 'bad') return read
      const { question, response, explanation, officialScore, engine } = read.receipt
      return {
        kind: 'checked',
        check: checkReceipt(read.receipt),
        ...{ question, response, explanation, officialScore },
        engine: { made: engine.slice(0, 80), here: __ENGINE_VERSION__ },
      }
    },
  }
}

// Benchmark records in tests: the own ones that come with the repository, answers that cannot be right, evidence that
// was refused.

import type { PlainKind } from '#questions/kinds/codes'
import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { askedOf } from '#questions/benchmarks/acpbench/asked'
import { importAcpbench } from '#questions/benchmarks/acpbench/import'
import type { BenchmarkRecord } from '#questions/benchmarks/acpbench/record'
import type { FormatCode } from '#questions/kinds/codes'
import { actionName, findAction, stateFacts } from '#planning/task/names'
import { applicableActions, isApplicable, progress } from '#planning/task/step'
import type { ActionId } from '#planning/task/task'
import { loadTask, type LoadedTask } from '#planning/task/load'
import type { Verdict } from '#questions/kinds/verdict'

const folder = new URL('../benchmarks/fixtures/own/', import.meta.url)

/** Our own records of a format, by domain; `scripts/own-records.mjs` makes them. */
export const ownRecords = (format: FormatCode): (readonly [string, readonly BenchmarkRecord[]])[] =>
  readdirSync(folder)
    .filter(name => name.endsWith(`.${format}.json.gz`))
    .sort()
    .map(name => {
      const text = gunzipSync(readFileSync(new URL(name, folder))).toString('utf8')
      const { records, issues } = importAcpbench(text)
      if (issues.length > 0) throw new Error(`${name}: ${issues[0]!.message}`)
      return [name.split('.')[0]!, records] as const
    })

/** Evidence that the checker refused although it is more than a repeated search. */
export const refuted = (verdict: Verdict): string[] =>
  verdict.evidence
    .filter(({ checked, certificate }) => !checked && certificate.kind !== 're-searched')
    .map(({ claim, certificate }) => `${claim.kind} by ${certificate.kind}`)

/** For the message of a failed test. */
export const about = (record: BenchmarkRecord, verdict: Verdict): string =>
  `question ${record.index} of ${record.kind}: ${verdict.explanation}`

/** The task of an open record; throws where its PDDL cannot be used. */
export function readyOf(record: BenchmarkRecord): LoadedTask {
  const prepared = loadTask(record.source!)
  if (prepared.kind !== 'ready') throw new Error(prepared.message)
  return prepared
}

/** An answer that cannot be right, in the asked format. */
export function brokenText(record: BenchmarkRecord): string {
  const { task } = readyOf(record)
  const asked = askedOf(record, task)
  if (asked.kind !== 'asked') throw new Error(asked.reason)
  const applicable = applicableActions(task, task.initial)
  switch (asked.asked.kind as PlainKind) {
    case 'app':
      return `[${applicable
        .slice(1)
        .map(action => actionName(task, action))
        .join(', ')}]`
    case 'prog': {
      const action = findAction(task, asked.asked.action!)!
      const after = new Set(stateFacts(task, progress(task, task.initial, action)))
      const lost = stateFacts(task, task.initial).filter(fact => !after.has(fact))
      return `[] [${lost.join(', ')}]`
    }
    case 'reach':
    case 'land':
      return stateFacts(task, task.initial)[0]!
    case 'areach':
      return actionName(task, applicable[0] ?? firstUseful(record))
    case 'val':
      return `${Number(record.gold) + 1}`
    case 'just':
      return asked.asked.plan!.join(' ')
    case 'nexta':
      return actionName(task, firstInapplicable(record))
  }
}

function firstInapplicable(record: BenchmarkRecord): ActionId {
  const { task } = readyOf(record)
  for (let action = 0 as ActionId; action < task.actionCount; action++)
    if (!isApplicable(task, task.initial, action)) return action
  throw new Error('every action is applicable')
}

function firstUseful(record: BenchmarkRecord): ActionId {
  throw new Error(`nothing is applicable in question ${record.index}`)
}

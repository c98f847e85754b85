// The score of a raw response by the benchmark's own program (Valmeekam et al., NeurIPS 2023, arXiv:2206.10498): its
// readers, its weaker targets, its plan checker, and the errors that stop it.

import type { Limits } from '#base/limits'
import type { Question } from '#questions/kinds/question'
import { cheapestOf } from '#questions/kinds/planning/plan-solve'
import { countingSteps } from '#planning/task/counting-steps'
import type { LoadedTask } from '#planning/task/load'
import type { OfficialScore } from '../family'
import { officialReference, planTarget } from './official-target'
import { type Configurations, officialTables } from './official-rules'
import { readOfficialCost } from './official/cost'
import { readOfficialPlan } from './official/plan'
import { isFailure } from './official/python'
import { readOfficialState } from './official/state'
import type { OfficialTables } from './official/tables'
import { checkByVal, type ValCheck } from './official/val'
import { type OfficialLevels, officialLevels } from './official/verification'
import { type PlanBenchRecord, recordOf } from './record'

/** A score with its basis. */
export interface PlanBenchScore extends OfficialScore {
  /** Plan tasks: the text that was checked, and the checker's result. */
  readonly plan?: string
  readonly check?: ValCheck
  /** t7: the facts that were read. */
  readonly facts?: readonly string[]
}

/** The official score of a raw response. Never throws. */
export function planBenchScore(question: Question, text: string, limits: Limits): PlanBenchScore {
  const record = recordOf(question)
  if (record === undefined) return none('This question has no record of the benchmark.')
  if (text === '')
    return {
      ...none('The response is empty: the original leaves it out of its counts.'),
      notScored: true,
    }
  if (record.layout === 'pddl')
    return none('The benchmark has plans in PDDL read by a language model, which cannot be done again.')
  const tables = tablesOfRecord(record)
  if (tables === undefined) return none(`The benchmark’s program has no reader for the domain ${record.domain}.`)
  switch (record.task) {
    case 't3':
    case 't3_1':
      return verificationScore(record, text, tables)
    case 't7':
      return stateScore(record, text, tables)
    default:
      return planScore(question, record, text, { tables, limits })
  }
}

const none = (note: string): PlanBenchScore => ({ score: null, note })
const nothing: Configurations = new Map()

/** The tables for the record's domain; undefined if no reader uses its name. */
export function tablesOfRecord({ domain }: PlanBenchRecord): OfficialTables | undefined {
  const tables = officialTables(domain, nothing)
  return typeof tables === 'string' ? undefined : tables
}

interface Scoring {
  readonly tables: OfficialTables
  readonly limits: Limits
}

/** In the original an error here silently counts as wrong. */
function planScore(
  question: Question,
  record: PlanBenchRecord,
  text: string,
  { tables, limits }: Scoring,
): PlanBenchScore {
  const read = readOfficialPlan(text, tables).value
  if (read === null || isFailure(read)) {
    const error = read === null ? 'TypeError' : read.error
    return {
      score: 0,
      error,
      note: `The original’s reader of plans stops with ${error}, which counts as wrong.`,
    }
  }
  const target = planTarget(question, record)
  if (typeof target === 'string') return none(target)
  const { plan } = read
  const check = checkByVal(target.loaded.task, plan, target.goal)
  const lines = plan === '' ? 0 : plan.split('\n').length - 1
  const base = { plan, check }
  if (!check.valid) return { ...base, score: 0, note: `It read ${steps(lines)}. ${whyInvalid(check)}` }
  if (record.task !== 't2') return { ...base, score: 1, note: `It read ${steps(lines)}. ${whatCounts(record)}` }
  // The claimed total is only stored, not scored, but reading it can raise an error.
  const cost = readOfficialCost(text).value
  if (isFailure(cost))
    return {
      ...{ ...base, score: 0, error: cost.error },
      note: `The plan is valid, but the original’s reader of totals stops with ${cost.error}, which counts as wrong.`,
    }
  const optimum = fewestSteps(target.loaded, limits)
  if (optimum === undefined)
    return {
      ...base,
      ...none('The original asks its planner for the fewest steps; our search reached its limit.'),
    }
  const note = `It read a valid plan of ${steps(lines)}; the fewest are ${optimum}. The claimed total is not scored.`
  return { ...base, score: lines === optimum ? 1 : 0, note }
}

const steps = (count: number): string => `${count} ${count === 1 ? 'step' : 'steps'}`

function whyInvalid({ reason, step }: ValCheck): string {
  if (reason === 'step') return `Its plan checker refuses step ${step! + 1}.`
  return reason === 'goal' ? 'They do not reach the goal that it scores.' : 'Its plan checker cannot read them.'
}

/** Explains scores that cover only some of the requested answer. */
function whatCounts({ task }: PlanBenchRecord): string {
  if (task === 't4') return 'They make true what of the goal did not hold at the beginning; nothing else is scored.'
  return task === 't8_3'
    ? 'They reach the original goal; the full one, which the prompt asks for, is not scored.'
    : 'They reach the goal.'
}

/** Length of a shortest plan: the original’s planner counts each action as 1. */
function fewestSteps(loaded: LoadedTask, limits: Limits): number | undefined {
  const isUniform = loaded.task.actionCost.every(cost => cost === 1)
  const { outcome } = cheapestOf(isUniform ? loaded : countingSteps(loaded), limits)
  return outcome.kind === 'plan' ? outcome.plan.length : undefined
}

/** In the original an error here ends the program. */
const stops = (error: string, what: string): PlanBenchScore => ({
  score: null,
  error,
  note: `The original stops with ${error}: ${what}.`,
})

function stateScore(record: PlanBenchRecord, text: string, tables: OfficialTables): PlanBenchScore {
  const read = readOfficialState(text, tables).value
  if (isFailure(read)) return stops(read.error, 'its configuration lacks what its reader looks for')
  if (read === null) return stops('TypeError', 'it has no reader of states for this domain')
  const reference = officialReference(record)
  if (!Array.isArray(reference)) return none('The file gives no resulting state to compare with.')
  const equal = sorted(read) === sorted(reference.map(String))
  const note = equal
    ? 'It read exactly the facts of the file.'
    : `It read ${read.length} ${read.length === 1 ? 'fact' : 'facts'}, not exactly the ${reference.length} of the file.`
  return { score: equal ? 1 : 0, facts: read, note }
}

const sorted = (facts: readonly string[]): string => [...facts].sort().join('\n')

function verificationScore(record: PlanBenchRecord, text: string, tables: OfficialTables): PlanBenchScore {
  const reference = officialReference(record)
  if (typeof reference !== 'string' && reference !== null) return none('The file gives no verdict to compare with.')
  const levels = officialLevels(text, reference, tables)
  if (isFailure(levels))
    return stops(
      levels.error,
      reference === null
        ? 'the file has no verdict to compare with'
        : 'it finds neither “plan is valid” nor “plan is invalid”, or its reader fails',
    )
  const { binary, w_type, w_expl } = levels
  return {
    score: w_expl ? 1 : 0,
    levels: { binary, w_type, w_expl },
    note: levelNote(levels),
  }
}

function levelNote({ binary, w_type, w_expl }: OfficialLevels): string {
  if (w_expl) return 'It reads the same verdict, kind of failure and one of the facts as in the file.'
  if (w_type) return 'It reads the same verdict and kind of failure as in the file, but no same fact.'
  return binary
    ? 'It reads the same verdict as in the file, but another kind of failure.'
    : 'It reads another verdict than the file’s.'
}

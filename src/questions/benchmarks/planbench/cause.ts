// Determines why the official score of an answer and the playground's verdict differ: the known defects of the
// benchmark's program, each by name. If its reader read something else, guesses at the cause are tested on a changed
// text.

import type { Answer } from '#language/answers/reading'
import type { Limits } from '#base/limits'
import type { Question } from '#questions/kinds/question'
import type { Verdict } from '#questions/kinds/verdict'
import { isGoal } from '#planning/task/step'
import { loadTask } from '#planning/task/load'
import type { PlanBenchCause } from './causes'
import { type PlanBenchScore, planBenchScore, tablesOfRecord } from './official-score'
import { readOfficialPlan } from './official/plan'
import { isFailure } from './official/python'
import type { OfficialTables } from './official/tables'
import { type PlanBenchRecord, recordOf } from './record'

interface Graded {
  readonly question: Question
  readonly record: PlanBenchRecord
  readonly text: string
  readonly verdict: Verdict
  readonly official: PlanBenchScore
}

/** The cause; null if score and verdict agree or one of them is unknown. */
export function planBenchCause(
  question: Question,
  text: string,
  verdict: Verdict,
  limits: Limits,
): PlanBenchCause | null {
  const record = recordOf(question)
  const official = planBenchScore(question, text, limits)
  if (record === undefined || official.score === null || verdict.verdict === 'undecided') return null
  if ((official.score === 1) === (verdict.verdict === 'right')) return null
  const graded = { question, record, text, verdict, official }
  switch (record.task) {
    case 't3':
    case 't3_1':
      return verificationCause(graded)
    case 't7':
      return stateCause(graded)
    default:
      return planCause(graded)
  }
}

const isRenamed = ({ domain }: PlanBenchRecord): boolean => domain.includes('obfuscated')
const isMystery = ({ domain }: PlanBenchRecord): boolean => domain.includes('mystery')

function planCause(graded: Graded): PlanBenchCause {
  const { question, record, verdict, official } = graded
  if (official.error !== undefined) return isRenamed(record) ? 'renamed-plans-never-read' : 'error-counts-as-wrong'
  const steps = stepsOf(verdict.reading.answer)
  const theirs = linesOf(official.plan ?? '')
  if (theirs.length === 0 && official.score === 1 && startsSolved(question)) return 'no-step-where-solved'
  if (steps === null) return 'official-reads-on'
  if (same(steps, theirs)) return targetCause(graded)
  return readingCause(graded, steps, theirs)
}

/** The steps in the playground's reading; null if it has none. */
function stepsOf(answer: Answer | null): readonly string[] | null {
  if (answer === null) return null
  if (answer.kind === 'none') return []
  return answer.kind === 'list' ? answer.items.map(item => item.text.toLowerCase()) : null
}

const linesOf = (plan: string): string[] => plan.split('\n').filter(line => line !== '')

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((step, i) => step === other[i])

function startsSolved({ judged }: Question): boolean {
  const loaded = judged === null ? undefined : loadTask(judged)
  return loaded?.kind === 'ready' && isGoal(loaded.task, loaded.task.initial)
}

/** Both readers parsed the same plan: the difference lies in the target. */
function targetCause({ record, official }: Graded): PlanBenchCause {
  switch (record.task) {
    case 't4':
      return official.score === 1 ? 'reuse-scored-by-part' : 'other'
    case 't8_3':
      return official.score === 1 ? 'full-goal-not-scored' : 'other'
    case 't2':
      return 'steps-scored-not-minutes'
    default:
      return record.remarks.some(({ code }) => code === 'prompt-differs' || code === 'objects-collide')
        ? 'prompt-tells-another-problem'
        : 'other'
  }
}

const END = /\[PLAN[ _]END\]/i

function readingCause(
  { record, text, official }: Graded,
  steps: readonly string[],
  theirs: readonly string[],
): PlanBenchCause {
  const tables = tablesOfRecord(record)
  const end = END.exec(text)
  const cut = end === null ? undefined : plannedIn(text.slice(0, end.index), tables)
  if (cut !== undefined && (same(cut, steps) || !same(cut, theirs))) return 'reads-past-plan-end'
  if (isBeginning(steps, theirs)) return 'reads-past-the-plan'
  if (theirs.length < steps.length) return 'line-lost'
  return official.score === 1 ? 'line-read-otherwise' : 'line-misread'
}

const isBeginning = (part: readonly string[], whole: readonly string[]): boolean =>
  part.length < whole.length && part.every((step, i) => step === whole[i])

function plannedIn(text: string, tables: OfficialTables | undefined): string[] | undefined {
  const read = tables === undefined ? null : readOfficialPlan(text, tables).value
  return read === null || isFailure(read) ? undefined : linesOf(read.plan)
}

function stateCause({ record, verdict, official, text }: Graded): PlanBenchCause {
  if (/logistics|depots/.test(record.domain)) return 'states-never-match'
  if (isMystery(record)) return 'second-object-lost'
  const facts = official.facts ?? []
  if (verdict.reading.answer === null) return 'official-reads-on'
  if (official.score === 0 && new Set(facts).size < facts.length) return 'fact-told-twice'
  if (/no longer|isn[’']t|not/i.test(text)) return 'denial-misread'
  return 'state-cut-otherwise'
}

function verificationCause({ record, verdict, official }: Graded): PlanBenchCause {
  if (verdict.reading.answer === null) return 'official-reads-on'
  if (isMystery(record) && official.score === 1) return 'second-object-lost'
  return official.score === 1 ? 'any-overlap-accepted' : 'explanation-layout-missed'
}

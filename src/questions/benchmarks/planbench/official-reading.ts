// The readings of a raw response by the benchmark's own readers, for display.

import { droppedTrace } from '#language/answers/trace'
import type { Question } from '#questions/kinds/question'
import type { OfficialReading } from '../family'
import { tablesOfRecord } from './official-score'
import { type OfficialPlan, readOfficialPlan, type Traced } from './official/plan'
import { isFailure } from './official/python'
import { readOfficialState } from './official/state'
import { type OfficialVerification, readOfficialVerification } from './official/verification'
import { recordOf } from './record'

/** Null if the program has no reader for the question's domain. Linear; never throws. */
export function planBenchReading(question: Question, text: string): OfficialReading | null {
  const record = recordOf(question)
  const tables = record === undefined ? undefined : tablesOfRecord(record)
  if (record === undefined || tables === undefined) return null
  switch (record.task) {
    case 't3':
    case 't3_1':
      return shown(text, readOfficialVerification(text, tables), partsOf)
    case 't7':
      return shown(text, readOfficialState(text, tables), facts => facts)
    default:
      return shown(text, readOfficialPlan(text, tables), linesOf)
  }
}

function shown<T>(
  text: string,
  { value, trace }: Traced<T | null>,
  readingOf: (value: T) => OfficialReading['value'],
): OfficialReading {
  const base = { parsed: null, trace }
  if (text === '') return { ...base, value: null, cleaning: 'Empty responses are left out.' }
  if (isFailure(value))
    return {
      ...{ value: null, parsed: null, trace: droppedTrace(text) },
      cleaning: `The official reader stops with ${value.error} at this text.`,
    }
  return { ...base, value: value === null ? null : readingOf(value), cleaning: '' }
}

const linesOf = ({ plan }: OfficialPlan): string[] => plan.split('\n').filter(line => line !== '')

/** The verdict with the action, then the facts; empty if there is no verdict. */
function partsOf({
  valid,
  unmet_goal: goal,
  unmet_precondition: precondition,
}: OfficialVerification): OfficialReading['value'] {
  if (valid === undefined) return null
  const action = precondition?.action?.trim() ?? ''
  const facts = [...(goal ?? []), ...(precondition?.predicate ?? [])]
  const kind = precondition !== undefined ? ['precondition'] : goal !== undefined ? ['goal'] : []
  return [[valid ? 'valid' : 'invalid', ...kind, ...(action === '' ? [] : [action])], facts]
}

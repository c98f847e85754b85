// The doubts about a sheet that no single item shows.

import type { Question } from '#questions/kinds/question'
import type { Fault, ItemCheck } from './preflight'

/** By item: an earlier item asks the same, or all yes/no questions have one answer. Unchecked items have none. */
export function sheetFaults(checks: readonly (ItemCheck | undefined)[]): readonly (readonly Fault[])[] {
  const keys = checks.flatMap(check => (questionOf(check)?.format === 'bool' ? [check!.key] : []))
  const isOneSided = keys.length > 2 && keys[0] !== '' && keys.every(key => key === keys[0])
  const seen = new Map<string, number>()
  return checks.map((check, i) => {
    const question = questionOf(check)
    if (question === null) return []
    const same = JSON.stringify([question.context, question.question, question.shown, check!.made])
    const first = seen.get(same)
    seen.set(same, first ?? i)
    return [
      ...(first === undefined ? [] : [doubt('same', `It asks the same as item ${first + 1}.`)]),
      ...(isOneSided && question.format === 'bool'
        ? [doubt('one-sided', `The answer to all ${keys.length} yes/no questions is ${keys[0]}.`)]
        : []),
    ]
  })
}

const doubt = (code: Fault['code'], message: string): Fault => ({ code, isGrave: false, message })

const questionOf = (check: ItemCheck | undefined): Question | null =>
  check !== undefined && 'question' in check.made ? check.made.question : null

// Spaced repetition with growing intervals (Leitner, 1972; Cepeda and others, 2006). A question that was answered wrong
// or with help returns after 1, 2, 4, 9 and 21 days: a right answer moves it to the next interval, a wrong one back to
// the first. The current time is a parameter.

import { type Answered, DAY } from './mastery'

/** The intervals in days. */
export const GAPS: readonly number[] = [1, 2, 4, 9, 21]

/** Maximum number of review questions per day. */
export const MAX_PER_DAY = 12

/** A question that is scheduled for review. */
export interface Returning {
  readonly question: string
  readonly kind: string
  readonly domain: string
  /** Index of its interval in `GAPS`. */
  readonly gap: number
  /** When it is due, in milliseconds since 1970. */
  readonly due: number
  /** False for the first review, which repeats the question itself; later reviews ask a sibling. */
  readonly asSibling: boolean
  /** Number of the review, used to vary siblings. */
  readonly round: number
  readonly misreading: string | null
}

/** All scheduled questions, by date. `standsFor` maps an answered sibling to the question that it replaces. */
export function returning(
  answers: readonly Answered[],
  standsFor: (question: string) => string = question => question,
): readonly Returning[] {
  const found = new Map<string, Returning>()
  for (const answer of [...answers].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))) {
    const question = standsFor(answer.question)
    const before = found.get(question)
    const isGood = answer.isRight && !answer.isHelped
    if (before === undefined) {
      // A question answered right at the first attempt is not scheduled. One that has passed all intervals is removed,
      // unless it is answered wrong again.
      if (isGood) continue
      found.set(question, first(question, answer, 0))
      continue
    }
    if (!isGood) {
      found.set(question, first(question, answer, before.round + (answer.time >= before.due ? 1 : 0)))
      continue
    }
    // A right answer before the due date proves nothing yet.
    if (answer.time < before.due) continue
    const gap = before.gap + 1
    if (gap >= GAPS.length) found.delete(question)
    else
      found.set(question, {
        ...before,
        gap,
        due: answer.time + GAPS[gap]! * DAY,
        asSibling: true,
        round: before.round + 1,
      })
  }
  return [...found.values()].sort((a, b) => a.due - b.due || (a.question < b.question ? -1 : 1))
}

const first = (question: string, { kind, domain, time, misreading }: Answered, round: number): Returning => ({
  ...{ question, kind, domain, misreading, round },
  gap: 0,
  due: time + GAPS[0]! * DAY,
  asSibling: round > 0,
})

/**
 * The questions due now: at most `MAX_PER_DAY` including those already reviewed today, and if possible no two
 * consecutive ones of the same kind.
 */
export function dueNow(all: readonly Returning[], now: number, reviewedToday = 0): readonly Returning[] {
  const due = all.filter(each => each.due <= now).slice(0, Math.max(0, MAX_PER_DAY - reviewedToday))
  return mixed(due)
}

/** Alternates between the kinds, starting with the one that has the most questions. */
function mixed(due: readonly Returning[]): Returning[] {
  const kinds = new Map<string, Returning[]>()
  for (const each of due) kinds.set(each.kind, [...(kinds.get(each.kind) ?? []), each])
  const order: Returning[] = []
  let last = ''
  while (order.length < due.length) {
    const waiting = [...kinds].filter(([, list]) => list.length > 0)
    const others = waiting.filter(([kind]) => kind !== last)
    const [kind, list] = (others.length > 0 ? others : waiting).reduce((most, each) =>
      each[1].length > most[1].length ? each : most,
    )
    order.push(list.shift()!)
    last = kind
  }
  return order
}

/** The number of today's answers that were reviews: answers to questions that were due. */
export function reviewedOn(answers: readonly Answered[], isToday: (time: number) => boolean): number {
  const before = answers.filter(({ time }) => !isToday(time))
  const due = new Set(returning(before).map(({ question }) => question))
  const today = answers.filter(({ time }) => isToday(time))
  return new Set(today.map(({ question }) => question).filter(question => due.has(question))).size
}

/** For example `today`, `tomorrow`, `in 4 days`. */
export function whenDue({ due }: Pick<Returning, 'due'>, now: number): string {
  const days = Math.ceil((due - now) / DAY)
  return days <= 0 ? 'now' : days === 1 ? 'tomorrow' : `in ${days} days`
}

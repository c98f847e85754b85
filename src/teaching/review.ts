// Which questions come back, and when: spaced repetition with growing gaps (Leitner, 1972; Cepeda and others, 2006). A
// question that was missed, or answered with help, returns after 1, 2, 4, 9 and 21 days: a right answer takes it to the
// next gap, a wrong one to the first. The clock is handed in.

import { type Answered, DAY } from './mastery'

/** Days until a question comes back, one after the other. */
export const GAPS: readonly number[] = [1, 2, 4, 9, 21]

/** Maximum number of questions in one day's review. */
export const MAX_PER_DAY = 12

/** A question that is on its way through the gaps. */
export interface Returning {
  readonly question: string
  readonly kind: string
  readonly domain: string
  /** The gap it waits through: its place in `GAPS`. */
  readonly gap: number
  /** When it is due again, in milliseconds since 1970. */
  readonly due: number
  /** The first time it comes back as it was; later a sibling takes its place. */
  readonly asSibling: boolean
  /** Distinguishes siblings: how often it came back. */
  readonly round: number
  readonly misreading: string | null
}

/** All questions due for review, by date. `standsFor` is the question that an answered sibling replaces, if any. */
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
      // A question answered right at once never comes back; nor does one that passed all intervals, unless it is missed
      // again.
      if (isGood) continue
      found.set(question, first(question, answer, 0))
      continue
    }
    if (!isGood) {
      found.set(question, first(question, answer, before.round + (answer.time >= before.due ? 1 : 0)))
      continue
    }
    // Right again before it is due, on the same day: nothing is proven yet.
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

/** The questions due now: a limited number a day, including those answered today, and if possible no two of a kind in a row. */
export function dueNow(all: readonly Returning[], now: number, reviewedToday = 0): readonly Returning[] {
  const due = all.filter(each => each.due <= now).slice(0, Math.max(0, MAX_PER_DAY - reviewedToday))
  return mixed(due)
}

/** By turns from each kind, the fullest first. */
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

/** How many of the answers given today belong to the review: to questions that were due then. */
export function reviewedOn(answers: readonly Answered[], isToday: (time: number) => boolean): number {
  const before = answers.filter(({ time }) => !isToday(time))
  const due = new Set(returning(before).map(({ question }) => question))
  const today = answers.filter(({ time }) => isToday(time))
  return new Set(today.map(({ question }) => question).filter(question => due.has(question))).size
}

/** `today`, `tomorrow`, `in 4 days`. */
export function whenDue({ due }: Pick<Returning, 'due'>, now: number): string {
  const days = Math.ceil((due - now) / DAY)
  return days <= 0 ? 'now' : days === 1 ? 'tomorrow' : `in ${days} days`
}

// The state of a worked example: the current version, and the answers to its open lines.

import { createMemo, createSignal } from 'solid-js'
import { acceptsLine } from '#teaching/worked/accept'
import { versionsOf } from '#teaching/worked/fade'
import type { LineAnswer, WorkedExample } from '#teaching/worked/worked'
import type { TextStore } from '#page/browser/text-store'
import { reachedAt } from './reached'

/** The answer to an open line. `isShown`: the learner asked for the answer. */
export interface LineDone {
  readonly answer: LineAnswer | null
  readonly isShown: boolean
}

/** Number of wrong answers after which a line's answer can be shown. */
export const TRIES = 2

export type WorkedState = ReturnType<typeof createWorked>

/** `place`: the storage key of the reached version. */
export function createWorked(example: WorkedExample, fade: number, storage: TextStore, place: string) {
  const { lines } = example
  const versions = versionsOf(lines.length, fade)
  const [reached, setReached] = createSignal(Math.min(reachedAt(storage, place), versions.length - 1))
  const [version, setVersion] = createSignal(reached())
  const [done, setDone] = createSignal<ReadonlyMap<number, LineDone>>(new Map())
  const [wrong, setWrong] = createSignal<{
    readonly tries: number
    readonly answer: LineAnswer
  } | null>(null)
  const open = () => versions[version()]!
  /** The first open line. */
  const from = () => lines.length - open()
  /** The line that waits for an answer; the number of lines if there is none. */
  const front = createMemo(() => {
    let line = from()
    while (line < lines.length && done().has(line)) line++
    return line
  })
  const isOver = () => front() === lines.length
  const settle = (line: number, how: LineDone): void => {
    setWrong(null)
    setDone(old => new Map(old).set(line, how))
    if (isOver()) keep(version() + 1)
  }
  const keep = (next: number): void => {
    const value = Math.max(reached(), Math.min(next, versions.length - 1))
    setReached(value)
    storage.setItem(place, JSON.stringify(value))
  }
  return {
    example,
    versions,
    version,
    reached,
    /** True if some version was completed: the one with every line shown, or a later one. */
    isThrough: () => reached() > 0 || (versions.length === 1 && isOver()),
    open,
    from,
    front,
    isOver,
    done,
    wrong,
    /** Shows another version; its lines must be answered again. */
    show(next: number): void {
      // Continuing from the fully shown version counts as having read it.
      if (open() === 0 && next > version()) keep(version() + 1)
      setVersion(Math.max(0, Math.min(versions.length - 1, next)))
      setDone(new Map())
      setWrong(null)
    },
    /** Answers the line in front; returns whether the answer is right. */
    answer(lineAnswer: LineAnswer): boolean {
      const line = front()
      const isRight = acceptsLine(lines[line]!, lineAnswer)
      if (isRight) settle(line, { answer: lineAnswer, isShown: false })
      else setWrong(old => ({ tries: (old?.tries ?? 0) + 1, answer: lineAnswer }))
      return isRight
    },
    reveal: (): void => settle(front(), { answer: null, isShown: true }),
  }
}

/** The name of a version, by its open lines. */
export function versionName(open: number, lines: number): string {
  if (open === 0) return 'Every line shown'
  if (open === lines) return 'All lines yours'
  return open === 1 ? 'Last line yours' : `Last ${open} yours`
}

/** How close a list of names is to the right one, without naming any. */
export function nearness(lineAnswer: LineAnswer, accepts: readonly LineAnswer[]): string {
  if (!Array.isArray(lineAnswer)) return ''
  const lists = accepts.filter(each => Array.isArray(each)) as (readonly string[])[]
  const nearest = lists
    .map(list => ({
      extra: lineAnswer.filter((name: string) => !list.includes(name)).length,
      missing: list.filter(name => !lineAnswer.includes(name)).length,
    }))
    .sort((a, b) => a.extra + a.missing - b.extra - b.missing)[0]
  if (nearest === undefined || lists.every(list => list.length <= 1)) return ''
  const parts = [
    ...(nearest.extra > 0 ? [`${nearest.extra} too many`] : []),
    ...(nearest.missing > 0 ? [`${nearest.missing} missing`] : []),
  ]
  return parts.length === 0
    ? ''
    : `There ${nearest.extra + nearest.missing === 1 ? 'is' : 'are'} ${parts.join(' and ')}.`
}

// An answer as structure, in sync with its text: lists of names, omitted steps, a chosen step.

import { createMemo } from 'solid-js'
import { givenSteps } from '#questions/kinds/question'
import { removedSteps } from '#questions/kinds/removed-steps'
import { createPane } from '#page/state/lanes/pane'
import type { Question } from '#questions/kinds/question'
import type { Entry } from '#page/state/session/session'
import { stemParts } from '../question/context-blocks'
import { MAX_CHIPS } from './chips/chip'
import { type Formed, MAX_TEXT_LENGTH, readForm, controlsOf, writeForm } from './form'
import type { App } from '#page/state/app'
import { createAnswering, createNotes } from './answers'

export type Structure = ReturnType<typeof createStructure>

/** The structure of one question's answer, and its changes. */
export function createStructure(app: App, entry: Entry) {
  const { session, checking } = app
  const { quietly } = app.lanes
  const { putFormed } = app.feature(createAnswering)
  const { kind } = entry.question
  const shape = controlsOf(kind)
  const answer = () => session.workOf(entry.id).answer
  const formed = createMemo<Formed>(() => readForm(kind, answer()))
  const steps = createMemo(() => stepsAsked(checking.questionNow(entry)))
  const isLong = () => answer().length > MAX_TEXT_LENGTH
  /** The readable part of free text. */
  const read = createPane(
    createMemo(() =>
      formed().kind === 'free' && !isLong() ? { question: checking.questionNow(entry), text: answer() } : null,
    ),
    ({ question, text }) => quietly('quick', api => api.names.read(question, text)),
    {
      ...{ settle: () => 200, again: app.lanes.domains },
      keeps: (next, shown) => next.question === shown.question,
    },
  )
  const lists = createMemo<readonly (readonly string[])[]>(() => {
    const now = formed()
    const own = now.kind === 'items' ? now.lists : now.kind === 'free' ? (read.value()?.lists ?? []) : []
    return shape.lists.map((_, i) => own[i] ?? [])
  })
  const unmet = () => {
    const now = formed()
    return now.kind === 'verdict' ? now.unmet : []
  }
  const names = createMemo(() => [
    ...new Set([...lists().flatMap(list => list.slice(0, MAX_CHIPS)), ...unmet(), ...steps()]),
  ])
  return {
    kind,
    shape,
    formed,
    steps,
    lists,
    read,
    isLong,
    noteOn: createNotes(app, session.source, () => shape.sort, names),
    index(): number | null {
      const now = formed()
      if (now.kind === 'index') return now.index
      return now.kind === 'free' ? (read.value()?.index ?? null) : null
    },
    changeList(at: number, items: readonly string[]): void {
      const next = lists().map((list, i) => (i === at ? items : list))
      const isBlank = next.every(list => list.length === 0)
      putFormed(entry, isBlank ? { kind: 'blank' } : { kind: 'items', lists: next })
    },
    ...createDropping(app, entry, formed, steps, answer),
  }
}

/** The steps of a plan that the answer omits. */
function createDropping(
  app: App,
  entry: Entry,
  formed: () => Formed,
  steps: () => readonly string[],
  answer: () => string,
) {
  const { putAnswer } = app.feature(createAnswering)
  const desk = () => app.desks.of(entry.id)
  // With equal steps several choices lead to the same text: the ticked choice applies as long as its text is unchanged.
  const dropped = createMemo<ReadonlySet<number> | undefined>(() => {
    const now = formed()
    const last = desk()?.ticked()
    if (last && last.text === answer()) return last.dropped
    if (now.kind === 'blank') return new Set()
    if (now.kind !== 'items') return undefined
    return leftOut(steps(), now.lists[0] ?? [])
  })
  const drop = (next: ReadonlySet<number>): void => {
    const left = steps().filter((_, i) => !next.has(i))
    const text = next.size === 0 ? '' : writeForm(entry.question.kind, { kind: 'items', lists: [left] })
    desk()?.setTicked({ text, dropped: next })
    putAnswer(entry, text)
  }
  return { dropped, drop }
}

/** The steps of a plan that an answer omits; undefined if the answer is not a subsequence of the plan. */
function leftOut(plan: readonly string[], answer: readonly string[]): ReadonlySet<number> | undefined {
  const lower = (names: readonly string[]) => names.map(name => name.toLowerCase())
  const removed = removedSteps(lower(plan), lower(answer))
  return removed && new Set(removed)
}

/** The steps that a question is about, as spelled in its text. */
function stepsAsked({ asked, question }: Question): readonly string[] {
  const given = givenSteps(asked) ?? []
  const spelled = stemParts(question).steps
  const isSame =
    spelled.length === given.length && spelled.every((step, i) => step.toLowerCase() === given[i]!.toLowerCase())
  return isSame ? spelled : given
}

// What is known about the thing the visitor points at: its English, and for an action what it needs, adds and deletes. Asked of
// the engine a moment after one rests on it, and remembered for the texts shown.

import { createAsked } from '../session/asked'
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import type { Description } from '#questions/views/english/describe'
import { createFocus, type Focus } from './focus'
import type { App } from '../app'
import { createSealing } from '../seals/sealing'

/** Milliseconds one rests before the engine is asked. */
const REST = 80
/** Beyond this number, all are forgotten at once. */
const MAX_KEPT = 2_000

interface PointedQuestion {
  readonly kind: 'fact' | 'action' | 'object'
  readonly name: string
}

const questionOf = (now: Focus | null): PointedQuestion | null => {
  if (now === null || now.kind === 'state') return null
  return now.kind === 'step' ? { kind: 'action', name: now.action } : now
}

const none: readonly string[] = []

/** Data about the highlighted thing. */
export function createPointing(app: App) {
  const { quietly } = app.lanes
  const { session } = app
  const sealing = app.feature(createSealing)
  const askedOf = app.feature(createAsked)
  const { focus } = app.feature(createFocus)
  /** True if it is the action whose effects the current question asks for. */
  const isAskedAbout = (name: string | undefined): boolean => {
    const question = session.selected()?.question
    const action = question && askedOf(question).asked?.action
    return action !== undefined && action.toLowerCase() === name?.toLowerCase()
  }
  const kept = new Map<string, Description>()
  const [answered, setAnswered] = createSignal(0)
  const keyOf = ({ kind, name }: PointedQuestion): string => `${kind} ${name}`
  createEffect(
    on(session.source, () => {
      kept.clear()
    }),
  )
  createEffect(
    on([focus, session.source], ([now, source]) => {
      const asked = questionOf(now)
      if (asked === null || source === null || kept.has(keyOf(asked))) return
      const timer = setTimeout(async () => {
        const outcome = await quietly('quick', api =>
          api.english.describe(source, asked.kind, asked.name, session.english()),
        )
        if (outcome.kind !== 'done' || session.source() !== source) return
        if (kept.size >= MAX_KEPT) kept.clear()
        kept.set(keyOf(asked), outcome.value)
        setAnswered(count => count + 1)
      }, REST)
      onCleanup(() => clearTimeout(timer))
    }),
  )
  const told = createMemo<Description | null>(() => {
    answered()
    session.source()
    const asked = questionOf(focus())
    return asked === null ? null : (kept.get(keyOf(asked)) ?? null)
  })
  return {
    /** null until it is known. */
    told,
    /** Facts tied to an action the visitor points at; what it changes is left out where that is asked. */
    links: () => {
      const now = told()
      const isHidden = sealing.isSealed('graph') && isAskedAbout(questionOf(focus())?.name)
      return {
        needs: now?.needs ?? none,
        adds: isHidden ? none : (now?.adds ?? none),
        deletes: isHidden ? none : (now?.deletes ?? none),
      }
    },
  }
}

// Information about the focused fact, action or object: its English, and for an action its preconditions and effects.
// Requested from the engine after a short delay, and cached for the current texts.

import { createAsked } from '../session/asked'
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import type { Description } from '#questions/views/english/describe'
import { createFocus, type Focus } from './focus'
import type { App } from '../app'
import { createSealing } from '../seals/sealing'

/** Milliseconds of rest before the engine is asked. */
const REST = 80
/** Maximum size of the cache; beyond it, the cache is cleared. */
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

/** Information about what is highlighted. */
export function createPointing(app: App) {
  const { quietly } = app.lanes
  const { session } = app
  const sealing = app.feature(createSealing)
  const askedOf = app.feature(createAsked)
  const { focus } = app.feature(createFocus)
  /** True if the current question asks for the effects of this action. */
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
  const description = createMemo<Description | null>(() => {
    answered()
    session.source()
    const asked = questionOf(focus())
    return asked === null ? null : (kept.get(keyOf(asked)) ?? null)
  })
  return {
    /** null until it is known. */
    description,
    /** The facts connected with the focused action; its effects are left out if the question asks for them. */
    links: () => {
      const now = description()
      const isHidden = sealing.isSealed('graph') && isAskedAbout(questionOf(focus())?.name)
      return {
        needs: now?.needs ?? none,
        adds: isHidden ? none : (now?.adds ?? none),
        deletes: isHidden ? none : (now?.deletes ?? none),
      }
    },
  }
}

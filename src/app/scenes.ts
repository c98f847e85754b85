// Pictures of states: of the one that is stood in, and of each bundled domain's first problem for the gallery.

import { createEffect, createMemo, createRoot, createSignal, on } from 'solid-js'
import { createStore } from 'solid-js/store'
import type { Scene } from '../domain-kit'
import type { Source } from '../questions/question'
import type { BundledDomain, StateView } from '../worker/engine-api'
import { bundled } from './bundled'
import { run } from './engine'
import { createPane } from './pane'
import { session } from './session'
import { stepping } from './stepping'

/** A state that could be told, of the question in sight. */
interface Told {
  readonly source: Source
  readonly view: StateView
  /** The steps that led to it. */
  readonly steps: readonly string[]
}

/** A picture with what it is of. */
export interface Frame {
  readonly scene: Scene
  readonly added: readonly string[]
  readonly steps: readonly string[]
}

function createStanding() {
  /** The last state that could be told. */
  const state = createMemo<Told | null>(before => {
    const source = session.source()
    const value = stepping.pane.value()
    if (source === null || value === undefined) return null
    if (value.kind === 'state') return { source, view: value.state, steps: value.taken }
    return before?.source === source ? before : null
  }, null)
  const pane = createPane<Told, Frame | null>(
    state,
    async ({ source, view, steps }) => {
      const outcome = await run('quick', 'drawing the state', api => api.scene(source, view.facts))
      if (outcome.kind !== 'done') return outcome
      const scene = outcome.value
      return { kind: 'done', value: scene === null ? null : { scene, added: view.added, steps } }
    },
    { keeps: (next, shown) => next.source.domain === shown.source.domain },
  )
  return {
    state,
    /** The last picture, of the state before while the next is drawn. */
    frame: (): Frame | null => pane.value() ?? null,
  }
}

export const standing = createRoot(createStanding)

/** By domain id; a domain whose picture could not be had has none. */
const [pictures, setPictures] = createStore<Record<string, { scene: Scene } | undefined>>({})
export const pictureOf = (id: string): Scene | undefined => pictures[id]?.scene
const [wanted, setWanted] = createSignal(false)
export const wantPictures = (): void => void setWanted(true)

createRoot(() =>
  createEffect(
    on([wanted, bundled.value], async ([yes, domains]) => {
      // One after the other, so that other questions get their turn.
      for (const domain of yes ? (domains ?? []) : []) {
        if (pictures[domain.id] !== undefined) continue
        const scene = await firstScene(domain)
        if (scene) setPictures(domain.id, { scene })
      }
    }),
  ),
)

async function firstScene(domain: BundledDomain): Promise<Scene | null> {
  const problem = domain.problems[0]
  if (problem === undefined) return null
  const source = { domain: domain.domain, problem: problem.text }
  const outcome = await run('quick', 'drawing the domains', api => api.scene(source, []))
  return outcome.kind === 'done' ? outcome.value : null
}

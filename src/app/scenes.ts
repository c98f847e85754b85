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

function createStanding() {
  /** The last state that could be told, of the question in sight. */
  const state = createMemo<{ source: Source; view: StateView } | null>(before => {
    const source = session.source()
    const value = stepping.pane.value()
    if (source === null || value === undefined) return null
    if (value.kind === 'state') return { source, view: value.state }
    return before?.source === source ? before : null
  }, null)
  const pane = createPane(
    state,
    ({ source, view }) => run('quick', 'drawing the state', api => api.scene(source, view.facts)),
    { keeps: (next, shown) => next.source.domain === shown.source.domain },
  )
  return { state, scene: (): Scene | null => pane.value() ?? null }
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

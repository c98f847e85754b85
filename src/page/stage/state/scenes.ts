// Pictures of states: of the current state, and of each bundled domain's first problem for the gallery.

import { createEffect, createMemo, createSignal } from 'solid-js'
import type { Scene } from '#language/domain-kit'
import type { Source } from '#planning/pddl/source'
import type { StateView } from '#questions/views/stepping'
import { inBackground } from '#page/browser/background'
import { createPane } from '#page/state/lanes/pane'
import type { App } from '#page/state/app'

/** The last described state of the selected question. */
interface DescribedState {
  readonly source: Source
  readonly view: StateView
  /** The steps that led to it. */
  readonly steps: readonly string[]
}

/** A picture with its state. */
export interface Frame {
  readonly scene: Scene
  readonly added: readonly string[]
  readonly steps: readonly string[]
}

/** The picture of the current state of the walk. */
export function createFrame(app: App) {
  const { run } = app.lanes
  const { session, stepping } = app
  /** The last state that was computed successfully. */
  const state = createMemo<DescribedState | null>(before => {
    const source = session.source()
    const value = stepping.pane.value()
    if (source === null || value === undefined) return null
    if (value.kind === 'state') return { source, view: value.state, steps: value.taken }
    return before?.source === source ? before : null
  }, null)
  const pane = createPane<DescribedState, Frame | null>(
    state,
    async ({ source, view, steps }) => {
      const outcome = await run('quick', 'drawing the state', api =>
        api.states.scene(source, view.facts, session.selected()?.question),
      )
      if (outcome.kind !== 'done') return outcome
      const scene = outcome.value
      return { kind: 'done', value: scene === null ? null : { scene, added: view.added, steps } }
    },
    {
      keeps: (next, shown) => next.source.domain === shown.source.domain,
      again: app.lanes.domains,
    },
  )
  return {
    state,
    /** The last picture: that of the previous state while the next is drawn. */
    frame: (): Frame | null => pane.value() ?? null,
  }
}

/** Pictures of the bundled domains' first problems. */
export function createDomainPictures() {
  const [pictures, setPictures] = createSignal<Readonly<Record<string, string>>>({})
  const [due, setDue] = createSignal<readonly [line: Promise<unknown>, typefaces: Promise<unknown>]>()
  const [areWanted, setWanted] = createSignal(false)
  createEffect(() => {
    const [line, typefaces] = due() ?? []
    if (!areWanted() || line === undefined) return
    const loaded = line.then(() => import('./domain-pictures'))
    inBackground(Promise.all([loaded, typefaces]).then(([{ domainPictures }]) => setPictures(domainPictures)))
  })
  return {
    /** SVG made by the build, by domain id; a domain with an unavailable picture has none. */
    pictureOf: (id: string): string | undefined => pictures()[id],
    wantPictures: (): void => void setWanted(true),
    /** Loads wanted pictures once the line is free, and draws them with the typefaces, which would lay them out again. */
    drawOnce: (line: Promise<unknown>, typefaces: Promise<unknown>): void => void setDue([line, typefaces]),
  }
}

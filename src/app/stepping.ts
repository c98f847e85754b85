// Hands on the state: a sequence of actions from the initial state, and how far along it one stands. Every question
// keeps its own while the page is open.

import { createMemo, createRoot, createSignal } from 'solid-js'
import { createStore } from 'solid-js/store'
import type { Source } from '../questions/question'
import type { Stepped } from '../worker/engine-api'
import { type Outcome, run } from './engine'
import { createPane } from './pane'
import { isEdit, session } from './session'

export interface Walk {
  readonly sequence: readonly string[]
  /** Steps taken; the state shown is the one after them. */
  readonly at: number
  /** What the sequence is, when it is watched rather than made by hand. */
  readonly title: string
}

const start: Walk = { sequence: [], at: 0, title: '' }

function createStepping() {
  const [walks, setWalks] = createStore<Record<string, Walk>>({})
  /** Told each time a sequence is handed over to be watched, so that the pane can come into view. */
  const [watched, setWatched] = createSignal(0)
  const walk = createMemo<Walk>(() => walks[session.selectedId() ?? ''] ?? start)
  const set = (next: Walk): void => {
    const id = session.selectedId()
    if (id !== null) setWalks(id, { ...next })
  }
  const input = createMemo(() => {
    const source = session.source()
    return source === null ? null : { source, taken: walk().sequence.slice(0, walk().at) }
  })
  const pane = createPane<{ source: Source; taken: readonly string[] }, Stepped>(
    input,
    ({ source, taken }) => step(source, taken),
    {
      settle: (next, shown) => (shown && isEdit(next.source, shown.source) ? 300 : 0),
      keeps: (next, shown) => next.source === shown.source || isEdit(next.source, shown.source),
    },
  )

  return {
    walk,
    pane,
    watched,
    goTo: (at: number) => set({ ...walk(), at: Math.max(0, Math.min(walk().sequence.length, at)) }),
    /** Takes an action here; what followed before is forgotten unless it is that very action. */
    take(action: string): void {
      const { sequence, at, title } = walk()
      if (sequence[at] === action) set({ sequence, at: at + 1, title })
      else set({ sequence: [...sequence.slice(0, at), action], at: at + 1, title: '' })
    },
    undo(): void {
      const { sequence, at } = walk()
      if (at > 0) set({ sequence: sequence.slice(0, at - 1), at: at - 1, title: '' })
    },
    reset: () => set(start),
    /** Stands where a walk says. */
    put: set,
    /** Shows a sequence from its start. */
    watch(sequence: readonly string[], title: string): void {
      set({ sequence, at: 0, title })
      setWatched(count => count + 1)
    },
    /** Stands at the end of a sequence, as after a click in the graph. */
    standAfter: (sequence: readonly string[]) => set({ sequence, at: sequence.length, title: '' }),
    /** Why an action cannot be taken here. */
    async whyNot(action: string): Promise<Outcome<Stepped>> {
      const now = input()
      if (now === null) return { kind: 'stopped' }
      return step(now.source, [...now.taken, action])
    },
  }
}

const step = (source: Source, taken: readonly string[]): Promise<Outcome<Stepped>> =>
  run('quick', 'taking a step', api => api.step(source, taken))

export const stepping = createRoot(createStepping)

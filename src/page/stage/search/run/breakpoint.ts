// A breakpoint at which a running search pauses. `(on a b)`: a fact of the chosen state, or the action that leads to
// it; `#12`: the node with this number is chosen; `h <= 2` and `f > 9`: a value of the chosen node.

import { type Accessor, createSignal } from 'solid-js'
import type { Source } from '#planning/pddl/source'
import { toWhole } from '#base/decimal'
import type { App } from '#page/state/app'
import type { RunData } from './run-state'

/** A parsed breakpoint. */
export type Break =
  | { readonly kind: 'node'; readonly node: number }
  | { readonly kind: 'h' | 'f'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }

/** Parses a breakpoint; undefined if the text is not one. */
export function readBreak(text: string): Break | undefined {
  const trimmed = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const node = /^#(\d{1,9})$/.exec(trimmed)
  if (node !== null) return { kind: 'node', node: Number(node[1]) }
  const h = /^h ?(?:<=|≤|=) ?(\d{1,9}(?:\.\d{1,6})?)$/.exec(trimmed)
  if (h !== null) return { kind: 'h', value: Number(h[1]) }
  const f = /^f ?> ?(\d{1,9}(?:\.\d{1,6})?)$/.exec(trimmed)
  if (f !== null) return { kind: 'f', value: Number(f[1]) }
  return /^\([^()]+\)$/.test(trimmed) ? { kind: 'name', name: trimmed } : undefined
}

/** True if this event of the run hits the breakpoint. `fact` is the number of the fact of that name, or -1. */
export function breaksAt(held: RunData, event: number, at: Break, fact: number): boolean {
  const { log, names, digits, options } = held
  const kind = log.kindAt(event)
  const node = log.nodeAt(event)
  if (at.kind === 'name' && kind !== 'choose') return names.get(log.actionAt(event)) === at.name
  if (kind !== 'choose') return false
  const h = log.hOf(node)
  switch (at.kind) {
    case 'node':
      return node === at.node
    case 'h':
      return h <= toWhole(at.value, digits)
    case 'f':
      return log.gAt(event) + weightOf(options) * (h || 0) > toWhole(at.value, digits)
    case 'name': {
      if (fact < 0) return false
      const row = log.rowOf(log.stateOf(node))
      // A set of subgoals has two bits for each fact.
      const bit = options.algorithm === 'backward' ? fact * 2 : fact
      return (row[bit >>> 5]! & (1 << (bit & 31))) !== 0
    }
  }
}

const weightOf = ({ algorithm, weight }: RunData['options']): number => (algorithm === 'weighted-a-star' ? weight : 1)

/** The breakpoint of a search as text, and messages about it. */
export function createBreaking(app: App, source: Accessor<Source | null>) {
  const [text, setText] = createSignal('')
  const [fact, setFact] = createSignal(-1)
  const at = (): Break | undefined => readBreak(text())
  return {
    text,
    at,
    fact,
    /** Sets the breakpoint; '' removes it. Resolves once it is known whether the name is a fact. */
    async set(next: string): Promise<void> {
      setText(next)
      setFact(-1)
      const now = readBreak(next)
      const from = source()
      if (now?.kind !== 'name' || from === null) return
      const outcome = await app.lanes.quietly('quick', api => api.search.fact(from, now.name))
      if (outcome.kind === 'done' && text() === next) setFact(outcome.value)
    },
  }
}

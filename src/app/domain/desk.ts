// The two editors of the workspace, or of Explore's PDDL pane, as one: which is in front, jumping between them, and the services they ask.

import { createSignal } from 'solid-js'
import type { Span } from '../../base/text'
import type { EditorHandle } from '../../editor/editor'
import type { EditorServices, LanguageCalls } from '../../editor/services'
import { quietly } from '../engine/lanes'
import { grouped } from '../parts/naming'
import { domainTexts, problems, type Role } from './texts'
import { useApp } from '../state/use-app'

export type Side = Role | 'meaning'
/** What is in front where there is no room for all. */
export const [side, setSide] = createSignal<Side>('domain')

const handles = new Map<Role, EditorHandle>()
export const setHandle = (role: Role, handle: EditorHandle | null): void => {
  if (handle) handles.set(role, handle)
  else handles.delete(role)
}

/** The editor one works in, or worked in last. */
let front: Role = 'domain'
export const setFront = (role: Role): void => void (front = role)

export function reveal(role: Role, from: number, to = from): void {
  const { place } = useApp()
  setSide(role)
  place.show({ text: role })
  front = role
  // The editor may have been hidden until now.
  requestAnimationFrame(() => handles.get(role)?.reveal(from, to))
}

/** Puts a text in the place of a range, undoable where the editor is there, and shows it. */
export function replace(role: Role, { from, to }: Span, text: string): void {
  const { session } = useApp()
  const before = session.source()?.[role]
  if (before === undefined) return
  if (!handles.get(role)?.replace(from, to, text))
    session.editText(role, before.slice(0, from) + text + before.slice(to))
  reveal(role, from + text.length)
}

/** Runs an editor's own action in the editor in front. */
export function act(action: string): void {
  if (side() === 'meaning') setSide(front)
  handles.get(front)?.act(action)
}

/** Which problem was last gone to. */
export const [chosen, setChosen] = createSignal(-1)

/** Goes to the problem after the cursor, or before it; from the last on to the first. */
export function stepProblem(by: 1 | -1): void {
  const list = problems()
  if (list.length === 0) return
  goToProblem((indexFrom(by) + list.length) % list.length)
}

export function goToProblem(index: number): void {
  const problem = problems()[index]
  if (problem === undefined) return
  setChosen(index)
  const { from, to } = problem.diagnostic.span
  reveal(problem.role, from, to)
}

function indexFrom(by: 1 | -1): number {
  const list = problems()
  const at = handles.get(front)?.cursor()
  const last = list[chosen()]
  if (at === undefined) return last === undefined ? (by > 0 ? 0 : -1) : chosen() + by
  // Where it was gone to and the cursor has not left: problems of one place are taken in turn.
  if (last !== undefined && last.role === front) {
    const { from, to } = last.diagnostic.span
    if (at >= from && at <= to) return chosen() + by
  }
  const order = (role: Role): number => (role === 'domain' ? 0 : 1)
  const isAfter = (index: number): boolean => {
    const { role, diagnostic } = list[index]!
    const rank = order(role) - order(front)
    return rank > 0 || (rank === 0 && diagnostic.span.from > at)
  }
  const next = list.findIndex((_, index) => isAfter(index))
  const after = next < 0 ? list.length : next
  return by > 0 ? after : after - 1
}

const ask: LanguageCalls = new Proxy({} as LanguageCalls, {
  get:
    (_, method) =>
    async (...input: unknown[]) => {
      const outcome = await quietly('editing', api => {
        const calls = api.texts as unknown as Record<
          string,
          (...input: unknown[]) => Promise<unknown>
        >
        return calls[String(method)]!(...input)
      })
      return outcome.kind === 'done' ? outcome.value : null
    },
})

export const services: EditorServices = {
  ask,
  texts: () => useApp().session.source() ?? { domain: '', problem: '' },
  changed: useApp().session.editText,
  countsOf(kind, name) {
    const meaning = domainTexts.meaning.value()
    if (kind === 'predicate') {
      const found = meaning?.predicates.find(one => one.name === name)
      if (found?.facts == null) return ''
      return found.kind === 'static'
        ? `${grouped(found.facts)} hold, always.`
        : `${grouped(found.facts)} facts, ${grouped(found.initial ?? 0)} of them true initially.`
    }
    const found = meaning?.schemas.find(one => one.name === name)
    if (found?.actions == null) return ''
    const now = applicableNow(name)
    return `${grouped(found.actions)} ground actions, ${grouped(now ?? found.applicable ?? 0)} applicable ${
      now === undefined ? 'initially' : 'now'
    }.`
  },
  reveal,
  stepProblem,
  notify: message => useApp().notices.notify({ tone: 'plain', title: message }),
}

/** How many actions of a schema are applicable in the state that the Explore workspace stands in. */
export function applicableNow(schema: string): number | undefined {
  const { stepping } = useApp()
  const stepped = stepping.pane.condition() === 'ready' ? stepping.pane.value() : undefined
  if (stepped?.kind !== 'state') return undefined
  return stepped.state.applicable.filter(
    action => action === `(${schema})` || action.startsWith(`(${schema} `),
  ).length
}

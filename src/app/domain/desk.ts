// The two editors of the workspace, or of Explore's PDDL pane, as one: which is in front, and jumping between them.

import type { TextRole } from '../../pddl/diagnostic'
import { type Accessor, createSignal } from 'solid-js'
import type { Span } from '../../base/text'
import type { EditorHandle } from '../../editor/editor'
import type { App } from '../state/app'
import { createDomainTexts, type TextFault } from './texts'

export type TextSide = TextRole | 'meaning'

export interface TextDesk {
  /** What is in front where there is no room for all. */
  readonly side: Accessor<TextSide>
  readonly setSide: (side: TextSide) => void
  readonly setHandle: (role: TextRole, handle: EditorHandle | null) => void
  /** The editor that is worked in now. */
  readonly setFront: (role: TextRole) => void
  readonly reveal: (role: TextRole, from: number, to?: number) => void
  /** Puts a text in the place of a range, undoable where the editor is there, and shows it. */
  readonly replace: (role: TextRole, span: Span, text: string) => void
  /** Runs an editor's own action in the editor in front. */
  readonly act: (action: string) => void
  /** Which problem was last gone to. */
  readonly chosen: Accessor<number>
  readonly setChosen: (index: number) => void
  /** Goes to the problem after the cursor, or before it; from the last on to the first. */
  readonly stepProblem: (by: 1 | -1) => void
  readonly goToProblem: (index: number) => void
}

export function createTextDesk({ session, place, part }: App): TextDesk {
  const { problems } = part(createDomainTexts)
  const [side, setSide] = createSignal<TextSide>('domain')
  const [chosen, setChosen] = createSignal(-1)
  const handles = new Map<TextRole, EditorHandle>()
  let front: TextRole = 'domain'

  const reveal = (role: TextRole, from: number, to = from): void => {
    setSide(role)
    place.show({ text: role })
    front = role
    // The editor may have been hidden until now.
    requestAnimationFrame(() => handles.get(role)?.reveal(from, to))
  }
  const goToProblem = (index: number): void => {
    const problem = problems()[index]
    if (problem === undefined) return
    setChosen(index)
    const { from, to } = problem.diagnostic.span
    reveal(problem.role, from, to)
  }
  return {
    side,
    setSide: next => void setSide(next),
    setHandle(role, handle) {
      if (handle) handles.set(role, handle)
      else handles.delete(role)
    },
    setFront(role) {
      front = role
    },
    reveal,
    replace(role, { from, to }, text) {
      const before = session.source()?.[role]
      if (before === undefined) return
      if (!handles.get(role)?.replace(from, to, text))
        session.editText(role, before.slice(0, from) + text + before.slice(to))
      reveal(role, from + text.length)
    },
    act(action) {
      if (side() === 'meaning') setSide(front)
      handles.get(front)?.act(action)
    },
    chosen,
    setChosen: index => void setChosen(index),
    stepProblem(by) {
      const list = problems()
      if (list.length === 0) return
      const at = handles.get(front)?.cursor()
      const index = indexFrom(by, { list, at, front, chosen: chosen() })
      goToProblem((index + list.length) % list.length)
    },
    goToProblem,
  }
}

/** Where the visitor is among the problems. */
interface DomainStandpoint {
  readonly list: readonly TextFault[]
  /** Offset of the cursor in the editor in front. */
  readonly at: number | undefined
  readonly front: TextRole
  readonly chosen: number
}

function indexFrom(by: 1 | -1, { list, at, front, chosen }: DomainStandpoint): number {
  const last = list[chosen]
  if (at === undefined) return last === undefined ? (by > 0 ? 0 : -1) : chosen + by
  // Where it was gone to and the cursor has not left: problems of one place are taken in turn.
  if (last !== undefined && last.role === front) {
    const { from, to } = last.diagnostic.span
    if (at >= from && at <= to) return chosen + by
  }
  const order = (role: TextRole): number => (role === 'domain' ? 0 : 1)
  const isAfter = (index: number): boolean => {
    const { role, diagnostic } = list[index]!
    const rank = order(role) - order(front)
    return rank > 0 || (rank === 0 && diagnostic.span.from > at)
  }
  const next = list.findIndex((_, index) => isAfter(index))
  const after = next < 0 ? list.length : next
  return by > 0 ? after : after - 1
}

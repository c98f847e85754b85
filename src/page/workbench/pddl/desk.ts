// The two editors of the Domain workspace, or of Explore's PDDL pane: which is in front, and moving between them.

import type { Fix, TextRole } from '#planning/pddl/diagnostic'
import { type Accessor, createSignal } from 'solid-js'
import type { Span } from '#base/text'
import type { EditorHandle } from '#page/editor/editor'
import { nextStop } from '../parts/problem-steps'
import type { App } from '#page/state/app'
import { createDomainTexts } from './texts'

export type TextSide = TextRole | 'meaning'

export interface TextDesk {
  /** The visible text where there is no room for all. */
  readonly side: Accessor<TextSide>
  readonly setSide: (side: TextSide) => void
  readonly setHandle: (role: TextRole, handle: EditorHandle | null) => void
  /** Sets the focused editor. */
  readonly setFront: (role: TextRole) => void
  readonly reveal: (role: TextRole, from: number, to?: number) => void
  /** Replaces a span by a text, undoable if the editor is mounted, and shows it. */
  readonly replace: (role: TextRole, span: Span, text: string) => void
  /** Applies a fix, including its changes to the other text. */
  readonly mend: (role: TextRole, fix: Fix) => void
  /** Runs an action of the editor in front. */
  readonly act: (action: string) => void
  /** Index of the problem last moved to. */
  readonly chosen: Accessor<number>
  readonly setChosen: (index: number) => void
  /** Moves to the problem after or before the cursor, wrapping around. */
  readonly stepProblem: (by: 1 | -1) => void
  readonly goToProblem: (index: number) => void
}

export function createTextDesk({ session, place, feature }: App): TextDesk {
  const { problems } = feature(createDomainTexts)
  const [side, setSide] = createSignal<TextSide>('domain')
  const [chosen, setChosen] = createSignal(-1)
  const handles = new Map<TextRole, EditorHandle>()
  let front: TextRole = 'domain'

  const reveal = (role: TextRole, from: number, to = from): void => {
    setSide(role)
    // While problems are compared the domain is not shown.
    place.show({ text: role, ...(role === 'domain' ? { compare: false } : {}) })
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
  const replace = (role: TextRole, { from, to }: Span, text: string): void => {
    const before = session.source()?.[role]
    if (before === undefined) return
    if (!handles.get(role)?.replace(from, to, text))
      session.editText(role, before.slice(0, from) + text + before.slice(to))
    reveal(role, from + text.length)
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
    replace,
    mend(role, { span, text, also = [] }) {
      for (const change of [...also, { role, span, text }]) replace(change.role, change.span, change.text)
    },
    act(action) {
      if (side() === 'meaning') setSide(front)
      handles.get(front)?.act(action)
    },
    chosen,
    setChosen: index => void setChosen(index),
    stepProblem(by) {
      const stops = problems().map(({ role, diagnostic }) => ({
        text: role,
        span: diagnostic.span,
      }))
      const at = handles.get(front)?.cursor()
      const order: readonly TextRole[] = ['domain', 'problem']
      goToProblem(nextStop(by, { stops, order, at, front, chosen: chosen() }))
    },
    goToProblem,
  }
}

// The two editors of the Domain workspace, or of Explore's PDDL pane: which is in front, and moving between them.

import type { Fix, TextRole } from '#planning/pddl/diagnostic'
import { type Accessor, createEffect, createSignal } from 'solid-js'
import type { Span } from '#base/text'
import type { EditorHandle } from '#page/editor/editor'
import { nextStop } from '../parts/problem-steps'
import { shifted } from '../english/shifted'
import type { App } from '#page/state/app'
import type { Source } from '#planning/pddl/source'
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
  /** Applies a fix of these texts, including its changes to the other text. What was typed since moves it. */
  readonly mend: (role: TextRole, fix: Fix, of: Source) => void
  /** Runs an action of the editor in front. */
  readonly act: (action: string) => void
  /** Index of the problem last moved to. */
  readonly chosen: Accessor<number>
  readonly setChosen: (index: number) => void
  /** Moves to the problem after or before the cursor, wrapping around. */
  readonly stepProblem: (by: 1 | -1) => void
  readonly goToProblem: (index: number) => void
  /** Changes both texts, each in one step that can be undone. */
  readonly put: (after: Source) => void
  /** Moves to the first problem of the texts in front, as soon as it is known. */
  readonly goToFirst: () => void
}

/** The part in which two texts differ. */
export function difference(before: string, after: string): { readonly span: Span; readonly text: string } {
  const max = Math.min(before.length, after.length)
  let from = 0
  while (from < max && before[from] === after[from]) from++
  let end = 0
  while (end < max - from && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  return { span: { from, to: before.length - end }, text: after.slice(from, after.length - end) }
}

/** The texts after a fix of earlier texts: its last change first, so that the offsets of the others stay; null if it no longer fits. */
function mended(
  { domain, problem }: Source,
  role: TextRole,
  { span, text, also = [] }: Fix,
  of: Source,
): Source | null {
  const after = { domain, problem }
  const move = { domain: shifted(of.domain, domain), problem: shifted(of.problem, problem) }
  const changes = [{ role, span, text }, ...also].sort((a, b) => b.span.from - a.span.from)
  for (const change of changes) {
    const before = after[change.role]
    const now = move[change.role](change.span)
    if (now === null) return null
    after[change.role] = before.slice(0, now.from) + change.text + before.slice(now.to)
  }
  return after
}

/** The mounted editors: which is in front, and showing a range of one. */
function createShowing({ place }: App) {
  const [side, setSide] = createSignal<TextSide>('domain')
  const handles = new Map<TextRole, EditorHandle>()
  let front: TextRole = 'domain'
  /** The range to be shown once its editor is there. */
  let waiting: { readonly role: TextRole; readonly from: number; readonly to: number } | undefined

  const reveal = (role: TextRole, from: number, to = from): void => {
    setSide(role)
    // While problems are compared the domain is not shown.
    place.show({ text: role, ...(role === 'domain' ? { compare: false } : {}) })
    front = role
    // The editor may have been hidden until now, or not drawn yet.
    requestAnimationFrame(() => {
      const handle = handles.get(role)
      waiting = handle === undefined ? { role, from, to } : undefined
      handle?.reveal(from, to)
    })
  }
  return {
    side,
    setSide,
    handles,
    front: () => front,
    reveal,
    setHandle(role: TextRole, handle: EditorHandle | null) {
      if (handle === null) {
        handles.delete(role)
        return
      }
      handles.set(role, handle)
      if (waiting?.role !== role) return
      const { from, to } = waiting
      waiting = undefined
      handle.reveal(from, to)
    },
    setFront(role: TextRole) {
      front = role
    },
  }
}

export function createTextDesk(app: App): TextDesk {
  const { session, layout, feature, notices } = app
  const { problems, faults } = feature(createDomainTexts)
  const { side, setSide, handles, front, reveal, setHandle, setFront } = createShowing(app)
  const [chosen, setChosen] = createSignal(-1)
  const [isFirstWanted, wantFirst] = createSignal(false)
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
    // If there is no room to edit, editors are read-only.
    if (layout.room() === 'narrow' || !handles.get(role)?.replace(from, to, text))
      session.editText(role, before.slice(0, from) + text + before.slice(to))
    reveal(role, from + text.length)
  }
  const put = (after: Source): void => {
    const before = session.source()
    if (before === null) return
    for (const role of ['problem', 'domain'] as const) {
      const { span, text } = difference(before[role], after[role])
      if (before[role] !== after[role]) replace(role, span, text)
    }
  }
  createEffect(() => {
    if (!isFirstWanted() || faults.condition() !== 'ready') return
    wantFirst(false)
    goToProblem(0)
  })
  return {
    side,
    setSide: next => void setSide(next),
    setHandle,
    setFront,
    reveal,
    replace,
    mend(role, fix, of) {
      const now = session.source()
      if (now === null) return
      const after = mended(now, role, fix, of)
      if (after !== null) return put(after)
      const title = 'The text was changed here: see whether it still has the fault.'
      notices.notify({ tone: 'plain', title })
    },
    act(action) {
      if (side() === 'meaning') setSide(front())
      handles.get(front())?.act(action)
    },
    chosen,
    setChosen: index => void setChosen(index),
    stepProblem(by) {
      const stops = problems().map(({ role, diagnostic }) => ({
        text: role,
        span: diagnostic.span,
      }))
      const at = handles.get(front())?.cursor()
      const order: readonly TextRole[] = ['domain', 'problem']
      goToProblem(nextStop(by, { stops, order, at, front: front(), chosen: chosen() }))
    },
    goToProblem,
    put,
    goToFirst: () => void wantFirst(true),
  }
}

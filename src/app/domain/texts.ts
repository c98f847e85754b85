// What the engine says of the two texts while one edits them: faults at once, meaning a moment later, and whether
// the open question still stands.

import { askedOf } from '../state/asked'
import { createMemo, createRoot } from 'solid-js'
import type { Diagnostic, TextRole } from '../../pddl/diagnostic'
import type { Asked } from '../../kinds/question'
import type { Source } from '../../pddl/source'
import type { EngineCalls } from '../../engine/client'
import { type CallOutcome, quietly } from '../engine/lanes'
import { createPane } from '../engine/pane'
import { isEdit, plain } from '../state/session'
import { useApp } from '../state/use-app'

export type Role = TextRole
export const roles: readonly { id: Role; title: string }[] = [
  { id: 'domain', title: 'Domain' },
  { id: 'problem', title: 'Problem' },
]

/** One call at a time: while one runs only the newest waits. */
function newest<I, T>(
  call: (api: EngineCalls, input: I) => Promise<T>,
): (input: I) => Promise<CallOutcome<T>> {
  let busy: Promise<unknown> = Promise.resolve()
  let turn = 0
  return async input => {
    const mine = ++turn
    await busy
    if (mine !== turn) return { kind: 'stopped' }
    const running = quietly('quick', api => call(api, input))
    busy = running
    return running
  }
}

const both = (source: Source): Source => ({ domain: source.domain, problem: source.problem })
/** The texts are in sight: in this workspace, or beside the question. */
const isShown = (): boolean =>
  useApp().place.workspace() === 'domain' ||
  (useApp().place.workspace() === 'explore' && useApp().place.tab() === 'pddl')
const shownSource = () => (isShown() ? useApp().session.source() : null)

export const domainTexts = createRoot(() => {
  const faults = createPane(
    shownSource,
    source => quietly('editing', api => api.texts.diagnose(both(source))),
    {
      settle: (next, shown) => (shown && isEdit(next, shown) ? 140 : 0),
      keeps: isEdit,
    },
  )
  const meaning = createPane(
    shownSource,
    newest((api, source: Source) => api.texts.meaning(both(source))),
    {
      settle: (next, shown) => (shown && isEdit(next, shown) ? 420 : 0),
      // Counts of before an edit are better than none while the new ones are worked out.
      keeps: () => true,
    },
  )
  const question = createMemo<{ source: Source; asked: Asked } | null>(() => {
    const entry = useApp().session.selected()
    if (useApp().place.workspace() !== 'domain' || entry === null) return null
    const edit = plain(useApp().session.workOf(entry.id).edit)
    const { asked } = edit === null ? { asked: null } : askedOf(entry.question)
    return edit === null || !asked ? null : { source: edit, asked }
  })
  const objection = createPane(
    question,
    newest((api, { source, asked }: { source: Source; asked: Asked }) =>
      api.texts.objection(both(source), asked),
    ),
    { settle: () => 450, keeps: () => true },
  )
  return { faults, meaning, objection }
})

export interface TextFault {
  readonly role: Role
  readonly diagnostic: Diagnostic
}

/** All faults, the domain's first. */
export const problems = createRoot(() =>
  createMemo<readonly TextFault[]>(() =>
    roles.flatMap(({ id }) =>
      (domainTexts.faults.value()?.[id] ?? []).map(diagnostic => ({ role: id, diagnostic })),
    ),
  ),
)

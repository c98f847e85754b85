// The engine's results about the two texts during editing: syntax errors immediately, semantic checks shortly after,
// and whether the current question is still valid.

import { createAsked } from '#page/state/session/asked'
import { type Accessor, createMemo } from 'solid-js'
import type { Diagnostic, TextRole } from '#planning/pddl/diagnostic'
import type { Asked } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'
import type { EngineCalls } from '#engine/client'
import { createPane } from '#page/state/lanes/pane'
import { isEdit, plain } from '#page/state/session/session'
import { aboutTexts } from '#page/state/verdicts/checked-texts'
import type { App } from '#page/state/app'
import type { Lanes } from '#page/state/lanes/create-lanes'
import type { CallOutcome } from '#page/state/lanes/create-lanes'

export const roles: readonly { id: TextRole; title: string }[] = [
  { id: 'domain', title: 'Domain' },
  { id: 'problem', title: 'Problem' },
]

/** Runs one call at a time: while one is running, only the newest request waits. */
function newest<I, T>(
  { quietly }: Pick<Lanes, 'quietly'>,
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

/** A fault of one of two texts. */
export interface TextFault {
  readonly role: TextRole
  readonly diagnostic: Diagnostic
  /** The texts that it is about, which may have changed since. */
  readonly of: Source
}

/** The engine's results about the two texts of the question in front. */
export function createDomainTexts({ session, place, lanes, prefs, feature }: App) {
  const askedOf = feature(createAsked)
  /** True if the texts are visible: in the Domain workspace, or next to the question. */
  const isShown = (): boolean =>
    place.workspace() === 'domain' || (place.workspace() === 'explore' && place.tab() === 'pddl')
  const shownSource = () => (isShown() ? session.source() : null)
  const faults = createPane(
    shownSource,
    source => aboutTexts(source, texts => lanes.quietly('editing', api => api.texts.diagnose(texts))),
    { settle: (next, shown) => (shown && isEdit(next, shown) ? 140 : 0), keeps: isEdit },
  )
  const meaning = createPane(
    shownSource,
    newest(lanes, (api, source: Source) => api.texts.meaning(both(source))),
    {
      settle: (next, shown) => (shown && isEdit(next, shown) ? 420 : 0),
      again: lanes.domains,
      // Counts from before an edit stay visible while the new ones are computed.
      keeps: () => true,
    },
  )
  const portability = createPane(
    () => (place.workspace() === 'domain' && prefs.portability ? session.source() : null),
    source =>
      aboutTexts(source, async texts => {
        const outcome = await lanes.quietly('editing', api => api.texts.portability(texts))
        return outcome.kind === 'done' ? { ...outcome, value: { notes: outcome.value } } : outcome
      }),
    { settle: (next, shown) => (shown && isEdit(next, shown) ? 420 : 0), keeps: isEdit },
  )
  const question = createMemo<{ source: Source; asked: Asked } | null>(() => {
    const entry = session.selected()
    if (place.workspace() !== 'domain' || entry === null) return null
    const edit = plain(session.workOf(entry.id).edit)
    const { asked } = edit === null ? { asked: null } : askedOf(entry.question)
    return edit === null || !asked ? null : { source: edit, asked }
  })
  const objection = createPane(
    question,
    newest(lanes, (api, { source, asked }: { source: Source; asked: Asked }) =>
      api.texts.objection(both(source), asked),
    ),
    { settle: () => 450, keeps: () => true },
  )
  /** All errors, the domain's first. */
  const problems: Accessor<readonly TextFault[]> = createMemo(() => {
    const found = faults.value()
    if (found === undefined) return []
    return roles.flatMap(({ id }) => found[id].map(diagnostic => ({ role: id, diagnostic, of: found.of })))
  })
  return { faults, meaning, objection, portability, problems }
}

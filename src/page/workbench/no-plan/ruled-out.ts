// Whether a plan of the visitor's texts is ruled out, so that this is shown before anything is asked.

import type { Source } from '#planning/pddl/source'
import type { WhyNoPlan } from '#questions/views/plans/plan-data'
import type { App } from '#page/state/app'
import { createPane } from '#page/state/lanes/pane'
import { isEdit, plain } from '#page/state/session/session'

/** Enough for the problems of a class, and done before the question is read. */
const MAX_STATES = 50_000

/** Why the open texts have no plan; undefined if they have one, are not the visitor's, or it is not known. */
export function createRuledOut({ session, lanes }: App): () => WhyNoPlan | undefined {
  const texts = (): Source | null => {
    const entry = session.selected()
    if (entry === null) return null
    const edit = plain(session.workOf(entry.id).edit)
    return edit ?? (entry.file.origin === 'texts' ? session.source() : null)
  }
  const pane = createPane<Source, WhyNoPlan | null>(
    texts,
    ({ domain, problem }) =>
      lanes.quietly('excluding', api => api.plans.whyNone({ domain, problem }, { maxStates: MAX_STATES })),
    { settle: (next, shown) => (shown !== null && isEdit(next, shown) ? 450 : 0), keeps: isEdit },
  )
  return () => pane.value() ?? undefined
}

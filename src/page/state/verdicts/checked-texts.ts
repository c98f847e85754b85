// The engine's diagnostics and counts for the two texts of the question in front, requested again shortly after typing
// stops. The Domain workspace has its own.

import type { Source } from '#planning/pddl/source'
import type { CallOutcome } from '../lanes/create-lanes'
import { createPane } from '../lanes/pane'
import type { App } from '../app'
import { isEdit } from '../session/session'

/** Adds to a result the texts that it is about: what is typed meanwhile changes the source itself. */
export async function aboutTexts<T extends object>(
  { domain, problem }: Source,
  ask: (texts: Source) => Promise<CallOutcome<T>>,
): Promise<CallOutcome<T & { readonly of: Source }>> {
  const of = { domain, problem }
  const outcome = await ask(of)
  return outcome.kind === 'done' ? { ...outcome, value: { ...outcome.value, of } } : outcome
}

export const createCheckedTexts = ({ place, session, lanes: { run } }: Pick<App, 'place' | 'session' | 'lanes'>) =>
  createPane(
    () => (place.workspace() === 'domain' ? null : session.source()),
    source => aboutTexts(source, texts => run('quick', 'reading the PDDL', api => api.texts.check(texts))),
    {
      settle: (next, shown) => (shown && isEdit(next, shown) ? 250 : 0),
      keeps: (next, shown) => isEdit(next, shown),
    },
  )

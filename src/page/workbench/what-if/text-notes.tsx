// The notes above a question about the visitor's texts: what an edit changed, and that there is no plan.

import { Show, useContext } from 'solid-js'
import type { Entry } from '#page/state/session/session'
import { ScopedAppContext, useApp } from '#page/state/use-app'
import { NoPlanNote } from '../no-plan/no-plan-note'
import { EditNote } from './edit-note'

/** In the same part, which Domain loads too. */
export { NoPlanNote }

export function TextNotes(props: { entry: Entry }) {
  const { session } = useApp()
  const isInLesson = useContext(ScopedAppContext) !== undefined
  return (
    <>
      <Show when={session.workOf(props.entry.id).edit !== null}>
        <EditNote entry={props.entry} />
      </Show>
      <Show when={!isInLesson}>
        <NoPlanNote />
      </Show>
    </>
  )
}

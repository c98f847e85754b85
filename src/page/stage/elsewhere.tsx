// A note that the current state is not the question's initial one, with a button to return.

import { Show } from 'solid-js'
import { counted } from '#page/ui/naming'
import { Icon } from '#page/ui/icon'
import { useApp } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import './stage.css'

export function Elsewhere() {
  const { stepping, session, place } = useApp()
  const at = () => stepping.walk().at
  const isAsked = () => (session.selected()?.question.question.trim() ?? '') !== ''
  return (
    <Show when={at() > 0 && place.tab() !== 'pddl' && session.source() !== null}>
      <p
        class="elsewhere-strip flex-row wrap rigid ink-accent text-small border-bottom"
        data-part="elsewhere-strip"
        role="status"
      >
        <Icon name="footprints" size={14} />
        <span class="numbers">
          You are {counted(at(), 'step')} after {isAsked() ? 'the question\u2019s state' : 'the initial state'}
        </span>
        <Button small quiet onClick={() => stepping.goTo(0)}>
          Back to it
        </Button>
      </p>
    </Show>
  )
}

// The line between picture and facts: start and stop changing, start from here, undo.

import { Show } from 'solid-js'
import { Icon } from '#page/ui/icon'
import { Prose } from '../parts/prose'
import { useApp, useFeature } from '#page/state/use-app'
import './what-if.css'
import { createChanging } from './changing'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'

export function WhatIfBar() {
  const changing = useFeature(createChanging)
  const { session, stepping, undoing } = useApp()
  const edited = () => {
    const entry = session.selected()
    return entry !== null && session.workOf(entry.id).edit !== null ? entry : null
  }
  return (
    <section class="what-if" data-part="what-if" aria-label="What if">
      <div class="what-if-tools flex-row wrap gap-8">
        <Button
          small
          icon={changing.isOpen() ? 'check' : 'pencil-line'}
          class="what-if-toggle"
          pressed={changing.isOpen()}
          onClick={() => (changing.isOpen() ? changing.close() : changing.open())}
        >
          {changing.isOpen() ? 'Done' : 'Change this state'}
        </Button>
        <Show when={stepping.walk().at > 0}>
          <Button
            small
            icon="flag"
            title="The problem then begins in this state"
            onClick={() => inBackground(changing.startHere())}
          >
            Make this the start
          </Button>
        </Show>
        <span class="spacer" />
        <Show when={edited()}>
          {entry => (
            <>
              <span class="edited">
                <Icon name="pencil-line" size={14} />
                Your edit
              </span>
              <Button small quiet onClick={() => undoing.revertEdit(entry())}>
                Revert all
              </Button>
            </>
          )}
        </Show>
      </div>
      <Show when={changing.isOpen()}>
        <p class="note mt-8">
          Click facts and parts of the goal to remove them or put them back.{' '}
          {stepping.walk().at > 0 ? 'The first change makes this state the start. ' : ''}
          The question, its verdict, graph and trace follow.
        </p>
      </Show>
      <Show when={changing.undoable()}>
        {change => (
          <p class="what-if-last flex-row between gap-8 mt-8 text-small round" role="status">
            <span>
              <Prose text={change().title} />
            </span>
            <Button small quiet icon="undo-2" onClick={() => changing.undo()}>
              Undo
            </Button>
          </p>
        )}
      </Show>
    </section>
  )
}

// The line between picture and facts: begin and end changing, start from here, the way back.

import { Show } from 'solid-js'
import { Icon } from '#page/ui/icon'
import { Prose } from '../parts/prose'
import { useApp, useFeature } from '#page/state/use-app'
import './bar.css'
import { createChanging } from './changing'
import { inBackground } from '#page/browser/background'

export function WhatIfBar() {
  const changing = useFeature(createChanging)
  const { session, stepping, undoing } = useApp()
  const edited = () => {
    const entry = session.selected()
    return entry !== null && session.workOf(entry.id).edit !== null ? entry : null
  }
  return (
    <section class="what-if" aria-label="What if">
      <div class="what-if-tools">
        <button
          type="button"
          class="button small what-if-toggle"
          aria-pressed={changing.isOpen()}
          onClick={() => (changing.isOpen() ? changing.close() : changing.open())}
        >
          <Icon name={changing.isOpen() ? 'check' : 'pencil-line'} size={14} />
          {changing.isOpen() ? 'Done' : 'Change this state'}
        </button>
        <Show when={stepping.walk().at > 0}>
          <button
            type="button"
            class="button small"
            title="The problem then begins in this state"
            onClick={() => inBackground(changing.startHere())}
          >
            <Icon name="flag" size={14} />
            Make this the start
          </button>
        </Show>
        <span class="spacer" />
        <Show when={edited()}>
          {entry => (
            <>
              <span class="edited">
                <Icon name="pencil-line" size={14} />
                Your edit
              </span>
              <button
                type="button"
                class="button small quiet"
                onClick={() => undoing.revertEdit(entry())}
              >
                Revert all
              </button>
            </>
          )}
        </Show>
      </div>
      <Show when={changing.isOpen()}>
        <p class="what-if-note">
          Click facts and parts of the goal to remove them or put them back.{' '}
          {stepping.walk().at > 0 ? 'The first change makes this state the start. ' : ''}
          The question, its verdict, graph and trace follow.
        </p>
      </Show>
      <Show when={changing.undoable()}>
        {change => (
          <p class="what-if-last" role="status">
            <span>
              <Prose text={change().title} />
            </span>
            <button type="button" class="button small quiet" onClick={() => changing.undo()}>
              <Icon name="undo-2" size={14} />
              Undo
            </button>
          </p>
        )}
      </Show>
    </section>
  )
}

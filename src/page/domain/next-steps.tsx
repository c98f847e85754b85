// Further actions on the open texts, one press away.

import { inBackground } from '#page/browser/background'
import { copyEdit, isCopyable } from '#page/state/files/copy-edit'
import type { App } from '#page/state/app'
import { useApp } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { Show } from 'solid-js'

export function NextSteps() {
  const app = useApp()
  const { session } = app
  return (
    <>
      <Button small quiet onClick={() => inBackground(makeQuestions(app))}>
        Make questions
      </Button>
      <Button
        small
        quiet
        title="Give the domain English, in which its questions are asked"
        onClick={() => app.place.show({ workspace: 'templates', templates: { part: 'home' } })}
      >
        Templates
      </Button>
      <Show when={session.selected() !== null && isCopyable(app, session.selected()!)}>
        <Button small icon="copy" onClick={() => inBackground(copyEdit(app, session.selected()!, true))}>
          Keep as a copy
        </Button>
      </Show>
      <Button small quiet onClick={() => app.place.show({ dialog: 'versions' })}>
        Versions
      </Button>
    </>
  )
}

/** Opens the page for questions, about the open problem. */
async function makeQuestions({ place, feature }: App): Promise<void> {
  const { createChoices, FRONT } = await import('#page/state/making/choices')
  feature(createChoices).choose('worlds', [FRONT])
  place.show({ workspace: 'explore', gallery: false, english: false, drawer: false, make: true })
}

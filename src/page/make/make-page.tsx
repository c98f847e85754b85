// Making questions: choose domains, kinds, forms, size, seed and difficulty; then progress with a Stop button.

import type { MakeChoices } from '#page/state/making/choices'
import { createEffect, createMemo, Match, on, Switch } from 'solid-js'
import { createMadeDomains } from './made-domains'
import { plain } from '#page/state/session/session'
import { useApp, useFeature } from '#page/state/use-app'
import { hasForms, describesProblems, unitsOf, wantedOf } from '#page/state/making/choices'
import { Layouts } from './layouts'
import { TextStyles } from './renderings'
import { Difficulty, Family, Forms, Kinds, Size, Worlds } from './make-fields'
import { Order } from './make-order'
import './make-page.css'
import { createMaking } from '#page/state/making/making'
import { createChoices } from '#page/state/making/choices'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'

/** The missing choice; '' if there is none. */
function missing(choices: MakeChoices, wanted: number): string {
  if (choices.worlds.length === 0) return 'Choose a domain.'
  if (choices.kinds.length === 0) return 'Choose a kind.'
  if (hasForms(choices.family) && choices.formats.length === 0) return 'Choose a format.'
  if (choices.from !== null && choices.to !== null && choices.from > choices.to)
    return 'Steps to the goal: “at least” is larger than “at most”.'
  return wanted === 0 ? 'Next action is asked in the open format only.' : ''
}

export function MakePage() {
  const { choices } = useFeature(createChoices)
  const { outcome, making, forgetOutcome, make } = useFeature(createMaking)
  const { session, place } = useApp()
  const domains = useFeature(createMadeDomains)
  const front = () => plain(session.source())
  const units = createMemo(() => unitsOf(choices, domains(), front()))
  const wanted = () => wantedOf(units())
  // If something else is opened meanwhile, show it.
  createEffect(
    on(session.selectedId, () => void (outcome() === null && making() === null && place.show({ make: false })), {
      defer: true,
    }),
  )
  const close = (): void => {
    forgetOutcome()
    place.show({ make: false })
  }
  return (
    <main class="scrolls-y" aria-label="Make questions">
      <div class="make-inner mx-auto">
        <Button quiet icon="chevron-left" class="back" onClick={close}>
          Back
        </Button>
        <header class="make-head">
          <h1>Make questions</h1>
          <p class="ink-soft pretty">
            New questions, each with an answer that is proven before you see it. The same choices and the same seed give
            the same questions again.
          </p>
        </header>
        <form
          class="make-form grid items-top"
          onSubmit={event => {
            event.preventDefault()
            if (missing(choices, wanted()) === '') inBackground(make(units()))
          }}
        >
          <div class="make-fields grid">
            <Worlds isFront={front() !== null} />
            <Family />
            <Kinds />
            <Switch fallback={<Layouts />}>
              <Match when={hasForms(choices.family)}>
                <Forms />
              </Match>
              <Match when={describesProblems(choices.family)}>
                <TextStyles />
              </Match>
            </Switch>
            <div class="make-pair grid">
              <Size />
              <Difficulty />
            </div>
          </div>
          <Order wanted={wanted()} missing={missing(choices, wanted())} />
        </form>
      </div>
    </main>
  )
}

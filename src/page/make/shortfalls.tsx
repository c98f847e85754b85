// The generated questions, and why they are fewer than requested.

import { For, Show } from 'solid-js'
import { kindName } from '#questions/kinds/codes'
import { counted, formatName } from '#page/ui/naming'
import { Icon } from '#page/ui/icon'
import type { MakingResult } from '#page/state/making/making'
import './shortfalls.css'
import './make-page.css'
import { capital } from '#base/words'
import { Button } from '#page/ui/button'

const REASONS = 2

export function Shortfalls(props: { outcome: MakingResult; show: () => void }) {
  const result = () => props.outcome
  return (
    <section class="make-outcome grid gap-10 border-top" aria-label="What was made" role="status">
      <h2>
        {result().made === 0
          ? 'No question could be made'
          : `${counted(result().made, 'question')} of ${result().wanted}`}
      </h2>
      <Show when={result().made > 0}>
        <Button primary onClick={() => props.show()}>
          Go to {result().made === 1 ? 'the question' : 'the questions'}
          <Icon name="arrow-right" size={15} />
        </Button>
      </Show>
      <p class="make-hint">
        {result().stopped
          ? 'Stopped. What was finished is in the list.'
          : 'A question is made only where its answer can be proven.'}
      </p>
      <ul class="grid gap-10 scrolls-y">
        <For each={result().shortfalls}>
          {({ world, kind, format, made, wanted, reasons }) => (
            <li>
              <p>
                <strong>{kindName(kind)}</strong>, {formatName[format]}, {world}
                <span class="numbers">
                  {made} of {wanted}
                </span>
              </p>
              <For each={reasons.slice(0, REASONS)}>
                {({ reason }) => <p class="make-reason note break-anywhere">{sentence(reason)}</p>}
              </For>
            </li>
          )}
        </For>
      </ul>
    </section>
  )
}

/** A reason starts in lower case, as the command line puts it within a sentence. */
function sentence(reason: string): string {
  const text = reason.trim()
  return `${capital(text)}${/[.!?]$/.test(text) ? '' : '.'}`
}

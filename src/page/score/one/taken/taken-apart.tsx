// What of a pasted text was taken as prompt and as response, and the way back.

import { Show } from 'solid-js'
import { shorten } from '#base/words'
import { Button } from '#page/ui/button'
import { Fold } from '#page/ui/fold'
import { counted } from '#page/ui/naming'
import { useFeature } from '#page/state/use-app'
import { createTaking, type TakenApart as Taken } from '../taking'
import './taken-apart.css'

/** Maximum number of characters of a prompt that are shown. */
const SHOWN = 20_000

export function TakenApart() {
  const { apart, putTogether } = useFeature(createTaking)
  return (
    <Show when={apart()}>
      {now => (
        <section
          class="taken-apart bg-well round grid gap-6 min-w-0"
          aria-label="What was pasted"
          data-part="taken-apart"
        >
          <div class="flex wrap items-center gap-8">
            <p class="grow line-1-5" role="status">
              {now().note}
            </p>
            <Button small icon="undo-2" onClick={putTogether}>
              Take the whole text as the response
            </Button>
          </div>
          <Parts taken={now()} />
        </section>
      )}
    </Show>
  )
}

function Parts(props: { taken: Taken }) {
  const from = (field: string) => (
    <Show when={field}>
      {' '}
      from <code class="break-anywhere">{field}</code>
    </Show>
  )
  return (
    <>
      <Show when={props.taken.prompt.trim()} fallback={<p class="ink-soft">It holds no prompt.</p>}>
        {prompt => (
          <Fold class="min-w-0">
            <summary class="ellipsis">
              <span class="weight-520">Prompt</span>
              {from(props.taken.fields.prompt)}{' '}
              <span class="ink-soft">{shorten(prompt().replace(/\s+/g, ' '), 160)}</span>
            </summary>
            <p class="taken-prompt pre-wrap break-anywhere scrolls-y mt-4">{shorten(prompt(), SHOWN)}</p>
          </Fold>
        )}
      </Show>
      <Show when={props.taken.response}>
        <p class="min-w-0">
          <span class="weight-520">Response</span>
          {from(props.taken.fields.response)}
          <span class="ink-soft">, {counted(props.taken.response.length, 'character')}, in the box above</span>
        </p>
      </Show>
    </>
  )
}

// A made-up response to try, and the other responses of a pasted record.

import { createSignal, For, Show } from 'solid-js'
import { FIRST_STATES } from '#page/state/verdicts/checking'
import { cutMiddle } from '#page/ui/naming'
import type { Entry } from '#page/state/session/session'
import { useApp, useFeature } from '#page/state/use-app'
import { createOne } from './one-state'
import { createTaking } from './taking'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './reading-columns.css'

export function Examples(props: { entry: Entry }) {
  const { lanes, checking, notices } = useApp()
  const one = useFeature(createOne)
  const { others, choose } = useFeature(createTaking)
  const [turn, setTurn] = createSignal(0)
  const [isMaking, setMaking] = createSignal(false)
  const example = async (): Promise<void> => {
    setMaking(true)
    const { entry } = props
    const question = checking.questionNow(entry)
    const before = one.textOf(entry)
    const outcome = await lanes.run('judging', 'making up a response', api =>
      api.one.example(question, turn(), { maxStates: FIRST_STATES }),
    )
    setMaking(false)
    setTurn(now => now + 1)
    // What was typed meanwhile stays.
    if (one.textOf(entry) !== before) return
    if (outcome.kind === 'done' && outcome.value !== null) one.put(outcome.value.response, 'the example', entry)
    else if (outcome.kind !== 'stopped')
      notices.notify({
        tone: 'plain',
        title: 'No example could be made up',
        lines: ['No right answer to this question is known here, so no response can be made up.'],
      })
  }
  return (
    <div class="examples">
      <Button small quiet icon="dices" disabled={isMaking()} onClick={() => inBackground(example())}>
        {turn() === 0 ? 'Try a made-up response' : 'Try another one'}
      </Button>
      <Show when={others().length > 1}>
        <label class="examples-others flex-row gap-8 min-w-0 ink-soft text-small">
          Responses of the record
          <select
            class="min-w-0 bg-card round"
            onChange={event => inBackground(choose(others()[Number(event.currentTarget.value)]!))}
          >
            <For each={others()}>
              {({ model, attempt, response }, i) => (
                <option value={i()}>
                  {i() + 1}. {[model, attempt > 1 ? `try ${attempt}` : ''].filter(Boolean).join(', ')}{' '}
                  {cutMiddle(response.trim().slice(0, 200), 40)}
                </option>
              )}
            </For>
          </select>
        </label>
      </Show>
    </div>
  )
}

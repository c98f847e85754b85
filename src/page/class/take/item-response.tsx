// A question with a model's response, which the student judges right or wrong.

import { For, onCleanup, Show } from 'solid-js'
import type { MadeItem } from '#teaching/sheets/made'
import { QuestionText } from '#page/workbench/question/question-card'
import { createScopedApp } from '#page/state/scoped-app'
import { ScopedAppContext, useApp } from '#page/state/use-app'
import type { TakeState } from './take-state'
import './take.css'

const words = ['right', 'wrong'] as const

export function ItemResponse(props: { take: TakeState; at: number; made: Extract<MadeItem, { kind: 'response' }> }) {
  const page = useApp()
  const sandbox = createScopedApp(page, [props.made.question])
  onCleanup(sandbox.dispose)
  const { take, at } = props
  return (
    <div class="sheet-response column boxed gap-14 pad-22-24">
      <ScopedAppContext.Provider value={sandbox}>
        <Show when={sandbox.session.selected()}>{entry => <QuestionText entry={entry()} />}</Show>
      </ScopedAppContext.Provider>
      <h3>A model answered</h3>
      <pre>{props.made.response}</pre>
      <fieldset class="sheet-choice flex wrap no-margin no-padding no-border">
        <legend class="weight-600">Is the response right?</legend>
        <For each={words}>
          {word => (
            <label class="flex-row gap-8">
              <input
                type="radio"
                name={`response-${at}`}
                checked={take.answerOf(at).answer === word}
                onChange={() => take.keep(at, { answer: word })}
              />
              It is {word}
            </label>
          )}
        </For>
      </fieldset>
    </div>
  )
}

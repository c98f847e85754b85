// The reading of the answer, in one line at the head of the verdict; if other readings are possible, in ochre, with
// buttons to choose them.

import { For, Show } from 'solid-js'
import type { Answer } from '#language/answers/reading'
import { renderAnswer } from '#language/answers/render-answer'
import { counted } from '#page/ui/naming'
import { Icon } from '#page/ui/icon'
import { Prose } from '../parts/prose'
import type { VerdictView } from '#page/state/verdicts/verdict-view'
import { Button } from '#page/ui/button'
import { RuleOfReading } from './rule-of-reading'
import './verdict.css'

/** Maximum number of names; longer lists show the count and the first names. */
const NAMED = 3

/**
 * A short form of the answer: `(sail l0 l1)`, `step 5 (index 4)`, `12 actions: (a), (b), (c) …`. Names in backticks.
 */
function shortly(answer: Answer): string {
  if (answer.kind === 'index' && answer.index >= 0) return `step ${answer.index + 1} (index ${answer.index})`
  if (answer.kind === 'list' && answer.items.length > NAMED) return few(answer.items)
  if (answer.kind === 'two-lists') return `becomes true: ${few(answer.pos)}; becomes false: ${few(answer.neg)}`
  return renderAnswer(answer)
}

function few(items: readonly { readonly text: string }[]): string {
  const names = items.slice(0, NAMED).map(({ text }) => `\`${text}\``)
  if (items.length === 0) return 'nothing'
  return items.length <= NAMED ? names.join(', ') : `${counted(items.length, 'item')}: ${names.join(', ')} …`
}

export function ReadingLine(props: {
  view: VerdictView
  /** True if readings can be chosen; false for an earlier answer. */
  canChoose: boolean
  judge: (maxStates: number, chosen?: Answer) => void
}) {
  const doubt = () => props.view.doubt ?? null
  const isChosen = () => props.view.chosen !== undefined
  const judge = (answer?: Answer): void => props.judge(props.view.maxStates, answer)
  return (
    <Show when={props.view.read || doubt()}>
      <div
        class="read-as ink-soft"
        data-part={doubt() === null ? 'read-as' : 'read-as doubtful'}
        classList={{ doubtful: doubt() !== null }}
      >
        <Show when={props.view.read}>
          {answer => (
            <p class="read-as-text flex gap-8 break-anywhere">
              <Icon name={doubt() ? 'circle-question-mark' : 'eye'} size={14} />
              <span>
                Read as <Prose text={shortly(answer())} />
                {(doubt() || isChosen()) && '.'}
                <Show when={doubt() && !isChosen()}>
                  <span>
                    {' '}
                    <Prose text={doubt()!.text} />
                  </span>
                </Show>
                <Show when={isChosen()}>
                  <span> You chose this reading.</span>
                </Show>
              </span>
            </p>
          )}
        </Show>
        <Show when={props.canChoose && (doubt() !== null || isChosen())}>
          <div class="read-as-others flex wrap gap-6">
            <Show
              when={!isChosen()}
              fallback={
                <Button small icon="undo-2" class="read-as-other text-left" onClick={() => judge()}>
                  Back to the text’s own reading
                </Button>
              }
            >
              <For each={doubt()?.others ?? []}>
                {other => (
                  <Button small class="read-as-other text-left" onClick={() => judge(other)}>
                    <span>
                      Read as <Prose text={shortly(other)} />
                      {props.view.read ? ' instead' : ''}
                    </span>
                  </Button>
                )}
              </For>
            </Show>
          </div>
        </Show>
        <Show when={doubt() !== null}>
          <RuleOfReading />
        </Show>
      </div>
    </Show>
  )
}

// The bar of actions: Check, hints, the key, the next question. It is below the scrolling column, so that it is always
// in reach and covers nothing; its messages are above its buttons and do not move them.

import { createHandles } from '#page/state/commands/handles'
import { Show } from 'solid-js'
import { Icon } from '#page/ui/icon'
import { CommandKeys } from '../parts/keycaps'
import type { Entry } from '#page/state/session/session'
import { useApp, useFeature } from '#page/state/use-app'
import { createAnswering } from './answers'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './answer.css'

export function AnswerBar(props: { entry: Entry; levels: number }) {
  const { checking, desks, session } = useApp()
  const { reveal } = useFeature(createAnswering)
  const busy = () => checking.judging()?.id === props.entry.id
  const setback = () => {
    const now = desks.of(props.entry.id)?.setback()
    return now?.kind === 'blank' ? now : undefined
  }
  const at = (end: 0 | -1): boolean => session.shown().at(end)?.id === props.entry.id
  return (
    <div class="answer-bar bg-paper border-top">
      <Show when={setback()}>
        {setback => (
          <p class="setback ink-delete" id="answer-setback" role="alert">
            {setback().message}
          </p>
        )}
      </Show>
      <div class="answer-actions flex-row gap-4" data-part="answer-actions">
        <Button primary class="answer-check" blocked={busy()} onClick={() => inBackground(checking.check(props.entry))}>
          Check
          <CommandKeys command="check" />
        </Button>
        <HintButton entry={props.entry} levels={props.levels} />
        <Button
          quiet
          icon="key-round"
          title="Shows the right answer; the question then does not count as solved"
          onClick={() => reveal(props.entry)}
        >
          Reveal
        </Button>
        <span class="spacer" />
        <Button
          quiet
          icon="chevron-left"
          class="previous"
          title="Previous question (K)"
          disabled={at(0)}
          onClick={() => session.move(-1)}
        >
          Previous
        </Button>
        <Button quiet title="Next question (J)" disabled={at(-1)} onClick={() => session.move(1)}>
          Next
          <Icon name="chevron-right" size={15} />
        </Button>
      </div>
    </div>
  )
}

/** The button for the next hint, with the number of hints taken. */
function HintButton(props: { entry: Entry; levels: number }) {
  const { session } = useApp()
  const { invoke } = useFeature(createHandles)
  const taken = () => session.workOf(props.entry.id).hints ?? 0
  return (
    <Button
      quiet
      icon="lightbulb"
      disabled={taken() >= props.levels}
      title={taken() >= props.levels ? 'There are no further hints' : 'Says a little more each time'}
      onClick={() => invoke('hint')}
    >
      Hint
      <Show when={taken() > 0}>
        <span class="numbers faint">
          {Math.min(taken(), props.levels)}
          <span class="hint-of"> of {props.levels}</span>
        </span>
      </Show>
    </Button>
  )
}

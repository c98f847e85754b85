// The difficulty of a made question, the parameters that reproduce it, where it is kept, and how to take it along.

import { Show } from 'solid-js'
import type { MadeNote } from '#questions/kinds/question'
import { createCommands } from '#page/state/commands/commands'
import { useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { counted } from '#page/ui/naming'
import { Icon } from '#page/ui/icon'
import './made-note.css'

export function MadeNoteLine(props: { made: MadeNote; open: boolean }) {
  const { commandNamed } = useFeature(createCommands)
  const hard = () => props.made.difficulty
  const text = (): string => {
    const { goalDistance, givenSteps, rightAnswers, facts, actions } = hard()
    return [
      goalDistance === null ? '' : `goal ${counted(goalDistance, 'step')} away`,
      givenSteps > 0 ? `${counted(givenSteps, 'given step')}` : '',
      // For yes/no and choice questions exactly one option is right, which needs no note.
      props.open && rightAnswers !== 1 ? counted(rightAnswers, 'right answer') : '',
      counted(facts, 'fact'),
      counted(actions, 'action'),
    ]
      .filter(part => part !== '')
      .join(' · ')
  }
  return (
    <p class="made-note flex-row note wrap gap-4-8 numbers">
      <Icon name="dices" size={14} />
      <span>{text()}</span>
      <Show when={props.made.seed}>
        <span>
          seed <code class="break-anywhere">{props.made.seed}</code>
        </span>
      </Show>
      <span>kept in this browser</span>
      <Button small quiet icon="download" title="Prompts and export (X)" onClick={() => commandNamed('take').run()}>
        Save or hand out…
      </Button>
    </p>
  )
}

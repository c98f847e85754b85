// Connects a plan with the picture: the steps taken on the stage become the answer, and the answer can be played there.

import { Show } from 'solid-js'
import { counted } from '#page/ui/naming'
import type { Entry } from '#page/state/session/session'
import { mayShow } from '#page/state/seals/held'
import { useApp, useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { createAnswering } from '../answers'

export function StageSteps(props: { entry: Entry; items: readonly string[] }) {
  const { stepping, held } = useApp()
  const { putFormed } = useFeature(createAnswering)
  const taken = () => stepping.walk().sequence.slice(0, stepping.walk().at)
  const isSame = () => taken().length === props.items.length && taken().every((step, i) => step === props.items[i])
  const put = (steps: readonly string[]): void => putFormed(props.entry, { kind: 'items', lists: [steps] })
  return (
    <Show when={(taken().length > 0 && !isSame()) || props.items.length > 0}>
      <div class="flex wrap gap-6">
        <Show when={taken().length > 0 && !isSame()}>
          <Button small quiet icon="footprints" onClick={() => put(taken())}>
            Use the {counted(taken().length, 'step')} taken in the picture
          </Button>
        </Show>
        <Show when={props.items.length > 0 && mayShow(held, 'state')}>
          <Button small quiet icon="play" onClick={() => stepping.watch(props.items, 'the plan of your answer')}>
            Play in the picture
          </Button>
        </Show>
      </div>
    </Show>
  )
}

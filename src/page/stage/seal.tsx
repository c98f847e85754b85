// The cover over a part of the stage that reveals the answer.

import { type JSX, Show } from 'solid-js'
import type { StagePart } from '#questions/kinds/kind-words'
import { Icon } from '#page/ui/icon'
import { hiddenBy } from '#page/state/seals/sealed-parts'
import { useApp, useFeature } from '#page/state/use-app'
import { createSealing } from '#page/state/seals/sealing'
import { Button } from '#page/ui/button'
import './seal.css'

/** Shows its children, or the cover in their place. */
export function Sealed(props: {
  part: StagePart
  /** True for a whole pane rather than a section of one. */
  whole?: boolean
  children: JSX.Element
}) {
  const sealing = useFeature(createSealing)
  return (
    <Show when={sealing.isSealed(props.part)} fallback={props.children}>
      <Cover part={props.part} whole={props.whole} />
    </Show>
  )
}

export function Cover(props: { part: StagePart; whole?: boolean | undefined }) {
  const { session, setPrefs, held } = useApp()
  const sealing = useFeature(createSealing)
  const text = () => {
    const entry = session.selected()
    return entry === null ? '' : hiddenBy(entry.question.kind, props.part)
  }
  return (
    <div
      class="seal flex-row wrap mt-4 pad-10-12 round bg-card ink-soft"
      data-part="seal"
      classList={{ whole: props.whole === true }}
    >
      <p class="flex">
        <Icon name="eye-off" size={15} />
        <span>{text()}</span>
      </p>
      {/* On a projector the cover opens with the answer. */}
      <Show
        when={held === undefined && !sealing.isHeldBack()}
        fallback={<p class="flex">{held?.cover ?? 'This part is shown with the answer.'}</p>}
      >
        <div class="flex wrap gap-6">
          <Button small onClick={() => sealing.open(props.part)}>
            Show (counts as a hint)
          </Button>
          <Button
            small
            quiet
            title="For all questions from now on, without counting as a hint; a command (Ctrl+K) covers it again"
            onClick={() => setPrefs('alwaysShow', true)}
          >
            Always show
          </Button>
        </div>
      </Show>
    </div>
  )
}

// What the added files have in common, if they answer the same questions.

import { For, Show } from 'solid-js'
import { Button } from '#page/ui/button'
import { counted } from '#page/ui/naming'
import { useFeature } from '#page/state/use-app'
import { createImporting } from '../importing'
import { describeOverlaps } from './dividing'

/** Maximum number of pairs of equal files that are listed. */
const LISTED_TWINS = 3

export function Overlapping() {
  const { overlaps, leaveOut } = useFeature(createImporting)
  return (
    <Show when={overlaps()}>
      {found => (
        <div class="pad-8-12 bg-ochre round mt-10 grid gap-6" data-part="import-overlap" role="status">
          <p class="line-1-5">
            <strong>{describeOverlaps(found())}</strong>{' '}
            {found().isApart
              ? `As ${counted(found().runs.length, 'run')} they can be compared. In one run these questions count several times.`
              : 'In one run these questions count several times.'}
          </p>
          <For each={found().twins.slice(0, LISTED_TWINS)}>
            {([one, other]) => (
              <p class="flex-row wrap gap-8 line-1-5">
                <span class="min-w-0 break-anywhere">
                  {other} holds the same responses as {one}.
                </span>
                <Button small aria-label={`Leave ${other} out`} onClick={() => leaveOut(other)}>
                  Leave it out
                </Button>
              </p>
            )}
          </For>
        </div>
      )}
    </Show>
  )
}

// Progress while something large is opened: its name, the share done, and a Stop button. It covers the bottom of the
// page, so that nothing moves when it appears or disappears.

import { Show } from 'solid-js'
import { Working } from '#page/workbench/parts/conditions'
import './opening-line.css'
import { useFeature } from '#page/state/use-app'
import { createOpening } from '#page/state/files/opening'

export function OpeningLine() {
  const { opening, stopOpening } = useFeature(createOpening)
  const text = (what: string, share: number | undefined): string =>
    share === undefined ? `Reading ${what}` : `Reading ${what}, ${Math.floor(share * 100)}% done`
  return (
    <Show when={opening()?.startedAt} keyed>
      {startedAt => (
        <div class="opening-line" data-part="opening-line">
          <Working
            compact
            what={text(opening()?.what ?? '', opening()?.share)}
            startedAt={startedAt}
            share={opening()?.share}
            stop={() => stopOpening()}
          />
        </div>
      )}
    </Show>
  )
}

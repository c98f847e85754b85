// The sentence on which run is best, above the figures that it is about.

import { Show } from 'solid-js'
import type { BestRun } from '#results/runs/best-run'
import { Icon } from '#page/ui/icon'
import './compare.css'

export function Best(props: { best: BestRun }) {
  return (
    <section
      class="best grid bg-card border round-10"
      data-part="best"
      data-state={props.best.is}
      aria-label="Which run is best"
    >
      <Icon name={props.best.is === 'clear' ? 'check' : 'scale'} size={18} />
      <div class="min-w-0 break-anywhere" role="status">
        <p class="best-text serif">{props.best.sentence}</p>
        <Show when={props.best.more.length > 0}>
          <p class="mt-6 ink-soft pretty numbers">{props.best.more.join(' ')}</p>
        </Show>
      </div>
    </section>
  )
}

// Accuracy by the length of the given plan and by the size of the problem: a column for each range, with its confidence
// interval.

import { Index, Show } from 'solid-js'
import { share } from '#results/runs/statistics'
import type { Bin } from '#results/runs/summary-shape'
import { counted, grouped } from '#page/ui/naming'
import { percent, rangeText } from '#results/runs/numbers'
import '#page/score/overview/headline.css'

/** Returns for example `5–8`, `over 50`. */
const rangeOf = ({ from, to }: Bin): string => {
  if (to === null) return `over ${grouped(from - 1)}`
  return from === to ? grouped(to) : from <= 1 ? `to ${grouped(to)}` : `${grouped(from)}–${grouped(to)}`
}

export function Bins(props: { title: string; what: string; noun: string; bins: readonly Bin[] }) {
  const measure = () => (props.bins.some(({ group }) => group.proven.n > 0) ? 'proven' : ('official' as const))
  const known = () => props.bins.filter(({ group }) => group[measure()].n > 0)
  return (
    <Show when={known().length > 0}>
      <section class="bins min-w-0">
        <h2>{props.title}</h2>
        <p class="bins-what ink-soft">
          {measure() === 'proven' ? 'Proven right' : 'Official score'}, {props.what}
        </p>
        <div class="bins-chart grid bg-card round-10 border">
          <div class="bins-scale numbers flex flex-down between ink-faint nowrap" aria-hidden="true">
            <span>100%</span>
            <span>50</span>
            <span>0</span>
          </div>
          <ol class={`bins-${measure()}`}>
            <Index each={known()}>{bin => <Column bin={bin()} measure={measure()} noun={props.noun} />}</Index>
          </ol>
        </div>
      </section>
    </Show>
  )
}

function Column(props: { bin: Bin; measure: 'proven' | 'official'; noun: string }) {
  const moments = () => props.bin.group[props.measure]
  const estimate = () => share(moments())!
  const text = () =>
    `${rangeOf(props.bin)} ${props.noun}: ${percent(estimate().value)} of ${counted(moments().n, 'response')}, 95%: ${rangeText(estimate())}`
  return (
    <li title={text()}>
      <span class="unseen">{text()}</span>
      <span class="bins-column relative flex centred" aria-hidden="true">
        <i class="bins-bar full-width" style={{ height: `${100 * estimate().value}%` }} />
        <i
          class="bins-range absolute"
          style={{
            bottom: `${100 * estimate().low}%`,
            height: `${100 * (estimate().high - estimate().low)}%`,
          }}
        />
      </span>
      <span class="bins-value numbers weight-560" aria-hidden="true">
        {(100 * estimate().value).toFixed(0)}
      </span>
      <span class="bins-name numbers" aria-hidden="true">
        {rangeOf(props.bin)}
      </span>
      <span class="bins-count numbers" aria-hidden="true">
        {grouped(moments().n)}
      </span>
    </li>
  )
}

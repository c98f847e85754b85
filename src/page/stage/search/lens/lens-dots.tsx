// All states of a small problem as dots: the perfect heuristic value h* on the horizontal axis, the heuristic value on
// the vertical one.

import { For, Show } from 'solid-js'
import type { HeuristicName } from '#planning/textbook/options'
import type { DotsView } from '#questions/views/search/search-data'
import { counted, grouped } from '#page/ui/naming'
import { costWord } from '../words/sentences'
import { heuristicTitle } from '../words/words'
import '#page/draw/scene/scene-colours.css'
import './lens.css'

const SIDE = 230
const EDGE = 30

/** The largest finite number on either axis. */
export const farthest = ({ dots }: DotsView): number =>
  Math.max(1, ...dots.flatMap(({ h, star }) => (Number.isFinite(h) && Number.isFinite(star) ? [h, star] : [])))

/** One dot for all states with the same h and h*, sized by their number; above the diagonal, h overestimates. */
export function Dots(props: {
  view: DotsView
  heuristic: HeuristicName
  /** Maximum of both axes; absent: the maximum of the dots. */
  most?: number
  /** Draws the axes only, with the diagonal, above which h overestimates. */
  isEmpty?: boolean
}) {
  const finite = () => props.view.dots.filter(({ h, star }) => Number.isFinite(h) && Number.isFinite(star))
  const dead = () => props.view.dots.filter(({ star }) => star === Number.POSITIVE_INFINITY)
  const most = () => props.most ?? farthest(props.view)
  const place = (value: number): number => (value / most()) * (SIDE - 16)
  const largest = () => Math.max(...props.view.dots.map(({ count }) => count))
  const radius = (count: number): number => 2.5 + 6.5 * Math.sqrt(count / largest())
  const sum = (list: readonly { readonly count: number }[]): number =>
    list.reduce((total, { count }) => total + count, 0)
  const title = () => (props.isEmpty === true ? 'what h says' : heuristicTitle[props.heuristic].replace(/ \(.*/, ''))
  const text = () =>
    props.isEmpty === true
      ? 'Above the line an estimate is too high.'
      : `${title()} overestimates in ${grouped(props.view.above)} of ${counted(props.view.states, 'state')}.`
  return (
    <figure class="lens-dots grid gap-6">
      <svg
        viewBox={`0 0 ${SIDE + EDGE + 10} ${SIDE + EDGE + 4}`}
        width={SIDE + EDGE + 10}
        role="img"
        aria-label={text()}
      >
        <g transform={`translate(${EDGE}, ${SIDE})`}>
          <path class="dots-axes unfilled" d={`M0 ${-SIDE + 4}V0H${SIDE}`} />
          <path class="dots-line" d={`M0 0L${SIDE - 8} ${-(SIDE - 8)}`} />
          <For each={finite()}>
            {dot => (
              <circle
                class="dot"
                classList={{ 'dot-above': dot.h > dot.star }}
                cx={place(dot.star)}
                cy={-place(dot.h)}
                r={radius(dot.count)}
              >
                <title>
                  {counted(dot.count, 'state')}: h {costWord(dot.h)}, h* {costWord(dot.star)}
                </title>
              </circle>
            )}
          </For>
          <text x={SIDE} y="20" class="dots-end">
            left to pay, h*{props.isEmpty === true ? '' : ` → ${costWord(most())}`}
          </text>
          <text transform={`translate(-10, ${-SIDE / 2}) rotate(-90)`} class="dots-middle text-middle">
            {title()}
          </text>
        </g>
      </svg>
      <figcaption class="lens-note ink-soft text-small line-18">
        {text()}
        <Show when={dead().length > 0}>
          {' '}
          {counted(sum(dead()), 'state is a dead end', 'states are dead ends')}; of these it sees{' '}
          {grouped(sum(dead().filter(({ h }) => h === Number.POSITIVE_INFINITY)))}.
        </Show>
      </figcaption>
    </figure>
  )
}

// The meaning of the signs of the picture, in one line.

import { Show } from 'solid-js'
import { flagPath } from '#page/draw/landmarks/landmark-svg'
import { starPath } from '#page/draw/graph/paint/shapes'
import './landmarks.css'

export function Legend(props: { trivial: boolean }) {
  return (
    <span class="lm-legend flex-row gap-14 ink-faint text-11-5 line-18">
      <span
        class="inline-flex items-center gap-6"
        title="Greedy-necessary: in every plan, it holds in the state right before the other first becomes true"
      >
        <svg width="30" height="10" viewBox="0 0 30 10" aria-hidden="true">
          <g class="lm-arrow lm-arrow-greedy-necessary unfilled">
            <path d="M0,5H23" />
            <path class="lm-head" d="M22,1.4L29,5L22,8.6" />
          </g>
        </svg>
        right before
      </span>
      <span
        class="inline-flex items-center gap-6"
        title="Natural: in every plan, it holds at some time before the other first does"
      >
        <svg width="30" height="10" viewBox="0 0 30 10" aria-hidden="true">
          <g class="lm-arrow lm-arrow-natural unfilled">
            <path d="M0,5H23" />
            <path class="lm-head" d="M22,1.4L29,5L22,8.6" />
          </g>
        </svg>
        some time before
      </span>
      <span class="lm-legend-flag inline-flex items-center gap-6">
        <svg width="12" height="16" viewBox="-1 -8 12 16" aria-hidden="true" class="lm-key-landmark">
          <path d={flagPath(0, 0)} />
        </svg>
        landmark
      </span>
      <Show when={props.trivial}>
        <span class="lm-legend-small inline-flex items-center gap-6">
          <svg width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true" class="lm-key-goal">
            <path d={starPath(0, 0, 6)} />
          </svg>
          goal
        </span>
        <span class="lm-legend-small inline-flex items-center gap-6">
          <svg width="10" height="10" viewBox="-5 -5 10 10" aria-hidden="true" class="lm-key-initial unfilled">
            <circle r="3.5" />
          </svg>
          initial
        </span>
      </Show>
      <span class="inline-flex items-center gap-6">
        <svg width="12" height="12" viewBox="-6 -6 12 12" aria-hidden="true">
          <circle class="lm-now" r="5" />
        </svg>
        holds now
      </span>
    </span>
  )
}

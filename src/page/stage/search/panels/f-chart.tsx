// f and h of the nodes chosen so far, in order: where the search progresses, and where it spreads over a plateau.

import { createMemo, Show } from 'solid-js'
import { usesHeuristic, weightOf } from '#planning/textbook/options'
import { counted } from '#page/ui/naming'
import { useFeature } from '#page/state/use-app'
import type { RunData } from '../run/run-state'
import { costText } from '../words/sentences'
import { createSearching } from '../run/searching'
import './panels.css'

const WIDTH = 520
const HEIGHT = 96
/** Maximum number of points of a line. */
const MAX_POINTS = 520

interface Course {
  /** SVG path of the values of f. */
  readonly f: string
  readonly h: string
  readonly most: string
  readonly count: number
}

/** The values of the choices so far; if there are many, the maximum of each interval. */
function courseOf({ replay, log, options, digits }: RunData): Course {
  const count = replay.choices
  const weight = weightOf(options)
  const each = Math.max(1, Math.ceil(count / MAX_POINTS))
  const fs: number[] = []
  const hs: number[] = []
  for (let choice = 0; choice < count; choice++) {
    const event = log.choiceEvent(choice)
    const h = log.hOf(log.nodeAt(event))
    const f = log.gAt(event) + (Number.isNaN(h) ? 0 : weight * h)
    const place = Math.floor(choice / each)
    fs[place] = Math.max(fs[place] ?? 0, f)
    hs[place] = Math.max(hs[place] ?? 0, Number.isNaN(h) ? 0 : h)
  }
  const top = Math.max(1, ...fs)
  const line = (values: readonly number[]): string => {
    const step = WIDTH / Math.max(1, values.length)
    return values
      .map((value, i) => {
        const y = (HEIGHT - 4 - (value / top) * (HEIGHT - 12)).toFixed(1)
        return `${i === 0 ? 'M' : 'L'}${(i * step).toFixed(1)} ${y}H${((i + 1) * step).toFixed(1)}`
      })
      .join('')
  }
  return { f: line(fs), h: line(hs), most: costText(Math.max(0, ...fs), digits), count }
}

export function CourseChart() {
  const { searchView } = useFeature(createSearching)
  const options = () => searchView.options(searchView.front())
  const course = createMemo(() => {
    const held = searchView.held()
    return held === null || held.replay.choices < 2 ? null : courseOf(held)
  })
  const hasH = () => usesHeuristic(options().algorithm)
  return (
    <Show when={course()}>
      {now => (
        <figure class="course">
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={`${hasH() ? 'f and h' : 'g'} of ${counted(now().count, 'chosen node')}, up to ${now().most}`}
          >
            <path class="course-f" d={now().f} />
            <Show when={hasH()}>
              <path class="course-h" d={now().h} />
            </Show>
          </svg>
          <figcaption class="note flex wrap">
            <span class="course-key-f">{hasH() ? 'f' : 'g'}</span>
            <Show when={hasH()}>
              <span class="course-key-h">h</span>
            </Show>
            <span>of the nodes in the order in which they were chosen; largest {now().most}</span>
          </figcaption>
        </figure>
      )}
    </Show>
  )
}

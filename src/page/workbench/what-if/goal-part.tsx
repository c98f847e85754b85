// One part of the goal, read-only.

import { marks } from '#page/state/focus/focus'
import { Icon } from '#page/ui/icon'
import './goal-part.css'

/** The fact in a positive or negative literal of the goal. */
const factIn = (part: string): string | undefined => /^(?:\(not )?(\([^\s()=][^()]*\))\)?$/.exec(part)?.[1]

export const markOfPart = (part: string) => {
  const fact = factIn(part)
  return fact === undefined ? {} : marks.fact(fact)
}

export function GoalPart(props: { part: string; holds: boolean }) {
  return (
    <li
      class="goal-part flex-row gap-5 ink-faint border round-small"
      classList={{ met: props.holds }}
      data-rove=""
      tabindex={-1}
      {...markOfPart(props.part)}
    >
      <Icon name={props.holds ? 'check' : 'circle'} size={13} />
      <span class="unseen">{props.holds ? 'holds: ' : 'does not hold: '}</span>
      <code class="ink">{props.part}</code>
    </li>
  )
}

/** Shown next to the goal if all of it holds. */
export const GoalHolds = () => (
  <span class="goal-holds ink-goal text-11-5 line-18" data-part="goal-holds">
    holds here
  </span>
)

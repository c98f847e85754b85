// Why an action is not applicable: the conditions that do not hold.

import { For } from 'solid-js'
import { marks } from '#page/state/focus/focus'
import { Icon } from '#page/ui/icon'
import { Prose } from '#page/workbench/parts/prose'
import './way.css'

export interface Reasons {
  readonly action: string
  /** PDDL of a condition, or a sentence. */
  readonly reasons: readonly string[]
}

export function WhyNot(props: Reasons) {
  return (
    <div class="why mb-8 pad-8-12 round" data-part="why" role="status">
      <code class="name" {...marks.action(props.action)}>
        {props.action}
      </code>{' '}
      is not applicable here:
      <ul>
        <For each={props.reasons}>
          {reason => (
            <li class="flex items-baseline gap-8">
              <Icon name="square" size={12} />
              <Prose text={reason.startsWith('(') ? `\`${reason}\` does not hold` : reason} />
            </li>
          )}
        </For>
      </ul>
    </div>
  )
}

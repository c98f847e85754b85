// What an answer on a plan says, part by part, and whether each is so.

import { For } from 'solid-js'
import type { PartName, VerdictPart } from '../../../kinds/verdict'
import { Icon } from '../../parts/icon'
import './verdict-parts.css'

const says: Readonly<Record<PartName, string>> = {
  verdict: 'Valid or not',
  kind: 'What fails',
  step: 'At which step',
  action: 'Which action',
  'facts-true': 'Only unmet facts',
  'facts-complete': 'All unmet facts',
  'one-named': 'One unmet fact at least',
  parseable: 'A problem of this domain',
  solvable: 'Solvable',
  'same-beginning': 'The same initial state',
  equivalent: 'Equivalent',
  'equivalent-placeholder': 'Equivalent with goal objects exchanged',
}

export function VerdictParts(props: { parts: readonly VerdictPart[] }) {
  return (
    <ul class="said-parts" aria-label="The answer part by part">
      <For each={props.parts}>
        {({ name, holds }) => (
          <li classList={{ 'part-right': holds === true, 'part-wrong': holds === false }}>
            <Icon name={holds === null ? 'minus' : holds ? 'check' : 'x'} size={13} />
            {says[name]}
            <span class="unseen">
              {holds === null ? ': not said' : holds ? ': right' : ': wrong'}
            </span>
          </li>
        )}
      </For>
    </ul>
  )
}

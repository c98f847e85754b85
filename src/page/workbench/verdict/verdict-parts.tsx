// The statements of an answer about a plan, each with its correctness.

import { For } from 'solid-js'
import type { VerdictPart } from '#questions/kinds/verdict'
import { Icon } from '#page/ui/icon'
import { partTitles } from './part-titles'
import './verdict.css'

export function VerdictParts(props: { parts: readonly VerdictPart[] }) {
  return (
    <ul class="answer-parts note flex wrap no-list" aria-label="The answer part by part">
      <For each={props.parts}>
        {({ name, holds }) => (
          <li classList={{ 'part-right': holds === true, 'part-wrong': holds === false }}>
            <Icon name={holds === null ? 'minus' : holds ? 'check' : 'x'} size={13} />
            {partTitles[name]}
            <span class="unseen">{holds === null ? ': not stated' : holds ? ': right' : ': wrong'}</span>
          </li>
        )}
      </For>
    </ul>
  )
}

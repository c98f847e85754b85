// Omitted items, each with its reason, as items of the enclosing list.

import { For } from 'solid-js'
import type { LeftOut } from '#teaching/exports/item'
import { Prose } from './prose'
import './left-out-items.css'

export const LeftOutItems = (props: { left: readonly Pick<LeftOut, 'name' | 'reason'>[] }) => (
  <For each={props.left}>
    {({ name, reason }) => (
      <li class="left-out-item">
        <strong>{name}</strong>
        <span>
          <Prose text={reason} />
        </span>
      </li>
    )}
  </For>
)

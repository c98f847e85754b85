// The faults that keep two texts from being compared, each with a link to its place.

import { For, Show } from 'solid-js'
import type { PairFault } from '#questions/views/pairs/pair-view'
import { Prose } from '#page/workbench/parts/prose'
import { createTextDesk } from '#page/workbench/pddl/desk'
import { useFeature } from '#page/state/use-app'
import { Icon } from '#page/ui/icon'
import { grouped } from '#page/ui/naming'
import { createSecond } from './second'
import './compare.css'

const textNames = (isDomain: boolean) =>
  ({ domain: 'Domain', a: 'First problem', b: isDomain ? 'Second domain' : 'Second problem' }) as const

export function Faults(props: { faults: readonly PairFault[] }) {
  const second = useFeature(createSecond)
  const desk = useFeature(createTextDesk)
  const go = ({ text, span }: PairFault): void => {
    if (text === 'b') second.reveal(span)
    else desk.reveal(text === 'a' ? 'problem' : 'domain', span.from, span.to)
  }
  return (
    <div class="found-faults" role="status">
      <h3>
        <Icon name="triangle-alert" size={15} />
        Not compared yet
      </h3>
      <p class="faint">Fix these first; the comparison then follows.</p>
      <ul>
        <For each={props.faults.slice(0, 50)}>
          {fault => (
            <li>
              <button class="flex wrap finger-high" type="button" onClick={() => go(fault)}>
                <strong>{textNames(second.isDomain())[fault.text]}</strong>
                <span>
                  <Prose text={fault.message} />
                </span>
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.faults.length > 50}>
        <p class="faint numbers">and {grouped(props.faults.length - 50)} more.</p>
      </Show>
    </div>
  )
}

// Which object of one problem is which of the other.

import { For, Show } from 'solid-js'
import type { Renaming } from '../../equivalence/comparison'
import { Icon } from '../parts/icon'
import { counted, grouped } from '../parts/naming'
import { isByName } from './rename'
import type { SideNames } from './names'
import './matching.css'

/** Objects listed at most. */
const MOST = 400

/** `goal`: another renaming, by which goals are compared. */
export function Matching(props: {
  renaming: Renaming | null
  goal: Renaming | null
  names: SideNames
}) {
  return (
    <Show
      when={props.renaming}
      fallback={
        <p class="matching-none">
          <Icon name="equal-not" size={13} />
          No renaming of objects turns one initial state into the other.
        </p>
      }
    >
      {renaming => (
        <>
          <Listed
            renaming={renaming()}
            title={props.goal === null ? 'Matched objects' : 'Objects in the initial state'}
            names={props.names}
          />
          <Show when={props.goal}>
            {goal => <Listed renaming={goal()} title="Objects in the goal" names={props.names} />}
          </Show>
        </>
      )}
    </Show>
  )
}

function Listed(props: { renaming: Renaming; title: string; names: SideNames }) {
  const others = () => props.renaming.filter(([inA, inB]) => inA !== inB)
  const kept = () => props.renaming.length - others().length
  return (
    <div class="matching">
      <h4>{props.title}</h4>
      <Show
        when={!isByName(props.renaming)}
        fallback={
          <p class="faint">
            {props.renaming.length === 0
              ? 'There are no objects to match.'
              : `All ${counted(props.renaming.length, 'object')} by their names.`}
          </p>
        }
      >
        <ul aria-label={`${props.title}: ${props.names.a}, ${props.names.b}`}>
          <For each={others().slice(0, MOST)}>
            {([inA, inB]) => (
              <li>
                <code>{inA}</code>
                <Icon name="arrow-right" size={12} />
                <span class="unseen">is</span>
                <code>{inB}</code>
              </li>
            )}
          </For>
        </ul>
        <Show when={kept() > 0 || others().length > MOST}>
          <p class="faint numbers">
            {others().length > MOST ? `and ${grouped(others().length - MOST)} more; ` : ''}
            {kept() > 0 ? `${counted(kept(), 'object')} by name.` : ''}
          </p>
        </Show>
      </Show>
    </div>
  )
}

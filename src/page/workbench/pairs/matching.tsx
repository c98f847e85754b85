// Which object of one problem corresponds to which of the other.

import { For, Show } from 'solid-js'
import type { Renaming } from '#planning/equivalence/comparison'
import type { ComparedView } from '#questions/views/pairs/pair-view'
import { Icon } from '#page/ui/icon'
import { counted, grouped } from '#page/ui/naming'
import { isByName } from './rename'
import type { SideNames } from './names'
import './pairs.css'

/** Maximum number of objects listed. */
const MAX_OBJECTS = 400

/** The best matching; a renaming in the strict sense only if the initial states agree. */
export function Matching(props: { view: ComparedView; names: SideNames }) {
  return (
    <>
      <Listed
        renaming={props.view.renaming}
        title={props.view.goalRenaming === null ? 'Matched objects' : 'Objects in the initial state'}
        names={props.names}
      />
      <Show when={props.view.goalRenaming}>
        {goal => <Listed renaming={goal()} title="Objects in the goal" names={props.names} />}
      </Show>
    </>
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
              ? 'No objects are matched.'
              : `All ${counted(props.renaming.length, 'object')} by their names.`}
          </p>
        }
      >
        <ul class="scrolls-y" aria-label={`${props.title}: ${props.names.a}, ${props.names.b}`}>
          <For each={others().slice(0, MAX_OBJECTS)}>
            {([inA, inB]) => (
              <li class="bg-well round-small">
                <code>{inA}</code>
                <Icon name="arrow-right" size={12} />
                <span class="unseen">is</span>
                <code>{inB}</code>
              </li>
            )}
          </For>
        </ul>
        <Show when={kept() > 0 || others().length > MAX_OBJECTS}>
          <p class="faint numbers">
            {others().length > MAX_OBJECTS ? `and ${grouped(others().length - MAX_OBJECTS)} more; ` : ''}
            {kept() > 0 ? `${counted(kept(), 'object')} by name.` : ''}
          </p>
        </Show>
      </Show>
    </div>
  )
}

// The field of a prediction, by the kind of question.

import { createMemo, createSignal, Match, Show, Switch } from 'solid-js'
import type { Value } from '#teaching/computed'
import type { Inline, Prediction } from '#teaching/lesson'
import { ChoiceList } from './choice-list'
import type { FieldProps } from './field'
import { NamePicker, type NameSort, type PickedName } from './name-picker'
import { NumberField } from './number-field'
import { NumberTable } from './number-table'
import type { Computed } from './prose'
import './number-table.css'

export interface PredictionFieldProps extends FieldProps {
  readonly ask: Prediction['ask']
  readonly options: readonly (readonly Inline[])[]
  /** Facts, actions, steps, states or rows to pick from; undefined until they are known. */
  readonly names: readonly PickedName[] | undefined
  /** True if the number before each name is its value. */
  readonly numbered?: boolean
  readonly computed: Computed
}

export function PredictionField(props: PredictionFieldProps) {
  const [part, setPart] = createSignal<ReadonlyMap<string, Value>>(new Map())
  const plainNames = createMemo(() => props.names?.map(({ name }) => name) ?? [])
  const isNames = () => /^(?:facts?|actions?|steps|state)$/.test(props.ask)
  return (
    <Switch>
      <Match when={props.ask === 'choice'}>
        <ChoiceList {...props} />
      </Match>
      <Match when={props.ask === 'number'}>
        <NumberField {...props} />
      </Match>
      <Match when={isNames()}>
        <Show when={props.names} fallback={<FieldComing />}>
          {names => (
            <NamePicker
              {...props}
              names={names()}
              numbered={props.numbered === true}
              sort={sortOf(props.ask)}
              several={props.ask.endsWith('s')}
            />
          )}
        </Show>
      </Match>
      <Match when={props.ask === 'table'}>
        <Show when={props.names} fallback={<FieldComing />}>
          <NumberTable {...props} names={plainNames()} part={part()} changePart={setPart} />
        </Show>
      </Match>
    </Switch>
  )
}

const sortOf = (ask: Prediction['ask']): NameSort =>
  ask === 'steps' ? 'step' : ask === 'state' ? 'state' : ask.startsWith('action') ? 'action' : 'fact'

const FieldComing = () => <div class="field-coming bg-well round" aria-busy="true" />

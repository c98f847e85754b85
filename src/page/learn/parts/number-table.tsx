// A number for each row: the prediction for each action or fact.

import { createMemo, For, Show } from 'solid-js'
import type { Value } from '#teaching/computed'
import { Icon } from '#page/ui/icon'
import type { FieldProps } from './field'
import { NumberField } from './number-field'
import './number-table.css'

/** The rows of a value by name; none if it has no rows. */
export const rowsOf = (value: Value | null): ReadonlyMap<string, Value> =>
  new Map(typeof value === 'object' && value !== null && 'rows' in value ? value.rows : [])

/** The value has a row for each name; null until each has a number. */
export function NumberTable(
  props: FieldProps & {
    names: readonly string[]
    /** The rows that are filled in so far. */
    part: ReadonlyMap<string, Value>
    changePart: (part: ReadonlyMap<string, Value>) => void
  },
) {
  const truth = createMemo(() => rowsOf(props.truth))
  const shown = createMemo(() => (props.value === null ? props.part : rowsOf(props.value)))
  const put = (name: string, value: Value | null): void => {
    const part = new Map(shown())
    if (value === null) part.delete(name)
    else part.set(name, value)
    props.changePart(part)
    const rows = props.names.map(each => [each, part.get(each)] as const)
    const isWhole = rows.every((row): row is readonly [string, Value] => row[1] !== undefined)
    props.change(isWhole ? { rows } : null)
  }
  /** False for a learner who skipped the prediction. */
  const hasPrediction = () => shown().size > 0
  const numberLabel = (value: Value | undefined): string =>
    value === Number.POSITIVE_INFINITY ? 'infinite' : value === undefined ? '' : String(value)
  return (
    <table class="number-table full-width collapsed" aria-labelledby={props.labelledBy}>
      <Show when={props.truth !== null}>
        <thead>
          <tr>
            <td />
            <Show when={hasPrediction()}>
              <th scope="col">You</th>
            </Show>
            <th scope="col">It is</th>
          </tr>
        </thead>
      </Show>
      <tbody>
        <For each={props.names}>
          {(name, index) => (
            <tr>
              <th scope="row">
                <code>{name}</code>
              </th>
              <Show
                when={props.truth === null}
                fallback={
                  <Show when={hasPrediction()}>
                    <td class="numbers">{numberLabel(shown().get(name)) || '–'}</td>
                  </Show>
                }
              >
                <td>
                  <NumberField
                    small
                    id={`${props.id}-${index()}`}
                    label={name}
                    labelledBy=""
                    value={shown().get(name) ?? null}
                    change={value => put(name, value)}
                    locked={props.locked}
                    truth={null}
                  />
                </td>
              </Show>
              <Show when={props.truth !== null}>
                <Truth text={numberLabel(truth().get(name))} isRight={shown().get(name) === truth().get(name)} />
              </Show>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  )
}

/** The right answer of a row, and whether the prediction was right. */
function Truth(props: { text: string; isRight: boolean }) {
  return (
    <td class="table-truth weight-600 numbers" data-truth={props.isRight ? 'right' : undefined}>
      {props.text}
      <Show when={props.isRight}>
        <Icon name="check" size={13} />
        <span class="unseen">right</span>
      </Show>
    </td>
  )
}

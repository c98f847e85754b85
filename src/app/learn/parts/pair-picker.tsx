// Pairs of facts: a triangle of boxes to tick, a row and a column for each fact.

import { For, Show } from 'solid-js'
import type { Value } from '../../../teaching/computed'
import { marks } from '../../focus/focus'
import { Icon } from '../../parts/icon'
import { counted } from '../../parts/naming'
import type { FieldProps } from './field'
import './pair-picker.css'

type Pair = readonly [string, string]

/** The pairs of a value; none where it is no list of pairs. */
export const pairsOf = (value: Value | null): readonly Pair[] =>
  Array.isArray(value)
    ? value.filter(
        (each): each is [string, string] =>
          Array.isArray(each) && each.length === 2 && each.every(name => typeof name === 'string'),
      )
    : []

const isSame = ([a, b]: Pair, [c, d]: Pair): boolean => (a === c && b === d) || (a === d && b === c)

/** The value is a list of pairs of names. */
export function PairPicker(props: FieldProps & { names: readonly string[] }) {
  const has = (value: Value | null, pair: Pair): boolean =>
    pairsOf(value).some(other => isSame(other, pair))
  const put = (pair: Pair, on: boolean): void => {
    const others = pairsOf(props.value).filter(other => !isSame(other, pair))
    props.change(on ? [...others, pair] : others)
  }
  /** The last fact needs no row of its own, the first no column. */
  const rows = () => props.names.slice(1)
  const columns = () => props.names.slice(0, -1)
  return (
    <div class="pair-picker">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it */}
      <section class="pair-scroll" aria-labelledby={props.labelledBy} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              <For each={columns()}>
                {name => (
                  <th scope="col">
                    <code {...marks.fact(name)}>{name}</code>
                  </th>
                )}
              </For>
            </tr>
          </thead>
          <tbody>
            <For each={rows()}>
              {(row, index) => (
                <tr>
                  <th scope="row">
                    <code {...marks.fact(row)}>{row}</code>
                  </th>
                  <For each={columns().slice(0, index() + 1)}>
                    {column => (
                      <PairCell
                        pair={[row, column]}
                        isChosen={has(props.value, [row, column])}
                        isRight={props.truth === null ? null : has(props.truth, [row, column])}
                        locked={props.locked}
                        put={put}
                      />
                    )}
                  </For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </section>
      <Show when={!props.locked}>
        <p class="pair-count faint numbers">
          {counted(pairsOf(props.value).length, 'pair')} chosen
        </p>
      </Show>
    </div>
  )
}

function PairCell(props: {
  pair: Pair
  isChosen: boolean
  /** Null while it is not shown. */
  isRight: boolean | null
  locked: boolean
  put: (pair: Pair, on: boolean) => void
}) {
  const says = () =>
    props.isRight === null || (!props.isRight && !props.isChosen)
      ? ''
      : props.isRight
        ? props.isChosen
          ? ', right'
          : ', missing'
        : ', not right'
  return (
    <td
      class="pair-cell"
      data-truth={
        props.isRight === true
          ? 'right'
          : props.isRight === false && props.isChosen
            ? 'wrong'
            : undefined
      }
    >
      <label>
        <input
          type="checkbox"
          aria-label={`${props.pair[0]} and ${props.pair[1]}${says()}`}
          checked={props.isChosen}
          disabled={props.locked}
          onChange={event => props.put(props.pair, event.currentTarget.checked)}
        />
        <Show when={says() !== ''}>
          <Icon name={props.isRight ? (props.isChosen ? 'check' : 'plus') : 'x'} size={13} />
        </Show>
      </label>
    </td>
  )
}

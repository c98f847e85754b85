// All pairs of the facts that can change, as a triangle: the learner marks mutually exclusive pairs, then the solution
// is shown next to them.

import { createEffect, createMemo, createSignal, For, onMount, Show } from 'solid-js'
import type { Value } from '#teaching/computed'
import type { MutexPairs } from '#teaching/views/pairs'
import { marks } from '#page/state/focus/focus'
import { Icon } from '#page/ui/icon'
import { counted } from '#page/ui/naming'
import { rove } from '#page/ui/lists/roving'
import type { LiveProps } from '../live-props'
import { Asked } from '../parts/asked'
import { createNames } from '../parts/names'
import { createWords, type Words } from '../parts/words'
import { lookOf, pairWords } from './pair-look'
import { Fold } from '#page/ui/fold'
import { inBackground } from '#page/browser/background'
import './pairs.css'

/** Maximum number of lines of the matrix. */
const MAX_LINES = 24

export function StatePairs(props: LiveProps) {
  const words = createWords(props)
  const names = createNames(props)
  /** Before the solution may be seen, only the names are requested. */
  return (
    <Show
      when={props.open}
      fallback={
        <Show when={names().facts.length > 0}>
          <Triangle {...props} facts={names().facts} truth={null} words={words} />
        </Show>
      }
    >
      <Asked
        what="looking for pairs that are never true together"
        about={props.world.source}
        ask={api => api.teaching.mutexPairs(props.world.source)}
      >
        {truth => <Triangle {...props} facts={truth().facts} truth={truth()} words={words} />}
      </Asked>
    </Show>
  )
}

const keyOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

/** The pairs in a prediction: lists of two facts. */
function pairsIn(value: Value | null): ReadonlyMap<string, readonly [string, string]> {
  const found = new Map<string, readonly [string, string]>()
  if (Array.isArray(value))
    for (const pair of value as readonly Value[])
      if (Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'string')
        found.set(keyOf(pair[0], pair[1]), [pair[0], pair[1]])
  return found
}

const TO_MARK = 'Pairs of facts; press a pair to mark that the two exclude each other'

type TriangleProps = LiveProps & {
  readonly facts: readonly string[]
  readonly truth: MutexPairs | null
  readonly words: Words
}

export function Triangle(props: TriangleProps) {
  const facts = createMemo(() => props.facts.slice(0, MAX_LINES))
  createEffect(() => inBackground(props.words.want(facts())))
  const byName = createMemo(() => pairsIn(props.prediction))
  const mutex = createMemo(() => {
    const { truth } = props
    return truth === null ? null : new Set(truth.pairs.map(([a, b]) => keyOf(truth.facts[a]!, truth.facts[b]!)))
  })
  const marking = () => !props.open && props.part.predict?.ask === 'pairs'
  const toggle = (a: string, b: string): void => {
    const next = new Map(byName())
    if (!next.delete(keyOf(a, b))) next.set(keyOf(a, b), [a, b])
    props.predict([...next.values()])
  }
  /** The pair that is pointed at, or focused. */
  const [over, setOver] = createSignal<readonly [string, string] | null>(null)
  let table!: HTMLTableElement
  onMount(() => rove(table, () => [facts(), marking()]))
  return (
    <div class="live-pairs grid gap-10 scrolls-x">
      <table class="self-start collapsed" ref={table}>
        <caption class="unseen">{marking() ? TO_MARK : 'Pairs of facts'}</caption>
        <tbody>
          <For each={facts()}>
            {(row, at) => (
              <tr>
                <th scope="row" classList={{ 'live-pair-over': over()?.includes(row) }} {...marks.fact(row)}>
                  <code>{row}</code>
                  <span class="live-pair-number ink-faint text-11 numbers inline-block">{at() + 1}</span>
                </th>
                <For each={facts().slice(0, at())}>
                  {(column, place) => (
                    <Cell
                      row={row}
                      column={column}
                      isFirst={at() === 1 && place() === 0}
                      marking={marking()}
                      answer={byName().has(keyOf(row, column))}
                      mutex={mutex()?.has(keyOf(row, column)) ?? null}
                      judged={props.part.predict?.ask === 'pairs' && props.judged !== null}
                      inLayer={props.part.more.layer !== undefined}
                      toggle={() => toggle(row, column)}
                      over={isOver => setOver(isOver ? [column, row] : null)}
                    />
                  )}
                </For>
                <td class="live-pair-self" aria-hidden="true">
                  <span class="numbers">{at() + 1}</span>
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <PairDescription pair={over()} words={props.words} />
      <Show when={marking()}>
        <MarkedCount count={byName().size} />
      </Show>
      <Show when={props.truth}>
        {truth => (
          <PairLegend
            truth={truth()}
            facts={facts()}
            judged={props.judged !== null && props.part.predict?.ask === 'pairs'}
          />
        )}
      </Show>
      <Show when={props.facts.length > MAX_LINES}>
        <p class="faint numbers">
          The first {MAX_LINES} of {props.truth?.total ?? props.facts.length} facts are shown.
        </p>
      </Show>
    </div>
  )
}

function Cell(props: {
  row: string
  column: string
  isFirst: boolean
  marking: boolean
  answer: boolean
  mutex: boolean | null
  judged: boolean
  inLayer: boolean
  toggle: () => void
  over: (isOver: boolean) => void
}) {
  const look = () => lookOf(props.answer, props.mutex, props.judged, props.inLayer)
  const name = () => `${props.column} and ${props.row}`
  return (
    <td
      title={look().meaning === '' ? name() : `${name()}: ${look().meaning}`}
      data-pair={look().mark}
      onPointerEnter={() => props.over(true)}
      onPointerLeave={() => props.over(false)}
      onFocusIn={() => props.over(true)}
      onFocusOut={() => props.over(false)}
    >
      <Show
        when={props.marking}
        fallback={
          <span>
            <span class="unseen">
              {name()}
              {look().meaning === '' ? '' : `: ${look().meaning}`}
            </span>
            <Show when={look().icon}>{icon => <Icon name={icon()} size={14} />}</Show>
          </span>
        }
      >
        <button
          type="button"
          aria-pressed={props.answer}
          aria-label={name()}
          data-rove=""
          tabindex={props.isFirst ? 0 : -1}
          onClick={() => props.toggle()}
        >
          <Show when={look().icon}>{icon => <Icon name={icon()} size={14} />}</Show>
        </button>
      </Show>
    </td>
  )
}

const MarkedCount = (props: { count: number }) => (
  <p class="numbers" aria-live="polite">
    {props.count === 0 ? 'No pair is marked yet.' : `${counted(props.count, 'pair')} marked`}
  </p>
)

/** Describes the focused pair; the label of its cell gives screen readers the same text. */
function PairDescription(props: { pair: readonly [string, string] | null; words: Words }) {
  return (
    <p class="live-pair-words" aria-hidden="true">
      <Show when={props.pair} fallback={<span class="faint block ink-soft">Point at a square to read its pair.</span>}>
        {pair => (
          <>
            <code>{pair()[0]}</code> and <code>{pair()[1]}</code>
            <span class="block ink-soft">
              {props.words.fact(pair()[0])}; {props.words.fact(pair()[1])}
            </span>
          </>
        )}
      </Show>
    </p>
  )
}

/** Describes the solution: the number of pairs, and for each fact those it excludes. */
function PairLegend(props: { truth: MutexPairs; facts: readonly string[]; judged: boolean }) {
  const isOfLayer = () => props.truth.by === 'layer'
  const rows = createMemo(() =>
    props.facts.flatMap((fact, at) => {
      const others = props.truth.pairs.flatMap(([a, b]) =>
        a === at ? [props.truth.facts[b]!] : b === at ? [props.truth.facts[a]!] : [],
      )
      return others.length === 0 ? [] : [{ fact, others }]
    }),
  )
  return (
    <>
      <p class="live-pair-legend wrap ink-soft text-small flex">
        <Show
          when={props.judged}
          fallback={
            <span class="inline-flex items-center gap-6">
              <i class="grid place-center" data-pair="mutex">
                <Icon name="x" size={12} />
              </i>
              {pairWords(isOfLayer()).mutex}
            </span>
          }
        >
          <span class="inline-flex items-center gap-6">
            <i class="grid place-center" data-pair="right">
              <Icon name="x" size={12} />
            </i>
            {pairWords(isOfLayer()).mutex}, as you predicted
          </span>
          <span class="inline-flex items-center gap-6">
            <i class="grid place-center" data-pair="missed">
              <Icon name="x" size={12} />
            </i>
            {pairWords(isOfLayer()).mutex}, not marked
          </span>
          <span class="inline-flex items-center gap-6">
            <i class="grid place-center" data-pair="wrong">
              <Icon name="equal-not" size={12} />
            </i>
            marked, and {pairWords(isOfLayer()).free}
          </span>
        </Show>
      </p>
      <Fold class="live-pair-list">
        <summary>As a list</summary>
        <ul>
          <For each={rows()}>
            {({ fact, others }) => (
              <li>
                <code {...marks.fact(fact)}>{fact}</code>{' '}
                {isOfLayer() ? 'is mutex with' : 'is never true together with'}{' '}
                <For each={others}>
                  {(other, at) => (
                    <>
                      {at() === 0 ? '' : ', '}
                      <code {...marks.fact(other)}>{other}</code>
                    </>
                  )}
                </For>
              </li>
            )}
          </For>
        </ul>
      </Fold>
      <Show when={props.truth.by === 'h2'}>
        <p class="faint">
          There are too many states to look at all of them. These pairs are those that an invariant of pairs excludes;
          there may be more.
        </p>
      </Show>
    </>
  )
}

// The facts of a state as a list, PDDL next to English, with those just added and deleted.

import { createEffect, createMemo, For, Show } from 'solid-js'
import { marks } from '#page/state/focus/focus'
import { groupFacts } from '#page/workbench/what-if/fact-groups'
import { Icon } from '#page/ui/icon'
import type { Words } from '../parts/words'
import { inBackground } from '#page/browser/background'
import './state.css'

/** The status of a fact: added or deleted by the visible step or steps, unchanged, or static. */
export type FactChange = 'came' | 'gone' | 'stays'

export interface ListedFact {
  readonly name: string
  readonly change: FactChange
  /** True for facts of the answer; set only once the answer may be seen. */
  readonly isRight?: boolean
}

/** By first object, in natural order. */
export const inOrder = (facts: readonly string[]): readonly string[] => [...groupFacts(facts).values()].flat()

export function FactList(props: {
  title: string
  facts: readonly ListedFact[]
  words: Words
  /** Shown if there are none. */
  none: string
}) {
  createEffect(() => inBackground(props.words.want(props.facts.map(({ name }) => name))))
  /** By name, so that a row keeps its element from state to state. */
  const byName = createMemo(() => new Map(props.facts.map(fact => [fact.name, fact])))
  const names = createMemo(() => inOrder(props.facts.map(({ name }) => name)))
  const holding = () => props.facts.filter(({ change }) => change !== 'gone').length
  return (
    <section class="live-facts min-w-0">
      <h3>
        {props.title}{' '}
        <span class="count numbers" data-part="count">
          {holding()}
        </span>
      </h3>
      <Show when={names().length > 0} fallback={<p class="faint">{props.none}</p>}>
        <ul>
          <For each={names()}>
            {name => <Fact name={name} fact={byName().get(name)} english={props.words.fact(name)} />}
          </For>
        </ul>
      </Show>
    </section>
  )
}

const signs = { came: '+', gone: '−', stays: '' } as const
const spoken = { came: 'now true: ', gone: 'now false: ', stays: '' } as const

function Fact(props: { name: string; fact: ListedFact | undefined; english: string }) {
  const change = () => props.fact?.change ?? 'stays'
  return (
    <li
      class="live-fact flex wrap items-baseline border-top"
      classList={{ came: change() === 'came', gone: change() === 'gone' }}
      {...marks.fact(props.name)}
    >
      <i aria-hidden="true">{signs[change()]}</i>
      <span class="unseen">{spoken[change()]}</span>
      <code>{props.name}</code>
      <span class="live-english ink-soft">{props.english}</span>
      <Show when={props.fact?.isRight}>
        <span class="live-right ink-add">
          <Icon name="check" size={13} />
          <span class="unseen">right</span>
        </span>
      </Show>
    </li>
  )
}

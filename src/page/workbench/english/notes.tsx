// Below a text and its problem: the sentences that could not be parsed, each with a link to it, what is left open, and
// what is assumed. Facts are highlighted in the PDDL.

import { For, type JSX, Show } from 'solid-js'
import { Icon } from '#page/ui/icon'
import { counted, cutMiddle, grouped } from '#page/ui/naming'
import { Prose } from '../parts/prose'
import { useFeature } from '#page/state/use-app'
import { createEnglish } from './english'
import './notes.css'

/** Maximum number of sentences listed of each sort. */
const SHOWN = 50
/** Maximum number of characters shown of a sentence. */
const LONGEST = 160

export function Notes(props: { goTo: (unread: number) => void }) {
  const english = useFeature(createEnglish)
  const contextView = () => {
    const view = english.view()
    return english.text().trim() === '' || view?.domain === null ? undefined : view
  }
  return (
    <section class="english-notes flex wrap scrolls-y ink-soft border-top" aria-label="Notes on the reading">
      <Show when={contextView()}>
        {view => (
          <>
            <Show when={view().faults.length > 0}>
              <Sort title="The problem has errors" tone="warns">
                <For each={view().faults}>
                  {message => (
                    <li>
                      <Prose text={message} />
                    </li>
                  )}
                </For>
              </Sort>
            </Show>
            <Show when={view().unread.length > 0}>
              <Sort title={`Not read (${grouped(view().unread.length)})`} tone="warns">
                <For each={view().unread.slice(0, SHOWN)}>
                  {(each, at) => (
                    <li>
                      <button
                        type="button"
                        class="note-place no-padding ink text-left pointer"
                        onClick={() => props.goTo(at())}
                      >
                        <q>{cutMiddle(each.text.trim(), LONGEST)}</q>
                      </button>
                      <p>{each.message}</p>
                    </li>
                  )}
                </For>
              </Sort>
            </Show>
            <Show when={view().missing.length > 0}>
              <Sort title="Left open">
                <For each={view().missing}>
                  {each => <Rule text={each.text} facts={each.facts} verb="may hold as well" />}
                </For>
              </Sort>
            </Show>
            <Show when={view().assumed.length > 0 || !view().hasGoal}>
              <Sort title="Assumed">
                <For each={view().assumed}>{each => <Rule text={each.text} facts={each.facts} verb="added" />}</For>
                <Show when={!view().hasGoal}>
                  <li>The text states no goal, so the goal is empty.</li>
                </Show>
              </Sort>
            </Show>
            <Show when={view().unread.length + view().missing.length + view().assumed.length === 0 && view().hasGoal}>
              <p class="notes-whole flex-row gap-7">
                <Icon name="check" size={14} />
                Every sentence is read, and nothing is left open.
              </p>
            </Show>
          </>
        )}
      </Show>
    </section>
  )
}

function Sort(props: { title: string; tone?: 'warns'; children: JSX.Element }) {
  return (
    <section class="note-sort min-w-0" classList={{ 'note-warns': props.tone === 'warns' }}>
      <h3>
        <Show when={props.tone === 'warns'}>
          <Icon name="triangle-alert" size={13} />
        </Show>
        {props.title}
      </h3>
      <ul>{props.children}</ul>
    </section>
  )
}

/** A rule; pointing at it highlights its facts in the PDDL, and pointing at one of them highlights the rule. */
function Rule(props: { text: string; facts: readonly string[]; verb: string }) {
  const english = useFeature(createEnglish)
  const isLit = (): boolean => {
    const pointed = english.pointed()
    return pointed?.kind === 'fact' && props.facts.includes(pointed.name)
  }
  const point = (): void => english.point({ kind: 'facts', facts: props.facts })
  const leave = (): void => english.point(null)
  return (
    <li classList={{ 'note-lit': isLit() }}>
      <Prose text={props.text} />
      <Show when={props.facts.length > 0}>
        {' '}
        <button
          type="button"
          class="note-facts finger-high ink-accent text-small round-small pointer numbers"
          title={props.facts.slice(0, 40).join('\n')}
          onPointerEnter={point}
          onPointerLeave={leave}
          onFocus={point}
          onBlur={leave}
          onClick={point}
        >
          {counted(props.facts.length, 'fact')} {props.verb}
        </button>
      </Show>
    </li>
  )
}

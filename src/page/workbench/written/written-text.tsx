// A description of a problem: the initial state, the goal, and the meaning of the domain's words.

import { createMemo, For, Show } from 'solid-js'
import { PddlText } from '#page/editor/pddl-text'
import type { Question } from '#questions/kinds/question'
import type { Texts } from '#planning/pddl/symbols'
import { createPane } from '#page/state/lanes/pane'
import { Icon } from '#page/ui/icon'
import { counted } from '#page/ui/naming'
import { useApp } from '#page/state/use-app'
import { descriptionLines } from './description-lines'
import './written-text.css'

export function WrittenText(props: { question: Question; placeholder: boolean }) {
  const lines = createMemo(() => descriptionLines(props.question.question))
  return (
    <div class="written">
      <Show when={props.question.context.trim()}>
        {context => (
          <details class="written-fold">
            <summary class="flex-row gap-6 ink-faint pointer no-list">
              <Icon name="chevron-right" size={14} />
              <strong>The prompt around it</strong>
            </summary>
            <p class="written-prompt break-anywhere pre-wrap">{context()}</p>
          </details>
        )}
      </Show>
      <section
        class="written-text scrolls-y break-anywhere pretty"
        data-edged="card"
        tabindex="0"
        aria-label="The text"
      >
        <div>
          <For each={lines().start}>{line => <p>{line}</p>}</For>
        </div>
        <Show when={lines().goal.length > 0}>
          <div class="written-goal">
            <Icon name="star" size={15} />
            <For each={lines().goal}>{line => <p>{line}</p>}</For>
          </div>
        </Show>
      </section>
      <Show when={props.placeholder}>
        <p class="written-open flex gap-7 ink-soft">
          <Icon name="info" size={14} />
          <span>Which objects take which place in the goal is left open: any choice is right.</span>
        </p>
      </Show>
      <DomainWords domain={props.question.judged?.domain ?? ''} />
      <p class="written-ask border-top">Write the problem that this text describes, in PDDL:</p>
    </div>
  )
}

/** Maximum number of predicates explained; the PDDL has all of them. */
const MAX_PREDICATES = 60

interface Word {
  readonly shape: string
  readonly english: string
}

/** A phrase that repeats the PDDL is dropped. */
const withoutPddl = (phrase: string): string => (phrase.startsWith('(') ? '' : phrase)

/** Each predicate with its meaning, if phrases or comments define it. */
function DomainWords(props: { domain: string }) {
  const { lanes } = useApp()
  const pane = createPane(
    () => (props.domain === '' ? null : props.domain),
    domain =>
      lanes.quietly('quick', async api => {
        const texts: Texts = { domain, problem: '' }
        const { predicates, schemas } = await api.texts.meaning(texts)
        const words: readonly Word[] = await Promise.all(
          predicates.slice(0, MAX_PREDICATES).map(async ({ shape, span }) => {
            const hover = await api.texts.hover(texts, 'domain', span.from + 1)
            return { shape, english: hover?.doc || withoutPddl(hover?.phrase ?? '') }
          }),
        )
        return { words, actions: schemas.length, predicates: predicates.length }
      }),
    { again: lanes.domains },
  )
  return (
    <details class="written-fold" open>
      <summary class="flex-row gap-6 ink-faint pointer no-list">
        <Icon name="chevron-right" size={14} />
        <strong>The domain’s words</strong>
        <Show when={pane.value()}>
          {found => (
            <span>
              {counted(found().predicates, 'predicate')}, {counted(found().actions, 'action')}
            </span>
          )}
        </Show>
      </summary>
      <dl class="written-words">
        <For each={pane.value()?.words ?? []}>
          {({ shape, english }) => (
            <div class="flex wrap">
              <dt>
                <code class="break-anywhere">{shape}</code>
              </dt>
              <dd class="ink-soft">{english}</dd>
            </div>
          )}
        </For>
      </dl>
      <details class="written-fold">
        <summary class="flex-row gap-6 ink-faint pointer no-list">
          <Icon name="chevron-right" size={14} />
          <strong>Its PDDL</strong>
        </summary>
        <div class="written-pddl framed scrolls">
          <PddlText text={props.domain} label="PDDL of the domain" />
        </div>
      </details>
    </details>
  )
}

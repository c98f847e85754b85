// A question with a prompt for models as its text, as people get it: the situation, the goal, what can be done, how to
// answer. The prompt itself is folded below.

import { For, type JSX, Show } from 'solid-js'
import { type PeopleText, peopleHeads } from '#questions/benchmarks/people-text'
import type { Question } from '#questions/kinds/question'
import { Icon } from '#page/ui/icon'
import { useApp, useFeature } from '#page/state/use-app'
import { createFolding } from './folding'
import { PromptText } from './prompt-text'
import './statement.css'

export function ForPeople(props: { question: Question; text: PeopleText }) {
  const steps = () => (
    <Show when={props.text.steps}>
      {steps => (
        <Part title={steps().title}>
          <ol class="people-steps" aria-label={steps().title}>
            <For each={steps().list}>{step => <li>{step}</li>}</For>
          </ol>
        </Part>
      )}
    </Show>
  )
  return (
    <>
      <Show when={props.text.event}>
        {steps()}
        <p>{props.text.event}</p>
      </Show>
      <Part title={peopleHeads.situation}>
        <For each={props.text.situation}>
          {line => (
            <p>
              <PromptText text={line} />
            </p>
          )}
        </For>
        <Show when={props.text.objects}>
          <p class="people-objects ink-soft">{props.text.objects}</p>
        </Show>
      </Part>
      <Show when={props.text.goal.length > 0}>
        <Part title={peopleHeads.goal} goal>
          <For each={props.text.goal}>
            {line => (
              <p>
                <PromptText text={line} />
              </p>
            )}
          </For>
        </Part>
      </Show>
      <Show when={!props.text.event}>{steps()}</Show>
      <Actions text={props.text} />
      <p class="statement-ask border-top weight-600">{props.text.ask}</p>
      <p class="people-how ink-soft">{props.text.how}</p>
    </>
  )
}

/** The possible actions, open if there is room. */
function Actions(props: { text: PeopleText }) {
  const { rulesOpen, setRulesOpen } = useFeature(createFolding)
  const { layout } = useApp()
  const isOpen = () => rulesOpen() ?? layout.room() !== 'narrow'
  return (
    <details
      class="statement-fold people-actions"
      open={isOpen()}
      onToggle={event => {
        const { open } = event.currentTarget
        if (open !== isOpen()) setRulesOpen(open)
      }}
    >
      <summary>
        <Icon name="chevron-right" size={14} />
        <strong>{peopleHeads.actions}</strong>
        <Show when={!isOpen()}>
          <span>{props.text.actions.map(({ title }) => title).join('; ')}</span>
        </Show>
      </summary>
      <Show when={props.text.about}>
        <p>{props.text.about}</p>
      </Show>
      <dl>
        <For each={props.text.actions}>
          {({ title, lines }) => (
            <>
              <dt class="weight-600">{title}</dt>
              <For each={lines}>
                {([head, facts]) => (
                  <dd>
                    <span class="ink-soft">{head}:</span> {facts}.
                  </dd>
                )}
              </For>
            </>
          )}
        </For>
      </dl>
      <For each={props.text.rules}>{rule => <p>{rule}</p>}</For>
    </details>
  )
}

function Part(props: { title: string; goal?: true; children: JSX.Element }) {
  return (
    <section class="people-part" data-goal={props.goal ? '' : undefined} aria-label={props.title}>
      <h4>
        <Show when={props.goal}>
          <Icon name="star" size={14} />
        </Show>
        {props.title}
      </h4>
      {props.children}
    </section>
  )
}

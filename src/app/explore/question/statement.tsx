// A question in the layout of PlanBench: the rules and the worked examples folded, then how things stand, the goal, and
// what is asked.

import { For, type JSX, Match, Show, Switch } from 'solid-js'
import { wordsOfKind } from '../../../kinds/codes'
import type { Question } from '../../../kinds/question'
import { counted } from '../../parts/naming'
import { Icon } from '../../parts/icon'
import { introductionParts, type StatementPart } from './statement-parts'
import { Told } from './told-text'
import './statement.css'

export function Statement(props: { question: Question; parts: readonly StatementPart[] }) {
  const before = () => introductionParts(props.question.context)
  return (
    <div class="statement">
      <Show when={before().introduction !== ''}>
        <Folded title="The rules" says={before().introduction}>
          <p class="as-written">{before().introduction}</p>
        </Folded>
      </Show>
      <Show when={before().worked.length > 0}>
        <Folded
          title={counted(before().worked.length, 'worked example')}
          says={before().worked[0]!}
        >
          <For each={before().worked}>{text => <p class="as-written worked-block">{text}</p>}</For>
        </Folded>
      </Show>
      <For each={props.parts}>{part => <Part part={part} />}</For>
      <p class="statement-ask">{wordsOfKind(props.question.kind).summary}:</p>
    </div>
  )
}

function Folded(props: { title: string; says: string; children: JSX.Element }) {
  return (
    <details class="statement-fold">
      <summary>
        <Icon name="chevron-right" size={14} />
        <strong>{props.title}</strong>
        <span>{props.says.slice(0, 160)}</span>
      </summary>
      {props.children}
    </details>
  )
}

function Part(props: { part: StatementPart }) {
  const steps = () => (props.part.kind === 'steps' ? props.part : undefined)
  const text = () => (props.part.kind === 'steps' ? '' : props.part.text)
  return (
    <Switch>
      <Match when={steps()}>
        {list => (
          <div class="told-plan">
            <h4>{list().title}</h4>
            <ol aria-label={list().title}>
              <For each={list().steps}>{step => <li>{step}</li>}</For>
            </ol>
          </div>
        )}
      </Match>
      <Match when={true}>
        <p class={`statement-${props.part.kind}`}>
          <Show when={props.part.kind === 'goal'}>
            <Icon name="star" size={15} />
          </Show>
          <Told text={text()} />
        </p>
      </Match>
    </Switch>
  )
}

// A question in the layout of PlanBench: the rules and the worked examples folded, then the state, the goal, and the
// question.

import { For, type JSX, Match, Show, Switch, useContext } from 'solid-js'
import type { QuestionSummary } from '#questions/benchmarks/question-summary'
import { wordsOfKind } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import { colourIn } from '#base/colour-words'
import { createPane } from '#page/state/lanes/pane'
import { marks } from '#page/state/focus/focus'
import { ScopedAppContext, useApp } from '#page/state/use-app'
import { counted } from '#page/ui/naming'
import { Icon } from '#page/ui/icon'
import { introductionParts, type StatementPart } from './statement-parts'
import { ForPeople } from './for-people'
import { PromptText } from './prompt-text'
import './statement.css'

export function Statement(props: { question: Question; parts: readonly StatementPart[] }) {
  const { lanes } = useApp()
  // On a sheet, in a lesson and on a projector, people answer; Explore shows the prompt itself.
  const isStand = useContext(ScopedAppContext) !== undefined
  const summary = createPane(
    () => (props.question.judged === null ? null : props.question),
    question => lanes.quietly('quick', api => api.names.summary(question)),
    { keeps: () => false },
  )
  const isComing = () =>
    isStand && props.question.judged !== null && summary.value() === undefined && summary.condition() !== 'problem'
  const people = () => (isStand ? summary.value()?.people : null)
  return (
    <div class="statement pretty" aria-busy={isComing()}>
      <Show when={!isComing()}>
        <Show when={people()} fallback={<AsPrompt {...props} summary={summary.value()} />}>
          {text => (
            <>
              <ForPeople question={props.question} text={text()} />
              <Objects summary={summary.value()} />
              <Folded title="The prompt, as models get it" note="">
                <p class="as-written mt-6 break-anywhere pre-wrap">
                  {props.question.context}
                  {props.question.question}
                </p>
              </Folded>
            </>
          )}
        </Show>
      </Show>
    </div>
  )
}

/** The prompt in its own words: the rules and the worked examples folded, then the open block. */
function AsPrompt(props: {
  question: Question
  parts: readonly StatementPart[]
  summary: QuestionSummary | undefined
}) {
  const before = () => introductionParts(props.question.context)
  return (
    <>
      <Show when={before().introduction !== ''}>
        <Folded title="The rules" note={before().introduction}>
          <p class="as-written mt-6 break-anywhere pre-wrap">{before().introduction}</p>
        </Folded>
      </Show>
      <Show when={before().worked.length > 0}>
        <Folded title={counted(before().worked.length, 'worked example')} note={before().worked[0]!}>
          <For each={before().worked}>
            {text => <p class="as-written worked-block mt-6 break-anywhere pre-wrap">{text}</p>}
          </For>
        </Folded>
      </Show>
      <For each={props.parts}>{part => <Part part={part} />}</For>
      <Show when={props.parts.some(isEvent)}>
        <p class="statement-note ink-soft">
          The picture and the graph begin after this event: in the state from which a new plan is wanted.
        </p>
      </Show>
      <Objects summary={props.summary} />
      <p class="statement-ask border-top weight-600">{askedIn(props.question)}</p>
    </>
  )
}

/** The question in a sentence, by the form of its answer. */
export function askedIn({ kind }: Pick<Question, 'kind'>): string {
  const { answer, priced } = wordsOfKind(kind)
  switch (answer.shape.form) {
    case 'verification':
      return 'Is this plan valid? If not, where does it fail?'
    case 'two-lists':
      return 'Which facts hold after the last action?'
    default:
      return priced ? 'Which plan takes the least time?' : 'Which plan reaches the goal?'
  }
}

const isEvent = (part: StatementPart): boolean => part.kind === 'text' && part.text.startsWith('During execution')

/** Maximum number of objects shown; the PDDL has all of them. */
const MAX_OBJECTS = 24

/** Which words correspond to which names of the picture and the PDDL, and other notes on the question. */
function Objects(props: { summary: QuestionSummary | undefined }) {
  const objects = () => props.summary?.objects ?? []
  return (
    <>
      <Show when={objects().length > 0}>
        <p class="statement-note ink-soft">
          In the PDDL{objects().every(([, words]) => colourIn(words)) ? '' : ' and the picture'}:{' '}
          <For each={objects().slice(0, MAX_OBJECTS)}>
            {([name, words], at) => (
              <>
                {at() === 0 ? '' : ', '}
                {words} = <code {...marks.object(name)}>{name}</code>
              </>
            )}
          </For>
          {objects().length > MAX_OBJECTS ? ', and so on.' : '.'}
        </p>
      </Show>
      <For each={props.summary?.remarks ?? []}>
        {remark => (
          <p class="statement-note statement-remark ink-soft flex gap-7">
            <Icon name="info" size={14} />
            <span>{remark}</span>
          </p>
        )}
      </For>
    </>
  )
}

function Folded(props: { title: string; note: string; children: JSX.Element }) {
  return (
    <details class="statement-fold">
      <summary>
        <Icon name="chevron-right" size={14} />
        <strong>{props.title}</strong>
        <span>{props.note.slice(0, 160)}</span>
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
          <div class="stated-plan">
            <h4 class="ink-soft">{list().title}</h4>
            <ol class="scrolls-y" data-edged="card" aria-label={list().title}>
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
          <PromptText text={text()} />
        </p>
      </Match>
    </Switch>
  )
}

// The hints taken, and the key if it was requested. Both come from the engine; they are stored with the question, so
// that a solved question can be distinguished from one with a revealed key.

import { createHandles } from '#page/state/commands/handles'
import { createEffect, createMemo, For, Match, on, onMount, Show, Switch } from 'solid-js'
import { FIRST_STATES } from '#page/state/verdicts/checking'
import { marks } from '#page/state/focus/focus'
import { createPane } from '#page/state/lanes/pane'
import { PddlText } from '#page/editor/pddl-text'
import { Problem, Working } from '../parts/conditions'
import { Icon } from '#page/ui/icon'
import { Prose } from '../parts/prose'
import type { Revealed } from '#questions/kinds/help'
import type { Entry } from '#page/state/session/session'
import { type VerdictView, viewOf } from '#page/state/verdicts/verdict-view'
import { EvidenceList } from '../verdict/evidence-list'
import { controlsOf } from '../answer/form'
import { useApp, useFeature } from '#page/state/use-app'
import { isWritten } from '#page/state/session/written'
import { Button, IconButton } from '#page/ui/button'
import { createAnswering } from '../answer/answers'
import './hints.css'
import '#page/workbench/answer/steps/step-rows.css'

export const MAX_HINTS = 3
const limits = { maxStates: FIRST_STATES }

export function Hints(props: { entry: Entry; levels: (levels: number) => void }) {
  const { lanes, checking, desks, session } = useApp()
  const { reveal } = useFeature(createAnswering)
  const { provide } = useFeature(createHandles)
  const taken = () => session.workOf(props.entry.id).hints ?? 0
  const asked = createMemo(() => {
    const count = taken()
    return count === 0 ? null : { question: checking.questionNow(props.entry), count }
  })
  const pane = createPane(
    asked,
    async ({ question, count }) => {
      const outcome = await lanes.run('judging', 'working out a hint', api =>
        Promise.all(Array.from({ length: count }, (_, i) => api.hints.hint(question, i + 1, limits))),
      )
      if (outcome.kind === 'done') props.levels(outcome.value[0]?.levels ?? MAX_HINTS)
      return outcome
    },
    {
      again: lanes.domains,
      keeps: (next, shown) => next.question === shown.question,
    },
  )
  let list!: HTMLOListElement
  createEffect(
    on(
      () => pane.value()?.length,
      count => {
        if (count !== undefined) scrollToView(list?.lastElementChild)
      },
    ),
  )
  onMount(() => void provide('reveal', () => reveal(props.entry)))
  return (
    <>
      <Show when={taken() > 0}>
        <section class="hints mt-10 round bg-card" aria-label="Hints">
          <ol ref={list} aria-live="polite">
            <For each={pane.value()?.slice(0, Math.min(taken(), pane.value()![0]?.levels ?? 0))}>
              {(hint, i) => (
                <li>
                  <span class="flex-row gap-5 ink-goal text-small weight-600 line-18">
                    <Icon name="lightbulb" size={13} />
                    Hint {i() + 1}
                  </span>
                  <p>
                    <Prose text={hint.text} />
                  </p>
                </li>
              )}
            </For>
          </ol>
          <Switch>
            <Match when={pane.condition() === 'working'}>
              <Working
                compact
                what="Working out a hint"
                startedAt={pane.startedAt()}
                stop={() => lanes.stopWork('judging')}
              />
            </Match>
            <Match when={pane.condition() === 'stopped' || pane.condition() === 'problem'}>
              <p class="free-note flex-row wrap gap-4-8 ink-soft text-small">
                {pane.condition() === 'stopped' ? 'Stopped.' : pane.message()}
                <Button small onClick={() => pane.retry()}>
                  Try again
                </Button>
              </p>
            </Match>
          </Switch>
        </section>
      </Show>
      <Show when={desks.of(props.entry.id)?.keyShown()}>
        <Key entry={props.entry} />
      </Show>
    </>
  )
}

/** The requested content may be below the visible area. */
const scrollToView = (element: Element | null | undefined): void =>
  queueMicrotask(() => element?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }))

function Key(props: { entry: Entry }) {
  const { lanes, checking } = useApp()
  const pane = createPane(
    createMemo(() => checking.questionNow(props.entry)),
    question => lanes.run('judging', 'working out the answer', api => api.hints.reveal(question, limits)),
  )
  let section!: HTMLElement
  createEffect(
    on(pane.condition, condition => {
      if (condition === 'ready') scrollToView(section)
    }),
  )
  return (
    <section class="key" aria-label="The answer" ref={section}>
      <KeyHead entry={props.entry} />
      <Switch>
        <Match when={pane.condition() === 'working'}>
          <div class="key-busy pad-8-16">
            <Working
              compact
              what="Working out the answer"
              startedAt={pane.startedAt()}
              stop={() => lanes.stopWork('judging')}
            />
          </div>
        </Match>
        <Match when={pane.condition() === 'problem' || pane.condition() === 'stopped'}>
          <Problem
            title={pane.condition() === 'stopped' ? 'Stopped' : 'The engine did not answer'}
            message={pane.condition() === 'stopped' ? 'The answer was not computed.' : pane.message()}
            again={() => pane.retry()}
          />
        </Match>
        <Match when={pane.value()?.kind === 'no-key' && pane.value()}>
          {found => (
            <p class="key-text break-anywhere pretty">
              <Prose text={(found() as { message: string }).message} />
            </p>
          )}
        </Match>
        <Match when={pane.value()?.kind === 'key' && pane.value()}>
          {value => <FoundKey entry={props.entry} found={value() as FoundAnswer} />}
        </Match>
      </Switch>
    </section>
  )
}

function KeyHead(props: { entry: Entry }) {
  const { desks, session } = useApp()
  return (
    <header>
      <Icon name="key-round" size={16} />
      <h3 class="rigid">The answer</h3>
      <span class="spacer" />
      <Show when={session.markOf(props.entry.id) === 'revealed'}>
        <span class="key-note ink-soft text-small">shown, so this question does not count as solved</span>
      </Show>
      <IconButton
        icon="x"
        iconSize={14}
        label="Hide the answer"
        onClick={() => desks.of(props.entry.id)?.showKey(false)}
      />
    </header>
  )
}

type FoundAnswer = Extract<Revealed, { kind: 'key' }>

/** The key with its reason, the other right answers, and its evidence. */
function FoundKey(props: { entry: Entry; found: FoundAnswer }) {
  const { checking } = useApp()
  const { putAnswer } = useFeature(createAnswering)
  const mark = (name: string) =>
    controlsOf(props.entry.question.kind).sort === 'action' ? marks.action(name) : marks.fact(name)
  const view = createMemo(() => {
    const { judged, answer } = props.found
    return judged === null ? null : viewOf(judged, { answer, edited: false, maxStates: FIRST_STATES })
  })
  return (
    <>
      <div class="key-answer flex items-start gap-10">
        <Show
          when={!isWritten(props.entry.question)}
          fallback={<PddlText text={props.found.answer} label="The problem" />}
        >
          <code {...(props.found.answer.startsWith('(') ? mark(props.found.answer) : {})}>{props.found.answer}</code>
        </Show>
        <Button small disabled={checking.judging() !== null} onClick={() => putAnswer(props.entry, props.found.answer)}>
          Use this answer
        </Button>
      </div>
      <Show when={view()?.explanation}>
        {text => (
          <p class="key-text break-anywhere pretty">
            <Prose text={text()} />
          </p>
        )}
      </Show>
      <Show when={props.found.note}>
        {note => (
          <p class="key-note ink-soft text-small">
            <Prose text={note()} />
          </p>
        )}
      </Show>
      <Others names={props.found.others} mark={mark} />
      <Show when={view()}>{view => <EvidenceList evidence={evidenceOf(props.entry, view())} />}</Show>
    </>
  )
}

/** The plan of the correct problem cannot be played in the visitor's own, which the stage shows. */
const evidenceOf = ({ question }: Entry, { evidence }: VerdictView): VerdictView['evidence'] =>
  isWritten(question) ? evidence.map(each => ({ ...each, sequences: [] })) : evidence

/** Further right answers, on demand. */
function Others(props: { names: readonly string[]; mark: (name: string) => object }) {
  return (
    <Show when={props.names.length > 0}>
      <details class="key-others">
        <summary class="inline-flex items-center gap-5 ink-accent text-small weight-520 pointer">
          Show {props.names.length === 1 ? 'it' : 'them'}
          <Icon name="chevron-down" size={13} />
        </summary>
        <ul class="flex wrap gap-4">
          <For each={props.names}>
            {name => (
              <li>
                <code class="name" {...props.mark(name)}>
                  {name}
                </code>
              </li>
            )}
          </For>
        </ul>
      </details>
    </Show>
  )
}

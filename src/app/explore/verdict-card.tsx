// The verdict: the word, a sentence, what to look at, numbers last. Before there is one, how to answer.

import { For, lazy, Match, Show, Suspense, Switch } from 'solid-js'
import { kindName } from '../../questions/question'
import { check, HARDER, judging, markOfEdit, MOST_STATES, setbackOf } from '../checking'
import { stopWork } from '../engine'
import {
  answerExample,
  answerShape,
  duration,
  exampleDomain,
  grouped,
  kindSummary,
} from '../naming'
import { type Entry, session } from '../session'
import { Problem, Working } from '../parts/conditions'
import { Icon } from '../parts/icon'
import { CommandKeys } from '../parts/keys'
import { markIcon } from '../parts/mark'
import { Prose } from '../parts/prose'
import type { VerdictView } from '../verdict-view'
import { EvidenceList } from './evidence-list'
import { Findings } from './findings'
import { ReadingView } from './reading-view'

const Nearest = lazy(async () => ({ default: (await import('./answering/nearest')).Nearest }))

const words = {
  right: 'Right',
  wrong: 'Wrong',
  undecided: 'Undecided',
  unreadable: 'Unreadable',
} as const

export function VerdictArea(props: { entry: Entry }) {
  const view = () => session.workOf(props.entry.id).verdict
  const busy = () => (judging()?.id === props.entry.id ? judging() : null)
  const setback = () => setbackOf(props.entry.id)
  return (
    <div class="verdict-area">
      <div aria-live="polite" class="unseen">
        <Show when={!busy() && view()}>
          {view => (
            <>
              {words[view().verdict]}. {view().explanation.replaceAll('`', '')}
            </>
          )}
        </Show>
      </div>
      <Switch fallback={<HowToAnswer entry={props.entry} />}>
        <Match when={busy()}>
          {job => (
            <div class="verdict verdict-busy">
              <Working
                what="Judging the answer"
                startedAt={job().startedAt}
                stop={() => stopWork('judging')}
              />
            </div>
          )}
        </Match>
        <Match when={setback()?.kind === 'failed' && setback()}>
          {problem => (
            <div class="verdict">
              <Problem
                title="The engine did not answer"
                message={problem().message}
                again={() => void check(props.entry)}
              />
            </div>
          )}
        </Match>
        <Match when={setback()?.kind === 'stopped'}>
          <div class="verdict verdict-stopped" role="status">
            <Icon name="circle-stop" size={18} />
            <p>Stopped. The answer was not judged.</p>
            <button type="button" class="button small" onClick={() => void check(props.entry)}>
              Check again
            </button>
          </div>
        </Match>
        <Match when={view()}>{view => <VerdictCard entry={props.entry} view={view()} />}</Match>
      </Switch>
    </div>
  )
}

function VerdictCard(props: { entry: Entry; view: VerdictView }) {
  const work = () => session.workOf(props.entry.id)
  const stale = () =>
    work().answer !== props.view.answer ||
    (work().edit !== null) !== props.view.edited ||
    (props.view.editMark !== undefined && props.view.editMark !== markOfEdit(work().edit))
  const canTryHarder = () =>
    props.view.reason === 'limit' && props.view.maxStates * HARDER <= MOST_STATES
  const canMend = () =>
    props.view.verdict === 'wrong' &&
    !stale() &&
    props.entry.question.format === 'gen' &&
    props.entry.question.asked !== null
  return (
    <section
      class={`verdict verdict-${props.view.verdict}`}
      classList={{ stale: stale() }}
      aria-label="Verdict"
    >
      <Show when={stale()}>
        <p class="stale-note">
          <Icon name="info" size={14} />
          <Show
            when={work().answer !== props.view.answer}
            fallback="The PDDL has changed since. Check again."
          >
            About an earlier answer. Check again for this one.
          </Show>
        </p>
      </Show>
      <header>
        <span class="verdict-icon">
          <Icon name={markIcon[props.view.verdict]} size={20} />
        </span>
        <h3 class="verdict-word">{words[props.view.verdict]}</h3>
        <Show when={props.view.verdict === 'right' && work().revealed}>
          <span class="verdict-source">with the key shown</span>
        </Show>
        <span class="spacer" />
        <span class="verdict-source numbers">
          {props.view.fromCache ? 'from cache' : duration(props.view.ms)}
        </span>
      </header>
      <p class="verdict-says">
        <Prose text={props.view.explanation} />
      </p>
      <Show when={canTryHarder()}>
        <p class="verdict-harder">
          <button
            type="button"
            class="button small"
            onClick={() => void check(props.entry, props.view.maxStates * HARDER)}
          >
            <Icon name="hourglass" size={14} />
            Try harder
          </button>
          <span class="numbers">
            Stopped at {grouped(props.view.maxStates)} states; this allows{' '}
            {grouped(props.view.maxStates * HARDER)}.
          </span>
        </p>
      </Show>
      <Distances view={props.view} />
      <Show when={canMend()}>
        <Suspense>
          <Nearest entry={props.entry} answer={props.view.answer} />
        </Suspense>
      </Show>
      <Findings kind={props.entry.question.kind} findings={props.view.findings} />
      <EvidenceList kind={props.entry.question.kind} evidence={props.view.evidence} />
      <Show
        when={props.view.edited || props.view.officialScore !== null || props.view.officialNote}
      >
        <Official view={props.view} />
      </Show>
      <ReadingView view={props.view} />
    </section>
  )
}

/** h* before and after, as two numbers and the step between them. */
function Distances(props: { view: VerdictView }) {
  const change = (before: number | null, after: number | string): string => {
    if (typeof after === 'string' || before === null) return 'a dead end'
    if (after < before) return 'closer'
    return after === before ? 'no closer' : 'further away'
  }
  return (
    <Show when={props.view.distances}>
      {distances => (
        <dl class="distances">
          <div>
            <dt>Steps to the goal</dt>
            <dd class="numbers">{distances().before ?? 'out of reach'}</dd>
          </div>
          <Show when={distances().after !== null}>
            <Icon name="arrow-right" size={18} />
            <div>
              <dt>after the action</dt>
              <dd class="numbers">{distances().after}</dd>
            </div>
            <span class="distance-change">{change(distances().before, distances().after!)}</span>
          </Show>
        </dl>
      )}
    </Show>
  )
}

function Official(props: { view: VerdictView }) {
  const agrees = () => (props.view.officialScore === 1) === (props.view.verdict === 'right')
  const decided = () => props.view.verdict !== 'undecided'
  return (
    <div class="official">
      <Icon name="scale" size={15} />
      <p>
        <Show
          when={props.view.officialScore !== null}
          fallback={
            props.view.edited
              ? 'No official score: the PDDL is your own edit.'
              : 'No official score.'
          }
        >
          Official score <strong class="numbers">{props.view.officialScore}</strong>
          <Show when={decided()}>
            <span class={agrees() ? 'agrees' : 'differs'}>
              {agrees() ? 'agrees with this verdict' : 'differs from this verdict'}
            </span>
          </Show>
        </Show>
        <Show when={props.view.officialNote}>
          <span class="official-note">
            <Prose text={props.view.officialNote} />
          </span>
        </Show>
      </p>
    </div>
  )
}

/** What the place of the verdict says before there is one. */
function HowToAnswer(props: { entry: Entry }) {
  const shape = () => answerShape[props.entry.question.kind]
  const isOpen = () => props.entry.question.format === 'gen'
  const hasPddl = () => props.entry.question.source !== null
  const fill = (): void => session.setAnswer(props.entry.id, shape().example)
  return (
    <section class="how" aria-label="How to answer">
      <h3>
        {isOpen()
          ? kindSummary[props.entry.question.kind]
          : props.entry.question.format === 'bool'
            ? 'Yes or no'
            : 'One of the choices'}
      </h3>
      <Show
        when={isOpen()}
        fallback={
          <p>
            {hasPddl()
              ? 'What each option claims is proven or refuted from the PDDL.'
              : 'This record carries no PDDL, so there is nothing to prove an answer from. It is scored by its own key alone, and shown as undecided here.'}
          </p>
        }
      >
        <p>
          Names are those of the PDDL; upper and lower case are alike. A sentence around the answer
          does no harm: what was read of it is shown with the verdict.
        </p>
        <p class="how-example">
          Written like <code>{answerExample(props.entry.question)}</code>
          <Show when={props.entry.question.domain === exampleDomain}>
            <button type="button" class="button small quiet" onClick={fill}>
              Put it in the box
            </button>
          </Show>
        </p>
      </Show>
      <p class="how-keys">
        <Show when={isOpen()}>
          <span>
            <CommandKeys command="parts" /> the parts
          </span>
        </Show>
        <span>
          <CommandKeys command="answer" /> the text
        </span>
        <span>
          <CommandKeys command="hint" /> a hint
        </span>
        <span>
          <CommandKeys command="check" /> check
        </span>
      </p>
      <ul class="how-marks">
        <For each={['right', 'wrong', 'undecided', 'unreadable'] as const}>
          {mark => (
            <li class={`mark-${mark}`}>
              <Icon name={markIcon[mark]} size={14} />
              {mark}
            </li>
          )}
        </For>
      </ul>
      <Show when={hasPddl()}>
        <p class="how-note">
          Every verdict on {kindName[props.entry.question.kind]} is worked out here from the PDDL,
          with evidence you can look at. The answer in the file is never read for it.
        </p>
      </Show>
    </section>
  )
}

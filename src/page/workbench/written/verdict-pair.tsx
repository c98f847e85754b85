// Below the verdict on a written problem: its differences from the problem that the text describes, and the repair.

import { createMemo, For, type JSX, Match, Show, Switch } from 'solid-js'
import type { ComparedView, PairFault, PairRequest } from '#questions/views/pairs/pair-view'
import { createComparing } from '../pairs/comparing'
import { answerNames } from '../pairs/names'
import { PairReport } from '../pairs/report'
import { Working } from '../parts/conditions'
import { Icon } from '#page/ui/icon'
import { Prose } from '../parts/prose'
import { createAsked } from '#page/state/session/asked'
import type { Entry } from '#page/state/session/session'
import { useApp, useFeature } from '#page/state/use-app'
import { problemPlace } from '#page/state/session/written'
import type { VerdictView } from '#page/state/verdicts/verdict-view'
import { Button } from '#page/ui/button'
import { createAnswerEditor } from './answer-editor'
import './verdict-pair.css'

/** The problem parsed from the answer. */
function readProblem({ read, answer }: VerdictView): string {
  if (read?.kind === 'problem') return read.text
  const { from, to } = problemPlace(answer)
  return answer.slice(from, to)
}

export function VerdictPair(props: {
  entry: Entry
  view: VerdictView
  isStale: boolean
  /** Applies a correct problem, if the text is edited elsewhere. */
  use: ((answer: string) => void) | undefined
}) {
  const app = useApp()
  const askedOf = useFeature(createAsked)
  const editor = useFeature(createAnswerEditor)
  const request = createMemo((): PairRequest | null => {
    const { judged } = props.entry.question
    if (judged === null) return null
    const placeholder = askedOf(props.entry.question).asked?.placeholder === true
    const b = readProblem(props.view)
    return { domain: judged.domain, a: judged.problem, b, placeholder, isAnswer: true }
  })
  const { pane, stop } = createComparing(app, request)
  const found = () => pane.value()
  const compared = () => {
    const now = found()
    return now?.view.kind === 'compared' ? { request: now.request, view: now.view } : undefined
  }
  const faults = () => {
    const view = found()?.view
    return view?.kind === 'fault' ? view.faults.filter(({ text }) => text === 'b') : []
  }
  const answer = () => app.session.workOf(props.entry.id).answer
  /** Offset of the parsed problem in the current answer. */
  const offset = () => {
    const { from } = problemPlace(answer())
    return answer().startsWith(readProblem(props.view), from) ? from : -1
  }
  const canApply = () => !props.isStale && offset() >= 0
  const apply = (text: string): void => {
    if (props.use !== undefined) {
      props.use(text)
      return
    }
    app.session.setRevealed(props.entry.id)
    editor.put(props.entry, text)
  }
  return (
    <div class="verdict-pair">
      <Switch>
        <Match when={pane.condition() === 'working' && found() === undefined}>
          <Working compact what="Comparing the problems" startedAt={pane.startedAt()} stop={stop} />
        </Match>
        <Match when={pane.condition() === 'stopped' || pane.condition() === 'problem'}>
          <Again message={pane.condition() === 'stopped' ? 'Stopped.' : pane.message()} run={pane.retry} />
        </Match>
        <Match when={compared()}>
          {now => (
            <>
              <OtherSense view={now().view} />
              <Folded folds={now().view.equivalent.equivalent === true}>
                <PairReport
                  request={now().request}
                  view={now().view}
                  names={answerNames}
                  prefix={`pair-${props.entry.number}`}
                  reveal={{ sides: ['b'], show: (_, span) => editor.reveal(span) }}
                  apply={canApply() ? repair => apply(repair.text) : undefined}
                  withoutEvidence
                />
              </Folded>
            </>
          )}
        </Match>
        <Match when={faults().length > 0}>
          <Faults faults={faults()} />
        </Match>
      </Switch>
    </div>
  )
}

function Again(props: { message: string; run: () => void }) {
  return (
    <p class="faint">
      {props.message}{' '}
      <Button small onClick={() => props.run()}>
        Compare the problems
      </Button>
    </p>
  )
}

/** Hidden in a fold if both problems are equal. */
function Folded(props: { folds: boolean; children: JSX.Element }) {
  return (
    <Show when={props.folds} fallback={props.children}>
      <details class="verdict-both">
        <summary>
          <Icon name="chevron-right" size={13} />
          Both problems side by side
        </summary>
        {props.children}
      </details>
    </Show>
  )
}

/** A note if the other sense of equivalence would give another result. */
function OtherSense(props: { view: ComparedView }) {
  const other = () => props.view.other
  return (
    <Show when={other().equivalent !== props.view.equivalent.equivalent}>
      <p class="verdict-other ink-soft">
        {other().mode === 'strict'
          ? 'If every object had to keep its place in the goal: '
          : 'If the text left open which objects take which place in the goal: '}
        <Prose text={other().explanation} />
      </p>
    </Show>
  )
}

/** Errors, each with a link to its place in the answer. */
function Faults(props: { faults: readonly PairFault[] }) {
  const editor = useFeature(createAnswerEditor)
  return (
    <ul class="verdict-faults">
      <For each={props.faults}>
        {fault => (
          <li>
            <button class="finger-high" type="button" onClick={() => editor.reveal(fault.span)}>
              <Prose text={fault.message} />
            </button>
          </li>
        )}
      </For>
    </ul>
  )
}

// For a wrong answer: a button that applies the closest right answer. The changes are in the repair above.

import { createMemo, createSignal, Match, Show, Switch } from 'solid-js'
import { type KindCode, wordsOfKind } from '#questions/kinds/codes'
import { FIRST_STATES } from '#page/state/verdicts/checking'
import { marks } from '#page/state/focus/focus'
import { createPane } from '#page/state/lanes/pane'
import { Working } from '../parts/conditions'
import { Prose } from '../parts/prose'
import type { Entry } from '#page/state/session/session'
import { controlsOf } from './form'
import { useApp } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import './nearest.css'

export function Nearest(props: {
  entry: Entry
  answer: string
  /** Applies the answer; the visitor then counts as having seen the key. */
  use: (answer: string) => void
  /** True if the changes are already listed. */
  hasRows: boolean
}) {
  const { lanes, checking } = useApp()
  const [wanted, setWanted] = createSignal(false)
  const kind = () => props.entry.question.kind
  const pane = createPane(
    createMemo(() =>
      // If no search is needed, the answer is shown without a request.
      !wordsOfKind(kind()).searches || wanted()
        ? { question: checking.questionNow(props.entry), answer: props.answer }
        : null,
    ),
    ({ question, answer }) =>
      lanes.run('judging', 'looking for the closest right answer', api =>
        api.hints.nearest(question, answer, { maxStates: FIRST_STATES }),
      ),
  )
  const change = () => {
    const value = pane.value()
    return value?.kind === 'change' ? value : undefined
  }
  const message = () => {
    const value = pane.value()
    return value?.kind === 'none' ? value.message : ''
  }
  return (
    <section class="nearest" aria-label="Closest right answer">
      <Switch>
        <Match when={pane.condition() === 'empty'}>
          <Button small icon="target" onClick={() => setWanted(true)}>
            Find the closest right answer
          </Button>
        </Match>
        <Match when={pane.condition() === 'working'}>
          <Working compact what="Looking for it" startedAt={pane.startedAt()} stop={() => lanes.stopWork('judging')} />
        </Match>
        <Match when={pane.condition() === 'stopped' || pane.condition() === 'problem'}>
          <span class="faint">{pane.condition() === 'stopped' ? 'Stopped.' : pane.message()}</span>
          <Button small onClick={() => pane.retry()}>
            Try again
          </Button>
        </Match>
        <Match when={message()}>{text => <p>{text()}</p>}</Match>
        <Match when={change()}>
          {found => <Change kind={kind()} found={found()} hasRows={props.hasRows} use={props.use} />}
        </Match>
      </Switch>
    </section>
  )
}

/** The closest right answer, and the button that applies it. */
function Change(props: {
  kind: KindCode
  found: { readonly answer: string; readonly description: string }
  hasRows: boolean
  use: (answer: string) => void
}) {
  const mark = (name: string) => (controlsOf(props.kind).sort === 'action' ? marks.action(name) : marks.fact(name))
  return (
    <>
      <Show when={!props.hasRows}>
        <p class="nearest-text break-anywhere">
          Closest right answer:{' '}
          <Show
            when={controlsOf(props.kind).single && props.found.answer.startsWith('(')}
            fallback={<Prose text={props.found.description} />}
          >
            <code class="name" {...mark(props.found.answer)}>
              {props.found.answer}
            </code>
          </Show>
        </p>
      </Show>
      <Button small onClick={() => props.use(props.found.answer)}>
        {props.hasRows ? 'Use the corrected answer' : 'Use this answer'}
      </Button>
    </>
  )
}

// For a wrong answer: the right one that is closest to it, what has to change, and one press to take it over.

import { createMemo, createSignal, For, Match, Show, Switch } from 'solid-js'
import type { KindCode } from '../../../questions/question'
import { FIRST_STATES, questionNow } from '../../checking'
import { run, stopWork } from '../../engine'
import { marks } from '../../focus'
import { createPane } from '../../pane'
import { Working } from '../../parts/conditions'
import { Icon } from '../../parts/icon'
import { Prose } from '../../parts/prose'
import { type Entry, session } from '../../session'
import '../../styles/answering.css'
import { putAnswer } from './answers'
import { shapeOf } from './form'

/** Kinds where it takes no search, so that it is told without being asked for. */
const quick: ReadonlySet<KindCode> = new Set(['app', 'prog', 'val', 'just'])
/** Names of a change that are listed. */
const SHOWN = 12

export function Nearest(props: { entry: Entry; answer: string }) {
  const [wanted, setWanted] = createSignal(false)
  const kind = () => props.entry.question.kind
  const pane = createPane(
    createMemo(() =>
      quick.has(kind()) || wanted()
        ? { question: questionNow(props.entry), answer: props.answer }
        : null,
    ),
    ({ question, answer }) =>
      run('judging', 'looking for the nearest right answer', api =>
        api.nearest(question, answer, { maxStates: FIRST_STATES }),
      ),
  )
  const mark = (name: string) =>
    shapeOf[kind()].sort === 'action' ? marks.action(name) : marks.fact(name)
  const use = (answer: string): void => {
    session.setRevealed(props.entry.id)
    putAnswer(props.entry, answer)
  }
  return (
    <section class="nearest" aria-label="Nearest right answer">
      <h4>
        <Icon name="target" size={14} />
        Nearest right answer
      </h4>
      <Switch>
        <Match when={pane.condition() === 'empty'}>
          <button type="button" class="button small" onClick={() => setWanted(true)}>
            Look for it
          </button>
        </Match>
        <Match when={pane.condition() === 'working'}>
          <Working
            compact
            what="Looking for it"
            startedAt={pane.startedAt()}
            stop={() => stopWork('judging')}
          />
        </Match>
        <Match when={pane.condition() === 'stopped' || pane.condition() === 'problem'}>
          <span class="faint">{pane.condition() === 'stopped' ? 'Stopped.' : pane.message()}</span>
          <button type="button" class="button small" onClick={() => pane.retry()}>
            Try again
          </button>
        </Match>
        <Match when={pane.value()?.kind === 'none' && pane.value()}>
          {none => <p>{(none() as { message: string }).message}</p>}
        </Match>
        <Match when={pane.value()?.kind === 'change' && pane.value()}>
          {value => {
            const change = () => value() as Extract<ReturnType<typeof value>, { kind: 'change' }>
            const isItem = () => shapeOf[kind()].single && change().answer.startsWith('(')
            return (
              <>
                <p class="nearest-says">
                  <Show when={isItem()} fallback={<Prose text={change().says} />}>
                    <code class="name" {...mark(change().answer)}>
                      {change().answer}
                    </code>
                  </Show>
                </p>
                <button type="button" class="button small" onClick={() => use(change().answer)}>
                  Use it
                </button>
                <Show when={!isItem() && kind() !== 'just'}>
                  <ul class="nearest-changes">
                    <For each={change().add.slice(0, SHOWN)}>
                      {name => (
                        <li class="add">
                          <Icon name="plus" size={12} />
                          <span class="unseen">add </span>
                          <code {...mark(name)}>{name}</code>
                        </li>
                      )}
                    </For>
                    <For each={change().drop.slice(0, SHOWN)}>
                      {name => (
                        <li class="drop">
                          <Icon name="minus" size={12} />
                          <span class="unseen">drop </span>
                          <code {...mark(name)}>{name}</code>
                        </li>
                      )}
                    </For>
                    <Show
                      when={
                        Math.max(0, change().add.length - SHOWN) +
                        Math.max(0, change().drop.length - SHOWN)
                      }
                    >
                      {more => <li>and {more()} more</li>}
                    </Show>
                  </ul>
                </Show>
              </>
            )
          }}
        </Match>
      </Switch>
    </section>
  )
}

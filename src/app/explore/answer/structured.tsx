// The answer as the thing it is: chips, steps to leave out, a step to choose; in step with the text below it. What is
// typed in another form stays as it is typed, and says so.

import { createMemo, createSignal, For, Match, onCleanup, onMount, Show, Switch } from 'solid-js'
import type { ReadFreely } from '../../../engine/api/answering'
import { wordsOfKind } from '../../../kinds/codes'
import { givenSteps } from '../../../kinds/question'
import { removedSteps } from '../../../kinds/removed-steps'
import { questionNow } from '../../state/checking'
import { reach } from '../../commands/commands'
import { stemParts } from '../question/context-blocks'
import { quietly } from '../../engine/lanes'
import { marks } from '../../focus/focus'
import { Icon } from '../../parts/icon'
import { createPane } from '../../engine/pane'
import { type Entry, session } from '../../state/session'
import '../../styles/answering.css'
import { createNotes, putAnswer, putFormed, restoreWords, wordsBefore } from './answers'
import { ChipField, MOST_CHIPS } from './chip-field'
import { controlsOf, type Formed, MOST_TEXT, readForm, writeForm } from './form'
import { IndexRows, PlanRows } from './step-rows'

/** Which steps of a plan are left out in an answer; undefined where the answer does not come from the plan. */
function leftOut(
  plan: readonly string[],
  answer: readonly string[],
): ReadonlySet<number> | undefined {
  const lower = (names: readonly string[]) => names.map(name => name.toLowerCase())
  const removed = removedSteps(lower(plan), lower(answer))
  return removed && new Set(removed)
}

export function Structured(props: { entry: Entry }) {
  const kind = () => props.entry.question.kind
  const shape = () => controlsOf(kind())
  const answer = () => session.workOf(props.entry.id).answer
  const formed = createMemo<Formed>(() => readForm(kind(), answer()))
  const source = () => session.source()
  /** The steps asked about, as the question spells them. */
  const steps = createMemo<readonly string[]>(() => {
    const { asked, question } = questionNow(props.entry)
    const given = givenSteps(asked) ?? []
    const spelled = stemParts(question).steps
    const isSame =
      spelled.length === given.length &&
      spelled.every((step, i) => step.toLowerCase() === given[i]!.toLowerCase())
    return isSame ? spelled : given
  })

  const read = createPane(
    createMemo(() =>
      formed().kind === 'free' && answer().length <= MOST_TEXT
        ? { question: questionNow(props.entry), text: answer() }
        : null,
    ),
    ({ question, text }) => quietly('quick', api => api.names.read(question, text)),
    { settle: () => 200, keeps: (next, shown) => next.question === shown.question },
  )
  /** The lists as they stand; of words typed freely what is read of them. */
  const lists = createMemo<readonly (readonly string[])[]>(() => {
    const now = formed()
    const own =
      now.kind === 'items' ? now.lists : now.kind === 'free' ? (read.value()?.lists ?? []) : []
    return shape().lists.map((_, i) => own[i] ?? [])
  })
  const names = createMemo(() => [
    ...new Set([...lists().flatMap(list => list.slice(0, MOST_CHIPS)), ...steps()]),
  ])
  const noteOn = createNotes(source, () => shape().sort, names)

  const change = (at: number, items: readonly string[]): void => {
    const next = lists().map((list, i) => (i === at ? items : list))
    putFormed(
      props.entry,
      next.every(list => list.length === 0) ? { kind: 'blank' } : { kind: 'items', lists: next },
    )
  }

  // Equal steps can make one text of several choices: what was ticked counts for as long as its text stands.
  const [ticked, setTicked] = createSignal<{ text: string; dropped: ReadonlySet<number> } | null>(
    null,
  )
  const dropped = createMemo<ReadonlySet<number> | undefined>(() => {
    const now = formed()
    const last = ticked()
    if (last !== null && last.text === answer()) return last.dropped
    if (now.kind === 'blank') return new Set()
    if (now.kind !== 'items') return undefined
    return leftOut(steps(), now.lists[0] ?? [])
  })
  const drop = (next: ReadonlySet<number>): void => {
    const left = steps().filter((_, i) => !next.has(i))
    const text = next.size === 0 ? '' : writeForm(kind(), { kind: 'items', lists: [left] })
    setTicked({ text, dropped: next })
    putAnswer(props.entry, text)
  }

  let first: HTMLElement | undefined
  const focusOwn = (): void =>
    queueMicrotask(() => {
      const target =
        first instanceof HTMLInputElement
          ? first
          : (first?.querySelector<HTMLElement>('input:checked, input[tabindex="0"]') ??
            first?.querySelector<HTMLElement>('input'))
      target?.focus()
    })
  onMount(() => {
    reach.focusParts = focusOwn
  })
  // A question without such parts comes next, perhaps: the key is the answer's again.
  onCleanup(() => {
    if (reach.focusParts === focusOwn) reach.focusParts = () => reach.focusAnswer()
  })
  const own = (element: HTMLElement): void => {
    first ??= element
  }

  return (
    <div class="structured">
      <Switch>
        <Match when={shape().control === 'chips'}>
          <div class="chip-fields" classList={{ free: formed().kind === 'free' }}>
            <For each={shape().lists}>
              {(list, at) => (
                <ChipField
                  title={list.title}
                  role={list.role}
                  sort={shape().sort}
                  scope={wordsOfKind(kind()).answer.scope}
                  single={shape().single}
                  items={lists()[at()] ?? []}
                  source={source()}
                  noteOn={noteOn}
                  change={items => change(at(), items)}
                  own={own}
                  beside={
                    <Show when={shape().lists.length === 1}>
                      <NoneToggle entry={props.entry} formed={formed()} />
                    </Show>
                  }
                />
              )}
            </For>
          </div>
          <Show when={shape().lists.length > 1}>
            <NoneToggle entry={props.entry} formed={formed()} />
          </Show>
        </Match>
        <Match when={shape().control === 'index' && steps().length > 0}>
          <IndexRows
            name={`index-${props.entry.id}`}
            steps={steps()}
            noteOn={noteOn}
            index={
              formed().kind === 'index'
                ? (formed() as { index: number }).index
                : formed().kind === 'free'
                  ? (read.value()?.index ?? null)
                  : null
            }
            choose={index => putFormed(props.entry, { kind: 'index', index })}
            own={own}
          />
        </Match>
        <Match when={shape().control === 'plan' && steps().length > 0}>
          <PlanRows steps={steps()} noteOn={noteOn} dropped={dropped()} change={drop} own={own} />
        </Match>
      </Switch>
      <Show when={formed().kind === 'free'}>
        <Free
          entry={props.entry}
          read={read.condition() === 'ready' ? (read.value() ?? null) : undefined}
          long={answer().length > MOST_TEXT}
        />
      </Show>
      <Show when={formed().kind !== 'free' && wordsBefore(props.entry.id) !== undefined}>
        <p class="free-note">
          <Icon name="undo-2" size={13} />
          Your own text was replaced.
          <button type="button" class="button small" onClick={() => restoreWords(props.entry.id)}>
            Restore it
          </button>
        </p>
      </Show>
    </div>
  )
}

/** Says that there is none, where the kind has such an answer. */
function NoneToggle(props: { entry: Entry; formed: Formed }) {
  const isNone = () => props.formed.kind === 'none'
  return (
    <Show when={controlsOf(props.entry.question.kind).none}>
      {label => (
        <button
          type="button"
          class="none-toggle"
          aria-pressed={isNone()}
          onClick={() => putFormed(props.entry, { kind: isNone() ? 'blank' : 'none' })}
        >
          <Icon name={isNone() ? 'check' : 'circle-dashed'} size={13} />
          {label()}
        </button>
      )}
    </Show>
  )
}

/** Words that are no structure: they stand, and what is read of them is told. */
function Free(props: { entry: Entry; read: ReadFreely | null | undefined; long: boolean }) {
  const kind = () => props.entry.question.kind
  const plain = (): Formed | undefined => {
    const { read } = props
    if (!read) return undefined
    if (read.index !== null) return { kind: 'index', index: read.index }
    if (read.none && controlsOf(kind()).none !== null) return { kind: 'none' }
    return read.lists.some(list => list.length > 0)
      ? { kind: 'items', lists: read.lists }
      : undefined
  }
  return (
    <p class="free-note" role="status">
      <Icon name="pencil-line" size={13} />
      <span>
        {props.long
          ? 'Too long to show in parts; Check reads all of it.'
          : 'Free text, kept as you typed it.'}{' '}
        <Show when={props.read !== undefined}>
          <Show when={plain()} fallback="No single answer can be read from it yet.">
            {formed => (
              <>
                Read as <ReadAs kind={kind()} formed={formed()} />
              </>
            )}
          </Show>
        </Show>
      </span>
      <Show when={plain()}>
        {formed => (
          <button
            type="button"
            class="button small"
            onClick={() => putFormed(props.entry, formed())}
          >
            Clean up
          </button>
        )}
      </Show>
    </p>
  )
}

/** Names read beyond this are counted. */
const SHOWN = 4

function ReadAs(props: { kind: Entry['question']['kind']; formed: Formed }) {
  const items = () => (props.formed.kind === 'items' ? props.formed.lists.flat() : [])
  const mark = (name: string) =>
    controlsOf(props.kind).sort === 'action' ? marks.action(name) : marks.fact(name)
  return (
    <Show
      when={items().length > 0}
      fallback={<code class="name">{writeForm(props.kind, props.formed)}</code>}
    >
      <For each={items().slice(0, SHOWN)}>
        {name => (
          <>
            <code class="name" {...mark(name)}>
              {name}
            </code>{' '}
          </>
        )}
      </For>
      <Show when={items().length > SHOWN}>and {items().length - SHOWN} more</Show>
    </Show>
  )
}

// The history: found by words, narrowed by verdict, kind and domain, grouped by day; one look at what was answered
// and why, and back to the question.

import { createMemo, createSignal, For, onMount, Show } from 'solid-js'
import { type KindCode, kindCodes, kindName } from '../../kinds/codes'
import { type AnswerMark, outcomes } from '../focus/mark'
import { counted, cutMiddle, formatName, grouped, markName } from '../parts/naming'
import { Working } from '../parts/conditions'
import { Dialog } from '../parts/dialog'
import { Icon } from '../parts/icon'
import { MarkIcon } from '../parts/mark'
import { Prose } from '../parts/prose'
import { type Row, VirtualList } from '../parts/virtual-list'
import { saveText } from '../state/saving'
import { type PastCheck, MOST_CHECKS } from './history-store'
import { findChecks, linesOf } from './finding'
import { useApp, usePart } from '../state/use-app'
import { createHistory } from './history'
import './history-view.css'

export function HistoryView() {
  const { readHistory, checks, forget, reopen, isKept } = usePart(createHistory)
  const { place, layout } = useApp()
  const close = (): void => place.show({ dialog: null })
  const startedAt = performance.now()
  const [typed, setTyped] = createSignal('')
  const [verdict, setVerdict] = createSignal<AnswerMark | null>(null)
  const [kind, setKind] = createSignal<KindCode | null>(null)
  const [domain, setDomain] = createSignal<string | null>(null)
  const [chosen, setChosen] = createSignal<string | null>(null)
  onMount(() => void readHistory())

  const all = () => checks() ?? []
  const found = createMemo(() =>
    findChecks(all(), typed()).filter(
      check =>
        (verdict() === null || check.verdict === verdict()) &&
        (kind() === null || check.kind === kind()) &&
        (domain() === null || check.domain === domain()),
    ),
  )
  const domains = createMemo(() => [...new Set(all().map(({ domain }) => domain))].sort())
  const kinds = createMemo(() => {
    const present = new Set(all().map(({ kind }) => kind))
    return kindCodes.filter(kind => present.has(kind))
  })
  const rows = createMemo(() => {
    const list: Row<PastCheck>[] = []
    // Newest first, so that a day is named once, where its first is met.
    let dayStart = Number.POSITIVE_INFINITY
    for (const check of found()) {
      if (check.time < dayStart) {
        dayStart = new Date(check.time).setHours(0, 0, 0, 0)
        list.push({ heading: dayOf(check.time), key: `day ${dayStart}` })
      }
      list.push({ item: check, key: check.id })
    }
    return list
  })
  const current = createMemo(() => found().find(({ id }) => id === chosen()) ?? found()[0] ?? null)
  const remove = (check: PastCheck): void => {
    const at = found().indexOf(check)
    setChosen(found()[at + 1]?.id ?? found()[at - 1]?.id ?? null)
    void forget([check])
  }
  const widen = (): void => {
    setTyped('')
    setVerdict(null)
    setKind(null)
    setDomain(null)
  }
  let focusList = (): void => {}

  return (
    <Dialog label="History of answers" class="history" close={close}>
      <header class="dialog-head">
        <h2>History</h2>
        <Show when={checks() !== null}>
          <span class="count numbers">{grouped(found().length)}</span>
        </Show>
        <span class="spacer" />
        <button
          type="button"
          class="button quiet small"
          disabled={found().length === 0}
          onClick={() =>
            saveText(
              linesOf([...found()].reverse()),
              'planground-history.jsonl',
              'application/jsonl',
            )
          }
        >
          <Icon name="download" size={14} />
          Export
        </button>
        <button
          type="button"
          class="button quiet small"
          disabled={all().length === 0}
          onClick={() => void forget(all())}
        >
          <Icon name="trash-2" size={14} />
          Clear all
        </button>
        <button type="button" class="icon-button" aria-label="Close" onClick={close}>
          <Icon name="x" />
        </button>
      </header>
      <Show
        when={checks() !== null}
        fallback={<Working what="Reading the history" startedAt={startedAt} />}
      >
        <Show when={all().length > 0} fallback={<Empty close={close} />}>
          <div class="history-filters">
            <div class="history-search">
              <Icon name="search" size={15} />
              <input
                ref={field => queueMicrotask(() => layout.room() !== 'narrow' && field.focus())}
                type="search"
                aria-label="Search the history"
                placeholder="Words of the answer, the reason, the problem"
                spellcheck={false}
                autocomplete="off"
                value={typed()}
                onInput={event => setTyped(event.currentTarget.value)}
                onKeyDown={event => {
                  if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
                  event.preventDefault()
                  const first = current()
                  if (event.key === 'Enter' && first) void reopen(first)
                  else {
                    if (first) setChosen(first.id)
                    focusList()
                  }
                }}
              />
            </div>
            <Choice
              label="Verdict"
              all="All verdicts"
              value={verdict() ?? ''}
              set={value => setVerdict(outcomes.find(word => word === value) ?? null)}
              options={outcomes.map(word => [word, markName[word]] as const)}
            />
            <Choice
              label="Kind"
              all="All kinds"
              value={kind() ?? ''}
              set={value => setKind(kindCodes.find(one => one === value) ?? null)}
              options={kinds().map(one => [one, kindName(one)] as const)}
            />
            <Choice
              label="Domain"
              all="All domains"
              value={domain() ?? ''}
              set={value => setDomain(value || null)}
              options={domains().map(one => [one, one] as const)}
            />
          </div>
          <Show
            when={current()}
            fallback={
              <div class="history-none">
                <p>Nothing in the history has all of this.</p>
                <button type="button" class="button small" onClick={widen}>
                  Show all {grouped(all().length)}
                </button>
              </div>
            }
          >
            {check => (
              // biome-ignore lint/a11y/noStaticElementInteractions: Delete reaches the list, which has the focus
              <div
                class="history-panes"
                onKeyDown={event => {
                  if (event.key !== 'Delete') return
                  event.preventDefault()
                  remove(check())
                }}
              >
                <VirtualList
                  label="Answers, newest first"
                  rows={rows()}
                  rowHeight={50}
                  chosen={check().id}
                  choose={setChosen}
                  open={() => void reopen(check())}
                  ref={focus => {
                    focusList = focus
                  }}
                >
                  {item => <Line check={item} />}
                </VirtualList>
                <Detail check={check()} remove={() => remove(check())} />
              </div>
            )}
          </Show>
          <footer class="history-foot">
            {isKept()
              ? `Stored in this browser; the oldest are deleted after ${grouped(MOST_CHECKS)}.`
              : 'The browser keeps nothing for this page: the history ends when the page is closed.'}
          </footer>
        </Show>
      </Show>
    </Dialog>
  )
}

function Line(props: { check: PastCheck }) {
  return (
    <>
      <MarkIcon mark={props.check.verdict} />
      <span class="history-line">
        <span class="history-title">
          <strong>{props.check.domain}</strong>
          <span>{kindName(props.check.kind)}</span>
          <time class="numbers" dateTime={new Date(props.check.time).toISOString()}>
            {timeOf(props.check.time)}
          </time>
        </span>
        <code>{props.check.answer.slice(0, 160).replace(/\s+/g, ' ')}</code>
      </span>
    </>
  )
}

/** Characters of an answer that are shown. */
const SHOWN = 4_000

function Detail(props: { check: PastCheck; remove: () => void }) {
  const { reopen } = usePart(createHistory)
  const check = () => props.check
  const help = () => {
    const { hints, revealed } = check()
    const said = hints > 0 ? [`after ${counted(hints, 'hint')}`] : []
    return revealed ? [...said, 'the answer had been revealed'] : said
  }
  return (
    <section class="history-detail" aria-label="The answer">
      <p class="history-where">
        <strong class={`mark-${check().verdict}`}>
          <MarkIcon mark={check().verdict} size={15} /> {markName[check().verdict]}
        </strong>
        <span class="faint numbers">
          {dayOf(check().time)}, {timeOf(check().time)}
        </span>
      </p>
      <h3>
        {check().domain} <code>{cutMiddle(check().problem, 34)}</code>
      </h3>
      <p class="faint">
        {kindName(check().kind)}, {formatName[check().format]}, from {cutMiddle(check().file, 40)}
        <Show when={check().edited}>, with edited PDDL</Show>
        <For each={help()}>{said => <>, {said}</>}</For>
      </p>
      <pre class="history-answer">
        {check().answer.slice(0, SHOWN)}
        <Show when={check().length > Math.min(SHOWN, check().answer.length)}>
          <span class="faint"> … {grouped(check().length)} characters</span>
        </Show>
      </pre>
      <p class="history-reason">
        <Prose text={check().sentence} />
      </p>
      <div class="history-buttons">
        <button type="button" class="button primary" onClick={() => void reopen(check())}>
          Open again
          <kbd>Enter</kbd>
        </button>
        <button type="button" class="button quiet" onClick={() => props.remove()}>
          <Icon name="trash-2" size={14} />
          Delete
        </button>
      </div>
    </section>
  )
}

function Empty(props: { close: () => void }) {
  return (
    <div class="condition">
      <span class="condition-icon">
        <Icon name="history" size={20} />
      </span>
      <h3>Nothing checked yet</h3>
      <p>Every answer you check is remembered here, with its verdict, and can be opened again.</p>
      <button type="button" class="button" onClick={() => props.close()}>
        Back
      </button>
    </div>
  )
}

function Choice(props: {
  label: string
  all: string
  value: string
  set: (value: string) => void
  options: readonly (readonly [string, string])[]
}) {
  return (
    <div class="select" classList={{ narrowed: props.value !== '' }}>
      <select
        aria-label={props.label}
        value={props.value}
        onChange={event => props.set(event.currentTarget.value)}
      >
        <option value="">{props.all}</option>
        <For each={props.options}>
          {([value, title]) => (
            <option value={value} selected={value === props.value}>
              {title}
            </option>
          )}
        </For>
      </select>
      <Icon name="chevron-down" size={13} />
    </div>
  )
}

const timeFormat = new Intl.DateTimeFormat('en', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const dayFormat = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const timeOf = (time: number): string => timeFormat.format(time)

/** `Today`, `Yesterday`, else the date. */
function dayOf(time: number): string {
  const day = new Date(time).toDateString()
  const now = new Date()
  if (day === now.toDateString()) return 'Today'
  now.setDate(now.getDate() - 1)
  return day === now.toDateString() ? 'Yesterday' : dayFormat.format(time)
}

// The history: searched by words, filtered by verdict, kind and domain, grouped by day; shows what was answered and why
// it was right or wrong, and reopens the question.

import { createMemo, createSignal, For, onMount, Show } from 'solid-js'
import { type KindCode, kindCodes, kindName } from '#questions/kinds/codes'
import { type AnswerMark, outcomes } from '#page/ui/outcome'
import { counted, cutMiddle, formatName, grouped, markName } from '#page/ui/naming'
import { Working } from '#page/workbench/parts/conditions'
import { Dialog } from '#page/ui/menus/dialog'
import { Icon } from '#page/ui/icon'
import { MarkIcon } from '#page/ui/mark'
import { Prose } from '#page/workbench/parts/prose'
import { Select } from '#page/ui/menus/select'
import { type Row, VirtualList } from '#page/ui/lists/virtual-list'
import { saveText } from '#page/state/saving'
import { type PastCheck, MAX_CHECKS } from '#page/state/history/history-store'
import { createFinder, linesOf } from '#page/state/history/finding'
import { useApp, useFeature } from '#page/state/use-app'
import { createHistory } from '#page/state/history/history'
import { inBackground } from '#page/browser/background'
import { Button, IconButton } from '#page/ui/button'
import './history-view.css'

/** The filtered history, and the selected check. */
function createSearch() {
  const { checks, forget } = useFeature(createHistory)
  const [typed, setTyped] = createSignal('')
  const [verdict, setVerdict] = createSignal<AnswerMark | null>(null)
  const [kind, setKind] = createSignal<KindCode | null>(null)
  const [domain, setDomain] = createSignal<string | null>(null)
  const [chosen, setChosen] = createSignal<string | null>(null)
  const all = () => checks() ?? []
  const findChecks = createFinder()
  const found = createMemo(() =>
    findChecks(all(), typed()).filter(
      check =>
        (verdict() === null || check.verdict === verdict()) &&
        (kind() === null || check.kind === kind()) &&
        (domain() === null || check.domain === domain()),
    ),
  )
  return {
    typed,
    setTyped,
    verdict,
    setVerdict,
    kind,
    setKind,
    domain,
    setDomain,
    setChosen,
    all,
    found,
    current: createMemo(() => found().find(({ id }) => id === chosen()) ?? found()[0] ?? null),
    remove(check: PastCheck): void {
      const at = found().indexOf(check)
      setChosen(found()[at + 1]?.id ?? found()[at - 1]?.id ?? null)
      inBackground(forget([check]))
    },
    widen(): void {
      setTyped('')
      setVerdict(null)
      setKind(null)
      setDomain(null)
    },
  }
}
type Search = ReturnType<typeof createSearch>

export function HistoryView() {
  const { readHistory, checks, isKept } = useFeature(createHistory)
  const { place } = useApp()
  const close = (): void => place.show({ dialog: null })
  const startedAt = performance.now()
  const search = createSearch()
  const { all, found, current } = search
  onMount(() => inBackground(readHistory()))
  let focusList = (): void => {}
  return (
    <Dialog label="History of answers" class="history" close={close}>
      <header class="dialog-head">
        <h2>History</h2>
        <Show when={checks() !== null}>
          <span class="count numbers" data-part="count">
            {grouped(found().length)}
          </span>
        </Show>
        <span class="spacer" />
        <HeadButtons search={search} />
        <IconButton icon="x" label="Close" onClick={close} />
      </header>
      <Show when={checks() !== null} fallback={<Working what="Reading the history" startedAt={startedAt} />}>
        <Show when={all().length > 0} fallback={<Empty close={close} />}>
          <Filters search={search} toList={() => focusList()} />
          <Show
            when={current()}
            fallback={
              <div class="history-none grid gap-12 grow ink-faint border-top">
                <p>Nothing in the history matches all of this.</p>
                <Button small onClick={search.widen}>
                  Show all {grouped(all().length)}
                </Button>
              </div>
            }
          >
            {check => <Panes search={search} check={check()} own={focus => (focusList = focus)} />}
          </Show>
          <footer class="history-foot note rigid bg-well border-top">
            {isKept()
              ? `Stored in this browser; the oldest are deleted after ${grouped(MAX_CHECKS)}.`
              : 'The browser keeps nothing for this page: the history ends when the page is closed.'}
          </footer>
        </Show>
      </Show>
    </Dialog>
  )
}

/** Saves the found entries, and deletes all of them. */
function HeadButtons(props: { search: Search }) {
  const { forget } = useFeature(createHistory)
  const { all, found } = props.search
  return (
    <>
      <Button
        small
        quiet
        icon="download"
        disabled={found().length === 0}
        onClick={() => saveText(linesOf([...found()].reverse()), 'planground-history.jsonl', 'application/jsonl')}
      >
        Export
      </Button>
      <Button small quiet icon="trash-2" disabled={all().length === 0} onClick={() => inBackground(forget(all()))}>
        Clear all
      </Button>
    </>
  )
}

/** Filters the history by words, verdict, kind and domain; `toList` moves the focus to the matches. */
function Filters(props: { search: Search; toList: () => void }) {
  const { all, verdict, kind, domain, setVerdict, setKind, setDomain } = props.search
  const domains = createMemo(() => [...new Set(all().map(({ domain }) => domain))].sort())
  const kinds = createMemo(() => {
    const present = new Set(all().map(({ kind }) => kind))
    return kindCodes.filter(kind => present.has(kind))
  })
  return (
    <div class="history-filters flex wrap gap-8 rigid">
      <SearchField search={props.search} toList={props.toList} />
      <Select
        label="Verdict"
        all="All verdicts"
        value={verdict() ?? ''}
        set={value => setVerdict(outcomes.find(word => word === value) ?? null)}
        options={outcomes.map(word => [word, markName[word]] as const)}
      />
      <Select
        label="Kind"
        all="All kinds"
        value={kind() ?? ''}
        set={value => setKind(kindCodes.find(one => one === value) ?? null)}
        options={kinds().map(one => [one, kindName(one)] as const)}
      />
      <Select
        label="Domain"
        all="All domains"
        value={domain() ?? ''}
        set={value => setDomain(value || null)}
        options={domains().map(one => [one, one] as const)}
      />
    </div>
  )
}

function SearchField(props: { search: Search; toList: () => void }) {
  const { reopen } = useFeature(createHistory)
  const { layout } = useApp()
  const { typed, setTyped, current, setChosen } = props.search
  return (
    <div class="history-search relative">
      <Icon name="search" size={15} />
      <input
        class="full-width ink text-small bg-card round"
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
          if (event.key === 'Enter' && first) inBackground(reopen(first))
          else {
            if (first) setChosen(first.id)
            props.toList()
          }
        }}
      />
    </div>
  )
}

/** The matches, and the selected check. */
function Panes(props: { search: Search; check: PastCheck; own: (focus: () => void) => void }) {
  const { reopen } = useFeature(createHistory)
  const rows = createMemo(() => byDay(props.search.found()))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Delete reaches the list, which has the focus
    <div
      class="history-panes grid grow min-h-0 border-top"
      onKeyDown={event => {
        if (event.key !== 'Delete') return
        event.preventDefault()
        props.search.remove(props.check)
      }}
    >
      <VirtualList
        label="Answers, newest first"
        rows={rows()}
        rowHeight={50}
        chosen={props.check.id}
        choose={props.search.setChosen}
        open={() => inBackground(reopen(props.check))}
        ref={focus => {
          props.own(focus)
        }}
      >
        {item => <Line check={item} />}
      </VirtualList>
      <Detail check={props.check} remove={() => props.search.remove(props.check)} />
    </div>
  )
}

/** Rows grouped by day. Newest first, so each day is named once, at its first row. */
function byDay(found: readonly PastCheck[]): readonly Row<PastCheck>[] {
  const list: Row<PastCheck>[] = []
  let dayStart = Number.POSITIVE_INFINITY
  for (const check of found) {
    if (check.time < dayStart) {
      dayStart = new Date(check.time).setHours(0, 0, 0, 0)
      list.push({ heading: dayOf(check.time), key: `day ${dayStart}` })
    }
    list.push({ item: check, key: check.id })
  }
  return list
}

function Line(props: { check: PastCheck }) {
  return (
    <>
      <MarkIcon mark={props.check.verdict} />
      <span class="history-line grid grow min-w-0">
        <span class="flex gap-7 min-w-0 nowrap">
          <strong class="weight-560">{props.check.domain}</strong>
          <span class="clipped ink-faint with-ellipsis">{kindName(props.check.kind)}</span>
          <time class="numbers note ml-auto" dateTime={new Date(props.check.time).toISOString()}>
            {timeOf(props.check.time)}
          </time>
        </span>
        <code class="ellipsis">{props.check.answer.slice(0, 160).replace(/\s+/g, ' ')}</code>
      </span>
    </>
  )
}

/** Maximum number of characters shown of an answer. */
const SHOWN = 4_000

function Detail(props: { check: PastCheck; remove: () => void }) {
  const { reopen } = useFeature(createHistory)
  const check = () => props.check
  const help = () => {
    const { hints, revealed } = check()
    const sentences = hints > 0 ? [`after ${counted(hints, 'hint')}`] : []
    return revealed ? [...sentences, 'the answer had been revealed'] : sentences
  }
  return (
    <section class="history-detail stack scroll-y gap-10 pad-18-20" aria-label="The answer">
      <p class="history-where flex-row between gap-12">
        <strong class={`mark-${check().verdict}`}>
          <MarkIcon mark={check().verdict} size={15} /> {markName[check().verdict]}
        </strong>
        <span class="faint numbers">
          {dayOf(check().time)}, {timeOf(check().time)}
        </span>
      </p>
      <h3>
        {check().domain} <code title={check().problem}>{cutMiddle(check().problem, 34)}</code>
      </h3>
      <p class="faint">
        {kindName(check().kind)}, {formatName[check().format]}, from{' '}
        <span title={check().file}>{cutMiddle(check().file, 40)}</span>
        <Show when={check().edited}>, with edited PDDL</Show>
        <For each={help()}>{text => <>, {text}</>}</For>
      </p>
      <pre class="history-answer framed scrolls-y no-margin pad-10-12 break-anywhere pre-wrap" data-edged="well">
        {check().answer.slice(0, SHOWN)}
        <Show when={check().length > Math.min(SHOWN, check().answer.length)}>
          <span class="faint"> … {grouped(check().length)} characters</span>
        </Show>
      </pre>
      <p class="serif pretty">
        <Prose text={check().sentence} />
      </p>
      <div class="history-buttons flex gap-8">
        <Button primary onClick={() => inBackground(reopen(check()))}>
          Open again
          <kbd>Enter</kbd>
        </Button>
        <Button quiet icon="trash-2" onClick={() => props.remove()}>
          Delete
        </Button>
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
      <Button onClick={() => props.close()}>Back</Button>
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

// The list of findings on the English, each with a sentence that shows it, two conflicting sentences side by side, the
// place in the text, and a fix if one is certain.

import { createEffect, createMemo, createSignal, Index, on, Show } from 'solid-js'
import { LineTable } from '#base/text'
import { Select } from '#page/ui/menus/select'
import { counted } from '#page/ui/naming'
import { rove } from '#page/ui/lists/roving'
import { useApp, useFeature } from '#page/state/use-app'
import { type BenchText, createBench } from '#page/state/templates/bench'
import { type BenchFault, createTextsDesk } from '../editor/texts-desk'
import { CheckState } from './check-state'
import { Finding } from './finding'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './findings.css'

/** Number of findings shown at first, and added at a time. */
const PORTION = 60

type Severity = 'error' | 'warning'

/** Which findings are shown. */
function createFilter(faults: () => readonly BenchFault[]) {
  const [severity, setSeverity] = createSignal<Severity>()
  const [code, setCode] = createSignal('')
  const codes = createMemo(() => {
    const counts = new Map<string, number>()
    for (const { fault } of faults())
      if (severity() === undefined || fault.severity === severity())
        counts.set(fault.code, (counts.get(fault.code) ?? 0) + 1)
    return [...counts]
  })
  // The filter is cleared when no findings with its code are left.
  createEffect(() => {
    if (code() !== '' && !faults().some(({ fault }) => fault.code === code())) setCode('')
  })
  const shown = createMemo(() =>
    faults().flatMap((found, index) =>
      (severity() === undefined || found.fault.severity === severity()) &&
      (code() === '' || found.fault.code === code())
        ? [{ found, index }]
        : [],
    ),
  )
  return { severity, setSeverity, code, setCode, codes, shown }
}

export function Findings() {
  const desk = useFeature(createTextsDesk)
  const filter = createFilter(desk.faults)
  return (
    <section class="bench-findings grid min-h-0" aria-label="Findings">
      <header class="findings-head flex-row wrap pad-8-16">
        <div class="findings-state">
          <CheckState />
        </div>
        <Show when={desk.faults().length > 0}>
          <Filters filter={filter} />
        </Show>
      </header>
      <Show when={desk.faults().length > 0}>
        <List shown={filter.shown()} />
      </Show>
    </section>
  )
}

type Filter = ReturnType<typeof createFilter>

function Filters(props: { filter: Filter }) {
  const desk = useFeature(createTextsDesk)
  const { severity, setSeverity, code, setCode, codes } = props.filter
  const count = (wanted: Severity): number => desk.faults().filter(({ fault }) => fault.severity === wanted).length
  const chip = (wanted: Severity | undefined, text: string) => (
    <button
      type="button"
      class="findings-chip pad-0-10 ink-soft text-small border-strong"
      aria-pressed={severity() === wanted}
      onClick={() => setSeverity(wanted)}
    >
      {text}
    </button>
  )
  return (
    <div class="flex-row wrap gap-8">
      {/* biome-ignore lint/a11y/useSemanticElements: three buttons are no form */}
      <div class="flex gap-4" role="group" aria-label="Severity">
        {chip(undefined, `All ${desk.faults().length}`)}
        <Show when={count('error') > 0 && count('warning') > 0}>
          {chip('error', counted(count('error'), 'error'))}
          {chip('warning', counted(count('warning'), 'warning'))}
        </Show>
      </div>
      <Show when={codes().length > 1}>
        <Select
          label="Kind of finding"
          all="Every kind"
          value={code()}
          set={setCode}
          options={codes().map(([each, times]) => [each, `${each} (${times})`])}
        />
      </Show>
    </div>
  )
}

function List(props: { shown: readonly { readonly found: BenchFault; readonly index: number }[] }) {
  const bench = useFeature(createBench)
  const desk = useFeature(createTextsDesk)
  const { layout } = useApp()
  const [most, setMax] = createSignal(PORTION)
  const lines = createMemo(() => {
    const tables: Record<BenchText, LineTable> = {
      phrases: new LineTable(bench.now()?.phrases ?? ''),
      domain: new LineTable(bench.now()?.domain ?? ''),
    }
    return (text: BenchText, offset: number): number => tables[text].positionAt(offset).line
  })
  let list!: HTMLUListElement
  let mended = false
  const keys = (event: KeyboardEvent): void => {
    if (event.key !== 'f' || event.ctrlKey || event.metaKey || event.altKey) return
    const item = (event.target as HTMLElement).closest<HTMLElement>('[data-finding]')
    const found = item && desk.faults()[Number(item.dataset.finding)]
    if (!found) return
    event.preventDefault()
    mended = true
    inBackground(desk.mend(found, true))
  }
  createEffect(
    // A fixed finding disappears; after a fix by keyboard, the focus moves to the next one.
    on(
      () => props.shown,
      () => {
        if (!mended || document.activeElement !== document.body) return
        const last = [...list.querySelectorAll<HTMLElement>('[data-rove]')].at(-1)
        last?.focus()
      },
    ),
  )
  createEffect(
    on(desk.chosen, index => {
      list.querySelector(`[data-finding="${index}"]`)?.scrollIntoView({ block: 'nearest' })
    }),
  )
  return (
    <div class="findings-scroll scroll-y">
      <ul
        class="border-top"
        ref={element => {
          list = element
          rove(element, () => props.shown)
        }}
        onKeyDown={keys}
      >
        <Index each={props.shown.slice(0, most())}>
          {item => <Finding found={item().found} index={item().index} lineOf={lines()} />}
        </Index>
      </ul>
      <Show when={props.shown.length > most()}>
        <Button class="findings-more" onClick={() => setMax(most() + PORTION)}>
          Show more of {counted(props.shown.length - most(), 'further finding')}
        </Button>
      </Show>
      <Show when={!layout.touch() && props.shown.length > 0}>
        <p class="findings-keys note">
          <kbd>↑</kbd> <kbd>↓</kbd> from finding to finding, <kbd>Enter</kbd> to its place, <kbd>F</kbd> fixes it;{' '}
          <kbd>F8</kbd> steps from anywhere.
        </p>
      </Show>
    </div>
  )
}

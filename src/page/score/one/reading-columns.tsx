// How each reader parsed the response, aligned line by line to show where they differ. Kept, dropped and supplied parts
// are distinguished by mark and word; lines from which no reader took anything are folded.

import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js'
import type { Piece, ReaderName, Row, Rows } from '#results/scoring/readings/marks'
import type { Readings } from '#results/scoring/readings/readings'
import { counted, grouped } from '#page/ui/naming'
import { Icon } from '#page/ui/icon'
import { Prose } from '#page/workbench/parts/prose'
import { Tabs } from '#page/ui/tabs'
import { useApp, useFeature } from '#page/state/use-app'
import { createOne } from './one-state'
import { Gap } from './reading-gap'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './reading-columns.css'

const titles: Readonly<Record<ReaderName, string>> = {
  official: 'Official reader',
  strict: 'Strict reader',
  ours: 'Planground’s reader',
}
const does: Readonly<Record<ReaderName, string>> = {
  official: 'The benchmark’s own: the official score uses it.',
  strict: 'Only the asked form, and nothing around it.',
  ours: 'The verdict uses it.',
}
const names: readonly ReaderName[] = ['official', 'strict', 'ours']

export function ReadingColumns() {
  const { layout } = useApp()
  const { following } = useFeature(createOne)
  const { readings, input } = following
  const [chosen, setChosen] = createSignal<ReaderName>('ours')
  const shown = () => (layout.room() === 'narrow' ? [chosen()] : names)
  const isBehind = () => readings.condition() === 'working'
  return (
    <Show when={input() !== null}>
      <section
        class="columns bg-card border"
        classList={{ behind: isBehind(), single: layout.room() === 'narrow' }}
        aria-labelledby="columns-title"
        aria-busy={isBehind()}
      >
        <header class="columns-head flex wrap items-baseline gap-4-12" data-part="columns-head">
          <h2 id="columns-title">What was read</h2>
          <Show when={readings.value()}>
            {value => (
              <p role="status">
                {value().agreement === 'same'
                  ? 'All three readers read the same.'
                  : 'The readers differ: a bar marks the lines that they read differently.'}
              </p>
            )}
          </Show>
          <span class="spacer" />
          <Legend />
        </header>
        <Show when={readings.condition() === 'problem'}>
          <p class="pad-8-16 ink-delete" role="alert">
            <Icon name="triangle-alert" size={14} />
            {readings.message()}{' '}
            <Button small onClick={() => readings.retry()}>
              Try again
            </Button>
          </p>
        </Show>
        <Show when={readings.value()}>
          {value => (
            <>
              <Answers readings={value()} />
              <Show when={layout.room() === 'narrow'}>
                <div class="pad-10-12 border-bottom">
                  <Tabs
                    label="Readers"
                    prefix="reader"
                    look="segments"
                    chosen={chosen()}
                    choose={setChosen}
                    tabs={names.map(id => ({ id, title: titles[id].replace(' reader', '') }))}
                  />
                </div>
              </Show>
              <div
                id="reader-panel"
                {...(layout.room() === 'narrow' ? { role: 'tabpanel', 'aria-labelledby': `reader-${chosen()}` } : {})}
              >
                <AllRows readings={value()} shown={shown()} />
              </div>
            </>
          )}
        </Show>
      </section>
    </Show>
  )
}

function Legend() {
  return (
    <p class="columns-legend flex gap-14" aria-hidden="true">
      <span class="took-kept ink">kept</span>
      <span class="took-dropped ink-faint">dropped</span>
      <span class="took-supplied round-3">supplied</span>
    </p>
  )
}

/** The heads of the columns: the reader, its reading, and remarks. */
function Answers(props: { readings: Readings }) {
  return (
    <div class="columns-answers grid border-top">
      <For each={names}>
        {name => {
          const readerResult = () => props.readings.readers[name]
          return (
            <div class="columns-answer min-w-0" data-part="columns-answer">
              <h3>{titles[name]}</h3>
              <p class="note">{does[name]}</p>
              <p class="columns-read scrolls-y mt-6 break-anywhere" data-edged="card">
                <Show
                  when={readerResult().answer}
                  fallback={
                    <>
                      <code class="columns-null ink-ochre bg-ochre round-small">null</code> It reads no answer.
                    </>
                  }
                >
                  {answer => <Prose text={answer()} />}
                </Show>
              </p>
              <Show when={readerResult().note}>
                <p class="mt-4 ink-soft text-small pretty">
                  <Prose text={readerResult().note} />
                </p>
              </Show>
              <Show when={name === 'official' && props.readings.parsed}>{parsed => <Parsed parsed={parsed()} />}</Show>
            </div>
          )
        }}
      </For>
    </div>
  )
}

/** The intermediate text that the official reader parses. */
function Parsed(props: { parsed: NonNullable<Readings['parsed']> }) {
  return (
    <details class="columns-parsed mt-4 text-small">
      <summary class="inline-flex items-center gap-4 ink-accent pointer no-list">
        The text it parsed
        <Icon name="chevron-down" size={13} />
      </summary>
      <pre class="scrolls-y break-anywhere pre-wrap bg-well" tabindex={0}>
        {props.parsed.text}
      </pre>
      <Show when={props.parsed.length > props.parsed.text.length}>
        <p class="faint numbers">
          The first {grouped(props.parsed.text.length)} of {counted(props.parsed.length, 'character')}.
        </p>
      </Show>
    </details>
  )
}

/** The rows, with further ones on demand. */
function AllRows(props: { readings: Readings; shown: readonly ReaderName[] }) {
  const { lanes } = useApp()
  const { following } = useFeature(createOne)
  const [further, setFurther] = createSignal<readonly Rows[]>([])
  const [isAsking, setAsking] = createSignal(false)
  createEffect(
    on(
      () => props.readings,
      () => void setFurther([]),
      { defer: true },
    ),
  )
  const portions = createMemo(() => [props.readings.rows, ...further()])
  const rest = () => portions().at(-1)!.rest
  const more = async (): Promise<void> => {
    const input = following.input()
    const from = rest()
    if (input === null || from === null) return
    const readings = props.readings
    setAsking(true)
    const last = portions().at(-1)!.rows.at(-1)!
    const line = last.kind === 'text' ? last.line + (input.text[from - 1] === '\n' ? 1 : 0) : 0
    const outcome = await lanes.quietly('editing', api =>
      api.one.more(input.question, input.text, from, line, input.chosen),
    )
    setAsking(false)
    if (outcome.kind === 'done' && props.readings === readings) setFurther(list => [...list, outcome.value])
  }
  return (
    <>
      <div class="took-lines">
        <For each={portions()}>
          {portion => <For each={portion.rows}>{row => <OneRow row={row} shown={props.shown} />}</For>}
        </For>
      </div>
      <Show when={rest()}>
        {from => (
          <p class="took-more flex items-center gap-10 border-top text-small">
            <Button small disabled={isAsking()} onClick={() => inBackground(more())}>
              Show more
            </Button>
            <span class="faint numbers">
              {grouped(from())} of {counted(props.readings.length, 'character')} are shown.
            </span>
          </p>
        )}
      </Show>
    </>
  )
}

function OneRow(props: { row: Row; shown: readonly ReaderName[] }) {
  const row = () => props.row
  return (
    <Show
      when={row().kind === 'text' && (row() as Extract<Row, { kind: 'text' }>)}
      fallback={<Gap from={row().from} to={row().to} lines={(row() as { lines: number }).lines} />}
    >
      {text => (
        <div class="took-line grid" data-part="took-line" classList={{ parts: isParted(text()) }}>
          <For each={props.shown}>
            {name => (
              <pre class="took-text pre-wrap break-anywhere">
                <For each={text().pieces[name]}>{piece => <OnePiece piece={piece} />}</For>
              </pre>
            )}
          </For>
        </div>
      )}
    </Show>
  )
}

/** True if the readers took different parts of this line. */
function isParted({ pieces }: Extract<Row, { kind: 'text' }>): boolean {
  const taken = names.map(name => pieces[name].map(({ what, text }) => (what === 'dropped' ? '' : text)).join(''))
  return new Set(taken).size > 1
}

const pieceTitles: Readonly<Record<Piece['what'], string>> = {
  kept: 'kept',
  dropped: 'dropped',
  supplied: 'supplied',
}

function OnePiece(props: { piece: Piece }) {
  const { what, text, sign } = props.piece
  if (sign !== undefined && text === '↵')
    return (
      <span class={`took-${what} sign line-end`} data-part="sign" title={`${sign}, ${pieceTitles[what]}`}>
        ↵
      </span>
    )
  if (sign !== undefined)
    return (
      <span class={`took-${what} sign`} data-part="sign" title={`${sign}, ${pieceTitles[what]}`}>
        <span class="unseen">[{sign}]</span>
        <span aria-hidden="true">{text}</span>
      </span>
    )
  return (
    <span class={`took-${what}`} title={pieceTitles[what]}>
      <Show when={what !== 'dropped' && text.trim() !== ''}>
        <span class="unseen">[{pieceTitles[what]}: </span>
      </Show>
      {text}
      <Show when={what !== 'dropped' && text.trim() !== ''}>
        <span class="unseen">]</span>
      </Show>
    </span>
  )
}

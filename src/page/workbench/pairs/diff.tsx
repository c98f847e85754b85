// The differences of two problems, section by section and line by line: a sign and a word for each line; equal lines
// are folded.

import { createMemo, createSignal, For, Show } from 'solid-js'
import type { Span } from '#base/text'
import type { DiffLine, LineKind, SectionDiff } from '#questions/views/pairs/pair-view'
import { Icon, type IconName } from '#page/ui/icon'
import { counted, grouped } from '#page/ui/naming'
import { Button } from '#page/ui/button'
import { Prose } from '../parts/prose'
import type { SideNames } from './names'
import './pairs.css'

/** Moves to a span of one of the texts; only those in `sides` are visible. */
export interface Reveal {
  readonly sides: readonly ('a' | 'b')[]
  readonly show: (side: 'a' | 'b', span: Span) => void
}

const signs: Readonly<Record<LineKind, { readonly icon: IconName; readonly word: string }>> = {
  same: { icon: 'equal', word: 'same' },
  renamed: { icon: 'arrow-right', word: 'renamed' },
  missing: { icon: 'minus', word: 'missing' },
  extra: { icon: 'plus', word: 'extra' },
  implied: { icon: 'check', word: 'implied' },
  changed: { icon: 'pencil-line', word: 'changed' },
  open: { icon: 'circle-question-mark', word: 'not known' },
}
const titles: Readonly<Record<SectionDiff['section'], string>> = {
  objects: 'Objects',
  init: 'Initial state',
  goal: 'Goal',
}
/** In the order of the counts at the head of a section. */
const counting: readonly LineKind[] = ['missing', 'extra', 'changed', 'open', 'implied', 'renamed', 'same']

/** Maximum number of lines of a section shown at first. */
const SHOWN = 40
/** Minimum number of consecutive equal lines that are folded. */
const MIN_FOLDED = 3

export function PairDiff(props: { sections: readonly SectionDiff[]; names: SideNames; reveal?: Reveal | undefined }) {
  return (
    <section class="pair-diff grid gap-14" aria-label="Line by line">
      <For each={props.sections.filter(({ lines }) => lines.length > 0)}>
        {section => <Part section={section} names={props.names} reveal={props.reveal} />}
      </For>
    </section>
  )
}

function Part(props: { section: SectionDiff; names: SideNames; reveal?: Reveal | undefined }) {
  const [all, setAll] = createSignal(false)
  const lines = () => props.section.lines
  const shown = createMemo(() => (all() ? lines() : lines().slice(0, SHOWN)))
  const isFolded = () => props.section.counts.same === lines().length && lines().length >= MIN_FOLDED
  const counts = () =>
    counting.flatMap(what => {
      const count = props.section.counts[what]
      return count === 0 ? [] : [{ what, count }]
    })
  return (
    <div class="diff-part">
      <h4 class="flex wrap items-baseline">
        {titles[props.section.section]}
        <span class="diff-counts note flex wrap weight-400 numbers">
          <For each={counts()}>
            {({ what, count }) => (
              <span class={`diff-of-${what}`}>
                <Icon name={signs[what].icon} size={12} />
                {grouped(count)} {signs[what].word}
              </span>
            )}
          </For>
        </span>
      </h4>
      <table>
        <thead classList={{ unseen: isFolded() }}>
          <tr>
            <th class="note" scope="col">
              <span class="unseen">How they compare</span>
            </th>
            <th class="note" scope="col">
              {props.names.a}
            </th>
            <th class="note" scope="col">
              {props.names.b}
            </th>
          </tr>
        </thead>
        <For each={runsOf(shown())}>
          {run => (
            <Show
              when={run.folds}
              fallback={
                <tbody>
                  <For each={run.lines}>{line => <Line line={line} names={props.names} reveal={props.reveal} />}</For>
                </tbody>
              }
            >
              <Folded lines={run.lines} names={props.names} reveal={props.reveal} />
            </Show>
          )}
        </For>
      </table>
      <Show when={lines().length > SHOWN}>
        <Button small quiet onClick={() => setAll(now => !now)}>
          {all() ? 'Show fewer' : `Show all ${counted(lines().length, 'line')}`}
        </Button>
      </Show>
      <Show when={props.section.leftOut > 0}>
        <p class="faint numbers">{counted(props.section.leftOut, 'further line')} that only the texts show.</p>
      </Show>
    </div>
  )
}

interface Run {
  readonly folds: boolean
  readonly lines: readonly DiffLine[]
}

/** Groups lines into runs; consecutive equal lines form one folded run. */
function runsOf(lines: readonly DiffLine[]): readonly Run[] {
  const runs: { folds: boolean; lines: DiffLine[] }[] = []
  for (const line of lines) {
    const last = runs.at(-1)
    const folds = line.what === 'same'
    if (last?.folds === folds) last.lines.push(line)
    else runs.push({ folds, lines: [line] })
  }
  return runs.map(run => ({ ...run, folds: run.folds && run.lines.length >= MIN_FOLDED }))
}

function Folded(props: { lines: readonly DiffLine[]; names: SideNames; reveal?: Reveal | undefined }) {
  const [open, setOpen] = createSignal(false)
  return (
    <>
      <tbody>
        <tr class="diff-fold border-top">
          <td colspan="3">
            <button
              class="note inline-flex items-center gap-6"
              type="button"
              aria-expanded={open()}
              onClick={() => setOpen(now => !now)}
            >
              <Icon name={open() ? 'chevron-down' : 'chevron-right'} size={13} />
              {counted(props.lines.length, 'line')} the same
            </button>
          </td>
        </tr>
      </tbody>
      <Show when={open()}>
        <tbody>
          <For each={props.lines}>{line => <Line line={line} names={props.names} reveal={props.reveal} />}</For>
        </tbody>
      </Show>
    </>
  )
}

function Line(props: { line: DiffLine; names: SideNames; reveal?: Reveal | undefined }) {
  const sign = () => signs[props.line.what]
  const isPlain = () => props.line.what === 'same'
  const hasNote = () => !isPlain() && (props.line.english !== '' || props.line.note !== '')
  return (
    <>
      <tr class={`diff-line border-top diff-is-${props.line.what}`}>
        <td class="diff-sign note nowrap">
          <Icon name={sign().icon} size={13} />
          <span>{sign().word}</span>
        </td>
        <Cell side="a" line={props.line} title={props.names.a} reveal={props.reveal} />
        <Cell side="b" line={props.line} title={props.names.b} reveal={props.reveal} />
      </tr>
      <Show when={hasNote()}>
        <tr class={`diff-text diff-is-${props.line.what}`}>
          <td class="ink-soft break-anywhere" />
          <td class="ink-soft break-anywhere" colspan="2">
            <Show when={props.line.english}>{english => <span>{english()}</span>}</Show>
            <Show when={props.line.note}>
              {note => (
                <span class="diff-note block ink-faint">
                  <Prose text={note()} />
                </span>
              )}
            </Show>
          </td>
        </tr>
      </Show>
    </>
  )
}

function Cell(props: { side: 'a' | 'b'; line: DiffLine; title: string; reveal?: Reveal | undefined }) {
  const part = () => (props.side === 'a' ? props.line.inA : props.line.inB)
  /** Subgoals are indented below their goal. */
  const deep = () => ({ 'margin-left': `${Math.min(8, props.line.depth)}ch` })
  const span = () => (props.reveal?.sides.includes(props.side) !== true ? null : (part()?.span ?? null))
  return (
    <td class={`diff-cell diff-in-${props.side}`} data-title={props.title}>
      <Show when={part()} fallback={<span class="diff-none note">not there</span>}>
        {text => (
          <Show when={span()} fallback={<code style={deep()}>{text().text}</code>}>
            {place => (
              <button type="button" title="Show it in the text" onClick={() => props.reveal?.show(props.side, place())}>
                <code style={deep()}>{text().text}</code>
              </button>
            )}
          </Show>
        )}
      </Show>
    </td>
  )
}

// One finding.

import { For, Show } from 'solid-js'
import type { Span } from '../../../base/text'
import type { FindingExample } from '../../../language/checks/finding'
import type { Note } from '../../../pddl/diagnostic'
import { Icon } from '../../parts/icon'
import { Prose } from '../../parts/prose'
import { usePart } from '../../state/use-app'
import { type BenchText, createBench } from '../bench'
import { type BenchFault, createTextsDesk } from '../editor/texts-desk'
import './finding.css'

/** The line of an offset, from 1. */
type LineOf = (text: BenchText, offset: number) => number

export function Finding(props: { found: BenchFault; index: number; lineOf: LineOf }) {
  const desk = usePart(createTextsDesk)
  const fault = () => props.found.fault
  const example = (): FindingExample | undefined => {
    const one = fault()
    return 'example' in one ? one.example : undefined
  }
  const isOld = (): boolean => {
    const one = fault()
    return 'isCurrent' in one && !one.isCurrent
  }
  const line = () => props.lineOf(props.found.text, fault().span.from)
  /** The other culprit has its own place. */
  const notes = (): readonly Note[] =>
    (fault().notes ?? []).filter(({ span }) => span?.from !== example()?.other?.span?.from)
  return (
    <li
      class="bench-finding"
      classList={{ 'finding-chosen': desk.chosen() === props.index, 'finding-old': isOld() }}
      data-finding={props.index}
    >
      <button
        type="button"
        class={`finding-says finding-${fault().severity}`}
        data-rove
        tabindex={-1}
        aria-keyshortcuts={fault().fix === undefined ? undefined : 'f'}
        onClick={() => desk.goTo(props.index)}
      >
        <Icon name={fault().severity === 'error' ? 'x' : 'triangle-alert'} size={15} />
        <span class="unseen">{fault().severity}: </span>
        <span class="finding-message">
          <Prose text={fault().message} />
        </span>
        <span class="finding-place">
          <span class="numbers">
            {props.found.text === 'domain' ? 'domain.pddl, ' : ''}line {line()}
          </span>
          <span class="finding-code">{fault().code}</span>
        </span>
      </button>
      <Show when={example()}>
        {shown => (
          <Culprits example={shown()} found={props.found} line={line()} lineOf={props.lineOf} />
        )}
      </Show>
      <For each={notes()}>{note => <FindingNote note={note} text={props.found.text} />}</For>
      <Show when={fault().fix}>
        {fix => (
          <button
            type="button"
            class="button small culprit-fix"
            onClick={() => desk.mend(props.found, true)}
          >
            <Icon name="lightbulb" size={13} />
            <Prose text={fix().label} />
          </button>
        )}
      </Show>
    </li>
  )
}

/** The sentence that shows the fault, and beside it what reads the same. */
function Culprits(props: {
  example: FindingExample
  found: BenchFault
  line: number
  lineOf: LineOf
}) {
  const other = () => props.example.other
  return (
    <>
      <div class="culprits" classList={{ two: other() !== undefined }}>
        <Culprit
          text={props.example.text}
          item={props.example.item}
          span={props.found.fault.span}
          line={props.line}
        />
        <Show when={other()}>
          {second => (
            <Culprit
              text={second().text}
              item={second().item}
              span={second().span}
              line={second().span && props.lineOf('phrases', second().span!.from)}
            />
          )}
        </Show>
      </div>
      <Show when={props.example.problem}>
        {problem => <p class="finding-problem">in the problem {problem()}</p>}
      </Show>
    </>
  )
}

function Culprit(props: {
  text: string
  item: string | undefined
  span: Span | undefined
  line: number | undefined
}) {
  const bench = usePart(createBench)
  const point = (on: boolean): void => void bench.point(on && props.span ? [props.span] : [])
  const inside = () => (
    <>
      <q>{props.text}</q>
      <Show when={props.item}>{item => <code>{item()}</code>}</Show>
      <Show when={props.line}>
        {line => <span class="culprit-line numbers">line {line()}</span>}
      </Show>
    </>
  )
  return (
    <Show when={props.span} fallback={<div class="culprit">{inside()}</div>}>
      {span => (
        <button
          type="button"
          class="culprit"
          title="Show the wording"
          onClick={() => bench.reveal('phrases', span())}
          onMouseEnter={() => point(true)}
          onMouseLeave={() => point(false)}
          onFocus={() => point(true)}
          onBlur={() => point(false)}
        >
          {inside()}
        </button>
      )}
    </Show>
  )
}

/** A note; one about another place leads there. */
function FindingNote(props: { note: Note; text: BenchText }) {
  const bench = usePart(createBench)
  return (
    <Show
      when={props.note.span}
      fallback={
        <p class="culprit-note">
          <Prose text={props.note.message} />
        </p>
      }
    >
      {span => (
        <button type="button" class="culprit-note" onClick={() => bench.reveal(props.text, span())}>
          <Icon name="arrow-right" size={12} />
          <span>
            <Prose text={props.note.message} />
          </span>
        </button>
      )}
    </Show>
  )
}

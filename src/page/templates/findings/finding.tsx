// One finding.

import { For, Show } from 'solid-js'
import type { FindingExample } from '#language/english/checks/finding'
import type { Note } from '#planning/pddl/diagnostic'
import { Icon } from '#page/ui/icon'
import { Prose } from '#page/workbench/parts/prose'
import { useFeature } from '#page/state/use-app'
import { type BenchText, createBench } from '#page/state/templates/bench'
import { type BenchFault, createTextsDesk } from '../editor/texts-desk'
import { Culprits, Excerpt, type LineOf } from './culprits'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './findings.css'

export function Finding(props: { found: BenchFault; index: number; lineOf: LineOf }) {
  const desk = useFeature(createTextsDesk)
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
  /** The second sentence of the example is shown separately. */
  const notes = (): readonly Note[] =>
    (fault().notes ?? []).filter(({ span }) => span?.from !== example()?.other?.span?.from)
  return (
    <li
      class="bench-finding grid gap-8 relative border-bottom"
      data-chosen={desk.chosen() === props.index ? '' : undefined}
      classList={{ 'finding-chosen': desk.chosen() === props.index, 'finding-old': isOld() }}
      data-finding={props.index}
    >
      <button
        type="button"
        class={`finding-sentence items-top grid finding-${fault().severity}`}
        data-rove
        tabindex={-1}
        aria-keyshortcuts={desk.fixLabel(props.found) === undefined ? undefined : 'f'}
        onClick={() => desk.goTo(props.index)}
      >
        <Icon name={fault().severity === 'error' ? 'x' : 'triangle-alert'} size={15} />
        <span class="unseen">{fault().severity}: </span>
        <span class="finding-message break-anywhere pretty">
          <Prose text={fault().message} />
        </span>
        <span class="finding-place grid ink-faint text-small nowrap">
          <span class="numbers">
            {props.found.text === 'domain' ? 'domain.pddl, ' : ''}line {line()}
          </span>
          <span class="finding-code">{fault().code}</span>
        </span>
      </button>
      <Show when={example()} fallback={<Excerpt found={props.found} />}>
        {shown => <Culprits example={shown()} found={props.found} index={props.index} lineOf={props.lineOf} />}
      </Show>
      <For each={notes()}>{note => <FindingNote note={note} text={props.found.text} />}</For>
      <Show when={desk.fixLabel(props.found)}>
        {label => (
          <Button
            small
            icon="lightbulb"
            class="finding-mend self-start"
            onClick={() => inBackground(desk.mend(props.found, true))}
          >
            <Prose text={label()} />
          </Button>
        )}
      </Show>
    </li>
  )
}

/** A note; a note about another place links there. */
function FindingNote(props: { note: Note; text: BenchText }) {
  const bench = useFeature(createBench)
  return (
    <Show
      when={props.note.span}
      fallback={
        <p class="finding-about flex gap-6 items-start self-start ink-soft">
          <Prose text={props.note.message} />
        </p>
      }
    >
      {span => (
        <button
          type="button"
          class="finding-about flex gap-6 items-start self-start ink-soft"
          onClick={() => bench.reveal(props.text, span())}
        >
          <Icon name="arrow-right" size={12} />
          <span>
            <Prose text={props.note.message} />
          </span>
        </button>
      )}
    </Show>
  )
}

// Exports questions for a class as a file: its format, its contents, the progress, and what could not be included.

import type { App } from '#page/state/app'
import { createEffect, For, on, onMount, Show } from 'solid-js'
import { Working } from '#page/workbench/parts/conditions'
import { counted, grouped } from '#page/ui/naming'
import { LeftOutItems } from '#page/workbench/parts/left-out-items'
import { DialogChoice, DialogChoices, DialogTopic, TitledDialog } from '#page/ui/menus/titled-dialog'
import { useApp, useFeature } from '#page/state/use-app'
import { classFormat, classFormats } from '#teaching/exports/formats/all'
import { createClassExporting, type ExportOutcome, MAX_QUESTIONS } from './exporting'
import { PublicAddressField } from '#page/workbench/parts/public-address'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './class-export.css'

/** The filtered questions of the list. */
const listedIn = ({ session }: App) => session.shown().map(({ question }) => question)

/** The base of the file's name: the name of the single source file, or a generic one for several. */
const titleOf = ({ session }: App): string => {
  const names = new Set(session.shown().map(({ file }) => file.name))
  return names.size === 1 ? [...names][0]! : 'Planning questions'
}

export function ClassExport() {
  const { place } = useApp()
  const { stop, work } = useFeature(createClassExporting)
  const close = (): void => {
    if (work() !== null) stop()
    place.show({ dialog: null })
  }
  return (
    <TitledDialog title="Export for class" class="class-export" close={close}>
      <Body />
    </TitledDialog>
  )
}

function Body() {
  const exporting = useFeature(createClassExporting)
  const { choices, work, outcome, forget } = exporting
  const app = useApp()
  const listed = () => listedIn(app)
  const title = () => titleOf(app)
  const { place } = app
  const count = () => listed().length
  // Notices about one file do not apply to one with other choices.
  createEffect(on(() => ({ ...choices }), forget, { defer: true }))
  return (
    <form
      class="column gap-14"
      onSubmit={event => {
        event.preventDefault()
        inBackground(exporting.save(listed(), title()))
      }}
    >
      <DialogTopic title={counted(count(), 'question')} note={title()} />
      <p class="ink-soft">
        The feedback of each option says why the option is right or wrong. The engine finds each reason and proves it.
      </p>
      <Show when={count() > MAX_QUESTIONS}>
        <p class="ink-soft">
          One file takes {grouped(MAX_QUESTIONS)} questions, the first of the list. Narrow the list by its filters to
          take others.
        </p>
      </Show>
      <Formats />
      <Options />
      <Show when={choices.links}>
        <PublicAddressField />
      </Show>
      <Show
        when={work()}
        fallback={
          <div class="flex wrap gap-8">
            <Button type="submit" primary icon="download" disabled={count() === 0}>
              Save {classFormat(choices.format).title}
            </Button>
            <Button
              icon="printer"
              disabled={count() === 0}
              onClick={() =>
                place.show({
                  dialog: null,
                  workspace: 'class',
                  class: { part: 'print', hash: null },
                })
              }
            >
              Print on paper
            </Button>
          </div>
        }
      >
        {job => (
          <div class="class-export-working">
            <Working
              what={`${grouped(job().done)} of ${counted(job().of, 'question')} computed`}
              startedAt={job().startedAt}
              share={job().done / job().of}
              stop={exporting.stop}
            />
          </div>
        )}
      </Show>
      <Show when={work() === null && outcome()}>{found => <Outcome outcome={found()} />}</Show>
    </form>
  )
}

function Formats() {
  const { choices, choose, work } = useFeature(createClassExporting)
  return (
    <DialogChoices legend="Format" disabled={work() !== null}>
      <For each={classFormats}>
        {({ id, title: name, does, lacks }) => (
          <DialogChoice
            group="class-export-format"
            title={name}
            note={`${does}${lacks !== '' && choices.format === id ? `. ${lacks}` : ''}`}
            checked={choices.format === id}
            change={() => choose('format', id)}
          />
        )}
      </For>
    </DialogChoices>
  )
}

const includable = [
  ['picture', 'Picture of the state'],
  ['pddl', 'PDDL'],
  ['prompts', 'Plan questions as prompts for models'],
  ['links', 'A link to each question'],
] as const

function Options() {
  const { choices, choose, work } = useFeature(createClassExporting)
  return (
    <div class="class-export-options flex-row wrap">
      <For each={includable}>
        {([part, title]) => (
          <label class="flex-row gap-8 min-h-32">
            <input
              type="checkbox"
              disabled={work() !== null}
              checked={choices[part]}
              onChange={event => choose(part, event.currentTarget.checked)}
            />
            {title}
          </label>
        )}
      </For>
      <label class="flex-row gap-8 min-h-32" title="The same seed gives the same file again">
        Seed
        <input
          class="class-export-seed pad-0-10 ink bg-card border-strong round"
          maxlength="60"
          spellcheck={false}
          autocomplete="off"
          disabled={work() !== null}
          value={choices.seed}
          onInput={event => choose('seed', event.currentTarget.value)}
        />
      </label>
    </div>
  )
}

function Outcome(props: { outcome: ExportOutcome }) {
  let element!: HTMLElement
  // On phones the outcome is below the visible area.
  onMount(() => element.scrollIntoView({ block: 'nearest' }))
  const left = () => ('left' in props.outcome ? props.outcome.left : [])
  return (
    <section ref={element} class="class-export-outcome grid gap-8 border-top" role="status" aria-label="What was saved">
      <p>{describeOutcome(props.outcome)}</p>
      <Show when={left().length > 0}>
        <h3>Left out</h3>
        {/* It scrolls, so it must be reachable by keyboard. */}
        <ul class="grid gap-8" tabindex="0" aria-label="What was left out, with the reason">
          <LeftOutItems left={left()} />
        </ul>
      </Show>
    </section>
  )
}

function describeOutcome(outcome: ExportOutcome): string {
  switch (outcome.kind) {
    case 'saved':
      return `${counted(outcome.items, 'question')} saved as ${outcome.name}.`
    case 'nothing':
      return 'No question could be exported, so there is no file.'
    case 'stopped':
      return 'Stopped. Nothing was saved.'
    case 'failed':
      return `The file could not be written: ${outcome.message}`
    default:
      return outcome satisfies never
  }
}

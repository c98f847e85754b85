// All diagnostics of the two texts, one line each, with a fix if there is one.

import { createMemo, createSignal, For, Match, Show, Switch } from 'solid-js'
import type { Note, TextRole } from '#planning/pddl/diagnostic'
import type { QuickFix } from '#planning/pddl/mending/fix'
import type { PortabilityNote } from '#planning/pddl/portability'
import type { Source } from '#planning/pddl/source'
import { counted } from '#page/ui/naming'
import { Icon } from '#page/ui/icon'
import { Keys } from '#page/workbench/parts/keycaps'
import { Prose } from '#page/workbench/parts/prose'
import { StepButtons } from '#page/workbench/parts/step-buttons'
import type { TextFault } from '#page/workbench/pddl/texts'
import { quietCalls } from '#page/state/lanes/quiet-calls'
import { useApp, useFeature } from '#page/state/use-app'
import './domain.css'
import { createDomainTexts } from '#page/workbench/pddl/texts'
import { createTextDesk } from '#page/workbench/pddl/desk'
import { inBackground } from '#page/browser/background'
import { createFixAll } from '#page/workbench/pddl/fix-all'
import { Button } from '#page/ui/button'

/** Maximum number of lines shown; the first ones should be fixed first. */
const MAX_LINES = 200

/** The line number of an offset. */
function lineOf(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++
  return line
}

export function ProblemsPanel() {
  const { problems, portability } = useFeature(createDomainTexts)
  const notes = () => portability.value()?.notes ?? []
  const { stepProblem } = useFeature(createTextDesk)
  const { session, layout } = useApp()
  const lines = createMemo(() =>
    problems()
      .slice(0, MAX_LINES)
      .map(({ role, diagnostic }) => lineOf(session.source()?.[role] ?? '', diagnostic.span.from)),
  )
  return (
    <section class="problems-panel flex-down min-h-0 text-small bg-paper border-top" aria-label="Problems">
      <header class="flex-row gap-10 rigid">
        <h2 class="text-small">Problems</h2>
        <Count />
        <span class="spacer" />
        <ToolSwitch />
        <Show when={problems().length > 0}>
          <FixAll />
          <StepButtons of="problem" keys={['Shift+F8', 'F8']} step={stepProblem} />
          <Show when={layout.room() !== 'narrow'}>
            <Keys chord="F8" />
          </Show>
        </Show>
      </header>
      <Show when={problems().length > 0 || notes().length > 0}>
        <ul class="scroll-y">
          <For each={problems().slice(0, MAX_LINES)}>
            {(problem, index) => <Line problem={problem} index={index()} line={lines()[index()] ?? 1} />}
          </For>
          <For each={notes()}>{note => <ToolNote note={note} of={portability.value()!.of} />}</For>
        </ul>
      </Show>
    </section>
  )
}

/** Shows or hides the notes about other tools. */
function ToolSwitch() {
  const { prefs, setPrefs } = useApp()
  return (
    <Button
      small
      quiet
      pressed={prefs.portability}
      title="What Fast Downward, pyperplan, pddl, unified-planning and VAL refuse"
      onClick={() => setPrefs('portability', !prefs.portability)}
    >
      Other tools
    </Button>
  )
}

/** A construct that other tools refuse. */
function ToolNote(props: { note: PortabilityNote; of: Source }) {
  const { reveal, mend } = useFeature(createTextDesk)
  const { session } = useApp()
  const { role, span } = props.note
  return (
    <li data-part="tool-note">
      <button
        type="button"
        class="problem-row min-w-0 gap-8 items-start flex"
        onClick={() => reveal(role, span.from, span.to)}
      >
        <Icon name="info" size={14} />
        <span class="unseen">note: </span>
        <span class="problem-place numbers rigid ink-faint">
          {role} {lineOf(session.source()?.[role] ?? '', span.from)}
        </span>
        <span class="min-w-0 break-anywhere ink-soft">
          <Prose text={props.note.message} />
        </span>
      </button>
      <Show when={props.note.fix}>
        {fix => (
          <Button small icon="lightbulb" class="problem-fix ml-auto" onClick={() => mend(role, fix(), props.of)}>
            <Prose text={fix().label} />
          </Button>
        )}
      </Show>
    </li>
  )
}

function FixAll() {
  const { layout } = useApp()
  const fixAll = useFeature(createFixAll)
  return (
    <Button small icon="lightbulb" title="Fix all faults that have one fix" onClick={() => inBackground(fixAll())}>
      Fix all
      <Show when={layout.room() !== 'narrow'}>
        <Keys chord="Alt+Shift+x" />
      </Show>
    </Button>
  )
}

/** The numbers of errors and warnings. */
function Count() {
  const domainTexts = useFeature(createDomainTexts)
  const { problems } = useFeature(createDomainTexts)
  const faults = domainTexts.faults
  const count = (severity: 'error' | 'warning'): number =>
    problems().filter(({ diagnostic }) => diagnostic.severity === severity).length
  return (
    <span class="problems-count" role="status">
      <Switch fallback={<span class="faint">Reading the texts…</span>}>
        <Match when={faults.condition() === 'problem'}>
          <Icon name="triangle-alert" size={14} />
          The texts could not be checked: {faults.message()}
        </Match>
        <Match when={problems().length > 0}>
          <Show when={count('error') > 0}>
            <span class="ink-delete weight-560">
              <Icon name="x" size={14} />
              {counted(count('error'), 'error')}
            </span>
          </Show>
          <Show when={count('warning') > 0}>
            <span class="ink-ochre weight-560">
              <Icon name="triangle-alert" size={14} />
              {counted(count('warning'), 'warning')}
            </span>
          </Show>
        </Match>
        <Match when={faults.value()}>
          <span class="problems-none ink-faint">
            <Icon name="check" size={14} />
            None found in either text
          </span>
        </Match>
      </Switch>
    </span>
  )
}

function Line(props: { problem: TextFault; index: number; line: number }) {
  const { mend, chosen, goToProblem } = useFeature(createTextDesk)
  const diagnostic = () => props.problem.diagnostic
  const fix = () => diagnostic().fix
  const apply = (): void => {
    const one = fix()
    if (one) mend(props.problem.role, one, props.problem.of)
  }
  return (
    <li data-chosen={chosen() === props.index ? '' : undefined} classList={{ chosen: chosen() === props.index }}>
      <button
        type="button"
        class={`problem-row min-w-0 gap-8 items-start flex problem-${diagnostic().severity}`}
        onClick={() => goToProblem(props.index)}
      >
        <Icon name={diagnostic().severity === 'error' ? 'x' : 'triangle-alert'} size={14} />
        <span class="unseen">{diagnostic().severity}: </span>
        <span class="problem-place numbers rigid ink-faint">
          {props.problem.role} {props.line}
        </span>
        <span class="min-w-0 break-anywhere">
          <Prose text={diagnostic().message} />
          <For each={(diagnostic().notes ?? []).filter(({ span }) => span === undefined)}>
            {note => (
              <span class="faint">
                {' '}
                <Prose text={note.message} />
              </span>
            )}
          </For>
        </span>
      </button>
      <For each={(diagnostic().notes ?? []).filter(({ span }) => span !== undefined)}>
        {note => <PlaceNote note={note} role={props.problem.role} />}
      </For>
      <Show when={fix() === undefined}>
        <Fixes problem={props.problem} />
      </Show>
      <Show when={fix()}>
        {one => (
          <Button small icon="lightbulb" class="problem-fix ml-auto" onClick={apply}>
            <Prose text={one().label} />
          </Button>
        )}
      </Show>
    </li>
  )
}

/** The possible fixes of a fault, computed on request. */
function Fixes(props: { problem: TextFault }) {
  const { mend } = useFeature(createTextDesk)
  const { session, lanes } = useApp()
  const [fixes, setFixes] = createSignal<{ readonly list: readonly QuickFix[]; readonly of: Source } | null>(null)
  let list: HTMLUListElement | undefined
  const find = async (): Promise<void> => {
    const source = session.source()
    if (source === null) return
    const { role, diagnostic } = props.problem
    const texts = { domain: source.domain, problem: source.problem }
    const found = await quietCalls(lanes, 'texts').quickFixes(texts, role, diagnostic.span)
    const mine = found?.find(({ code, span }) => code === diagnostic.code && span.from === diagnostic.span.from)
    setFixes({ list: mine?.fixes ?? [], of: texts })
    list?.querySelector('button')?.focus()
  }
  return (
    <Show
      when={fixes()}
      fallback={
        <Button small quiet class="problem-fix ml-auto" onClick={() => inBackground(find())}>
          Fixes…
        </Button>
      }
    >
      {all => (
        <ul class="problem-fixes flex wrap gap-6 full-width no-list" ref={list} aria-label="Possible fixes">
          <For each={all().list} fallback={<li class="faint">No fix is known. Change the text by hand.</li>}>
            {one => (
              <li>
                <Button small icon="lightbulb" onClick={() => mend(one.role, one, all().of)}>
                  <Prose text={one.label} />
                </Button>
              </li>
            )}
          </For>
        </ul>
      )}
    </Show>
  )
}

/** A note that links to another place. */
function PlaceNote(props: { note: Note; role: TextRole }) {
  const { reveal } = useFeature(createTextDesk)
  const role = () => props.note.role ?? props.role
  return (
    <button
      type="button"
      class="problem-note flex items-start gap-5 ink-accent"
      onClick={() => reveal(role(), props.note.span!.from, props.note.span!.to)}
    >
      <Icon name="arrow-right" size={12} />
      <span>
        <Prose text={props.note.message} />
      </span>
    </button>
  )
}

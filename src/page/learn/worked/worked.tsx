// A worked example: its lines next to the picture of the state; at first all lines are shown, then more and more are
// left open for the learner.

import { createEffect, createMemo, createSignal, For, Match, on, onCleanup, Show, Switch } from 'solid-js'
import type { EngineCalls } from '#engine/client'
import type { NoExample, WorkedExample } from '#teaching/worked/worked'
import { createPane } from '#page/state/lanes/pane'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { Icon } from '#page/ui/icon'
import { createScopedApp, createScopedWorld } from '#page/state/scoped-app'
import { ScopedAppContext, useApp } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { Line } from './line'
import { workedPlace } from './reached'
import { createWorked, versionName, type WorkedState } from './worked-state'
import { WorkedPicture } from './worked-picture'
import './worked.css'

export interface WorkedProps {
  /** Requests the example from the engine: `api => api.teaching.worked(files, entry)`. */
  readonly ask: (api: EngineCalls) => Promise<WorkedExample | NoExample>
  /** Number of open lines in the last version but one. */
  readonly fade: number
  /** Unique among examples: part of the storage key of the reached version. */
  readonly id: string
  /** True if the world has no picture. */
  readonly inFacts?: boolean
  /** Called when some version was completed. */
  readonly through?: () => void
  /** Rendered at the end when the last version is completed. */
  readonly done?: () => void
}

export function Worked(props: WorkedProps) {
  const app = useApp()
  const pane = createPane<string, WorkedExample | NoExample>(
    () => props.id,
    () => app.lanes.quietly('lessons', api => props.ask(api)),
    { again: app.lanes.domains },
  )
  const example = createMemo(() => {
    const value = pane.value()
    return value === undefined || 'problem' in value ? undefined : value
  })
  const problem = (): string | undefined => {
    const value = pane.value()
    if (value !== undefined && 'problem' in value) return value.problem
    return pane.condition() === 'problem' ? pane.message() : undefined
  }
  return (
    <Switch
      fallback={
        <div class="worked worked-coming">
          <Working what="Working the example out" startedAt={pane.startedAt()} />
        </div>
      }
    >
      <Match when={problem()}>
        {message => <Problem title="The worked example could not be made" message={message()} again={pane.retry} />}
      </Match>
      <Match when={example()} keyed>
        {example => <WorkedShown {...props} example={example} />}
      </Match>
    </Switch>
  )
}

function WorkedShown(props: WorkedProps & { example: WorkedExample }) {
  const app = useApp()
  const { question, source, domain, asks, lines } = props.example
  const sandbox = question === null ? createScopedWorld(app, source, domain) : createScopedApp(app, [question])
  onCleanup(() => sandbox.dispose())
  const worked = createWorked(props.example, props.fade, app.storage, workedPlace(props.id))
  createEffect(() => worked.isThrough() && props.through?.())
  /** The line with the state that is shown: the one pointed at, else the one in front. */
  const [pointed, setPointed] = createSignal<number | null>(null)
  const visible = (): number => Math.min(pointed() ?? (worked.open() === 0 ? 0 : worked.front()), lines.length - 1)
  createEffect(on([worked.front, worked.version], () => setPointed(null)))
  /** The actions executed in the picture; the state of an open line is not shown if it reveals the answer. */
  const atOf = (line: number): readonly string[] => {
    const { at, reveals } = lines[line]!
    if (line < worked.front() || !reveals) return at
    return line === 0 ? [] : lines[line - 1]!.at
  }
  const at = createMemo(() => atOf(visible()))
  /** False if all lines have the same state, so that there is nothing to choose. */
  const hasStates = lines.some(each => each.at.join() !== lines[0]!.at.join())
  /** The lines so far that have the shown state, counted from 1. */
  const sharing = createMemo(() =>
    lines.flatMap((_, line) => (line <= worked.front() && atOf(line).join() === at().join() ? [line + 1] : [])),
  )
  return (
    <ScopedAppContext.Provider value={sandbox}>
      <section class="worked" aria-label="Worked example">
        <div class="grid gap-10">
          <AskedText text={asks} />
          <Versions worked={worked} />
        </div>
        <div class="worked-columns grid gap-18 min-w-0">
          <div class="worked-side grid content-start gap-8 min-w-0">
            <WorkedPicture
              sandbox={sandbox}
              at={at()}
              lines={hasStates ? sharing() : []}
              inFacts={props.inFacts === true}
            />
          </div>
          <ol class="worked-lines boxed grid min-w-0">
            <For each={lines}>
              {(line, index) => (
                <Line
                  line={line}
                  number={index()}
                  worked={worked}
                  id={`${props.id}-${index()}`}
                  isInSight={hasStates && visible() === index()}
                  hasStates={hasStates}
                  point={() => setPointed(index())}
                />
              )}
            </For>
          </ol>
        </div>
        <Foot worked={worked} {...(props.done === undefined ? {} : { done: props.done })} />
      </section>
    </ScopedAppContext.Provider>
  )
}

/** The question; of a long one, the context is truncated. */
function AskedText(props: { text: string }) {
  return <p class="worked-asks break-anywhere pretty">{props.text}</p>
}

/** The versions reached so far; later ones are reached by continuing. */
function Versions(props: { worked: WorkedState }) {
  const { worked } = props
  const { lines } = worked.example
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, as everywhere in the page
    <div
      class="worked-versions flex wrap self-start gap-4 bg-well border"
      role="group"
      aria-label="How much of the example is yours"
    >
      <For each={worked.versions}>
        {(open, index) => (
          <button
            type="button"
            class="worked-version ink-soft weight-520 round"
            aria-pressed={worked.version() === index()}
            onClick={() => worked.show(index())}
          >
            {versionName(open, lines.length)}
          </button>
        )}
      </For>
    </div>
  )
}

/** The button to the next version. */
function Foot(props: { worked: WorkedState; done?: () => void }) {
  const { worked } = props
  const { lines } = worked.example
  const next = () => worked.versions[worked.version() + 1]
  const unaided = () => [...worked.done().values()].filter(({ isShown }) => !isShown).length
  return (
    <Show when={worked.isOver()}>
      <div class="worked-foot flex-row wrap between text-15 round-10">
        <p role="status">
          <Switch fallback="Read it through, line by line. Then it is your turn.">
            <Match when={worked.open() > 0 && unaided() === worked.open()}>
              <Icon name="check" size={15} />
              {worked.open() === 1 ? 'That line was yours.' : 'All open lines were yours.'}
            </Match>
            <Match when={worked.open() > 0}>
              {worked.open() - unaided()} of {worked.open()} open lines{' '}
              {worked.open() - unaided() === 1 ? 'was' : 'were'} shown to you.
            </Match>
          </Switch>
        </p>
        <Switch>
          <Match when={next()}>
            {open => (
              <Button primary onClick={() => worked.show(worked.version() + 1)}>
                Now you: {yours(open(), lines.length)}
                <Icon name="arrow-right" size={15} />
              </Button>
            )}
          </Match>
          <Match when={props.done}>
            {done => (
              <Button primary onClick={() => done()()}>
                Back to the question
              </Button>
            )}
          </Match>
        </Switch>
      </div>
    </Show>
  )
}

const yours = (open: number, lines: number): string =>
  open === lines ? 'all lines' : open === 1 ? 'the last line' : `the last ${open} lines`

// The answer as chips, steps to omit, or a step to choose, in sync with the text below. Text in another form stays as
// typed, with a note.

import { createHandles } from '#page/state/commands/handles'
import { batch, For, Match, onMount, Show, Switch, useContext } from 'solid-js'
import { Icon } from '#page/ui/icon'
import type { Entry } from '#page/state/session/session'
import { ChipField } from './chips/chip-field'
import { wordsOfKind } from '#questions/kinds/codes'
import { controlsOf, type Formed } from './form'
import { FitNote } from '../fit/fit-note'
import { createFit } from '../fit/fit'
import { FreeText } from './free-text'
import { PlanVerdictFields } from './plan-verdict-form'
import { IndexRows, PlanRows } from './steps/step-rows'
import { StageSteps } from './steps/stage-steps'
import { createStructure, type Structure } from './structure'
import { createSearching } from '#page/state/session/searching'
import { ScopedAppContext, useApp, useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { createAnswering } from './answers'
import '#page/workbench/answer/steps/step-rows.css'

/** Created again for each question. */
export function Structured(props: { entry: Entry }) {
  const { putFormed, wordsBefore, restoreWords } = useFeature(createAnswering)
  const structure = createStructure(useApp(), props.entry)
  const own = createFirstPart()
  const { shape, formed, steps } = structure
  const isStand = useContext(ScopedAppContext) !== undefined
  return (
    <div class="grid gap-8 mb-8" data-part="structured">
      <Switch>
        <Match when={shape.control === 'verdict'}>
          <PlanVerdictFields entry={props.entry} structure={structure} own={own} />
        </Match>
        <Match when={shape.control === 'chips' || shape.control === 'steps'}>
          <ChipFields entry={props.entry} structure={structure} own={own} />
        </Match>
        <Match when={shape.control === 'index' && steps().length > 0}>
          <IndexRows
            name={`index-${props.entry.id}`}
            steps={steps()}
            noteOn={structure.noteOn}
            index={structure.index()}
            choose={index => putFormed(props.entry, { kind: 'index', index })}
            own={own}
          />
        </Match>
        <Match when={shape.control === 'plan' && steps().length > 0}>
          <PlanRows
            steps={steps()}
            noteOn={structure.noteOn}
            dropped={structure.dropped()}
            change={structure.drop}
            own={own}
          />
        </Match>
      </Switch>
      <Show when={formed().kind === 'free'}>
        <FreeText
          entry={props.entry}
          read={structure.read.condition() === 'ready' ? (structure.read.value() ?? null) : undefined}
          long={structure.isLong()}
        />
      </Show>
      <Show when={!isStand}>
        <OtherQuestion entry={props.entry} />
      </Show>
      <Show when={formed().kind !== 'free' && wordsBefore(props.entry) !== undefined}>
        <p class="free-note flex-row wrap gap-4-8 ink-soft text-small">
          <Icon name="undo-2" size={13} />
          Your own text was replaced.
          <Button small onClick={() => restoreWords(props.entry)}>
            Restore it
          </Button>
        </p>
      </Show>
    </div>
  )
}

/** Warns that a pasted response may answer another question; it can be moved there. */
function OtherQuestion(props: { entry: Entry }) {
  const { session, undoing, place } = useApp()
  const { typeAnswer } = useFeature(createAnswering)
  const { search } = useFeature(createSearching)
  const answer = () => session.workOf(props.entry.id).answer
  const match = createFit(() => props.entry, answer)
  const move = (id: string): void => {
    const [response, from, to] = [answer(), props.entry, session.entryOf(id)]
    if (to === undefined) return
    batch(() => {
      undoing.clearAnswer(from)
      typeAnswer(from, '')
      session.widen()
      session.select(id)
      typeAnswer(to, response)
    })
  }
  const find = (): void => {
    search(answer().replace(/\s+/g, ' '))
    place.show({ drawer: true })
  }
  return <FitNote entry={props.entry} match={match()} move={move} find={find} />
}

/** Lets the shortcut for the parts of an answer focus the first of them; returns the ref callback for the parts. */
function createFirstPart(): (element: HTMLElement) => void {
  const { provide } = useFeature(createHandles)
  let first: HTMLElement | undefined
  const focusOwn = (): void =>
    queueMicrotask(() => {
      const target =
        first instanceof HTMLInputElement
          ? first
          : (first?.querySelector<HTMLElement>('input:checked, input[tabindex="0"]') ??
            first?.querySelector<HTMLElement>('input'))
      target?.focus()
    })
  onMount(() => void provide('focusParts', focusOwn))
  return element => {
    first ??= element
  }
}

/** A field of chips for each list of the answer. */
function ChipFields(props: { entry: Entry; structure: Structure; own: (element: HTMLElement) => void }) {
  const { session } = useApp()
  const { kind, shape, formed, lists, noteOn, changeList } = props.structure
  const none = () => <NoneToggle entry={props.entry} formed={formed()} />
  return (
    <>
      <div class="chip-fields flex wrap" classList={{ free: formed().kind === 'free' }}>
        <For each={shape.lists}>
          {(list, at) => (
            <ChipField
              title={list.title}
              role={list.role}
              sort={shape.sort}
              scope={wordsOfKind(kind).answer.scope}
              single={shape.single}
              repeats={shape.control === 'steps'}
              items={lists()[at()] ?? []}
              source={session.source()}
              noteOn={noteOn}
              change={items => changeList(at(), items)}
              own={props.own}
              trailing={<Show when={shape.lists.length === 1}>{none()}</Show>}
            />
          )}
        </For>
      </div>
      <Show when={shape.lists.length > 1}>{none()}</Show>
      <Show when={shape.control === 'steps'}>
        <StageSteps entry={props.entry} items={lists()[0] ?? []} />
      </Show>
    </>
  )
}

/** The toggle for the answer "none", if the kind has it. */
function NoneToggle(props: { entry: Entry; formed: Formed }) {
  const { putFormed } = useFeature(createAnswering)
  const isNone = () => props.formed.kind === 'none'
  return (
    <Show when={controlsOf(props.entry.question.kind).none}>
      {label => (
        <button
          type="button"
          class="none-toggle inline-flex items-center self-start gap-6 pad-0-10 ink-soft text-small"
          aria-pressed={isNone()}
          onClick={() => putFormed(props.entry, { kind: isNone() ? 'blank' : 'none' })}
        >
          <Icon name={isNone() ? 'check' : 'circle-dashed'} size={13} />
          {label()}
        </button>
      )}
    </Show>
  )
}

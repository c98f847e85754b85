// The two texts in the editor, with the services of the Domain workspace. Verdicts and pictures are about the edited
// texts until they are reverted.

import { createHandles } from '#page/state/commands/handles'
import { createEffect, createMemo, For, Match, onMount, Show, Switch } from 'solid-js'
import { TextEditor } from '#page/editor/editor'
import type { Diagnostic, TextRole } from '#planning/pddl/diagnostic'
import { counted } from '#page/ui/naming'
import { Empty } from '#page/workbench/parts/conditions'
import { Icon } from '#page/ui/icon'
import { Prose } from '#page/workbench/parts/prose'
import { Tabs } from '#page/ui/tabs'
import type { App } from '#page/state/app'
import { useApp, useFeature } from '#page/state/use-app'
import { isWritten } from '#page/state/session/written'
import { createCheckedTexts } from '#page/state/verdicts/checked-texts'
import './pddl-pane.css'
import { createTextDesk } from '#page/workbench/pddl/desk'
import { createPddlPlaces } from '#page/workbench/focus/pddl-places'
import { createEditorServices } from '#page/workbench/pddl/services'
import { Button } from '#page/ui/button'

/** The engine's diagnostics for one of the texts; undefined while they are computed. */
const diagnosticsOf = (checked: ReturnType<typeof createCheckedTexts>, role: TextRole): readonly Diagnostic[] =>
  checked.value()?.[role] ?? []

const roles: readonly { id: TextRole; title: string; label: string }[] = [
  { id: 'problem', title: 'Problem', label: 'PDDL problem' },
  { id: 'domain', title: 'Domain', label: 'PDDL domain' },
]

export function PddlPane() {
  const { stepProblem, act, setFront } = useFeature(createTextDesk)
  const checkedTexts = useFeature(createCheckedTexts)
  const { session, place } = useApp()
  const noted = (role: TextRole): string | undefined => {
    const errors = diagnosticsOf(checkedTexts, role).length
    return errors > 0 ? String(errors) : undefined
  }
  const { provide } = useFeature(createHandles)
  onMount(() => {
    provide('stepProblem', stepProblem)
    provide('editorAction', act)
  })
  createEffect(() => setFront(place.text()))
  return (
    <div class="flex flex-down">
      <Show
        when={session.source()}
        fallback={
          <Empty icon="file-code" title="No PDDL">
            <p>This question comes as English only. Open questions and built-in problems have PDDL.</p>
          </Empty>
        }
      >
        {source => (
          <>
            <div class="pddl-top flex rigid items-center gap-8 text-small">
              <Tabs<TextRole>
                look="segments"
                label="Text"
                prefix="pddl-text"
                chosen={place.text()}
                choose={text => place.show({ text })}
                tabs={roles.map(({ id, title }) => ({ id, title, note: noted(id) }))}
              />
              <span class="spacer" />
              <EditState />
            </div>
            <div class="grow min-h-0 border-top bg-card" id="pddl-text-panel">
              <For each={roles}>{({ id, label }) => <Text role={id} label={label} text={source()[id]} />}</For>
            </div>
            <Problems role={place.text()} />
          </>
        )}
      </Show>
    </div>
  )
}

/** True if the texts are read-only: on phones, and on sheets for a class unless the problem is the answer. */
const createFixed =
  ({ layout, held, session }: App) =>
  (): boolean => {
    const entry = session.selected()
    return layout.room() === 'narrow' || (held !== undefined && !(entry && isWritten(entry.question)))
  }

/** One of the texts. It stays mounted once it was shown, to keep its cursor and undo history. */
function Text(props: { role: TextRole; label: string; text: string }) {
  const placesOf = useFeature(createPddlPlaces)
  const checkedTexts = useFeature(createCheckedTexts)
  const { setHandle } = useFeature(createTextDesk)
  const services = useFeature(createEditorServices)
  const { session, place, themeNow } = useApp()
  const isFixed = useFeature(createFixed)
  const isFront = () => place.text() === props.role
  const isAnswer = () => isWritten(session.selected()!.question)
  const seen = createMemo<boolean>(before => before || isFront(), false)
  return (
    <Show when={seen()}>
      <div class="pddl-text" data-part="pddl-text" hidden={!isFront()}>
        <TextEditor
          text={props.text}
          diagnostics={diagnosticsOf(checkedTexts, props.role)}
          onChange={text => session.editText(props.role, text)}
          label={props.label}
          readOnly={isFixed() || (props.role === 'domain' && isAnswer())}
          theme={themeNow()}
          lit={placesOf[props.role].lit()}
          onPoint={offset => placesOf[props.role].onPoint(offset)}
          marks={placesOf[props.role].marks()}
          handle={handle => setHandle(props.role, handle)}
          services={services}
          role={props.role}
        />
      </div>
    </Show>
  )
}

/** A note that the text is edited, with a button to revert it. */
export function EditState() {
  const { session, undoing, layout, held } = useApp()
  const entry = session.selected
  const edited = () => entry() !== null && session.workOf(entry()!.id).edit !== null
  return (
    <Show
      when={edited()}
      fallback={
        <span class="faint">
          {entry() !== null && isWritten(entry()!.question)
            ? 'The problem is your answer'
            : held !== undefined
              ? 'Read only'
              : layout.room() === 'narrow'
                ? 'Read only; edit on a larger screen'
                : 'Edit freely: verdicts follow'}
        </span>
      }
    >
      <span class="edited">
        <Icon name="pencil-line" size={14} />
        Your edit
      </span>
      <Button small icon="undo-2" onClick={() => entry() && undoing.revertEdit(entry()!)}>
        Revert
      </Button>
    </Show>
  )
}

/** All diagnostics of a text, one line each. */
function Problems(props: { role: TextRole }) {
  const { reveal, mend } = useFeature(createTextDesk)
  const checkedTexts = useFeature(createCheckedTexts)
  const isFixed = useFeature(createFixed)
  const fixOf = (diagnostic: Diagnostic) => (isFixed() ? undefined : diagnostic.fix)
  const list = () => diagnosticsOf(checkedTexts, props.role)
  const checked = () => checkedTexts.value()
  return (
    <div class="problems" aria-live="polite">
      <Switch>
        <Match when={list().length > 0}>
          <ul>
            <For each={list().slice(0, 100)}>
              {diagnostic => (
                <li class="problem-item flex items-center" data-part="problem-item">
                  <button
                    type="button"
                    class={`problem-line problem-line-${diagnostic.severity}`}
                    data-part="problem-line"
                    onClick={() => reveal(props.role, diagnostic.span.from, diagnostic.span.to)}
                  >
                    <Icon name={diagnostic.severity === 'error' ? 'x' : 'triangle-alert'} size={14} />
                    <span class="unseen">{diagnostic.severity}: </span>
                    <span>
                      <Prose text={diagnostic.message} />
                    </span>
                  </button>
                  <Show when={fixOf(diagnostic)}>
                    {fix => (
                      <Button small icon="lightbulb" onClick={() => mend(props.role, fix(), checked()!.of)}>
                        <Prose text={fix().label} />
                      </Button>
                    )}
                  </Show>
                </li>
              )}
            </For>
          </ul>
        </Match>
        <Match when={checkedTexts.condition() === 'problem'}>
          <p class="problems-line">
            <Icon name="triangle-alert" size={14} />
            The text could not be checked: {checkedTexts.message()}
          </p>
        </Match>
        <Match when={checked()}>
          {checked => (
            <p class="problems-line">
              <Icon name="check" size={14} class="ink-add" />
              No problems found
              <Show when={checked().facts !== null}>
                <span class="numbers faint">
                  {counted(checked().facts!, 'fact')}, {counted(checked().actions ?? 0, 'action')}
                </span>
              </Show>
            </p>
          )}
        </Match>
        <Match when={true}>
          <p class="problems-line faint">Reading the text…</p>
        </Match>
      </Switch>
    </div>
  )
}

// The two texts in the editor. What one changes here is what verdicts and pictures are about, until it is reverted.

import { createSignal, For, Match, Show, Switch } from 'solid-js'
import { type EditorHandle, PddlEditor } from '../../editor/editor'
import type { Diagnostic } from '../../pddl/diagnostic'
import { checkedTexts } from '../checked-texts'
import { pddlRole, room, setPddlRole } from '../layout'
import { counted } from '../naming'
import { Empty } from '../parts/conditions'
import { Icon } from '../parts/icon'
import { Prose } from '../parts/prose'
import { Tabs } from '../parts/tabs'
import { placesOf } from '../pddl-places'
import { session } from '../session'
import { revertEdit } from '../undoing'
import { themeNow } from '../theme'

export type Role = 'domain' | 'problem'

/** What the engine found in one of the texts; nothing while it is being read. */
export const diagnosticsOf = (role: Role): readonly Diagnostic[] =>
  checkedTexts.value()?.[role] ?? []

export const editText = (role: Role, text: string): void => {
  const entry = session.selected()
  const source = session.source()
  if (entry && source) session.setEdit(entry, { ...source, [role]: text })
}

export function PddlPane() {
  const [handle, setHandle] = createSignal<EditorHandle | null>(null)
  const noted = (role: Role): string | undefined => {
    const errors = diagnosticsOf(role).length
    return errors > 0 ? String(errors) : undefined
  }
  return (
    <div class="pddl-pane">
      <Show
        when={session.source()}
        fallback={
          <Empty icon="file-code" title="No PDDL">
            <p>This record tells its world in English only.</p>
          </Empty>
        }
      >
        {source => (
          <>
            <div class="pddl-top">
              <Tabs<Role>
                look="segments"
                label="Text"
                prefix="pddl-text"
                chosen={pddlRole()}
                choose={setPddlRole}
                tabs={[
                  { id: 'problem', title: 'Problem', note: noted('problem') },
                  { id: 'domain', title: 'Domain', note: noted('domain') },
                ]}
              />
              <span class="spacer" />
              <EditState />
            </div>
            <div class="editor-frame" id="pddl-text-panel">
              <PddlEditor
                text={source()[pddlRole()]}
                diagnostics={diagnosticsOf(pddlRole())}
                onChange={text => editText(pddlRole(), text)}
                label={pddlRole() === 'domain' ? 'PDDL domain' : 'PDDL problem'}
                readOnly={room() === 'narrow'}
                theme={themeNow()}
                lit={placesOf[pddlRole()].lit()}
                onPoint={offset => placesOf[pddlRole()].onPoint(offset)}
                marks={placesOf[pddlRole()].marks()}
                handle={setHandle}
              />
            </div>
            <Problems role={pddlRole()} reveal={offset => handle()?.reveal(offset)} />
          </>
        )}
      </Show>
    </div>
  )
}

/** Says when the text is the visitor's own, with the way back. */
export function EditState() {
  const entry = session.selected
  const edited = () => entry() !== null && session.workOf(entry()!.id).edit !== null
  return (
    <Show
      when={edited()}
      fallback={
        <span class="faint">
          {room() === 'narrow'
            ? 'To read; edit on a larger screen'
            : 'Edit freely: verdicts follow'}
        </span>
      }
    >
      <span class="edited">
        <Icon name="pencil-line" size={14} />
        Your edit
      </span>
      <button type="button" class="button small" onClick={() => entry() && revertEdit(entry()!)}>
        <Icon name="undo-2" size={14} />
        Revert
      </button>
    </Show>
  )
}

/** Everything the engine has to say of a text, one line each. */
export function Problems(props: { role: Role; reveal: (offset: number) => void }) {
  const list = () => diagnosticsOf(props.role)
  const checked = () => checkedTexts.value()
  return (
    <div class="problems" aria-live="polite">
      <Switch>
        <Match when={list().length > 0}>
          <ul>
            <For each={list().slice(0, 100)}>
              {diagnostic => (
                <li>
                  <button
                    type="button"
                    class={`problem-line ${diagnostic.severity}`}
                    onClick={() => props.reveal(diagnostic.span.from)}
                  >
                    <Icon
                      name={diagnostic.severity === 'error' ? 'x' : 'triangle-alert'}
                      size={14}
                    />
                    <span class="unseen">{diagnostic.severity}: </span>
                    <span>
                      <Prose text={diagnostic.message} />
                    </span>
                  </button>
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
              <Icon name="check" size={14} class="fine" />
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

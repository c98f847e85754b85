// All keys, as registered with the commands, and the meaning of the marks.

import { For, Show } from 'solid-js'
import type { Command } from '#page/state/commands/command'
import { Dialog } from '#page/ui/menus/dialog'
import { Keys } from '#page/workbench/parts/keycaps'
import { MarkIcon } from '#page/ui/mark'
import { useApp, useFeature } from '#page/state/use-app'
import './help-sheet.css'
import { capital } from '#base/words'
import { isMac } from '#page/browser/chords'
import { createCommands } from '#page/state/commands/commands'
import { IconButton } from '#page/ui/button'

const groups: readonly Command['group'][] = [
  'Question',
  'State',
  'Search',
  'Text',
  'Look',
  'Score',
  'Templates',
  'Learn',
  'Go',
  'File',
  'Help',
]

/** The title of a command within its group: under `Search`, `Search: next expansion` is `Next expansion`. */
const titleIn = ({ title, group }: Command): string =>
  title.startsWith(`${group}: `) ? capital(title.slice(group.length + 2)) : title

export function HelpSheet() {
  const { list } = useFeature(createCommands)
  const { place, prefs, setPrefs } = useApp()
  const close = (): void => place.show({ dialog: null })
  const keyed = (group: Command['group']): readonly Command[] =>
    list().filter(command => command.group === group && command.keys)
  return (
    <Dialog label="Keys and marks" class="help" close={close}>
      <header class="dialog-head">
        <h2>Keys and marks</h2>
        <IconButton icon="x" label="Close" onClick={close} />
      </header>
      <section class="help-columns scrolls-y" aria-label="All keys" tabindex="0">
        <For each={groups}>
          {group => (
            <Show when={keyed(group).length > 0}>
              <section>
                <h3>{group}</h3>
                <dl>
                  <For each={keyed(group)}>
                    {command => (
                      <div>
                        <dt>{titleIn(command)}</dt>
                        <dd>
                          <For each={command.keys}>{chord => <Keys chord={chord} />}</For>
                        </dd>
                      </div>
                    )}
                  </For>
                </dl>
              </section>
            </Show>
          )}
        </For>
        <InEditors />
        <Verdicts />
      </section>
      <label class="check-line flex-row gap-8 bg-well border-top">
        <input
          type="checkbox"
          checked={prefs.letterKeys}
          onChange={event => setPrefs('letterKeys', event.currentTarget.checked)}
        />
        Single-letter keys work when no text field has the focus
      </label>
      <label class="check-line flex-row gap-8 bg-well border-top">
        <input
          type="checkbox"
          checked={!prefs.alwaysShow}
          onChange={event => setPrefs('alwaysShow', !event.currentTarget.checked)}
        />
        The stage covers what answers an open question
      </label>
    </Dialog>
  )
}

/** The key of the editors themselves that lets Tab leave them. */
function InEditors() {
  return (
    <section>
      <h3>Editors</h3>
      <dl>
        <div>
          <dt>Tab leaves the editor, or indents</dt>
          <dd>
            <Keys chord={isMac() ? 'Ctrl+Shift+m' : 'Mod+m'} />
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** The meaning of the marks of verdicts. */
function Verdicts() {
  return (
    <section>
      <h3>Verdicts</h3>
      <dl class="help-marks">
        <div>
          <dt class="flex-row gap-6 weight-560">
            <MarkIcon mark="right" /> right
          </dt>
          <dd class="note">proven, with evidence</dd>
        </div>
        <div>
          <dt class="flex-row gap-6 weight-560">
            <MarkIcon mark="wrong" /> wrong
          </dt>
          <dd class="note">proven, with evidence</dd>
        </div>
        <div>
          <dt class="flex-row gap-6 weight-560">
            <MarkIcon mark="undecided" /> undecided
          </dt>
          <dd class="note">a counted limit was reached, or there is nothing to check against</dd>
        </div>
        <div>
          <dt class="flex-row gap-6 weight-560">
            <MarkIcon mark="unreadable" /> unreadable
          </dt>
          <dd class="note">no answer of the asked kind can be read from the text</dd>
        </div>
      </dl>
    </section>
  )
}

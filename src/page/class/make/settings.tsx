// The settings of a sheet: which questions each student gets, hints, attempts, when the right answer is shown, panes,
// notes.

import { createSignal, For, Show } from 'solid-js'
import { MAX_ATTEMPTS, type SealedText, type SheetPane, sheetPanes } from '#teaching/sheets/sheet'
import { stageTabs } from '#page/state/places/tabs'
import { SelectField } from '#page/ui/menus/select-field'
import { useApp } from '#page/state/use-app'
import type { Draft } from './draft'
import { Fold } from '#page/ui/fold'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './make.css'

export function Settings(props: { draft: Draft }) {
  const { draft } = props
  const { sheet, change } = draft
  return (
    <section class="class-settings column boxed gap-16 pad-18-20" aria-labelledby="class-settings">
      <h2 id="class-settings">What the sheet allows</h2>
      <Rules draft={draft} />
      <Panes draft={draft} />
      <HandingIn draft={draft} />
      <label class="settings-text grid gap-4">
        <span>What students read first</span>
        <textarea
          class="full-width bg-card round resize-y"
          rows="2"
          maxlength="4000"
          value={sheet().says}
          onInput={event => change({ says: event.currentTarget.value })}
        />
      </label>
      <Notes draft={draft} />
    </section>
  )
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => [String(from + i), String(from + i)] as const)

/** Which questions each student gets, hints, attempts, and when the right answer is shown. */
function Rules(props: { draft: Draft }) {
  const { sheet, change } = props.draft
  const [wantsPassword, setWantsPassword] = createSignal(false)
  const shows = () => {
    const { reveal } = sheet()
    return wantsPassword() || typeof reveal !== 'string' ? 'password' : reveal
  }
  return (
    <>
      <div class="grid gap-10">
        <SelectField
          label="Questions"
          value={sheet().variants}
          set={value => change({ variants: value === 'by-name' ? 'by-name' : 'same' })}
          options={[
            ['same', 'the same for all'],
            ['by-name', 'different for each name, equally hard'],
          ]}
        />
        <SelectField
          label="The right answer is shown"
          value={shows()}
          set={value => {
            setWantsPassword(value === 'password')
            if (value === 'never' || value === 'checked') change({ reveal: value })
          }}
          options={[
            ['checked', 'once an answer is checked'],
            ['password', 'once students type a password'],
            ['never', 'never: answers are handed in'],
          ]}
        />
        <SelectField
          label="Hints per question"
          value={String(sheet().hints)}
          set={value => change({ hints: Number(value) as 0 | 1 | 2 | 3 })}
          options={numbers(0, 3)}
        />
        <SelectField
          label="Attempts per question"
          value={String(sheet().attempts)}
          set={value => change({ attempts: Number(value) })}
          options={[['0', 'as many as students want'], ...numbers(1, MAX_ATTEMPTS)]}
        />
      </div>
      <Show when={shows() === 'password'}>
        <PasswordFor
          label="The password that shows what is right"
          isSet={typeof sheet().reveal !== 'string'}
          text="open"
          set={reveal => {
            change({ reveal })
            setWantsPassword(false)
          }}
        />
      </Show>
    </>
  )
}

/** The requirements for handing in, and how lists are graded. */
function HandingIn(props: { draft: Draft }) {
  const { sheet, change } = props.draft
  return (
    <fieldset class="settings-panes grid gap-6 no-margin no-padding no-border">
      <legend class="note">Handing in</legend>
      <label class="flex-row gap-6">
        <input
          type="checkbox"
          checked={sheet().named}
          onChange={event => change({ named: event.currentTarget.checked })}
        />
        A name is required
      </label>
      <label class="flex-row gap-6">
        <input
          type="checkbox"
          checked={sheet().partial}
          onChange={event => change({ partial: event.currentTarget.checked })}
        />
        A list with mistakes gets a part of its points
      </label>
      <label class="flex-row wrap gap-6">
        Due
        <input
          class="pad-0-10 ink bg-card border-strong round"
          type="datetime-local"
          value={sheet().due}
          onChange={event => change({ due: event.currentTarget.value })}
        />
      </label>
    </fieldset>
  )
}

/** The panes of the stage that are available next to a question. */
function Panes(props: { draft: Draft }) {
  const { sheet, change } = props.draft
  const set = (id: string, isIn: boolean): void => {
    const panes: readonly SheetPane[] = sheetPanes.filter(pane => (pane === id ? isIn : sheet().panes.includes(pane)))
    change({ panes })
  }
  return (
    <fieldset class="settings-panes flex wrap gap-4-16 no-margin no-padding no-border">
      <legend class="note">Shown next to a question</legend>
      <For each={stageTabs.filter(({ id }) => sheetPanes.some(pane => pane === id))}>
        {({ id, title }) => (
          <label class="flex-row gap-6">
            <input
              type="checkbox"
              checked={sheet().panes.some(pane => pane === id)}
              onChange={event => set(id, event.currentTarget.checked)}
            />
            {title}
          </label>
        )}
      </For>
    </fieldset>
  )
}

/** Encrypts a text with a password. */
function PasswordFor(props: { label: string; isSet: boolean; text: string; set: (sealed: SealedText) => void }) {
  const { lanes } = useApp()
  const [password, setPassword] = createSignal('')
  const [status, setStatus] = createSignal('')
  const seal = async (): Promise<void> => {
    const { text } = props
    const outcome = await lanes.run('quick', 'sealing', api => api.sheets.seal(text, password()))
    if (outcome.kind !== 'done') {
      setStatus(outcome.kind === 'failed' ? `Nothing was sealed. ${outcome.message}` : 'Nothing was sealed.')
      return
    }
    // What was typed meanwhile is sealed too.
    if (props.text !== text) return seal()
    props.set(outcome.value)
    setStatus('')
    setPassword('')
  }
  return (
    <form
      class="settings-password flex wrap gap-8"
      onSubmit={event => {
        event.preventDefault()
        if (password().trim() !== '') inBackground(seal())
      }}
    >
      <label class="grid gap-4">
        <span>{props.label}</span>
        <input
          type="text"
          autocomplete="off"
          placeholder={props.isSet ? 'A password is set' : ''}
          value={password()}
          onInput={event => setPassword(event.currentTarget.value)}
        />
      </label>
      <Button type="submit" icon="lock" disabled={password().trim() === ''}>
        {props.isSet ? 'Set another' : 'Set'}
      </Button>
      <p class="ink-delete" role="status">
        {status()}
      </p>
    </form>
  )
}

/** The teacher's own notes; encrypted, they can be read only with the password. */
function Notes(props: { draft: Draft }) {
  const { lanes } = useApp()
  const { sheet, change } = props.draft
  const [password, setPassword] = createSignal('')
  const [status, setStatus] = createSignal('')
  const sealed = () => {
    const { notes } = sheet()
    return notes !== null && typeof notes !== 'string' ? notes : null
  }
  const open = async (): Promise<void> => {
    const found = sealed()
    if (found === null) return
    const outcome = await lanes.run('quick', 'trying the password', api => api.sheets.unseal(found, password()))
    if (outcome.kind !== 'done' || outcome.value === null) {
      setStatus(outcome.kind === 'failed' ? outcome.message : 'This password does not open the notes.')
      return
    }
    change({ notes: outcome.value })
    setStatus('')
    setPassword('')
  }
  return (
    <Fold class="settings-notes grid gap-10" open={sheet().notes !== null}>
      <summary>Your notes</summary>
      <Show
        when={sealed()}
        fallback={
          <>
            <label class="settings-text grid gap-4">
              <span>Your notes go with the sheet. Until they are sealed, anybody who has the sheet can read them</span>
              <textarea
                class="full-width bg-card round resize-y"
                rows="3"
                maxlength="20000"
                value={(sheet().notes as string | null) ?? ''}
                onInput={event => change({ notes: event.currentTarget.value || null })}
              />
            </label>
            <Show when={sheet().notes !== null}>
              <PasswordFor
                label="Seal the notes with a password"
                isSet={false}
                text={sheet().notes as string}
                set={notes => change({ notes })}
              />
            </Show>
          </>
        }
      >
        <form
          class="settings-password flex wrap gap-8"
          onSubmit={event => {
            event.preventDefault()
            inBackground(open())
          }}
        >
          <label class="grid gap-4">
            <span>The notes are sealed. Type the password to open them</span>
            <input
              type="text"
              autocomplete="off"
              value={password()}
              onInput={event => setPassword(event.currentTarget.value)}
            />
          </label>
          <Button type="submit">Open</Button>
          <p class="ink-delete" role="status">
            {status()}
          </p>
        </form>
      </Show>
    </Fold>
  )
}

// The settings of printing.

import { For, Show } from 'solid-js'
import { counted } from '#page/ui/naming'
import { SelectField } from '#page/ui/menus/select-field'
import { Button } from '#page/ui/button'
import type { Contents } from './atoms'
import { type PaperName, papers } from './paper'
import { MAX_VARIANTS, type Printing } from './print-state'
import './print.css'

const parts: readonly (readonly [name: keyof Contents | 'prompts', title: string])[] = [
  ['english', 'The situation in English'],
  ['picture', 'Picture of the state'],
  ['pddl', 'PDDL'],
  ['once', 'A shared situation only once'],
  ['names', 'Line for name and date'],
  ['room', 'Room for the answer'],
  ['prompts', 'Plan questions as prompts for models'],
]

export function Settings(props: { printing: Printing }) {
  const { printing } = props
  const { sources } = printing
  return (
    <form
      class="print-settings column boxed gap-14 pad-18-20"
      aria-label="What is printed"
      onSubmit={event => {
        event.preventDefault()
        window.print()
      }}
    >
      <div class="flex-row gap-14">
        <Button type="submit" primary icon="printer" disabled={printing.pages().length === 0}>
          Print
        </Button>
        <Show when={printing.pages().length > 0}>
          <span class="faint" role="status">
            {counted(printing.pages().length, 'page')}
          </span>
        </Show>
      </div>
      <SelectField
        label="What to print"
        value={sources.hash() ?? ''}
        set={sources.choose}
        options={sources.options()}
      />
      <Words printing={printing} />
      <Form printing={printing} />
      <Parts printing={printing} />
    </form>
  )
}

function Words(props: { printing: Printing }) {
  const { printing } = props
  return (
    <>
      <label class="print-text grid gap-4 min-w-0">
        <span class="note">Title</span>
        <input
          type="text"
          maxlength="120"
          value={printing.title()}
          onInput={event => printing.setTitle(event.currentTarget.value)}
        />
      </label>
      <label class="print-text grid gap-4 min-w-0">
        <span class="note">Text above the questions</span>
        <textarea
          rows="2"
          maxlength="2000"
          value={printing.introduction()}
          onInput={event => printing.setIntroduction(event.currentTarget.value)}
        />
      </label>
    </>
  )
}

/** Paper, pages, and variants. */
function Form(props: { printing: Printing }) {
  const { choices, choose } = props.printing
  return (
    <>
      <div class="print-row grid gap-12">
        <SelectField
          label="Paper"
          value={choices.paper}
          set={value => choose('paper', value as PaperName)}
          options={Object.entries(papers).map(([name, { title }]) => [name, title])}
        />
        <SelectField
          label="Pages"
          value={choices.pages}
          set={value => choose('pages', value as 'both')}
          options={[
            ['both', 'Questions and key'],
            ['questions', 'Questions'],
            ['keys', 'Key'],
          ]}
        />
      </div>
      <div class="print-row grid gap-12">
        <label class="print-text grid gap-4 min-w-0">
          <span class="note">Variants</span>
          <input
            type="number"
            min="1"
            max={MAX_VARIANTS}
            value={choices.variants}
            onChange={event => {
              const wanted = Math.round(event.currentTarget.valueAsNumber || 1)
              choose('variants', Math.max(1, Math.min(MAX_VARIANTS, wanted)))
              event.currentTarget.value = String(choices.variants)
            }}
          />
        </label>
        <label class="print-text grid gap-4 min-w-0" title="The same seed gives the same order again">
          <span class="note">Seed of the variants</span>
          <input
            type="text"
            maxlength="60"
            spellcheck={false}
            autocomplete="off"
            value={choices.seed}
            onChange={event => choose('seed', event.currentTarget.value)}
          />
        </label>
      </div>
    </>
  )
}

function Parts(props: { printing: Printing }) {
  const { choices, choose } = props.printing
  return (
    <fieldset class="print-parts grid gap-2 no-margin no-padding no-border">
      <legend class="note">On the paper</legend>
      <For each={parts}>
        {([name, title]) => (
          <label class="flex-row">
            <input
              type="checkbox"
              checked={choices[name]}
              onChange={event => choose(name, event.currentTarget.checked)}
            />
            {title}
          </label>
        )}
      </For>
    </fieldset>
  )
}

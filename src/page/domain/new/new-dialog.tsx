// New texts in Domain: empty, from an example, from a text, from files.

import { createSignal, For } from 'solid-js'
import { inBackground } from '#page/browser/background'
import { createHandles } from '#page/state/commands/handles'
import { domainCards } from '#page/state/files/bundled/bundled'
import { useApp, useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { TitledDialog } from '#page/ui/menus/titled-dialog'
import { createNewTexts } from './new-texts'
import './new-dialog.css'

export function NewDialog() {
  const { place } = useApp()
  const { invoke } = useFeature(createHandles)
  const { empty, fromExample, fromText } = useFeature(createNewTexts)
  const [text, setText] = createSignal('')
  const close = (): void => place.show({ dialog: null })
  const begin = (opened: Promise<void>): void => inBackground(opened)
  /** The next opened file is shown in Domain. */
  const toDomain = (): void =>
    place.show({ dialog: null, workspace: 'domain', english: false, compare: false, gallery: false })
  const examples = domainCards.filter(({ problems }) => problems.length > 0)
  return (
    <TitledDialog title="New domain and problem" close={close}>
      <div class="flex wrap gap-8">
        <Button
          primary
          icon="file-code"
          onClick={() => {
            toDomain()
            begin(empty())
          }}
        >
          Start empty
        </Button>
        <Button
          icon="folder-open"
          onClick={() => {
            toDomain()
            invoke('pickFiles')
          }}
        >
          Choose files…
        </Button>
      </div>
      <section class="grid gap-8" aria-label="From a text">
        <h3 class="text-small weight-600">From a text</h3>
        <textarea
          class="new-text full-width"
          rows={6}
          aria-label="PDDL"
          placeholder="Paste a domain, a problem or both. Faults are shown, and most can be fixed."
          spellcheck={false}
          value={text()}
          onInput={event => setText(event.currentTarget.value)}
        />
        <Button
          class="self-start"
          blocked={text().trim() === '' && 'There is no text yet.'}
          onClick={() => {
            if (text().trim() === '') return
            toDomain()
            begin(fromText(text()))
          }}
        >
          Open the text
        </Button>
      </section>
      <section class="grid gap-8" aria-label="From an example">
        <h3 class="text-small weight-600">From an example, as a copy</h3>
        <ul class="flex wrap gap-6 no-margin no-padding no-list">
          <For each={examples}>
            {card => (
              <li>
                <Button
                  small
                  onClick={() => {
                    toDomain()
                    begin(fromExample(card))
                  }}
                >
                  {card.title}
                </Button>
              </li>
            )}
          </For>
        </ul>
      </section>
    </TitledDialog>
  )
}

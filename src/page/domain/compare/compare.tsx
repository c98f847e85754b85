// The open problem next to a second one, or the open domain next to a second one, with the comparison updated while either changes.

import { fileText } from '#page/browser/file-text'
import { createSignal, Match, onMount, Show, Switch } from 'solid-js'
import { TextEditor } from '#page/editor/editor'
import type { TextRole } from '#planning/pddl/diagnostic'
import type { Source } from '#planning/pddl/source'
import { createHandles } from '#page/state/commands/handles'
import { Select } from '#page/ui/menus/select'
import { Tabs } from '#page/ui/tabs'
import { useApp, useFeature } from '#page/state/use-app'
import { TextPane } from '../text-pane'
import { ComparisonResult } from './found'
import { createOffers } from './offers'
import { createSecond, isDomainText } from './second'
import { createSecondFaults, createSecondServices } from './services'
import { inBackground } from '#page/browser/background'
import { IconButton } from '#page/ui/button'
import './compare.css'

/** The role of a problem among the editor's two texts. */
const role: TextRole = 'problem'

type Sheet = 'first' | 'second' | 'found'

export function Compare(props: { source: Source }) {
  const { layout } = useApp()
  const second = useFeature(createSecond)
  const [sheet, setSheet] = createSignal<Sheet>('found')
  const isTitled = () => layout.room() !== 'narrow'
  takeIn()
  return (
    <>
      <Show when={layout.room() === 'narrow'}>
        <Tabs<Sheet>
          label="What is shown"
          prefix="compare"
          chosen={sheet()}
          choose={setSheet}
          tabs={[
            { id: 'first', title: 'First' },
            { id: 'second', title: 'Second' },
            { id: 'found', title: 'Comparison' },
          ]}
        />
      </Show>
      <div
        class="compare-desk grid grow min-h-0"
        id="compare-panel"
        classList={{ [`compare-${sheet()}`]: layout.room() === 'narrow' }}
      >
        <div class="compare-one">
          <Show
            when={second.isDomain()}
            fallback={<TextPane of="problem" isTitled={isTitled()} title="First problem" text={props.source.problem} />}
          >
            <TextPane of="domain" isTitled={isTitled()} title="First domain" text={props.source.domain} />
          </Show>
        </div>
        <Second />
        <ComparisonResult />
      </div>
    </>
  )
}

/** Files dropped and texts pasted onto the page become the second problem. */
function takeIn(): void {
  const { provide } = useFeature(createHandles)
  const { notices } = useApp()
  const second = useFeature(createSecond)
  const take = (text: string, what: string): void => {
    if (isDomainText(text) ? !/\(\s*problem\b/i.test(text) : /\(\s*problem\b/i.test(text)) second.put(text)
    else
      notices.notify({
        tone: 'problem',
        title: `${what} is not one PDDL problem or domain`,
        lines: ['The second text was expected: one that begins with (define (problem … or (define (domain …, alone.'],
      })
  }
  onMount(() => {
    provide('takeText', text => take(text, 'The pasted text'))
    provide('takeTexts', files => {
      const file = files[0]
      if (file !== undefined) inBackground(fileText(file).then(text => take(text, file.name)))
    })
  })
}

function Second() {
  const { themeNow, layout } = useApp()
  const second = useFeature(createSecond)
  const services = useFeature(createSecondServices)
  const faults = useFeature(createSecondFaults)
  const what = () => (second.isDomain() ? 'domain' : 'problem')
  return (
    <section class="compare-two" data-part="compare-two" aria-label={`Second ${what()}`}>
      <header class="pane-head compare-title rigid gap-8 no-border">
        <h2 class="rigid nowrap">Second {what()}</h2>
        <Choose />
      </header>
      <div class="grow min-h-0 border-top bg-card">
        <Switch>
          <Match when={layout.room() === 'narrow'}>
            <textarea
              class="compare-plain full-width full-height no-border"
              aria-label={`PDDL of the second ${what()}`}
              spellcheck={false}
              autocapitalize="off"
              placeholder="Paste a PDDL problem or domain here, or choose one above."
              value={second.text()}
              onInput={event => second.type(event.currentTarget.value)}
            />
          </Match>
          <Match when={true}>
            <TextEditor
              text={second.text()}
              diagnostics={faults()}
              onChange={second.type}
              label={`PDDL of the second ${what()}`}
              theme={themeNow()}
              handle={second.setHandle}
              services={services}
              role={role}
            />
          </Match>
        </Switch>
      </div>
    </section>
  )
}

/** Replaces the second problem by a suggested one. */
function Choose() {
  const second = useFeature(createSecond)
  const offers = useFeature(createOffers)
  const choose = (id: string): void => {
    const found = offers().find(offer => offer.id === id)
    if (found !== undefined) second.put(found.text, id)
  }
  return (
    <>
      <Select
        label="What is the second text"
        all={second.text().trim() === '' ? 'Choose a text' : 'Your own text'}
        value={offers().some(({ id, text }) => id === second.from() && text === second.text()) ? second.from() : ''}
        set={choose}
        options={offers().map(({ id, title }) => [id, title] as const)}
      />
      <Show when={second.text() !== ''}>
        <IconButton icon="x" iconSize={14} label="Clear the second text" onClick={() => second.put('')} />
      </Show>
    </>
  )
}

// The read-back box: a text, and how it is read as an answer, with the parts that were not understood.

import { Match, Show, Switch } from 'solid-js'
import type { ReadBack as ReadBackResult, TextPart } from '#questions/views/english/reading'
import { SceneView } from '#page/draw/scene/scene'
import { Empty, Problem } from '#page/workbench/parts/conditions'
import { counted } from '#page/ui/naming'
import { Select } from '#page/ui/menus/select'
import { useFeature } from '#page/state/use-app'
import { MarkedInput, Parts } from './parts'
import { ANY_NAMES, createReading, type Reading, type WordingSet } from './reading'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './read-back.css'

const sets: readonly (readonly [WordingSet, string])[] = [
  ['shipped', 'By the wording before your changes'],
  ['published', 'By the published wording'],
  ['names', 'By plain names'],
]

export function ReadBack() {
  const reading = useFeature(createReading)
  const { text, setText, pane } = reading
  return (
    <section class="read-back" aria-label="Read back">
      <Controls reading={reading} />
      <textarea
        class="read-back-text rigid pad-12-14 bg-card border-strong round resize-y"
        aria-label="Text to read back"
        placeholder="Type or paste a sentence, a paragraph or an answer. What it states appears below."
        spellcheck={false}
        value={text()}
        onInput={event => setText(event.currentTarget.value)}
      />
      <div class="read-back-result grow min-h-0 scrolls" aria-live="polite">
        <Switch>
          <Match when={text().trim() === ''}>
            <Empty icon="text-quote" title="What does a text state?">
              <p>Answers are read in the same way when they are scored.</p>
              <Button onClick={() => inBackground(reading.takeExample())}>Read an example</Button>
            </Empty>
          </Match>
          <Match when={pane.condition() === 'problem'}>
            <Problem title="The text could not be read" message={pane.message()} again={() => pane.retry()} />
          </Match>
          <Match when={pane.value()}>
            {value => <Result reading={reading} result={value()} text={value().text} />}
          </Match>
        </Switch>
      </div>
    </section>
  )
}

function Controls(props: { reading: Reading }) {
  const { bench, set, setSet, problem, setProblem } = props.reading
  return (
    <header class="read-back-controls flex wrap gap-6 rigid">
      <Select
        label="Wording to read with"
        all="By the edited wording"
        value={set() === 'edited' ? '' : set()}
        set={id => setSet(id === '' ? 'edited' : (id as WordingSet))}
        options={sets}
      />
      <Select
        label="About which objects"
        all="Objects of any names"
        value={problem()}
        set={name => setProblem(name === '' ? ANY_NAMES : name)}
        options={(bench.now()?.problems ?? []).map(({ name }) => [name, `Objects of ${name}`] as const)}
      />
    </header>
  )
}

function Result(props: { reading: Reading; result: ReadBackResult; text: string }) {
  return (
    <Show
      when={props.result.kind === 'read' && props.result}
      fallback={
        <p class="read-back-refused ink-ochre">{props.result.kind === 'refused' ? props.result.message : ''}</p>
      }
    >
      {read => (
        <>
          <p class="read-back-sum note numbers">{summary(read().parts)}</p>
          <MarkedInput text={props.text} parts={read().parts} />
          <Show when={read().scene}>
            {scene => (
              <figure class="read-back-scene">
                <SceneView scene={scene()} />
                <figcaption class="ink-faint text-11-5">The stated facts as a state</figcaption>
              </figure>
            )}
          </Show>
          <Parts reading={props.reading} text={props.text} parts={read().parts} />
        </>
      )}
    </Show>
  )
}

function summary(parts: readonly TextPart[]): string {
  const items = (sort: 'fact' | 'action'): number =>
    parts.reduce((sum, { kind, readings }) => {
      const [first] = readings
      return kind === 'stated' && first?.sort === sort ? sum + first.items.length : sum
    }, 0)
  const of = (kind: TextPart['kind']): number => parts.filter(part => part.kind === kind).length
  const sentences = [
    ...(items('fact') > 0 ? [counted(items('fact'), 'fact')] : []),
    ...(items('action') > 0 ? [counted(items('action'), 'action')] : []),
    ...(of('ambiguous') > 0 ? [`${of('ambiguous')} ambiguous`] : []),
    ...(of('unknown') > 0 ? [`${of('unknown')} not understood`] : []),
  ]
  return sentences.length === 0 ? 'Nothing is stated.' : sentences.join(' · ')
}

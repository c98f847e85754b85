// Finds the question of a response among all open ones: by its prompt, by words, or by the response itself.

import { createEffect, createSignal, For, on, onCleanup, Show, untrack } from 'solid-js'
import { type Found, findQuestions } from '#results/runs/find-questions'
import { inSlices } from '#page/browser/slices'
import { createCommands } from '#page/state/commands/commands'
import { QuestionName } from '#page/workbench/fit/question-name'
import type { Entry } from '#page/state/session/session'
import { Button } from '#page/ui/button'
import { counted, grouped } from '#page/ui/naming'
import { useApp, useFeature } from '#page/state/use-app'
import './find-question.css'

/** Milliseconds without a key before the questions are searched. */
const CALM = 120
/** Maximum number of questions listed. */
const LISTED = 20

export function FindQuestion(props: {
  /** What is searched for at first. */
  text: string
  /** `text`: what it was found by. */
  choose: (id: string, text: string) => void
  done: () => void
}) {
  const { session, clock } = useApp()
  const { commandNamed } = useFeature(createCommands)
  const [text, setText] = createSignal(untrack(() => props.text))
  const [found, setFound] = createSignal<Found | null>(null)
  let cancel = (): void => {}
  const start = (): void => {
    cancel()
    setFound(null)
    if (text().trim() === '') return
    cancel = clock.after(CALM, () => {
      cancel = inSlices(clock, findQuestions(session.entries(), text()), setFound)
    })
  }
  createEffect(on(() => props.text, setText, { defer: true }))
  createEffect(on([text, session.entries], start))
  onCleanup(() => cancel())
  const choose = (id: string): void => {
    props.choose(id, text())
    props.done()
  }
  const entries = () => (found()?.ids ?? []).slice(0, LISTED).flatMap(id => session.entryOf(id) ?? [])
  return (
    <section class="find-question mt-10 border-top border-bottom" aria-label="Find a question">
      <textarea
        class="full-width pad-8-12 bg-card border-strong round"
        rows={3}
        aria-label="The prompt, words of the question, or the response"
        placeholder="Paste the prompt that the model was given, or its response; or type words of the question"
        spellcheck={false}
        ref={element =>
          queueMicrotask(() => {
            element.focus()
            element.select()
          })
        }
        value={text()}
        onInput={event => setText(event.currentTarget.value)}
        onKeyDown={event => {
          const [first] = entries()
          if (event.key === 'Escape') props.done()
          if (event.key !== 'Enter' || event.shiftKey || first === undefined) return
          event.preventDefault()
          choose(first.id)
        }}
      />
      <p class="ink-soft" role="status">
        <Show when={found()} fallback={text().trim() === '' ? '' : 'Searching…'}>
          {found => <Says found={found()} of={session.entries().length} />}
        </Show>
      </p>
      <Show when={found()?.ids.length === 0}>
        <Button small icon="folder-open" onClick={() => commandNamed('open').run()}>
          Open files
        </Button>
      </Show>
      <ul class="find-question-list scrolls-y">
        <For each={entries()}>{entry => <Result entry={entry} choose={() => choose(entry.id)} />}</For>
      </ul>
    </section>
  )
}

function Says(props: { found: Found; of: number }) {
  const says = (): string => {
    const { by, ids, best } = props.found
    const count = ids.length
    if (count === 0)
      return `None of the ${counted(props.of, 'open question')} has this text, or the names in it. Open the file that its question is from.`
    const first = count > LISTED ? `; the first ${LISTED} are listed` : ''
    if (by === 'response')
      return best === 1
        ? `Taken as a response: the first question fits its names best${first}. Enter chooses it.`
        : `Taken as a response: ${counted(best, 'question')} of ${grouped(props.of)} fit its names equally well${first}. Enter chooses the first.`
    if (count === 1) return 'One question fits: Enter chooses it.'
    return `${counted(count, 'question')} of ${grouped(props.of)} fit${first}. Enter chooses the first.`
  }
  return <>{says()}</>
}

function Result(props: { entry: Entry; choose: () => void }) {
  return (
    <li>
      <button type="button" class="find-question-result full-width text-left round" onClick={() => props.choose()}>
        <QuestionName entry={props.entry} />
      </button>
    </li>
  )
}

// Finds the question of a response among all open ones: by its prompt, pasted whole, or by words.

import { createEffect, createSignal, For, on, onCleanup, Show } from 'solid-js'
import { kindName } from '#questions/kinds/codes'
import { findQuestions } from '#results/runs/find-questions'
import { inSlices } from '#page/browser/slices'
import { createCommands } from '#page/state/commands/commands'
import { createGists } from '#page/workbench/question/gist'
import { createAsked } from '#page/state/session/asked'
import type { Entry } from '#page/state/session/session'
import { Button } from '#page/ui/button'
import { counted, cutMiddle, formatName, grouped } from '#page/ui/naming'
import { useApp, useFeature } from '#page/state/use-app'
import './find-question.css'

/** Milliseconds without a key before the questions are searched. */
const CALM = 120
/** Maximum number of questions listed. */
const LISTED = 20

export function FindQuestion(props: { done: () => void }) {
  const { session, clock } = useApp()
  const { commandNamed } = useFeature(createCommands)
  const [text, setText] = createSignal('')
  const [found, setFound] = createSignal<readonly string[] | null>(null)
  let cancel = (): void => {}
  const start = (): void => {
    cancel()
    setFound(null)
    if (text().trim() === '') return
    cancel = clock.after(CALM, () => {
      cancel = inSlices(clock, findQuestions(session.entries(), text()), setFound)
    })
  }
  createEffect(on([text, session.entries], start))
  onCleanup(() => cancel())
  const choose = (id: string): void => {
    session.widen()
    session.select(id)
    props.done()
  }
  const entries = () => (found() ?? []).slice(0, LISTED).flatMap(id => session.entryOf(id) ?? [])
  return (
    <section class="find-question mt-10 border-top" aria-label="Find a question">
      <textarea
        class="full-width pad-8-12 bg-card border-strong round"
        rows={3}
        aria-label="The prompt, or words of the question"
        placeholder="Paste the prompt that the model was given, or type words of the question"
        spellcheck={false}
        ref={element => queueMicrotask(() => element.focus())}
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
          {ids => <Says count={ids().length} of={session.entries().length} />}
        </Show>
      </p>
      <Show when={found()?.length === 0}>
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

function Says(props: { count: number; of: number }) {
  const says = (): string => {
    if (props.count === 0)
      return `None of the ${counted(props.of, 'open question')} has this text. Open the file that its question is from.`
    if (props.count === 1) return 'One question fits: Enter chooses it.'
    return `${counted(props.count, 'question')} of ${grouped(props.of)} fit${props.count > LISTED ? `; the first ${LISTED} are listed` : ''}. Enter chooses the first.`
  }
  return <>{says()}</>
}

function Result(props: { entry: Entry; choose: () => void }) {
  const gistOf = useFeature(createGists)
  const askedOf = useFeature(createAsked)
  const { question } = props.entry
  return (
    <li>
      <button type="button" class="find-question-result full-width text-left round" onClick={props.choose}>
        <span class="weight-520">
          {kindName(question.kind)}, {formatName[question.format]}, {props.entry.domain}
        </span>{' '}
        <span class="faint">
          {cutMiddle(props.entry.file.name, 30)}, question {props.entry.number}
        </span>
        <span class="block ellipsis ink-soft">{gistOf(question, askedOf(question).asked)}</span>
      </button>
    </li>
  )
}

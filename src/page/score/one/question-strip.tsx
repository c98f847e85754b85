// The question of the response in one line, with its text on demand.

import { createMemo, createSignal, For, Show } from 'solid-js'
import { capital } from '#base/words'
import { kindName } from '#questions/kinds/codes'
import { QuestionText } from '#page/workbench/question/question-card'
import { counted, cutMiddle, formatName } from '#page/ui/naming'
import { Icon } from '#page/ui/icon'
import { PromptText } from '#page/workbench/question/prompt-text'
import { stemParts, withoutOptions } from '#page/workbench/question/context-blocks'
import type { Entry } from '#page/state/session/session'
import { atQuestion } from '#page/state/places/place'
import { useApp, useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { FindQuestion } from '../find/find-question'
import { openEntry } from './taken/looking-up'
import { createOne } from './one-state'
import './reading-columns.css'

export function QuestionStrip(props: { entry: Entry }) {
  const [isOpen, setOpen] = createSignal(false)
  const one = useFeature(createOne)
  const app = useApp()
  const { session } = app
  let finder!: HTMLButtonElement
  const question = () => props.entry.question
  const stem = createMemo(() => stemParts(withoutOptions(question().question, question().choices)))
  return (
    <section class="one-question bg-card border" aria-label="Question">
      <header class="wrap">
        <h1>
          {capital(kindName(question().kind))} <span>{formatName[question().format]}</span>
        </h1>
        <p class="min-w-0 break-anywhere">
          <Show when={!props.entry.file.name.startsWith(props.entry.domain)}>{props.entry.domain} </Show>
          <span class="faint" title={props.entry.file.name}>
            {cutMiddle(props.entry.file.name, 34)}, question {props.entry.number}
          </span>
        </p>
        <button
          type="button"
          class="one-unfold inline-flex items-center ink-accent nowrap"
          aria-expanded={isOpen()}
          onClick={() => setOpen(now => !now)}
        >
          {isOpen() ? 'Hide the whole question' : 'Show the whole question'}
          <Icon name="chevron-down" size={13} />
        </button>
        <span class="spacer" />
        <Button
          small
          icon="search"
          aria-expanded={one.searched() !== null}
          ref={element => {
            finder = element
          }}
          onClick={() => one.search(one.searched() === null ? one.text() : null)}
        >
          Find a question
        </Button>
        <Moves entry={props.entry} />
      </header>
      <Show when={one.searched() !== null}>
        <FindQuestion
          text={one.searched() ?? ''}
          choose={(entry, text) => {
            // A response that was searched by is the response to what was found.
            const isMoved = text !== '' && text === one.text()
            if (session.entryOf(entry.id) === undefined) session.list([entry.file])
            if (isMoved) return one.moveTo(entry.id)
            openEntry(app, entry)
          }}
          done={() => {
            one.search(null)
            finder.focus()
          }}
        />
      </Show>
      <Show when={!isOpen()}>
        <p class="one-stem clipped mt-4 serif break-anywhere pretty">
          <PromptText text={stem().before} />
          <Show when={stem().steps.length > 0}>
            <span class="faint"> {counted(stem().steps.length, 'step')}.</span>
          </Show>{' '}
          <Show when={stem().after}>
            <PromptText text={stem().after} />
          </Show>
        </p>
      </Show>
      <Show when={isOpen()}>
        <Whole entry={props.entry} />
      </Show>
    </section>
  )
}

/** Links to the neighbouring questions, and to this one in Explore. */
function Moves(props: { entry: Entry }) {
  const { session, place } = useApp()
  const at = () => session.shown().findIndex(({ id }) => id === props.entry.id)
  return (
    <span class="one-moves flex-row gap-4">
      <Button
        small
        quiet
        title="Previous question (K)"
        aria-label="Previous question"
        disabled={at() <= 0}
        onClick={() => session.move(-1)}
      >
        <Icon name="chevron-left" size={15} />
      </Button>
      <Button
        small
        quiet
        title="Next question (J)"
        aria-label="Next question"
        disabled={at() === session.shown().length - 1}
        onClick={() => session.move(1)}
      >
        <Icon name="chevron-right" size={15} />
      </Button>
      <Button small icon="compass" onClick={() => place.show(atQuestion('answer'))}>
        Open in Explore
      </Button>
    </span>
  )
}

/** The whole question, with its options. */
function Whole(props: { entry: Entry }) {
  return (
    <div class="one-whole scrolls-y mt-10 border-top">
      <QuestionText entry={props.entry} />
      <Show when={props.entry.question.choices}>
        {choices => (
          <dl class="one-choices grid serif">
            <For each={choices().label}>
              {(label, i) => (
                <>
                  <dt>{label}</dt>
                  <dd>
                    <PromptText text={choices().text[i()] ?? ''} />
                  </dd>
                </>
              )}
            </For>
          </dl>
        )}
      </Show>
    </div>
  )
}

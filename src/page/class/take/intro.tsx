// Shown before a sheet is started: its contents and settings, and the name, which may be left out if all students have
// the same questions.

import { createSignal, createUniqueId, For, Show } from 'solid-js'
import type { Sheet } from '#teaching/sheets/sheet'
import { pointsOfSheet } from '#teaching/sheets/points'
import { counted } from '#page/ui/naming'
import { Button } from '#page/ui/button'
import { useFeature } from '#page/state/use-app'
import { createCourse } from './course'
import type { TakeState } from './take-state'
import { dueWords } from '../due'
import './take.css'

/** The settings of a sheet, a sentence each. */
function allowed(sheet: Sheet): readonly string[] {
  const { items, variants, hints, attempts, reveal, due } = sheet
  const asks = items.filter(({ item }) => item !== 'step').length
  return [
    `${counted(asks, 'question')}${variants === 'by-name' ? '; yours are made for your name alone' : ''}, ${counted(pointsOfSheet(sheet), 'point')}.`,
    ...(due === '' ? [] : [`Hand in by ${dueWords(due)}.`]),
    hints === 0 ? 'There are no hints.' : `Up to ${counted(hints, 'hint')} per question.`,
    reveal === 'checked'
      ? attempts === 0
        ? 'You may check an answer as often as you want, and see what is right.'
        : `You may check each answer ${attempts === 1 ? 'once' : `${attempts} times`}, and then see what is right.`
      : reveal === 'never'
        ? 'Answers are not checked here: you hand them in.'
        : 'Answers are checked once you have the password from your teacher.',
  ]
}

export function Intro(props: { take: TakeState }) {
  const { take } = props
  const { sheet } = take
  const [name, setName] = createSignal(take.handle() || (useFeature(createCourse)?.name ?? ''))
  const [isMissing, setMissing] = createSignal(false)
  const id = createUniqueId()
  const isOwn = sheet.variants === 'by-name'
  const needsName = isOwn || sheet.named
  const begin = (): void => {
    if (needsName && name().trim() === '') setMissing(true)
    else take.begin(name().replace(/\s+/g, ' ').trim())
  }
  return (
    <form
      class="intro boxed grid place-start gap-18 pad-22-24"
      onSubmit={event => {
        event.preventDefault()
        begin()
      }}
    >
      <Show when={sheet.says !== ''}>
        <p class="intro-text break-anywhere">{sheet.says}</p>
      </Show>
      <ul class="intro-allowed grid gap-6">
        <For each={allowed(sheet)}>{each => <li>{each}</li>}</For>
      </ul>
      <div class="intro-name grid gap-6 full-width">
        <label class="weight-600" for={id}>
          Your name, as your teacher knows it{needsName ? '' : ' (may be left out)'}
        </label>
        <input
          class="ink bg-paper round"
          id={id}
          type="text"
          maxlength="60"
          autocomplete="off"
          value={name()}
          aria-invalid={isMissing()}
          aria-describedby={`${id}-note`}
          onInput={event => {
            setName(event.currentTarget.value)
            setMissing(false)
          }}
        />
        <p id={`${id}-note`} classList={{ 'intro-missing': isMissing() }}>
          {isMissing()
            ? isOwn
              ? 'This sheet makes the questions from your name, so it needs your name.'
              : 'Your teacher asks for your name.'
            : isOwn
              ? 'Your questions are made from your name. Your name leaves this browser only in what you hand in.'
              : 'Your name leaves this browser only in what you hand in.'}
        </p>
      </div>
      <Button type="submit" primary>
        Start
      </Button>
    </form>
  )
}

// The input for an answer that is a whole problem: an editor that knows the domain, or plain text for a whole response
// with other text in it.

import { createEffect, createMemo, Match, on, onMount, Show, Switch } from 'solid-js'
import { TextEditor } from '#page/editor/editor'
import type { TextRole } from '#planning/pddl/diagnostic'
import { createCommands } from '#page/state/commands/commands'
import { createHandles } from '#page/state/commands/handles'
import { createTextDesk } from '../pddl/desk'
import { createEditorServices } from '../pddl/services'
import { Icon } from '#page/ui/icon'
import { counted, domainName } from '#page/ui/naming'
import { Prose } from '../parts/prose'
import { Tabs } from '#page/ui/tabs'
import { createCheckedTexts } from '#page/state/verdicts/checked-texts'
import type { Entry } from '#page/state/session/session'
import { useApp, useFeature } from '#page/state/use-app'
import { MAX_WRITTEN_LENGTH, problemPlace } from '#page/state/session/written'
import { Button } from '#page/ui/button'
import { createAnswerEditor } from './answer-editor'
import './write-problem.css'

/** The problem is the second of the editor's two texts. */
const role: TextRole = 'problem'

/** The initial text of an answer: the skeleton of a problem. */
const templateFor = (domain: string): string =>
  `(define (problem answer)
  (:domain ${domain})
  (:objects )
  (:init )
  (:goal (and )))
`

export function WriteProblem(props: { entry: Entry }) {
  const { session, desks } = useApp()
  const answer = () => session.workOf(props.entry.id).answer
  const desk = () => desks.of(props.entry.id)
  const place = createMemo(() => problemPlace(answer()))
  const isLong = () => answer().length > MAX_WRITTEN_LENGTH
  /** Text that contains more than a problem cannot be shown in the editor. */
  const asText = () => desk()?.asText() ?? true
  createEffect(
    on(
      () => place().isBare && !isLong(),
      // Deferred, as the editor may be in the middle of this very change.
      fits => !fits && queueMicrotask(() => desk()?.setAsText(true)),
    ),
  )
  createEffect(on(answer, () => desk()?.setSetback(null), { defer: true }))
  return (
    <div class="column gap-8 mb-8">
      <div class="flex-row wrap gap-8">
        <Tabs<'editor' | 'text'>
          look="segments"
          label="How the answer is written"
          prefix="write"
          chosen={asText() ? 'text' : 'editor'}
          choose={how => desk()?.setAsText(how === 'text')}
          tabs={[
            { id: 'editor', title: 'Editor' },
            { id: 'text', title: 'Whole response' },
          ]}
        />
        <span class="spacer" />
        <Show when={answer().trim() === ''}>
          <Template entry={props.entry} />
        </Show>
      </div>
      <div id="write-panel">
        <Switch>
          <Match when={asText()}>
            <Response entry={props.entry} isLong={isLong()} isBare={place().isBare} />
          </Match>
          <Match when={true}>
            <Editor entry={props.entry} />
          </Match>
        </Switch>
      </div>
    </div>
  )
}

function Template(props: { entry: Entry }) {
  const editor = useFeature(createAnswerEditor)
  const { desks } = useApp()
  return (
    <Button
      small
      icon="file-code"
      onClick={() => {
        const text = templateFor(domainName(props.entry.question.judged?.domain ?? ''))
        desks.of(props.entry.id)?.setAsText(false)
        editor.put(props.entry, text)
        const at = text.indexOf('(:objects ') + '(:objects '.length
        editor.reveal({ from: at, to: at })
      }}
    >
      Start with the frame
    </Button>
  )
}

function Editor(props: { entry: Entry }) {
  const { session, themeNow, layout } = useApp()
  const services = useFeature(createEditorServices)
  const checked = useFeature(createCheckedTexts)
  const editor = useFeature(createAnswerEditor)
  const desk = useFeature(createTextDesk)
  const { provide } = useFeature(createHandles)
  const { commandNamed } = useFeature(createCommands)
  const answer = () => session.workOf(props.entry.id).answer
  let box!: HTMLDivElement
  const faults = () => (answer().trim() === '' ? [] : (checked.value()?.problem ?? []))
  const errors = () => faults().filter(({ severity }) => severity === 'error')
  onMount(() => {
    desk.setFront('problem')
    const focus = (): void =>
      queueMicrotask(() => {
        if (layout.room() === 'narrow') box.querySelector('textarea')?.focus()
        else editor.reveal({ from: answer().length, to: answer().length })
      })
    provide('focusAnswer', focus)
    provide('focusParts', focus)
  })
  return (
    <div ref={box}>
      <Show
        when={layout.room() !== 'narrow'}
        fallback={
          <textarea
            class="write-plain block full-width pad-10-12 bg-card border-edge round resize-y"
            aria-label="PDDL problem, your answer"
            spellcheck={false}
            autocapitalize="off"
            placeholder="(define (problem …"
            value={answer()}
            onInput={event => session.setAnswer(props.entry.id, event.currentTarget.value)}
          />
        }
      >
        <div class="write-frame relative clipped bg-card border-edge round resize-y" data-part="write-frame">
          <TextEditor
            text={session.source()?.problem ?? ''}
            diagnostics={faults()}
            onChange={text => session.editText('problem', text)}
            label="PDDL problem, your answer"
            theme={themeNow()}
            handle={editor.setHandle}
            services={services}
            submit={() => commandNamed('check').run()}
            role={role}
          />
        </div>
      </Show>
      <Show when={answer().trim() !== '' && errors()[0]}>
        {first => (
          <button
            type="button"
            class="write-fault flex items-start gap-7 finger-high full-width ink-delete break-anywhere mt-6"
            onClick={() => editor.reveal(first().span)}
          >
            <Icon name="triangle-alert" size={13} />
            <span>
              <Prose text={first().message} />
              <Show when={errors().length > 1}>
                <span class="faint"> And {counted(errors().length - 1, 'further error')}.</span>
              </Show>
            </span>
          </button>
        )}
      </Show>
    </div>
  )
}

/** A note on the response; its field is below. */
function Response(props: { entry: Entry; isLong: boolean; isBare: boolean }) {
  const { session, desks } = useApp()
  const answer = () => session.workOf(props.entry.id).answer
  const keep = (): void => {
    const { from, to } = problemPlace(answer())
    session.setAnswer(props.entry.id, answer().slice(from, to))
    desks.of(props.entry.id)?.setAsText(false)
  }
  const hasProblem = () => /\(\s*define\b/i.test(answer())
  return (
    <p class="ink-faint">
      <Switch fallback="Paste all of a model’s response: the problem in it is found, whatever the text around it.">
        <Match when={props.isLong}>Too long to follow as you type; Check reads all of it.</Match>
        <Match when={!props.isBare && hasProblem()}>
          There is more than a problem here; the picture shows the first problem, and Check says what was read.{' '}
          <Button small onClick={keep}>
            Keep the first problem only
          </Button>
        </Match>
      </Switch>
    </p>
  )
}

// The learner's own sentence, stored in this browser, and the model sentence next to it afterwards.

import { createSignal, createUniqueId, Show } from 'solid-js'
import type { Inline } from '#teaching/lesson'
import { Icon } from '#page/ui/icon'
import { Inlines } from '#page/learn/parts/prose'
import { Button } from '#page/ui/button'
import type { LessonState } from '../lesson-state'
import { LONGEST_SENTENCE } from '../progress'
import '#page/learn/lesson/step.css'

export function Explain(props: {
  id: string
  ask: readonly Inline[]
  modelAnswer: readonly Inline[]
  lesson: LessonState
}) {
  const { lesson } = props
  const kept = () => lesson.now().sentences.get(props.id)
  const [text, setText] = createSignal(kept()?.text ?? '')
  const [blank, setBlank] = createSignal(false)
  const field = createUniqueId()
  let modelAnswer: HTMLElement | undefined
  const show = (): void => {
    lesson.keepSentence(props.id, text(), true)
    queueMicrotask(() => modelAnswer?.focus())
  }
  return (
    <section class="explain" aria-label="In your own words">
      <label class="grid gap-6" for={field}>
        <span class="explain-eyebrow flex-row gap-7 ink-faint">
          <Icon name="pencil-line" size={14} />
          In your own words
        </span>
        <span class="explain-question">
          <Inlines content={props.ask} computed={lesson.computed} />
        </span>
      </label>
      <textarea
        class="full-width pad-10-12 bg-card round resize-y"
        id={field}
        rows="2"
        maxLength={LONGEST_SENTENCE}
        placeholder="One sentence is enough. It stays in this browser."
        value={text()}
        onInput={event => {
          setText(event.currentTarget.value)
          setBlank(false)
          // At once, as the page may end while one types.
          lesson.keepSentence(props.id, text(), kept()?.shown ?? false)
        }}
      />
      <Show
        when={kept()?.shown}
        fallback={
          <div class="explain-actions flex-row wrap">
            <Button onClick={() => (text().trim() === '' && !blank() ? setBlank(true) : show())}>
              {blank() ? 'Show the model sentence' : 'Compare with the model sentence'}
            </Button>
            <Show when={blank()}>
              <span class="ink-soft" role="status">
                Write a sentence first: putting it into words helps you remember it.
              </span>
            </Show>
          </div>
        }
      >
        <div
          class="explain-model round"
          data-part="explain-model"
          tabIndex={-1}
          ref={element => (modelAnswer = element)}
        >
          <span class="explain-eyebrow flex-row gap-7 ink-faint">Model sentence</span>
          <p>
            <Inlines content={props.modelAnswer} computed={lesson.computed} />
          </p>
        </div>
      </Show>
    </section>
  )
}

// The lesson as learners see it, step by step, next to its text. Nothing done in the preview is stored.

import { createEffect, createMemo, on, Show, Suspense } from 'solid-js'
import type { LessonStep } from '#teaching/lesson'
import { Problem } from '#page/workbench/parts/conditions'
import { counted } from '#page/ui/naming'
import { IconButton } from '#page/ui/button'
import { expressionsIn } from '../lesson/sections'
import { Step } from '../lesson/step'
import type { Writing } from './writing'
import './editor.css'

export function LessonPreview(props: { writing: Writing }) {
  const { writing } = props
  const { lesson } = writing
  const steps = () => lesson.lesson()?.parts ?? []
  const at = (): number => Math.max(1, Math.min(steps().length, writing.step()))
  /** A step is rendered again only if its content changed. */
  const shown = createMemo<LessonStep | undefined>(() => steps()[at() - 1], undefined, {
    equals: (one, other) => signOf(one) === signOf(other),
  })
  // Values are recomputed after each change, including those of other steps.
  createEffect(on([lesson.pane.value, shown], () => lesson.want(expressionsIn(shown()?.blocks ?? []))))
  return (
    <section class="lesson-preview min-w-0 min-h-0 scrolls" aria-label="Preview">
      <Show
        when={lesson.lesson()}
        fallback={
          <Show when={lesson.pane.value()}>
            <Problem
              title="There is nothing to show yet"
              message="The head of the lesson cannot be read. The findings say what is wrong."
            />
          </Show>
        }
      >
        <header class="lesson-preview-head flex-row gap-6 sticky at-top text-13 bg-paper">
          <IconButton
            icon="chevron-left"
            label="Previous step"
            disabled={at() <= 1}
            onClick={() => writing.setStep(at() - 1)}
          />
          <span class="numbers">
            Step {at()} of {steps().length}
          </span>
          <IconButton
            icon="chevron-right"
            label="Next step"
            disabled={at() >= steps().length}
            onClick={() => writing.setStep(at() + 1)}
          />
        </header>
        <Show when={shown()} keyed>
          {step => (
            <article class="lesson-preview-step">
              <h2>{step.title}</h2>
              <Suspense fallback={<div aria-busy="true" />}>
                <Step step={step} lesson={lesson} />
              </Suspense>
            </article>
          )}
        </Show>
        <Show when={lesson.hasQuiz()}>
          <p class="faint mt-24 text-13">
            A quiz of {counted(lesson.lesson()!.quiz.length, 'question')} follows the last step.
          </p>
        </Show>
      </Show>
    </section>
  )
}

/** The content of a step without source positions, for comparison. */
const signOf = (step: LessonStep | undefined): string =>
  JSON.stringify(step, (key, value) => (key === 'place' ? undefined : value)) ?? ''

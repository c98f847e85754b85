// After two wrong answers: an easier question of the same sort, worked out line by line, before the question again.

import { createSignal, lazy, Show, Suspense } from 'solid-js'
import type { EngineCalls } from '../../../engine/client'
import type { Question } from '../../../kinds/question'
import type { NoExample, WorkedExample } from '../../../teaching/worked/worked'
import { Icon } from '../../parts/icon'
import type { QuizResult } from '../lesson/progress'
import './sibling.css'

const Worked = lazy(async () => ({ default: (await import('./worked')).Worked }))

/** Wrong answers after which it is offered. */
const AFTER = 2

/** A worked sibling of the question, a level lower where there is one. */
export async function workedSibling(
  api: EngineCalls,
  question: Question,
): Promise<WorkedExample | NoExample> {
  const seed = `worked/${question.key}`
  const easier =
    (await api.teaching.sibling(question, seed, true)) ??
    (await api.teaching.sibling(question, seed))
  return easier === null
    ? { problem: 'No similar question was found that could be worked out.' }
    : api.teaching.workedQuestion(easier)
}

/** Offered under a question once it was answered wrong twice. */
export function SiblingOffer(props: { question: Question; result: QuizResult | undefined }) {
  const [isOpen, setOpen] = createSignal(false)
  const isWanted = () => props.result?.result === 'wrong' && props.result.tries >= AFTER
  let box: HTMLElement | undefined
  const close = (): void => {
    setOpen(false)
    queueMicrotask(() => box?.querySelector('button')?.focus())
  }
  return (
    <Show when={isWanted() || isOpen()}>
      <div class="sibling" ref={element => (box = element)}>
        <Show
          when={isOpen()}
          fallback={
            <>
              <p>
                <strong>Stuck?</strong> Follow a similar question, a little easier, line by line.
                Then try yours again.
              </p>
              <button type="button" class="button" onClick={() => setOpen(true)}>
                <Icon name="list-tree" size={15} />
                Show a worked example
              </button>
            </>
          }
        >
          <Suspense>
            <Worked
              ask={api => workedSibling(api, props.question)}
              fade={1}
              id={`sibling/${props.question.id}`}
              done={close}
            />
          </Suspense>
          <button type="button" class="button quiet" onClick={close}>
            <Icon name="undo-2" size={15} />
            Back to the question
          </button>
        </Show>
      </div>
    </Show>
  )
}

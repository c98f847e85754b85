// After two wrong answers: an easier question of the same kind, worked line by line, before the question is tried
// again.

import { createSignal, Show, Suspense } from 'solid-js'
import { lazy } from '#page/workbench/parts/lazy'
import type { EngineCalls } from '#engine/client'
import type { Question } from '#questions/kinds/question'
import type { NoExample, WorkedExample } from '#teaching/worked/worked'
import { Button } from '#page/ui/button'
import type { QuizResult } from '../lesson/progress'
import './sibling.css'

const Worked = lazy(async () => ({ default: (await import('./worked')).Worked }))

/** Number of wrong answers after which it is offered. */
const AFTER = 2
/** Maximum number of seeds tried. */
const SEEDS = 3

/** A worked sibling of the question, a level lower if available. */
export async function workedSibling(api: EngineCalls, question: Question): Promise<WorkedExample | NoExample> {
  const isOther = (found: Question | null): found is Question =>
    found !== null && problemOf(found) !== problemOf(question)
  for (let attempt = 0; attempt < SEEDS; attempt++) {
    const seed = `worked/${question.key}/${attempt}`
    // A level lower first, then the same, then any easy question of the kind.
    for (const ask of [
      () => api.teaching.sibling(question, seed, true),
      () => (attempt === 0 ? null : api.teaching.sibling(question, seed)),
      async () => (attempt === 0 ? null : ((await api.teaching.practise(question.kind, 1, seed))?.question ?? null)),
    ]) {
      const found = await ask()
      if (!isOther(found)) continue
      const example = await api.teaching.workedQuestion(found)
      if (!('problem' in example)) return example
    }
  }
  return { problem: 'No similar question with a worked solution was found.' }
}

/** The problem without its name: an example about the same problem would reveal the answer. */
const problemOf = ({ judged }: Question): string =>
  judged === null
    ? ''
    : `${judged.domain}\n${judged.problem.replace(/\(\s*problem\s[^()]*\)/i, '').replace(/\s+/g, ' ')}`

/** Offered below a question once it was answered wrong twice. */
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
      <div class="sibling grid place-start gap-12 pad-14-16 bg-well border round-10" ref={element => (box = element)}>
        <Show
          when={isOpen()}
          fallback={
            <>
              <p>
                <strong>Stuck?</strong> Follow a similar question, a little easier, line by line. Then try yours again.
              </p>
              <Button icon="list-tree" onClick={() => setOpen(true)}>
                Show a worked example
              </Button>
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
          <Button quiet icon="undo-2" onClick={close}>
            Back to the question
          </Button>
        </Show>
      </div>
    </Show>
  )
}

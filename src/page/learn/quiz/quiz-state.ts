// The quiz of a lesson: its questions, a sandbox for each question of Explore's kinds, and the results.

import { createMemo, createSignal, onCleanup } from 'solid-js'
import type { Question } from '#questions/kinds/question'
import type { QuizEntry } from '#teaching/lesson'
import type { MadeQuiz } from '#teaching/quiz'
import { createPane } from '#page/state/lanes/pane'
import { outcomeOf } from '#page/ui/outcome'
import type { App } from '#page/state/app'
import { createScopedApp } from '#page/state/scoped-app'
import type { LessonState } from '../lesson/lesson-state'
import type { QuizResult } from '../lesson/progress'
import { inBackground } from '#page/browser/background'

export type QuizState = ReturnType<typeof createQuiz>

/** The quiz of the current lesson; disposed with its owner. */
export function createQuiz(app: App, lesson: LessonState) {
  const entries = createMemo((): readonly QuizEntry[] => lesson.lesson()?.quiz ?? [])
  const resultOf = (at: number): QuizResult | undefined => lesson.now().quiz.get(String(at))
  const firstOpen = entries().findIndex((_, at) => resultOf(at) === undefined)
  /** Index of the current question; the number of questions stands for the results. */
  const [at, setAt] = createSignal(firstOpen < 0 ? entries().length : firstOpen)
  const made = createPane(
    () => {
      const entry = entries()[at()]
      const files = lesson.pane.value()?.files
      return entry === undefined || files === undefined ? null : { entry, files }
    },
    ({ entry, files }) => app.lanes.run('computing', 'making a question', api => api.teaching.quiz(files, entry)),
  )
  const sandboxes = createQuizStands(app, lesson, (at, result) => lesson.keepResult(at, result))
  return {
    entries,
    at,
    go: setAt,
    made,
    resultOf,
    ...sandboxes,
    /** Records the answer to a question of a kind that Explore does not have. */
    answered(isRight: boolean): void {
      const before = resultOf(at())
      const tries = (before?.tries ?? 0) + 1
      lesson.keepResult(at(), {
        result: isRight ? (tries === 1 ? 'right' : 'helped') : 'wrong',
        tries,
      })
    },
    shown: (): void => lesson.keepResult(at(), { result: 'shown', tries: resultOf(at())?.tries ?? 0 }),
    beginAgain(): void {
      lesson.change({ quiz: new Map() })
      sandboxes.clear()
      setAt(0)
    },
  }
}

/** Scoped apps by index of the question: answers stay while the quiz is open. */
function createQuizStands(page: App, lesson: LessonState, keep: (at: number, result: QuizResult) => void) {
  const sandboxes = new Map<number, { readonly question: Question; readonly sandbox: App }>()
  const clear = (): void => {
    for (const { sandbox } of sandboxes.values()) sandbox.dispose()
    sandboxes.clear()
  }
  onCleanup(clear)
  const make = (at: number, question: Question): App => {
    let tries = lesson.now().quiz.get(String(at))?.tries ?? 0
    const sandbox: App = createScopedApp(page, [question], {
      name: lesson.lesson()?.title ?? '',
      remember(entry, view, edit) {
        const work = sandbox.session.plainWork(entry.id)
        inBackground(
          import('#page/state/history/history').then(({ createHistory }) =>
            page.feature(createHistory).remember(entry, view, edit, work),
          ),
        )
        const outcome = outcomeOf(view)
        if (outcome !== 'right' && outcome !== 'wrong') return
        tries++
        const isAlone = tries === 1 && (work.hints ?? 0) === 0 && (work.looked ?? []).length === 0
        const result = work.revealed === true ? 'shown' : outcome === 'wrong' ? 'wrong' : isAlone ? 'right' : 'helped'
        keep(at, { result, tries })
      },
    })
    return sandbox
  }
  return {
    clear,
    /** The scoped app of the question with this index. */
    sandboxOf(at: number, made: Extract<MadeQuiz, { kind: 'question' }>): App {
      const before = sandboxes.get(at)
      if (before !== undefined && before.question.key === made.question.key) return before.sandbox
      before?.sandbox.dispose()
      const sandbox = make(at, made.question)
      sandboxes.set(at, { question: made.question, sandbox })
      return sandbox
    },
  }
}

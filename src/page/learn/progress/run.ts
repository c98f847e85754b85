// Questions one after the other, outside a lesson: those due for review, or the next of a kind to practise.

import { createSignal, onCleanup } from 'solid-js'
import type { EngineCalls } from '#engine/client'
import type { KindCode } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import type { Mastery } from '#teaching/mastery'
import type { Returning } from '#teaching/review'
import { createPane } from '#page/state/lanes/pane'
import { outcomeOf } from '#page/ui/outcome'
import { counted } from '#page/ui/naming'
import { createHistory } from '#page/state/history/history'
import type { App } from '#page/state/app'
import { createScopedApp } from '#page/state/scoped-app'
import type { QuizResult } from '../lesson/progress'
import { type Learner, practiceSeed } from './learner'
import { inBackground } from '#page/browser/background'

/** The next question. */
export type RunItem =
  | { readonly kind: 'due'; readonly due: Returning }
  | { readonly kind: 'practice'; readonly mastery: Mastery }

/** The generated question, with a remark on it, if any. */
interface Asked {
  readonly question: Question
  readonly remark: string
}

export type QuestionRun = ReturnType<typeof createRun>

/** Asks these items; disposed with its owner. */
export function createRun(page: App, learner: Learner) {
  const history = page.feature(createHistory)
  const [items, setItems] = createSignal<readonly RunItem[]>([])
  const [at, setAt] = createSignal(0)
  const [results, setResults] = createSignal<ReadonlyMap<number, QuizResult>>(new Map())
  const sandboxes = new Map<number, App>()
  const clear = (): void => {
    for (const sandbox of sandboxes.values()) sandbox.dispose()
    sandboxes.clear()
  }
  onCleanup(clear)
  const item = (): RunItem | undefined => items()[at()]
  const made = createPane<RunItem, Asked | null>(
    () => item() ?? null,
    now => page.lanes.run('computing', 'making a question', api => questionFor(api, learner, now)),
  )
  const keep = (place: number, result: QuizResult): void => void setResults(old => new Map(old).set(place, result))
  return {
    items,
    at,
    item,
    made,
    resultAt: (place: number) => results().get(place),
    start(next: readonly RunItem[]): void {
      clear()
      setResults(new Map())
      setAt(0)
      setItems(next)
    },
    /** Continues with the next item; `more` is appended first. */
    goOn(more?: RunItem): void {
      if (more !== undefined) setItems(list => [...list, more])
      setAt(place => place + 1)
    },
    end(): void {
      clear()
      setItems([])
    },
    shown: (): void => keep(at(), { result: 'shown', tries: results().get(at())?.tries ?? 0 }),
    /** The scoped app of the current question; its answers are added to the history. */
    sandboxOf(question: Question, name: string): App {
      const place = at()
      const before = sandboxes.get(place)
      if (before !== undefined) return before
      let tries = 0
      const sandbox: App = createScopedApp(page, [question], {
        name,
        remember(entry, view, edit) {
          const work = sandbox.session.plainWork(entry.id)
          inBackground(history.remember(entry, view, edit, work).then(learner.read))
          const outcome = outcomeOf(view)
          if (outcome !== 'right' && outcome !== 'wrong') return
          tries++
          const isAlone = tries === 1 && (work.hints ?? 0) === 0
          const right = work.revealed === true ? 'shown' : isAlone ? 'right' : 'helped'
          keep(place, { result: outcome === 'wrong' ? 'wrong' : right, tries })
        },
      })
      sandboxes.set(place, sandbox)
      return sandbox
    },
  }
}

/** The question of an item: at its first review the original one, later a sibling. */
async function questionFor(api: EngineCalls, learner: Learner, item: RunItem): Promise<Asked | null> {
  if (item.kind === 'practice') {
    const { kind, nextLevel } = item.mastery
    const seed = practiceSeed(kind as KindCode, item.mastery)
    const found = await api.teaching.practise(kind as KindCode, nextLevel, seed)
    if (found === null) return null
    const isOther = found.level !== nextLevel
    return {
      question: found.question,
      remark: isOther
        ? `Among ${counted(found.looked, 'question')} there was none of level ${nextLevel}: this one is of level ${found.level}.`
        : '',
    }
  }
  const { due } = item
  const question = await learner.questionOf(due.question)
  if (question === undefined) return null
  if (!due.asSibling) return { question, remark: '' }
  const sibling = await api.teaching.sibling(question, `review/${due.round}`)
  if (sibling === null) return { question, remark: '' }
  learner.standsIn(sibling, due.question)
  return { question: sibling, remark: '' }
}

// The state of one lesson: its files, the parsed lesson, values of its expressions on demand, and the learner's work.
// The text is shown first; computed parts follow step by step.

import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import type { Judgement, Outcome, ComputedValue } from '#teaching/computed'
import type { Lesson, LessonFiles, LessonRead, LessonStep, LessonWorld, LivePart, Prediction } from '#teaching/lesson'
import { createPane } from '#page/state/lanes/pane'
import type { App } from '#page/state/app'
import { type TextStore, unkeptTexts } from '#page/browser/text-store'
import { provideWorlds } from '../provide-worlds'
import type { Computed } from '../parts/prose'
import { reachedAt, workedPlace } from '../worked/reached'
import { filesOfLesson } from './lesson-files'
import { keepProgress, type LessonProgress, placeOf, progressOf, forgetProgress, type QuizResult } from './progress'
import { asksOf, workedOf } from './sections'
import { inBackground } from '#page/browser/background'

/** The default language of lessons, if available, until the learner chooses another. */
const LANGUAGE = 'en'
/** The storage key of that choice. */
const LANGUAGE_KEY = 'planground-lesson-language'

interface LessonAsked {
  readonly id: string
  readonly language: string
  readonly files: LessonFiles | null
}

export interface OpenLesson {
  readonly files: LessonFiles
  readonly read: LessonRead
}

/** The right answer of a prediction, or why it is unknown. */
export type Judged = Judgement | { readonly problem: string }

export type LessonState = ReturnType<typeof createLesson>

/** A lesson being edited, shown without storing any progress. */
export interface Draft {
  readonly files: Accessor<LessonFiles>
  readonly language: Accessor<string>
  readonly step: Accessor<number>
  readonly go: (step: number) => void
}

/** Milliseconds after typing before a draft is parsed again. */
const SETTLE = 300

/** One lesson by its id; call it under the owner with which it should be disposed. */
export function createLesson(app: App, id: string, draft?: Draft) {
  const [chosen, setChosen] = createSignal(keptLanguage(app.storage))
  const setLanguage = (code: string): void => {
    setChosen(code)
    app.storage.setItem(LANGUAGE_KEY, code)
  }
  const language = draft?.language ?? chosen
  const pane = createPane<LessonAsked, OpenLesson | null>(
    () => ({ id, language: language(), files: draft?.files() ?? null }),
    ({ id, language, files: written }) =>
      app.lanes.quietly('lessons', async api => {
        const files = written ?? (await filesOfLesson(app, api, id))
        return files === null ? null : { files, read: await api.teaching.read(files, language) }
      }),
    { keeps: () => true, settle: (_, shown) => (draft && shown !== null ? SETTLE : 0) },
  )
  const lesson = createMemo<Lesson | null>(() => pane.value()?.read.lesson ?? null)
  provideWorlds(app, () => lesson()?.worlds ?? [])
  const storage = draft === undefined ? app.storage : unkeptTexts()
  const progress = createLessonProgress({ storage }, id)
  const computing = createComputing(app, pane.value, language)
  const steps = createMemo(() => lesson()?.parts.filter(step => !step.isBenchmark) ?? [])
  const benchmark = createMemo(() => lesson()?.parts.find(step => step.isBenchmark))
  const hasQuiz = () => (lesson()?.quiz.length ?? 0) > 0
  /** Number of steps, including the quiz. */
  const count = () => steps().length + (hasQuiz() ? 1 : 0)
  const judging = createJudgements(app, pane.value, language, progress)
  const at = createMemo(() => {
    const place = app.place.learn()
    if (draft !== undefined) return Math.max(1, Math.min(count(), draft.step()))
    const asked = place.part === 'lesson' && place.lesson === id ? place.step : null
    return Math.max(1, Math.min(count(), asked ?? progress.now().step))
  })
  const isOpen = (part: LivePart): boolean => part.predict === null || progress.predictionOf(part) !== undefined
  const worked = createWorkedThrough(app.storage, id)
  const isAnswered = (step: LessonStep): boolean => asksOf(step).every(isOpen) && workedOf(step).every(worked.isThrough)

  return {
    id,
    pane,
    lesson,
    language,
    setLanguage,
    steps,
    benchmark,
    hasQuiz,
    count,
    /** The number of the current step, counted from 1. */
    at,
    go: draft?.go ?? ((step: number): void => app.place.show({ learn: { part: 'lesson', lesson: id, step } })),
    isOpen,
    worldOf: (name: string): LessonWorld | undefined => lesson()?.worlds.find(world => world.name === name),
    /** Called when the learner has finished a live part of the current step. */
    touched(): void {
      const step = steps()[at() - 1]
      if (step !== undefined && isAnswered(step)) progress.setDone(at())
    },
    /** True if the step has no open predictions or worked examples left. */
    isAnswered,
    /** Called when a worked example is completed. */
    workedThrough: worked.through,
    ...progress,
    ...computing,
    ...judging,
  }
}

/** The completed worked examples of the lesson, on this visit or an earlier one. */
function createWorkedThrough(storage: TextStore, lesson: string) {
  const [through, setThrough] = createSignal<ReadonlySet<string>>(new Set())
  return {
    through: (id: string): void => void setThrough(old => new Set(old).add(id)),
    isThrough: (id: string): boolean => through().has(id) || reachedAt(storage, workedPlace(`${lesson}/${id}`)) > 0,
  }
}

const keptLanguage = (storage: TextStore): string => {
  const kept = storage.getItem(LANGUAGE_KEY)
  return kept !== null && /^[a-z]{2,3}(?:-\w{1,8})?$/.test(kept) ? kept : LANGUAGE
}

/** The learner's progress, stored whenever it changes. */
function createLessonProgress({ storage }: Pick<App, 'storage'>, id: string) {
  const [now, setNow] = createSignal<LessonProgress>(progressOf(storage, id))
  const change = (part: Partial<LessonProgress>): void => {
    setNow(old => ({ ...old, ...part }))
    keepProgress(storage, id, now())
  }
  // What is done in another tab counts here; each tab keeps its step.
  const adopt = ({ key }: StorageEvent): void => {
    if (key === placeOf(id) || key === null) setNow(({ step }) => ({ ...progressOf(storage, id), step }))
  }
  addEventListener('storage', adopt)
  onCleanup(() => removeEventListener('storage', adopt))
  return {
    now,
    change,
    /** The learner's prediction; undefined if there is none, or the question has changed. */
    predictionOf: ({ id: part, predict }: LivePart) => {
      const found = now().predictions.get(part)
      return found?.kind === 'given' && found.ask !== predict?.ask ? undefined : found
    },
    skip: (part: LivePart): void =>
      change({ predictions: new Map(now().predictions).set(part.id, { kind: 'skipped' }) }),
    keepSentence: (box: string, text: string, shown: boolean): void =>
      change({ sentences: new Map(now().sentences).set(box, { text, shown }) }),
    keepResult: (question: number, result: QuizResult): void =>
      change({ quiz: new Map(now().quiz).set(String(question), result) }),
    setDone(step: number): void {
      if (!now().done.includes(step)) change({ done: [...now().done, step] })
    },
    /** Resets the work, and returns to the first step. */
    beginAgain(): void {
      forgetProgress(storage, id)
      setNow(progressOf(storage, id))
    },
  }
}
type Progress = ReturnType<typeof createLessonProgress>

/** Values of expressions: requested once, one after the other, so that a fast one does not wait for a slow one. */
function createComputing(app: App, open: Accessor<OpenLesson | null | undefined>, language: Accessor<string>) {
  const [values, setValues] = createSignal<ReadonlyMap<number, Outcome>>(new Map())
  let asked = new Set<number>()
  let queue: number[] = []
  let turn = 0
  createEffect(
    on(open, () => {
      turn++
      asked = new Set()
      queue = []
      setValues(new Map())
    }),
  )
  let isBusy = false
  const work = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const mine = turn
      const index = next
      const files = open()?.files
      if (files === undefined) break
      const outcome = await app.lanes.quietly('computing', api => api.teaching.compute(files, language(), [index]))
      if (mine !== turn) continue
      const found: Outcome =
        outcome.kind === 'done' && outcome.value[0] !== undefined
          ? outcome.value[0]
          : {
              kind: 'error',
              message: outcome.kind === 'failed' ? outcome.message : 'The engine was stopped.',
            }
      setValues(old => new Map(old).set(index, found))
    }
    isBusy = false
  }
  return {
    computed: (index => values().get(index)) satisfies Computed as Computed,
    /** Requests the values of these expressions. */
    want(expressions: readonly number[]): void {
      const fresh = expressions.filter(index => !asked.has(index))
      for (const index of fresh) asked.add(index)
      queue.push(...fresh)
      if (fresh.length > 0) inBackground(work())
    },
  }
}

/** An empty answer in the form of the question. */
function emptyAnswer(ask: Prediction['ask']): ComputedValue {
  if (ask === 'number' || ask === 'choice') return 1
  if (ask === 'table') return { rows: [] }
  return ask === 'action' || ask === 'fact' ? '' : []
}

/** The judgements of the predictions made. */
function createJudgements(
  app: App,
  open: Accessor<OpenLesson | null | undefined>,
  language: Accessor<string>,
  progress: Progress,
) {
  const [judged, setJudged] = createSignal<ReadonlyMap<string, Judged>>(new Map())
  const [checking, setChecking] = createSignal<string | null>(null)
  createEffect(on(open, () => setJudged(new Map())))
  const judge = async (part: LivePart, value: ComputedValue): Promise<Judged> => {
    const files = open()?.files
    if (files === undefined) return { problem: 'The lesson is not there any more.' }
    const outcome = await app.lanes.quietly('lessons', api => api.teaching.judge(files, language(), part.id, value))
    if (outcome.kind === 'done') return outcome.value
    return { problem: outcome.kind === 'failed' ? outcome.message : 'The engine was stopped.' }
  }
  const put = (part: LivePart, found: Judged): void => void setJudged(old => new Map(old).set(part.id, found))
  return {
    /** Computes the right answer without a prediction. */
    foresee: (part: LivePart): Promise<Judged> => judge(part, emptyAnswer(part.predict?.ask ?? 'facts')),
    judgedOf: (part: LivePart): Judged | undefined => judged().get(part.id),
    /** The live part with the prediction that is being judged. */
    checking,
    /** Commits to a prediction. */
    async predict(part: LivePart, value: ComputedValue): Promise<void> {
      if (part.predict === null || checking() === part.id) return
      setChecking(part.id)
      const found = await judge(part, value)
      put(part, found)
      const { ask } = part.predict
      const isRight = 'problem' in found ? null : found.isRight
      progress.change({
        predictions: new Map(progress.now().predictions).set(part.id, {
          kind: 'given',
          value,
          ask,
          isRight,
        }),
      })
      setChecking(null)
    },
    /** Judges a prediction from an earlier visit, or a skipped one. */
    async judgeAgain(part: LivePart): Promise<void> {
      const made = progress.predictionOf(part)
      if (made === undefined || part.predict === null || judged().has(part.id)) return
      if (made.kind === 'given') return put(part, await judge(part, made.value))
      const found = await judge(part, emptyAnswer(part.predict.ask))
      // If nothing could be judged, the live part shows the right answer.
      if (!('problem' in found)) put(part, found)
    },
  }
}

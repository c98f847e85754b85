// The learner's state: the answers stored in the history, with the level of each question and the wrong rule behind
// each wrong answer, each computed once; the mastery of each kind; and the questions due for review.

import { createMemo, createSignal } from 'solid-js'
import { hashOfText } from '#base/hash'
import { type KindCode, plainKinds } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import { type Answered, type Mastery, masteryOf } from '#teaching/mastery'
import { dueNow, returning, reviewedOn } from '#teaching/review'
import { createHistory } from '#page/state/history/history'
import type { KeptQuestion, PastCheck } from '#page/state/history/history-store'
import type { App } from '#page/state/app'
import { type Facts, keepLearnt, type Learnt, learntIn } from './learnt'

/** Limits for computing a level or a wrong rule. */
const LIMITS = { maxStates: 200_000 }
/** Maximum number of answers of a kind that are analysed: more than mastery considers. */
const LOOKED_AT = 8

export type Learner = ReturnType<typeof createLearner>

/** The name of a question in the history. */
export const hashOf = (question: Question): string =>
  hashOfText(JSON.stringify({ question, edit: null } satisfies KeptQuestion))

export function createLearner(app: App) {
  const history = app.feature(createHistory)
  const [learnt, setLearnt] = createSignal(learntIn(app.storage))
  /** Changes what is stored, to which another tab may have added. */
  const change = (next: (old: Learnt) => Partial<Learnt>): void => {
    const old = learntIn(app.storage)
    setLearnt({ ...old, ...next(old) })
    keepLearnt(app.storage, learnt())
  }
  /** Answers to unedited questions; null until they are loaded. */
  const checks = createMemo<readonly PastCheck[] | null>(
    () => history.checks()?.filter(({ verdict, edited }) => !edited && /^(?:right|wrong)$/.test(verdict)) ?? null,
  )
  const answers = createMemo<readonly Answered[] | null>(
    () => checks()?.map(check => answeredFrom(check, learnt().facts.get(check.id))) ?? null,
  )
  const standsFor = (question: string): string => learnt().siblings.get(question) ?? question
  let isLooking = false
  /** Computes the missing data of the last answers of each kind. */
  const look = async (): Promise<void> => {
    if (isLooking) return
    isLooking = true
    for (const kind of plainKinds()) {
      const last = (checks() ?? []).filter(check => check.kind === kind).slice(0, LOOKED_AT)
      for (const check of last)
        if (!learnt().facts.has(check.id)) {
          const found = await factsOf(app, check)
          change(({ facts }) => ({ facts: new Map(facts).set(check.id, found) }))
        }
    }
    isLooking = false
  }
  const all = createMemo(() => returning(answers() ?? [], standsFor))
  return {
    answers,
    isKept: history.isKept,
    /** Loads the history, then computes the missing data. */
    async read(): Promise<void> {
      await history.readHistory()
      await look()
    },
    mastery: createMemo<readonly Mastery[]>(() => plainKinds().map(kind => masteryOf(kind, answers() ?? []))),
    /** The description of a wrong rule, from the last answer that followed it. */
    ruleOf: (misreading: string | null): Facts | undefined =>
      misreading === null
        ? undefined
        : [...learnt().facts.values()].reverse().find(each => each.misreading === misreading),
    /** All questions due for review, by date. */
    returning: all,
    /** The questions that may be reviewed now. */
    due: (now: number) => dueNow(all(), now, reviewedOn(answers() ?? [], isDayOf(now))),
    /** A question of the history, by its name. */
    async questionOf(question: string): Promise<Question | undefined> {
      return (await history.questionOf({ question }))?.question
    },
    /** Replaces the question by its sibling from now on. */
    standsIn(sibling: Question, question: string): void {
      change(({ siblings }) => ({ siblings: new Map(siblings).set(hashOf(sibling), question) }))
    },
    /** Reads the storage again after a change. */
    reread: (): void => void setLearnt(learntIn(app.storage)),
  }
}

/** The data of one answer: the level of its question, and the wrong rule behind it. */
async function factsOf(app: App, check: PastCheck): Promise<Facts> {
  const none: Facts = { level: null, misreading: null, says: '', lesson: '' }
  const kept = await app.feature(createHistory).questionOf(check)
  if (kept === undefined) return none
  const outcome = await app.lanes.quietly('computing', async api => {
    const level = await api.teaching.level(kept.question, LIMITS)
    const wrong = check.verdict === 'wrong' ? await api.teaching.diagnose(kept.question, check.answer, LIMITS) : null
    return {
      level: level?.level ?? null,
      misreading: wrong?.id ?? null,
      says: wrong?.explanation ?? '',
      lesson: wrong?.lesson ?? '',
    }
  })
  return outcome.kind === 'done' ? outcome.value : none
}

const answeredFrom = (check: PastCheck, facts: Facts | undefined): Answered => ({
  ...{ id: check.id, time: check.time, question: check.question, kind: check.kind },
  ...{ format: check.format, domain: check.domain },
  isRight: check.verdict === 'right',
  isHelped: check.hints > 0 || check.revealed,
  level: facts?.level ?? null,
  misreading: facts?.misreading ?? null,
})

/** True if both are on the same day in the visitor's time zone. */
function isDayOf(now: number): (time: number) => boolean {
  const day = new Date(now).toDateString()
  return time => new Date(time).toDateString() === day
}

/** The seed of the next question of a kind: different after each answer. */
export const practiceSeed = (kind: KindCode, { answers }: Mastery): string => `practise/${kind}/${answers}`

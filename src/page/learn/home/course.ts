// The lessons as a course: its sections, the learner's progress in each lesson, and the lesson to continue with.

import cards from 'planground:lessons'
import { createMemo } from 'solid-js'
import type { LessonCard } from '#teaching/lesson'
import type { App } from '#page/state/app'
import { lastLesson } from './last-lesson'
import { type LessonProgress, progressOf } from '../lesson/progress'

/** A lesson of the course, with the learner's progress. */
export interface CourseLesson {
  readonly card: LessonCard
  /** Its number in the course, counted from 1. */
  readonly number: number
  readonly progress: LessonProgress
  readonly state: 'new' | 'begun' | 'done'
  /** Prerequisites that are not done yet. */
  readonly before: readonly { readonly number: number; readonly title: string }[]
}

export interface CoursePart {
  readonly title: string
  readonly description: string
  readonly lessons: readonly CourseLesson[]
}

/** All lessons, with the progress at the time of the call. */
export function createCourse(app: App) {
  const lessons = createMemo<readonly CourseLesson[]>(() => {
    const states = new Map(cards.map(card => [card.id, stateOf(progressOf(app.storage, card.id))]))
    const places = new Map(cards.map(({ id, title }, at) => [id, { number: at + 1, title }]))
    return cards.map((card, index) => ({
      card,
      number: index + 1,
      progress: progressOf(app.storage, card.id),
      state: states.get(card.id)!,
      before: card.needs
        .flatMap(id => (places.has(id) && states.get(id) !== 'done' ? [places.get(id)!] : []))
        .sort((a, b) => a.number - b.number),
    }))
  })
  /** The lesson to continue with: the last open one if it is not done, else the first that is not. */
  const next = createMemo<CourseLesson | undefined>(() => {
    const last = lastLesson(app.storage)
    const open = lessons().find(({ card, state }) => card.id === last && state === 'begun')
    const course = lessons().filter(({ card }) => !card.extra && card.origin === 'shipped')
    return open ?? course.find(({ state }) => state !== 'done') ?? course[0]
  })
  return {
    lessons,
    next,
    done: () => lessons().filter(({ state }) => state === 'done').length,
    parts: createMemo(() => partsOf(lessons())),
  }
}

const stateOf = ({ done, step, steps, predictions }: LessonProgress): CourseLesson['state'] => {
  if (steps > 0 && done.length >= steps) return 'done'
  return done.length > 0 || predictions.size > 0 || step > 1 ? 'begun' : 'new'
}

/** Questions first, then searches, then advanced topics. */
function partsOf(lessons: readonly CourseLesson[]): CoursePart[] {
  const shipped = lessons.filter(({ card }) => card.origin === 'shipped')
  const course = shipped.filter(({ card }) => !card.extra)
  // The questions end with the last lesson about a kind of them.
  const end = course.reduce((last, { card }, at) => (card.kind === null ? last : at + 1), 0)
  const parts: CoursePart[] = [
    {
      title: 'What you can ask about a plan',
      description: 'From what a state is to the best next action: one lesson for each kind of question.',
      lessons: course.slice(0, end),
    },
    {
      title: 'How plans are found',
      description: 'Follow search algorithms step by step, and look inside what guides them.',
      lessons: course.slice(end),
    },
    {
      title: 'Further on',
      description: 'Ideas that planners are built from.',
      lessons: shipped.filter(({ card }) => card.extra),
    },
  ]
  return parts.filter(part => part.lessons.length > 0)
}

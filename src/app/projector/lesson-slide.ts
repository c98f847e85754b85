// The slide of a lesson: its live part as it stands.

import type { LessonState } from '../learn/lesson/lesson-state'
import type { SlideContent } from './slide'

/** The live part that came last, or what of it is the picture. */
function livePart(): HTMLElement | undefined {
  const live = [...document.querySelectorAll<HTMLElement>('.live-frame .live')].at(-1)
  return live?.querySelector<HTMLElement>('[data-slide]') ?? live
}

export const lessonSlide = (lesson: LessonState): SlideContent => ({
  title: lesson.steps()[lesson.at() - 1]?.title ?? lesson.id,
  says: `${lesson.lesson()?.title ?? ''}, step ${lesson.at()} of ${lesson.count()}`,
  picture: livePart,
})

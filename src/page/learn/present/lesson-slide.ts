// The slide of a lesson: its live part.

import { type Drawing, drawingOf } from '#page/draw/export-picture'
import type { LessonState } from '../lesson/lesson-state'
import type { SlideContent } from '#page/workbench/parts/slide-png'

/** Ratio of height to width above which a part is too high for a slide, if it contains a picture. */
const LONG = 0.75
/** Minimum share of the part's width for such a picture. */
const WIDE = 0.4

/** The last live part, or its picture. */
function livePart(theme: 'light' | 'dark'): HTMLElement | Drawing | undefined {
  const live = [...document.querySelectorAll<HTMLElement>('.live-frame .live')].at(-1)
  const marked = live?.querySelector<HTMLElement>('[data-slide]')
  if (live === undefined || marked != null) return marked ?? live
  const { width, height } = live.getBoundingClientRect()
  if (height < LONG * width) return live
  const wide = [...live.querySelectorAll<SVGSVGElement>('svg')].find(
    svg => svg.viewBox.baseVal !== null && svg.getBoundingClientRect().width > WIDE * width,
  )
  return wide === undefined ? live : drawingOf(wide, theme)
}

export const lessonSlide = (lesson: LessonState): SlideContent => ({
  title: lesson.steps()[lesson.at() - 1]?.title ?? lesson.id,
  caption: `${lesson.lesson()?.title ?? ''}, step ${lesson.at()} of ${lesson.count()}`,
  picture: livePart,
})

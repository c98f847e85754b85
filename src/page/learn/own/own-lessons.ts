// The visitor's own lessons: dropped, received by a link, or written here.

import { type Accessor, createSignal, untrack } from 'solid-js'
import type { LessonFiles } from '#teaching/lesson'
import type { App } from '#page/state/app'
import { createTyped } from '#page/state/session/typed'
import { createLessonStore, readLesson } from './lesson-store'
import { inBackground } from '#page/browser/background'

export interface OwnLessons {
  /** Sorted by name. */
  readonly list: Accessor<readonly LessonFiles[]>
  /** Resolves once the stored lessons are loaded. */
  readonly ready: Promise<void>
  readonly named: (name: string) => LessonFiles | undefined
  /** Replaces the stored lesson of the same name; false if it only lasts as long as the page. */
  readonly put: (lesson: LessonFiles) => Promise<boolean>
  /** Stores typed text immediately; `put` follows when typing pauses. */
  readonly putAside: (lesson: LessonFiles) => void
  /** Removes it; a notice offers to undo it. */
  readonly remove: (name: string, title: string) => void
  /** An unused name, different also from shipped lessons: `landmarks-2`. */
  readonly freeName: (wanted: string) => Promise<string>
}

const PLACE = 'planground-lesson-now'
/** Maximum number of characters of a lesson that is stored at each keystroke. */
const MAX_SET_ASIDE = 400_000

export function createOwnLessons(app: App): OwnLessons {
  const store = createLessonStore()
  const { read, write } = app.feature(createTyped)
  const [list, setList] = createSignal<readonly LessonFiles[]>([])
  let isWarned = false
  const set = (change: (old: readonly LessonFiles[]) => readonly LessonFiles[]): void => {
    setList(old => [...change(old)].sort((a, b) => (a.name < b.name ? -1 : 1)))
  }
  const ready = store.all().then(kept => {
    set(old => {
      const here = new Set(old.map(({ name }) => name))
      return [...old, ...kept.filter(({ name }) => !here.has(name))]
    })
    // Text typed last, before a closed page could store it with the lesson.
    const typed = readLesson(read(PLACE))
    if (typed !== null) void put(typed)
  })
  const kept = async (outcome: Promise<boolean>): Promise<boolean> => {
    if (await outcome) return true
    if (isWarned) return false
    isWarned = true
    app.notices.notify({
      tone: 'problem',
      title: 'This browser does not keep the lesson',
      lines: ['It lasts until the page is closed. Save it as a file before that.'],
    })
    return false
  }
  const put = async (lesson: LessonFiles): Promise<boolean> => {
    set(old => [...old.filter(({ name }) => name !== lesson.name), lesson])
    const isKept = await kept(store.put(lesson))
    if (isKept && read(PLACE) === JSON.stringify(lesson)) write(PLACE, null)
    return isKept
  }
  const named = (name: string): LessonFiles | undefined => list().find(each => each.name === name)
  return {
    list,
    ready,
    named,
    put,
    putAside(lesson) {
      const text = JSON.stringify(lesson)
      if (text.length <= MAX_SET_ASIDE) write(PLACE, text)
    },
    remove(name, title) {
      const lesson = untrack(() => named(name))
      if (lesson === undefined) return
      set(old => old.filter(each => each !== lesson))
      inBackground(store.remove(name))
      app.notices.notify({
        tone: 'plain',
        title: `“${title}” was removed`,
        action: { label: 'Undo', run: () => void put(lesson) },
      })
    },
    async freeName(wanted) {
      const shipped = await app.lanes.quietly('lessons', api => api.teaching.lessons('en'))
      await ready
      const shippedIds = shipped.kind === 'done' ? shipped.value.map(({ id }) => id) : []
      const taken = new Set([...shippedIds, ...list().map(({ name }) => name)])
      let name = wanted
      for (let i = 2; taken.has(name); i++) name = `${wanted}-${i}`
      return name
    },
  }
}

// The visitor's own lessons: dropped, come by a link, or written here.

import { type Accessor, createSignal, untrack } from 'solid-js'
import type { LessonFiles } from '../../../teaching/lesson'
import type { App } from '../../state/app'
import { createLessonStore } from './lesson-store'

export interface OwnLessons {
  /** By name. */
  readonly list: Accessor<readonly LessonFiles[]>
  /** When those of earlier visits are there. */
  readonly ready: Promise<void>
  readonly named: (name: string) => LessonFiles | undefined
  /** Keeps it from now on, in the place of the one of its name. */
  readonly put: (lesson: LessonFiles) => void
  /** Keeps it no more; a notice offers to undo it. */
  readonly remove: (name: string, title: string) => void
  /** A name that none has, ours included: `landmarks-2`. */
  readonly freeName: (wanted: string) => Promise<string>
}

export function createOwnLessons(app: App): OwnLessons {
  const store = createLessonStore()
  const [list, setList] = createSignal<readonly LessonFiles[]>([])
  let isWarned = false
  const set = (change: (old: readonly LessonFiles[]) => readonly LessonFiles[]): void => {
    setList(old => [...change(old)].sort((a, b) => (a.name < b.name ? -1 : 1)))
  }
  const ready = store.all().then(kept =>
    set(old => {
      const here = new Set(old.map(({ name }) => name))
      return [...old, ...kept.filter(({ name }) => !here.has(name))]
    }),
  )
  const kept = async (outcome: Promise<boolean>): Promise<void> => {
    if ((await outcome) || isWarned) return
    isWarned = true
    app.notices.notify({
      tone: 'problem',
      title: 'This browser does not keep the lesson',
      lines: ['It lasts until the page is closed. Save it as a file before that.'],
    })
  }
  const put = (lesson: LessonFiles): void => {
    set(old => [...old.filter(({ name }) => name !== lesson.name), lesson])
    void kept(store.put(lesson))
  }
  const named = (name: string): LessonFiles | undefined => list().find(each => each.name === name)
  return {
    list,
    ready,
    named,
    put,
    remove(name, title) {
      const lesson = untrack(() => named(name))
      if (lesson === undefined) return
      set(old => old.filter(each => each !== lesson))
      void store.remove(name)
      app.notices.notify({
        tone: 'plain',
        title: `“${title}” was removed`,
        action: { label: 'Undo', run: () => put(lesson) },
      })
    },
    async freeName(wanted) {
      const shipped = await app.lanes.quietly('lessons', api => api.teaching.lessons('en'))
      await ready
      const ours = shipped.kind === 'done' ? shipped.value.map(({ id }) => id) : []
      const taken = new Set([...ours, ...list().map(({ name }) => name)])
      let name = wanted
      for (let i = 2; taken.has(name); i++) name = `${wanted}-${i}`
      return name
    },
  }
}

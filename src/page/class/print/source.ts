// The source for printing: the questions of the list, or a sheet that this browser stores.

import { createMemo } from 'solid-js'
import type { Question } from '#questions/kinds/question'
import { MAX_ITEMS, type Sheet, usual } from '#teaching/sheets/sheet'
import { createPane } from '#page/state/lanes/pane'
import type { App } from '#page/state/app'
import { createKeptSheets } from '../kept-sheets'

export interface Source {
  /** Sources with equal ids have the same questions in the same order. */
  readonly id: string
  readonly title: string
  /** Instructions to students. */
  readonly introduction: string
  readonly count: number
  readonly questions: readonly Question[] | null
  /** The sheet as it can be handed out; its hash is on every page. */
  readonly sheet: Sheet | null
}

export type Sources = ReturnType<typeof createSources>

/** Maximum number of printed questions, equal to that of a sheet. */
export const MAX_PRINTED = MAX_ITEMS

export function createSources(app: App) {
  const { lanes, place, session } = app
  const kept = app.feature(createKeptSheets)
  const hash = createMemo(() => {
    const now = place.class()
    return now.part === 'print' ? now.hash : null
  })
  const link = createMemo(() => kept.named(hash() ?? '')?.link ?? null)
  const read = createPane(link, link => lanes.quietly('quick', api => api.sheets.readLink(link)))
  const listed = createMemo((): Source | null => {
    const shown = session.shown()
    if (hash() !== null || shown.length === 0) return null
    const names = new Set(shown.map(({ file }) => file.name))
    const questions = shown.slice(0, MAX_PRINTED).map(({ question }) => question)
    return {
      id: questions.map(({ key }) => key).join(' '),
      title: names.size === 1 ? [...names][0]! : 'Planning questions',
      ...{ introduction: '', count: questions.length, questions, sheet: null },
    }
  })
  /** The questions of the list as a sheet, so that its hash identifies them on paper. */
  const packed = createPane(listed, ({ questions }) =>
    lanes.quietly('quick', async api => {
      const items = await api.sheets.items(questions!)
      const sheet: Sheet = { ...usual, title: 'Print', seed: 'print', items }
      return { ...(await api.sheets.pack(sheet)), sheet }
    }),
  )
  const source = createMemo((): Source | null => {
    const now = read.value()
    if (hash() === null) return listed()
    if (now?.kind !== 'sheet') return null
    const { title, says: introduction, items } = now.sheet
    const count = items.length
    return { id: hash()!, title, introduction, count, questions: null, sheet: now.sheet }
  })
  return {
    source,
    hash,
    /** The total number, if not all of them fit. */
    tooMany: () => (hash() === null && session.shown().length > MAX_PRINTED ? session.shown().length : null),
    /** The sheet is not stored here, or cannot be read. */
    problem: (): string => {
      if (hash() === null) return ''
      if (link() === null)
        return 'There is no sheet with this hash in this browser. Open the link of the sheet, or drop its file, first.'
      const now = read.value()
      return now?.kind === 'bad' ? now.message : read.message()
    },
    /** The hash and the link (the address without `#`) of the sheet, printed on every page. */
    mark: createMemo((): { readonly hash: string; readonly link: string } => {
      if (hash() !== null) return { hash: hash()!, link: link() ?? '' }
      const { hash: own = '', link: whole = '' } = packed.value() ?? {}
      return { hash: own, link: whole }
    }),
    options: createMemo((): readonly (readonly [value: string, title: string])[] => [
      ['', `The questions in the list (${session.shown().length})`],
      ...kept.list().map(({ hash, title }) => [hash, `${title} (${hash})`] as const),
    ]),
    choose: (value: string): void => place.show({ class: { part: 'print', hash: value === '' ? null : value } }),
  }
}

// Computes questions for a class on all cores, a few at a time: each option with its proven reason. Questions that
// cannot be computed are listed with the reason.

import type { ClassExportOptions } from '#engine/api/class-exports'
import type { EngineCalls } from '#engine/client'
import { spawnEngine } from '#engine/spawn'
import type { Question } from '#questions/kinds/question'
import type { ClassItem, ClassItems, LeftOut } from '#teaching/exports/item'
import type { Sheet } from '#teaching/sheets/sheet'
import { EnginePool, poolSize } from '#page/state/lanes/pool'
import type { App } from '#page/state/app'

export interface Progress {
  readonly signal: AbortSignal
  /** Called with the number of finished questions. */
  readonly done: (count: number) => void
}

/** Number of questions that a worker computes at a time. */
const PORTION = 4

/** A portion of the work: questions from index `first`. */
interface Job {
  readonly first: number
  readonly names: readonly Pick<LeftOut, 'key' | 'id'>[]
  readonly run: (api: EngineCalls) => Promise<ClassItems>
}

/** Null if stopped. */
export function workOut(
  app: App,
  questions: readonly Question[],
  options: ClassExportOptions,
  progress: Progress,
): Promise<ClassItems | null> {
  const jobs = Array.from({ length: Math.ceil(questions.length / PORTION) }, (_, i): Job => {
    const first = i * PORTION
    const names = questions.slice(first, first + PORTION)
    return {
      ...{ first, names },
      run: api => api.classExports.items(names, options, first + 1),
    }
  })
  return together(app, jobs, progress)
}

/** The items of a sheet in the variant for students without a name. Null if stopped. */
export function workOutSheet(
  app: App,
  sheet: Sheet,
  options: ClassExportOptions,
  progress: Progress,
): Promise<ClassItems | null> {
  const jobs = sheet.items.map((_, first): Job => {
    const key = `item ${first + 1}`
    const none = (reason: string): ClassItems => ({
      items: [],
      left: [{ key, id: key, name: `Item ${first + 1}`, reason }],
    })
    return {
      ...{ first, names: [{ key, id: key }] },
      async run(api) {
        const made = await api.sheets.make(sheet, first, '')
        if (made.kind === 'none') return none(made.message)
        if (made.kind === 'step') return none('A step of a lesson has nothing to answer.')
        if (made.kind === 'response')
          return none('The item asks whether a response is right, and can only be answered in the browser.')
        const { items, left } = await api.classExports.items([made.question], options, first + 1)
        // The same question may occur twice on a sheet.
        const mark = <T extends { readonly key: string }>(each: T): T => ({ ...each, key })
        return { items: items.map(mark), left: left.map(mark) }
      },
    }
  })
  return together(app, jobs, progress)
}

/** Merges the portions in order; questions of a failed portion are left out with the error. */
async function together(app: App, jobs: readonly Job[], { signal, done }: Progress): Promise<ClassItems | null> {
  const pool = new EnginePool(spawnEngine, poolSize(), app.lanes.domains)
  let count = 0
  const results = await pool.run(jobs, (api, { run }) => run(api), {
    signal,
    settled(index) {
      count += jobs[index]!.names.length
      done(count)
    },
  })
  if (results.some(({ kind }) => kind === 'stopped')) return null
  const items: ClassItem[] = []
  const left: LeftOut[] = []
  for (const [i, result] of results.entries()) {
    const { names, first } = jobs[i]!
    if (result.kind === 'done') {
      items.push(...result.value.items)
      left.push(...result.value.left)
    } else if (result.kind === 'failed')
      for (const [place, { key, id }] of names.entries())
        left.push({ key, id, name: `Question ${first + place + 1}`, reason: result.message })
  }
  return { items, left }
}

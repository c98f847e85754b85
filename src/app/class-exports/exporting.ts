// Questions on their way into a file for a class: worked out over all cores, a few at a time, with progress and Stop; then
// written and saved. What cannot be in the file is told with the reason.

import { type Accessor, createSignal } from 'solid-js'
import { createStore, type SetStoreFunction } from 'solid-js/store'
import type { ClassExportOptions } from '../../engine/api/class-exports'
import { spawnEngine } from '../../engine/spawn'
import type { Question } from '../../kinds/question'
import type { ClassItem, ClassItems, LeftOut } from '../../teaching/exports/item'
import type { ExportFormat } from '../../teaching/exports/options'
import { EnginePool, type PoolResult, poolSize } from '../engine/pool'
import type { App } from '../state/app'
import { FIRST_STATES } from '../state/checking'
import { fileName, saveBlob } from '../state/saving'

export interface ExportChoices {
  format: ExportFormat
  picture: boolean
  pddl: boolean
  seed: string
}

export interface ExportWork {
  readonly startedAt: number
  readonly done: number
  readonly of: number
}

export type ExportOutcome =
  | {
      readonly kind: 'saved'
      readonly name: string
      readonly items: number
      readonly left: readonly LeftOut[]
    }
  /** Nothing was left to write. */
  | { readonly kind: 'nothing'; readonly left: readonly LeftOut[] }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly message: string }

export interface ClassExporting {
  /** They last as long as the page. */
  readonly choices: ExportChoices
  readonly choose: SetStoreFunction<ExportChoices>
  readonly work: Accessor<ExportWork | null>
  readonly outcome: Accessor<ExportOutcome | null>
  readonly forget: () => void
  readonly stop: () => void
  /** Nothing while another file is being made. */
  readonly save: (questions: readonly Question[], title: string) => Promise<void>
}

/** Questions of a file at most. */
export const MOST_QUESTIONS = 1_000
/** Questions that a worker takes at a time. */
const PORTION = 4

export function createClassExporting(app: App): ClassExporting {
  const [choices, choose] = createStore<ExportChoices>({
    ...{ format: 'moodle', picture: true, pddl: false, seed: 'class' },
  })
  const [work, setWork] = createSignal<ExportWork | null>(null)
  const [outcome, setOutcome] = createSignal<ExportOutcome | null>(null)
  let abort: AbortController | undefined

  /** All items, or null where the work was stopped. */
  async function itemsOf(
    questions: readonly Question[],
    options: ClassExportOptions,
  ): Promise<ClassItems | null> {
    const jobs = Array.from({ length: Math.ceil(questions.length / PORTION) }, (_, i) => ({
      first: i * PORTION,
      some: questions.slice(i * PORTION, (i + 1) * PORTION),
    }))
    abort = new AbortController()
    const pool = new EnginePool(spawnEngine, poolSize(), app.lanes.domains)
    const results = await pool.run(
      jobs,
      (api, { some, first }) => api.classExports.items(some, options, first + 1),
      {
        signal: abort.signal,
        settled: (_, __, ended) =>
          setWork(old => old && { ...old, done: Math.min(questions.length, ended * PORTION) }),
      },
    )
    return results.some(({ kind }) => kind === 'stopped') ? null : together(jobs, results)
  }

  async function outcomeOf(questions: readonly Question[], title: string): Promise<ExportOutcome> {
    const { format, picture, pddl, seed } = choices
    const options = { picture, pddl, seed, maxStates: FIRST_STATES, address: addressHere() }
    const made = await itemsOf(questions, options)
    if (made === null) return { kind: 'stopped' }
    if (made.items.length === 0) return { kind: 'nothing', left: made.left }
    const written = await app.lanes.run('quick', 'writing the file', api =>
      api.classExports.file(made.items, format, title),
    )
    if (written.kind !== 'done')
      return written.kind === 'failed'
        ? { kind: 'failed', message: written.message }
        : { kind: 'stopped' }
    const { ending, type, bytes, left } = written.value
    const name = `${fileName(title)}${ending}`
    saveBlob(new Blob([bytes], { type }), name)
    return {
      ...{ kind: 'saved', name },
      items: made.items.length - left.filter(each => isWhole(each, made.items, format)).length,
      left: [...made.left, ...left],
    }
  }

  return {
    ...{ choices, choose, work, outcome },
    forget: () => void setOutcome(null),
    stop: () => abort?.abort(),
    async save(given, title) {
      if (work() !== null || given.length === 0) return
      const questions = given.slice(0, MOST_QUESTIONS)
      setOutcome(null)
      setWork({ startedAt: performance.now(), done: 0, of: questions.length })
      const found = await outcomeOf(questions, title)
      setWork(null)
      setOutcome(found)
    },
  }
}

/** Is all of the question left out, and not only its picture? */
const isWhole = ({ key }: LeftOut, items: readonly ClassItem[], format: ExportFormat): boolean =>
  format === 'kahoot' && items.some(each => each.key === key)

/** The portions in their order; questions of one that failed are left out with what went wrong. */
function together(
  jobs: readonly { readonly some: readonly Question[]; readonly first: number }[],
  results: readonly PoolResult<ClassItems>[],
): ClassItems {
  const items: ClassItem[] = []
  const left: LeftOut[] = []
  for (const [i, result] of results.entries()) {
    const { some, first } = jobs[i]!
    if (result.kind === 'done') {
      items.push(...result.value.items)
      left.push(...result.value.left)
    } else if (result.kind === 'failed')
      for (const [place, { key, id }] of some.entries())
        left.push({ key, id, name: `Question ${first + place + 1}`, reason: result.message })
  }
  return { items, left }
}

/** Where this page can be opened by others; null for one that is opened from a disk. */
const addressHere = (): string | null =>
  location.protocol.startsWith('http') ? location.href.replace(/#.*$/, '') : null

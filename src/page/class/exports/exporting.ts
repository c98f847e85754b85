// Exports questions as a file for a class: they are computed on all cores, a few at a time, with progress and Stop,
// then written and saved. What cannot be included is listed with the reason.

import { type Accessor, createSignal } from 'solid-js'
import { createStore, type SetStoreFunction } from 'solid-js/store'
import type { Question } from '#questions/kinds/question'
import type { ClassItem, LeftOut } from '#teaching/exports/item'
import { classFormat, classFormats } from '#teaching/exports/formats/all'
import type { App } from '#page/state/app'
import { createPublicAddress } from '#page/state/public-address'
import { FIRST_STATES } from '#page/state/verdicts/checking'
import { fileName, saveBlob } from '#page/state/saving'
import { workOut } from './working-out'

export interface ExportChoices {
  /** The format's id. */
  format: string
  picture: boolean
  pddl: boolean
  /** Plan questions as prompts for models, not restated for people. */
  prompts: boolean
  /** A link to each question. */
  links: boolean
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
  /** There were no questions to write. */
  | { readonly kind: 'nothing'; readonly left: readonly LeftOut[] }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly message: string }

export interface ClassExporting {
  /** The choices, kept for the lifetime of the page. */
  readonly choices: ExportChoices
  readonly choose: SetStoreFunction<ExportChoices>
  readonly work: Accessor<ExportWork | null>
  readonly outcome: Accessor<ExportOutcome | null>
  readonly forget: () => void
  readonly stop: () => void
  /** Does nothing while another file is being made. */
  readonly save: (questions: readonly Question[], title: string) => Promise<void>
}

/** Maximum number of questions in a file. */
export const MAX_QUESTIONS = 1_000

export function createClassExporting(app: App): ClassExporting {
  const [choices, choose] = createStore<ExportChoices>({
    ...{ format: classFormats[0]!.id, picture: true, pddl: false, prompts: false, links: true, seed: 'class' },
  })
  const [work, setWork] = createSignal<ExportWork | null>(null)
  const [outcome, setOutcome] = createSignal<ExportOutcome | null>(null)
  let abort: AbortController | undefined

  async function outcomeOf(questions: readonly Question[], title: string): Promise<ExportOutcome> {
    const { format, picture, pddl, prompts, links, seed } = choices
    const address = links ? app.feature(createPublicAddress).base() : null
    const options = { picture, pddl, prompts, seed, maxStates: FIRST_STATES, address }
    abort = new AbortController()
    const made = await workOut(app, questions, options, {
      signal: abort.signal,
      done: count => setWork(old => old && { ...old, done: count }),
    })
    if (made === null) return { kind: 'stopped' }
    if (made.items.length === 0) return { kind: 'nothing', left: made.left }
    const written = await app.lanes.run('quick', 'writing the file', api =>
      api.classExports.file(made.items, format, title),
    )
    if (written.kind !== 'done')
      return written.kind === 'failed' ? { kind: 'failed', message: written.message } : { kind: 'stopped' }
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
      const questions = given.slice(0, MAX_QUESTIONS)
      setOutcome(null)
      setWork({ startedAt: performance.now(), done: 0, of: questions.length })
      const found = await outcomeOf(questions, title)
      setWork(null)
      setOutcome(found)
    },
  }
}

/** True if the whole question is left out, not only its picture. */
const isWhole = ({ key }: LeftOut, items: readonly ClassItem[], format: string): boolean =>
  classFormat(format).leavesOut === true && items.some(each => each.key === key)

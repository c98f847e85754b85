// The work on each question; each field is a separate signal.

import { batch, createSignal } from 'solid-js'
import type { Source } from '#planning/pddl/source'
import type { VerdictView } from '../verdicts/verdict-view'
import { createFields, type Fields } from '../session/fields'

/** The work on one question. */
export interface Work {
  readonly answer: string
  readonly verdict: VerdictView | null
  /** The PDDL as the visitor changed it. */
  readonly edit: Source | null
  /** Hints taken; absent: none. */
  readonly hints?: number
  /** Parts of the stage that reveal the answer and were opened before a verdict; each counts as a hint. */
  readonly looked?: readonly string[]
  /** True if the key was shown before the question was solved; absent: false. */
  readonly revealed?: boolean
}

const noWork: Work = { answer: '', verdict: null, edit: null }
const absent = { hints: undefined, looked: undefined, revealed: undefined }
const workFields = [...Object.keys(noWork), ...Object.keys(absent)] as (keyof Work)[]

/** The work on each question, by its id. */
export function createAllWork() {
  const known = new Map<string, Fields<Work>>()
  /** Ids of questions with any work. */
  const worked = new Set<string>()
  const [ids, setIds] = createSignal<ReadonlySet<string>>(worked, { equals: false })
  /** Created on demand, so that an observer of a question is notified of its first answer. */
  const of = (id: string): Fields<Work> => {
    let work = known.get(id)
    if (work === undefined) known.set(id, (work = createFields(noWork)))
    return work
  }
  const put = (id: string, part: Partial<Work>): void =>
    batch(() => {
      of(id).put(part)
      if (worked.has(id)) return
      worked.add(id)
      setIds(worked)
    })
  return {
    of,
    put,
    /** Ids of the questions with any work. */
    ids,
    has: (id: string): boolean => worked.has(id),
    /** Unchanged values keep their identity. */
    replace(id: string, work: Work): void {
      const before = of(id).plain()
      const isAsBefore = (name: keyof Work): boolean => JSON.stringify(before[name]) === JSON.stringify(work[name])
      const changed = workFields.filter(name => !isAsBefore(name))
      put(id, Object.fromEntries(changed.map(name => [name, work[name]])))
    },
    clear: () =>
      batch(() => {
        for (const id of worked) of(id).put({ ...absent, ...noWork })
        worked.clear()
        setIds(worked)
      }),
    plain: (): Record<string, Work> => Object.fromEntries([...worked].map(id => [id, of(id).plain()])),
  }
}

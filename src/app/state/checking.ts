// Asking for a verdict, and stopping. One answer is judged at a time.

import { createSignal } from 'solid-js'
import { createStore, unwrap } from 'solid-js/store'
import type { Answer } from '../../answers/reading'
import type { Source } from '../../pddl/source'
import { aboutEdit, type Question } from '../../kinds/question'
import { run, stopWork } from '../engine/lanes'
import { reposed } from './reposing'
import { type Entry, plain, session } from './session'

/** States a search may store at first, and what "try harder" multiplies it by. */
export const FIRST_STATES = 1_000_000
export const HARDER = 5
export const MOST_STATES = 25_000_000

export interface CheckUnderWay {
  readonly id: string
  readonly startedAt: number
}
const [judging, setJudging] = createSignal<CheckUnderWay | null>(null)
export { judging }

/** Why a question has no verdict although one was asked for. */
export type Setback = { readonly kind: 'blank' | 'stopped' | 'failed'; readonly message: string }
const [setbacks, setSetbacks] = createStore<Record<string, Setback | undefined>>({})
export const setbackOf = (id: string): Setback | undefined => setbacks[id]
export const clearSetback = (id: string): void => setSetbacks(id, undefined)

/** Tells one edit from another. */
export function markOfEdit(edit: Source | null): string {
  if (edit === null) return ''
  let hash = 0x811c9dc5
  for (const text of [edit.domain, edit.problem])
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** The question about the edited PDDL; of yes/no and choice questions the claims stay, and the file's answer goes. */
export function editedQuestion(question: Question, edit: Source): Question {
  return { ...aboutEdit(question, edit), key: `${question.key}~` }
}

/** The question as it is asked now: about the edited PDDL where there is an edit, and posed anew for it. */
export function questionNow({ id, question }: Entry): Question {
  const edit = plain(session.workOf(id).edit)
  if (edit === null) return question
  const posed = id === session.selectedId() ? reposed()?.question : undefined
  return editedQuestion(posed ?? question, edit)
}

/** The last check that was begun of each question, while it is under way. */
const latest = new Map<string, CheckUnderWay>()

/** `chosen`: read the answer so; one of the readings that the last verdict offered. */
export async function check(
  entry: Entry,
  maxStates = FIRST_STATES,
  chosen?: Answer,
): Promise<void> {
  const { id, question } = entry
  const { answer } = session.workOf(id)
  // It may come from the store, and goes to a worker.
  const reading = chosen === undefined ? undefined : unwrap(chosen)
  const edit = plain(session.workOf(id).edit)
  if (answer.trim() === '') {
    setSetbacks(id, { kind: 'blank', message: 'Write an answer first; the box is empty.' })
    return
  }
  if (judging() !== null) stopWork('judging')
  const mine: CheckUnderWay = { id, startedAt: performance.now() }
  latest.set(id, mine)
  setJudging(mine)
  setSetbacks(id, undefined)
  // The official score is about the PDDL of the record; an edited problem is a question of one's own.
  // What makes the page's view of a verdict comes beside the verdict.
  const parts = import('../explore/verdict/verdict-view').catch(() => null)
  const judged = run('judging', 'judging the answer', async api => {
    const asked =
      edit === null
        ? question
        : editedQuestion((await api.making.repose(question, edit)).question, edit)
    return api.judging.judge(asked, answer, { maxStates }, reading)
  })
  const [outcome, part] = await Promise.all([judged, parts])
  if (judging() === mine) setJudging(null)
  // The same question was checked again meanwhile: what this check says is past.
  if (latest.get(id) !== mine) return
  latest.delete(id)
  if (part === null) {
    setSetbacks(id, { kind: 'failed', message: 'A part of the page could not be loaded.' })
  } else if (outcome.kind === 'done') {
    const view = part.viewOf(outcome.value, {
      answer,
      edited: edit !== null,
      editMark: markOfEdit(edit),
      maxStates,
      ...(reading === undefined ? {} : { chosen: reading }),
    })
    session.setVerdict(id, view)
    void import('../history/history').then(({ remember }) => remember(entry, view, edit))
  } else if (outcome.kind === 'stopped')
    setSetbacks(id, { kind: 'stopped', message: 'Stopped. The answer was not judged.' })
  else setSetbacks(id, { kind: 'failed', message: outcome.message })
}

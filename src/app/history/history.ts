// What was asked and answered: every check is remembered, can be found again by words, and opened again even if its
// file was closed meanwhile.

import { hashOfText } from '../../base/hash'
import { createSignal } from 'solid-js'
import type { Source } from '../../pddl/source'
import { counted, domainTitle } from '../parts/naming'
import { outcomeOf } from '../focus/mark'
import { type Entry, type OpenFile, session, type Work } from '../state/session'
import type { VerdictView } from '../explore/verdict/verdict-view'
import { firstSentence, linesOf } from './finding'
import { type PastCheck, HistoryStore, type KeptQuestion } from './history-store'
import { atQuestion } from '../state/place'
import { useApp } from '../state/use-app'

const store = new HistoryStore()
const [checks, setChecks] = createSignal<readonly PastCheck[] | null>(null)
const [isKept, setKept] = createSignal(true)
/** Newest first; null until they are read. `isKept`: they outlive the page. */
export { checks, isKept }

/** Characters kept of an answer, and of the reason. */
const LONGEST_ANSWER = 20_000
const LONGEST_SENTENCE = 400

/** Reads what is kept, also by other tabs. */
export async function readHistory(): Promise<void> {
  const all = await store.all()
  // What was read is unpacked by now; drawing it is a task of its own.
  await new Promise(resolve => setTimeout(resolve))
  setChecks(all)
  setKept(store.isKept)
}

/** Records a check. */
export async function remember(
  entry: Entry,
  view: VerdictView,
  edit: Source | null,
): Promise<void> {
  const { question } = entry
  const kept: KeptQuestion = { question, edit }
  const id = hashOfText(JSON.stringify(kept))
  const time = Date.now()
  const { hints, revealed } = helpOf(session.workOf(entry.id))
  const check: PastCheck = {
    id: `${time.toString(36).padStart(9, '0')}-${chance()}`,
    time,
    question: id,
    entry: entry.id,
    file: entry.file.name,
    kind: question.kind,
    format: question.format,
    domain: domainTitle(question.domain),
    problem: entry.problem || question.id,
    answer: view.answer.slice(0, LONGEST_ANSWER),
    length: view.answer.length,
    verdict: outcomeOf(view),
    sentence: firstSentence(view.explanation).slice(0, LONGEST_SENTENCE),
    edited: edit !== null,
    hints,
    revealed,
  }
  await store.add([check], new Map([[id, kept]]))
  setKept(store.isKept)
  if (checks() !== null) setChecks(list => [check, ...(list ?? [])])
}

/** How much help was taken: hints, and parts of the stage that were opened before. */
function helpOf({ hints, looked, revealed }: Work): { hints: number; revealed: boolean } {
  return { hints: (hints ?? 0) + (looked?.length ?? 0), revealed: revealed === true }
}

/** Opens the question of a check again and puts its answer back. */
export async function reopen(check: PastCheck): Promise<void> {
  const { place, notices } = useApp()
  const kept = await store.question(check.question)
  if (kept === undefined) {
    notices.notify({
      tone: 'problem',
      title: 'This question is no longer kept',
      lines: ['Only what was answered is left of it.'],
    })
    return
  }
  const entry = entryFor(check, kept)
  if (entry === undefined) return
  const before = session.plainWork(entry.id)
  session.select(entry.id)
  session.setWork(entry.id, { answer: check.answer, edit: kept.edit })
  place.show({ dialog: null, ...atQuestion('answer') })
  const lines =
    check.length > check.answer.length
      ? [`Of ${counted(check.length, 'character')} the first ${check.answer.length} were kept.`]
      : []
  const isOther =
    before.answer !== check.answer || JSON.stringify(before.edit) !== JSON.stringify(kept.edit)
  if (isOther && (before.answer.trim() !== '' || before.edit !== null))
    notices.notify({
      tone: 'plain',
      title: 'The earlier answer is back in its place',
      lines,
      action: {
        label: 'Undo',
        run: () => session.setWork(entry.id, { answer: before.answer, edit: before.edit }),
      },
    })
  else if (lines.length > 0)
    notices.notify({ tone: 'plain', title: 'The answer is back, cut', lines })
}

/** Where the question is open, else a file of its own for it. */
function entryFor(check: PastCheck, { question }: KeptQuestion): Entry | undefined {
  const open = session
    .entries()
    .find(({ id, question: here }) => id === check.entry && here.question === question.question)
  if (open !== undefined) return open
  const file: OpenFile = {
    id: `again:${check.question}`,
    name: `${check.file}, from the history`,
    origin: 'file',
    questions: [question],
    issues: [],
  }
  session.add([file])
  return session.entries().find(entry => entry.file.id === file.id)
}

/** Takes checks out; one click brings them back. */
export async function forget(gone: readonly PastCheck[]): Promise<void> {
  const { notices } = useApp()
  if (gone.length === 0) return
  const ids = new Set(gone.map(({ id }) => id))
  setChecks(list => list?.filter(({ id }) => !ids.has(id)) ?? null)
  const questions = await store.remove(gone)
  notices.notify({
    tone: 'plain',
    title:
      gone.length === 1 ? 'Deleted from the history' : `Deleted ${counted(gone.length, 'answer')}`,
    action: {
      label: 'Undo',
      run: () => void store.add(gone, questions).then(readHistory),
    },
  })
}

/** All that is kept, oldest first. */
export const historyLines = async (): Promise<string> => linesOf([...(await store.all())].reverse())

function chance(): string {
  const [bits = 0] = crypto.getRandomValues(new Uint32Array(1))
  return bits.toString(36)
}

// The history of answers: every check is stored, can be found by its words, and opened again even if its file was
// closed.

import { problemTitle } from '#page/state/session/problem-titles'
import { hashOfText } from '#base/hash'
import { type Accessor, createSignal } from 'solid-js'
import type { Source } from '#planning/pddl/source'
import { withoutContext } from '#questions/kinds/question'
import { counted, domainTitle } from '#page/ui/naming'
import { outcomeOf } from '#page/ui/outcome'
import type { App } from '../app'
import type { Entry, OpenFile, Session, Work } from '../session/session'
import type { VerdictView } from '../verdicts/verdict-view'
import { firstSentence, linesOf } from './finding'
import { type PastCheck, HistoryStore, type KeptQuestion } from './history-store'
import { atQuestion } from '../places/place'
import { inBackground } from '#page/browser/background'

/** Maximum stored length in characters of an answer, and of the reason. */
const LONGEST_ANSWER = 20_000
const LONGEST_SENTENCE = 400

export interface History {
  /** Newest first; null until they are loaded. */
  readonly checks: Accessor<readonly PastCheck[] | null>
  /** True if they outlive the page. */
  readonly isKept: Accessor<boolean>
  /** Reads the stored checks, including those of other tabs. */
  readonly readHistory: () => Promise<void>
  /** Records a check; `work`: the work on a question that is not of this session. */
  readonly remember: (entry: Entry, view: VerdictView, edit: Source | null, work?: Work) => Promise<void>
  /** Opens the question of a check again and restores its answer. */
  readonly reopen: (check: PastCheck) => Promise<void>
  /** Removes checks, with a notice that can restore them. */
  readonly forget: (gone: readonly PastCheck[]) => Promise<void>
  /** The stored question of a check; undefined if only the answer was stored. */
  readonly questionOf: (check: Pick<PastCheck, 'question'>) => Promise<KeptQuestion | undefined>
  /** Removes checks without a notice; returns their questions. */
  readonly takeOut: (gone: readonly PastCheck[]) => Promise<ReadonlyMap<string, KeptQuestion>>
  /** Adds checks with their questions, or restores removed ones. */
  readonly putBack: (checks: readonly PastCheck[], questions: ReadonlyMap<string, KeptQuestion>) => Promise<void>
  /** The whole history as JSON Lines, oldest first. */
  readonly historyLines: () => Promise<string>
}

export function createHistory({ session, place, notices }: Pick<App, 'session' | 'place' | 'notices'>): History {
  const store = new HistoryStore()
  const [checks, setChecks] = createSignal<readonly PastCheck[] | null>(null)
  const [isKept, setKept] = createSignal(true)

  const readHistory = async (): Promise<void> => {
    const all = await store.all()
    // The checks are deserialised by now; drawing them is a separate task.
    await new Promise(resolve => setTimeout(resolve))
    setChecks(all)
    setKept(store.isKept)
  }
  const takeOut: History['takeOut'] = gone => {
    const ids = new Set(gone.map(({ id }) => id))
    setChecks(list => list?.filter(({ id }) => !ids.has(id)) ?? null)
    return store.remove(gone)
  }
  return {
    checks,
    isKept,
    readHistory,
    async remember(entry, view, edit, work = session.workOf(entry.id)) {
      const kept: KeptQuestion = { question: withoutContext(entry.question), edit }
      const check = checkOf(entry, view, kept, work)
      await store.add([check], new Map([[check.question, kept]]))
      setKept(store.isKept)
      if (checks() !== null) setChecks(list => [check, ...(list ?? [])])
    },
    async reopen(check) {
      const kept = await store.question(check.question)
      if (kept === undefined) {
        notices.notify({
          tone: 'problem',
          title: 'This question is no longer kept',
          lines: ['Only your answer to it is left.'],
        })
        return
      }
      const entry = entryFor(session, check, kept)
      if (entry === undefined) return
      const before = session.plainWork(entry.id)
      session.select(entry.id)
      session.setWork(entry.id, { answer: check.answer, edit: kept.edit })
      place.show({ dialog: null, ...atQuestion('answer') })
      reportReopened({ session, notices }, entry, before, check, kept)
    },
    takeOut,
    async forget(gone) {
      if (gone.length === 0) return
      const questions = await takeOut(gone)
      notices.notify({
        tone: 'plain',
        title: gone.length === 1 ? 'Deleted from the history' : `Deleted ${counted(gone.length, 'answer')}`,
        action: {
          label: 'Undo',
          run: () => inBackground(store.add(gone, questions).then(readHistory)),
        },
      })
    },
    questionOf: ({ question }) => store.question(question),
    async putBack(again, questions) {
      await store.add(again, questions)
      await readHistory()
    },
    historyLines: async () => linesOf([...(await store.all())].reverse()),
  }
}

function checkOf(entry: Entry, view: VerdictView, kept: KeptQuestion, work: Work): PastCheck {
  const { question } = entry
  const time = Date.now()
  return {
    id: `${time.toString(36).padStart(9, '0')}-${chance()}`,
    time,
    question: hashOfText(JSON.stringify(kept)),
    entry: entry.id,
    file: entry.file.name,
    kind: question.kind,
    format: question.format,
    domain: domainTitle(question.domain),
    problem: problemTitle(entry) || question.id,
    answer: view.answer.slice(0, LONGEST_ANSWER),
    length: view.answer.length,
    verdict: outcomeOf(view),
    sentence: firstSentence(view.explanation).slice(0, LONGEST_SENTENCE),
    edited: kept.edit !== null,
    ...helpOf(work),
  }
}

/** How much help was taken: hints, and parts of the stage that were opened before the verdict. */
function helpOf({ hints, looked, revealed }: Work): { hints: number; revealed: boolean } {
  return { hints: (hints ?? 0) + (looked?.length ?? 0), revealed: revealed === true }
}

/** Offers to restore the earlier work on the question. */
function reportReopened(
  { session, notices }: Pick<App, 'session' | 'notices'>,
  { id }: Entry,
  before: Work,
  check: PastCheck,
  kept: KeptQuestion,
): void {
  const lines =
    check.length > check.answer.length
      ? [`Of ${counted(check.length, 'character')} the first ${check.answer.length} were kept.`]
      : []
  const isOther = before.answer !== check.answer || JSON.stringify(before.edit) !== JSON.stringify(kept.edit)
  if (isOther && (before.answer.trim() !== '' || before.edit !== null))
    notices.notify({
      tone: 'plain',
      title: 'The earlier answer is back in its place',
      lines,
      action: {
        label: 'Undo',
        run: () => session.setWork(id, { answer: before.answer, edit: before.edit }),
      },
    })
  else if (lines.length > 0) notices.notify({ tone: 'plain', title: 'The answer is back, shortened', lines })
}

/** The question if it is open, else a separate file for it. */
function entryFor(session: Session, check: PastCheck, { question }: KeptQuestion): Entry | undefined {
  const open = session.entryOf(check.entry)
  if (open?.question.question === question.question) return open
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

function chance(): string {
  const [bits = 0] = crypto.getRandomValues(new Uint32Array(1))
  return bits.toString(36)
}

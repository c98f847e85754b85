// Handles text pasted or dropped on One response: a response, a prompt with its response, a record of a result file, or
// a receipt.

import { type Accessor, batch, createSignal } from 'solid-js'
import type { PastedRecords, PastedResponse } from '#results/scoring/pasted'
import { placeOf } from '#page/workbench/fit/question-name'
import { counted } from '#page/ui/naming'
import type { App } from '#page/state/app'
import { createInbox } from '#page/state/inbox/inbox'
import type { Entry } from '#page/state/session/session'
import { entryInText, entryOfRecord, openEntry, PASTED } from './taken/looking-up'
import { createOne } from './one-state'
import { createReceipts, isReceipt } from './receipts'

/** A text that was taken apart. */
export interface TakenApart {
  /** The question that the response is judged for. */
  readonly entry: Entry
  readonly text: string
  readonly prompt: string
  readonly response: string
  /** The fields of a record that hold them; '' for the known fields of a format. */
  readonly fields: PastedRecords['fields']
  /** For people: what the text was taken for, and how its question was found. */
  readonly note: string
}

export interface Taking {
  /**
   * Takes a record, a prompt with its response or a receipt; `name` is undefined for a pasted text. False if it is a
   * response alone, which is not taken.
   */
  readonly takeRecord: (text: string, name?: string) => Promise<boolean>
  /**
   * The same, but plain text becomes the response. Returns why the text could not be used, after reporting it; null if
   * it could. `isField`: it stays in a field next to which the reason is shown.
   */
  readonly take: (text: string, name?: string, isField?: boolean) => Promise<readonly string[] | null>
  /** The last text that was taken apart, while its response is in the box as it came. */
  readonly apart: Accessor<TakenApart | null>
  /** Makes the whole text the response to the question that was in front before. */
  readonly putTogether: () => void
  /** True while a text is being examined. */
  readonly isLooking: Accessor<boolean>
  /** Other responses in the text that was taken last. */
  readonly others: Accessor<readonly PastedResponse[]>
  readonly choose: (response: PastedResponse) => Promise<unknown>
}

type Outcome = readonly string[] | null | 'plain'

export function createTaking(app: App): Taking {
  const { session } = app
  const one = app.feature(createOne)
  const inbox = app.feature(createInbox)
  const { apart, put, setBefore, putTogether } = createApart(app)
  const [isLooking, setLooking] = createSignal(false)
  const { responses, forget, choose, takeRecords } = createRecords(app, put)

  const takePrompted = async (text: string): Promise<Outcome> => {
    const found = await entryInText(app, text)
    if (found === null) return 'plain'
    const { rest } = found
    const entry = openEntry(app, found.entry)
    const note = `The text holds the prompt of ${placeOf(entry)}${rest.trim() === '' ? ', and no response' : '; what follows it is the response'}.`
    const prompt = text.slice(0, text.length - rest.length)
    put(entry, { ...{ text, prompt, response: rest.trim(), note }, fields: { prompt: '', response: '' } })
    return null
  }

  /** Returns 'plain' if the text is a response alone. */
  const takeOne = async (text: string, name?: string): Promise<Outcome> => {
    if (isReceipt(text)) {
      app.feature(createReceipts).open(text, name ?? 'The pasted receipt')
      return null
    }
    setLooking(true)
    forget()
    setBefore(session.selectedId())
    try {
      const why = mayBeRecord(text) ? await takeRecords(text, name) : 'plain'
      return why === 'plain' ? await takePrompted(text) : why
    } finally {
      setLooking(false)
    }
  }

  /** The text is stored until its result is, and set aside if it could not be used. */
  const takeKept: typeof takeOne = async (text, name) => {
    const file = new File([text], name ?? 'The pasted text')
    const held = await inbox.hold('open', [{ name: file.name, file }])
    const why = await takeOne(text, name)
    await app.keeping.stored()
    const isFault = why !== null && why !== 'plain'
    await inbox.settle(held, new Map(isFault ? [[0, { why }]] : []))
    return why
  }

  return {
    takeRecord: async (text, name) => (await takeKept(text, name)) !== 'plain',
    async take(text, name, isField = false) {
      const front = session.selected()
      const before = one.textOf(front)
      const why = await takeKept(text, name)
      if (why !== 'plain') return why
      if (session.selected() === null) return isField ? noQuestion : reportNoQuestion(app, text, name)
      // What was typed meanwhile follows it.
      const now = one.textOf(front)
      const typed = now.startsWith(before) ? now.slice(before.length) : now
      one.put(text + typed, name === undefined ? 'pasting' : `dropping ${name}`, front ?? undefined)
      return null
    },
    ...{ apart, putTogether, isLooking, choose },
    others: responses,
  }
}

type PutText = (entry: Entry, what: Omit<TakenApart, 'entry'>) => void

/** The records of a text; one of their responses is in the box. */
function createRecords(app: App, put: PutText) {
  const { lanes, notices } = app
  const one = app.feature(createOne)
  const [records, setRecords] = createSignal<(PastedRecords & { readonly text: string }) | null>(null)

  const choose = async (response: PastedResponse): Promise<Outcome> => {
    const { title, fields, isSure, text } = records()!
    const found = await entryOfRecord(app, response)
    const what = { text, fields, prompt: response.prompt, response: response.response }
    if (typeof found !== 'string') {
      put(openEntry(app, found), { ...what, note: describeRecord(title, response, found) })
      return null
    }
    if (!isSure) return 'plain'
    const front = one.entry()
    // A prompt may be worded differently from the question; an id or a context names another question.
    const { id = '', names = [], context = '' } = response.about
    if (front === null || id + context !== '' || names.length > 0)
      return complain(notices, 'The question of this record was not found', found)
    put(front, { ...what, note: describeUnknown(title, response, front) })
    return null
  }

  return {
    choose,
    responses: () => records()?.responses ?? [],
    forget: () => void setRecords(null),
    async takeRecords(text: string, name?: string): Promise<Outcome> {
      const outcome = await lanes.quietly('quick', api => api.one.records(name ?? 'pasted.jsonl', text))
      if (outcome.kind !== 'done' || outcome.value === null) return 'plain'
      setRecords({ ...outcome.value, text })
      const why = await choose(outcome.value.responses[0]!)
      if (why === 'plain') setRecords(null)
      else reportLeftOut(notices, outcome.value)
      return why
    },
  }
}

const mayBeRecord = (text: string): boolean => /^\ufeff?\s*[[{]/.test(text)

/** The shortest text that may hold a prompt, in characters. */
const SHORTEST = 100

/** True if a pasted text may be more than a response. */
export const mayHoldMore = (text: string): boolean => mayBeRecord(text) || text.length >= SHORTEST

/** The text that was taken apart last, and how to undo it. */
function createApart(app: App) {
  const { session } = app
  const one = app.feature(createOne)
  const [taken, setTaken] = createSignal<TakenApart | null>(null)
  /** The question in front when the text came. */
  const [before, setBefore] = createSignal<string | null>(null)
  return {
    setBefore,
    apart: (): TakenApart | null => {
      const now = taken()
      return now !== null && now.entry.id === one.entry()?.id && now.response === one.text() ? now : null
    },
    /** Without a response the box stays as it is. */
    put(entry: Entry, what: Omit<TakenApart, 'entry'>): void {
      batch(() => {
        session.select(entry.id)
        if (what.response !== '') one.put(what.response, 'pasting')
        setTaken({ ...what, response: what.response || one.text(), entry })
      })
    },
    putTogether(): void {
      const now = taken()
      const first = before()
      if (now === null) return
      batch(() => {
        if (first !== null && first !== now.entry.id && session.entryOf(first) !== undefined) {
          if (one.undoable() !== null) one.undo()
          session.select(first)
        }
        one.put(now.text, 'pasting')
        setTaken(null)
      })
    },
  }
}

/** Shows the fault; returns it as the reason. */
function complain({ notify }: App['notices'], title: string, line: string): readonly string[] {
  notify({ tone: 'problem', title, lines: [line] })
  return [title, line]
}

const noQuestion = [
  'Nothing in this text shows which question it answers',
  'Choose a built-in question or open the file of its question; or paste the prompt together with the response.',
] as const

/** Sets aside a plain text if no question is open. */
async function reportNoQuestion(app: App, text: string, name?: string): Promise<readonly string[]> {
  const inbox = app.feature(createInbox)
  const file = new File([text], name ?? 'The pasted text')
  const why = complain(app.notices, ...noQuestion)
  const held = await inbox.hold('open', [{ name: file.name, file }])
  await inbox.settle(held, new Map([[0, { why }]]))
  return why
}

function reportLeftOut(notices: App['notices'], { responses, hasMore, problems }: PastedRecords): void {
  if (problems.length > 0)
    complain(
      notices,
      'A part of the text could not be read',
      problems.length === 1
        ? problems[0]!
        : `${problems[0]!} There are ${problems.length - 1} more faults. Drop the file on Runs to see them all.`,
    )
  if (hasMore)
    notices.notify({
      tone: 'plain',
      title: `The text holds more than ${counted(responses.length, 'response')}`,
      lines: ['The first ones can be chosen here. Drop the file on Runs to score all of it.'],
    })
}

/** Returns for example `Read as records of responses. By m, try 2. Its question was found in the record.` */
function describeRecord(title: string, response: PastedResponse, { file }: Entry): string {
  const where = file.name === PASTED ? 'in the record' : `in ${file.name}`
  return `${describeResponse(title, response)} Its question was found ${where}.`
}

const describeUnknown = (title: string, response: PastedResponse, front: Entry): string =>
  `${describeResponse(title, response)} ${response.prompt === '' ? 'It names no question' : 'Its prompt is that of no question that is open or built in'}, so it is judged for ${placeOf(front)}.`

function describeResponse(title: string, { model, attempt, recorded }: PastedResponse): string {
  const parts = [
    model === '' ? '' : `by ${model}`,
    attempt > 1 ? `try ${attempt}` : '',
    recorded === null ? '' : `scored ${recorded} in its file`,
  ].filter(Boolean)
  return `Read as ${title}${parts.length > 0 ? `, ${parts.join(', ')}` : ''}.`
}

// Handles text pasted or dropped on One response: a response, a whole record whose question is looked up, or a receipt.

import { type Accessor, batch, createSignal } from 'solid-js'
import type { Question } from '#questions/kinds/question'
import type { PastedRecords, PastedResponse } from '#results/scoring/pasted'
import { counted } from '#page/ui/naming'
import type { App } from '#page/state/app'
import { createInbox } from '#page/state/inbox/inbox'
import type { Entry } from '#page/state/session/session'
import { createOne } from './one-state'
import { createReceipts, isReceipt } from './receipts'

export interface Taking {
  /**
   * Takes a record or receipt; `name` is undefined for a pasted text. False if it is plain text, which is not taken.
   */
  readonly takeRecord: (text: string, name?: string) => Promise<boolean>
  /**
   * The same, but plain text becomes the response. Returns why the text could not be used, after reporting it; null if
   * it could.
   */
  readonly take: (text: string, name?: string) => Promise<readonly string[] | null>
  /** The last import, as a sentence; '' if there is nothing to report. */
  readonly message: Accessor<string>
  /** True if the response in the box came with its question, and is unchanged. */
  readonly isNamed: Accessor<boolean>
  /** True while a text is being examined. */
  readonly isLooking: Accessor<boolean>
  /** Other responses in the text that was taken last. */
  readonly others: Accessor<readonly PastedResponse[]>
  readonly choose: (response: PastedResponse) => Promise<unknown>
}

const PASTED = 'Pasted record'
/** Maximum number of candidate questions sent to the engine. */
const MAX_CANDIDATES = 200

export function createTaking(app: App): Taking {
  const { lanes, session, notices } = app
  const one = app.feature(createOne)
  const inbox = app.feature(createInbox)
  const [wording, setSaid] = createSignal('')
  const [named, setNamed] = createSignal({ id: '', text: '' })
  const [isLooking, setLooking] = createSignal(false)
  const [others, setOthers] = createSignal<readonly PastedResponse[]>([])

  const choose = async (response: PastedResponse): Promise<readonly string[] | null> => {
    const found = await entryFor(app, response)
    if (typeof found === 'string') return complain(notices, 'The question of this record was not found', found)
    batch(() => {
      session.widen()
      session.select(found.id)
      one.put(response.response, 'the record')
      setNamed({ id: found.id, text: response.response })
    })
    setSaid(toldOf(response, found))
    return null
  }

  /** Returns 'plain' if the text is not a record. */
  const takeOne = async (text: string, name?: string): Promise<readonly string[] | null | 'plain'> => {
    if (isReceipt(text)) {
      app.feature(createReceipts).open(text, name ?? 'The pasted receipt')
      return null
    }
    if (!/^\ufeff?\s*[[{]/.test(text)) return 'plain'
    setLooking(true)
    const outcome = await lanes.quietly('quick', api => api.one.records(name ?? 'pasted.jsonl', text))
    setLooking(false)
    return outcome.kind !== 'done' || outcome.value === null ? 'plain' : takeAll(outcome.value)
  }

  const takeAll = async (records: PastedRecords): Promise<readonly string[] | null> => {
    setOthers(records.responses)
    const why = await choose(records.responses[0]!)
    reportLeftOut(notices, records)
    return why
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
    takeRecord: async (text, name) => /^\ufeff?\s*[[{]/.test(text) && (await takeKept(text, name)) !== 'plain',
    async take(text, name) {
      setSaid('')
      setOthers([])
      const why = await takeKept(text, name)
      if (why !== 'plain') return why
      if (one.entry() !== null) {
        one.put(text, name === undefined ? 'pasting' : `dropping ${name}`)
        return null
      }
      return reportNoQuestion(app, text, name)
    },
    message: wording,
    isNamed: () => named().id === one.entry()?.id && named().text === one.text(),
    isLooking,
    others,
    choose,
  }
}

/** Shows the fault; returns it as the reason. */
function complain({ notify }: App['notices'], title: string, line: string): readonly string[] {
  notify({ tone: 'problem', title, lines: [line] })
  return [title, line]
}

/** Sets aside a plain text if no question is open. */
async function reportNoQuestion(app: App, text: string, name?: string): Promise<readonly string[]> {
  const inbox = app.feature(createInbox)
  const file = new File([text], name ?? 'The pasted text')
  const why = complain(
    app.notices,
    'This text is not a record that names its question',
    'Open the question first, then paste the response; or paste a line of a result file that carries its question.',
  )
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

/** Returns for example `model, try 2: its question is ferry, next action`. */
function toldOf({ model, attempt, recorded }: PastedResponse, entry: Entry): string {
  const parts = [
    model === '' ? '' : `by ${model}`,
    attempt > 1 ? `try ${attempt}` : '',
    recorded === null ? '' : `scored ${recorded} in its file`,
  ].filter(Boolean)
  return `Response of a record${parts.length > 0 ? `, ${parts.join(', ')}` : ''}. Its question was found${entry.file.name === PASTED ? ' in the record' : ` in ${entry.file.name}`}.`
}

/** The open question of a record, opened if the record includes it; or why there is none. */
async function entryFor(app: App, response: PastedResponse): Promise<Entry | string> {
  const { session } = app
  const { question, problem } = response
  if (question !== null) {
    const here = session.entries().find(each => isSame(each.question, question))
    return here ?? openQuestion(app, question, PASTED)
  }
  const found = await lookUp(app, response.about)
  return typeof found === 'string' && problem !== '' ? `${problem} ${found}` : found
}

const isSame = (one: Question, other: Question): boolean =>
  one.kind === other.kind &&
  one.format === other.format &&
  one.question === other.question &&
  one.context === other.context &&
  one.judged?.problem === other.judged?.problem &&
  one.judged?.domain === other.judged?.domain

/** Opens a question that came with a record or a receipt as a separate file. */
export function openQuestion(app: App, question: Question, name: string): Entry | string {
  const { session } = app
  const id = `${name}#${question.kind}.${question.format}.${question.id || question.question.length}`
  session.add([{ id, name, origin: 'file', questions: [question], issues: [] }])
  const entry = session.entries().find(({ file }) => file.id === id)
  return entry ?? 'The question could not be opened.'
}

/** Searches the open questions: the few candidates are compared by the engine. */
async function lookUp(app: App, about: PastedResponse['about']): Promise<Entry | string> {
  const { lanes, session } = app
  const { id = '', question = '', context } = about
  const words = question.trim()
  const mayBe = ({ question: each }: Entry): boolean =>
    (words !== '' && each.question.trim() === words) ||
    (context !== undefined && each.context !== '' && each.context.trim() === context.trim()) ||
    (id !== '' &&
      ((each.id.length > 3 && id.includes(each.id)) ||
        each.id === id ||
        each.key.endsWith(id) ||
        Number(each.id) === Number(id)))
  const fitting = session.entries().filter(mayBe)
  const candidates = fitting.slice(0, MAX_CANDIDATES)
  const outcome = await lanes.quietly('quick', api =>
    api.one.find(
      about,
      candidates.map(each => ({ ...each.question, key: each.id })),
    ),
  )
  if (outcome.kind !== 'done') return 'The engine did not answer.'
  const { value } = outcome
  if ('problem' in value)
    return session.files().length === 0
      ? `${value.problem} No file of questions is open: open the benchmark’s file, then paste the record again.`
      : fitting.length > MAX_CANDIDATES
        ? `${value.problem} Of the ${fitting.length} open questions that it may mean, the first ${MAX_CANDIDATES} were compared; close files that it is not about.`
        : value.problem
  return session.entryOf(value.key) ?? 'The question was closed meanwhile.'
}

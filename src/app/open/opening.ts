// Bringing things in: files dropped, picked or pasted, told apart by their content, and problems that ship with the
// playground. Whatever the bytes are, something is said of them.

import { createSignal } from 'solid-js'
import type { Question } from '../../kinds/question'
import type { OpenedFile, PddlPart, Inspected } from '../../files/inspect'
import type { DomainCard } from '../../library/cards'
import type { NamedBytes } from '../../files/unpacking'
import { bundledTexts, openingCard } from './bundled'
import { pause } from '../../editor/slices'
import { type EngineCalls, given, heard } from '../../engine/client'
import type { Looked } from '../../files/opening-parts'
import { type CallOutcome, run, stopWork } from '../engine/lanes'
import { counted } from '../parts/naming'
import { openPddl } from './opening-pddl'
import type { OpenFile } from '../state/session'
import { useApp } from '../state/use-app'

/** Larger files are refused before they are read. */
const MOST_BYTES = 256 * 1024 * 1024
/** Archives within archives that are opened. */
const DEEPEST = 2
/** Messages about files that do not open; more are counted. */
const MOST_SAID = 3
/** Its first problem's questions come with the page. */
/** Share of the work after which the engine has read a file and hands it over. */
const READ = 0.8
const PASTED = 'The pasted text'

/** Something that is being opened. */
export interface Opening {
  readonly what: string
  readonly startedAt: number
  /** How much of it is done, from 0 to 1, where that is known. */
  readonly share?: number
}
/** What is being opened, for the working condition; null when nothing is. */
const [opening, setOpening] = createSignal<Opening | null>(null)
export { opening }
const begin = (what: string): void => void setOpening({ what, startedAt: performance.now() })
const tell = (share: number): void =>
  void setOpening(now => now && { ...now, share: Math.max(now.share ?? 0, share) })

/** Grows with each Stop: what was begun before it is not gone on with. */
let stops = 0
/** Stops what is being opened; what was open stays as it is. */
export function stopOpening(): void {
  stops++
  stopWork('quick')
}

/** What one turn of opening has found. */
interface OpenedTogether {
  readonly files: OpenFile[]
  readonly texts: PddlPart[]
  readonly plans: { readonly name: string; readonly steps: readonly string[] }[]
  readonly others: { readonly name: string; readonly is: string; readonly advice: string }[]
}

export async function openFiles(list: Iterable<File>, pasted?: string): Promise<void> {
  const { session, notices } = useApp()
  const found: OpenedTogether = { files: [], texts: [], plans: [], others: [] }
  const mine = stops
  for (const file of list) {
    if (stops !== mine) break
    begin(file.name)
    const bytes = await bytesOf(file)
    if (stops !== mine) sayFailure(file.name, { kind: 'stopped' })
    else if (bytes !== undefined) await look({ name: file.name, bytes }, found, 0)
  }
  if (found.texts.length > 0) {
    const what = found.texts.map(({ name }) => name).join(' and ')
    begin(what)
    found.files.push(...(await openPddl(found.texts)))
  }
  setOpening(null)
  const again = found.files.filter(({ id }) => session.files().some(file => file.id === id))
  if (found.files.length > 0) session.add(found.files)
  for (const { name } of again)
    notices.notify({
      tone: 'plain',
      title: `${name} is open already`,
      lines: ['Its content is the same, so it was selected rather than opened twice.'],
    })
  found.plans.forEach(showPlan)
  sayOthers(found.others, pasted)
}

/** A text pasted onto the page; one that opens as nothing else may be an answer. */
export async function openText(text: string): Promise<void> {
  await openFiles([new File([text], PASTED)], text)
}

async function look(
  { name, bytes }: NamedBytes,
  found: OpenedTogether,
  depth: number,
): Promise<void> {
  const outcome = await run('quick', `reading ${name}`, async api => {
    const hear = heard((share: number) => tell(share * READ))
    return whole(await api.files.look(name, given(bytes), hear), api)
  })
  if (outcome.kind !== 'done') sayFailure(name, outcome)
  else await take(name, outcome.value, found, depth)
}

/** With all questions, which come by portions: between two of them the page has its turn. */
async function whole({ content, rest }: Looked, api: EngineCalls): Promise<Inspected> {
  if (rest === null || content.kind !== 'questions') return content
  const questions = [...content.file.questions]
  while (questions.length < rest.total) {
    const more = await api.files.more(rest.ticket)
    if (more.length === 0) throw new Error('The engine lost the file. Open it again.')
    questions.push(...more)
    tell(READ + (questions.length / rest.total) * (1 - READ))
    await pause()
  }
  return { kind: 'questions', file: { ...content.file, questions } }
}

async function take(
  name: string,
  content: Inspected,
  found: OpenedTogether,
  depth: number,
): Promise<void> {
  switch (content.kind) {
    case 'questions': {
      const file = openQuestions(name, content.file)
      if (file) found.files.push(file)
      break
    }
    case 'pddl':
      found.texts.push(...content.texts)
      break
    case 'plan':
      found.plans.push({ name, steps: content.steps })
      break
    case 'shared':
      ;(await import('./receive')).receive(content.read)
      break
    case 'session':
      ;(await import('./bring-back')).bringBack(name, content.session)
      break
    case 'files':
      for (const inner of content.passedOver)
        found.others.push({ name: inner, is: 'damaged inside its archive', advice: '' })
      for (const inner of content.files)
        if (depth < DEEPEST) await look(inner, found, depth + 1)
        else found.others.push({ name: inner.name, is: 'too deep within archives', advice: '' })
      break
    case 'other':
      found.others.push({ name, is: content.is, advice: content.advice })
  }
}

function openQuestions(name: string, file: OpenedFile): OpenFile | undefined {
  const { notices } = useApp()
  const { questions, issues } = file
  if (questions.length === 0)
    notices.notify({
      tone: 'problem',
      title: `${name} has no questions that can be shown`,
      lines:
        issues.length > 0
          ? issues.slice(0, 3).map(issue => issue.message)
          : ['It is read, and holds nothing.'],
    })
  else if (issues.length > 0)
    notices.notify({
      tone: 'problem',
      title: `${name}: ${counted(issues.length, 'record')} could not be read`,
      lines: issues.slice(0, 3).map(issue => issue.message),
    })
  const responses = questions.filter(({ response }) => response !== undefined).length
  if (responses > 0)
    notices.notify({
      tone: 'plain',
      title: `${name} holds ${counted(responses, 'response')} of a model`,
      lines: ['Each stands in the box of its question, not yet checked.'],
    })
  return questions.length === 0
    ? undefined
    : { id: `${name}#${file.hash}`, name, origin: 'file', questions, issues }
}

/** A plan is walked through on the stage of the question in front. */
function showPlan({ name, steps }: OpenedTogether['plans'][number]): void {
  const { session, stepping, place, notices } = useApp()
  if (session.source() === null) {
    notices.notify({
      tone: 'problem',
      title: `${name} is a plan of ${counted(steps.length, 'step')}`,
      lines: ['A plan needs its problem: open that first, or drop them together.'],
    })
    return
  }
  place.show({ sheet: 'see' })
  stepping.watch(steps, name)
  notices.notify({
    tone: 'plain',
    title: `${name}: a plan of ${counted(steps.length, 'step')}`,
    lines: ['It stands on the stage, from its first step.'],
  })
}

function sayOthers(others: OpenedTogether['others'], pasted?: string): void {
  const { session, notices } = useApp()
  const entry = session.selected()
  if (others.length === 1 && pasted !== undefined && entry !== null) {
    notices.notify({
      tone: 'plain',
      title: `The pasted text is ${others[0]!.is} that opens as nothing`,
      lines: ['If it is an answer to the question in front, it can be put into the box.'],
      action: { label: 'Use as the answer', run: () => session.setAnswer(entry.id, pasted) },
    })
    return
  }
  for (const { name, is, advice } of others.slice(0, MOST_SAID))
    notices.notify({
      tone: 'problem',
      title: `Cannot open ${name}`,
      lines: [`It is ${is}.${advice === '' ? '' : ` ${advice}`}`],
    })
  if (others.length > MOST_SAID)
    notices.notify({
      tone: 'problem',
      title: `${counted(others.length - MOST_SAID, 'more file')} could not be opened`,
    })
}

/** Questions of our own about a problem that ships with the playground. */
export async function openBundled(domain: DomainCard, index: number): Promise<void> {
  const { session, notices } = useApp()
  const problem = domain.problems[index]
  if (problem === undefined) return
  const name = `${domain.title} ${problem.name}`
  const id = `bundled:${domain.id}/${problem.name}`
  const here = session.files().find(file => file.id === id)
  if (here) {
    session.add([here])
    return
  }
  begin(name)
  const outcome = await questionsAbout(domain, problem.name, name)
  setOpening(null)
  if (outcome.kind !== 'done') sayFailure(name, outcome)
  else if (outcome.value.length === 0)
    notices.notify({ tone: 'problem', title: `${name} gives no questions` })
  else session.add([{ id, name, origin: 'bundled', questions: outcome.value, issues: [] }])
}

/** The first problem's questions came with the page; the engine gives the same ones. */
async function questionsAbout(
  { id }: DomainCard,
  problem: string,
  title: string,
): Promise<CallOutcome<readonly Question[]>> {
  if (id === openingCard.id) {
    const first = (await import('planground:questions').catch(() => undefined))?.default
    if (first?.problem === problem) return { kind: 'done', value: first.questions }
  }
  const texts = await bundledTexts()
  if (texts.kind !== 'done') return texts
  const domain = texts.value.find(each => each.id === id)!
  const { text } = domain.problems.find(({ name }) => name === problem)!
  const source = { domain: domain.domain, problem: text }
  return run('quick', `asking about ${title}`, api => api.making.pose(source, id))
}

async function bytesOf(file: File): Promise<Uint8Array | undefined> {
  const { notices } = useApp()
  if (file.size > MOST_BYTES) {
    notices.notify({
      tone: 'problem',
      title: `${file.name} is too large`,
      lines: [
        `It has ${Math.ceil(file.size / 1024 / 1024)} MB; files of up to 256 MB can be opened. Split it, or take the part you need.`,
      ],
    })
    return undefined
  }
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    notices.notify({
      tone: 'problem',
      title: `${file.name} cannot be read`,
      lines: ['The browser does not hand it over. A folder, perhaps, or it was moved meanwhile.'],
    })
    return undefined
  }
}

function sayFailure(name: string, outcome: CallOutcome<unknown>): void {
  const { notices } = useApp()
  if (outcome.kind === 'failed')
    notices.notify({
      tone: 'problem',
      title: `${name} could not be opened`,
      lines: [outcome.message],
    })
  if (outcome.kind === 'stopped')
    notices.notify({
      tone: 'plain',
      title: `Stopped opening ${name}`,
      lines: ['Nothing of it was opened; everything else is as it was.'],
    })
}

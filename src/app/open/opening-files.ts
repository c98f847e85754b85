// Files dropped, picked or pasted, told apart by their content. Whatever the bytes are, something is said of them.
// Loaded with the first of them.

import type { Question } from '../../kinds/question'
import type { OpenedFile, PddlPart, Inspected } from '../../files/inspect'
import type { NamedBytes } from '../../files/unpacking'
import type { SessionDomain } from '../state/session-domains'
import type { NamedFile } from './dropped-files'
import { pause } from '../../editor/slices'
import { type EngineCalls, given, heard } from '../../engine/client'
import type { Looked } from '../../files/opening-parts'
import { counted } from '../parts/naming'
import { createOpeningState } from './opening-state'
import { sayFailure } from './say-failure'
import type { OpenFile } from '../state/session'
import type { App } from '../state/app'
import { nextTurn } from '../state/turns'

/** Larger files are refused before they are read. */
const MOST_BYTES = 256 * 1024 * 1024
/** From so many questions on, a list takes a task of its own. */
const MANY = 1_000
/** Archives within archives that are opened. */
const DEEPEST = 2
/** Messages about files that do not open; more are counted. */
const MOST_SAID = 3
/** Share of the work after which the engine has read a file and hands it over. */
const READ = 0.8

/** What one turn of opening has found. */
interface OpenedTogether {
  readonly domains: SessionDomain[]
  readonly said: string[]
  readonly phrases: { readonly name: string; readonly text: string }[]
  readonly files: OpenFile[]
  readonly texts: PddlPart[]
  readonly plans: { readonly name: string; readonly steps: readonly string[] }[]
  readonly others: { readonly name: string; readonly is: string; readonly advice: string }[]
}

/** Opens what was dropped, picked or pasted; `pasted`: the text, where it was one. */
export async function openNamed(
  app: App,
  all: readonly NamedFile[],
  pasted?: string,
): Promise<void> {
  const { session, notices } = app
  const { begin, end, stops } = app.part(createOpeningState)
  const found: OpenedTogether = {
    ...{ files: [], texts: [], plans: [], others: [] },
    ...{ domains: [], said: [], phrases: [] },
  }
  const mine = stops()
  const list = await withoutFolders(app, await withoutSheets(app, all), found)
  for (const file of list) {
    if (stops() !== mine) break
    begin(file.name)
    const bytes = await bytesOf(app, file)
    if (stops() !== mine) sayFailure(app, file.name, { kind: 'stopped' })
    else if (bytes !== undefined) await look(app, { name: file.name, bytes }, found, 0)
  }
  if (found.texts.length > 0) {
    const what = found.texts.map(({ name }) => name).join(' and ')
    begin(what)
    const { openPddl } = await import('./opening-pddl')
    found.files.push(...(await openPddl(app, found.texts)))
  }
  end()
  const again = found.files.filter(({ id }) => session.files().some(file => file.id === id))
  if (found.files.some(({ questions }) => questions.length > MANY)) {
    session.list(found.files)
    await nextTurn()
  }
  if (found.files.length > 0) session.add(found.files)
  for (const { name } of again)
    notices.notify({
      tone: 'plain',
      title: `${name} is open already`,
      lines: ['The content is the same, so the open file was selected.'],
    })
  offerScoring(app, list, found.files)
  for (const plan of found.plans) showPlan(app, plan)
  sayOthers(app, found.others, pasted)
  if (found.domains.length + found.said.length + found.phrases.length > 0)
    await (await import('./opening-domains')).bringDomains(app, found)
}

/** The files but for sheets of questions and what students handed in. */
const withoutSheets = async (
  app: App,
  files: readonly NamedFile[],
): Promise<readonly NamedFile[]> =>
  files.some(({ name }) => /\.json$/i.test(name))
    ? (await import('../class/take-files')).takeClassFiles(app, files)
    : files

/** The files but for those of folders of domains, which are found. */
async function withoutFolders(
  app: App,
  files: readonly NamedFile[],
  found: OpenedTogether,
): Promise<readonly File[]> {
  const has = (base: string): boolean =>
    files.some(({ name }) => name === base || name.endsWith(`/${base}`))
  if (has('lesson.yaml'))
    return await (await import('../learn/own/receive-lesson')).takeLessons(app, files)
  if (!has('domain.pddl') || !has('phrases.yaml')) return files.map(({ file }) => file)
  app.part(createOpeningState).begin('the folder')
  const { takeFolders } = await import('./opening-domains')
  const { domains, said, rest } = await takeFolders(app, files)
  found.domains.push(...domains)
  found.said.push(...said)
  return rest.map(({ file }) => file)
}

async function look(
  app: App,
  { name, bytes }: NamedBytes,
  found: OpenedTogether,
  depth: number,
): Promise<void> {
  const { tell } = app.part(createOpeningState)
  const outcome = await app.lanes.run('quick', `reading ${name}`, async api => {
    const hear = heard((share: number) => tell(share * READ))
    return whole(await api.files.look(name, given(bytes), hear), api, tell)
  })
  if (outcome.kind !== 'done') sayFailure(app, name, outcome)
  else await take(app, name, outcome.value, found, depth)
}

/** Files of results are opened as questions with their responses, all of which can be scored. */
function offerScoring(app: App, files: readonly File[], opened: readonly OpenFile[]): void {
  const isAnswered = ({ response }: Question): boolean => response !== undefined
  const count = opened.flatMap(({ questions }) => questions).filter(isAnswered).length
  if (count === 0) return
  const scoreAll = {
    label: 'Score all responses',
    run: () =>
      void import('../score/runs/importing').then(({ createImporting }) =>
        app.part(createImporting).bring(files.map(file => ({ name: file.name, file }))),
      ),
  }
  app.notices.notify({
    tone: 'plain',
    title: `${counted(count, 'question')} came with a response`,
    lines: [
      count === 1
        ? 'The response is in the answer box of its question, and not checked yet.'
        : 'Each response is in the answer box of its question, and not checked yet.',
    ],
    ...(count === 1 ? {} : { action: scoreAll }),
  })
}

/** With all questions, which come by portions: between two of them the page has its turn. */
async function whole(
  { content, rest }: Looked,
  api: EngineCalls,
  tell: (share: number) => void,
): Promise<Inspected> {
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
  app: App,
  name: string,
  content: Inspected,
  found: OpenedTogether,
  depth: number,
): Promise<void> {
  switch (content.kind) {
    case 'questions': {
      const file = openQuestions(app, name, content.file)
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
      ;(await import('./receive')).receive(app, content.read)
      break
    case 'session':
      ;(await import('./bring-back')).bringBack(app, name, content.session)
      break
    case 'receipt': {
      const { createReceipts } = await import('../score/one/receipts')
      app.part(createReceipts).open(content.text, name)
      break
    }
    case 'lesson':
      ;(await import('../learn/own/receive-lesson')).receiveLesson(app, content.read)
      break
    case 'phrases':
      found.phrases.push({ name, text: content.text })
      break
    case 'english': {
      const { createEnglish } = await import('../english/english')
      if (app.part(createEnglish).put(content.text))
        app.place.show({ workspace: 'explore', make: false, english: true })
      break
    }
    case 'files':
      found.domains.push(...content.domains)
      found.said.push(...content.said)
      if (content.lessons.length > 0)
        (await import('../learn/own/receive-lesson')).receiveLessons(app, content.lessons)
      for (const inner of content.passedOver)
        found.others.push({ name: inner, is: 'damaged inside its archive', advice: '' })
      for (const inner of content.files)
        if (depth < DEEPEST) await look(app, inner, found, depth + 1)
        else found.others.push({ name: inner.name, is: 'too deep within archives', advice: '' })
      break
    case 'other':
      found.others.push({ name, is: content.is, advice: content.advice })
  }
}

function openQuestions(app: App, name: string, file: OpenedFile): OpenFile | undefined {
  const { notices } = app
  const { questions, issues } = file
  if (questions.length === 0)
    notices.notify({
      tone: 'problem',
      title: `${name} has no questions that can be shown`,
      lines:
        issues.length > 0
          ? issues.slice(0, 3).map(issue => issue.message)
          : ['The file can be read, but holds no questions.'],
    })
  else if (issues.length > 0)
    notices.notify({
      tone: 'problem',
      title: `${name}: ${counted(issues.length, 'record')} could not be read`,
      lines: issues.slice(0, 3).map(issue => issue.message),
    })
  return questions.length === 0
    ? undefined
    : { id: `${name}#${file.hash}`, name, origin: 'file', questions, issues }
}

/** A plan is walked through on the stage of the question in front. */
function showPlan(app: App, { name, steps }: OpenedTogether['plans'][number]): void {
  const { session, stepping, place, notices } = app
  if (session.source() === null) {
    notices.notify({
      tone: 'problem',
      title: `${name} is a plan of ${counted(steps.length, 'step')}`,
      lines: ['A plan needs its problem. Open the problem first, or drop both together.'],
    })
    return
  }
  place.show({ sheet: 'see' })
  stepping.watch(steps, name)
  notices.notify({
    tone: 'plain',
    title: `${name}: a plan of ${counted(steps.length, 'step')}`,
    lines: ['The plan is shown beside the question, from its first step.'],
  })
}

function sayOthers(app: App, others: OpenedTogether['others'], pasted?: string): void {
  const { session, notices } = app
  const entry = session.selected()
  if (others.length === 1 && pasted !== undefined && entry !== null) {
    notices.notify({
      tone: 'plain',
      title: `The pasted text is ${others[0]!.is}, which cannot be opened here`,
      lines: ['If the text is an answer to the selected question, put it into the answer box.'],
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

async function bytesOf(app: App, file: File): Promise<Uint8Array | undefined> {
  const { notices } = app
  if (file.size > MOST_BYTES) {
    notices.notify({
      tone: 'problem',
      title: `${file.name} is too large`,
      lines: [
        `It has ${Math.ceil(file.size / 1024 / 1024)} MB; files of up to 256 MB can be opened. Split the file, or open only the part you need.`,
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
      lines: [
        'The browser cannot read the file. It may be a folder, or may have been moved: choose it again.',
      ],
    })
    return undefined
  }
}

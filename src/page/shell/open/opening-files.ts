// Opens files that were dropped, picked or pasted, recognised by their content. Files are stored before they are
// processed, until the result is stored. Every file leads to a result or a message. This module is loaded with the
// first of them.

import type { Question } from '#questions/kinds/question'
import type { OpenedFile, Inspected } from '#results/files/inspect'
import type { NamedBytes } from '#results/files/unpacking'
import type { SessionDomain } from '#page/state/session/session-domains'
import type { NamedFile } from '#page/state/files/named-file'
import { listed } from '#base/words'
import { counted } from '#page/ui/naming'
import { createInbox, type HeldFiles } from '#page/state/inbox/inbox'
import { createFaults, type Faults } from '#page/state/files/faults'
import { isFitting } from '#page/state/files/fitting'
import { recognise } from './recognise'
import { reportLost } from '#page/state/inbox/not-kept'
import type { PddlFromFile } from '#page/state/files/opening-pddl'
import { receivedTexts } from '#page/state/files/received-texts'
import { createOpeningState } from '#page/state/files/opening-state'
import type { OpenFile } from '#page/state/session/session'
import type { WorkspaceId } from '#page/state/places/workspaces'
import type { App } from '#page/state/app'
import { nextTurn } from '#page/browser/turns'
import { inBackground } from '#page/browser/background'

/** From this many questions on, a list is drawn in a separate task. */
const MIN_FOR_OWN_TASK = 1_000
/** Maximum depth of archives within archives. */
const MAX_DEPTH = 2
/** Maximum number of messages about files that do not open; the rest are counted. */
const MAX_NAMED = 3

/** The results of opening one group of files. */
interface OpenedTogether {
  readonly domains: SessionDomain[]
  readonly messages: string[]
  readonly phrases: { readonly name: string; readonly text: string; readonly from: File }[]
  readonly files: OpenFile[]
  readonly texts: PddlFromFile[]
  readonly plans: {
    readonly name: string
    readonly steps: readonly string[]
    readonly from: File
  }[]
  /** Files for Score. */
  readonly results: File[]
  /** Names of archive members that are not examined. */
  readonly skipped: string[]
  readonly others: {
    readonly name: string
    readonly is: string
    readonly advice: string
    readonly from: File
  }[]
  readonly faults: Faults
}

/** Opens what was dropped, picked or pasted; `pasted`: the text, if it was pasted. */
export async function openNamed(app: App, all: readonly NamedFile[], pasted?: string): Promise<void> {
  const inbox = app.feature(createInbox)
  const fitting = all.filter(file => isFitting(app, file))
  if (fitting.length === 0) return
  const held = await inbox.hold('open', fitting, { data: dropPlace(app) })
  if (held.lost !== null) reportLost(app, held.files, held.lost)
  await openHeld(app, held, pasted)
}

/** The workspace where files were dropped; they are shown there, even after a reload. */
interface DropPlace {
  readonly workspace: WorkspaceId
}
const dropPlace = ({ place }: App): DropPlace => ({ workspace: place.workspace() })

/** Opens held files, and releases them once the result is stored. */
export async function openHeld(app: App, held: HeldFiles, pasted?: string): Promise<void> {
  const inbox = app.feature(createInbox)
  const faults = createFaults(app)
  if (await inbox.begin(held)) await openAll(app, held, faults, pasted)
  else
    faults.add({
      files: held.files.map(({ file }) => file),
      title: `${namesOf(held)} is not opened again by itself`,
      lines: ['The page ended each time while it was opened.'],
    })
  if (!(await app.keeping.stored()) && held.lost === null)
    for (const { file } of held.files)
      if (!faults.of.has(file))
        faults.add({
          files: [file],
          title: `${file.name} is open, but not kept`,
          lines: ['The browser does not store the opened copy. The file on your disk stays.'],
        })
  faults.end()
  await inbox.settle(
    held,
    new Map(
      held.files.flatMap(({ at, file }) => {
        const fault = faults.of.get(file)
        return fault === undefined ? [] : [[at, fault] as const]
      }),
    ),
  )
}

const namesOf = ({ files }: HeldFiles): string => (files.length === 1 ? files[0]!.name : counted(files.length, 'file'))

async function openAll(app: App, held: HeldFiles, faults: Faults, pasted: string | undefined): Promise<void> {
  const { begin, end, stops } = app.feature(createOpeningState)
  const found: OpenedTogether = {
    ...{ files: [], texts: [], plans: [], results: [], skipped: [], others: [] },
    ...{ domains: [], messages: [], phrases: [], faults },
  }
  const mine = stops()
  const list = await withoutFolders(app, await withoutSheets(app, held, faults), found)
  for (const file of list) {
    if (stops() === mine) {
      begin(file.name)
      const bytes = new Uint8Array(await file.arrayBuffer())
      if (stops() === mine) {
        await examine(app, { name: file.name, bytes }, file, found, 0)
        continue
      }
    }
    faults.add({
      files: [file],
      tone: 'plain',
      title: `Stopped opening ${file.name}`,
      lines: ['No part of it was opened, and nothing else was changed.'],
    })
  }
  if (found.texts.length > 0) {
    begin(found.texts.map(({ name }) => name).join(' and '))
    const { openWithWaiting } = await import('./waiting-texts')
    found.files.push(...(await openWithWaiting(app, found.texts, faults)))
  }
  end()
  await showFiles(app, found.files)
  if (found.files.length > 0)
    await arrive(app, found.files, (held.item.data as DropPlace | undefined) ?? dropPlace(app))
  offerScoring(app, list, found.files)
  if (found.results.length > 0) await score(app, found.results)
  for (const plan of found.plans) showPlan(app, plan, faults)
  reportOthers(app, found, pasted)
  if (found.skipped.length > 0)
    app.notices.notify({
      tone: 'plain',
      title: `${counted(found.skipped.length, 'file')} of the archive skipped`,
      lines: [`Files of such names are not opened: ${listed(found.skipped)}.`],
    })
  if (found.domains.length + found.messages.length + found.phrases.length > 0)
    await (await import('./opening-domains')).bringDomains(app, found, faults)
}

/** Adds the files to the session and shows the first. */
async function showFiles({ session, notices }: App, files: readonly OpenFile[]): Promise<void> {
  const again = files.filter(({ id }) => session.files().some(file => file.id === id))
  if (files.some(({ questions }) => questions.length > MIN_FOR_OWN_TASK)) {
    session.list(files)
    await nextTurn()
  }
  if (files.length > 0) session.add(files)
  for (const { name } of again)
    notices.notify({
      tone: 'plain',
      title: `${name} is open already`,
      lines: ['The content is the same, so the open file was selected.'],
    })
}

/** Goes to the place of the first opened file: texts that no question can be asked about yet are shown in Domain. */
async function arrive(app: App, [first]: readonly OpenFile[], { workspace }: DropPlace): Promise<void> {
  const { place } = app
  const isText = first!.questions.some(question => receivedTexts(question) !== undefined)
  if (isText) {
    const { createTextDesk } = await import('#page/workbench/pddl/desk')
    place.show({ ...inDomain, workspace: 'domain' })
    app.feature(createTextDesk).goToFirst()
  } else if (workspace === 'domain' && first!.origin === 'texts') place.show({ ...inDomain, workspace })
  else if (place.workspace() === 'domain') place.show({ workspace: 'explore' })
}

const inDomain = { gallery: false, make: false, english: false, compare: false } as const

/** The files without sheets of questions and students' answers, which are opened here. */
const withoutSheets = async (app: App, { files, id }: HeldFiles, { add }: Faults): Promise<readonly NamedFile[]> =>
  files.some(({ name }) => /\.json$/i.test(name))
    ? (await import('#page/class/take-files')).takeClassFiles(app, files, id, (file, title, lines) =>
        add({ files: [file], title, lines }),
      )
    : files

/** The files without those of domain folders, which are added to `found`. */
async function withoutFolders(app: App, files: readonly NamedFile[], found: OpenedTogether): Promise<readonly File[]> {
  const has = (base: string): boolean => files.some(({ name }) => name === base || name.endsWith(`/${base}`))
  if (has('lesson.yaml')) return await (await import('#page/learn/own/receive-lesson')).takeLessons(app, files)
  if (!has('domain.pddl') || !has('phrases.yaml')) return files.map(({ file }) => file)
  app.feature(createOpeningState).begin('the folder')
  const { takeFolders } = await import('./opening-domains')
  const { domains, messages: sentences, rest } = await takeFolders(app, files)
  found.domains.push(...domains)
  const left = new Set(rest)
  const taken = files.filter(file => !left.has(file)).map(({ file }) => file)
  if (sentences.length > 0)
    found.faults.add({
      files: taken,
      title: domains.length > 0 ? 'Not all of the folder could be used' : 'The folder cannot be used',
      lines: sentences,
    })
  return rest.map(({ file }) => file)
}

/** Adds the content of a file to `found`, or its fault. */
async function examine(app: App, named: NamedBytes, from: File, found: OpenedTogether, depth: number): Promise<void> {
  const { name } = named
  const outcome = await recognise(app, named)
  if (outcome.kind === 'done') await addContent(app, name, outcome.value, from, found, depth)
  else if (outcome.kind === 'failed')
    found.faults.add({
      files: [from],
      title: `${name} could not be opened`,
      lines: [outcome.message],
    })
  else
    found.faults.add({
      files: [from],
      tone: 'plain',
      title: `Stopped opening ${name}`,
      lines: ['No part of it was opened, and nothing else was changed.'],
    })
}

async function score(app: App, files: readonly File[]): Promise<void> {
  const { createImporting } = await import('#page/score/import/importing')
  await app.feature(createImporting).bring(files.map(file => ({ name: file.name, file })))
}

/** Offers to score the responses that came with the opened questions. */
function offerScoring(app: App, files: readonly File[], opened: readonly OpenFile[]): void {
  const isAnswered = ({ response }: Question): boolean => response !== undefined
  const count = opened.flatMap(({ questions }) => questions).filter(isAnswered).length
  if (count === 0) return
  app.notices.notify({
    tone: 'plain',
    title: `${counted(count, 'question')} came with a response`,
    lines: [
      count === 1
        ? 'The response is in the answer box of its question, and not checked yet.'
        : 'Each response is in the answer box of its question, and not checked yet.',
    ],
    ...(count === 1 ? {} : { action: { label: 'Score all responses', run: () => inBackground(score(app, files)) } }),
  })
}

async function addContent(
  app: App,
  name: string,
  content: Inspected,
  from: File,
  found: OpenedTogether,
  depth: number,
): Promise<void> {
  const { faults } = found
  const bad = (title: string, lines: readonly string[]): void => faults.add({ files: [from], title, lines })
  switch (content.kind) {
    case 'questions': {
      const file = openQuestions(app, name, content.file, bad)
      if (file) found.files.push(file)
      break
    }
    case 'pddl':
      found.texts.push(...content.texts.map(text => ({ ...text, from })))
      break
    case 'plan':
      found.plans.push({ name, steps: content.steps, from })
      break
    case 'shared':
      if (content.read.kind === 'bad') bad(content.read.title, [content.read.message])
      else (await import('./receive')).receive(app, content.read)
      break
    case 'session':
      ;(await import('./bring-back')).bringBack(app, name, content.session, bad)
      break
    case 'receipt': {
      const { createReceipts } = await import('#page/score/one/receipts')
      app.feature(createReceipts).open(content.text, name)
      break
    }
    case 'lesson':
      if (content.read.kind === 'bad') bad(content.read.title, [content.read.message])
      else await (await import('#page/learn/own/receive-lesson')).receiveLesson(app, content.read)
      break
    case 'results':
      found.results.push(from)
      break
    case 'phrases':
      found.phrases.push({ name, text: content.text, from })
      break
    case 'english': {
      const { createEnglish } = await import('#page/workbench/english/english')
      if (app.feature(createEnglish).put(content.text))
        app.place.show({ workspace: 'explore', make: false, english: true })
      else bad(`${name} is too long to be read here`, [])
      break
    }
    case 'files':
      found.domains.push(...content.domains)
      if (content.messages.length > 0) bad(`Not all of ${name} could be used`, content.messages)
      if (content.lessons.length > 0)
        await (await import('#page/learn/own/receive-lesson')).receiveLessons(app, content.lessons)
      found.skipped.push(...content.skipped)
      for (const inner of content.passedOver)
        found.others.push({ name: inner, is: 'damaged inside its archive', advice: '', from })
      for (const inner of content.files)
        if (depth < MAX_DEPTH) await examine(app, inner, from, found, depth + 1)
        else found.others.push({ name: inner.name, is: 'too deep within archives', advice: '', from })
      break
    case 'other':
      found.others.push({ name, is: content.is, advice: content.advice, from })
  }
}

function openQuestions(
  { notices }: App,
  name: string,
  file: OpenedFile,
  bad: (title: string, lines: readonly string[]) => void,
): OpenFile | undefined {
  const { questions, issues } = file
  if (questions.length === 0)
    bad(
      `${name} has no questions that can be shown`,
      issues.length > 0
        ? issues.slice(0, MAX_NAMED).map(issue => issue.message)
        : ['The file can be read, but holds no questions.'],
    )
  else if (issues.length > 0) {
    const records = issues.filter(({ index }) => index >= 0).length
    notices.notify({
      tone: 'problem',
      title:
        records === 0 ? `${name} was not read as a whole` : `${name}: ${counted(records, 'record')} could not be read`,
      lines: issues.slice(0, MAX_NAMED).map(issue => issue.message),
    })
  }
  return questions.length === 0 ? undefined : { id: `${name}#${file.hash}`, name, origin: 'file', questions, issues }
}

/** Shows a plan step by step on the stage of the question in front. */
function showPlan(app: App, { name, steps, from }: OpenedTogether['plans'][number], faults: Faults): void {
  const { session, stepping, place, notices } = app
  if (session.source() === null) {
    faults.add({
      files: [from],
      title: `${name} is a plan of ${counted(steps.length, 'step')}`,
      lines: ['A plan needs its problem. Open the problem first, or drop both together.'],
    })
    return
  }
  place.show({ workspace: 'explore', sheet: 'see' })
  stepping.watch(steps, name)
  notices.notify({
    tone: 'plain',
    title: `${name}: a plan of ${counted(steps.length, 'step')}`,
    lines: ['The plan is shown next to the question, from its first step.'],
  })
}

function reportOthers(app: App, { others, faults }: OpenedTogether, pasted?: string): void {
  const { session } = app
  const entry = session.selected()
  if (others.length === 1 && pasted !== undefined && entry !== null) {
    faults.add({
      files: [others[0]!.from],
      tone: 'plain',
      title: `The pasted text is ${others[0]!.is}, which cannot be opened here`,
      lines: ['If the text is an answer to the selected question, put it into the answer box.'],
      action: { label: 'Use as the answer', run: () => session.setAnswer(entry.id, pasted) },
    })
    return
  }
  for (const { name, is, advice, from } of others)
    faults.add({
      files: [from],
      title: `Cannot open ${name}`,
      lines: [`It is ${is}.${advice === '' ? '' : ` ${advice}`}`],
    })
}

// Opens data received by a link, a shared file or the parameters of an address as a separate file: open files stay
// unchanged.

import type { Question } from '#questions/kinds/question'
import type { Prefilled } from '#results/files/prefill'
import type { ReadSet, ReadShared } from '#results/files/shared-set'
import type { CallOutcome } from '#page/state/lanes/create-lanes'
import { stageTabNamed, stageTabs } from '#page/state/places/tabs'
import type { Entry, OpenFile } from '#page/state/session/session'
import { atQuestion } from '#page/state/places/place'
import { counted } from '#page/ui/naming'
import type { App } from '#page/state/app'
import type { Notice } from '#page/state/notices'
import type { SessionDomain } from '#page/state/session/session-domains'
import { domainCards } from '#page/state/files/bundled/bundled'
import { prefillHere } from './prefill-here'
import { shippedQuestions } from '#page/state/files/bundled/shipped-questions'

const NAME = 'Shared with you'

/** `link`: the address after the `#`. */
export async function receiveLink(app: App, link: string): Promise<void> {
  const outcome = await app.lanes.run('quick', 'reading the link', api => api.sharing.read(link))
  if (outcome.kind === 'done') receive(app, outcome.value)
  else reportNot(app, 'The link could not be read', outcome)
}

/** Opens a shared question or set, or reports its faults. */
export function receive(app: App, read: ReadShared): void {
  const { session, stepping, notices } = app
  if (read.kind === 'bad') {
    notices.notify({
      tone: 'problem',
      title: read.title,
      lines: [read.message, 'Nothing here was changed.'],
    })
    return
  }
  if (read.kind === 'set') {
    receiveSet(app, read)
    return
  }
  const { question, edit, answer, tab, walk } = read.shared
  const english = takeEnglish(app, read.domain)
  const { entry, isNew } = show(app, `shared:${read.id}`, NAME, [question], 0)
  if (entry === undefined) return
  const work = session.workOf(entry.id)
  const isUntouched = work.answer === '' && work.edit === null
  if (isUntouched) {
    if (answer !== '') session.setAnswer(entry.id, answer)
    if (edit !== null) session.setEdit(entry, edit)
  }
  if (walk !== null) {
    stepping.moveAfter([...walk.sequence])
    stepping.goTo(walk.at)
  }
  showTab(app, tab)
  notices.notify({
    tone: read.caveat === '' ? 'plain' : 'problem',
    title: isNew ? 'A question was shared with you' : 'This question is open already',
    lines: [
      ...(read.caveat === '' ? [] : [read.caveat]),
      ...english.lines,
      ...(isUntouched ? partsOf(answer, edit !== null) : ['Your own work on it is kept.']),
    ],
    ...(english.action === undefined ? {} : { action: english.action }),
  })
}

/** Number of faults of a set that are named. */
const NAMED = 3

function receiveSet(app: App, { id, name, questions, caveats, domains }: ReadSet): void {
  const english = domains.map(domain => takeEnglish(app, domain))
  const { isNew } = show(app, `set:${id}`, name, questions, 0)
  app.session.narrow({ file: `set:${id}` })
  // On phones and narrow windows, the list is the set.
  app.place.show({ drawer: true })
  const action = english.find(each => each.action !== undefined)?.action
  app.notices.notify({
    tone: caveats.length === 0 ? 'plain' : 'problem',
    title: isNew
      ? `${counted(questions.length, 'question was', 'questions were')} shared with you`
      : 'These questions are open already',
    lines: [
      ...caveats.slice(0, NAMED),
      ...(caveats.length > NAMED ? [`There are ${caveats.length - NAMED} more faults like these.`] : []),
      ...english.flatMap(({ lines }) => lines),
    ],
    ...(action === undefined ? {} : { action }),
  })
}

/**
 * Adds the English that came with the question, unless the visitor already has English for this domain: that stays,
 * with a way to replace it.
 */
function takeEnglish(
  { sessionDomains }: App,
  domain: SessionDomain | null,
): { readonly lines: readonly string[]; readonly action?: Notice['action'] } {
  if (domain === null) return { lines: [] }
  const { id, title } = domain
  const here = sessionDomains.named(id)
  if (here?.domain === domain.domain && here.phrases === domain.phrases) return { lines: [] }
  if (here === undefined) {
    sessionDomains.put(domain)
    return {
      lines: [`It came with its own English for the domain ${title}, which is used from now on.`],
      action: { label: `Remove ${title}`, run: () => sessionDomains.remove(id) },
    }
  }
  const problems = here.problems.length > 0 ? here.problems : domain.problems
  return {
    lines: [`It came with its own English for ${title}. Yours stays in use.`],
    action: { label: 'Use theirs', run: () => sessionDomains.put({ ...domain, problems }) },
  }
}

function partsOf(answer: string, isEdited: boolean): string[] {
  if (answer !== '' && isEdited) return ['It comes with changed PDDL and an answer.']
  if (isEdited) return ['It comes with changed PDDL.']
  return answer === '' ? [] : ['It comes with an answer.']
}

/** The parameters of `#open?…`, without the question mark. */
export async function receiveParameters(app: App, parameters: string): Promise<void> {
  const { overrideTheme, notices } = app
  const version = /^texts=([\w.-]+)$/.exec(parameters)?.[1]
  if (version !== undefined) {
    const { openVersionNamed } = await import('#page/domain/versions/open-version')
    await openVersionNamed(app, version)
    return
  }
  const tabs = stageTabs.map(({ id }) => id)
  const here = await prefillHere(parameters, {
    cards: domainCards,
    tabs,
    questionsOf: (domain, problem) => shippedQuestions(app, domain, problem),
  })
  const outcome: CallOutcome<Prefilled> =
    here === undefined
      ? await app.lanes.run('quick', 'reading the address', api => api.sharing.prefill(parameters, tabs))
      : { kind: 'done', value: here }
  if (outcome.kind !== 'done') {
    reportNot(app, 'The address could not be read', outcome)
    return
  }
  const { id, name, questions, at, answer, tab, theme, problems } = outcome.value
  if (theme !== null) overrideTheme(theme)
  if (questions.length > 0) {
    const { entry } = show(app, id, name, questions, at)
    if (entry !== undefined && answer !== '') offerAnswer(app, entry, answer)
    showTab(app, tab)
  }
  if (problems.length > 0)
    notices.notify({
      tone: 'problem',
      title: questions.length > 0 ? 'Part of this address is not known' : 'This address leads nowhere',
      lines: problems,
    })
}

/** Sets the answer from the address; the visitor's own answer can be restored. */
function offerAnswer(app: App, entry: Entry, answer: string): void {
  const { session, notices } = app
  const before = session.workOf(entry.id).answer
  if (before === answer) return
  if (before.trim() === '') session.setAnswer(entry.id, answer)
  else
    notices.notify({
      tone: 'plain',
      title: 'The address brings another answer',
      lines: ['Yours is kept.'],
      action: { label: 'Take theirs', run: () => session.setAnswer(entry.id, answer) },
    })
}

function show(
  app: App,
  id: string,
  name: string,
  questions: readonly Question[],
  at: number,
): { entry: Entry | undefined; isNew: boolean } {
  const { session, place } = app
  const here = session.files().find(file => file.id === id)
  const same = session.files().filter(file => file.name.startsWith(name)).length
  const origin = id.startsWith('bundled:') ? 'bundled' : 'file'
  const file: OpenFile = here ?? {
    id,
    name: same === 0 ? name : `${name} (${same + 1})`,
    origin,
    questions,
    issues: [],
  }
  session.add([file])
  const entry = session.entries().filter(entry => entry.file.id === id)[at]
  if (entry !== undefined) session.select(entry.id)
  place.show(atQuestion())
  return { entry, isNew: here === undefined }
}

function showTab(app: App, tab: string | null): void {
  const { place } = app
  const known = stageTabNamed(tab)
  if (known === undefined) return
  place.show({ stage: true, tab: known })
}

function reportNot(app: App, title: string, outcome: { kind: 'stopped' } | { kind: 'failed'; message: string }) {
  const { notices } = app
  notices.notify({
    tone: 'problem',
    title,
    lines: [outcome.kind === 'failed' ? outcome.message : 'It was stopped.'],
  })
}

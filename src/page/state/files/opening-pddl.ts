// Opens PDDL texts that were dropped or pasted: each problem is matched with its domain, by name or as the only one,
// and questions are generated for it. Texts that allow no question yet are opened too, to be edited in Domain.

import { hashOfText } from '#base/hash'
import type { Source } from '#planning/pddl/source'
import { createBundledTexts } from './bundled/bundled'
import { createFaults, type Faults } from './faults'
import type { ReceivedTexts } from '#questions/kinds/asking/pose-texts'
import type { Question } from '#questions/kinds/question'
import type { BundledDomain } from '#language/library/cards'
import type { PddlPart } from '#results/files/inspect'
import { entryId, type OpenFile } from '../session/entries'
import { receivedTexts } from './received-texts'
import type { App } from '../app'

interface Domain {
  readonly name: string
  readonly text: string
  readonly from?: File
}

const filesOf = (...parts: readonly Pick<PddlFromFile, 'from'>[]): readonly File[] =>
  parts.flatMap(({ from }) => (from === undefined ? [] : [from]))

/** A PDDL text with the file it came from. */
export interface PddlFromFile extends PddlPart {
  readonly from?: File
}

/**
 * Opens every text, whatever its faults: a domain without a problem gets an empty one, a problem without its domain one
 * that declares what it uses. `faults` collects what was stopped or failed.
 */
export async function openPddl(
  app: App,
  parts: readonly PddlFromFile[],
  faults: Faults = createFaults(app),
): Promise<OpenFile[]> {
  const domains = parts.filter(({ role }) => role === 'domain')
  const used = new Map<string, { domain: Domain; problems: PddlFromFile[] }>()
  const alone: PddlFromFile[] = []
  const join = (domain: Domain, problem: PddlFromFile): void => {
    const group = used.get(domain.text) ?? { domain, problems: [] }
    group.problems.push(problem)
    used.set(domain.text, group)
  }
  const joined: OpenFile[] = []
  for (const problem of parts.filter(({ role }) => role === 'problem')) {
    const waiting = domains.length === 0 ? waitingFor(app, problem) : undefined
    if (waiting !== undefined) joined.push(waiting.file)
    const domain = waiting ?? (await domainOf(app, problem, domains))
    if (domain === undefined) alone.push(problem)
    else join(domain, problem)
  }
  for (const domain of domains) {
    if (used.has(domain.text)) continue
    const waiting = waitingFor(app, domain)
    if (waiting === undefined) alone.push(domain)
    else {
      joined.push(waiting.file)
      join(domain, { ...waiting, role: 'problem', domain: domain.domain })
    }
  }
  const opened: OpenFile[] = []
  for (const { domain, problems } of used.values()) {
    const questions: Question[] = []
    for (const problem of problems) questions.push(...(await ask(app, domain, problem, faults)))
    const name = problems.length === 1 ? problems[0]!.name : domain.name
    if (questions.length > 0) opened.push(fileOf(name, [domain.text, ...problems.map(({ text }) => text)], questions))
  }
  for (const part of alone) {
    const questions = await textsOnly(app, { [part.role]: part.text }, part.name, filesOf(part), faults)
    if (questions.length > 0) opened.push(fileOf(part.name, [part.text], questions))
  }
  if (opened.length > 0) for (const { id } of joined) app.session.close(id)
  return opened
}

function fileOf(name: string, texts: readonly string[], questions: readonly Question[]): OpenFile {
  const id = `${name}#${hashOfText(texts.join('\0'))}`
  return { id, name, origin: 'texts', questions, issues: [] }
}

/** An open text that waits for this one, as it is edited now: the domain of a problem, or the problem of a domain. */
function waitingFor(
  { session }: App,
  { role, domain }: PddlFromFile,
): (Domain & { readonly file: OpenFile }) | undefined {
  const other = role === 'domain' ? 'problem' : 'domain'
  for (const file of session.files()) {
    const [question] = file.questions
    if (question === undefined || receivedTexts(question) !== other) continue
    const { domain: written, problem } = session.workOf(entryId(file, question, 0)).edit ?? question.shown!
    const text = other === 'domain' ? written : problem
    const name = other === 'domain' ? nameIn(text) : domainNamedIn(text)
    if (name !== '' && name === domain) return { name: file.name, text, file }
  }
  return undefined
}

const nameIn = (text: string): string =>
  /\(\s*define\s*\(\s*domain\s+([^\s()]+)/i.exec(text.slice(0, 8_000))?.[1]?.toLowerCase() ?? ''

const domainNamedIn = (text: string): string =>
  /\(\s*:domain\s+([^\s()]+)/i.exec(text.slice(0, 8_000))?.[1]?.toLowerCase() ?? ''

/** The domain in which most words of a problem occur. */
function closest(problem: PddlFromFile, domains: readonly PddlFromFile[]): PddlFromFile | undefined {
  const words = new Set(problem.text.toLowerCase().match(/\(\s*[\w-]+/g))
  const shared = ({ text }: PddlFromFile): number => [...words].filter(word => text.toLowerCase().includes(word)).length
  return domains.length === 0 ? undefined : domains.reduce((a, b) => (shared(b) > shared(a) ? b : a))
}

/** A domain among the added texts; else that of the current question, else a shipped one. */
async function domainOf(
  app: App,
  problem: PddlFromFile,
  domains: readonly PddlFromFile[],
): Promise<Domain | undefined> {
  const { session, notices } = app
  const named = domains.find(({ domain }) => domain === problem.domain)
  if (named !== undefined) return named
  if (domains.length > 0) return closest(problem, domains)
  const open = session.source()
  if (problem.domain !== '' && open !== null && nameIn(open.domain) === problem.domain) {
    notices.notify({
      tone: 'plain',
      title: `${problem.name} is opened with the open domain`,
      lines: [`The problem names the domain \`${problem.domain}\`, which is open.`],
    })
    return { name: problem.domain, text: open.domain }
  }
  const own = app.sessionDomains.list().find(each => nameIn(each.domain) === problem.domain)
  if (problem.domain !== '' && own !== undefined) {
    notices.notify({
      tone: 'plain',
      title: `${problem.name} is opened with your domain ${own.title}`,
      lines: [`The problem names the domain \`${problem.domain}\`. To use another domain, drop both texts together.`],
    })
    return { name: own.title, text: own.domain }
  }
  const bundled = await app.feature(createBundledTexts)()
  const bundledDomain: BundledDomain | undefined =
    bundled.kind === 'done' ? bundled.value.find(({ domain }) => nameIn(domain) === problem.domain) : undefined
  if (bundledDomain !== undefined) {
    notices.notify({
      tone: 'plain',
      title: `${problem.name} is opened with the built-in domain ${bundledDomain.title}`,
      lines: [`The problem names the domain \`${problem.domain}\`. To use another domain, drop both texts together.`],
    })
    return { name: bundledDomain.title, text: bundledDomain.domain }
  }
  return undefined
}

async function ask(app: App, domain: Domain, problem: PddlFromFile, faults: Faults): Promise<readonly Question[]> {
  const source: Source = { domain: domain.text, problem: problem.text }
  const outcome = await app.lanes.run('quick', `reading ${problem.name}`, api =>
    api.making.pose(source, nameIn(domain.text) || domain.name),
  )
  if (outcome.kind === 'done' && outcome.value.length > 0) return outcome.value
  if (outcome.kind === 'stopped') {
    faults.add({
      files: filesOf(domain, problem),
      tone: 'plain',
      title: `Stopped opening ${problem.name}`,
      lines: [],
    })
    return []
  }
  if (outcome.kind === 'failed') {
    faults.add({
      files: filesOf(domain, problem),
      title: `${problem.name} gives no questions`,
      lines: [outcome.message],
    })
    return []
  }
  return textsOnly(app, source, problem.name, filesOf(domain, problem), faults)
}

/** The question of texts about which nothing can be asked yet. */
async function textsOnly(
  app: App,
  came: ReceivedTexts,
  name: string,
  files: readonly File[],
  faults: Faults,
): Promise<readonly Question[]> {
  const outcome = await app.lanes.run('quick', `reading ${name}`, api => api.making.texts(came, name))
  if (outcome.kind === 'done') return [outcome.value]
  const isFailed = outcome.kind === 'failed'
  faults.add({
    files,
    tone: isFailed ? 'problem' : 'plain',
    title: isFailed ? `${name} could not be opened` : `Stopped opening ${name}`,
    lines: isFailed ? [outcome.message] : [],
  })
  return []
}

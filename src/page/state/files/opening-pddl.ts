// Opens PDDL texts that were dropped or pasted: each problem is matched with its domain, by name or as the only one,
// and questions are asked about it. If that fails, the page reports which text is missing or wrong, and where.

import { hashOfText } from '#base/hash'
import type { Diagnostic } from '#planning/pddl/diagnostic'
import type { Source } from '#planning/pddl/source'
import { createBundledTexts } from './bundled/bundled'
import { createFaults, type Faults } from './faults'
import type { Question } from '#questions/kinds/question'
import type { BundledDomain } from '#language/library/cards'
import type { PddlPart } from '#results/files/inspect'
import type { OpenFile } from '../session/session'
import type { App } from '../app'

interface Domain {
  readonly name: string
  readonly text: string
  readonly from?: File
}

const filesOf = (...parts: readonly Pick<CamePart, 'from'>[]): readonly File[] =>
  parts.flatMap(({ from }) => (from === undefined ? [] : [from]))

/** A PDDL text with the file it came from. */
export interface CamePart extends PddlPart {
  readonly from?: File
}

/** `faults` collects what could not be used. */
export async function openPddl(
  app: App,
  parts: readonly CamePart[],
  faults: Faults = createFaults(app),
): Promise<OpenFile[]> {
  const domains = parts.filter(({ role }) => role === 'domain')
  const problems = parts.filter(({ role }) => role === 'problem')
  const used = new Map<string, { domain: Domain; problems: CamePart[] }>()
  for (const problem of problems) {
    const domain = await domainOf(app, problem, domains, faults)
    if (domain === undefined) continue
    const group = used.get(domain.text) ?? { domain, problems: [] }
    group.problems.push(problem)
    used.set(domain.text, group)
  }
  for (const domain of domains)
    if (!used.has(domain.text))
      faults.add({
        files: filesOf(domain),
        title: `${domain.name} is a domain without a problem`,
        lines: ['Drop its problem: the two are opened together.'],
        needs: { role: 'problem', domain: domain.domain },
      })
  const opened: OpenFile[] = []
  for (const { domain, problems } of used.values()) {
    const questions: Question[] = []
    for (const problem of problems) questions.push(...(await ask(app, domain, problem, faults)))
    if (questions.length === 0) continue
    const name = problems.length === 1 ? problems[0]!.name : domain.name
    const hash = hashOfText([domain.text, ...problems.map(({ text }) => text)].join('\0'))
    opened.push({ id: `${name}#${hash}`, name, origin: 'texts', questions, issues: [] })
  }
  return opened
}

const nameIn = (text: string): string =>
  /\(\s*define\s*\(\s*domain\s+([^\s()]+)/i.exec(text.slice(0, 8_000))?.[1]?.toLowerCase() ?? ''

/** A domain among the added texts; else that of the current question, else a shipped one. */
async function domainOf(
  app: App,
  problem: CamePart,
  domains: readonly CamePart[],
  faults: Faults,
): Promise<Domain | undefined> {
  const { session, notices } = app
  const named = domains.find(({ domain }) => domain === problem.domain)
  if (named !== undefined) return named
  if (domains.length === 1) return domains[0]
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
  const ours: BundledDomain | undefined =
    bundled.kind === 'done' ? bundled.value.find(({ domain }) => nameIn(domain) === problem.domain) : undefined
  if (ours !== undefined) {
    notices.notify({
      tone: 'plain',
      title: `${problem.name} is opened with the built-in domain ${ours.title}`,
      lines: [`The problem names the domain \`${problem.domain}\`. To use another domain, drop both texts together.`],
    })
    return { name: ours.title, text: ours.domain }
  }
  faults.add({
    files: filesOf(problem),
    title: `${problem.name} needs its domain`,
    lines: [
      problem.domain === ''
        ? 'The problem does not name a domain. Drop the domain and the problem together.'
        : `The problem names the domain \`${problem.domain}\`. Drop that domain: the two are opened together.`,
    ],
    ...(problem.domain === '' ? {} : { needs: { role: 'domain', domain: problem.domain } }),
  })
  return undefined
}

async function ask(app: App, domain: Domain, problem: CamePart, faults: Faults): Promise<readonly Question[]> {
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
  const lines = outcome.kind === 'failed' ? [outcome.message] : await faultsOf(app, source, domain.name, problem.name)
  faults.add({
    files: filesOf(domain, problem),
    title: `${problem.name} gives no questions`,
    lines,
  })
  return []
}

const SAID = 3

/** The first errors of the two texts, each with its line. */
async function faultsOf(app: App, source: Source, domain: string, problem: string): Promise<string[]> {
  const outcome = await app.lanes.run('quick', `checking ${problem}`, api => api.texts.check(source))
  if (outcome.kind !== 'done') return ['Its texts could not be checked.']
  const errors = (list: readonly Diagnostic[], name: string, text: string): string[] =>
    list
      .filter(({ severity }) => severity === 'error')
      .map(({ span, message }) => `${name}, line ${lineOf(text, span.from)}: ${message}`)
  const all = [
    ...errors(outcome.value.domain, domain, source.domain),
    ...errors(outcome.value.problem, problem, source.problem),
  ]
  if (all.length === 0) return ['Its texts have no errors, but nothing can be asked about them.']
  return all.length > SAID ? [...all.slice(0, SAID), `and ${all.length - SAID} more`] : all
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

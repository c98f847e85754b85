// Opens dropped folders of domains and phrases files: a folder is added to this session; a phrases file by itself opens
// in Templates, with the domain that it fits.

import type { DomainFolders } from '#results/files/read-domain-folder'
import type { NamedBytes } from '#results/files/unpacking'
import type { App } from '#page/state/app'
import type { SessionDomain } from '#page/state/session/session-domains'
import { counted } from '#page/ui/naming'
import type { NamedFile } from '#page/state/files/named-file'
import type { Faults } from '#page/state/files/faults'

/** The recognised domains and phrases files. */
export interface FoundDomains {
  readonly domains: readonly SessionDomain[]
  readonly phrases: readonly { readonly name: string; readonly text: string; readonly from: File }[]
}

/** Larger files cannot belong to a domain's folder. */
const MAX_BYTES = 10_000_000
const isPart = ({ name, file }: NamedFile): boolean => /\.(?:pddl|ya?ml|ts)$/i.test(name) && file.size <= MAX_BYTES

/** The domain folders among the files, and the remaining files. */
export async function takeFolders(
  app: App,
  files: readonly NamedFile[],
): Promise<Omit<DomainFolders, 'rest'> & { readonly rest: readonly NamedFile[] }> {
  const parts: NamedBytes[] = []
  for (const each of files)
    if (isPart(each)) parts.push({ name: each.name, bytes: new Uint8Array(await each.file.arrayBuffer()) })
  const outcome = await app.lanes.run('quick', 'reading the folder', api => api.files.folders('', parts))
  if (outcome.kind !== 'done') return { domains: [], messages: [], rest: files }
  const { domains, messages: sentences, rest } = outcome.value
  const left = new Set(rest.map(({ name }) => name))
  return { domains, messages: sentences, rest: files.filter(each => !isPart(each) || left.has(each.name)) }
}

/** Adds the domains to the session, and opens the phrases. */
export async function bringDomains(app: App, { domains, phrases }: FoundDomains, faults: Faults): Promise<void> {
  const { place } = app
  for (const domain of domains) use(app, domain)
  const [first] = domains
  if (first !== undefined && place.workspace() === 'templates') await showInTemplates(app, first.id)
  else if (first !== undefined) place.show({ workspace: 'explore', gallery: true, make: false })
  for (const phrase of phrases) await openPhrases(app, phrase, faults)
}

function use({ sessionDomains, notices }: App, domain: SessionDomain): void {
  const before = sessionDomains.named(domain.id)
  sessionDomains.put(domain)
  if (before !== undefined && sessionDomains.named(domain.id) === before) {
    notices.notify({
      tone: 'plain',
      title: `${domain.title} is in use already`,
      lines: ['The files are the same.'],
    })
    return
  }
  notices.notify({
    tone: 'plain',
    title: before === undefined ? `${domain.title} is in use` : `${domain.title} was replaced`,
    lines: [
      'Its phrases are now used to write and read questions of this domain.',
      domain.problems.length === 0
        ? 'It has no problems: drop one onto the page to ask about it.'
        : `It has ${counted(domain.problems.length, 'problem')}, listed on the first page.`,
    ],
    ...(before === undefined ? {} : { action: { label: 'Undo', run: () => sessionDomains.put(before) } }),
  })
}

async function showInTemplates(app: App, id: string): Promise<void> {
  const { createBench } = await import('#page/state/templates/bench')
  app.feature(createBench).open(id)
}

async function openPhrases(
  app: App,
  { name, text, from }: FoundDomains['phrases'][number],
  faults: Faults,
): Promise<void> {
  const { notices, session } = app
  const outcome = await app.lanes.run('quick', `finding the domain of ${name}`, api =>
    api.domains.fitting(text, session.source()),
  )
  if (outcome.kind !== 'done' || outcome.value === null) {
    faults.add({
      files: [from],
      title: outcome.kind === 'stopped' ? `Stopped opening ${name}` : `${name} fits no known domain`,
      lines: [
        outcome.kind === 'failed'
          ? outcome.message
          : outcome.kind === 'stopped'
            ? 'No part of it was opened.'
            : 'It names no predicate or action of a domain here. Drop the file together with its domain.pddl, or drop their folder.',
      ],
    })
    return
  }
  const { id, title, domain, problems } = outcome.value
  const { createBench } = await import('#page/state/templates/bench')
  app.feature(createBench).take({ id, title, domain, phrases: text, problems: [...problems] })
  notices.notify({
    tone: 'plain',
    title: `${name} is opened for ${title}`,
    lines: ['To write questions with these phrases, choose “Use in questions”.'],
  })
}

// Saves a domain as a zip archive of its folder.

import type { App } from '../app'
import { folderNameOf } from '#language/english/session-domain-schema'
import { domainName } from '#page/ui/naming'
import { saveBlob } from '../saving'
import type { SessionDomain } from '../session/session-domains'
import { reportFailure } from './report-failure'

/** Saves the domain open in Templates, else that of the question in front. */
export async function saveDomainInFront(app: App): Promise<void> {
  const { place, session, sessionDomains, lanes } = app
  if (place.workspace() === 'templates') {
    const { createBench } = await import('../templates/bench')
    const now = app.feature(createBench).now()
    if (now !== undefined) await saveDomain(app, plainDomain({ ...sessionDomains.named(now.id), ...now }))
    return
  }
  const source = session.source()
  if (source === null) return
  const name = domainName(source.domain)
  const own = sessionDomains.list().find(({ domain }) => domainName(domain) === name)
  const outcome = await lanes.run('quick', 'finding the domain', api => api.domains.all())
  const bundled = outcome.kind === 'done' ? outcome.value : []
  const known = own ?? bundled.find(({ domain }) => domainName(domain) === name)
  const texts = {
    domain: source.domain,
    phrases: '',
    problems: [{ name: 'p01', text: source.problem }],
  }
  await saveDomain(app, plainDomain(known ?? { id: folderNameOf(name), title: name, ...texts }))
}

/** Without fields that are not part of a folder. */
const plainDomain = (from: SessionDomain): SessionDomain => {
  const { id, title, summary, domain, phrases, published, problems } = from
  return {
    ...{ id, title, domain, phrases },
    ...(summary === undefined ? {} : { summary }),
    ...(published === undefined ? {} : { published }),
    problems: problems.map(({ name, text }) => ({ name, text })),
  }
}

/** Saves a domain that is in use, or a given one. */
export async function saveDomain(app: App, which: string | SessionDomain): Promise<void> {
  const domain = typeof which === 'string' ? app.sessionDomains.named(which) : which
  if (domain === undefined) return
  const outcome = await app.lanes.run('quick', `packing ${domain.title}`, api => api.files.folderOf(domain))
  if (outcome.kind !== 'done') {
    reportFailure(app, domain.title, outcome)
    return
  }
  const bytes = outcome.value as Uint8Array<ArrayBuffer>
  saveBlob(new Blob([bytes], { type: 'application/zip' }), `${domain.id}.zip`)
  app.notices.notify({
    tone: 'plain',
    title: `Saved ${domain.title} as a folder`,
    lines: ['To use the domain again, drop the archive onto this page. Its README says how to share it.'],
  })
}

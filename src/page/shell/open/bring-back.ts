// Restores a session from an archive, next to the open files: nothing is overwritten.

import type { UnpackedSession } from '#results/files/session-archive'
import { counted } from '#page/ui/naming'
import { readOpenFile } from '#page/state/keeping/saved-files'
import { isWork } from '#page/state/keeping/saved-shapes'
import type { Work } from '#page/state/session/session'
import type { App } from '#page/state/app'

export function bringBack(
  app: App,
  name: string,
  unpacked: UnpackedSession,
  bad: (title: string, lines: readonly string[]) => void,
): void {
  const { session, notices } = app
  const files = unpacked.files.flatMap(file => readOpenFile(file) ?? [])
  const lines = [...unpacked.problems]
  const domains = bringDomains(app, unpacked, lines)
  const unfit = unpacked.files.length - files.length
  if (unfit > 0) lines.push(`${counted(unfit, 'file')} in it could not be used.`)
  session.restore({ files, works: {}, selected: null })
  const known = new Set(session.entries().map(entry => entry.id))
  const works: Record<string, Work> = {}
  let kept = 0
  let lost = 0
  for (const { id, work } of unpacked.works) {
    if (!known.has(id) || !isWork(work)) lost++
    else if (isOther(session.workOf(id), work)) kept++
    else works[id] = work
  }
  session.restore({ files: [], works, selected: null }, true)
  if (unpacked.selected !== null && known.has(unpacked.selected)) session.select(unpacked.selected)
  if (lost > 0) lines.push(`${counted(lost, 'answer')} in it could not be used.`)
  if (kept > 0) lines.push(`${counted(kept, 'question')} had other answers here, which are kept.`)
  const title =
    files.length === 0 && domains === 0
      ? `${name} has no files that can be brought back`
      : `Brought back ${domains === 0 ? '' : `${counted(domains, 'domain')} and `}${counted(files.length, 'file')} with ${counted(Object.keys(works).length, 'answer')}`
  // The archive is set aside if parts of it could not be restored.
  if (lines.length > 0) bad(title, lines)
  else notices.notify({ tone: 'plain', title })
}

/** Adds the missing domains; returns how many of the archive's domains are in use afterwards. */
function bringDomains({ sessionDomains }: App, { domains }: UnpackedSession, lines: string[]): number {
  for (const domain of domains) {
    const here = sessionDomains.named(domain.id)
    if (here === undefined) sessionDomains.put(domain)
    else if (here.domain !== domain.domain || here.phrases !== domain.phrases)
      lines.push(`${domain.title} is already here with other texts, which are kept.`)
  }
  return domains.length
}

/** True if the work on the question differs. */
const isOther = (here: Work, there: Work): boolean =>
  (here.answer !== '' || here.edit !== null) &&
  (here.answer !== there.answer || JSON.stringify(here.edit) !== JSON.stringify(there.edit))

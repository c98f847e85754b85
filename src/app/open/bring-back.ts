// A session out of an archive, beside what is open: nothing that is here is overwritten.

import type { UnpackedSession } from '../../files/session-archive'
import { counted } from '../parts/naming'
import { readOpenFile } from '../state/keeping/saved-files'
import { isWork } from '../state/keeping/saved-shapes'
import type { Work } from '../state/session'
import type { App } from '../state/app'

export function bringBack(app: App, name: string, unpacked: UnpackedSession): void {
  const { session, notices } = app
  const files = unpacked.files.flatMap(file => readOpenFile(file) ?? [])
  const lines = [...unpacked.problems]
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
  if (kept > 0) lines.push(`${counted(kept, 'question')} had other answers here; those are kept.`)
  notices.notify({
    tone: lines.length > 0 ? 'problem' : 'plain',
    title:
      files.length === 0
        ? `${name} has no files that can be brought back`
        : `Brought back ${counted(files.length, 'file')} with ${counted(Object.keys(works).length, 'answer')}`,
    lines,
  })
}

/** Something else was done with the question here. */
const isOther = (here: Work, there: Work): boolean =>
  (here.answer !== '' || here.edit !== null) &&
  (here.answer !== there.answer || JSON.stringify(here.edit) !== JSON.stringify(there.edit))

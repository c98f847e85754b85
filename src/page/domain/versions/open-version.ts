// Goes back to a version of the texts: in its problem if that is open, else as a new problem.

import type { App } from '#page/state/app'
import { createOpening } from '#page/state/files/opening'
import { keepVersion } from '#page/state/history/keep-version'
import { createTextVersions, type TextVersion, workOf } from '#page/state/history/text-versions'

/** The part of an address that reopens a version in this browser, without `#`. */
export const addressOfVersion = ({ id }: Pick<TextVersion, 'id'>): string => `open?texts=${id}`

/** Shows the version in Domain; the replaced texts are kept as a version. */
export async function openVersion(app: App, version: TextVersion): Promise<void> {
  const { session, place, notices } = app
  const { domain, problem, name } = version
  place.show({ dialog: null, workspace: 'domain', english: false, compare: false, gallery: false })
  const entries = session.entries().filter(each => workOf(each) === version.work)
  const front = session.selected()
  const entry = entries.find(({ id }) => id === front?.id) ?? entries[0]
  if (entry === undefined) {
    const base = name.replace(/\.\w+$/, '')
    await app
      .feature(createOpening)
      .openFiles([new File([domain], `${base}-domain.pddl`), new File([problem], `${base}.pddl`)])
    return
  }
  session.select(entry.id)
  const before = await keepVersion(app, 'kept')
  session.setEdit(entry, { domain, problem })
  notices.notify({
    tone: 'plain',
    title: 'An earlier version is open',
    lines: ['The texts that were here are kept as a version.'],
    ...(before === undefined
      ? {}
      : {
          action: {
            label: 'Undo',
            run: () => session.setEdit(entry, { domain: before.domain, problem: before.problem }),
          },
        }),
  })
}

/** Opens the version of an address. */
export async function openVersionNamed(app: App, id: string): Promise<void> {
  const version = await app.feature(createTextVersions).find(id)
  if (version !== undefined) {
    await openVersion(app, version)
    return
  }
  app.notices.notify({
    tone: 'problem',
    title: 'This version is not in this browser',
    lines: ['Its address leads to texts that only the browser has in which they were written. Ask for a shared link.'],
  })
}

// Keeps a version of the open texts; the module of versions is loaded for it.

import type { App } from '../app'
import type { TextVersion, VersionReason } from './text-versions'

/** Stores the open texts, as they are now, as a version; undefined if nothing is open, or versions cannot be loaded. */
export async function keepVersion(app: App, reason: VersionReason): Promise<TextVersion | undefined> {
  const [entry, source] = [app.session.selected(), app.session.source()]
  if (entry === null || source === null) return undefined
  const versions = await import('./text-versions').catch(() => null)
  return versions === null ? undefined : app.feature(versions.createTextVersions).keep(reason, entry, source)
}

// The default name of a run.

import type { RunInfo } from '#results/runs/info'

/** The names of its models; if there are none, those of its files with responses. */
export function nameOf({ models, files: all }: Pick<RunInfo, 'models' | 'files'>): string {
  if (models.length > 0 && !models.includes('')) return listed(models)
  const answering = all.filter(({ asks }) => asks !== true)
  const files = answering.length === 0 ? all : answering
  const first = files[0]?.name ?? ''
  const folder = first.includes('/') ? first.slice(0, first.indexOf('/')) : ''
  if (folder !== '' && files.every(({ name }) => name.startsWith(`${folder}/`))) return folder
  return listed(files.map(({ name }) => name.slice(name.lastIndexOf('/') + 1)))
}

function listed(names: readonly string[]): string {
  if (names.length <= 2) return names.join(' and ')
  return `${names[0]} and ${names.length - 1} more`
}

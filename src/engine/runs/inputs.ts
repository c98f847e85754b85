// The files of a run: which were added, the keys under which they are stored, and making their names unique.

import { type FileKey, noVerdicts, type RunFile, type RunInfo } from '#results/runs/info'
import { apart } from '#results/runs/file-names'
import { markOf } from '#results/store/marks'
import type { KeptRun, RunSource } from '#results/store/runs'
import type { KeptFile } from '#results/store/runs-database'
import type { RunInput } from '#engine/api/runs'
import { missingOf } from './turns'

export interface Placed {
  readonly sources: readonly RunSource[]
  readonly files: readonly RunFile[]
  /** The files that are not stored yet. */
  readonly fresh: readonly { readonly key: FileKey; readonly kept: KeptFile }[]
}

/** Adds files to a run that has the files `before`; files without a key are numbered from `from` on. */
export function placed(
  id: string,
  inputs: readonly RunInput[],
  before: readonly RunFile[] = [],
  from = before.length,
): Placed {
  const named = apart(inputs, before)
  const sources = named.map(({ name, key }, i): RunSource => ({ key: key ?? [id, from + i], name }))
  return {
    sources,
    files: named.map(({ name, file }) => ({ name, size: file.size })),
    fresh: named.flatMap(({ name, file, key }, i) =>
      key === undefined ? [{ key: sources[i]!.key, kept: { name, file } }] : [],
    ),
  }
}

export const bytesOf = (files: readonly RunFile[]): number => files.reduce((sum, { size }) => sum + size, 0)

/** The data of a run before anything is read. */
export const nothingScored = {
  ...{ models: [], rows: 0, verdicts: noVerdicts, issues: 0, notes: 0, waiting: 0 },
  ...{ expected: null, problem: '' },
} satisfies Partial<RunInfo>

/** The files with fingerprints, to recognise them when dropped again. */
export const marked = (
  files: readonly RunFile[],
  kept: readonly (KeptFile | undefined)[],
): Promise<readonly RunFile[]> =>
  Promise.all(
    files.map(async (known): Promise<RunFile> => {
      const found = kept.find(file => file?.name === known.name)
      return found === undefined ? known : { ...known, mark: await markOf(found.file) }
    }),
  )

/** True if these are exactly the files that the run is missing. */
export async function isLacking(
  run: KeptRun,
  kept: readonly (KeptFile | undefined)[],
  inputs: readonly RunInput[],
): Promise<boolean> {
  const gone = missingOf(run, kept)
  // If no file is missing, one of them could not be read to its end.
  const names = gone.length > 0 ? gone : run.sources.map(({ name }) => name)
  if (names.length !== inputs.length) return false
  const known = new Map(run.info.files.map(file => [file.name, file]))
  for (const { name, file } of apart(inputs)) {
    const lost = names.includes(name) ? known.get(name) : undefined
    if (lost === undefined || lost.size !== file.size) return false
    if (lost.mark !== undefined && lost.mark !== (await markOf(file))) return false
  }
  return true
}

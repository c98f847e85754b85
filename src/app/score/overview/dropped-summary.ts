// A file with a shared summary among files that were dropped: it is opened instead of scored.

import type { NamedFile } from '../../../engine/api/runs'
import type { App } from '../../state/app'

/** How such a file begins. */
const BEGINS = '{"format":"planground run summary"'
/** Bytes of a file that is looked at. */
const MOST = 20_000_000

/** The files without summaries; the first summary is shown. */
export async function takeSummary(
  { place, notices }: Pick<App, 'place' | 'notices'>,
  files: readonly NamedFile[],
): Promise<readonly NamedFile[]> {
  const isSummary = await Promise.all(
    files.map(
      async ({ file }) =>
        file.size <= MOST && (await file.slice(0, BEGINS.length).text()) === BEGINS,
    ),
  )
  const found = files.find((_, at) => isSummary[at])
  if (found === undefined) return files
  const { packSummary, readSummaryFile } = await import('../../../runs/summary-link')
  const read = readSummaryFile(await found.file.text())
  if (read.kind === 'summary')
    place.show({ score: { part: 'summary', packed: packSummary(read.shared) } })
  else
    notices.notify({
      tone: 'problem',
      title: `${found.name} cannot be read`,
      lines: [read.message],
    })
  return files.filter((_, at) => !isSummary[at])
}

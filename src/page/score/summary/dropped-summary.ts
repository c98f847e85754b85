// Opens a shared summary among dropped files, instead of scoring it.

import { listed } from '#base/words'
import type { App } from '#page/state/app'
import { createInbox, type HeldFiles, type HeldFile } from '#page/state/inbox/inbox'

/** The beginning of such a file. */
const BEGINS = '{"format":"planground run summary"'
/** Maximum size in bytes of a file that is examined. */
const MAX_BYTES = 20_000_000

/** The files without summaries; the first summary is shown. */
export async function takeSummary(app: App, held: HeldFiles): Promise<readonly HeldFile[]> {
  const { place, notices } = app
  const isSummary = await Promise.all(
    held.files.map(
      async ({ file }) => file.size <= MAX_BYTES && (await file.slice(0, BEGINS.length).text()) === BEGINS,
    ),
  )
  const summaries = held.files.filter((_, at) => isSummary[at])
  const [found, ...others] = summaries
  if (found === undefined) return held.files
  if (others.length > 0)
    notices.notify({
      tone: 'problem',
      title: `Only ${found.name} is shown`,
      lines: [
        `One summary is shown at a time. Drop the others by themselves: ${listed(others.map(({ name }) => name))}.`,
      ],
    })
  const { packSummary, readSummaryFile } = await import('#results/runs/summary-link')
  const read = readSummaryFile(await found.file.text())
  const title = `${found.name} cannot be read`
  if (read.kind === 'summary') place.show({ score: { part: 'summary', packed: packSummary(read.shared) } })
  else notices.notify({ tone: 'problem', title, lines: [read.message] })
  const faults = read.kind === 'summary' ? [] : [[found.at, { why: [title, read.message] }] as const]
  await app.feature(createInbox).settle({ ...held, files: summaries, release: () => {} }, new Map(faults))
  return held.files.filter((_, at) => !isSummary[at])
}

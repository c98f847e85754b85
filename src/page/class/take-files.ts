// Sheets and results among files dropped anywhere on the page: a sheet is opened to be taken, results are added to the
// class's table.

import type { NamedFile } from '#page/state/files/named-file'
import type { App } from '#page/state/app'

/** The number of leading characters in which such a file is recognised, and its maximum size in bytes. */
const HEAD = 400
const MAX_BYTES = 6_000_000
const MARK = /^\ufeff?\s*\{\s*"planground"\s*:\s*"(sheet|result)"/

/**
 * Takes these files and returns the others. `id`: identifies the delivery, so that results delivered again with it are
 * not duplicated.
 */
export async function takeClassFiles(
  app: App,
  files: readonly NamedFile[],
  id: string,
  bad: (file: File, title: string, lines: readonly string[]) => void,
): Promise<readonly NamedFile[]> {
  const rest: NamedFile[] = []
  const results: NamedFile[] = []
  for (const each of files) {
    const { file } = each
    const head = file.size <= MAX_BYTES ? await file.slice(0, HEAD).text() : ''
    const sort = MARK.exec(head)?.[1]
    if (sort === 'result') results.push(each)
    else if (sort === 'sheet') {
      const { receiveSheetFile } = await import('./receive-sheet')
      await receiveSheetFile(app, await file.text(), (title, lines) => bad(file, title, lines))
    } else rest.push(each)
  }
  if (results.length > 0) {
    const { createResults } = await import('./results/results-state')
    app.place.show({ workspace: 'class', drawer: false, class: { part: 'results' } })
    await app.feature(createResults).bring(results, `${id}-results`)
  }
  return rest
}

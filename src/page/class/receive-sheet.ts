// Sheets received by a link or a file are stored, and opened to be taken.

import type { ReadSheet } from '#results/files/sheets/forms'
import type { App } from '#page/state/app'
import { createKeptSheets } from './kept-sheets'

// Students' work uses only the worker that starts with the page, which saves phones another one.

/** `link`: the address without `#`. */
export async function receiveSheetLink(app: App, link: string): Promise<void> {
  const outcome = await app.lanes.run('lessons', 'reading the sheet', api => api.sheets.readLink(link))
  if (outcome.kind === 'done') await receiveSheet(app, outcome.value)
  else reportNot(app, outcome.kind === 'failed' ? outcome.message : 'It was stopped.')
}

/** The text of a file that claims to be a sheet; `bad` is called with the reason if it cannot be read. */
export async function receiveSheetFile(
  app: App,
  text: string,
  bad: (title: string, lines: readonly string[]) => void,
): Promise<void> {
  const outcome = await app.lanes.run('lessons', 'reading the sheet', api => api.sheets.readFile(text))
  if (outcome.kind !== 'done') bad(NOT_READ, [outcome.kind === 'failed' ? outcome.message : 'It was stopped.'])
  else if (outcome.value.kind === 'bad') bad(outcome.value.title, [outcome.value.message])
  else await receiveSheet(app, outcome.value)
}

async function receiveSheet(app: App, read: ReadSheet): Promise<void> {
  if (read.kind === 'bad') {
    reportNot(app, read.message, read.title)
    return
  }
  const { sheet, hash } = read
  const packed = await app.lanes.run('lessons', 'reading the sheet', api => api.sheets.pack(sheet))
  if (packed.kind !== 'done') return
  app.feature(createKeptSheets).put({ hash, title: sheet.title, link: packed.value.link })
  app.place.show({ workspace: 'class', drawer: false, class: { part: 'sheet', hash } })
}

const NOT_READ = 'The sheet could not be read'
const reportNot = ({ notices }: App, line: string, title = NOT_READ): void =>
  void notices.notify({ tone: 'problem', title, lines: [line, 'Nothing here was changed.'] })

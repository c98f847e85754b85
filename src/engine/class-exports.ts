// The service for class exports, in a separately loaded part of the worker.

import { classPackage } from '#results/files/class-package'
import { packShared } from '#results/files/shared-question'
import { type Question, untold } from '#questions/kinds/question'
import { writeItems } from '#teaching/exports/formats/write'
import { classItems } from '#teaching/exports/make'
import type { ExportFormat } from '#teaching/exports/options'
import { printSheet } from '#teaching/exports/print-sheet'
import type { ClassExportsApi } from '#engine/api/class-exports'

const endings = {
  moodle: ['.moodle.xml', 'application/xml'],
  qti: ['.qti.zip', 'application/zip'],
  gift: ['.gift.txt', 'text/plain'],
  markdown: ['.md', 'text/markdown'],
  csv: ['.csv', 'text/csv'],
  kahoot: ['.kahoot.csv', 'text/csv'],
} as const satisfies Record<ExportFormat, readonly [ending: string, type: string]>

export const classExports: ClassExportsApi = {
  items: (questions, { maxStates, address, ...options }, first) =>
    classItems(questions, { ...options, limits: { maxStates }, linkOf: question => linkTo(question, address) }, first),
  file(items, format, title) {
    const written = writeItems(format, items, title)
    const [ending, type] = endings[format]
    return { ending, type, bytes: classPackage(written), left: written.left }
  },
  sheet: printSheet,
}

/** A link that opens the question, without the file's key. */
function linkTo(question: Question, address: string | null): string | null {
  if (address === null) return null
  const shared = { question: untold(question), withKey: false }
  const { link } = packShared({ ...shared, edit: null, answer: '', tab: null, walk: null })
  return `${address}#${link}`
}

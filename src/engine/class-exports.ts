// The service for class exports, in a separately loaded part of the worker.

import { classPackage } from '#results/files/class-package'
import { scormPackage } from '#results/files/scorm'
import { openForm } from '#results/files/sheets/forms'
import { packShared } from '#results/files/shared-question'
import { type Question, withoutContext } from '#questions/kinds/question'
import { classFormat } from '#teaching/exports/formats/all'
import { classItems } from '#teaching/exports/make'
import { printSheet } from '#teaching/exports/print-sheet'
import { checkItem, replacementFor } from '#teaching/sheets/preflight'
import type { ClassExportsApi } from '#engine/api/class-exports'

export const classExports: ClassExportsApi = {
  check: (sheet, index, maxStates) => checkItem(sheet, index, openForm, { maxStates }),
  replacement: (sheet, index, seed, maxStates) => replacementFor(sheet, index, seed, openForm, { maxStates }),
  items: (questions, { maxStates, address, ...options }, first) =>
    classItems(questions, { ...options, limits: { maxStates }, linkOf: question => linkTo(question, address) }, first),
  file(items, format, title) {
    const { ending, type, write } = classFormat(format)
    const written = write(items, title)
    return { ending, type, bytes: classPackage(written), left: written.left }
  },
  scorm: scormPackage,
  sheet: printSheet,
}

/** A link that opens the question, without the file's key. */
function linkTo(question: Question, address: string | null): string | null {
  if (address === null) return null
  const shared = { question: withoutContext(question), withKey: false }
  const { link } = packShared({ ...shared, edit: null, answer: '', tab: null, walk: null })
  return `${address}#${link}`
}

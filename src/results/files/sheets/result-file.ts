// A result as a file, `.planground-result.json`, which people can read too. A checksum detects files edited after their
// export. Anybody can compute it, so it proves nothing more.

import { readResult, resultMark, type SheetResult, tidyResult } from '#teaching/sheets/result'
import type { FoundResult } from '#teaching/sheets/table'
import { LINK_VERSION } from '../link-code'

const MARK = 'result'

/** The text of the file. */
export function resultFile(result: SheetResult): string {
  const tidy = tidyResult(result)
  return `${JSON.stringify({ planground: MARK, version: LINK_VERSION, ...tidy, mark: resultMark(tidy) }, null, 2)}\n`
}

/** True if a text declares itself to be a result. */
export const isResultText = (text: string): boolean =>
  /^\ufeff?\s*\{\s*"planground"\s*:\s*"result"/.test(text.slice(0, 400))

/** The result in a file that declares itself to be one, or an error message. */
export function readResultFile(text: string, from: string): FoundResult | string {
  let fields: unknown
  try {
    fields = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return 'The file begins like a result but is not complete JSON: it was cut off or changed.'
  }
  const { version, mark } = fields as { readonly version?: unknown; readonly mark?: unknown }
  if (typeof version === 'number' && version > LINK_VERSION)
    return 'The file was made by a newer Planground. Reload the page to get the newest one.'
  const result = readResult(fields)
  if (result === undefined)
    return 'The file says that it is a result, but its `sheet`, `engine`, or `answers` are not as they should be.'
  return { result, from, isChanged: mark !== resultMark(result) }
}

// A text as a field of a table that spreadsheets open.

/** Spreadsheets read a text with this beginning as a formula (OWASP, "CSV Injection"). */
const formula = /^'*[=+\-@\t\r]/

/**
 * A text as a CSV field (RFC 4180). A text that a spreadsheet would read as a formula gets a leading apostrophe, and so
 * does one that already has apostrophes before such a beginning, so that `uncsv` is the exact inverse.
 */
export function csvField(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text of a field without the apostrophe that `csvField` added. */
export const uncsv = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text

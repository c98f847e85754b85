// A text as a field of a table that spreadsheets open.

/** A reader of tables takes a text that starts so for a formula (OWASP, "CSV Injection"). */
const formula = /^'*[=+\-@\t\r]/

/**
 * A text as a field of CSV (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe in front,
 * and so does one that already has apostrophes in front of such a sign, so that `uncsv` can take it away again.
 */
export function csvField(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text of a field without the apostrophe that `csvField` put in front. */
export const uncsv = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text

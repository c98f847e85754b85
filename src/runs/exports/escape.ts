// Texts of files and models as parts of other languages: none of them can end a cell, start a formula or a command.

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

/** A text in a cell of a Markdown table: every sign that means something there is escaped, and lines are joined. */
export const markdownText = (text: string): string =>
  text.replace(/[\r\n]+/g, ' ').replace(/[\\`*_{}[\]()#+\-.!|<>~&$^:]/g, '\\$&')

/** A text as code in a cell of a Markdown table. */
export function markdownCode(text: string): string {
  const line = text.replace(/[\r\n]+/g, ' ').replaceAll('|', '\\|')
  if (line === '') return ''
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  const pad = longest > 0 || /^ .*[^ ].* $/.test(line) ? ' ' : ''
  return fence + pad + line + pad + fence
}

const latexSigns = new Map([
  ['\\', '\\textbackslash{}'],
  ['~', '\\textasciitilde{}'],
  ['^', '\\textasciicircum{}'],
  ['<', '\\textless{}'],
  ['>', '\\textgreater{}'],
  ['|', '\\textbar{}'],
  ['"', '\\textquotedbl{}'],
])

/** A text in LaTeX, as it is. */
export const latexText = (text: string): string =>
  text
    .replace(/[\\~^<>|"{}$&#%_]/g, sign => latexSigns.get(sign) ?? `\\${sign}`)
    .replace(/\s+/g, ' ')

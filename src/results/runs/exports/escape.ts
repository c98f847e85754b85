// Texts of files and models as parts of other languages: none of them can end a cell, start a formula or a command.

export { csvField, uncsv } from '#base/csv-field'

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
  text.replace(/[\\~^<>|"{}$&#%_]/g, sign => latexSigns.get(sign) ?? `\\${sign}`).replace(/\s+/g, ' ')

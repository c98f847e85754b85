// Escapes texts from files and models for other formats: no text can end a cell or start a formula or a command.

export { csvField, uncsv } from '#base/csv-field'

/** A text for a cell of a Markdown table: special characters are escaped, and lines are joined. */
export const markdownText = (text: string): string =>
  text.replace(/[\r\n]+/g, ' ').replace(/[\\`*_{}[\]()#+\-.!|<>~&$^:]/g, '\\$&')

/** A text as code for a cell of a Markdown table. */
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

/** A text for LaTeX, with special characters escaped. */
export const latexText = (text: string): string =>
  text.replace(/[\\~^<>|"{}$&#%_]/g, sign => latexSigns.get(sign) ?? `\\${sign}`).replace(/\s+/g, ' ')

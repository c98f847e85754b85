// YAML texts that parse to exactly these values, whatever the names are.

/** Words that YAML 1.1 or 1.2 reads as something other than a string. */
const reserved = /^(?:null|true|false|yes|no|on|off|y|n|~|nan|inf)$/i

/** A key or an item of a list, in quotes if necessary. */
export const yamlName = (name: string): string =>
  /^[a-z][\w-]*$/i.test(name) && !reserved.test(name) ? name : JSON.stringify(name)

/** A wording, unquoted if possible. */
export const yamlText = (text: string): string =>
  /^[a-z][\w{}' -]*[\w}']$/i.test(text.replace(/, /g, ' ')) && !reserved.test(text) ? text : JSON.stringify(text)

/** `[a, b]`, over several lines if it is long. */
export function yamlList(key: string, items: readonly string[]): string[] {
  const names = items.map(yamlName)
  const line = `${key}: [${names.join(', ')}]`
  if (line.length <= 110) return [line]
  return [`${key}:`, '  [', ...names.map(name => `    ${name},`), '  ]']
}

/** `key: >-` with the text wrapped into lines. */
export function yamlFolded(key: string, text: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line !== '' && line.length + word.length > 112) {
      lines.push(line)
      line = ''
    }
    line += line === '' ? word : ` ${word}`
  }
  if (line !== '') lines.push(line)
  return [`${key}: >-`, ...lines.map(each => `  ${each}`)]
}

/** Without characters that YAML forbids: control characters, lone surrogates, noncharacters. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\ufeff]/gu, ' ')

/** The text as comment lines, indented by `depth` blanks. */
export const yamlComment = (text: string, depth = 0): string[] =>
  text
    .split('\n')
    .map(line => printable(line).trim())
    .filter(Boolean)
    .map(line => `${' '.repeat(depth)}# ${line}`)

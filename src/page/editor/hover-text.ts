// A hover as Markdown. Content from the texts is untrusted: it is escaped, or in a code block.

import type { HoverWithSource } from '#questions/views/texts/language-service'

/** Maximum number of characters of a comment. */
const MAX_DOC = 1_200
/** Maximum number of names listed. */
const MAX_NAMES = 8

/** Escapes text for Markdown. */
export const asText = (text: string): string => text.replace(/[\\`*_{}[\]()#+\-.!|<>~&$:@/]/g, '\\$&')

/** Paragraphs: the declaration, its English, its comment, and its use in the problem. */
export function hoverText(hover: HoverWithSource, counts: string, language: string): readonly string[] {
  const { kind, signature, phrase, doc } = hover
  const code = signature.replace(/`/g, '').slice(0, 600)
  const head = kind === 'keyword' || kind === 'requirement' ? '' : ` ; ${kind}`
  const facts = [factsOf(hover), counts].filter(text => text !== '').join(' ')
  return [
    `\`\`\`${language}\n${code}${head}\n\`\`\``,
    phrase === '' ? '' : `*${asText(phrase)}*`,
    asText(doc.slice(0, MAX_DOC)).replace(/\n/g, '  \n'),
    asText(facts),
  ].filter(text => text !== '')
}

function factsOf({ changedBy, isDerived, subtypes, objectCount, kind }: HoverWithSource): string {
  const sentences: string[] = []
  if (isDerived) sentences.push('Derived by rules.')
  else if (changedBy?.length === 0) sentences.push('Static: no action changes it.')
  else if (changedBy !== undefined) sentences.push(`Changed by ${listed(changedBy)}.`)
  if (kind === 'type' && objectCount !== undefined)
    sentences.push(objectCount === 1 ? 'One object has it.' : `${objectCount} objects have it.`)
  if (subtypes !== undefined && subtypes.length > 0) sentences.push(`Below it: ${listed(subtypes)}.`)
  return sentences.join(' ')
}

const listed = (names: readonly string[]): string =>
  names.length > MAX_NAMES
    ? `${names.slice(0, MAX_NAMES).join(', ')} and ${names.length - MAX_NAMES} more`
    : names.join(', ')

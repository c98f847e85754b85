// Snippets for a phrases file, in the file's own indentation: an entry with its wordings, a field, a section. Wordings
// are those of a generated starter file.

import type { Domain } from '#planning/pddl/model'
import { loadDomain } from '#planning/task/load'
import type { Phrases } from '#language/english/phrases'
import { readPhrases } from '#language/english/read-phrases'
import { starterPhrases } from '#language/english/starter/starter'
import { yamlText } from '#language/english/starter/yaml'
import type { WordingPlace } from '#language/english/phrase-parts'

/** The indentation of the file. */
export interface Indentation {
  /** Blanks per level. */
  readonly level: number
  /** Blanks before the hyphen of a list, relative to its key. */
  readonly list: number
}

export function indentationOf(text: string): Indentation {
  const entry = /^(?:types|predicates|actions):[^\S\n]*\n(?:[^\S\n]*(?:#[^\n]*)?\n)*( +)\S/m.exec(text)
  const list = /^( +)[^\s#:][^:\n]*:[^\S\n]*\n( +)- /m.exec(text)
  const level = Math.min(8, entry?.[1]?.length ?? 2)
  const extra = list === null ? level : list[2]!.length - list[1]!.length
  return { level, list: extra < 0 || extra > 8 ? level : extra }
}

/** The starter phrases of the domain, cached because completion requests them at each key stroke. */
let last: { readonly text: string; readonly phrases: Phrases } | undefined

function startersOf(domainText: string): Phrases {
  if (last?.text !== domainText) {
    const { domain } = loadDomain(domainText)
    last = { text: domainText, phrases: readPhrases(starterPhrases(domainText), domain).phrases }
  }
  return last.phrases
}

/** Generated wordings for a use; at least one if the name is declared. */
export function starterWordings(
  domainText: string,
  domain: Domain,
  use: WordingPlace,
  head: string,
): readonly string[] {
  const phrases = startersOf(domainText)
  const entry = phrases.predicates.get(head)
  const found =
    use === 'action'
      ? phrases.actions.get(head)?.wordings
      : use === 'fails'
        ? entry?.fails
        : use === 'told'
          ? [...(entry?.told === undefined ? [] : [entry.told]), ...(entry?.holds ?? [])]
          : use === 'holds' || use === 'read'
            ? entry?.holds
            : undefined
  if (found !== undefined && found.length > 0) return found.map(({ text }) => text)
  const declared = domain[use === 'action' ? 'actions' : 'predicates'].find(({ name }) => name === head)
  if (declared === undefined) return []
  const words = [head.replace(/[-_]+/g, ' '), ...declared.parameters.map(p => `{${p.name.slice(1)}}`)]
  return [`${words.join(' ')}${use === 'fails' ? ' is false' : ''}`]
}

/** A text as a snippet placeholder. */
const hole = (number: number, text: string): string =>
  `\${${number}:${text.replace(/[\\$}]/g, letter => `\\${letter}`)}}`

/**
 * The entry of a predicate, an action or a type as a snippet, from its name on; its lines are indented relative to the
 * name's column.
 */
export function entrySnippet(
  section: 'types' | 'predicates' | 'actions',
  name: string,
  from: { readonly text: string; readonly domain: Domain; readonly indentation: Indentation },
): string {
  if (section === 'types') return `${name}: [${hole(1, name)}, ${hole(2, `${name}s`)}]`
  const { text, domain, indentation } = from
  const items = (use: WordingPlace, first: number, by: number): string[] =>
    starterWordings(text, domain, use, name)
      .slice(0, 1)
      .map((wording, i) => `${' '.repeat(by)}- ${hole(first + i, yamlText(wording))}`)
  const { level, list } = indentation
  if (section === 'actions') return [`${name}:`, ...items('action', 1, list)].join('\n')
  const inner = ' '.repeat(level)
  return [
    `${name}:`,
    `${inner}holds:`,
    ...items('holds', 1, level + list),
    `${inner}fails:`,
    ...items('fails', 2, level + list),
  ].join('\n')
}

/** A field of a predicate as a snippet, from its name on. */
export function fieldSnippet(
  section: 'predicates' | 'actions',
  field: string,
  head: string,
  from: { readonly text: string; readonly domain: Domain; readonly indentation: Indentation },
): string {
  const { text, domain, indentation } = from
  if (field === 'gather') {
    const declared = domain.predicates.find(({ name }) => name === head)
    return `gather: ${hole(1, declared?.parameters[0]?.name.slice(1) ?? '')}`
  }
  const use = section === 'actions' ? 'action' : (field as WordingPlace)
  const [wording = ''] = starterWordings(text, domain, use, head)
  if (field === 'told') return `told: ${hole(1, yamlText(wording))}`
  return `${field}:\n${' '.repeat(indentation.list)}- ${hole(1, yamlText(wording))}`
}

/** A section as a snippet. */
export function sectionSnippet(section: string, { level }: Indentation): string {
  if (section === 'introduction') return `introduction: >-\n${' '.repeat(level)}${hole(1, 'What the domain is about.')}`
  if (section === 'state' || section === 'setting') return `${section}: [$1]`
  if (section === 'source') return 'source: $1'
  if (section === 'foreign') return `foreign:\n${' '.repeat(level)}- $1`
  return `${section}:\n${' '.repeat(level)}$1`
}

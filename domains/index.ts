// The registry: every folder next to this file that has an `index.ts` is a domain; sorted by folder name.

import type { DomainDefinition } from '#language/domain-kit'

export interface DomainFolder extends DomainDefinition {
  readonly domainText: string
  /** The domain's English, as YAML. */
  readonly phrasesText: string
  /** The wordings of published questions about the domain, as YAML; undefined if there are none. */
  readonly publishedText?: string
  /** The problems, smallest first. */
  readonly problems: readonly { readonly name: string; readonly text: string }[]
  /** Other published versions of the domain text, by file name. */
  readonly variants: Readonly<Record<string, string>>
}

const cards = import.meta.glob<DomainDefinition>('./*/index.ts', { eager: true, import: 'default' })
const texts = import.meta.glob<string>(['./*/**/*.pddl', './*/phrases.yaml', './*/published.yaml'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** All domains of the playground. */
export const domainFolders: readonly DomainFolder[] = Object.entries(cards)
  .map(([path, card]) => folderOf(path.slice(2, path.indexOf('/', 2)), card))
  .sort((a, b) => (a.id < b.id ? -1 : 1))

function folderOf(id: string, card: DomainDefinition): DomainFolder {
  const problems: { name: string; text: string }[] = []
  const variants: Record<string, string> = {}
  for (const [path, text] of Object.entries(texts)) {
    const [, folder, ...rest] = path.split('/')
    if (folder !== id) continue
    const name = rest.join('/').replace(/\.pddl$/, '')
    if (name.startsWith('problems/')) problems.push({ name: name.slice('problems/'.length), text })
    else if (name !== 'domain' && !name.endsWith('.yaml')) variants[name] = text
  }
  const published = texts[`./${id}/published.yaml`]
  problems.sort((a, b) => (a.name < b.name ? -1 : 1))
  return {
    ...card,
    id,
    domainText: texts[`./${id}/domain.pddl`] ?? '',
    phrasesText: texts[`./${id}/phrases.yaml`] ?? '',
    ...(published === undefined ? {} : { publishedText: published }),
    problems,
    variants,
  }
}

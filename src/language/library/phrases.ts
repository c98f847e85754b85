// The English of a problem's domain: our phrases if the domain is one of ours, else its names read as words.

import type { Convention } from '#language/english/conventions'
import { type Phrases, plainPhrases } from '#language/english/phrases'
import { readPhrases } from '#language/english/read-phrases'
import type { Domain } from '#planning/pddl/model'
import { type DomainFolder, folderOf, modelFor } from './domains'
import { withRecordPhrases } from './record-phrases'

/**
 * The domain's English: our phrases if the domain is one of ours; names read as words for everything that has no
 * phrase.
 */
export function phrasesOf(domain: Domain): Phrases {
  const folder = folderOf(domain)
  const known = remembered.get(domain)
  if (known !== undefined && known.folder === folder) return known.phrases
  const phrases = folder === undefined ? plainPhrases(domain) : joined(domain, folder)
  remembered.set(domain, { folder, phrases })
  return phrases
}

interface Remembered {
  readonly folder: DomainFolder | undefined
  readonly phrases: Phrases
}
const remembered = new WeakMap<Domain, Remembered>()

/** The published wordings of the domain, where it is our own and has some; what they lack is not filled up. */
export function publishedPhrasesOf(domain: Domain): Phrases | undefined {
  const folder = folderOf(domain)
  if (folder?.publishedText === undefined) return undefined
  const known = rememberedPublished.get(domain)
  if (known !== undefined && known.folder === folder) return known.phrases
  const { phrases } = readPhrases(folder.publishedText, modelFor(domain, folder))
  rememberedPublished.set(domain, { folder, phrases })
  return phrases
}
const rememberedPublished = new WeakMap<Domain, Remembered>()

/** Our English for one question: what its own English lists comes first. */
export const phrasesOfQuestion = (domain: Domain, english: string): Phrases =>
  withRecordPhrases(phrasesOf(domain), english)

/** Our phrases with our own parameter names, which their slots are written in; only places matter elsewhere. */
function joined(domain: Domain, folder: DomainFolder): Phrases {
  const own = modelFor(domain, folder)
  const ours = readPhrases(folder.phrasesText, own).phrases
  const plain = plainPhrases(domain)
  const isWhole = own.actions.every(({ name }) => domain.actions.some(each => each.name === name))
  const isSame = isWhole && domain.actions.length === own.actions.length
  const further = (names: readonly string[]): string[] =>
    names.filter(name => !ours.predicates.has(name))
  return {
    ...ours,
    introduction: isSame ? ours.introduction : plain.introduction,
    state: [...ours.state, ...further(plain.state)],
    setting: [
      ...ours.setting.filter(name => domain.predicates.some(each => each.name === name)),
      ...further(plain.setting),
    ],
    predicates: only(domain.predicates, ours.predicates, plain.predicates),
    actions: only(domain.actions, ours.actions, plain.actions),
    ...(ours.leftOut === undefined ? {} : { leftOut: applicable(ours.leftOut, domain) }),
  }
}

/** Conventions that speak of types which this version of the domain has. */
function applicable(
  conventions: ReadonlyMap<string, Convention>,
  domain: Domain,
): Map<string, Convention> {
  const types = new Set(['object', ...domain.types.map(({ name }) => name)])
  return new Map(
    [...conventions].filter(([, { rule }]) =>
      rule?.lists.every(list =>
        list.every(({ type }) => type.every(({ name }) => types.has(name))),
      ),
    ),
  )
}

/** For each that is declared our entry, else the plain one. */
const only = <Entry>(
  declared: readonly { readonly name: string }[],
  ours: ReadonlyMap<string, Entry>,
  plain: ReadonlyMap<string, Entry>,
): Map<string, Entry> =>
  new Map(declared.map(({ name }) => [name, ours.get(name) ?? plain.get(name)!]))

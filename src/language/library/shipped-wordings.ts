// Wordings for questions about shipped domains, from the English of the question's own domain only: see
// `packed-english.ts`. They equal those of `wordingsFor` as long as no session domain is in use.

import { recent } from '#base/recent'
import type { Wording } from '#language/answers/wordings'
import { type Phrases, plainPhrases } from '#language/english/phrases'
import { parseDomain } from '#planning/pddl/domain'
import type { Domain } from '#planning/pddl/model'
import type { Source } from '#planning/pddl/source'
import { loadDomain } from '#planning/task/load'
import { agrees, fittingModel } from './agreeing'
import { joinedPhrases } from './joined-phrases'
import { type PackedEnglish, unpackPhrases } from './packed-english'
import { wordingsWith } from './wordings-by'

/** Wordings for facts and actions of a source, given the context of a question. */
export type WordingReader = (source: Source, context: string) => readonly Wording[]

/** A shipped domain before its English is loaded. */
export interface ShippedEntry {
  /** The name of its folder. */
  readonly id: string
  readonly pddlName: string
  load(): Promise<{ readonly default: PackedEnglish }>
}

/** Reads sources with domains of the same name as this one. */
export async function shippedWordings({ domain }: Source, shipped: readonly ShippedEntry[]): Promise<WordingReader> {
  const { name } = loadDomain(domain).domain
  const found = shipped.filter(({ pddlName }) => pddlName === name)
  return readerOf(await Promise.all(found.map(loadedEnglish)))
}

/** Loads the English of a domain in advance, by folder name or that of the first domain. */
export async function loadEnglishAhead(id: string | undefined, shipped: readonly ShippedEntry[]): Promise<void> {
  const entry = shipped.find(each => each.id === id) ?? shipped[0]
  if (entry !== undefined) await loadedEnglish(entry)
}

/** A version of a domain text. */
interface Version {
  readonly model: Domain
  readonly phrases: Phrases
}
interface Loaded {
  readonly pddlName: string
  readonly own: Version
  readonly further: readonly Version[]
}

/** Cached by entry, as the shipped domains do not change. */
const loaded = new WeakMap<ShippedEntry, Loaded>()

async function loadedEnglish(entry: ShippedEntry): Promise<Loaded> {
  const known = loaded.get(entry)
  if (known !== undefined) return known
  const { default: packed } = await entry.load()
  const [own, ...further] = packed.versions.map(({ text, phrases }) => {
    const model = parseDomain(text).domain
    return { model, phrases: unpackPhrases(phrases, model) }
  })
  const made = loaded.get(entry) ?? { pddlName: packed.pddlName, own: own!, further }
  loaded.set(entry, made)
  return made
}

const readerOf =
  (domains: readonly Loaded[]): WordingReader =>
  (source, context) =>
    remembered(source, context, domains)

const remembered = recent(
  8,
  ({ domain, problem }: Source, context: string, domains: readonly Loaded[]) => [
    ...[domain, problem, context],
    // Those of a name, so the same ones for the same text.
    domains.length,
  ],
  (source, context, domains) => wordingsWith(domain => phrasesOf(domain, domains), source, context),
)

const phrasesFor = new WeakMap<Domain, Phrases>()

/** Equals `phrasesOf` of `phrases.ts` if no session domain is in use. */
function phrasesOf(domain: Domain, domains: readonly Loaded[]): Phrases {
  const known = phrasesFor.get(domain)
  if (known !== undefined) return known
  const folder = domains.find(({ pddlName, own }) => pddlName === domain.name && agrees(domain, own.model))
  const made = folder === undefined ? plainPhrases(domain) : joinedFor(domain, folder)
  phrasesFor.set(domain, made)
  return made
}

function joinedFor(domain: Domain, { own, further }: Loaded): Phrases {
  const model = fittingModel(domain, own.model, () => further.map(each => each.model))
  const { phrases } = [own, ...further].find(each => each.model === model)!
  return joinedPhrases(domain, model, phrases)
}

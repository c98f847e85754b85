// The official readers' data about a domain: the tables of a configuration and the actions of the domain file, each in
// original order.

import { loadDomain } from '#planning/task/load'
import { type Configuration, type NamedConfiguration, slotCount } from '../config'
import { knownConfiguration } from '../known/domains'

/** Names and orders determine the reading, so all lists keep the order of their files. */
export interface OfficialTables {
  /** Substrings of the name select the readers: `mystery_blocksworld_3`. */
  readonly name: string
  /** PDDL name → sentence. */
  readonly sentences: ReadonlyMap<string, string>
  readonly predicates: ReadonlyMap<string, string>
  /** Fragments of sentences; null if the configuration has none. */
  readonly predicateMapping: ReadonlyMap<string, string> | null
  /** Null if the configuration has none. */
  readonly objects: ReadonlyMap<string, string> | null
  /** In lower case, with their numbers of parameters. */
  readonly schemas: readonly { readonly name: string; readonly parameters: number }[]
}

/** The tables of a configuration; without PDDL its actions count as the domain's. */
export function tablesOf({ name, config, domainText }: NamedConfiguration): OfficialTables {
  const sentences = textsOf(config.actions)
  return {
    name,
    sentences,
    predicates: textsOf(config.predicates),
    predicateMapping: mappingOf(config),
    objects: config.encoded_objects === undefined ? null : textsOf(config.encoded_objects),
    schemas:
      domainText === undefined
        ? [...sentences].map(([action, sentence]) => ({
            name: action.toLowerCase(),
            parameters: slotCount(sentence),
          }))
        : loadDomain(domainText).domain.actions.map(action => ({
            name: action.name,
            parameters: action.parameters.length,
          })),
  }
}

/** The tables for a domain name in files: the benchmark's own, else empty ones, so that no reader finds anything. */
export function tablesFor(name: string): OfficialTables {
  const made = known.get(name) ?? tablesOf(knownConfiguration(name) ?? nothing(name))
  if (knownConfiguration(name) !== undefined) known.set(name, made)
  return made
}

const known = new Map<string, OfficialTables>()

const nothing = (name: string): NamedConfiguration => ({
  name,
  config: { domain_intro: '', actions: {}, predicates: {} },
  introductions: {},
})

const textsOf = (from: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(from).map(([key, text]) => [key, typeof text === 'string' ? text : ''] as const))

function mappingOf(config: Configuration): OfficialTables['predicateMapping'] {
  const mapping = config.predicate_mapping
  return typeof mapping === 'object' && mapping !== null && !Array.isArray(mapping)
    ? textsOf(mapping as Readonly<Record<string, unknown>>)
    : null
}

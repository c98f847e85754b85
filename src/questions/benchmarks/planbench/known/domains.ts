// The benchmark's ten domains by name, and their PDDL, taken from the shipped domains.

import { shippedText } from '#language/english/shipped-texts'
import { parseDomain } from '#planning/pddl/domain'
import type { Domain, Effect } from '#planning/pddl/model'
import { printDomain } from '#planning/pddl/print'
import type { Configuration, NamedConfiguration } from '../config'
import { renameDomain } from '../obfuscate/rename'
import { knownBlocks } from './blocks'
import type { KnownDomain } from './known'
import { knownTransport } from './transport'

/** Keyed by the names in the benchmark's files. */
export const knownDomains: ReadonlyMap<string, KnownDomain> = new Map(
  [...knownBlocks, ...knownTransport].map(known => [known.name, known]),
)

/** The wording of a known domain as a configuration, with empty introductions. */
export function knownConfiguration(name: string): NamedConfiguration | undefined {
  const known = knownDomains.get(name)
  if (known === undefined) return undefined
  const config: Configuration = {
    domain_name: name,
    domain_intro: '',
    actions: { ...known.actions },
    predicates: { ...known.predicates },
    ...(known.predicateMapping === null ? {} : { predicate_mapping: { ...known.predicateMapping } }),
    encoded_objects: { ...known.encodedObjects },
  }
  return { name, config, introductions: {} }
}

/** The PDDL of a known domain; `priced`: with the given minutes as action costs. Throws for unknown names. */
export function domainTextFor(name: string, { priced = false } = {}): string {
  const known = knownDomains.get(name)
  if (known === undefined) throw new Error(`no known domain ${name}`)
  const key = `${name} ${priced}`
  const made = texts.get(key) ?? textOf(known, priced)
  texts.set(key, made)
  return made
}

const texts = new Map<string, string>()

function textOf(known: KnownDomain, priced: boolean): string {
  if (priced) return pricedDomainText(domainTextFor(known.name), known.minutes)
  const folder = shippedText(known.folder)!
  // The shipped logistics has types; the benchmark's has predicates instead.
  const plain = folder.variants['domain-untyped'] ?? folder.domainText
  const { obfuscation } = known
  if (obfuscation === null || obfuscation.textOnly) return plain
  return printDomain(
    renameDomain(parseDomain(plain).domain, {
      domain: known.pddlName,
      actions: new Map(Object.entries(obfuscation.actions)),
      predicates: new Map(Object.entries(obfuscation.predicates)),
      plainParameters: true,
    }),
  )
}

/**
 * A domain text with these minutes as action costs, replacing earlier costs; actions without a number cost 1. The
 * problem needs `(:metric minimize (total-cost))` in addition.
 */
export function pricedDomainText(text: string, minutes: Readonly<Record<string, number>> = {}): string {
  return printDomain(pricedDomain(parseDomain(text).domain, minutes))
}

const nowhere = { from: 0, to: 0 }

/** The same for a parsed domain. */
export function pricedDomain(domain: Domain, minutes: Readonly<Record<string, number>>): Domain {
  const add = (names: Domain['requirements'], name: string): Domain['requirements'] =>
    names.some(each => each.name === name) ? names : [...names, { name, span: nowhere }]
  return {
    ...domain,
    requirements: add(domain.requirements, ':action-costs'),
    functions: domain.functions.some(({ name }) => name === 'total-cost')
      ? domain.functions
      : [...domain.functions, { name: 'total-cost', parameters: [], span: nowhere }],
    actions: domain.actions.map(action => {
      const value = Object.hasOwn(minutes, action.name) ? minutes[action.name]! : 1
      const amount = { kind: 'number', value, span: nowhere } as const
      const parts = unpriced(action.effect)
      return {
        ...action,
        effect: {
          kind: 'and',
          parts: [...parts, { kind: 'increase', amount, span: nowhere }],
          span: nowhere,
        },
      }
    }),
  }
}

/** The conjuncts of an effect without its cost, which is at the top level or in an `and`. */
function unpriced(effect: Effect): Effect[] {
  if (effect.kind === 'increase') return []
  return effect.kind === 'and' ? effect.parts.flatMap(unpriced) : [effect]
}

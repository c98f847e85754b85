// The benchmark's ten domains by name, and their PDDL in our words.

import { shippedText } from '#language/english/shipped-texts'
import { parseDomain } from '#planning/pddl/domain'
import type { Domain, Effect } from '#planning/pddl/model'
import { printDomain } from '#planning/pddl/print'
import type { Configuration, NamedConfiguration } from '../config'
import { renameDomain } from '../obfuscate/rename'
import { knownBlocks } from './blocks'
import type { KnownDomain } from './known'
import { knownTransport } from './transport'

/** By the names that files of the benchmark use. */
export const knownDomains: ReadonlyMap<string, KnownDomain> = new Map(
  [...knownBlocks, ...knownTransport].map(known => [known.name, known]),
)

/** The wording of a known domain in the layout of configurations, its introductions empty. */
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

/**
 * The PDDL of a known domain; `priced`: with the stated minutes as action costs. Throws for names that are not known.
 */
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
  // Our logistics has types, the benchmark's has predicates instead.
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
 * A domain text whose actions cost these minutes, whatever they cost before; actions without a number cost 1. The
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

/** An effect's parts without what it costs, which is at the top or in an `and`. */
function unpriced(effect: Effect): Effect[] {
  if (effect.kind === 'increase') return []
  return effect.kind === 'and' ? effect.parts.flatMap(unpriced) : [effect]
}

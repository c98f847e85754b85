// The form of a domain in prompts: with its own or other names, its words, and the conversion of problems.

import { makeRng } from '#base/rng'
import type { WordingName } from '#questions/kinds/asking/planning/style'
import { phrasesOf } from '#language/library/phrases'
import type { DomainFolder } from '#language/library/domains'
import type { Phrases } from '#language/english/phrases'
import { readPhrases } from '#language/english/read-phrases'
import { starterPhrases } from '#language/english/starter/starter'
import type { Wordbook } from '#language/english/wordbook'
import type { Domain } from '#planning/pddl/model'
import type { Source } from '#planning/pddl/source'
import { loadDomain, loadTask } from '#planning/task/load'
import type { NamedConfiguration } from '../config'
import { domainTextFor, knownDomains } from '../known/domains'
import type { KnownDomain } from '../known/known'
import { knownWordbook, wordbookOfConfiguration, wordbookOfPddl, wordbookOfPhrases } from '../known/wordbooks'
import type { ObfuscationStyle } from '../../family-parts'
import { obfuscateDomain, obfuscateProblem } from '../obfuscate/obfuscate'
import { asKnown, renamedSource } from './convert'

/** Id of the wording that is PDDL itself. */
export const PDDL_WORDING = 'pddl'

export interface Form {
  /** The domain's name in files. */
  readonly name: string
  readonly domain: Domain
  readonly domainText: string
  readonly wordbook: Wordbook
  /** The description of the domain in prose; '' if its words must reveal nothing. */
  readonly story: string
  /** The benchmark's domain that it equals, if any. */
  readonly known: KnownDomain | undefined
  /** The configuration that the words come from. */
  readonly configured: NamedConfiguration | undefined
  /** True if its words must not reveal the domain. */
  readonly isRenamed: boolean
  /** For a renamed domain: the plain name of each predicate and action. */
  readonly plainNames: ReadonlyMap<string, string> | undefined
  /** Converts a problem of the original domain to this form; or why that is impossible. */
  readonly put: (source: Source) => Source | string
}

/** The domain under its own names. */
export function plainForm(
  domainText: string,
  folder: DomainFolder | undefined,
  configurations: readonly NamedConfiguration[],
): Form | string {
  const given = loadDomain(domainText).domain
  const known = knownOf(folder, given)
  const name = known?.name ?? folder?.id ?? given.name
  const text = known === undefined ? domainText : domainTextFor(known.name)
  const domain = known === undefined ? given : loadDomain(text).domain
  const phrases = folder === undefined ? startedPhrases(domainText, given) : phrasesOf(given)
  const configured = configurationOf(configurations, name, domain)
  if (typeof configured === 'string') return configured
  return {
    ...{ name, domain, domainText: text, known, configured },
    wordbook:
      configured !== undefined
        ? wordbookOfConfiguration(configured, { domain })
        : known !== undefined
          ? knownWordbook(known.name)!
          : wordbookOfPhrases(phrases, domain, name),
    story: phrases.introduction.replace(/\s+/g, ' ').trim(),
    ...{ plainNames: undefined, isRenamed: false },
    put: known === undefined ? checked : source => asKnown(source, known),
  }
}

function checked(source: Source): Source | string {
  const loaded = loadTask(source)
  return loaded.kind === 'ready' ? source : loaded.message
}

/** The benchmark's own original domain that equals a domain; undefined if there is none. */
const knownOf = (folder: DomainFolder | undefined, domain: Domain): KnownDomain | undefined =>
  [...knownDomains.values()].find(
    known => known.obfuscation === null && known.folder === folder?.id && known.pddlName === domain.name,
  )

/** A domain's English, generated from its names and comments. */
const startedPhrases = (domainText: string, domain: Domain): Phrases =>
  readPhrases(starterPhrases(domainText), domain).phrases

/** The configuration with the form's name; a single one applies whatever its name. */
function configurationOf(
  found: readonly NamedConfiguration[],
  name: string,
  domain: Domain,
): NamedConfiguration | undefined | string {
  if (found.length === 0) return undefined
  const named = found.find(each => each.name === name || each.name === domain.name)
  if (named !== undefined) return named
  const names = found.map(each => each.name).join(', ')
  return found.length === 1 ? found[0] : `the configuration is about ${names}, and none of them is called ${name}`
}

/** The form in the given wording; `english` leaves it unchanged. */
export function wordedForm(
  form: Form,
  wording: WordingName,
  seed: string,
  configurations: readonly NamedConfiguration[],
): Form | string {
  if (wording === 'english') return form
  if (wording === 'pddl') return { ...form, wordbook: wordbookOfPddl(form.domain, PDDL_WORDING), configured: undefined }
  const known = [...knownDomains.values()].find(
    ({ obfuscation }) => obfuscation?.of === form.name && obfuscation.style === wording,
  )
  return known === undefined ? obfuscatedForm(form, wording, seed) : renamedForm(form, known, configurations)
}

/** The benchmark's own renaming of one of its domains. */
function renamedForm(form: Form, known: KnownDomain, configurations: readonly NamedConfiguration[]): Form {
  const { actions, predicates, numbersObjects, textOnly } = known.obfuscation!
  const domainText = domainTextFor(known.name)
  const domain = loadDomain(domainText).domain
  const configured = configurations.find(({ name }) => name === known.name)
  const back = (names: Readonly<Record<string, string>>): (readonly [string, string])[] =>
    Object.entries(names).map(([plain, name]) => [name, plain])
  const put = (source: Source): Source | string => {
    const plain = form.put(source)
    if (typeof plain === 'string' || textOnly) return plain
    const loaded = loadTask(plain)
    if (loaded.kind !== 'ready') return loaded.message
    const objects = new Map(loaded.problem.objects.map(({ name }, i) => [name, `o${i}`]))
    return renamedSource(plain, {
      domain: known.pddlName,
      actions: new Map(Object.entries(actions)),
      predicates: new Map(Object.entries(predicates)),
      plainParameters: true,
      ...(numbersObjects ? { objects } : {}),
    })
  }
  return {
    ...{ name: known.name, domain, domainText, known, configured, put },
    wordbook: configured === undefined ? knownWordbook(known.name)! : wordbookOfConfiguration(configured, { domain }),
    ...{ story: '', isRenamed: true },
    plainNames: textOnly ? undefined : new Map([...back(actions), ...back(predicates)]),
  }
}

/** A domain under new names, chosen by the seed. */
function obfuscatedForm(form: Form, style: ObfuscationStyle, seed: string): Form | string {
  const found = obfuscateDomain(form.domain, style, makeRng(`${seed}/names/${form.name}`), [form.story])
  if ('problem' in found) return found.problem
  const { renaming, untyped, wordbook, domain, domainText } = found
  const back = (names: ReadonlyMap<string, string>): (readonly [string, string])[] =>
    [...names].map(([plain, name]) => [name, plain])
  return {
    ...{ name: wordbook.id, domain, domainText, wordbook, known: undefined, story: '' },
    ...{ configured: undefined, isRenamed: true },
    plainNames: new Map([...back(renaming.actions), ...back(renaming.predicates)]),
    put(source) {
      const plain = form.put(source)
      if (typeof plain === 'string') return plain
      const loaded = loadTask(plain)
      if (loaded.kind !== 'ready') return loaded.message
      const { text } = obfuscateProblem({ ...found, untyped }, loaded.problem)
      return { domain: domainText, problem: text }
    },
  }
}

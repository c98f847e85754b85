// The setting of generated questions of the benchmark: a domain in the chosen form and words, and its problems.

import { recent } from '#base/recent'
import type { MakeUnit } from '#questions/kinds/asking/making'
import type { LayoutName } from '#questions/kinds/asking/planning/style'
import type { World } from '#questions/kinds/asking/situation'
import { plainPhrases } from '#language/english/phrases'
import { sessionDomains } from '#language/english/session-domains'
import type { Wordbook } from '#language/english/wordbook'
import { type DomainFolder, domainNamed, folderOfSource } from '#language/library/domains'
import { changedPredicates } from '#language/library/agreeing'
import type { Source } from '#planning/pddl/source'
import { loadDomain, loadTask } from '#planning/task/load'
import { type NamedConfiguration, readConfigurations } from '../config'
import type { PromptLayout } from '../items'
import { pricedDomainText } from '../known/domains'
import { differences } from './different'
import { type Form, PDDL_WORDING, plainForm, wordedForm } from './forms'
import { introducer, withSorts } from './introducing'
import { minutesFor } from './minutes'
import { hiddenIn, incompleteIn, inRows } from './wordings'

/** Everything that questions of a unit have in common. */
export interface Setting {
  readonly form: Form
  readonly world: World
  readonly wordbook: Wordbook
  /** The beginning of prompts. */
  readonly introduce: (name: LayoutName, layout: PromptLayout) => string
  /** Converts a problem of the original domain to this form; or why that is impossible. */
  readonly put: (source: Source) => Source | string
  /** The folder of the domain; undefined for a visitor's domain without one. */
  readonly folder: DomainFolder | undefined
  /** The given problem; undefined if problems are generated. */
  readonly given: Source | undefined
}

/** The setting of a unit, or why there is none. Cached, since the units of a file are consecutive. */
export const settingOf = recent(
  6,
  ({ world, style, seed }: Pick<MakeUnit, 'world' | 'style' | 'seed'>, priced: boolean) => [
    ...(world.kind === 'folder' ? [world.domain] : [world.source.domain, world.source.problem]),
    ...[style?.layout, style?.wording, style?.configuration, seed, priced, sessionDomains()],
  ],
  (unit, priced) => makeSetting(unit, priced),
)

function makeSetting(
  { world, style = {}, seed }: Pick<MakeUnit, 'world' | 'style' | 'seed'>,
  priced: boolean,
): Setting | string {
  const given = world.kind === 'given' ? world.source : undefined
  const folder = given === undefined ? undefined : folderOfSource(given)
  const own = world.kind === 'folder' ? domainNamed(world.domain) : folder
  const domainText = given?.domain ?? own?.domainText
  if (domainText === undefined) return 'there is no such domain'
  const loaded = given === undefined ? undefined : loadTask(given)
  if (loaded !== undefined && loaded.kind !== 'ready') return loaded.message
  const configurations = configurationsIn(style.configuration)
  if (typeof configurations === 'string') return configurations
  const plain = plainForm(domainText, own, configurations)
  if (typeof plain === 'string') return plain
  const form = wordedForm(plain, style.wording ?? 'english', seed, configurations)
  if (typeof form === 'string') return form
  const fault = incompleteIn(form.wordbook, form.domain, changedPredicates(form.domain))
  if (fault !== undefined) return fault
  const minutes = priced ? minutesFor(form, seed) : undefined
  if (typeof minutes === 'string') return minutes
  const text = minutes === undefined ? form.domainText : pricedDomainText(form.domainText, minutes)
  const { domain } = loadDomain(text)
  const sample = given ?? own?.problems.map(each => ({ domain: domainText, problem: each.text }))[0]
  const different = differencesOf(form, plain, sample)
  // Given wordings are used unchanged; collisions in them are reported instead.
  const isGiven = form.configured !== undefined || form.known !== undefined || form.isRenamed
  const whole = isGiven ? form.wordbook : inRows(form.wordbook, domain)
  const wordbook = without(whole, different)
  return {
    ...{ form, wordbook, given, folder: own },
    world: {
      id: own?.id ?? domain.name,
      domainText: text,
      domain,
      phrases: plainPhrases(domain),
      hidden: new Set(hiddenIn(wordbook, domain)),
      ...(form.plainNames === undefined ? {} : { plainNames: form.plainNames }),
    },
    introduce: introducer(form, domain, withSorts(wordbook, domain, different), minutes),
    put(source) {
      const put = form.put(source)
      return typeof put === 'string' ? put : { ...put, domain: text }
    },
  }
}

function configurationsIn(text: string | undefined): readonly NamedConfiguration[] | string {
  if (text === undefined) return []
  const { found, diagnostics } = readConfigurations(text)
  const [first] = diagnostics
  return found.length === 0 && first !== undefined ? `the configuration cannot be read: ${first.message}` : found
}

/** Predicates that only express that two objects are different; empty if a configuration or PDDL words them. */
function differencesOf(form: Form, plain: Form, sample: Source | undefined): ReadonlySet<string> {
  if (form.configured !== undefined || form.wordbook.id === PDDL_WORDING) return new Set()
  const names = differences(plain.domain, sample)
  return new Set(
    form.domain.predicates.map(({ name }) => name).filter(name => names.has(form.plainNames?.get(name) ?? name)),
  )
}

const without = (wordbook: Wordbook, hidden: ReadonlySet<string>): Wordbook => ({
  ...wordbook,
  predicates: new Map([...wordbook.predicates].map(([name, sentences]) => [name, hidden.has(name) ? [] : sentences])),
})

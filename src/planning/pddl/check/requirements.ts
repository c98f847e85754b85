// Compares the features that a text uses with its `:requirements`.

import type { Span } from '#base/text'
import type { List } from '../list'
import { dialectOf } from '../read/dialects'
import { proposal, type Log } from '../read/log'
import { labels, type Construct } from '../messages'
import type { Name } from '../model'

/** Requirements that include several others. */
const bundles: ReadonlyMap<string, readonly string[]> = new Map([
  [':quantified-preconditions', [':existential-preconditions', ':universal-preconditions']],
  [':fluents', [':numeric-fluents', ':action-costs']],
  [':numeric-fluents', [':action-costs']],
  [':domain-axioms', [':derived-predicates']],
  [
    ':adl',
    [
      ':strips',
      ':typing',
      ':negative-preconditions',
      ':disjunctive-preconditions',
      ':equality',
      ':existential-preconditions',
      ':universal-preconditions',
      ':quantified-preconditions',
      ':conditional-effects',
    ],
  ],
  [':ucpop', [':adl', ':domain-axioms', ':safety-constraints']],
])

/** Requirements that are supported here. */
export const supportedRequirements: readonly string[] = [
  ':strips',
  ':typing',
  ':negative-preconditions',
  ':disjunctive-preconditions',
  ':equality',
  ':existential-preconditions',
  ':universal-preconditions',
  ':quantified-preconditions',
  ':conditional-effects',
  ':adl',
  ':derived-predicates',
  ':action-costs',
]

/** Requirements that have no effect here: the constructs they allow are refused where they are used. */
const tolerated = new Set([':fluents', ':numeric-fluents', ':domain-axioms', ':ucpop', ':expression-evaluation'])

const needed: Readonly<Record<Construct, string>> = {
  type: ':typing',
  equal: ':equality',
  not: ':negative-preconditions',
  or: ':disjunctive-preconditions',
  imply: ':disjunctive-preconditions',
  exists: ':existential-preconditions',
  forall: ':universal-preconditions',
  when: ':conditional-effects',
  forallEffect: ':conditional-effects',
  derived: ':derived-predicates',
  cost: ':action-costs',
}

/** Collects what a text uses, with the first place of each requirement. */
export class Uses {
  private readonly first = new Map<string, { construct: Construct; span: Span }>()

  add(construct: Construct, span: Span): void {
    const requirement = needed[construct]
    if (!this.first.has(requirement)) this.first.set(requirement, { construct, span })
  }

  /** Removes one requirement, which another text has to list. */
  forget(construct: Construct): void {
    this.first.delete(needed[construct])
  }

  /** The used requirements, each with its first place. */
  get places(): ReadonlyMap<string, Span> {
    return new Map([...this.first].map(([requirement, { span }]) => [requirement, span]))
  }

  /** Uses of requirements that no list covers. */
  missing(listed: readonly Name[]): { requirement: string; construct: Construct; span: Span }[] {
    const known = closureOf(listed)
    const found = []
    for (const [requirement, use] of this.first) if (!known.has(requirement)) found.push({ requirement, ...use })
    return found
  }
}

/** The listed requirements and those that they include. */
export function closureOf(listed: readonly Pick<Name, 'name'>[]): ReadonlySet<string> {
  const known = new Set(listed.map(({ name }) => name))
  for (const name of known) for (const part of bundles.get(name) ?? []) known.add(part)
  return known
}

/** Reports words of `:requirements` that are unknown or not supported. */
export function checkRequirementNames(listed: readonly Name[], log: Log): void {
  const refused = log.diagnostics.some(({ code }) => code.startsWith('unsupported-'))
  for (const { name, span } of listed) {
    if (supportedRequirements.includes(name) || tolerated.has(name)) continue
    const dialect = dialectOf(name)
    if (dialect !== undefined) {
      if (!refused) log.report('unsupported-requirement', span, [name, dialect])
      continue
    }
    const colon = `:${name}`
    const near = supportedRequirements.includes(colon) ? [colon] : log.near(name, () => supportedRequirements)
    log.report('unknown-requirement', span, [name], proposal(name, near, span))
  }
}

/** Reports each use that the requirements do not list; the fix adds it to `section`. */
export function checkUses(
  uses: Uses,
  listed: readonly Name[],
  section: List | undefined,
  text: string,
  log: Log,
): void {
  for (const { requirement, construct, span } of uses.missing(listed)) {
    const last = section?.broken === false ? section.items[section.items.length - 1] : undefined
    const place = last && { from: last.span.to, to: last.span.to }
    const label = labels.listRequirement(requirement)
    log.report(
      'undeclared-requirement',
      headSpan(text, span),
      [construct, requirement],
      place && { fix: { label, span: place, text: ` ${requirement}` } },
    )
  }
}

/** Like `checkUses`, for a domain without any list: one fault, whatever it uses. */
export function checkAbsentList(uses: Uses, name: Name, headerEnd: number, log: Log): void {
  const missing = uses.missing([{ name: ':strips', span: name.span }])
  if (missing.length === 0) return
  const needed = missing.map(({ requirement }) => requirement)
  const text = `\n  (:requirements :strips ${needed.join(' ')})`
  const fix = { label: labels.listAll(), span: { from: headerEnd, to: headerEnd }, text }
  log.report('missing-requirements', name.span, [needed], { fix })
}

/** The opening bracket and first word of a list. */
function headSpan(text: string, span: Span): Span {
  const head = /^\(\s{0,20}[^\s()]*/.exec(text.slice(span.from, span.from + 60))
  return head === null ? span : { from: span.from, to: span.from + head[0].length }
}

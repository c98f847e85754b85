// Generates a complete `phrases.yaml` for any domain, from its names, types and comments, as a text to start from.

import { kindsOf } from '#planning/task/universe'
import { parseDomain } from '#planning/pddl/domain'
import { parseProblem } from '#planning/pddl/problem'
import type { ActionSchema, Domain, Predicate, TypedName } from '#planning/pddl/model'
import { imperativesOf } from './actions'
import { affirmed, type Clause, denied } from './clause'
import { clausesOf } from './predicates'
import { clauseOfComment } from './comments'
import { type Candidate, sortsOf, Taken } from './collide'
import { literalsOf } from './literals'
import { introductionOf, introductions, type PredicateSentences } from './introduction'
import { ideaOf, kindNamed, type Lexicon, typeForms } from './nouns'
import { yamlComment, yamlFolded, yamlList, yamlName, yamlText } from './yaml'

/** The source of a generated wording. */
export type StarterSource = 'comment' | 'name'

/** The contents of a starter as data. */
export interface Starter {
  readonly domain: Domain
  readonly introduction: string
  /** The introductions that these wordings give, as sentences; the longest first. */
  readonly introductions: (
    predicates: ReadonlyMap<string, PredicateSentences>,
    actions: ReadonlyMap<string, string>,
  ) => readonly (readonly string[])[]
  readonly types: Lexicon['types']
  readonly setting: readonly string[]
  readonly state: readonly string[]
  readonly predicates: ReadonlyMap<string, PredicateSentences & { readonly source: StarterSource }>
  readonly actions: ReadonlyMap<string, string>
}

/**
 * The text of a `phrases.yaml` that passes every check except those of style, on any problem of the domain. Errors in
 * the domain's text are skipped: everything readable has phrases.  @param problems Texts of problems: the types of
 * their objects are listed too.
 */
export function starterPhrases(domainText: string, problems: readonly string[] = []): string {
  return written(starterOf(domainText, problems))
}

/** The contents of the starter, as data. */
export function starterOf(domainText: string, problems: readonly string[] = []): Starter {
  const lexicon = lexiconOf(parseDomain(domainText).domain, domainText, problems)
  const { domain } = lexicon
  const predicates = describePredicates(lexicon)
  const actions = describeActions(lexicon)
  const names = domain.predicates.map(({ name }) => name)
  return {
    domain,
    introduction: introductionOf(lexicon, domainText, predicates, actions),
    introductions: (sentences, imperatives) => introductions(lexicon, domainText, sentences, imperatives),
    types: lexicon.types,
    setting: names.filter(name => lexicon.statics.has(name)),
    state: names.filter(name => !lexicon.statics.has(name)),
    predicates,
    actions,
  }
}

function lexiconOf(domain: Domain, domainText: string, problems: readonly string[]): Lexicon {
  const spelled: Lexicon['spelled'] = ({ name, span }) => {
    const text = domainText.slice(span.from, span.to)
    return text.toLowerCase() === name ? text : name
  }
  const kinds = kindsOf(domain)
  const objects = problems.flatMap(text => parseProblem(text, domain).problem.objects)
  const further = objects.some(({ type }) => type.length === 0 || type[0]!.name === 'object') ? ['object'] : []
  const types = typeForms(domain, spelled, further)
  const borrowed = new Map<TypedName, string>()
  const lexicon = {
    domain,
    spelled,
    types,
    borrowed,
    nouns: new Set(types.flatMap(({ name, one }) => [name, one]).filter(noun => noun !== 'object')),
    sorts: sortsOf(domain),
    statics: new Set(domain.predicates.filter((_, i) => kinds[i] === 'static').map(({ name }) => name)),
  }
  borrow(lexicon, borrowed)
  return lexicon
}

/** `(carry ?o ?g)` is used as `(carry ?obj ?gripper)`: so `?g` is a gripper; likewise with `(gripper ?g)` as a condition. */
function borrow(lexicon: Lexicon, borrowed: Map<TypedName, string>): void {
  const { domain } = lexicon
  for (const action of domain.actions)
    for (const { predicate, terms } of literalsOf(action).needs) {
      const parameter = action.parameters.find(({ name }) => name === terms[0])
      const kind = terms.length === 1 ? kindNamed(lexicon, predicate) : undefined
      if (parameter !== undefined && kind !== undefined && ideaOf(lexicon, parameter) === '')
        borrowed.set(parameter, kind)
    }
  const found = new Map<TypedName, string>()
  for (const action of domain.actions) {
    const { needs, adds, deletes } = literalsOf(action)
    for (const { predicate, terms } of [...needs, ...adds, ...deletes]) {
      const declared = domain.predicates.find(each => each.name === predicate)
      for (const [i, parameter] of (declared?.parameters ?? []).entries()) {
        const variable = action.parameters.find(each => each.name === terms[i])
        const idea = variable === undefined ? '' : ideaOf(lexicon, variable)
        const before = found.get(parameter)
        // If uses disagree, none of them is used.
        if (idea !== '') found.set(parameter, before === undefined || before === idea ? idea : '')
      }
    }
  }
  for (const [parameter, idea] of found) borrowed.set(parameter, idea)
}

const own = (parameters: readonly TypedName[]): string[] => parameters.map(({ name }) => name.replace(/^\?/, ''))

function candidate(head: Predicate | ActionSchema, text: string): Candidate {
  const { parameters } = head
  return {
    text,
    parameters: own(parameters),
    types: parameters.map(({ type }) => type.map(({ name }) => name)),
  }
}

/**
 * The first clause of each predicate that cannot be confused with a sentence of another; predicates with short names
 * choose first.
 */
function describePredicates(lexicon: Lexicon): Map<string, PredicateSentences & { source: StarterSource }> {
  const { domain } = lexicon
  const taken = new Taken(domain, lexicon.types)
  const found = new Map<string, PredicateSentences & { source: StarterSource }>()
  const order = [...domain.predicates.keys()].sort(
    (a, b) => domain.predicates[a]!.name.length - domain.predicates[b]!.name.length || a - b,
  )
  for (const place of order) {
    const predicate = domain.predicates[place]!
    if (found.has(predicate.name)) continue
    const comment = clauseOfComment(lexicon, predicate)
    const made: [Clause, StarterSource][] = [
      ...(comment === undefined ? [] : [[comment, 'comment'] as [Clause, StarterSource]]),
      ...clausesOf(lexicon, predicate, place).map(each => [each, 'name'] as [Clause, StarterSource]),
    ]
    for (const [clause, source] of made) {
      const wording = { holds: affirmed(clause), fails: denied(clause), source }
      const both = [wording.holds, wording.fails].map(text => candidate(predicate, text))
      if (!both.every(each => isWhole(lexicon, each)) || !taken.take(both)) continue
      found.set(predicate.name, wording)
      break
    }
  }
  return found
}

function describeActions(lexicon: Lexicon): Map<string, string> {
  const { domain } = lexicon
  const taken = new Taken(domain, lexicon.types)
  const found = new Map<string, string>()
  for (const [place, action] of domain.actions.entries()) {
    if (found.has(action.name)) continue
    const text = imperativesOf(lexicon, action, place).find(each => {
      const made = candidate(action, each)
      return isWhole(lexicon, made) && taken.take([made])
    })
    if (text !== undefined) found.set(action.name, text)
  }
  return found
}

/** True if each parameter occurs once, and no noun of a type precedes a slot of another type. */
function isWhole({ types: forms, sorts }: Lexicon, made: Candidate): boolean {
  const { text, parameters, types } = made
  const slots = [...text.matchAll(/\{([^}]*)\}/g)].map(match => match[1]!)
  if (slots.length !== parameters.length || !parameters.every(each => slots.includes(each))) return false
  const nouns = [...forms].sort((a, b) => b.one.length - a.one.length)
  const related = (one: string, other: string): boolean =>
    one === other || other === 'object' || sorts.get(one)?.has(other) === true || sorts.get(other)?.has(one) === true
  return [...text.matchAll(/([\w -]+) \{([^}]*)\}/g)].every(([, before = '', slot = '']) => {
    const declared = types[parameters.indexOf(slot)] ?? []
    const noun = nouns.find(({ one }) => ` ${before}`.endsWith(` ${one}`))
    return noun === undefined || declared.length === 0 || declared.some(type => related(type, noun.name))
  })
}

/** A starter as the text of a `phrases.yaml`. */
export function written(starter: Starter): string {
  const { domain, introduction, types, setting, state, predicates, actions } = starter
  return [
    '# A start, made from the names, types and comments of the domain. {x} stands for a parameter, as it is named in the',
    '# domain. All wordings of one predicate or action mean the same; the first one is used where there is no choice.',
    '',
    '# What the domain is about, for someone who has never heard of it.',
    ...yamlFolded('introduction', introduction),
    '',
    '# How the objects are counted and listed: one, several.',
    types.length === 0 ? 'types: {}' : 'types:',
    ...types.map(({ name, one, many }) => `  ${yamlName(name)}: [${yamlText(one)}, ${yamlText(many)}]`),
    '',
    ...(setting.length === 0
      ? []
      : ['# Facts that never change are described once, in this order.', ...yamlList('setting', setting), '']),
    '# How a state is described: these predicates, in this order.',
    ...yamlList('state', state),
    '',
    predicates.size === 0 ? 'predicates: {}' : 'predicates:',
    ...domain.predicates.flatMap(({ name, doc }, i) => {
      const wording = predicates.get(name)
      if (wording === undefined || domain.predicates.findIndex(each => each.name === name) !== i) return []
      return [
        ...yamlComment(doc, 2),
        `  ${yamlName(name)}:`,
        '    holds:',
        `      - ${yamlText(wording.holds)}`,
        '    fails:',
        `      - ${yamlText(wording.fails)}`,
      ]
    }),
    '',
    actions.size === 0 ? 'actions: {}' : 'actions:',
    ...domain.actions.flatMap(({ name, doc }, i) => {
      const text = actions.get(name)
      if (text === undefined || domain.actions.findIndex(each => each.name === name) !== i) return []
      return [...yamlComment(doc, 2), `  ${yamlName(name)}:`, `    - ${yamlText(text)}`]
    }),
    '',
  ].join('\n')
}

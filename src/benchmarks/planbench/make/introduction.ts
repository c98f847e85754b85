// What a prompt says of its domain before anything else: what can be done, when, and what comes of it. In the sentences of
// the wording, so that it uses the very words of the facts and actions that follow.

import { capital, counted } from '../../../base/words'
import { filledSentence, type Wordbook } from '../../../language/wordbook'
import type { ActionSchema, Atom, Condition, Domain, Effect, TypedName } from '../../../pddl/model'
import { changedPredicates } from '../../../library/scenes'
import { plainSentence } from '../known/wordbooks'

export interface IntroductionOptions {
  /** What the domain is about, in prose; '' where nothing may be told. */
  readonly story: string
  /** Objects are called by their types, `truck_0`; else all are called objects. */
  readonly tellsTypes: boolean
  /** Predicates that say that two objects are different, which is not told as a fact. */
  readonly different?: ReadonlySet<string>
  /** Words for sorts of objects that are not the names of types or predicates. */
  readonly nouns?: Readonly<Record<string, string>>
  /** What each action takes, where that counts. */
  readonly minutes?: Readonly<Record<string, number>>
}

/** Ends in one line break. */
export function introductionOf(
  domain: Domain,
  wordbook: Wordbook,
  options: IntroductionOptions,
): string {
  const { story, minutes } = options
  const sorts = options.tellsTypes ? sortsIn(domain) : new Set<string>()
  const told = domain.actions.map(action => new ActionTeller(action, wordbook, options, sorts))
  const lines = [
    story || 'I am playing with a set of objects.',
    '',
    'Here are the actions that I can do:',
    '',
    ...told.map(teller => `${capital(teller.title)}.${teller.takes(minutes)}`),
    '',
    'These are the rules:',
    '',
    ...told.flatMap(teller => teller.rules()),
  ]
  // “car car_0” where the sentence says what sort of thing it is about anyway.
  return `${lines.join('\n').replace(/\b([\w-]+) (?=\1_\d)/g, '')}\n`
}

class ActionTeller {
  readonly title: string
  private readonly action: ActionSchema
  private readonly wordbook: Wordbook
  private readonly words: ReadonlyMap<string, string>
  private readonly options: IntroductionOptions

  constructor(
    action: ActionSchema,
    wordbook: Wordbook,
    options: IntroductionOptions,
    sorts: ReadonlySet<string>,
  ) {
    this.action = action
    this.wordbook = wordbook
    this.options = options
    const { tellsTypes, nouns = {} } = options
    const said = tellsTypes ? nounsIn(action, sorts, wordbook) : new Map<string, string>()
    for (const [name, noun] of said) if (Object.hasOwn(nouns, noun)) said.set(name, nouns[noun]!)
    this.words = wordsFor(action.parameters, tellsTypes, new Map(), said)
    this.title = this.say(
      wordbook.actions.get(action.name)?.[0] ??
        plainSentence(action.name, action.parameters.length),
      action.parameters.map(({ name }) => name),
      this.words,
    )
  }

  takes(minutes: IntroductionOptions['minutes']): string {
    if (minutes === undefined) return ''
    return ` That takes ${counted(minutes[this.action.name] ?? 1, 'minute')}.`
  }

  rules(): string[] {
    const { precondition, effect } = this.action
    const needs = partsOf(precondition).flatMap(part => this.condition(part, this.words))
    const { adds, deletes, others } = this.effects(effect, this.words)
    const after = `Once I have done so`
    return [
      needs.length === 0
        ? `I can always ${this.title}.`
        : `To ${this.title}, these facts need to be true: ${listed(needs)}.`,
      ...(adds.length > 0 ? [`${after}, these facts are true: ${listed(adds)}.`] : []),
      ...(deletes.length > 0 ? [`${after}, these facts are false: ${listed(deletes)}.`] : []),
      ...others.map(other => `${after}, ${other}.`),
    ]
  }

  private effects(
    effect: Effect,
    words: ReadonlyMap<string, string>,
  ): { adds: string[]; deletes: string[]; others: string[] } {
    const found = { adds: [] as string[], deletes: [] as string[], others: [] as string[] }
    const take = (each: Effect, known: ReadonlyMap<string, string>): void => {
      if (each.kind === 'and') for (const part of each.parts) take(part, known)
      else if (each.kind === 'add') found.adds.push(...this.atom(each.atom, known))
      else if (each.kind === 'delete') found.deletes.push(...this.atom(each.atom, known))
      else if (each.kind === 'forall') {
        const inner = wordsFor(each.variables, true, known)
        const { adds, deletes, others } = this.effects(each.body, inner)
        const said = [...adds, ...deletes.map(fact => `it is false that ${fact}`), ...others]
        const all = each.variables.map(({ name }) => inner.get(name)!)
        if (said.length > 0) found.others.push(`for every ${listed(all)}: ${listed(said)}`)
      } else if (each.kind === 'when') {
        const { adds, deletes, others } = this.effects(each.body, known)
        const said = [...adds, ...deletes.map(fact => `it is false that ${fact}`), ...others]
        const when = partsOf(each.condition).flatMap(part => this.condition(part, known))
        found.others.push(`if before it was so that ${listed(when)}, then ${listed(said)}`)
      }
    }
    take(effect, words)
    return found
  }

  /** Nothing where the fact is hidden. */
  private atom(atom: Atom, words: ReadonlyMap<string, string>): string[] {
    const sentences = this.wordbook.predicates.get(atom.predicate.name)
    if (this.options.different?.has(atom.predicate.name) === true) {
      const [one = '', other = ''] = atom.terms.map(({ name }) => this.term(name, words))
      return [`${one} is not ${other}`]
    }
    if (sentences?.length === 0) return []
    const sentence = sentences?.[0] ?? plainSentence(atom.predicate.name, atom.terms.length)
    return [
      this.say(
        sentence,
        atom.terms.map(({ name }) => name),
        words,
      ),
    ]
  }

  private condition(condition: Condition, words: ReadonlyMap<string, string>): string[] {
    switch (condition.kind) {
      case 'atom':
        return this.atom(condition.atom, words)
      case 'equal':
        return [
          `${this.term(condition.left.name, words)} is ${this.term(condition.right.name, words)}`,
        ]
      case 'not':
        return condition.body.kind === 'equal'
          ? [
              `${this.term(condition.body.left.name, words)} is not ${this.term(condition.body.right.name, words)}`,
            ]
          : this.condition(condition.body, words).map(said => `it is not the case that ${said}`)
      case 'and':
        return condition.parts.flatMap(part => this.condition(part, words))
      case 'or':
        return [
          `at least one of these: ${condition.parts
            .map(part => this.condition(part, words).join(' together with '))
            .join('; or ')}`,
        ]
      case 'imply':
        return [
          `if ${listed(this.condition(condition.premise, words))} then ${listed(this.condition(condition.conclusion, words))}`,
        ]
      case 'forall':
      case 'exists': {
        const inner = wordsFor(condition.variables, true, words)
        const all = condition.variables.map(({ name }) => inner.get(name)!)
        return [
          `for ${condition.kind === 'forall' ? 'every' : 'some'} ${listed(all)}: ${listed(this.condition(condition.body, inner))}`,
        ]
      }
    }
  }

  private term(name: string, words: ReadonlyMap<string, string>): string {
    return words.get(name) ?? this.wordbook.object(name) ?? name
  }

  private say(
    sentence: NonNullable<ReturnType<Wordbook['actions']['get']>>[number],
    args: readonly string[],
    words: ReadonlyMap<string, string>,
  ): string {
    const object = (name: string): string => this.term(name, words)
    return filledSentence(sentence, args, { object }) ?? ''
  }
}

const partsOf = (condition: Condition): readonly Condition[] =>
  condition.kind === 'and' ? condition.parts.flatMap(partsOf) : [condition]

/** `truck_0`, `object_1`, … counted on for quantified variables, so that no two are called alike. */
function wordsFor(
  parameters: readonly TypedName[],
  tellsTypes: boolean,
  before: ReadonlyMap<string, string>,
  said: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, string> {
  const words = new Map(before)
  let next = before.size
  for (const { name, type } of parameters) {
    const noun = said.get(name) ?? (tellsTypes && type.length === 1 ? type[0]!.name : 'object')
    words.set(name, `${noun}_${next++}`)
  }
  return words
}

/** Predicates that say what sort of thing one object is: no action changes them. */
function sortsIn(domain: Domain): ReadonlySet<string> {
  const changed = changedPredicates(domain)
  return new Set(
    domain.predicates
      .filter(({ name, parameters }) => parameters.length === 1 && !changed.has(name))
      .map(({ name }) => name),
  )
}

/** Of a parameter without a type, the sort that the precondition asks for; first of those that are told nowhere else. */
function nounsIn(
  { parameters, precondition }: ActionSchema,
  sorts: ReadonlySet<string>,
  wordbook: Wordbook,
): Map<string, string> {
  const nouns = new Map<string, string>()
  const asked = partsOf(precondition).flatMap(part =>
    part.kind === 'atom' && sorts.has(part.atom.predicate.name) ? [part.atom] : [],
  )
  const isHidden = (atom: Atom): boolean =>
    wordbook.predicates.get(atom.predicate.name)?.length === 0
  for (const atom of [...asked.filter(isHidden), ...asked.filter(each => !isHidden(each))]) {
    const [term] = atom.terms
    const parameter = parameters.find(({ name }) => name === term?.name)
    if (parameter?.type.length === 0 && !nouns.has(parameter.name))
      nouns.set(parameter.name, atom.predicate.name)
  }
  return nouns
}

/** `a`, `a and b`, `a, b, and c`. */
const listed = (items: readonly string[]): string =>
  items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')}, and ${items.at(-1)!}`

// Candidates for the imperative of an action, from its name, parameters and effects, the most readable first. The last
// one is unique to the action.

import type { ActionSchema, TypedName } from '#planning/pddl/model'
import { inARow } from './clause'
import { type Literal, literalsOf, type Literals } from './literals'
import { ideaOf, isAgent, type Lexicon, slotOf } from './nouns'
import { isParticle, isPlace, isPreposition, nameWords } from './words'

/** Imperatives for an action, the best first; `place` is the action's index. */
export function imperativesOf(lexicon: Lexicon, action: ActionSchema, place: number): string[] {
  const words = nameWords(lexicon.spelled(action), lexicon.nouns)
  const slots = action.parameters.map(parameter => slotOf(lexicon, parameter))
  const shown = action.name.replace(/[{}[\]]/g, '')
  const rest = slots.length === 0 ? '' : ` with ${inARow(slots)}`
  return [
    ...(words.length === 0 ? [] : [new Imperative(lexicon, action, words).text()]),
    ...(words.length === 0 ? [] : [`${words.join(' ')}${rest}`]),
    ...(shown === '' ? [] : [`do ${shown}${rest || ' now'}`]),
    `do action number ${place + 1}${rest}`,
  ]
}

/** The preposition between the verb and the second noun. */
const second = new Map(
  Object.entries({
    into: 'load insert pour',
    from: 'unload unstack take pick get grab remove debark disembark lift collect fetch harvest withdraw grasp make build create prepare',
    on: 'stack put place drop lower set',
    to: 'connect attach give send deliver communicate turn point push pull assign move serve bring carry',
  }).flatMap(([preposition, verbs]) => verbs.split(' ').map(verb => [verb, preposition] as const)),
)
/** Verbs for agents that move on their own: `let driver {d} walk from …`. */
const walking = new Set('walk go run climb swim jump crawl travel wait sleep step hike'.split(' '))
const containing = /^(?:into|from|on)$/
/** Prepositions of what holds an object. */
const holding = new Set(['in', 'on'])
const making = new Set('make build create prepare'.split(' '))
const directions = new Set('up down left right north south east west forward'.split(' '))
const resting = new Set('stop wait rest land stay depart arrive park sleep'.split(' '))

/** A phrase of an action's name: `from truck`, if trucks are the type of a parameter. */
interface NamePhrase {
  readonly preposition: string
  readonly words: readonly string[]
  readonly parameter?: TypedName
}

class Imperative {
  private readonly lexicon: Lexicon
  private readonly action: ActionSchema
  private readonly words: string[]
  private readonly literals: Literals
  private readonly ideas: ReadonlyMap<TypedName, string>
  /** Parameters not used yet, in order. */
  private open: TypedName[]
  private readonly parts: string[] = []
  /** The direct object. */
  private direct: TypedName | undefined
  /** True if a vehicle acts on another object. */
  private readonly isGrasp: boolean

  constructor(lexicon: Lexicon, action: ActionSchema, words: readonly string[]) {
    this.lexicon = lexicon
    this.action = action
    this.words = [...words]
    this.literals = literalsOf(action)
    this.ideas = new Map(action.parameters.map(each => [each, ideaOf(lexicon, each)]))
    this.open = [...action.parameters]
    this.isGrasp = /^(?:pick|drop|put|place|take|deliver)$/.test(words[0] ?? '')
  }

  text(): string {
    const { words, parts } = this
    const [verb = ''] = words
    const head = [words.shift()!]
    while (words.length > 0 && isParticle(words[0]!, words.length === 1 && this.isSwitch(verb)))
      head.push(words.shift()!)
    const [from, to] = this.journey()
    const mover = this.isGrasp ? undefined : this.mover(from, to)
    this.open = this.open.filter(each => each !== from && each !== to)
    const phrases = this.phrasesOfName([from, to])
    const walks = mover !== undefined && walking.has(verb)
    if (walks) parts.push(`let ${this.place(mover)}`)
    parts.push(...(directions.has(verb) ? ['move'] : []), ...head)
    const isThing = phrases[0]?.preposition === '' && phrases[0].parameter === undefined
    this.object(verb, walks, mover, phrases)
    for (const { preposition, words: sentences, parameter } of phrases) {
      const thing = parameter ?? (sentences.length === 0 ? (this.nextThing() ?? this.open[0]) : undefined)
      if (thing !== undefined && !this.open.includes(thing)) continue
      if (thing === undefined && sentences.length === 0) continue
      parts.push(preposition, ...sentences, ...(thing === undefined ? [] : [this.place(thing)]))
    }
    parts.push(...this.heldBy(verb))
    const partner = second.has(verb) ? this.nextThing() : undefined
    if (partner !== undefined && !walks) {
      // `take image of`, but not if an object is taken from another.
      const isOf = second.get(verb) === 'from' && isThing
      parts.push(`${isOf ? 'of' : second.get(verb)} ${this.place(partner)}`)
    }
    if (from !== undefined) parts.push(`from ${this.shown(from)}`)
    if (to !== undefined) parts.push(`to ${this.shown(to)}`)
    const spots = this.open.filter(each => isPlace(this.idea(each)))
    if (spots.length > 0) parts.push(`at ${inARow(spots.map(each => this.place(each)))}`)
    if (this.open.length > 0) parts.push(`with ${inARow([...this.open].map(each => this.place(each)))}`)
    return parts.filter(Boolean).join(' ')
  }

  /** The direct object: the moving one, the one in the action's name, or the first that is not an agent. */
  private object(verb: string, walks: boolean, mover: TypedName | undefined, phrases: NamePhrase[]): void {
    const [first] = phrases
    const own = first?.preposition === '' ? first : undefined
    if (own !== undefined && own.parameter === undefined) {
      // `sample soil`
      this.parts.push(...own.words)
      phrases.shift()
      return
    }
    if (walks) return
    const others = this.open.filter(each => !this.isAgent(each) && !isPlace(this.idea(each)))
    const rest = others.filter(each => !phrases.some(({ parameter }) => parameter === each))
    // `load truck`: the truck is the target of the loading, not its object.
    const isPartner =
      own !== undefined &&
      containing.test(second.get(verb) ?? '') &&
      !making.has(verb) &&
      phrases.length === 1 &&
      rest.length > 0
    if (own !== undefined && !isPartner && mover === undefined) {
      phrases.shift()
      this.direct = own.parameter
      this.parts.push(...own.words, this.place(own.parameter!))
      return
    }
    if (isPartner) phrases[0] = { ...own, preposition: second.get(verb)! }
    else if (own !== undefined) phrases.shift()
    const direct =
      mover !== undefined && this.open.includes(mover)
        ? mover
        : (this.onlyChanged(rest) ?? rest[0] ?? others[0] ?? this.onlyChanged(this.open))
    if (direct === undefined) return
    this.direct = direct
    const isSpot = resting.has(verb) && isPlace(this.idea(direct))
    this.parts.push(...(isSpot ? ['at'] : []), this.place(direct))
  }

  /** The only one of these that the action changes, or that there is. */
  private onlyChanged(list: readonly TypedName[]): TypedName | undefined {
    const { adds, deletes } = this.literals
    const changed = list.filter(
      each => !this.isAgent(each) && [...adds, ...deletes].some(({ terms }) => terms.includes(each.name)),
    )
    return changed.length === 1 ? changed[0] : list.length === 1 ? list[0] : undefined
  }

  /** The name after its verb, split before each preposition and after each noun of a parameter. */
  private phrasesOfName(ends: readonly (TypedName | undefined)[]): NamePhrase[] {
    const found: NamePhrase[] = []
    let preposition = ''
    let words: string[] = []
    const used = new Set<TypedName>()
    const flush = (parameter?: TypedName): void => {
      if (preposition !== '' || words.length > 0 || parameter !== undefined)
        found.push({
          preposition,
          words: parameter === undefined ? words : this.notInNoun(words, parameter),
          ...(parameter === undefined ? {} : { parameter }),
        })
      preposition = ''
      words = []
    }
    for (const word of this.words) {
      if (isPreposition(word)) {
        flush()
        preposition = word
        continue
      }
      const named = (each: TypedName | undefined): boolean =>
        each !== undefined &&
        (this.idea(each).split(' ').at(-1) === word || (this.idea(each) === '' && /^(?:object|obj|thing)$/.test(word)))
      if (ends.some(named)) {
        preposition = ''
        continue
      }
      const parameter = this.open.find(each => !used.has(each) && named(each))
      if (parameter === undefined) words.push(word)
      else {
        used.add(parameter)
        flush(parameter)
      }
    }
    flush()
    return found
  }

  /**
   * Where the direct object is, goes or comes from, according to the action's preconditions and effects: `into oven {o}` if
   * `(in-oven ?cake ?o)` is added.
   */
  private heldBy(verb: string): string[] {
    const { adds, deletes, needs } = this.literals
    const { direct } = this
    if (direct === undefined) return []
    const found: string[] = []
    for (const parameter of this.open.filter(each => !this.isAgent(each))) {
      const within = (list: readonly Literal[]): string | undefined =>
        list
          .filter(({ terms }) => terms.length === 2 && terms[0] === direct.name && terms[1] === parameter.name)
          .map(({ predicate }) => nameWords(predicate, this.lexicon.nouns).find(word => holding.has(word)))
          .find(word => word !== undefined)
      const come = within(adds)
      const to = second.get(verb) === 'on' ? come : come && `${come}to`
      const preposition = to ?? (within(deletes) === undefined ? within(needs) : 'from')
      if (preposition !== undefined) found.push(preposition, this.place(parameter))
    }
    return found
  }

  /** The words that the parameter's noun does not already contain. */
  private notInNoun(words: readonly string[], parameter: TypedName): string[] {
    const noun = this.idea(parameter).split(' ')
    return words.filter(word => !noun.includes(word))
  }

  /** The next object that is neither an agent nor a place. */
  private nextThing(): TypedName | undefined {
    return this.open.find(each => !this.isAgent(each) && !isPlace(this.idea(each)))
  }

  /** Parameters that a fact passes from and to: `(at ?t ?from)` is deleted and `(at ?t ?to)` added. */
  private journey(): [TypedName | undefined, TypedName | undefined] {
    const { adds, deletes } = this.literals
    const { parameters } = this.action
    const named = (name: string): TypedName | undefined => parameters.find(each => each.name === name)
    for (const gone of deletes)
      for (const come of adds) {
        if (gone.predicate !== come.predicate || gone.terms.length !== come.terms.length) continue
        const changed = gone.terms.flatMap((term, i) => (term === come.terms[i] ? [] : [i]))
        const [only] = changed
        if (changed.length !== 1 || only === undefined) continue
        // The first argument is the moving object, not its place.
        if (only === 0 && gone.terms.length > 1) continue
        const [from, to] = [named(gone.terms[only]!), named(come.terms[only]!)]
        const type = (each: TypedName): string => each.type.map(({ name }) => name).join()
        // For a single parameter, only if the fact is a location.
        const isPassed = gone.terms.length > 1 || /(?:^|[-_])(?:at|in|on)(?:[-_]|$)/.test(gone.predicate)
        if (from !== undefined && to !== undefined && isPassed && type(from) === type(to)) return [from, to]
      }
    const called = (expression: RegExp): TypedName | undefined => parameters.find(({ name }) => expression.test(name))
    const [source, target] = [
      called(/(?:^\?|[-_])(?:from|src|source)(?:[-_]|$)|src$/),
      called(/(?:^\?|[-_])(?:to|dst|dest|target)(?:[-_]|$)|dest$/),
    ]
    return source !== undefined && target !== undefined ? [source, target] : [undefined, undefined]
  }

  /** The parameter with a location that changes. */
  private mover(from?: TypedName, to?: TypedName): TypedName | undefined {
    if (from === undefined || to === undefined) return undefined
    const { deletes } = this.literals
    const fact = deletes.find(({ terms }) => terms.includes(from.name))
    return this.action.parameters.find(each => each !== from && each !== to && fact?.terms.includes(each.name))
  }

  /** True if the verb with its particle is one verb, as in `switch on`; the object of `stack on` is the location. */
  private isSwitch(verb: string): boolean {
    return this.action.parameters.length < 2 || /^(?:turn|switch|power|log|go)$/.test(verb)
  }

  private isAgent(parameter: TypedName): boolean {
    const idea = this.idea(parameter)
    return isAgent(idea) || (this.isGrasp && /\b(?:vehicle|truck|car)\b/.test(idea))
  }

  private idea(parameter: TypedName): string {
    return this.ideas.get(parameter) ?? ''
  }

  /** The parameter's slot; marks the parameter as used. */
  private place(parameter: TypedName): string {
    this.open = this.open.filter(each => each !== parameter)
    return this.shown(parameter)
  }

  private shown(parameter: TypedName): string {
    return slotOf(this.lexicon, parameter)
  }
}

// Candidates for the clause of a predicate, from its name and parameters, the most readable first. The last one is
// unique to the predicate.

import type { Predicate, TypedName } from '#planning/pddl/model'
import { type Clause, inARow } from './clause'
import { ideaOf, isAgent, type Lexicon, slotOf } from './nouns'
import { pluralOf } from './plurals'
import { isAdjective, isPlace, isPreposition, nameWords, passiveOf, plainVerb, verbOf, withArticle } from './words'

/** Clauses for the predicate, the best first; `place` is the predicate's index. */
export function clausesOf(lexicon: Lexicon, predicate: Predicate, place: number): Clause[] {
  const words = nameWords(lexicon.spelled(predicate), lexicon.nouns)
  const { parameters } = predicate
  const slots = parameters.map(parameter => slotOf(lexicon, parameter))
  const made: (Clause | undefined)[] =
    words.length === 0
      ? []
      : parameters.length === 0
        ? bare(words)
        : [
            parameters.length === 1
              ? ofOne(lexicon, predicate, words, slots[0]!)
              : ofSeveral(lexicon, predicate, words, slots),
          ]
  const [best] = made
  // If a domain has both `not-occupied` and `occupied`, the negation of one must not equal the other.
  if (best?.verb === 'be' && best.rest.startsWith('not ')) made.push({ ...best, rest: `marked as ${best.rest}` })
  return [...made.filter(each => each !== undefined), ...plainly(words, predicate, slots, place)]
}

/** Stiff but unambiguous: the name as words, then the name unchanged, then a number. */
function plainly(
  words: readonly string[],
  { name, parameters }: Predicate,
  slots: readonly string[],
  place: number,
): Clause[] {
  const shown = name.replace(/[{}[\]]/g, '')
  const labels = [words.join(' '), shown === '' ? '' : `the relation ${shown}`, `predicate number ${place + 1}`]
  return labels
    .filter(label => label !== '')
    .map(label =>
      parameters.length === 0
        ? { subject: `the condition ${label}`, verb: 'be', rest: 'met' }
        : { subject: label, verb: 'hold', rest: `of ${inARow(slots)}` },
    )
}

/** Without parameters: `the hand is empty`. */
function bare(words: readonly string[]): Clause[] {
  const last = words.at(-1)!
  const before = words.slice(0, -1).join(' ')
  if (words.length > 1 && words[0] === 'not' && isAdjective(last))
    return [be(`the ${words.slice(1, -1).join(' ') || 'world'}`, `not ${last}`)]
  const isVerb = verbOf(words[0]!) !== undefined
  if (words.length > 1 && isAdjective(last) && !isAdjective(words[0]!) && !isVerb) return [be(`the ${before}`, last)]
  if (words.length === 2 && isAdjective(words[0]!) && !/(?:ed|ing|s)$/.test(last)) return [be(`the ${last}`, words[0]!)]
  const at = words.findIndex(isPreposition)
  if (at > 0 && at < words.length - 1 && !plainVerb(words[0]!))
    return [be(`the ${words.slice(0, at).join(' ')}`, placeWith(words.slice(at)))]
  return []
}

const be = (subject: string, rest: string): Clause => ({ subject, verb: 'be', rest })

/** `on table` → `on the table`. */
const placeWith = ([preposition = '', ...rest]: readonly string[]): string =>
  rest.length === 0 || rest.join(' ') === 'board'
    ? [preposition, ...rest].join(' ')
    : `${preposition} the ${rest.join(' ')}`

function ofOne(lexicon: Lexicon, predicate: Predicate, words: readonly string[], slot: string): Clause | undefined {
  const first = words[0]!
  const last = words.at(-1)!
  const rest = words.slice(1)
  const idea = ideaOf(lexicon, predicate.parameters[0]!)
  if (words.length > 1) {
    const own = idea.split(' ').at(-1)!
    if (own !== '' && (last === own || last === pluralOf(own)) && first !== 'not' && first !== 'no') {
      const kept = words.slice(0, -1)
      if (kept.length === 1 && singled.has(first)) return be(slot, `the ${first} ${own}`)
      if (isAdjective(first)) return be(slot, kept.join(' '))
    }
    if (first === 'is') return ofOne(lexicon, predicate, rest, slot)
    if (first === 'not' || first === 'no') return negatedOne(lexicon, predicate, rest, slot)
    if (first === 'can') return { subject: slot, verb: 'can', rest: rest.join(' ') }
    if (isPreposition(first)) return prepositionFirst(words, slot, idea)
    if (isPreposition(last) && last !== 'of') {
      const thing = words.slice(0, -1)
      if (!plainVerb(first) && !isAdjective(first)) return be(`the ${thing.join(' ')}`, `${last} ${slot}`)
    }
    const verb = verbOf(first)
    if (verb !== undefined) return { subject: slot, verb, rest: objectOf(rest) }
    if (isAdjective(first)) return be(slot, words.join(' '))
    if (isAdjective(last)) {
      const owner = idea.split(' ').at(-1) === words[0] && words.length > 1 ? words.slice(1, -1) : words.slice(0, -1)
      return owner.length === 0 ? be(slot, last) : be(`the ${owner.join(' ')} of ${slot}`, last)
    }
    if (last.endsWith('ing') && words.length === 2 && !passiveOf(first)) return be(slot, words.join(' '))
  }
  const passive = words.length === 1 ? (passiveOf(first) ?? heldBySomeone(first, idea)) : undefined
  if (passive !== undefined) return be(slot, `being ${passive}`)
  if (words.length === 1) {
    // The place of an agent that is not a parameter.
    if (first === 'at') return be(`the current ${isPlace(idea) ? idea : 'place'}`, slot)
    const verb = verbOf(first)
    if (verb !== undefined) return { subject: slot, verb, rest: '' }
  }
  const isKind = lexicon.statics.has(predicate.name) && isNoun(words)
  if (isAdjective(first) || (first.endsWith('ing') && !isKind)) return be(slot, words.join(' '))
  // A static property is a kind: `a truck`. A changing one is an adjective.
  return isKind ? be(slot, withArticle(words.join(' '))) : be(slot, words.join(' '))
}

/** `(holds ?x)`: held by an agent that is not a parameter, unless the parameter is an agent. */
const heldBySomeone = (word: string, idea: string): string | undefined =>
  isAgent(idea) ? undefined : passiveOf(verbOf(word) ?? '')

/** Adjectives that apply to a single object at a time. */
const singled = new Set('current next first last max min previous final initial active'.split(' '))

const isNoun = (words: readonly string[]): boolean => /^[a-z]{3,}$/.test(words[0]!) && words.at(-1)!.length > 1

/** `has key` → `a key`; plurals and mass nouns have no article. */
const objectOf = (words: readonly string[]): string => {
  const text = words.join(' ')
  const last = words.at(-1) ?? ''
  return text === '' || isAdjective(words[0]!) || /s$/.test(last) || isPreposition(words[0]!) ? text : withArticle(text)
}

function negatedOne(
  lexicon: Lexicon,
  predicate: Predicate,
  words: readonly string[],
  slot: string,
): Clause | undefined {
  const inner = ofOne(lexicon, predicate, words, slot)
  if (inner?.verb === 'be') return { ...inner, rest: `not ${inner.rest}` }
  return undefined
}

/** `at-robby ?room`: the robby is at the room; `on-table ?b`: the block is on the table. */
function prepositionFirst(words: readonly string[], slot: string, idea: string): Clause {
  const rest = words.slice(1)
  // `at kitchen bread ?b`, where `?b` is a bread.
  const own = rest.length > 1 && idea.split(' ').includes(rest.at(-1)!)
  if (own) return be(slot, placeWith(words.slice(0, -1)))
  const thing = rest.join(' ')
  const isThere = isPlace(idea) || (words[0] === 'at' && !isPlace(thing))
  return isThere ? be(`the ${thing}`, `${words[0]} ${slot}`) : be(slot, placeWith(words))
}

function ofSeveral(
  lexicon: Lexicon,
  { parameters }: Predicate,
  words: readonly string[],
  slots: readonly string[],
): Clause | undefined {
  const ideas = parameters.map(parameter => ideaOf(lexicon, parameter))
  const [subject = '', ...others] = slots
  const [first = '', ...rest] = words
  const last = words.at(-1)!
  const object = further(parameters, others)
  const owners = [...ideas[0]!.split(' '), ...nameWords(parameters[0]!.name.slice(1))]
  if (first === 'is' && rest.length > 0) return ofSeveral(lexicon, { parameters } as Predicate, rest, slots)
  const isNegated = first === 'not' || first === 'no'
  if (isNegated && /^(?:eq|equal|equals|same)$/.test(rest.join(' ')) && slots.length === 2)
    return be(subject, `not the same as ${object}`)
  if (isNegated && rest.length > 0) {
    const inner = ofSeveral(lexicon, { parameters } as Predicate, rest, slots)
    return inner?.verb === 'be' ? { ...inner, rest: `not ${inner.rest}` } : undefined
  }
  if (/^(?:eq|equal|equals|same)$/.test(words.join(' '))) return be(subject, `the same as ${object}`)
  if (words.join(' ') === 'next' && slots.length === 2 && ideas[0] === ideas[1])
    return be(`the next ${ideas[0] || 'object'} after ${subject}`, others[0]!)
  if (first === 'can' && rest.length > 0) {
    const way = wayOf(parameters, slots, rest)
    if (way !== undefined) return way
  }
  if (first === 'can') return { subject, verb: 'can', rest: `${rest.join(' ')} ${object}`.trim() }
  if (
    slots.length === 2 &&
    ways.has(last) &&
    words.length === 1 &&
    typeText(parameters[0]!) === typeText(parameters[1]!)
  )
    return { subject: '', verb: 'there', rest: `${withArticle(last)} from ${subject} to ${object}` }
  const fixed = relations.get(words.join(' '))
  if (fixed !== undefined) return be(subject, `${fixed} ${object}`)
  if (isPreposition(first)) {
    // `at lander`, `in city`: the noun names one of the parameters.
    const named = rest.filter(word => !ideas.some(idea => idea.split(' ').includes(word)))
    if (named.length === 0) return be(subject, `${first} ${object}`)
    if (rest.join(' ') === 'board') return be(subject, `on board ${object}`)
    return be(subject, `${first} the ${named.join(' ')} of ${object}`)
  }
  if (last === 'of') return be(subject, `${fewer(words.slice(0, -1))} of ${object}`)
  if (isPreposition(last) && words.length > 1) return withPreposition(words.slice(0, -1), last, owners, subject, object)
  if (words.length > 1 && verbOf(last) !== undefined && words.slice(0, -1).every(word => owners.includes(word)))
    return { subject, verb: verbOf(last)!, rest: object }
  const verb = verbOf(first) ?? (words.length === 1 && !lexicon.nouns.has(first) ? plainVerb(first) : undefined)
  if (verb !== undefined && rest.length === 0 && isAgent(ideas[1]!) && !isAgent(ideas[0]!)) {
    const done = passiveOf(verb)
    if (done !== undefined) return be(subject, `${done} by ${object}`)
  }
  if (verb !== undefined && rest.length === 0 && slots.length === 2 && resting.has(verb))
    return { subject, verb, rest: `at ${object}` }
  if (verb !== undefined)
    return {
      subject,
      verb,
      rest: rest.length > 0 ? `${objectOf(rest)} ${linking(rest, parameters)}${object}` : object,
    }
  const there = isPlace(ideas[1]!) && !/^(?:visit|explor|leav)/.test(first)
  if (first.endsWith('ing') && words.length === 1)
    return be(subject, `${first} ${there && !passiveOf(first) ? 'at ' : ''}${object}`)
  if (isAdjective(first) && words.length === 1)
    return be(subject, `${first} ${there ? 'at' : /ed$/.test(first) ? 'with' : 'for'} ${object}`)
  return theOf(words, ideas, slots)
}

/** What leads from one object to another. */
const ways = new Set(
  'door road path way track rail bridge tunnel corridor passage route street lane pipe ladder hallway trail connection edge'.split(
    ' ',
  ),
)
/** Verbs without an object, of something at a place. */
const resting = new Set('lie stand sit hang wait rest live park sleep stay remain'.split(' '))

const typeText = ({ type }: TypedName): string => type.map(({ name }) => name).join()

/** `can-move ?from ?to`, `can_traverse ?rover ?from ?to`: from one object to another of the same type. */
function wayOf(
  parameters: readonly TypedName[],
  slots: readonly string[],
  verb: readonly string[],
): Clause | undefined {
  const type = (i: number): string => parameters[i]!.type.map(({ name }) => name).join()
  const at = parameters.findIndex((_, i) => i + 1 < parameters.length && type(i) === type(i + 1))
  if (at < 0 || at > 1 || !moving.has(verb[0]!)) return undefined
  const rest = slots.slice(at + 2)
  return {
    subject: at === 0 ? 'you' : slots[0]!,
    verb: 'can',
    rest: `${verb.join(' ')} from ${slots[at]} to ${slots[at + 1]}${rest.length > 0 ? ` with ${inARow(rest)}` : ''}`,
  }
}
const moving = new Set('move go traverse drive fly walk travel sail pass reach pushback'.split(' '))

/** `the shape of key {k} is {s}` */
function theOf(words: readonly string[], ideas: readonly string[], slots: readonly string[]): Clause {
  const own = words.length > 1 && ideas[0]!.split(' ').at(-1) === words[0] ? words.slice(1) : words
  const value = slots.at(-1)!
  const repeats = ideas.at(-1) === own.join(' ')
  const bareValue = repeats ? value.slice(value.indexOf('{')) : value
  return be(`the ${own.join(' ')} of ${inARow(slots.slice(0, -1))}`, bareValue)
}

/** The words between a verb's own object and the parameters. */
const linking = (rest: readonly string[], parameters: readonly TypedName[]): string =>
  isPreposition(rest.at(-1)!) ? '' : parameters.length > 2 ? 'of ' : 'of '

const fewer = (words: readonly string[]): string =>
  words.length === 1 && sides.has(words[0]!)
    ? words[0] === 'part'
      ? 'part'
      : `${words[0] === 'left' || words[0] === 'right' ? 'to the ' : ''}${words[0]}`
    : `the ${words.join(' ')}`
const sides = new Set(['left', 'right', 'part', 'north', 'south', 'east', 'west', 'ahead', 'front', 'top'])

/** `robot-at ?r ?l`, `visible-from ?o ?w`, `load-limit-for ?x ?y`. */
function withPreposition(
  words: readonly string[],
  preposition: string,
  owners: readonly string[],
  subject: string,
  object: string,
): Clause {
  if (words.every(word => owners.includes(word)) || words.join(' ') === 'located')
    return be(subject, `${preposition} ${object}`)
  if (isAdjective(words[0]!)) return be(subject, `${words.join(' ')} ${preposition} ${object}`)
  const verb = plainVerb(words[0]!)
  if (verb !== undefined) return { subject, verb, rest: `${[...words.slice(1), preposition].join(' ')} ${object}` }
  return be(`the ${words.join(' ')} of ${subject}`, `${preposition} ${object}`)
}

/** The parameters after the first: `{y}`, `from {y} to {z}` if their names or types suggest it, `{y} and {z}`. */
function further(parameters: readonly TypedName[], slots: readonly string[]): string {
  const [, second, third] = parameters
  if (slots.length === 2 && second !== undefined && third !== undefined) {
    const type = (each: TypedName): string => each.type.map(({ name }) => name).join()
    if (type(second) === type(third) && /from|src|source|start/.test(second.name))
      return `from ${slots[0]} to ${slots[1]}`
  }
  return inARow(slots)
}

const relations = new Map([
  ['connected', 'connected to'],
  ['adjacent', 'adjacent to'],
  ['adj', 'adjacent to'],
  ['neighbor', 'next to'],
  ['neighbour', 'next to'],
  ['neighbors', 'next to'],
  ['neighboring', 'next to'],
  ['linked', 'linked to'],
  ['link', 'linked to'],
  ['attached', 'attached to'],
  ['assigned', 'assigned to'],
  ['allocated', 'allocated to'],
  ['different', 'different from'],
  ['diff', 'different from'],
  ['distinct', 'different from'],
  ['reachable', 'reachable from'],
  ['visible', 'visible from'],
  ['compatible', 'compatible with'],
  ['parallel', 'parallel to'],
  ['equal', 'equal to'],
  ['smaller', 'smaller than'],
  ['larger', 'larger than'],
  ['bigger', 'bigger than'],
  ['greater', 'greater than'],
  ['less', 'less than'],
  ['lower', 'lower than'],
  ['higher', 'higher than'],
  ['succ', 'the successor of'],
  ['successor', 'the successor of'],
  ['left', 'to the left of'],
  ['right', 'to the right of'],
  ['up', 'above'],
  ['down', 'below'],
  ['in front of', 'in front of'],
  ['on top of', 'on top of'],
])

// English for facts and actions as patterns of words and places for objects: from a record's own context, from the
// phrases of a domain, and from bare PDDL names. Articles and type names are left out.

import type { Phrases } from '#language/english/phrases'
import type { Template } from '#language/english/template'
import type { NameSort } from './name-sort'

export type Element =
  | { readonly kind: 'word'; readonly stem: string }
  /** The place of a parameter. */
  | { readonly kind: 'slot'; readonly place: number }

export interface Wording {
  readonly role: NameSort
  readonly name: string
  readonly arity: number
  readonly elements: readonly Element[]
  /** States that the fact does not hold. */
  readonly negated: boolean
  /** All its words, `?` for an object: used to compare wordings. */
  readonly full?: string
  /** The phrase of the file that it was made from, if any. */
  readonly template?: Template
  /**
   * Matches the name's words and its objects: small words between them do not matter, nor does the order if types
   * determine it.
   */
  readonly loose?: boolean
  /** The objects of parameters that it leaves out, by their places. */
  readonly fixed?: readonly (string | undefined)[]
  /** Words of direction that may occur in it and add nothing: `move up to b from a`. */
  readonly directions?: ReadonlySet<string>
  /** Its verb, where that is as "held" does, and not as "holds". */
  readonly passive?: string
  /** Begins with who acts, or with a place that its clause begins with. */
  readonly start?: 'doer' | 'place'
  /** Kinds of things in its domain, where they are known; the same for all wordings of one list. */
  readonly nouns?: Nouns
}

/** Words between others that change nothing. */
export const fillers: ReadonlySet<string> = new Set(
  'a an the become becomes becoming is are was were be been being gets get got has have had having now currently then its their this that which who it also already again still just directly simply immediately located situated placed new next current same there following afterwards longer any in_order to_be will would can could must should may eventually ever anymore'.split(
    ' ',
  ),
)
/** Kinds of things: before or after a name they add nothing. */
const kindNouns =
  'location locations loc place places position spot room rooms car cars block blocks object objects package packages ball balls robot robots truck trucks airplane airplanes plane planes aircraft airport city crate crates hoist hoists pallet surface depot distributor tile tiles key keys cell cells rover rovers waypoint waypoints store storage unit camera objective lander mode satellite satellites instrument instruments direction target agent agents role receptacle type color colour gripper ferry shape item'.split(
    ' ',
  )

const nounSet: ReadonlySet<string> = new Set(kindNouns)
/** Kinds of things in any of the domains. */
export const kindNounsOf = (): ReadonlySet<string> => nounSet

export interface Nouns {
  has(word: string): boolean
}
/** Type names that are not nouns: `thing to point at`, `shape of keys and locks`. */
const linking = new Set('of and or to at in on for with by from the a an point pointing'.split(' '))
export const nounsOf = (types: Iterable<string>): Nouns => {
  const all = new Set(nounSet)
  for (const type of types)
    for (const word of type.toLowerCase().split(/[-_\s]+/)) if (!linking.has(word)) all.add(word)
  return all
}

const irregular: Readonly<Record<string, string>> = {
  held: 'hold',
  took: 'tak',
  taken: 'tak',
  put: 'put',
  putting: 'put',
  went: 'go',
  goes: 'go',
  going: 'go',
  gone: 'go',
  lying: 'lie',
  lies: 'lie',
  lain: 'lie',
  lay: 'lie',
  stood: 'stand',
  left: 'left',
  leaves: 'leav',
  flies: 'fly',
  flew: 'fly',
  drove: 'driv',
  driven: 'driv',
  onto: 'on',
  into: 'in',
  aboard: 'on',
  toward: 'to',
  towards: 'to',
  using: 'with',
  has: 'hav',
  had: 'hav',
  atop: 'on',
  colour: 'color',
  cars: 'car',
}

/** Maximum number of words with a cached stem. */
const MAX_STEMS = 4_000
const stems = new Map<string, string>()

/** A word without its ending: `sailing`, `sails`, `sailed` → `sail`. */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = irregular[word] ?? withoutEnding(word)
  if (stems.size >= MAX_STEMS) stems.clear()
  stems.set(word, stem)
  return stem
}

function withoutEnding(word: string): string {
  let stem = word.replace(/'s$/, '')
  if (stem.length > 4 && stem.endsWith('ing')) stem = undoubled(stem.slice(0, -3))
  else if (stem.length > 3 && stem.endsWith('ied')) stem = `${stem.slice(0, -3)}y`
  else if (stem.length > 4 && stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`
  else if (stem.length > 3 && stem.endsWith('ed')) stem = undoubled(stem.slice(0, -2))
  else if (stem.length > 4 && /(?:ss|sh|ch|x|z)es$/.test(stem)) stem = stem.slice(0, -2)
  else if (stem.length > 3 && stem.endsWith('s') && !stem.endsWith('ss')) stem = stem.slice(0, -1)
  if (stem.length > 3 && stem.endsWith('e')) stem = stem.slice(0, -1)
  return stem
}

const undoubled = (stem: string): string =>
  /([bdgklmnprt])\1$/.test(stem) && !/(?:ll|ss)$/.test(stem) ? stem.slice(0, -1) : stem

type WordOrSlot = { readonly word: string } | { readonly slot: number }

/** What a phrase states in words and slots, without what only dresses; undefined if a parameter is missing. */
function elementsOf(pieces: readonly WordOrSlot[], arity: number, nouns: Nouns, role: NameSort): Element[] | undefined {
  // `{a} has {r}`: where nothing else is stated, having counts.
  const onlyHas = pieces.every(piece => 'slot' in piece || fillers.has(piece.word))
  const kept = pieces.filter((piece, i) => {
    if ('slot' in piece) return true
    if (onlyHas && /^ha(?:s|ve)$/.test(piece.word)) return true
    if (fillers.has(piece.word)) return false
    if (!nouns.has(piece.word)) return true
    const near = (step: number): boolean => {
      for (let j = i + step; j >= 0 && j < pieces.length; j += step) {
        const other = pieces[j]!
        if ('slot' in other) return true
        if (!fillers.has(other.word) && !nouns.has(other.word)) return false
      }
      return false
    }
    const isVerb = i === 0 && piece.word === 'place'
    return isVerb || !(role === 'action' || near(1) || near(-1))
  })
  const seen = new Set<number>()
  const elements: Element[] = []
  for (const piece of kept) {
    if ('slot' in piece) {
      seen.add(piece.slot)
      elements.push({ kind: 'slot', place: piece.slot })
    } else elements.push({ kind: 'word', stem: stemOf(piece.word) })
  }
  if (seen.size < arity || elements.length === 0) return undefined
  return elements.some(({ kind }) => kind === 'word') ? elements : undefined
}

const fullOf = (pieces: readonly WordOrSlot[]): string =>
  pieces.map(piece => ('slot' in piece ? '?' : piece.word)).join(' ')

/** `on top of` is `on`, and `from the top of` is `from`, as in responses. */
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\b(on|onto) (?:the )?top of\b/g, '$1')
    .replace(/\b(from|off) (?:(?:on )?(?:the )?top of|on)\b/g, '$1')
    .match(/[\p{L}\p{N}'_-]+/gu) ?? []

const entry = /\(([^\s()?]+)((?:\s\?[^\s()?]+){0,12})\)\s?(?:-|:)\s/gu

/** What a context lists: `(sail ?from ?to) - sail from location ?from to location ?to`. */
export function wordingsInContext(
  context: string,
  arities: {
    readonly action: ReadonlyMap<string, number>
    readonly fact: ReadonlyMap<string, number>
  },
  nouns: Nouns,
): Wording[] {
  const heads = [...context.matchAll(entry)]
  const found: Wording[] = []
  heads.forEach((head, i) => {
    const from = head.index + head[0].length
    const to = Math.min(heads[i + 1]?.index ?? context.length, from + 600)
    const name = head[1]!.toLowerCase()
    const parameters = (head[2] ?? '').trim().split(/\s+/).filter(Boolean)
    const role: NameSort | undefined =
      arities.action.get(name) === parameters.length && !arities.fact.has(name)
        ? 'action'
        : arities.fact.get(name) === parameters.length && !arities.action.has(name)
          ? 'fact'
          : roleBefore(context, head.index)
    if (role === undefined) return
    let phrase = context.slice(from, to)
    if (i + 1 === heads.length) phrase = phrase.split(/\.(?=\s|$)|\n/)[0]!
    phrase = phrase.replace(/[,;.]*\s*(?:and\s*)?$/, '').replace(/\(s\)/g, '')
    const pieces: WordOrSlot[] = []
    for (const part of phrase.split(/(\?[^\s,;:.()?]+)/)) {
      const slot = parameters.indexOf(part.toLowerCase())
      if (part.startsWith('?') && slot >= 0) pieces.push({ slot })
      else for (const word of wordsIn(part)) pieces.push({ word })
    }
    const elements = elementsOf(pieces, parameters.length, nouns, role)
    if (elements !== undefined)
      found.push({
        role,
        name,
        arity: parameters.length,
        elements,
        negated: false,
        full: fullOf(pieces),
      })
  })
  return found
}

/** Names that are both: by the head of the list. */
function roleBefore(context: string, at: number): NameSort | undefined {
  const part = context.slice(Math.max(0, at - 12_000), at)
  const action = Math.max(part.lastIndexOf('actions are'), part.lastIndexOf('actions exist'))
  const fact = Math.max(part.lastIndexOf('propositions are'), part.lastIndexOf('propositions exist'))
  if (action < 0 && fact < 0) return undefined
  return action > fact ? 'action' : 'fact'
}

/**
 * The wordings of a domain's phrases; `isOwn`: those too that are only read. Of phrases made from names these are the bare names,
 * which `looseWordings` has for actions, and which facts are not to be read by.
 */
export function wordingsOfPhrases(phrases: Phrases, nouns: Nouns, isOwn = false): Wording[] {
  const found: Wording[] = []
  const add = (
    role: NameSort,
    name: string,
    parameters: readonly string[],
    template: Template,
    negated: boolean,
  ): void => {
    const pieces = template.parts.flatMap((part): WordOrSlot[] => {
      if (part.kind === 'slot') return [{ slot: parameters.indexOf(part.name) }]
      return wordsIn(part.kind === 'text' ? part.text : part.one).map(word => ({ word }))
    })
    if (pieces.some(piece => 'slot' in piece && piece.slot < 0)) return
    const elements = elementsOf(pieces, parameters.length, nouns, role)
    if (elements !== undefined)
      found.push({
        ...{ role, name, arity: parameters.length, elements, negated, full: fullOf(pieces) },
        template,
      })
  }
  for (const { name, parameters, holds, fails, told: statedTemplate, read = [] } of phrases.predicates.values()) {
    for (const template of [...holds, ...(isOwn ? read : [])]) add('fact', name, parameters, template, false)
    if (statedTemplate !== undefined) add('fact', name, parameters, statedTemplate, false)
    for (const template of fails) add('fact', name, parameters, template, true)
  }
  for (const { name, parameters, wordings, read = [] } of phrases.actions.values())
    for (const template of [...wordings, ...(isOwn ? read : [])]) add('action', name, parameters, template, false)
  return [...found, ...found.flatMap(passiveOf)]
}

/** `the arm holds ?` is `? is held by the arm` as well. */
function passiveOf(wording: Wording): Wording[] {
  const { elements, role, negated, full } = wording
  const [verb, object] = elements.slice(-2)
  const doer = elements.slice(0, -2)
  if (role !== 'fact' || negated || doer.length === 0) return []
  if (verb?.kind !== 'word' || object?.kind !== 'slot') return []
  const spelled = full
    ?.split(' ')
    .filter(word => stemOf(word) === verb.stem)
    .at(-1)
  if (spelled === undefined || !/(?:ing|[^s]s)$/.test(spelled)) return []
  const { full: _, template: __, ...rest } = wording
  const passive: Wording = {
    ...rest,
    passive: verb.stem,
    elements: [object, verb, { kind: 'word', stem: 'by' }, ...doer],
  }
  // Who does it can be left out where there is but one: `b1 is held`.
  const isOne = doer.every(one => one.kind === 'word' && one.stem !== 'no')
  return isOne ? [passive, { ...passive, elements: [object, verb] }] : [passive]
}

/** A schema's own words and its objects: `pick up {key} {place}`, `pickup {key} {place}`, however joined. */
export function looseWordings(name: string, arity: number): Wording[] {
  const words = name
    .replace(/^(pick|put|take|turn|switch)(up|down|on|off|out)\b/, '$1-$2')
    .split(/[-_]+/)
    .filter(Boolean)
  const spelled = words.length > 1 ? [words, [name]] : [words]
  const slots = Array.from({ length: arity }, (_, place) => ({ kind: 'slot' as const, place }))
  const orders: Element[][] = spelled.map(each => [
    ...each.map(word => ({ kind: 'word' as const, stem: stemOf(word) })),
    ...slots,
  ])
  // `put b1 down`
  const [verb, particle, ...more] = words
  if (more.length === 0 && arity > 0 && /^(?:up|down|off|out)$/.test(particle ?? '')) {
    const [first, ...others] = slots
    orders.push([{ kind: 'word', stem: stemOf(verb!) }, first!, { kind: 'word', stem: particle! }, ...others])
  }
  return orders.map(elements => ({
    role: 'action',
    name,
    arity,
    elements,
    negated: false,
    loose: true,
  }))
}

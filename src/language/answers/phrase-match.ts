// Matches one wording at a position of a response, and finds the longest match there.

import type { Item } from './items'
import type { NameSort } from './name-sort'
import type { Token } from './phrase-tokens'
import { type Element, fillers, stemOf, type Wording } from './wordings'

const negators = new Set(['not', "isn't", "aren't", "wasn't", 'never', 'longer', 'cannot', "doesn't", "don't", "can't"])
/** Maximum number of words skipped between two words of a wording. */
const MAX_SKIPPED = 5
/** Verbs of movement, which are interchangeable. */
const goingStems: ReadonlySet<string> = new Set(
  ['move', 'go', 'walk', 'travel', 'head', 'step', 'proceed', 'navigate'].map(stemOf),
)
const keyOf = (stem: string): string => (goingStems.has(stem) ? 'go' : stem)

export interface Index {
  readonly byStem: ReadonlyMap<string, readonly Wording[]>
  readonly bySlot: readonly Wording[]
  readonly fitsExactly?: ((role: NameSort, text: string) => boolean) | undefined
}

const indices = new WeakMap<readonly Wording[], Index>()

export function indexOf(wordings: readonly Wording[]): Index {
  const known = indices.get(wordings)
  if (known !== undefined) return known
  const byStem = new Map<string, Wording[]>()
  const bySlot: Wording[] = []
  for (const wording of wordings) {
    const [first] = wording.elements
    if (first?.kind === 'slot') bySlot.push(wording)
    else if (first !== undefined) {
      const stem = keyOf(first.stem)
      const list = byStem.get(stem)
      if (list === undefined) byStem.set(stem, [wording])
      else list.push(wording)
    }
  }
  const made = { byStem, bySlot }
  indices.set(wordings, made)
  return made
}

export interface PhraseMatch {
  readonly item: Item | undefined
  /** Its possible meanings, if there are several. */
  readonly meanings?: readonly Item[]
  readonly wording?: Wording | undefined
  readonly next: number
}

export function bestAt(
  tokens: readonly Token[],
  i: number,
  index: Index,
  isSound: (role: NameSort, text: string) => boolean,
  foreign: boolean,
  loosely = false,
): PhraseMatch | undefined {
  const first = tokens[i]!
  const tried = [
    ...(index.byStem.get(keyOf(first.stem)) ?? []),
    ...(first.object === undefined && first.only === undefined && !(foreign && first.foreign) ? [] : index.bySlot),
  ]
  const wordings = new Map<Item, Wording>()
  let best: { readonly next: number; readonly texts: Map<string, Item>; readonly whole: Item[] } | undefined
  for (const wording of tried) {
    if ((foreign || loosely) && wording.loose === true) continue
    if (loosely && wording.role === 'fact') continue
    // Without objects, another verb of movement is an ordinary word, as in `Step 1` for a wording `walk`.
    if (wording.elements.length === 1 && !isVerbatim(wording.elements[0]!, first)) continue
    const match = sorted(matchAt(tokens, i, wording, { foreign, loosely }), wording, isSound)
    if (match === undefined || (best !== undefined && match.next < best.next)) continue
    // An object that is left out is put in only where that makes sense: `(move robot1 room3)` lacks another.
    if (wording.fixed !== undefined && !isSound(wording.role, match.item.text)) continue
    // Across a comma only what types allow: `at a now, no longer at b`.
    const hasComma = tokens.slice(i + 1, match.next).some(({ comma }) => comma)
    if (hasComma && wording.role === 'fact' && !isSound('fact', match.item.text)) continue
    if (best === undefined || match.next > best.next) best = { next: match.next, texts: new Map(), whole: [] }
    // Of wordings that state the same the first one counts: those of phrases come before bare names.
    const says = `${match.item.negated} ${match.item.text}`
    if (!best.texts.has(says)) best.texts.set(says, match.item)
    wordings.set(match.item, wording)
    if (wording.full === wordsOf(tokens, i, match.next)) best.whole.push(match.item)
  }
  if (best === undefined) return undefined
  const { next } = best
  const one = (item: Item): PhraseMatch => ({ item, next, wording: wordings.get(item) })
  // Only well-typed meanings count; if there are several, none does.
  const all = [...best.texts.values()]
  if (all.length > 1 && best.whole.length === 1) return one(best.whole[0]!)
  const sound = all.length === 1 ? all : all.filter(item => isSound(item.role!, item.text))
  if (sound.length === 1) return one(sound[0]!)
  const exact = sound.filter(item => index.fitsExactly?.(item.role!, item.text) === true)
  if (exact.length === 1) return one(exact[0]!)
  return { item: undefined, meanings: sound.length > 1 ? sound : all, next: best.next }
}

const isVerbatim = (element: Element, { stem, word }: Token): boolean =>
  element.kind === 'slot' || element.stem === stem || element.stem === word

const wordsOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ word, object }) => (object === undefined ? word : '?'))
    .join(' ')

export type Match = { readonly item: Item; readonly next: number } | undefined

/** The objects of a loose wording in the order that types allow; undefined if several do. */
function sorted(match: Match, wording: Wording, isSound: (role: NameSort, text: string) => boolean): Match {
  if (match === undefined || wording.loose !== true || isSound('action', match.item.text)) return match
  if (wording.arity > 4) return undefined
  const [name, ...args] = match.item.text.slice(1, -1).split(' ') as [string, ...string[]]
  const fit = ordersOf(args)
    .map(order => `(${[name, ...order].join(' ')})`)
    .filter(text => isSound('action', text))
  const unique = [...new Set(fit)]
  return unique.length === 1 ? { ...match, item: { ...match.item, text: unique[0]! } } : undefined
}

const ordersOf = (args: readonly string[]): string[][] =>
  args.length <= 1
    ? [[...args]]
    : args.flatMap((one, i) => ordersOf(args.filter((_, j) => j !== i)).map(rest => [one, ...rest]))

interface Start {
  /** Accepts unknown names too: such an item names nothing, but is kept. */
  readonly foreign?: boolean
  /** `onto` and `into` are the same, as in `load it onto the aeroplane`. */
  readonly loosely?: boolean
  /** `it` at the start stands for the first element; the object it is for, where that is a parameter. */
  readonly subject?: { readonly object: string | undefined }
}

export function matchAt(
  tokens: readonly Token[],
  start: number,
  wording: Wording,
  { foreign = false, loosely = false, subject }: Start,
): { readonly item: Item; readonly next: number } | undefined {
  const { elements, fixed } = wording
  if (subject === undefined && !mayBegin(tokens[start]!, elements[0]!, foreign, loosely)) return undefined
  const args = new Array<string | undefined>(wording.arity).fill(undefined)
  if (fixed !== undefined) for (let i = 0; i < args.length; i++) args[i] = fixed[i]
  let negated = false
  let turned = false
  let at = start
  if (wording.start === 'place' && !opensClause(tokens, start)) return undefined
  for (let place = 0; place < elements.length; place++) {
    const element = elements[place]!
    if (place === 0 && subject !== undefined) {
      if (element.kind === 'slot') args[element.place] = subject.object
      at++
      continue
    }
    for (let skipped = 0; ; skipped++) {
      const token = tokens[at]
      if (token === undefined || (at > start && !token.joined)) return undefined
      if (fits(token, element, args, foreign) || (loosely && isOtherIn(token, element))) {
        // `"b1 is on b2" can never hold` states nothing of what is held.
        if (wording.passive === token.stem && active.test(token.word)) return undefined
        break
      }
      if (isOnlyOne(tokens, at, element, args)) break
      if (place === 0 || skipped >= MAX_SKIPPED) return undefined
      const isNegator = negators.has(token.word) || token.word === 'no'
      // `hoist h can never lift c`
      const isVerb = wording.start === 'doer' && place === 1
      if (isNegator) {
        if (wording.role === 'action' && !isVerb) return undefined
        negated = true
      } else if (isVerb && leadsToVerb.has(token.word)) {
      } else if (wording.loose === true && small.has(token.word)) {
        // `to l1 from l0` turns the order round.
        if (token.word === 'from' && turned) return undefined
        if (token.word === 'to') {
          // `move to a, b or c` is no way from a to b.
          if (wording.arity > 1 && args.every(arg => arg === undefined)) return undefined
          turned = true
        }
      } else if (!isSkipped(token, wording)) return undefined
      at++
    }
    if (element.kind === 'slot') args[element.place] = nameOf(tokens[at]!)
    at++
  }
  let to = tokens[at - 1]!.to
  let next = at
  // A kind of thing after the name: `l1 location`.
  while (next < tokens.length && isTrailing(tokens[next]!)) to = tokens[next++]!.to
  return {
    next,
    item: {
      text: `(${[wording.name, ...args].join(' ')})`,
      from: tokens[start]!.from,
      to,
      role: wording.role,
      negated: negated !== wording.negated,
      weak: false,
      english: true,
      ...(wording.template === undefined ? {} : { template: wording.template }),
    },
  }
}

/** True if a wording that begins with the element may begin at the token. A quick check before the full match. */
const mayBegin = (token: Token, element: Element, foreign: boolean, loosely: boolean): boolean =>
  element.kind === 'word'
    ? token.stem === element.stem ||
      token.word === element.stem ||
      goingStems.has(element.stem) ||
      (loosely && isOtherIn(token, element))
    : token.object !== undefined || token.only !== undefined || (foreign && token.foreign)

const active = /(?:ing|[^s]s|hold|carry|lift)$/

const isTrailing = ({ joined, isKind, leads }: Token): boolean => joined && isKind && !leads

/** True if only an agent such as `the robot` precedes it in its clause. */
function opensClause(tokens: readonly Token[], start: number): boolean {
  let at = start
  while (at > 0 && start - at < 3 && tokens[at]!.joined) {
    const { isKind, word } = tokens[at - 1]!
    if (!isKind && word !== 'the') return false
    at--
  }
  return at === 0 || !tokens[at]!.joined
}

/** Between who acts and what is done: `robot r has to move`. */
const leadsToVerb = new Set('to need needs needed ought able going next then first only'.split(' '))

const small = new Set('at in on onto into off from to with of using and by'.split(' '))

/** `car c0 has to be on the ferry`. */
const isSkipped = (token: Token, { role, loose, directions }: Wording): boolean =>
  directions?.has(token.word) === true ||
  // `stack it on b2 and b3`: what is done to `it` is not done to another.
  (fillers.has(token.word) && !(loose === true && role === 'action' && token.word === 'it')) ||
  token.isKind ||
  (role === 'fact' && (token.word === 'to' || restsAt.has(token.word)))

/** `hoist h sits at depot d`. */
const restsAt = new Set(
  'sits sit sitting rests rest resting stands standing fixed stuck stationed parked docked based needs need needed ought'.split(
    ' ',
  ),
)

/** `onto` for `into`, or vice versa. */
const isOtherIn = ({ word }: Token, element: Element): boolean =>
  element.kind === 'word' &&
  ((element.stem === 'in' && /^on(?:to)?$/.test(word)) || (element.stem === 'on' && /^in(?:to)?$/.test(word)))

const nameOf = ({ object, only, word }: Token): string => object ?? only ?? word

/** `the agent` for the only one, where its name does not follow. */
const isOnlyOne = (
  tokens: readonly Token[],
  at: number,
  element: Element,
  args: readonly (string | undefined)[],
): boolean =>
  element.kind === 'slot' &&
  tokens[at]!.only !== undefined &&
  tokens[at + 1]?.object === undefined &&
  (args[element.place] ?? tokens[at]!.only) === tokens[at]!.only

function fits(token: Token, element: Element, args: readonly (string | undefined)[], foreign: boolean): boolean {
  if (element.kind === 'word')
    return (
      token.stem === element.stem ||
      token.word === element.stem ||
      (goingStems.has(element.stem) && goingStems.has(token.stem))
    )
  if (token.object === undefined && !(foreign && token.foreign)) return false
  const before = args[element.place]
  return before === undefined || before === nameOf(token)
}

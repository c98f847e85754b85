// Facts and actions written in English, found word by word in a response: the longest wording that fits at a place.
// Articles, kinds of things and endings do not matter; a `not` or `no longer` inside says that a fact fails.

import type { Item } from './items'
import { type Found, goingOn, listGoesOn, ofSeveral, withIt } from './elided'
import type { Names } from './names'
import type { NameSort } from './name-sort'
import { type Token, tokensOf } from './phrase-tokens'
import { type Element, fillers, kindNounsOf, type Nouns, stemOf, type Wording } from './wordings'

const negators = new Set([
  'not',
  "isn't",
  "aren't",
  "wasn't",
  'never',
  'longer',
  'cannot',
  "doesn't",
  "don't",
  "can't",
])
/** Words skipped at most between two of a wording. */
const mostSkipped = 5

/** Hears of words that can mean several things, and so are read as none of them. */
export type HearAmbiguous = (meanings: readonly Item[]) => void

/** The items written in English in `[from, to)`, where there is no other item. Linear in the text. */
export function scanPhrases(
  text: string,
  from: number,
  to: number,
  names: Names,
  taken: readonly Item[],
  hear?: HearAmbiguous,
): Item[] {
  const { wordings, fits = () => true, fitsExactly } = names.hints
  if (wordings === undefined) return []
  const tokens = tokensOf(text, from, to, names, taken, () => nounsAmong(wordings()))
  if (tokens.length === 0) return []
  const index = { ...indexOf(wordings()), fitsExactly }
  const found: Item[] = []
  const plain = (all: readonly Token[], i: number): Found | undefined => {
    const one = bestAt(all, i, index, fits, false)
    return one?.item === undefined || one.wording === undefined
      ? undefined
      : { item: one.item, wording: one.wording, next: one.next }
  }
  let topic: { readonly to: number; readonly objects: readonly string[] } | undefined
  for (let i = 0; i < tokens.length; ) {
    const before = found.at(-1)
    const exact = bestAt(tokens, i, index, fits, false)
    // `board c1, c2 or c3 at l1` is not `(board c1 c2)`, which types do not allow.
    const isIllTyped = exact?.item !== undefined && !fits(exact.item.role!, exact.item.text)
    const several =
      exact === undefined || isIllTyped || isCutOff(tokens, exact, fits, plain)
        ? ofSeveral(tokens, i, plain, fits)
        : undefined
    if (several !== undefined) {
      found.push(...several.items)
      i = several.next
      continue
    }
    const named = exact === undefined ? withIt(tokens, i, topic, plain, fits) : undefined
    const best: PhraseMatch | undefined =
      exact ??
      named ??
      ofRelative(tokens, i, index, fits) ??
      bestAt(tokens, i, index, fits, false, true) ??
      bestAt(tokens, i, index, fits, true) ??
      (before === undefined
        ? undefined
        : (ofBareNot(tokens, i, before, fits) ??
          ofSubject(tokens, i, wordings(), before, fits) ??
          ofNoSubject(tokens, i, wordings(), before, fits)))
    if (best === undefined) {
      i++
      continue
    }
    const { item, wording } = best
    let { next } = best
    if (item !== undefined && item.role !== names.want) {
      const wanted = wantedWithin(tokens, i, next, names.want, index, fits)
      if (wanted !== undefined) {
        i = wanted
        continue
      }
    }
    if (item !== undefined) {
      found.push(item)
      const own = tokens.slice(i, next).flatMap(({ object }) => object ?? [])
      topic = { to: item.to, objects: named === undefined ? own : [named.it, ...own] }
      if (wording !== undefined) {
        const more = goingOn(tokens, { item, wording, next }, fits, plain)
        found.push(...more.items)
        next = more.next
        topic = { ...topic, to: found.at(-1)!.to }
      }
    } else if (best.meanings !== undefined) hear?.(best.meanings)
    i = next
  }
  return found
}

/** `pick up b1` of `pick up b1 and b2 from the table`: more objects follow, and then words that do not end a clause. */
function isCutOff(
  tokens: readonly Token[],
  { item, wording, next }: PhraseMatch,
  fits: NonNullable<Names['hints']['fits']>,
  find: (tokens: readonly Token[], i: number) => Found | undefined,
): boolean {
  if (item === undefined || wording === undefined) return false
  if (tokens[next - 1]?.object === undefined || !listGoesOn(tokens, next)) return false
  return goingOn(tokens, { item, wording, next }, fits, find).items.length === 0
}

/** Kinds of things in the domain of these wordings; before or behind a name they add nothing. */
const nounsAmong = (wordings: readonly Wording[]): Nouns => wordings[0]?.nouns ?? kindNounsOf()

/** Ways to say that someone goes: one is as good as another. */
const goingStems: ReadonlySet<string> = new Set(
  ['move', 'go', 'walk', 'travel', 'head', 'step', 'proceed', 'navigate'].map(stemOf),
)
const keyOf = (stem: string): string => (goingStems.has(stem) ? 'go' : stem)

interface Index {
  readonly byStem: ReadonlyMap<string, readonly Wording[]>
  readonly bySlot: readonly Wording[]
  readonly fitsExactly?: ((role: NameSort, text: string) => boolean) | undefined
}

const indices = new WeakMap<readonly Wording[], Index>()

function indexOf(wordings: readonly Wording[]): Index {
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

interface PhraseMatch {
  readonly item: Item | undefined
  /** What it can mean, where that is several things. */
  readonly meanings?: readonly Item[]
  readonly wording?: Wording | undefined
  readonly next: number
}

function bestAt(
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
    ...(first.object === undefined && first.only === undefined && !(foreign && first.foreign)
      ? []
      : index.bySlot),
  ]
  const wordings = new Map<Item, Wording>()
  let best:
    | { readonly next: number; readonly texts: Map<string, Item>; readonly whole: Item[] }
    | undefined
  for (const wording of tried) {
    if ((foreign || loosely) && wording.loose === true) continue
    if (loosely && wording.role === 'fact') continue
    const match = sorted(matchAt(tokens, i, wording, { foreign, loosely }), wording, isSound)
    if (match === undefined || (best !== undefined && match.next < best.next)) continue
    // Across a comma only what types allow: `at a now, no longer at b`.
    const hasComma = tokens.slice(i + 1, match.next).some(({ comma }) => comma)
    if (hasComma && wording.role === 'fact' && !isSound('fact', match.item.text)) continue
    if (best === undefined || match.next > best.next)
      best = { next: match.next, texts: new Map(), whole: [] }
    // Of wordings that say the same the first one counts: those of phrases come before bare names.
    const says = `${match.item.negated} ${match.item.text}`
    if (!best.texts.has(says)) best.texts.set(says, match.item)
    wordings.set(match.item, wording)
    if (wording.full === wordsOf(tokens, i, match.next)) best.whole.push(match.item)
  }
  if (best === undefined) return undefined
  const { next } = best
  const one = (item: Item): PhraseMatch => ({ item, next, wording: wordings.get(item) })
  // Of several meanings those count that are well typed; several are none.
  const all = [...best.texts.values()]
  if (all.length > 1 && best.whole.length === 1) return one(best.whole[0]!)
  const sound = all.length === 1 ? all : all.filter(item => isSound(item.role!, item.text))
  if (sound.length === 1) return one(sound[0]!)
  const exact = sound.filter(item => index.fitsExactly?.(item.role!, item.text) === true)
  if (exact.length === 1) return one(exact[0]!)
  return { item: undefined, meanings: sound.length > 1 ? sound : all, next: best.next }
}

const wordsOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ word, object }) => (object === undefined ? word : '?'))
    .join(' ')

type Match = { readonly item: Item; readonly next: number } | undefined

/** The objects of a loose wording in the order that types allow; undefined where several do. */
function sorted(
  match: Match,
  wording: Wording,
  isSound: (role: NameSort, text: string) => boolean,
): Match {
  if (match === undefined || wording.loose !== true || isSound('action', match.item.text))
    return match
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
  /** Names that the problem does not have are taken too: an item with one names nothing, and is not dropped. */
  readonly foreign?: boolean
  /** `onto` and `into` are the same, as in `load it onto the aeroplane`. */
  readonly loosely?: boolean
  /** `it` at the start stands for the first element; the object it stands for, where that is a parameter. */
  readonly subject?: { readonly object: string | undefined }
}

function matchAt(
  tokens: readonly Token[],
  start: number,
  wording: Wording,
  { foreign = false, loosely = false, subject }: Start,
): { readonly item: Item; readonly next: number } | undefined {
  const args: (string | undefined)[] = Array.from(
    { length: wording.arity },
    (_, place) => wording.fixed?.[place],
  )
  let negated = false
  let turned = false
  let at = start
  if (wording.start === 'place' && !opensClause(tokens, start)) return undefined
  for (const [place, element] of wording.elements.entries()) {
    if (place === 0 && subject !== undefined) {
      if (element.kind === 'slot') args[element.place] = subject.object
      at++
      continue
    }
    for (let skipped = 0; ; skipped++) {
      const token = tokens[at]
      if (token === undefined || (at > start && !token.joined)) return undefined
      if (fits(token, element, args, foreign) || (loosely && isOtherIn(token, element))) break
      if (isOnlyOne(tokens, at, element, args)) break
      if (place === 0 || skipped >= mostSkipped) return undefined
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
  // A kind of thing behind the name: `l1 location`.
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

const isTrailing = ({ joined, isKind, leads }: Token): boolean => joined && isKind && !leads

/** Is nothing but `the robot` before it in its clause? */
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

/** `onto` for `into`, or the other way round. */
const isOtherIn = ({ word }: Token, element: Element): boolean =>
  element.kind === 'word' &&
  ((element.stem === 'in' && /^on(?:to)?$/.test(word)) ||
    (element.stem === 'on' && /^in(?:to)?$/.test(word)))

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

function fits(
  token: Token,
  element: Element,
  args: readonly (string | undefined)[],
  foreign: boolean,
): boolean {
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

/** `tile_3 is clear and tile_2 is not`: what was said before, denied of another. */
function ofBareNot(
  tokens: readonly Token[],
  i: number,
  before: Item,
  isSound: (role: NameSort, text: string) => boolean,
): PhraseMatch | undefined {
  const { object, from } = tokens[i]!
  const [name, ...args] = before.text.slice(1, -1).split(' ')
  if (object === undefined || before.role !== 'fact' || args.length !== 1 || before.negated)
    return undefined
  const [verb, not, next] = tokens.slice(i + 1, i + 4)
  if (!/^(?:is|are)$/.test(verb?.word ?? '') || not?.word !== 'not') return undefined
  const ends = next === undefined || !next.joined || next.comma || next.word === 'and'
  const text = `(${name} ${object})`
  if (!verb!.joined || !not.joined || !ends || from - before.to > mostBetween) return undefined
  if (!isSound('fact', text)) return undefined
  const { template: _, ...rest } = before
  return { item: { ...rest, text, from, to: not.to, negated: true }, next: i + 3 }
}

/** Where what is asked for begins within words on something else, and goes on behind them: `the robot in a can move to b`. */
function wantedWithin(
  tokens: readonly Token[],
  from: number,
  to: number,
  want: NameSort,
  index: Index,
  isSound: (role: NameSort, text: string) => boolean,
): number | undefined {
  for (let at = from + 1; at < to; at++) {
    const match = bestAt(tokens, at, index, isSound, false)
    if (match?.item?.role === want && match.next > to) return at
  }
  return undefined
}

/** `no longer on tile_2, which becomes clear`: what is said of the object before. */
function ofRelative(
  tokens: readonly Token[],
  i: number,
  index: Index,
  isSound: (role: NameSort, text: string) => boolean,
): PhraseMatch | undefined {
  const before = tokens[i - 1]
  const { word, joined } = tokens[i]!
  if (!/^(?:which|who)$/.test(word) || !joined || before === undefined) return undefined
  const { from } = tokens[i]!
  const part = [{ ...before, from }, ...tokens.slice(i + 1, i + mostRelative)]
  const match = bestAt(part, 0, index, isSound, false)
  return match?.item?.role === 'fact' && match.next > 1
    ? { ...match, next: i + match.next }
    : undefined
}
const mostRelative = 12

/** Words between an item and the `it` that takes its subject up. */
const mostBetween = 60

/** Words before a clause without a subject, at most. */
const mostJoining = 4

/** `Car c2 is on the ferry and no longer at l1`: what the second clause says of the subject of the first. */
function ofNoSubject(
  tokens: readonly Token[],
  i: number,
  wordings: readonly Wording[],
  before: Item,
  isSound: (role: NameSort, text: string) => boolean,
): PhraseMatch | undefined {
  if (i === 0 || before.role !== 'fact') return undefined
  const isNow = tokens[i]!.word === 'now' && /^(?:is|are)$/.test(tokens[i - 1]?.word ?? '')
  const isNot = /^(?:no|not|never|cannot|can't)$/.test(tokens[i]!.word)
  const isMore = !isNow && !isNot
  if (isMore && !isJoinedOn(tokens, i, before)) return undefined
  let at = i
  for (; !isMore && at > 0 && tokens[at]!.from > before.to; at--) {
    const { word, joined } = tokens[at]!
    if (!joined || i - at > mostJoining || !joining.has(word)) return undefined
  }
  // The token before stands for the subject.
  const match = saidOf(before, wordings, isSound, subject => matchAtSubject(tokens, i - 1, subject))
  return match === undefined
    ? undefined
    : { ...match, item: { ...match.item, from: tokens[i]!.from } }
}
const joining: ReadonlySet<string> = new Set(
  'no not never cannot and but is are also now hence therefore thus so can will becomes has'.split(
    ' ',
  ),
)

/** `Crate c is now on p, at d, and clear`: more of the same right behind what was said, by comma or `and`. */
function isJoinedOn(tokens: readonly Token[], i: number, before: Item): boolean {
  const { word, object, joined, comma, leads } = tokens[i]!
  if (object !== undefined || !joined || leads || conjoined.has(word)) return false
  const link = tokens[i - 1]!
  const isNext = link.to <= before.to
  const byWord = conjoined.has(link.word) && link.joined && tokens[i - 2]!.to <= before.to
  if (!(isNext ? comma : byWord)) return false
  // `not at l1 and on the ferry`: the `not` may go on.
  return !before.negated || link.word === 'but' || goesOnAnew.test(word)
}
const conjoined = new Set(['and', 'but'])
const goesOnAnew = /^(?:is|are|becomes?|has|have|now|will|gets?)$/

/** `Car c2 is on the ferry; it is no longer at l1`: what `it` says of the subject of the item before. */
function ofSubject(
  tokens: readonly Token[],
  i: number,
  wordings: readonly Wording[],
  before: Item,
  isSound: (role: NameSort, text: string) => boolean,
): PhraseMatch | undefined {
  const { word, from } = tokens[i]!
  if (word !== 'it' || before.role !== 'fact' || from - before.to > mostBetween) return undefined
  return saidOf(before, wordings, isSound, subject => matchAtSubject(tokens, i, subject))
}

interface PhraseFact {
  readonly item: Item
  readonly next: number
}

interface Subject {
  readonly wording: Wording
  readonly object: string | undefined
}

const matchAtSubject = (tokens: readonly Token[], at: number, { wording, object }: Subject) =>
  matchAt(tokens, at, wording, { subject: { object } })

/** The only fact that wordings about the subject of a fact find. */
function saidOf(
  before: Item,
  wordings: readonly Wording[],
  isSound: (role: NameSort, text: string) => boolean,
  find: (subject: Subject) => Match,
): PhraseFact | undefined {
  const [name, ...args] = before.text.slice(1, -1).split(' ')
  const subjects = wordings.flatMap(one => {
    const [first] = one.elements
    return one.name === name && first !== undefined && one.role === 'fact' ? [first] : []
  })
  // An object is the likelier subject: `b1 is not clear and not on b2`, where `nothing is on b2` is a wording, too.
  const texts = { slot: new Map<string, PhraseFact>(), word: new Map<string, PhraseFact>() }
  for (const wording of wordings) {
    const [first, second] = wording.elements
    if (wording.role !== 'fact' || first === undefined || second === undefined) continue
    const subject = subjects.find(one =>
      one.kind === 'word'
        ? first.kind === 'word' && first.stem === one.stem
        : first.kind === 'slot',
    )
    if (subject === undefined) continue
    const object = subject.kind === 'slot' ? args[subject.place] : undefined
    const match = find({ wording, object })
    if (match !== undefined && isSound('fact', match.item.text))
      texts[subject.kind].set(match.item.text, match)
  }
  const likelier = texts.slot.size > 0 ? texts.slot : texts.word
  return likelier.size === 1 ? [...likelier.values()][0] : undefined
}

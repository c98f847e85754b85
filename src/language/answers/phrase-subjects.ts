// Clauses about an object named before them: `it is no longer at l1`, `…, at d, and clear`, `which becomes clear`.

import type { Item } from './items'
import type { NameSort } from './name-sort'
import { bestAt, type Index, type Match, matchAt, type PhraseMatch } from './phrase-match'
import type { Token } from './phrase-tokens'
import type { Wording } from './wordings'

/** `tile_3 is clear and tile_2 is not`: what was stated before, denied of another. */
export function ofBareNot(
  tokens: readonly Token[],
  i: number,
  before: Item,
  isSound: (role: NameSort, text: string) => boolean,
): PhraseMatch | undefined {
  const { object, from } = tokens[i]!
  const [name, ...args] = before.text.slice(1, -1).split(' ')
  if (object === undefined || before.role !== 'fact' || args.length !== 1 || before.negated) return undefined
  const [verb, not, next] = tokens.slice(i + 1, i + 4)
  if (!/^(?:is|are)$/.test(verb?.word ?? '') || not?.word !== 'not') return undefined
  const ends = next === undefined || !next.joined || next.comma || next.word === 'and'
  const text = `(${name} ${object})`
  if (!verb!.joined || !not.joined || !ends || from - before.to > MAX_BETWEEN) return undefined
  if (!isSound('fact', text)) return undefined
  const { template: _, ...rest } = before
  return { item: { ...rest, text, from, to: not.to, negated: true }, next: i + 3 }
}

/** An item that begins before words on something else and continues after them: `the robot in a can move to b`. */
export function wantedWithin(
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

/** `no longer on tile_2, which becomes clear`: what is stated about the object before. */
export function ofRelative(
  tokens: readonly Token[],
  i: number,
  index: Index,
  isSound: (role: NameSort, text: string) => boolean,
): PhraseMatch | undefined {
  const before = tokens[i - 1]
  const { word, joined } = tokens[i]!
  if (!/^(?:which|who)$/.test(word) || !joined || before === undefined) return undefined
  const { from } = tokens[i]!
  const part = [{ ...before, from }, ...tokens.slice(i + 1, i + MAX_RELATIVE)]
  const match = bestAt(part, 0, index, isSound, false)
  return match?.item?.role === 'fact' && match.next > 1 ? { ...match, next: i + match.next } : undefined
}
const MAX_RELATIVE = 12

/** Words between an item and the `it` that takes its subject up. */
const MAX_BETWEEN = 60

/** Maximum number of words before a clause without a subject. */
const MAX_JOINING = 4

/** `Car c2 is on the ferry and no longer at l1`: what the second clause states about the subject of the first. */
export function ofNoSubject(
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
    if (!joined || i - at > MAX_JOINING || !joining.has(word)) return undefined
  }
  // The token before stands for the subject.
  const match = factOfSubject(before, wordings, isSound, subject => matchAtSubject(tokens, i - 1, subject))
  return match === undefined ? undefined : { ...match, item: { ...match.item, from: tokens[i]!.from } }
}
const joining: ReadonlySet<string> = new Set(
  'no not never cannot and but is are also now hence therefore thus so can will becomes has'.split(' '),
)

/** `Crate c is now on p, at d, and clear`: more of the same right after what was stated, by comma or `and`. */
function isJoinedOn(tokens: readonly Token[], i: number, before: Item): boolean {
  const { word, object, joined, comma, leads } = tokens[i]!
  if (object !== undefined || !joined || leads || conjoined.has(word)) return false
  const link = tokens[i - 1]!
  const isNext = link.to <= before.to
  const byWord = conjoined.has(link.word) && link.joined && tokens[i - 2]!.to <= before.to
  if (!(isNext ? comma : byWord)) return false
  // `not at l1 and on the ferry`: the `not` may go on.
  return !before.negated || link.word === 'but' || beginsAgain.test(word)
}
const conjoined = new Set(['and', 'but'])
const beginsAgain = /^(?:is|are|becomes?|has|have|now|will|gets?)$/

/** `Car c2 is on the ferry; it is no longer at l1`: what `it` states about the subject of the item before. */
export function ofSubject(
  tokens: readonly Token[],
  i: number,
  wordings: readonly Wording[],
  before: Item,
  isSound: (role: NameSort, text: string) => boolean,
): PhraseMatch | undefined {
  const { word, from } = tokens[i]!
  if (word !== 'it' || before.role !== 'fact' || from - before.to > MAX_BETWEEN) return undefined
  return factOfSubject(before, wordings, isSound, subject => matchAtSubject(tokens, i, subject))
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
function factOfSubject(
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
  // An object is more likely to be the subject: `b1 is not clear and not on b2`, where `nothing is on b2` is a wording, too.
  const texts = { slot: new Map<string, PhraseFact>(), word: new Map<string, PhraseFact>() }
  for (const wording of wordings) {
    const [first, second] = wording.elements
    if (wording.role !== 'fact' || first === undefined || second === undefined) continue
    const subject = subjects.find(one =>
      one.kind === 'word' ? first.kind === 'word' && first.stem === one.stem : first.kind === 'slot',
    )
    if (subject === undefined) continue
    const object = subject.kind === 'slot' ? args[subject.place] : undefined
    const match = find({ wording, object })
    if (match !== undefined && isSound('fact', match.item.text)) texts[subject.kind].set(match.item.text, match)
  }
  const likelier = texts.slot.size > 0 ? texts.slot : texts.word
  return likelier.size === 1 ? [...likelier.values()][0] : undefined
}

// A shortened plan given only by the steps to remove: "Remove (a b)." The plan without these is the answer.

import type { Span } from '#base/text'
import { isPartial } from './discourse/moods'
import type { Item } from './items'
import { type Doc, spanAt } from './lines'
import { type Choice, nothing } from './mention'
import { type StatedPlaces, statedPlaces } from './plan-places'
import { rankWords } from './number-words'
import type { Answer, ReadItem } from './reading'
import { ambiguous } from './resolve'
import { standingsOf } from './stance'
import type { WordMeaning } from './worth'

/** States that actions are removed from the plan. */
const takenOut =
  /\b(?:remov|delet|drop|omit|skip|redundant|unnecessary|superfluous|cut|cancel|left out|leave out|leaving out|unneeded|not needed|eliminat|discard|useless|undo|keep (?:all|every)|all (?:actions |steps |of them )?(?:but|except))/

/** Occurrences that are distinguished. */
const MAX_PLACES = 8

/**
 * The plan without the actions called superfluous, by name or position. Undefined if a mention of an action has another
 * meaning or is no step of the plan; ambiguous if different plans may remain.
 */
export function withoutRemoved(
  doc: Doc,
  items: readonly Item[],
  plan: readonly string[],
  meaning: WordMeaning,
): Choice {
  for (const [i, { stance, strong, asked }] of standingsOf(doc, items, meaning).entries()) {
    if (stance === 'explained') continue
    const { from, to } = items[i]!
    if (isSupposed(doc, from)) return nothing
    const around = doc.low.slice(Math.max(0, from - 120), (items[i + 4]?.from ?? to) + 120)
    if (stance !== 'denied' || !strong || asked || !takenOut.test(around)) return nothing
  }
  return without(doc, items, superfluousPlaces(doc, items, plan.length, meaning), plan)
}

/** `If we only remove step 1, step 2 fails` */
const isSupposed = ({ low, sentences }: Doc, at: number): boolean => isPartial(low, sentences[spanAt(sentences, at)]!)

/** Shown after actions: that they go. */
const goes =
  /\b(?:can|could|may|should|must|to|will) (?:safely |simply |both |all )?(?:be (?:safely |simply )?(?:removed|dropped|omitted|skipped|deleted|eliminated|left out|cut|discarded)|go\b)|\b(?:is|are) (?:both |all |thus |therefore |clearly )?(?:redundant|superfluous|unnecessary|not needed|not necessary|pointless|useless|unneeded)\b|\b(?:cancel|undo) (?:each other|out)\b/

/** A short list of steps that is called superfluous: `(a b) is undone by (c d); both are superfluous`. */
export function ofPart(doc: Doc, part: readonly ReadItem[], all: readonly Item[], plan: readonly string[]): Choice {
  const sentence = doc.sentences[spanAt(doc.sentences, part[0]?.span.from ?? 0)]
  const limit = Math.max(sentence?.to ?? 0, part.at(-1)?.span.to ?? 0)
  const items = all.filter(({ from, to }) => from >= (part[0]?.span.from ?? 0) && to <= limit)
  const last = items.at(-1)
  if (last === undefined || plan.length < 5 || items.length * 2 > plan.length) return nothing
  const [end = '', next = ''] = doc.low.slice(last.to, last.to + 200).split(/(?<=[.;\n])\s/)
  const text = `${end} ${/^\W*(?:both|these|they|this|it|the pair|so)\b/.test(next) ? next : ''}`
  if (!goes.test(text) || /\b(?:not|cannot|never|no)\b|n't\b/.test(text.replace(/\bnot (?:needed|necessary)/g, '')))
    return nothing
  return without(doc, items, [], plan)
}

type Named = Span & { readonly text: string }

function without(
  doc: Doc,
  items: readonly Named[],
  statedPlaces: readonly StatedPlaces[],
  plan: readonly string[],
): Choice {
  const gone = new Set(items.map(({ text }) => text))
  const ways = statedPlaces.length > 0 ? byPlace(statedPlaces, [...gone], plan) : byName(doc, items, [...gone], plan)
  const spans = [...items, ...statedPlaces].sort((a, b) => a.from - b.from)
  const [first] = spans
  if (first === undefined || ways.length === 0 || ways.some(({ size }) => size === plan.length)) return nothing
  // The steps that stay are not in the text: they come from what it states about the others.
  const span = { from: first.from, to: spans.at(-1)!.to }
  const left = new Map<string, ReadItem[]>()
  for (const places of ways) {
    const rest = plan.filter((_, place) => !places.has(place))
    left.set(
      rest.join(' '),
      rest.map(text => ({ text, span })),
    )
  }
  const readings = [...left.values()].map((rest): Answer => ({ kind: 'list', items: rest }))
  if (readings.length > 1) return ambiguous(readings)
  return {
    answer: readings[0]!,
    doubt: {
      text: 'The text names only what is removed; the plan without that is read as the answer.',
      others:
        items.length === 0
          ? []
          : [
              {
                kind: 'list',
                items: items.map(({ text, from, to }) => ({ text, span: { from, to } })),
              },
            ],
    },
  }
}

/** The positions that are called superfluous. */
function superfluousPlaces(doc: Doc, items: readonly Item[], length: number, meaning: WordMeaning): StatedPlaces[] {
  if (length === 0) return []
  const named = statedPlaces(doc.low, length).filter(one => {
    const item = items[spanAt(items, one.from)]
    return item === undefined || item.from >= one.to
  })
  if (named.length === 0) return named
  const all = [...items, ...named].sort((a, b) => a.from - b.from)
  const standings = standingsOf(doc, all, meaning)
  return all.filter((one, i): one is StatedPlaces => {
    const { stance, strong, asked } = standings[i]!
    if (!('places' in one) || isSupposed(doc, one.from)) return false
    const around = doc.low.slice(Math.max(0, one.from - 120), one.to + 120)
    return stance === 'denied' && strong && !asked && takenOut.test(around)
  })
}

type Ways = readonly ReadonlySet<number>[]

/** Removed steps, if positions are given: these, with the named actions among them. */
function byPlace(statedPlaces: readonly StatedPlaces[], gone: readonly string[], plan: readonly string[]): Ways {
  const stated = new Set(statedPlaces.flatMap(({ places }) => places))
  const fromZero = new Set(statedPlaces.flatMap(one => one.fromZero ?? one.places))
  const holds = (places: ReadonlySet<number>): boolean => {
    const there = new Set([...places].map(place => plan[place]))
    return gone.every(action => there.has(action))
  }
  const counts = statedPlaces.some(one => one.fromZero !== undefined)
  const ways = (counts ? [stated, fromZero] : [stated]).filter(holds)
  if (ways.length < 2 || statedPlaces.some(({ isOpen }) => isOpen === true && gone.length === 0)) return ways
  return ways.slice(0, 1)
}

/** Removed steps by name: each possible occurrence. */
function byName(doc: Doc, items: readonly Span[], actions: readonly string[], plan: readonly string[]): Ways {
  const each = actions.map(action => plan.flatMap((one, place) => (one === action ? [place] : [])))
  const [first, second] = actions
  if (first === undefined || each.some(places => places.length === 0)) return []
  if (each.every(places => places.length === 1)) return [new Set(each.flat())]
  if (actions.length > 2) return []
  const starts = second === undefined ? each[0]! : each[0]!.filter(place => plan[place + 1] === second)
  const meant = whichOf(doc, items, starts, plan.length - actions.length)
  if (meant === 'all') return second === undefined ? [new Set(starts)] : []
  return meant.slice(0, MAX_PLACES).map(place => new Set(second === undefined ? [place] : [place, place + 1]))
}

const atEnd = /\b(?:at|from|near|towards?) (?:the )?(?:very )?(?:end|bottom)\b/
const atStart = /\b(?:at|from|near) (?:the )?(?:very )?(?:beginning|start|top|front)\b/
const occurrence =
  /\b(?:the )?(first|last|final|second|third|fourth|fifth|\d(?:st|nd|rd|th)) (?:(?:occurrence|instance|appearance|pair)\b|["'*_`([]{0,4}$)/

/** If there are several occurrences, those that the surrounding words select. */
function whichOf(
  { low, sentences }: Doc,
  items: readonly Span[],
  starts: readonly number[],
  last: number,
): readonly number[] | 'all' {
  const sentence = sentences[spanAt(sentences, items[0]!.from)]
  const from = Math.max(sentence?.from ?? 0, items[0]!.from - 120)
  const before = low.slice(from, items[0]!.from)
  const behind = low.slice(items.at(-1)!.to, items.at(-1)!.to + 120).split(/[.\n]/)[0]!
  const around = `${before} ${behind}`
  if (atEnd.test(around)) return starts.filter(place => place === last)
  if (atStart.test(around)) return starts.filter(place => place === 0)
  const rank = (occurrence.exec(before) ?? occurrence.exec(behind))?.[1]
  if (rank !== undefined) {
    const n = rankWords.get(rank) ?? (/^\d/.test(rank) ? Number.parseInt(rank, 10) : 0)
    return starts.slice(n - 1, n === 0 ? undefined : n)
  }
  return /\b(?:both|all|every) (?:occurrences?|instances?|appearances?)\b/.test(around) ? 'all' : starts
}

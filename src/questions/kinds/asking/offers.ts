// Draws yes/no and choice questions by form first, truth second: a form that both right and wrong items have, then at
// random which of them is asked. So the form carries no information about the answer.

import type { Rng } from '#base/rng'
import { type Statement, textOfStatement } from '#planning/analysis/statement'
import { wordsIn } from './forms'
import { askChoice, askYesNo } from './options'
import type { DrawnOffers, IsFree, OfferedItem, Offer, Shelf, Option } from './offer'
import { type Attempt, notHere } from './posed'
import { drawTwo } from './two'

const DRAWS = 60
const OPTIONS = 4
/** Random attempts per option. */
const PICKS = 8

export class Pool {
  private readonly shelves: Shelf[] = []
  private readonly isQuick: boolean

  /** `isQuick`: draws the first suitable choice instead of one of many. */
  constructor(isQuick = false) {
    this.isQuick = isQuick
  }

  add(offers: readonly Offer[]): void {
    for (const offer of offers)
      this.shelves.push({
        offer,
        right: byForm(offer.items.filter(({ holds }) => holds)),
        wrong: byForm(offer.items.filter(({ holds }) => !holds)),
      })
  }

  /**
   * Picks a form with both truths, an unasked item of each, and then one of the two at random: so used-up items and
   * items of other shares reveal nothing either.
   */
  drawYesNo(rng: Rng, isFree: IsFree): DrawnOffers | undefined {
    for (const form of rng.shuffled(this.evenForms())) {
      const both = [true, false].map(yes => this.freeItem(rng, form, yes, isFree))
      if (!both.includes(undefined)) return rng.pick(both)
    }
    return undefined
  }

  private freeItem(rng: Rng, form: string, yes: boolean, isFree: IsFree): DrawnOffers | undefined {
    const having = this.shelves.filter(shelf => side(shelf, yes).has(form))
    for (let tries = 0; tries < DRAWS; tries++) {
      const shelf = rng.pick(having)
      const drawn = { offer: shelf.offer, items: [rng.pick(side(shelf, yes).get(form)!)] }
      if (isFree(drawn)) return drawn
    }
    return undefined
  }

  /**
   * Picks four forms, a question with the right option at each of the four positions, and then one of them at random.
   */
  drawChoice(rng: Rng, isFree: IsFree): DrawnOffers | undefined {
    if (this.shelves.some(({ offer }) => offer.two !== undefined))
      return drawTwo(this.shelves, this.evenForms(), rng, isFree)
    const even = new Set(this.evenForms())
    const rich = this.shelves.filter(({ right, wrong }) =>
      [...right.keys(), ...wrong.keys()].some(form => even.has(form)),
    )
    for (let tries = 0; rich.length > 0 && tries < DRAWS; tries++) {
      const forms = someForms(rng, rng.pick(rich), even)
      const able = forms.map((_, place) => this.shelves.filter(shelf => isAble(shelf, forms, place)))
      if (able.some(shelves => shelves.length === 0)) continue
      const drawn = this.isQuick
        ? firstAlike(rng, able, forms, isFree)
        : freeAlike(
            rng,
            able.map((shelves, place) => choicesAt(rng, shelves, forms, place)),
            isFree,
          )
      if (drawn !== undefined) return rng.pick(drawn)
    }
    return undefined
  }

  private evenForms(): string[] {
    const right = new Set(this.shelves.flatMap(shelf => [...shelf.right.keys()]))
    const wrong = new Set(this.shelves.flatMap(shelf => [...shelf.wrong.keys()]))
    return [...right].filter(form => wrong.has(form))
  }
}

const side = (shelf: Shelf, holds: boolean): ReadonlyMap<string, readonly OfferedItem[]> =>
  holds ? shelf.right : shelf.wrong

function byForm(items: readonly OfferedItem[]): Map<string, OfferedItem[]> {
  const found = new Map<string, OfferedItem[]>()
  for (const item of items) {
    const known = found.get(item.form)
    if (known === undefined) found.set(item.form, [item])
    else known.push(item)
  }
  return found
}

const someForms = (rng: Rng, { right, wrong }: Shelf, even: ReadonlySet<string>): string[] => {
  const here = [...new Set([...right.keys(), ...wrong.keys()])].filter(form => even.has(form))
  return Array.from({ length: OPTIONS }, () => rng.pick(here))
}

/** True if the shelf has a right item of the form at this position, and wrong items of all others. */
function isAble({ right, wrong }: Shelf, forms: readonly string[], place: number): boolean {
  if (!right.has(forms[place]!)) return false
  const others = forms.filter((_, i) => i !== place)
  return others.every(other => (wrong.get(other)?.length ?? 0) >= others.filter(each => each === other).length)
}

/**
 * A choice of the given forms, right at the position and wrong elsewhere; undefined if random picks do not give four
 * items.
 */
function choiceAt(
  rng: Rng,
  shelves: readonly Shelf[],
  forms: readonly string[],
  place: number,
): DrawnOffers | undefined {
  const shelf = rng.pick(shelves)
  const items: OfferedItem[] = []
  for (const [i, form] of forms.entries()) {
    const stock = side(shelf, i === place).get(form)!
    for (let picks = 0; picks < PICKS && items.length === i; picks++) {
      const item = rng.pick(stock)
      if (!isAmong(item, items)) items.push(item)
    }
  }
  return items.length < OPTIONS ? undefined : { offer: shelf.offer, items }
}

/** Many such choices, grouped by the similarity of their options. */
function choicesAt(
  rng: Rng,
  shelves: readonly Shelf[],
  forms: readonly string[],
  place: number,
): Map<string, DrawnOffers[]> {
  const found = new Map<string, DrawnOffers[]>()
  for (let tries = 0; tries < DRAWS; tries++) {
    const drawn = choiceAt(rng, shelves, forms, place)
    if (drawn === undefined) continue
    const kinship = kinshipOf(drawn.items)
    const known = found.get(kinship)
    if (known === undefined) found.set(kinship, [drawn])
    else known.push(drawn)
  }
  return found
}

/** Like `freeAlike`, but returns the first one found. */
function firstAlike(
  rng: Rng,
  able: readonly (readonly Shelf[])[],
  forms: readonly string[],
  isFree: IsFree,
): DrawnOffers[] | undefined {
  const found = able.map(() => new Map<string, DrawnOffers>())
  for (let tries = 0; tries < DRAWS; tries++)
    for (const [place, shelves] of able.entries()) {
      const drawn = choiceAt(rng, shelves, forms, place)
      if (drawn === undefined) continue
      const kinship = kinshipOf(drawn.items)
      found[place]!.set(kinship, drawn)
      const alike = found.map(each => each.get(kinship))
      if (!alike.includes(undefined) && (alike as DrawnOffers[]).every(isFree)) return alike as DrawnOffers[]
    }
  return undefined
}

/** One unasked choice for each position of the right option, all with the same similarity among their options. */
function freeAlike(
  rng: Rng,
  found: readonly ReadonlyMap<string, readonly DrawnOffers[]>[],
  isFree: IsFree,
): DrawnOffers[] | undefined {
  for (const kinship of rng.shuffled([...found[0]!.keys()])) {
    if (!found.every(each => each.has(kinship))) continue
    const drawn = found.map(each => each.get(kinship)!.find(isFree))
    if (!drawn.includes(undefined)) return drawn as DrawnOffers[]
  }
  return undefined
}

/** For each option, how many of its objects other options contain too: this could single out an option. */
function kinshipOf(items: readonly OfferedItem[]): string {
  /** The only item that contains an object, or -1 for several. */
  const namedBy = new Map<string, number>()
  for (const [i, item] of items.entries())
    for (const object of objectsOf(item)) namedBy.set(object, (namedBy.get(object) ?? i) === i ? i : -1)
  let kinship = ''
  for (const item of items) {
    let shared = 0
    for (const object of objectsOf(item)) if (namedBy.get(object) === -1) shared++
    kinship += `${shared},`
  }
  return kinship
}

/** The objects of an item's statement, cached because an item takes part in many draws. */
const objectsKnown = new WeakMap<OfferedItem, readonly string[]>()
const knownSentences = new WeakMap<OfferedItem, string>()

function objectsOf(item: OfferedItem): readonly string[] {
  let objects = objectsKnown.get(item)
  if (objects === undefined) objectsKnown.set(item, (objects = objectsNamed(item.statement)))
  return objects
}

function sentenceOf(item: OfferedItem): string {
  let text = knownSentences.get(item)
  if (text === undefined) knownSentences.set(item, (text = textOfStatement(item.statement)))
  return text
}

function objectsNamed(statement: Statement): readonly string[] {
  switch (statement.kind) {
    case 'applicable':
      return objectsIn(statement.action)
    case 'becomes-applicable':
      return [statement.action, statement.also ?? '()'].flatMap(objectsIn)
    case 'holds-after':
    case 'reachable':
      return statement.facts.flatMap(objectsIn)
    case 'landmark':
      return objectsIn(statement.fact)
    default:
      return []
  }
}

const objectsIn = (name: string): string[] => wordsIn(name).slice(1)

/** True if another item has the same statement. */
function isAmong(item: OfferedItem, items: readonly OfferedItem[]): boolean {
  for (const other of items) if (other === item || sentenceOf(other) === sentenceOf(item)) return true
  return false
}

/** Words the drawn question and proves its key. */
export function poseDrawn({ offer, items, claims }: DrawnOffers): Attempt {
  const { situation, parts } = offer
  if (claims !== undefined) return askChoice(situation, offer.choice(items), parts, claims)
  const [first] = items
  if (items.length === 1) return askYesNo(situation, offer.yesNo(first!), parts, first!.statement)
  const options = items.map(({ statement, text }): Option => ({ statement, text: text() }))
  if (new Set(options.map(({ text }) => text.toLowerCase())).size < options.length)
    return notHere('two options read the same')
  return askChoice(situation, offer.choice(items), parts, options)
}

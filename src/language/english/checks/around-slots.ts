// Checks the word before a slot against the objects that fill it: a wrong article, or the noun of another type.

import type { Span } from '#base/text'
import type { Findings } from './finding'
import { type Item, type Items, nameOf } from './items'
import { takesAn } from './slips'
import { filled, type Wording } from './wordings'

/** A slot that is checked. */
interface Watched {
  /** The index of the slot's argument. */
  readonly argument: number
  readonly span: Span
  readonly word: string
}

/** The slots preceded by one of the words. */
function watchedIn({ template, parameters }: Wording, wordOf: (before: string) => string | undefined): Watched[] {
  return template.parts.flatMap((part, i) => {
    const before = template.parts[i - 1]
    if (part.kind !== 'slot' || before?.kind !== 'text') return []
    const word = wordOf(before.text)
    const argument = parameters.indexOf(part.name)
    return word === undefined || argument < 0 ? [] : [{ argument, span: part.span, word }]
  })
}

/** Finds `an {x}` with an object that begins with a consonant, and `a {x}` with a vowel. */
export class ArticleCheck {
  private readonly watched = new Map<Wording, readonly Watched[]>()
  private readonly problem: string | undefined
  private readonly findings: Findings

  constructor(wordings: readonly Wording[], problem: string | undefined, findings: Findings) {
    this.problem = problem
    this.findings = findings
    for (const wording of wordings) {
      const places = watchedIn(wording, before => /(?:^|[\s([“"])(an?) $/i.exec(before)?.[1]?.toLowerCase())
      if (places.length > 0) this.watched.set(wording, places)
    }
  }

  look(wording: Wording, item: Item): void {
    for (const { argument, word } of this.watched.get(wording) ?? []) {
      const object = item.objects[argument]
      if (object === undefined || takesAn(object) === (word === 'an')) continue
      this.watched.delete(wording)
      this.findings.add({
        ...{ code: 'article', severity: 'warning', span: wording.template.span },
        message: `“${word} ${object}” has the wrong article: leave it out, since a name may begin with any letter.`,
        example: {
          ...{ text: filled(wording, item.objects), item: nameOf(item) },
          ...(this.problem === undefined ? {} : { problem: this.problem }),
        },
      })
    }
  }

  end(): void {
    this.watched.clear()
  }
}

/**
 * In a domain without types, unary predicates name the sort of an object. Reports a slot that follows the name of such
 * a predicate but never receives an object of that sort: it has probably been exchanged with another slot.
 */
export class KindCheck {
  private readonly watched = new Map<Wording, (Watched & { fits: number; item?: Item })[]>()
  private readonly objects = new Map<string, ReadonlySet<string>>()
  private readonly reached = new Set<Item>()
  private readonly problem: string | undefined
  private readonly findings: Findings

  constructor(wordings: readonly Wording[], items: Items, findings: Findings) {
    this.problem = items.problem
    this.findings = findings
    const kinds = new Map<string, Set<string>>()
    for (const { head, objects } of items.facts.slice(0, items.reached)) {
      if (objects.length !== 1) continue
      const word = head.replace(/[-_]+/g, ' ')
      kinds.set(word, (kinds.get(word) ?? new Set()).add(objects[0]!))
    }
    if (kinds.size === 0) return
    this.objects = kinds
    for (const wording of wordings) {
      const places = watchedIn(wording, before =>
        // The last word or the last two.
        [/(?:^|\s)([\w-]+ [\w-]+) $/, /(?:^|\s)([\w-]+) $/]
          .map(ends => ends.exec(before)?.[1]?.toLowerCase())
          .find(word => word !== undefined && kinds.has(word)),
      ).filter(({ argument }) => isUntyped(wording, argument))
      if (places.length > 0)
        this.watched.set(
          wording,
          places.map(place => ({ ...place, fits: 0 })),
        )
    }
    if (this.watched.size > 0) this.reached = new Set([...items.facts.slice(0, items.reached), ...items.actions])
  }

  look(wording: Wording, item: Item): void {
    for (const place of this.watched.get(wording) ?? []) {
      if (!this.reached.has(item) || wording.head === place.word.replace(/ /g, '-')) continue
      const object = item.objects[place.argument]
      if (object !== undefined && this.objects.get(place.word)!.has(object)) place.fits++
      else place.item ??= item
    }
  }

  end(): void {
    for (const [wording, places] of this.watched) {
      const wrong = places.find(({ fits, item }) => fits === 0 && item !== undefined)
      if (wrong?.item === undefined) continue
      const { span, word, item } = wrong
      this.findings.add({
        ...{ code: 'argument-order', severity: 'error', span },
        message: `“${word}” is before this slot, but no object in the slot is a ${word}: \`(${word.replace(/ /g, '-')} ${item.objects[wrong.argument]})\` does not hold.`,
        example: {
          ...{ text: filled(wording, item.objects), item: nameOf(item) },
          ...(this.problem === undefined ? {} : { problem: this.problem }),
        },
      })
    }
  }
}

const isUntyped = ({ types }: Wording, argument: number): boolean =>
  (types[argument] ?? []).every(type => type === 'object')

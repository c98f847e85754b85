// What edits make of the lists that they follow.

import type { Span } from '#base/text'
import type { Item } from './items'
import { readItem } from './mentions'
import type { ReadItem } from './reading'
import type { WordMeaning } from './worth'

export type Side = 'pos' | 'neg'

/** An entry that an edit names, by its text or its place in the list. */
export interface Target extends Span {
  readonly text: string
  readonly item?: Item
  /** The entries of the list that it means; undefined: by its text. */
  readonly places?: readonly number[]
}

/** What is done to an entry; `by`: what takes its place. */
export type Edit =
  | { readonly op: 'remove' | 'move'; readonly target: Target; readonly list?: Side | undefined }
  | { readonly op: 'add'; readonly item: Item; readonly list?: Side | undefined }
  | { readonly op: 'replace'; readonly target: Target; readonly by: Item }
  | { readonly op: 'exchange'; readonly places: readonly number[] }
  | { readonly op: 'only'; readonly target: Target }
  | { readonly op: 'swap' | 'unclear' }

/** The lists as they are written; of a set or a plan only `pos`. */
export interface Lists {
  readonly pos: readonly ReadItem[]
  readonly neg: readonly ReadItem[]
}

export interface Editing {
  readonly entries: readonly ReadItem[]
  /** Where the list ends. */
  readonly from: number
  readonly meaning: WordMeaning
  /** effects: a fact that was so before is none. rest: of a plan an entry can occur again, so only explicit words count. */
  readonly of: 'set' | 'effects' | 'rest'
}

/** The places of each text in a list. */
export function placesByText(items: readonly ReadItem[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  items.forEach(({ text }, place) => {
    const own = places.get(text)
    if (own === undefined) places.set(text, [place])
    else own.push(place)
  })
  return places
}

/** A list while it is edited: what is removed leaves a gap, so that no edit copies the list. */
class EditedList {
  private items: (ReadItem | undefined)[]
  private places: Map<string, number[]>

  constructor(items: readonly ReadItem[]) {
    this.items = [...items]
    this.places = placesByText(items)
  }

  first(text: string): ReadItem | undefined {
    const place = this.places.get(text)?.[0]
    return place === undefined ? undefined : this.items[place]
  }

  add(item: ReadItem): void {
    const own = this.places.get(item.text)
    if (own === undefined) this.places.set(item.text, [this.items.length])
    else own.push(this.items.length)
    this.items.push(item)
  }

  remove(text: string): void {
    for (const place of this.places.get(text) ?? []) this.items[place] = undefined
    this.places.delete(text)
  }

  replace(text: string, by: ReadItem): void {
    const places = this.places.get(text)
    if (places === undefined) return
    for (const place of places) this.items[place] = by
    if (by.text === text) return
    this.places.delete(text)
    this.places.set(
      by.text,
      [...(this.places.get(by.text) ?? []), ...places].sort((a, b) => a - b),
    )
  }

  /** The entry at a place, where gaps do not count. */
  at(place: number): ReadItem | undefined {
    this.close()
    return this.items[place]
  }

  put(place: number, item: ReadItem): void {
    this.close()
    const old = this.items[place]
    if (old === undefined) return
    this.items[place] = item
    if (old.text !== item.text) this.places = placesByText(this.all())
  }

  /** Without gaps. */
  all(): readonly ReadItem[] {
    return this.items.filter(item => item !== undefined)
  }

  private close(): void {
    const all = this.all()
    if (all.length === this.items.length) return
    this.items = [...all]
    this.places = placesByText(all)
  }
}

/** The lists after all edits, in order; undefined where it is unclear what one means. */
export function afterEdits(lists: Lists, edits: readonly Edit[], { of, entries }: Editing): Lists | undefined {
  let [pos, neg] = [new EditedList(lists.pos), new EditedList(lists.neg)]
  // Of a plan or a set places count in the list as it was written.
  const gone = new Set<number>()
  const written = placesByText(entries)
  for (const edit of edits) {
    const sideOf = (side: Side): EditedList => (side === 'pos' ? pos : neg)
    switch (edit.op) {
      case 'swap':
        ;[pos, neg] = [neg, pos]
        break
      case 'unclear':
        return undefined
      case 'only':
        pos = new EditedList(pos.all().filter(({ text }) => text === edit.target.text))
        break
      case 'add': {
        if (of === 'effects' && edit.list === undefined) return undefined
        const side = of === 'effects' ? sideOf(edit.list!) : pos
        if (side.first(edit.item.text) === undefined) side.add(readItem(edit.item))
        break
      }
      case 'replace': {
        const by = readItem(edit.by)
        const { text, places } = edit.target
        if (places !== undefined && places.length > 1) return undefined
        for (const list of [pos, neg])
          if (places === undefined) list.replace(text, by)
          else list.put(places[0]!, by)
        break
      }
      case 'exchange': {
        const [one, two] = edit.places
        if (one === undefined || two === undefined || edit.places.length > 2) return undefined
        const [first, second] = [pos.at(one), pos.at(two)]
        if (first === undefined || second === undefined) break
        pos.put(one, second)
        pos.put(two, first)
        break
      }
      case 'move': {
        const { text } = edit.target
        const moved = pos.first(text) ?? neg.first(text)
        if (moved === undefined) break
        const side = edit.list ?? (pos.first(text) === undefined ? 'pos' : 'neg')
        pos.remove(text)
        neg.remove(text)
        sideOf(side).add(moved)
        break
      }
      case 'remove': {
        const { text, places } = edit.target
        if (of !== 'effects' && places !== undefined) {
          for (const place of places) gone.add(place)
          break
        }
        // Of a plan an action that occurs again may mean any of its steps.
        if (of === 'rest' && (written.get(text)?.length ?? 0) > 1) return undefined
        if (of !== 'effects' || edit.list !== 'neg') pos.remove(text)
        if (of === 'effects' && edit.list !== 'pos') neg.remove(text)
        break
      }
      default:
        edit satisfies never
    }
  }
  return { pos: pos.all().filter((_, place) => !gone.has(place)), neg: neg.all() }
}

// A long text in blocks, of which one is edited at a time. Blocks are cut again only where the text comes from elsewhere, so that
// nothing moves while somebody types.

import { createComputed, createEffect, createMemo, createSignal, on } from 'solid-js'
import { longBlocksOf } from './long-blocks'
import type { LongField } from './long-input'

/** A place in a block: `caret` in characters from the block's begin. */
export interface Place {
  readonly at: number
  readonly caret: number
}

/** Where blocks begin and end in the text. */
function createPlaces(blocks: () => readonly string[]) {
  const begins = createMemo(() => {
    let sum = 0
    return [0, ...blocks().map(block => (sum += block.length))]
  })
  /** The end of a line before the next block: in the block's field it would look like a line of its own. */
  const hiddenAt = (at: number): string => (at < blocks().length - 1 && blocks()[at]!.endsWith('\n') ? '\n' : '')
  /** What the field of a block holds. */
  const bodyOf = (at: number): string => blocks()[at]!.slice(0, blocks()[at]!.length - hiddenAt(at).length)
  return {
    ...{ hiddenAt, bodyOf },
    offsetOf: ({ at, caret }: Place): number => begins()[at]! + caret,
    placeOf(offset: number): Place {
      const next = begins().findIndex((begin, at) => at > 0 && begin > offset)
      const at = (next < 0 ? blocks().length : next) - 1
      return { at, caret: offset - begins()[at]! }
    },
    endOf: (at: number): Place => ({ at, caret: bodyOf(at).length }),
  }
}

/** What took the place of what, to be taken back one after the other. */
function createSteps({ text, set, came, focus }: LongField) {
  let last = came()
  return {
    /** The text was `before`. */
    note(before: string): void {
      if (before !== text()) last = { text: text(), before, earlier: last }
    },
    undo(): void {
      if (last?.text !== text()) return
      const { before, earlier } = last
      last = earlier
      set(before, false)
      focus()
    },
  }
}

export type Editing = ReturnType<typeof createBlocks>

export function createBlocks(field: LongField) {
  const { text, set, type, focus } = field
  const { note, undo } = createSteps(field)
  let own: string | undefined
  /** The text when editing began. */
  let begun = ''
  const [blocks, setBlocks] = createSignal<readonly string[]>([])
  const [edited, setEdited] = createSignal<Place | null>(null)
  createComputed(
    on(text, now => {
      if (now === own) return
      setEdited(null)
      setBlocks(longBlocksOf(now))
    }),
  )
  const { offsetOf, placeOf, hiddenAt, bodyOf, endOf } = createPlaces(blocks)
  const go = ({ at, caret }: Place): void => void setEdited({ at, caret: Math.min(caret, bodyOf(at).length) })
  const stop = (): void => {
    if (edited() !== null) note(begun)
    setEdited(null)
  }
  /** Another text takes the place of all. */
  const put = (next: string): void => {
    stop()
    const before = text()
    set(next, true)
    note(before)
    focus()
  }
  const change = (next: readonly string[]): void => {
    own = next.join('')
    setBlocks(next)
    type(own, false)
  }
  return {
    ...{ blocks, edited, offsetOf, placeOf, bodyOf, go, put, undo },
    last: () => endOf(blocks().length - 1),
    begin(place: Place): void {
      begun = text()
      go(place)
    },
    end(): void {
      stop()
      focus()
    },
    /** Calls `heard` now and whenever the caret is to go elsewhere. */
    follow: (heard: () => void): void => createEffect(on(edited, heard)),
    step(by: 1 | -1): void {
      const at = (edited()?.at ?? 0) + by
      if (at >= 0 && at < blocks().length) go(by > 0 ? { at, caret: 0 } : endOf(at))
    },
    /** This is what the field of the edited block holds now. */
    write(body: string): void {
      const { at } = edited()!
      const now = body + hiddenAt(at)
      change(blocks().map((block, place) => (place === at ? now : block)))
    },
    /** The same, of a text that is too long for a field. */
    putIn(body: string): void {
      const { at } = edited()!
      put(text().slice(0, offsetOf({ at, caret: 0 })) + body + text().slice(offsetOf(endOf(at))))
    },
    /** Makes one block of a block and the next, without the letter before or after the place where they meet. */
    join(at: number, side: 'before' | 'after'): void {
      const [one, next] = [blocks()[at], blocks()[at + 1]]
      if (one === undefined || next === undefined) return
      const isBefore = side === 'before' || hiddenAt(at) !== ''
      const kept = isBefore ? one.replace(/.$/su, '') : one
      const after = isBefore ? next : next.replace(/^./su, '')
      change([...blocks().slice(0, at), kept + after, ...blocks().slice(at + 2)])
      setEdited({ at, caret: kept.length })
    },
  }
}

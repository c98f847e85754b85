// A long text in blocks, edited one at a time. The text is divided again only if it is set from elsewhere, so that
// nothing moves while typing.

import { createComputed, createEffect, createMemo, createSignal, on } from 'solid-js'
import { longBlocksOf } from './long-blocks'
import type { LongField } from './long-input'

/** A position in a block: `caret` is the number of characters from the block's start. */
export interface Place {
  readonly at: number
  readonly caret: number
}

/** The offsets of blocks in the text. */
function createPlaces(blocks: () => readonly string[]) {
  const begins = createMemo(() => {
    let sum = 0
    return [0, ...blocks().map(block => (sum += block.length))]
  })
  /** The newline before the next block: in the block's field it would appear as an extra line. */
  const hiddenAt = (at: number): string => (at < blocks().length - 1 && blocks()[at]!.endsWith('\n') ? '\n' : '')
  /** The content of a block's field. */
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

/** The replacements that can be undone, one after the other. */
function createSteps({ text, set, came, focus }: LongField) {
  let last = came()
  return {
    /** Records a replacement; `before`: the text before it. */
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
  /** The text when editing started. */
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
  /** Replaces the whole text. */
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
    /** Calls `heard` now and whenever the caret should move. */
    follow: (heard: () => void): void => createEffect(on(edited, heard)),
    step(by: 1 | -1): void {
      const at = (edited()?.at ?? 0) + by
      if (at >= 0 && at < blocks().length) go(by > 0 ? { at, caret: 0 } : endOf(at))
    },
    /** Sets the content of the edited block's field. */
    write(body: string): void {
      const { at } = edited()!
      const now = body + hiddenAt(at)
      change(blocks().map((block, place) => (place === at ? now : block)))
    },
    /** The same, for a text that is too long for a field. */
    putIn(body: string): void {
      const { at } = edited()!
      put(text().slice(0, offsetOf({ at, caret: 0 })) + body + text().slice(offsetOf(endOf(at))))
    },
    /** Joins a block with the next one, removing the character before or after the boundary. */
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

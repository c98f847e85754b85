// Records of a JSON list, or one after the other, as families read them: a bad one loses no other.

import type { LineTable } from '#base/text'
import { type Json, readJson, shown, skipBlanks } from './json'
import { Recovery } from './json-recovery'

/** Hears of a record and its place. */
export type Take = (value: Json, at: number) => void
/** Hears of a record that is not JSON; `next`: where reading continues. */
export type Lose = (at: number, fault: { at: number; message: string }, next: number) => void

/** Takes the items of the list that opens at `open`; gives the place after it. `whole` hears the faults of the list. */
export function takeArray(
  text: string,
  lines: LineTable,
  open: number,
  take: Take,
  lose: Lose,
  whole: (message: string) => void,
): number {
  let at = skipBlanks(text, open + 1)
  if (text[at] === ']') return at + 1
  let recovery: Recovery | undefined
  const first = at
  for (;;) {
    const item = readJson(text, at)
    let end: number
    if (item.kind === 'value') {
      take(item.value, at)
      end = item.end
    } else {
      recovery ??= new Recovery(text, lines, first)
      const next = recovery.afterItem(at, item.at)
      lose(at, item, next.at)
      if (next.kind === 'item') {
        at = next.at
        continue
      }
      end = next.at
    }
    end = skipBlanks(text, end)
    if (text[end] === ',') at = skipBlanks(text, end + 1)
    else if (text[end] === ']') return end + 1
    else {
      if (item.kind === 'value' || end < text.length)
        whole(
          end >= text.length
            ? 'The list is never closed: the file may have been cut off.'
            : `After a record \`,\` or \`]\` was expected, but here is ${shown(text, end)}; the rest was not read.`,
        )
      return text.length
    }
  }
}

/** Takes objects that follow one another: one a line, or a single one over many lines. */
export function takeSequence(text: string, lines: LineTable, from: number, take: Take, lose: Lose): number {
  let at = from
  let recovery: Recovery | undefined
  while (at < text.length) {
    const item = readJson(text, at)
    if (item.kind === 'value') {
      take(item.value, at)
      at = item.end
    } else {
      recovery ??= new Recovery(text, lines, from)
      const next = recovery.afterLine(at)
      lose(at, item, next)
      at = next
    }
    at = skipBlanks(text, at)
    if (text[at] === ',') at = skipBlanks(text, at + 1)
  }
  return at
}

// Measures the heights of atoms on paper, and where their lines start: they are laid out off screen as printed.

import { For } from 'solid-js'
import { render } from 'solid-js/web'
import { nextTurn } from '#page/browser/turns'
import { AtomView } from './atom'
import type { Atom } from './atoms'
import { type PaperName, textWidth } from './paper'
import './print.css'

export interface Measured {
  /** CSS pixels. */
  readonly height: number
  /** For a divisible atom: the offset of each line's start, in characters. */
  readonly lines: readonly number[] | null
  readonly lineHeight: number
}

/** The key of an atom's layout: equal for atoms with equal appearance. */
export const keyOf = (atom: Atom): string =>
  JSON.stringify(atom, (name, value) => (name === 'of' || name === 'caption' ? null : value))

/** Minimum number of lines of a text that may be divided. */
const DIVIDED_FROM = 6

/** Number of atoms laid out in one task. */
const AT_ONCE = 12

/** The atoms with unknown heights, each once. */
export function unknown(atoms: readonly Atom[], known: ReadonlyMap<string, Measured>): readonly Atom[] {
  const missing = new Map<string, Atom>()
  for (const atom of atoms) {
    const key = keyOf(atom)
    if (!known.has(key)) missing.set(key, atom)
  }
  return [...missing.values()]
}

/** Stores the heights of these atoms in `known`, in several tasks; ends early if aborted. */
export async function measure(
  atoms: readonly Atom[],
  paper: PaperName,
  known: Map<string, Measured>,
  signal: AbortSignal,
): Promise<void> {
  for (let from = 0; from < atoms.length && !signal.aborted; from += AT_ONCE) {
    measureAtOnce(atoms.slice(from, from + AT_ONCE), paper, known)
    await nextTurn()
  }
}

function measureAtOnce(atoms: readonly Atom[], paper: PaperName, known: Map<string, Measured>): void {
  const host = document.createElement('div')
  host.className = 'paper-measured'
  host.style.width = `${textWidth(paper)}mm`
  document.body.append(host)
  const dispose = render(
    () => (
      <For each={atoms}>
        {atom => (
          <div class="paper-block grid" data-part="paper-block">
            <div class="paper-atoms min-w-0">
              <AtomView atom={atom} pictureOf={() => ''} />
            </div>
          </div>
        )}
      </For>
    ),
    host,
  )
  for (const [i, atom] of atoms.entries()) {
    const element = host.children[i]!.querySelector('.atom') as HTMLElement
    known.set(keyOf(atom), measured(element, atom))
  }
  dispose()
  host.remove()
}

function measured(element: HTMLElement, atom: Atom): Measured {
  const { height } = element.getBoundingClientRect()
  if (atom.kind === 'lines') {
    const lines = Array.from({ length: atom.lines }, (_, i) => i)
    return { height, lines, lineHeight: height / atom.lines }
  }
  if (atom.kind !== 'text') return { height, lines: null, lineHeight: 0 }
  const style = getComputedStyle(element)
  const lineHeight = Number.parseFloat(style.lineHeight)
  const padding = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom)
  const count = Math.round((height - padding) / lineHeight)
  return count < DIVIDED_FROM
    ? { height, lines: null, lineHeight }
    : { height, lines: lineStarts(element, count, lineHeight), lineHeight }
}

/** The offset of each line's first character in the text of the element. */
function lineStarts(element: HTMLElement, count: number, lineHeight: number): readonly number[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const nodes: { readonly node: Text; readonly from: number }[] = []
  let length = 0
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    nodes.push({ node: node as Text, from: length })
    length += (node as Text).length
  }
  const style = getComputedStyle(element)
  const top = element.getBoundingClientRect().top + Number.parseFloat(style.paddingTop)
  const range = document.createRange()
  /** The line of a character; for a character without a box, that of the next one. */
  const lineAt = (place: number): number => {
    for (let at = place; at < length; at++) {
      const { node, from } = nodes.filter(each => each.from <= at).at(-1)!
      range.setStart(node, at - from)
      range.setEnd(node, at - from + 1)
      const { top: y, height } = range.getBoundingClientRect()
      if (height > 0) return Math.floor((y + height / 2 - top) / lineHeight)
    }
    return count
  }
  const starts = [0]
  for (let line = 1; line < count; line++) {
    let [low, high] = [starts[line - 1]!, length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (lineAt(middle) < line) low = middle + 1
      else high = middle
    }
    starts.push(low)
  }
  return starts
}

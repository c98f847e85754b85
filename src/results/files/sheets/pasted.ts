// A pasted text: the links of sheets and the codes of results in it, and the lines with neither.

import { isResultText } from './result-file'
import { type CodeSpan, resultsIn } from './result-code'

export interface PastedText {
  /** The parts after `#` of links of sheets, each once. */
  readonly links: readonly string[]
  /** Number of results. */
  readonly codes: number
  /** Number of damaged codes; they are in `rest`. */
  readonly damaged: number
  /** The lines in which nothing was recognised; '' if there are none. */
  readonly rest: string
}

const LINK = /sheet=\d{1,3}\.[\w.-]*[\w-]/g
/** Maximum length of the address before it. */
const MAX_ADDRESS = 2_000

/** The beginning of a link's address: after a blank, quote or bracket. */
function addressStart(text: string, at: number): number {
  let from = at
  while (from > 0 && at - from < MAX_ADDRESS && !/[\s<>"'()]/.test(text[from - 1]!)) from--
  return from
}

/** Linear in the text. */
export function pastedText(text: string): PastedText {
  if (isResultText(text)) return { links: [], codes: 1, damaged: 0, rest: '' }
  const { results, spans, bad } = resultsIn(text)
  const links = [...text.matchAll(LINK)]
  const known = [
    ...spans,
    ...links.map(({ index, 0: link }) => ({ from: addressStart(text, index), to: index + link.length })),
  ]
  return {
    links: [...new Set(links.map(([link]) => link))],
    codes: results.length,
    damaged: bad.length,
    rest: restOf(text, known),
  }
}

/** The lines that no span touches, without blank ones at the ends. A line that has a damaged code is kept. */
function restOf(text: string, known: readonly CodeSpan[]): string {
  const spans = [...known].sort((a, b) => a.from - b.from)
  const kept: string[] = []
  let next = 0
  let from = 0
  for (const line of text.split('\n')) {
    const to = from + line.length
    while (next < spans.length && spans[next]!.to <= from) next++
    let end = next
    while (end < spans.length && spans[end]!.from < to) end++
    const touching = spans.slice(next, end)
    if (touching.length === 0 || /PGR1|sheet=/i.test(without(line, from, touching))) kept.push(line)
    from = to + 1
  }
  return kept.join('\n').trim()
}

function without(line: string, from: number, spans: readonly CodeSpan[]): string {
  let text = ''
  let at = 0
  for (const span of spans) {
    text += line.slice(at, Math.max(at, span.from - from))
    at = Math.max(at, span.to - from)
  }
  return text + line.slice(at)
}

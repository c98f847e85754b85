// Words that stand for an answer named before: `Option 2`, `the second attempt`, `the latter`, of a list of the response's own.

import type { Span } from '#base/text'
import { lineIndex } from './labels'
import { type Doc, firstAcross, spanAt } from './lines'
import type { Mention } from './mention'
import { claimOf } from './render-answer'
import type { AnswerShape } from './shape'

const noun = '(?:candidate|version|variant|attempt|try|guess|idea|path|route)'
const choosable = '(?:option|choice|alternative)'
const ranks = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const rank = `(${ranks.join('|')}|last|latter|former)`
const patterns = new Map<string, RegExp>()

/** `option 2`, `version b`, `the second attempt`; not letters or numbers without such a noun. */
function namePattern({ form }: AnswerShape): RegExp {
  const known = patterns.get(form)
  if (known !== undefined) return known
  const nouns =
    form === 'choice' ? noun : form === 'item' ? `(?:${noun}|${choosable}|move)` : `(?:${noun}|${choosable})`
  const made = new RegExp(
    String.raw`(?<![\p{L}\p{N}_-])(?:${nouns}\s{1,2}\(?#?(\d{1,2}|[a-h])\)?(?![\p{L}\p{N}_-])|(?:my |the )?${rank} ${nouns}\b)`,
    'gu',
  )
  patterns.set(form, made)
  return made
}
/** Between a name and what it stands for. */
const heads =
  /^(?:\s?\([^()\n]{0,80}\))?["'*_`):.\s–—-]{1,9}["'*_`([]{0,4}$|^\s(?:is|was|would be|(?:starts|begins|would start) with|uses|to)\s["'*_`([]{0,4}$/

/** The mentions with those that stand for another of them, in order. */
export function withOwnOptions(doc: Doc, mentions: readonly Mention[], shape: AnswerShape): readonly Mention[] {
  if (mentions.length < 2) return mentions
  const before: (readonly Mention[])[] = [mentions]
  for (const found of [
    named(doc, mentions, shape),
    shape.form === 'item' ? ofRows(doc, mentions) : [],
    ofTwo(doc, mentions),
  ])
    before.push(found.filter(({ from, to }) => before.every(others => firstAcross(others, from, to) === undefined)))
  const apart = before.slice(1).flat()
  return apart.length === 0 ? mentions : [...mentions, ...apart].sort((a, b) => a.from - b.from)
}

const standFor = (span: Span, { answer, weak }: Mention): Mention => ({ ...span, answer, ...(weak ? { weak } : {}) })

/** `Version A: 5. Version B: 3. Version B is my answer.` */
function named({ low, lines }: Doc, mentions: readonly Mention[], shape: AnswerShape): Mention[] {
  const known = new Map<string, Mention>()
  const later: { readonly name: string; readonly span: Span }[] = []
  for (const match of low.matchAll(namePattern(shape))) {
    const span = { from: match.index, to: match.index + match[0].length }
    const next = mentions[spanAt(mentions, span.to)]
    const name = match[1] ?? match[2]!
    const isHead =
      next !== undefined &&
      next.from < lines[lineIndex(lines, span.from)]!.to &&
      heads.test(low.slice(span.to, next.from))
    if (isHead && !known.has(name)) known.set(name, next)
    else later.push({ name, span })
  }
  if (known.size < 2) return []
  const at = (name: string): Mention | undefined =>
    known.get(name) ?? (/^la/.test(name) ? [...known.values()].at(-1) : known.get(String(ranks.indexOf(name) + 1)))
  return later.flatMap(({ name, span }) => {
    const one = at(name)
    return one === undefined ? [] : [standFor(span, one)]
  })
}

const ofList = new RegExp(
  String.raw`\bthe ${rank}(?: (?:one|candidate|option|choice|alternative|entry|item|of (?:these|them|the two)))\b`,
  'g',
)

/** `The second one is the answer`, of rows. */
function ofRows({ low, lines }: Doc, mentions: readonly Mention[]): Mention[] {
  const rows = mentions.filter(({ answer, from }) => {
    const line = lines[lineIndex(lines, from)]!
    return answer.kind === 'item' && (line.marker === 'number' || line.marker === 'dash') && from <= line.content + 2
  })
  const claims = new Set<string>()
  const known = rows.filter(({ answer }) => claims.size < claims.add(claimOf(answer)).size)
  const end = rows.at(-1)?.to
  if (end === undefined || known.length < 2) return []
  return Array.from(low.matchAll(ofList)).flatMap(match => {
    const word = match[1]!
    const row = /^la/.test(word) ? known.at(-1)! : known[ranks.indexOf(word)]
    return row === undefined || match.index < end
      ? []
      : [standFor({ from: match.index, to: match.index + match[0].length }, row)]
  })
}

const oneOfTwo =
  /\bthe (?:(former|first)|latter|second)\b(?=(?: one)?["'*_`]{0,3}(?:[.,;!]|\s*$| (?:is|would|will|can|does|has|must)\b))/g
/** Sentences that the two may lie after. */
const NEAR = 2

/** "The former", "the second": one of the two answers that the text named last. Linear. */
function ofTwo({ low, sentences }: Doc, mentions: readonly Mention[]): Mention[] {
  const found: Mention[] = []
  let next = 0
  for (const match of low.matchAll(oneOfTwo)) {
    const from = match.index
    while (next < mentions.length && mentions[next]!.to <= from) next++
    const start = sentences[Math.max(0, spanAt(sentences, from) - NEAR)]?.from ?? 0
    // Both are in one sentence: the same, or the last that contains any.
    const last = mentions[next - 1]
    if (last === undefined || last.from < start) continue
    const { from: opens = 0 } = sentences[spanAt(sentences, last.from)] ?? {}
    const two: Mention[] = []
    for (let i = next - 1; i >= 0 && mentions[i]!.from >= opens && two.length < 3; i--) two.unshift(mentions[i]!)
    if (two.length !== 2 || claimOf(two[0]!.answer) === claimOf(two[1]!.answer)) continue
    found.push(standFor({ from, to: from + match[0].length }, two[match[1] === undefined ? 1 : 0]!))
  }
  return found
}

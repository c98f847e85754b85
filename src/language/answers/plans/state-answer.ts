// A state out of a response: which facts it states hold, and which it states do not.

import { scanItems } from '../items'
import type { Doc } from '../lines'
import { type Choice, nothing } from '../mention'
import type { Names } from '../names'
import type { ReadItem } from '../reading'
import { ownEnd } from './made-up'
import { sentencesOf } from './sentences'
import { FactScan, type StatedFact } from './stated-facts'

/** The facts claimed and the facts denied; what is stated about objects and fits no fact is kept as it is written. Linear; never throws. */
export function stateAnswer(doc: Doc, names: Names): Choice {
  const { from, to } = stateRegion(doc.text)
  const facts = factsIn(doc, names, from, to, partsOf(doc, from, to))
  if (!facts.some(({ text }) => text !== undefined)) return nothing
  const pos: ReadItem[] = []
  const neg: ReadItem[] = []
  for (const fact of facts) (fact.denied ? neg : pos).push(itemOf(doc, fact))
  return { answer: { kind: 'two-lists', of: 'state', pos: once(pos), neg: once(neg) }, doubt: null }
}

/** The facts that a stretch of a response describes or denies, by sentences or in PDDL, in order. `parts`: of it, with what headings state about them. */
export function factsIn(
  doc: Doc,
  names: Names,
  from: number,
  to: number,
  parts: readonly Part[] = [{ from, to, denied: false }],
): StatedFact[] {
  const sentences = sentencesOf(names)
  const words = sentencesOf(names)?.words
  const formal = scanItems(doc.text, doc.raw, from, to, names)
    .map(item => words?.inOwnNames(item) ?? item)
    .filter(
      item =>
        item.role === 'fact' &&
        (sentences === undefined ||
          doc.text[item.from] === '(' ||
          item.text.includes(' ') === /[(_]/.test(doc.text.slice(item.from, item.to))),
    )
    .map(item => ({
      text: item.text,
      denied: item.negated || falseBehind(doc.low, item.to),
      from: item.from,
      to: item.to,
      isExact: isExact(doc.text, item, names),
    }))
  if (sentences === undefined) return formal
  const told: StatedFact[] = []
  for (const part of parts) {
    const tokens = sentences.tokens(doc.text, part.from, part.to).filter(({ word }) => !/^[()[\]{}]$/.test(word))
    const facts = new FactScan(sentences, tokens).facts()
    told.push(...(part.denied ? facts.map(fact => ({ ...fact, denied: !fact.denied })) : facts))
  }
  const firm = formal.filter(
    item => item.isExact || !told.some(one => one.text !== undefined && one.from < item.to && item.from < one.to),
  )
  if (firm.length === 0) return told
  const apart = told.filter(
    one => !firm.some(item => (item.isExact || one.text === undefined) && one.from < item.to && item.from < one.to),
  )
  return [...apart, ...firm].sort((a, b) => a.from - b.from)
}

/** In brackets, with a predicate and objects that there are: no sentence is written so, whatever words it shares with one. */
function isExact(
  text: string,
  item: { readonly from: number; readonly to: number; readonly text: string },
  { hints }: Names,
): boolean {
  if (text[item.from] !== '(' || text[item.to - 1] !== ')') return false
  const [head = '', ...objects] = item.text.slice(1, -1).split(' ')
  return hints.predicates.get(head) === objects.length && objects.every(each => hints.objects.has(each))
}

const falseBehind = (low: string, at: number): boolean =>
  /^["'`*_\s]{0,4}(?::|=|->|is|\|)\s{0,2}["'`*]{0,3}(?:false|no longer|not true)\b/.test(low.slice(at, at + 40))

interface Part {
  readonly from: number
  readonly to: number
  readonly denied: boolean
}

const deniedHead = /\b(?:false|no longer|not (?:true|hold)|untrue|removed|deleted|do not hold|don't hold)\b/
const givenHead = /\b(?:true|hold|holds|state|facts?|conditions?|added)\b/

/** Stretches under headings that state whether what follows holds. */
function partsOf({ low, lines }: Doc, from: number, to: number): Part[] {
  const parts: Part[] = []
  let start = from
  let denied = false
  for (const line of lines) {
    if (line.to <= from || line.from >= to || line.blank) continue
    const end = Math.min(line.to, to)
    const head = low.slice(Math.max(line.from, from), end).slice(0, 160)
    if (!/:["'*_`\s]*$/.test(head) && line.marker !== 'heading') continue
    const now: boolean = deniedHead.test(head) ? true : givenHead.test(head) ? false : denied
    if (now === denied) continue
    if (line.from > start) parts.push({ from: start, to: line.from, denied })
    start = Math.min(line.to, to)
    denied = now
  }
  parts.push({ from: start, to, denied })
  return parts
}

const label =
  /\[\s?RESULTING STATE\s?\]|\b(?:resulting|final|new|end|current|ending|updated|last) (?:state|situation|configuration)\b[^.\n:]{0,60}(?::|\bis\b|\n)|\b(?:state|situation)\b[^.\n:]{0,40}\b(?:is|after|becomes)\b[^.\n:]{0,60}:|\bafter (?:executing|performing|applying|carrying out|completing|doing|all|the|these|this|that|those|every)\b[^.\n:]{0,60}:|\b(?:final )?answer\s*:/gi

/** Where the state is described: behind the last label that something follows, and before a task made up after it. */
function stateRegion(text: string): { from: number; to: number } {
  const to = Math.min(ownEnd(text), actionsEnd(text))
  let from = 0
  label.lastIndex = 0
  for (let match = label.exec(text); match !== null && match.index < to; match = label.exec(text)) {
    const end = match.index + match[0].length
    if (/[\p{L}]{3,}[^\n]{0,400}[\p{L}]/u.test(text.slice(end, Math.min(to, end + 1_000)))) from = end
  }
  return { from, to }
}

/** A second sequence of actions is a task made up. */
function actionsEnd(text: string): number {
  const at = text.search(/\[\s?ACTION SEQUENCE\s?\]/i)
  return at > 0 && /\S/.test(text.slice(0, at)) ? at : text.length
}

const longestRaw = 300

function itemOf({ raw }: Doc, { text, from, to }: StatedFact): ReadItem {
  const span = { from, to }
  return {
    text:
      text ??
      raw
        .slice(from, Math.min(to, from + longestRaw))
        .replace(/\s+/g, ' ')
        .trim(),
    span,
  }
}

/** Repetition is harmless. */
function once(items: readonly ReadItem[]): ReadItem[] {
  const seen = new Set<string>()
  return items.filter(({ text }) => !seen.has(text) && seen.add(text) !== undefined)
}

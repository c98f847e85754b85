// Classifies the lines of a response: steps, frames and separators of plans, and remarks.

import type { Span } from '#base/text'
import { type Item, scanItems } from '../items'
import { lineIndex } from '../labels'
import { type Doc, type Line, spanAt } from '../lines'
import type { Names } from '../names'
import { stepOfWords } from './parted-steps'
import { finite, idle } from './plan-cues'
import { type Rejection, rejections } from './rejected'
import type { Sentences } from './sentences'
import { type Step, clausesOf } from './step-clauses'
import { type Token, isWord } from './tokens'

export interface PlanLine extends Span {
  readonly line: Line
  readonly steps: readonly Step[]
  /** Neither a step nor a sentence: between steps it counts as an invalid step. */
  readonly bare: boolean
  /** And it names an object: so it is at the ends of a plan too. */
  readonly names: boolean
  /** Something is stated in it in addition steps. */
  readonly rest: boolean
  readonly mentioned: readonly string[]
}

/** A longer line is prose and is read in pieces. */
const header =
  /^\W*(?:step|no\.?|nr\.?|#|action|actions|operator|description|explanation|comment|state|effect|result)\b[^|]*\|/i

/** `unstack b c`: an action without its brackets may fill a line. */
const bareWords = /^(\s*)[\w-]+(?: +[\w-]+){0,9}\s*$/

/** Within a line: the text after it replaces the text before it. */
const instead =
  /(?:[-–—,;(]|\.{3}|…)\s?(?:(?:no|nope|wait|scratch that|strike that|sorry|correction|oops|i mean|i meant|or rather|rather|actually|make that|hold on|no wait|that is|i should say)\b[,:;\s.–—-]{0,4}){1,3}/g
const LONGEST_LINE = 1_000

/** Reads lines one after the other. */
export class LineReader {
  private readonly doc: Doc
  private readonly names: Names
  private readonly sentences: Sentences | undefined
  /** Sentences that change a plan: no lines of one. In order. */
  edits: readonly Span[] = []
  /** What it leaves out of actions that a sentence rejects, and what it found of them. */
  readonly leaves: ReadonlySet<Rejection>
  readonly rejected = new Set<Rejection>()
  constructor(doc: Doc, names: Names, sentences: Sentences | undefined, leaves: readonly Rejection[]) {
    this.doc = doc
    this.leaves = new Set(leaves)
    this.names = names
    this.sentences = sentences
  }

  read(line: Line, start = line.content, end = line.to): PlanLine {
    const { text } = this.doc
    const [from, to] = this.own(start, end)
    const none = {
      line,
      from,
      to,
      steps: [],
      bare: false,
      names: false,
      rest: false,
      mentioned: [],
    }
    if (line.blank || line.marker === 'rule' || line.marker === 'fence' || from >= to)
      return { ...none, rest: start < end }
    if (line.marker === 'table') return this.row(line, from, to)
    const free = line.marker === 'number' || line.marker === 'dash'
    const tokens = this.sentences?.tokens(text, from, to)
    const clauses =
      tokens === undefined ? { steps: [], rest: false, mentioned: [] } : clausesOf(this.sentences!, tokens, free)
    const formal = this.formal(from, to)
    if (formal.length > 0 && !clauses.steps.some(step => step.text !== undefined)) {
      const { steps, rest } = formalSteps(text, from, to, formal)
      const left = this.kept(steps, from, free)
      return left.length === 0 ? { ...none, rest: true } : { ...none, steps: left, rest, mentioned: clauses.mentioned }
    }
    const steps = clauses.steps.map(step => {
      // `pick up the red block (pick-up b)`: two actions in one.
      const isAlone = step.text !== undefined && clauses.steps.length === 1
      const other = isAlone ? formal.find(item => item.from >= step.from && item.text !== step.text) : undefined
      return other === undefined ? step : { ...step, text: undefined, to: Math.max(step.to, other.to) }
    })
    // A remark in brackets: "(In other words, attack is pick up.)"
    const words = text.slice(from, Math.min(to, from + LONGEST_LINE))
    const isAside = /^\s*\(.*[\s=:].*\)\s*$/s.test(words)
    if (isAside && !steps.some(step => step.text !== undefined) && (tokens ?? words.split(/\s+/)).length > 6)
      return { ...none, rest: true, mentioned: clauses.mentioned }
    if (steps.length > 0) return { ...none, ...clauses, steps }
    if (idle.test(text.slice(from, Math.min(to, from + 60)))) return { ...none, bare: true, names: true }
    const labelled = line.number !== undefined || /^\W*step\s?\d/i.test(text.slice(from, from + 20))
    const bare = (!this.isHeading(line) && isBare(text, from, to, tokens)) || (labelled && clauses.mentioned.length > 0)
    return { ...none, ...clauses, steps, bare, names: bare && this.nameAnObject(tokens) }
  }

  /** The parts of a stretch that change no plan and are not retracted within a line. */
  private own(start: number, end: number): [number, number] {
    let [from, to] = [start, end]
    for (let i = spanAt(this.edits, start); i < this.edits.length && this.edits[i]!.from < to; i++) {
      const edit = this.edits[i]!
      if (edit.from <= from + 2) from = Math.min(edit.to, end)
      else to = edit.from
    }
    const words = this.doc.low.slice(from, Math.min(to, from + LONGEST_LINE))
    const cue = Array.from(words.matchAll(instead)).at(-1)
    if (cue === undefined) return [from, to]
    const behind = from + cue.index + cue[0].length
    const closed = cue[0].startsWith('(') ? words.lastIndexOf(')') : -1
    const until = closed < 0 ? to : from + closed
    const isAnother =
      this.steps({ from, to: from + cue.index }).length > 0 && this.steps({ from: behind, to }).length > 0
    return isAnother ? [behind, until] : [from, to]
  }

  private kept(steps: readonly Step[], from: number, isListed: boolean): readonly Step[] {
    const ways = rejections(this.doc.text, from, steps, isListed)
    return steps.filter((_, i) => {
      const way = ways[i]
      if (way !== undefined) this.rejected.add(way)
      return way === undefined || !this.leaves.has(way)
    })
  }

  /** The actions that a stretch names, whatever it states about them. */
  steps({ from, to }: Span): readonly Step[] {
    const { sentences, doc } = this
    const found: Step[] = []
    const tokens = sentences?.tokens(doc.text, from, to) ?? []
    for (let i = 0; i < tokens.length; i++) {
      if (!sentences!.isVerb(tokens[i])) continue
      const one = sentences!.at(tokens, i, 'action')
      if (one === undefined) continue
      const [start, end] = [tokens[i]!.from, tokens[one.next - 1]!.to]
      found.push({ text: one.text, from: start, to: end, others: one.others, hasAgent: false })
      i = one.next - 1
    }
    if (found.length > 0) return found
    return this.formal(from, to).map(item => ({ ...item, others: [], hasAgent: false }))
  }

  /** Does a step name an object? Rules of the domain do not. */
  namesObject({ text, from, to }: Step): boolean {
    const { objects } = this.names.hints
    if (objects.size === 0) return true
    if (text !== undefined)
      return (
        !text.includes(' ') ||
        text
          .slice(1, -1)
          .split(' ')
          .slice(1)
          .some(object => objects.has(object))
      )
    return this.sentences === undefined || this.nameAnObject(this.sentences.tokens(this.doc.text, from, to))
  }

  /** `**By road (c1)**` over a list. */
  private isHeading(line: Line): boolean {
    if (line.marker !== 'none') return false
    const { raw, lines } = this.doc
    const next = lines[lineIndex(lines, line.from) + 1]
    const isOver = next !== undefined && (next.marker === 'dash' || next.marker === 'number')
    return isOver && /^\s*\*\*[^*\n]+\*\*:?\s*$/.test(raw.slice(line.from, line.to))
  }

  private nameAnObject(tokens: readonly Token[] | undefined): boolean {
    return tokens?.some((_, i) => this.sentences!.words.at(tokens, i).length > 0) === true
  }

  /** A row of a table: its cell that describes a step. */
  private row(line: Line, from: number, to: number): PlanLine {
    const { text } = this.doc
    const none = { line, from, to, steps: [], bare: false, names: false, rest: true, mentioned: [] }
    if (header.test(text.slice(from, to).slice(0, 200)) || /^[\s|:=+-]*$/.test(text.slice(from, to))) return none
    const parted = stepOfWords(text.slice(from, to).split('|'), this.names, this.sentences)
    if (parted !== undefined)
      return { ...none, steps: [{ text: parted, from, to, others: [], hasAgent: false }], bare: false, rest: false }
    let odd: PlanLine | undefined
    for (let at = from; at < to; ) {
      const bar = text.indexOf('|', at)
      const end = bar < 0 || bar > to ? to : bar
      const cell = this.read({ ...line, marker: 'number' }, at, end)
      if (cell.steps.length > 0) {
        if (cell.steps.every(step => step.text !== undefined)) return { ...cell, line }
        odd ??= { ...cell, line }
      }
      at = end + 1
    }
    return odd ?? { ...none, bare: true }
  }

  /** Actions in PDDL, and what is in brackets like one. */
  private formal(from: number, to: number): Item[] {
    const { text, raw } = this.doc
    const plain = bareWords.exec(text.slice(from, Math.min(to, from + 200)))
    if (this.sentences !== undefined && plain === null && !/[(_[]|-/.test(text.slice(from, Math.min(to, from + 4_000))))
      return []
    const whole = (item: Item): boolean =>
      plain !== null && item.from === from + plain[1]!.length && text.slice(item.to, to).trim() === ''
    const items = scanItems(text, raw, from, to, this.names)
    const { words } = this.sentences ?? {}
    const called = words === undefined ? items : items.map(item => words.inOwnNames(item))
    return called.filter(item => {
      if (item.negated) return false
      if (item.role === 'fact') return false
      if (item.role === 'action')
        return (
          this.sentences === undefined ||
          text[item.from] === '(' ||
          whole(item) ||
          /[(_-]/.test(text.slice(item.from, item.to))
        )
      return text[item.from] === '(' && !item.weak && item.remark !== true
    })
  }
}

function formalSteps(text: string, from: number, to: number, items: readonly Item[]): Pick<PlanLine, 'steps' | 'rest'> {
  let around = ''
  let at = from
  for (const item of items) {
    around += ` ${text.slice(at, item.from)}`
    at = item.to
  }
  around += ` ${text.slice(at, to)}`
  const isStated = /[\p{L}]{2,}/u.test(
    around.replace(/\b(?:step|action|then|next|and|first|finally|cost|plan)\b/giu, ''),
  )
  return {
    steps: items.map(item => ({
      from: item.from,
      to: item.to,
      text: item.text,
      others: [],
      hasAgent: isStated,
    })),
    rest: isStated,
  }
}

/** Ends a plan. */
const closing = /\b(?:total|time|cost|minutes?|done|end|achieved|reached|completed?)\b/i

/** Words without a verb of a sentence: "hold the red block". */
function isBare(text: string, from: number, to: number, tokens: readonly Token[] | undefined): boolean {
  const written = text.slice(from, Math.min(to, from + 400))
  if (/[:!?]\W*$/.test(written) || finite.test(written) || closing.test(written)) return false
  const words = tokens?.filter(isWord).length ?? written.split(/\s+/).length
  return words > 1 && words < 30 && /\p{L}/u.test(written)
}

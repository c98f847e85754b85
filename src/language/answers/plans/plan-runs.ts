// Runs of steps: each is one plan in a response, with its relation to the other runs.

import { type Version, ageOf, isQuotedBy, isWithdrawn, labelIn } from '../discourse/versions'
import { type Doc, type Line, sentencesFrom } from '../lines'
import { announces, concludes, explanation, offersOther, parts, revises } from './plan-cues'
import type { LineReader, PlanLine } from './plan-lines'
import type { Step } from './step-clauses'

export interface Run {
  readonly steps: readonly Step[]
  /** True if it looks like a list and not like reasoning. */
  readonly listed: boolean
  /** What was stated before it, since the run before. */
  readonly before: string
  /** What introduces it: a label, a heading, a number 1, a marker. */
  readonly begins: boolean
  /** `[PLAN]` is before it. */
  readonly opened: boolean
  /** `[PLAN END]` is after it. */
  readonly closed: boolean
  readonly revises: boolean
  readonly other: boolean
  readonly final: boolean
  readonly announced: boolean
  readonly explains: boolean
  readonly part: boolean
  /** What follows it retracts it. */
  readonly takenBack: boolean
  readonly version: Version
  /** The number of its first line. */
  readonly start: number
  /** The words over it state that it is the prompt's. */
  readonly isQuoted: boolean
  /** Named as an attempt: the next run replaces it. */
  readonly isAttempt: boolean
}

const endMark = /\[\s?PLAN[ _]?END\s?\]/i
const beginMark = /^\W*\[\s?PLAN\s?\]/i

/** Cuts lines into runs. Linear. */
export function runsOf(doc: Doc, reader: LineReader, from: number, to: number): Run[] {
  const cutter = new Cutter(doc, reader, from, to)
  for (const line of doc.lines) {
    if (line.to <= from && line.to < to && line.from < from) continue
    if (line.from >= to) break
    cutter.line(line)
  }
  return cutter.end()
}

class Cutter {
  readonly runs: Run[] = []
  private readonly doc: Doc
  private readonly reader: LineReader
  private readonly from: number
  private readonly to: number
  private steps: Step[] = []
  /** Lines since the last step that fit nothing. */
  private loose: (Step & { readonly steps?: readonly string[] })[] = []
  /** Of these, those that go on as the steps do. */
  private tail: Step[] = []
  private before = ''
  private head: Head = { text: '', opened: false, begins: false, label: '', start: 0 }
  private number = 0
  private lastNumber = 0
  /** Numbers of its lines, while they go down. */
  private down: number[] = []
  private listed = true
  private gap = false
  private opened = false
  private begins = false

  constructor(doc: Doc, reader: LineReader, from: number, to: number) {
    this.doc = doc
    this.reader = reader
    this.from = from
    this.to = to
  }

  /** The runs, once all lines were read. */
  end(): Run[] {
    const { runs } = this
    this.close(false)
    const last = runs.at(-1)
    if (last !== undefined && isWithdrawn(sentencesFrom(this.doc, last.steps.at(-1)!.to, this.to)))
      runs[runs.length - 1] = { ...last, takenBack: true }
    return runs
  }

  close(closed: boolean): void {
    const { steps, tail, listed, head } = this
    if (steps.length > 0) {
      const { down } = this
      // "Step 3: … Step 2: … Step 1: …"
      const ordered =
        down.length > 2 && down.length === steps.length && down.at(-1) === 1 ? steps.slice().reverse() : steps
      const run = runOf([...ordered, ...tail], listed, head, closed)
      const { to } = steps.at(-1)!
      const end = this.doc.text.slice(to, to + 120).split('\n', 1)[0]!
      const isCrossed = /^[^\p{L}]{0,8}[✗✘❌✖]/u.test(end)
      this.runs.push({ ...run, version: { ...run.version, isCrossed } })
    }
    this.tail = []
    this.steps = []
    this.loose = []
    this.before = ''
    this.opened = false
    this.begins = false
    this.number = 0
    this.down = []
    this.lastNumber = 0
    this.listed = true
  }

  line(line: Line): void {
    const { doc, from } = this
    const start = Math.max(line.content, from)
    const end = Math.min(line.to, this.to)
    const opens = beginMark.test(doc.text.slice(line.from, Math.min(end, line.from + 2_000)))
    if (opens) {
      const { before } = this
      this.close(false)
      this.before = before
      this.opened = true
      this.begins = true
    }
    const mark = endMark.exec(doc.text.slice(start, end))
    const stop = mark === null ? end : start + mark.index
    const read = this.reader.read(line, opens ? afterBracket(doc.text, start, stop) : start, stop)
    if (read.steps.length > 0 && !this.isNote(line, read)) this.add(line, read)
    else if (line.blank) {
      this.gap = true
      if (this.steps.length === 0) this.tail = []
    } else if (line.marker === 'fence') this.begins = true
    else this.remark(line, read, stop)
    if (mark !== null) this.close(true)
  }

  /** Apart from a numbered list, and no action: `Don't stack …`. */
  private isNote(line: Line, { steps }: PlanLine): boolean {
    return this.gap && this.number > 0 && line.number === undefined && steps.every(({ text }) => text === undefined)
  }

  private add(line: Line, read: PlanLine): void {
    const first = read.steps[0]!
    const label = this.labelOf(line, first)
    if (label !== '' || this.restarts(line, read)) {
      const { before, opened, begins } = this
      this.close(false)
      Object.assign(this, { before, opened, begins: begins || line.number === 1 })
    }
    const { steps, before, opened, begins, loose } = this
    if (steps.length === 0) {
      const start = this.numberOf(line, first)
      this.head = { text: before, opened, begins: begins || line.number === 1, label, start }
      if (!this.gap && !begins) steps.push(...this.tail)
    } else
      steps.push(
        ...loose.filter(({ steps: sentences }) => sentences === undefined || !sentences.includes(first.text ?? '')),
      )
    this.loose = []
    this.tail = []
    if (first.hasAgent) this.listed = false
    steps.push(...read.steps)
    const number = this.numberOf(line, first)
    if (read.steps.length === 1 && (this.down.length === 0 || this.down.at(-1) === number + 1)) this.down.push(number)
    else this.down = []
    this.before = ''
    this.begins = false
    this.opened = false
    if (line.number !== undefined) this.number = line.number
    this.lastNumber = number
    this.gap = false
  }

  private numberOf(line: Line, first: Step): number {
    return line.number ?? (first.from < line.from ? 0 : numberIn(this.doc.low.slice(line.from, line.from + 24)))
  }

  /** `Attempt 2: pick up …` */
  private labelOf(line: Line, first: Step): string {
    if (first.from < line.from) return ''
    const lead = this.doc.low.slice(line.from, Math.min(first.from, line.from + 80))
    const found = lead.trim() === '' ? undefined : labelIn(lead)
    return (found === undefined && ageOf(lead) === undefined) ||
      (found !== undefined && found.to < 8 && /^\W*plan\W/.test(lead) && this.steps.length === 0)
      ? ''
      : lead
  }

  /** Does another plan begin here? */
  private restarts(line: Line, read: PlanLine): boolean {
    const { steps, number, before, begins, gap, listed } = this
    if (steps.length === 0) return false
    // A list after what is only advised against.
    if (line.number === 1 && number === 0 && steps.every(({ text }) => text === undefined)) return true
    const own = this.numberOf(line, read.steps[0]!)
    // "Step 4: …" once more.
    if (gap && own > 1 && own <= this.lastNumber) return true
    if (line.number === 1 && number === 2 && this.down.length > 1) return false
    if (line.number === 1 && (number > 1 || (number === 0 && before !== '' && !sameLine(steps, line.from)))) return true
    if ((begins && before !== '') || revises.test(before)) return true
    return gap && !listed && !read.steps[0]!.hasAgent && !read.rest
  }

  private remark(line: Line, read: PlanLine, stop: number): void {
    const { steps } = this
    const text = this.doc.text.slice(line.from, stop)
    const span = { from: Math.max(line.content, this.from), to: stop }
    const odd: Step = { ...span, text: undefined, others: [], hasAgent: false }
    const last = steps.at(-1)?.text ?? ''
    if (read.bare && (steps.length > 0 || !announces.test(text))) {
      this.loose.push(odd)
      const marked = line.marker === 'number' || line.marker === 'dash'
      if (read.names && (!this.gap || (marked && steps.length > 0))) this.tail.push(odd)
    } else if (steps.length > 0 && read.mentioned.length > 0 && !read.mentioned.includes(last))
      // A remark about another step than those around it may be one.
      this.loose.push({ ...odd, steps: read.mentioned })
    else if (steps.length === 0) {
      this.loose = []
      this.tail = []
    }
    if (text.trim() !== '') this.before += `${this.before === '' ? '' : '\n'}${text.slice(0, 2_000)}`
    if (line.marker === 'heading' || /:\W*$/.test(text.slice(-6))) this.begins = true
  }
}

const sameLine = (steps: readonly Step[], from: number): boolean => steps.at(-1)!.from >= from

function afterBracket(text: string, from: number, to: number): number {
  const at = text.indexOf(']', from)
  return at < 0 || at >= to ? from : at + 1
}

interface Head {
  readonly text: string
  readonly opened: boolean
  readonly begins: boolean
  /** What its own first line calls it. */
  readonly label: string
  readonly start: number
}

/** `Step 4: …` */
const numberIn = (lead: string): number => Number(/^\W*(?:step|action|move|line)\s?#?(\d{1,4})\b/.exec(lead)?.[1] ?? 0)

function runOf(steps: readonly Step[], listed: boolean, head: Head, closed: boolean): Run {
  const { text, opened, begins, label, start } = head
  // The text just before it is the most informative.
  const last = text.slice(-600)
  const lastLine = last.slice(last.lastIndexOf('\n') + 1)
  const over = label === '' ? lastLine : label
  const named = labelIn(over.toLowerCase())
  const isHead = over.length < 90 && /[:[{*_#\s-]*$/.test(over)
  return {
    steps,
    listed,
    before: text,
    begins,
    opened,
    closed,
    revises: revises.test(text),
    other: offersOther.test(over),
    final: concludes.test(lastLine),
    announced: opened || announces.test(lastLine),
    explains: explanation.test(lastLine) && !announces.test(lastLine) && !revises.test(lastLine),
    part: parts.test(lastLine),
    takenBack: false,
    version: { name: named?.name, age: isHead ? ageOf(over.toLowerCase()) : undefined, isCrossed: false },
    start,
    isQuoted: isQuotedBy(lastLine.toLowerCase()),
    isAttempt: named?.isAttempt === true,
  }
}

// Runs of steps: what a response tells as one plan, and how it stands to the other runs.

import type { Doc } from '../lines'
import { announces, concludes, explanation, offersOther, parts, revises } from './plan-cues'
import type { LineReader } from './plan-lines'
import type { Step } from './step-clauses'

export interface Run {
  readonly steps: readonly Step[]
  /** It looks like a list and not like thinking aloud. */
  readonly listed: boolean
  /** What was said before it, since the run before. */
  readonly before: string
  /** What introduces it: a label, a heading, a number 1, a marker. */
  readonly begins: boolean
  /** `[PLAN]` stands before it. */
  readonly opened: boolean
  /** `[PLAN END]` stands behind it. */
  readonly closed: boolean
  readonly revises: boolean
  readonly other: boolean
  readonly final: boolean
  readonly announced: boolean
  readonly explains: boolean
  readonly part: boolean
}

const endMark = /\[\s?PLAN[ _]?END\s?\]/i
const beginMark = /^\W*\[\s?PLAN\s?\]/i

/** Cuts lines into runs. Linear. */
export function runsOf(doc: Doc, reader: LineReader, from: number, to: number): Run[] {
  const runs: Run[] = []
  let steps: Step[] = []
  /** Lines since the last step that fit nothing. */
  let loose: (Step & { readonly said?: readonly string[] })[] = []
  /** Of these, those that go on as the steps do. */
  let tail: Step[] = []
  let before = ''
  let head = { text: '', opened: false, begins: false }
  let number = 0
  let listed = true
  let gap = false
  let opened = false
  let begins = false

  const close = (closed: boolean): void => {
    if (steps.length > 0) runs.push(runOf([...steps, ...tail], listed, head, closed))
    tail = []
    steps = []
    loose = []
    before = ''
    opened = false
    begins = false
    number = 0
    listed = true
  }
  for (const line of doc.lines) {
    if (line.to <= from && line.to < to && line.from < from) continue
    if (line.from >= to) break
    const start = Math.max(line.content, from)
    const end = Math.min(line.to, to)
    const text = doc.text.slice(line.from, Math.min(end, line.from + 2_000))
    if (beginMark.test(text)) {
      const said = before
      close(false)
      before = said
      opened = true
      begins = true
    }
    const mark = endMark.exec(doc.text.slice(start, end))
    const stop = mark === null ? end : start + mark.index
    const read = reader.read(
      line,
      beginMark.test(text) ? afterBracket(doc.text, start, stop) : start,
      stop,
    )
    if (read.steps.length > 0) {
      const first = read.steps[0]!
      const restarts =
        steps.length > 0 &&
        ((line.number === 1 && number > 1) ||
          (line.number === 1 && number === 0 && !sameLine(steps, line.from) && before !== '') ||
          (begins && before !== '') ||
          revises.test(before) ||
          (gap && !listed && !first.told && !read.rest))
      if (restarts) {
        const [said, open, starts] = [before, opened, begins || line.number === 1]
        close(false)
        ;[before, opened, begins] = [said, open, starts]
      }
      if (steps.length === 0) head = { text: before, opened, begins: begins || line.number === 1 }
      else
        steps.push(
          ...loose.filter(({ said }) => said === undefined || !said.includes(first.text ?? '')),
        )
      if (steps.length === 0 && !gap && !begins) steps.push(...tail)
      loose = []
      tail = []
      if (first.told) listed = false
      steps.push(...read.steps)
      before = ''
      begins = false
      opened = false
      if (line.number !== undefined) number = line.number
      gap = false
    } else if (line.blank) {
      gap = true
      if (steps.length === 0) tail = []
    } else if (line.marker === 'fence') begins = true
    else {
      const said = doc.text.slice(line.from, stop)
      const odd = {
        from: Math.max(line.content, from),
        to: stop,
        text: undefined,
        others: [],
        told: false,
      }
      const last = steps.at(-1)?.text
      if (read.bare && (steps.length > 0 || !announces.test(said))) {
        loose.push(odd)
        const marked = line.marker === 'number' || line.marker === 'dash'
        if (read.names && (!gap || (marked && steps.length > 0))) tail.push(odd)
      } else if (
        steps.length > 0 &&
        read.mentioned.length > 0 &&
        !read.mentioned.includes(last ?? '')
      )
        // A remark about another step than those around it may be one.
        loose.push({ ...odd, said: read.mentioned })
      else if (steps.length === 0) {
        loose = []
        tail = []
      }
      if (said.trim() !== '') before += `${before === '' ? '' : '\n'}${said.slice(0, 2_000)}`
      if (line.marker === 'heading' || /:\W*$/.test(said.slice(-6))) begins = true
    }
    if (mark !== null) close(true)
  }
  close(false)
  return runs
}

const sameLine = (steps: readonly Step[], from: number): boolean => steps.at(-1)!.from >= from

function afterBracket(text: string, from: number, to: number): number {
  const at = text.indexOf(']', from)
  return at < 0 || at >= to ? from : at + 1
}

function runOf(
  steps: readonly Step[],
  listed: boolean,
  head: { readonly text: string; readonly opened: boolean; readonly begins: boolean },
  closed: boolean,
): Run {
  const { text, opened, begins } = head
  // What was said just before it tells most.
  const last = text.slice(-600)
  const lastLine = last.slice(last.lastIndexOf('\n') + 1)
  return {
    steps,
    listed,
    before: text,
    begins,
    opened,
    closed,
    revises: revises.test(text),
    other: offersOther.test(lastLine),
    final: concludes.test(lastLine),
    announced: opened || announces.test(lastLine),
    explains: explanation.test(lastLine) && !announces.test(lastLine),
    part: parts.test(lastLine),
  }
}

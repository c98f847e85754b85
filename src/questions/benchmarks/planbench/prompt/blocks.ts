// Parses one `[STATEMENT]` of a prompt by the fixed texts of its layout, in their order.

import type { PromptBlock, PromptEvent } from '../items'
import type { SentenceReader } from './sentences'

/** A block with the features of its layout. */
export interface ReadBlock extends PromptBlock {
  readonly problems: readonly string[]
  readonly signs: BlockSigns
}

/** Fixed texts that distinguish layouts. */
export interface BlockSigns {
  readonly asksToMinimize: boolean
  readonly asksToVerify: boolean
  readonly asksForState: boolean
  readonly isZeroShot: boolean
  /** True if a blank line separates the goal and “My plan”, as in t1, t5 and t8. */
  readonly isSpaced: boolean
}

export const STATEMENT = '[STATEMENT]'
const GOAL = 'My goal is to have that'
const MINIMIZE = 'I want to minimize the time'
const ZERO_SHOT = 'What is the plan to achieve my goal'
const PLAN = '[PLAN]'
const PLAN_END = '[PLAN END]'
const VERIFICATION = '[VERIFICATION]'
const ACTIONS = '[ACTION SEQUENCE]'
const ACTIONS_END = '[ACTION SEQUENCE END]'
const STATE = '[RESULTING STATE]'
const EVENT = 'During execution, an unexpected event'

/** Chooses among several actions that a sentence may mean, given the initial facts. */
export type ChooseAction = (candidates: readonly string[], init: readonly string[]) => string | undefined

/** A text and the current reading position. */
class Cursor {
  readonly text: string
  at = 0

  constructor(text: string) {
    this.text = text
  }

  /** Moves past the next occurrence of a text, if any; returns the text before it. */
  past(piece: string, within = this.text.length): string | undefined {
    const found = this.text.indexOf(piece, this.at)
    if (found < 0 || found >= within) return undefined
    const before = this.text.slice(this.at, found)
    this.at = found + piece.length
    return before
  }

  has(piece: string): boolean {
    return this.text.indexOf(piece, this.at) >= 0
  }

  /** Reads up to the first of the given texts, or to the end. */
  upTo(...pieces: readonly string[]): string {
    const ends = pieces.map(piece => this.text.indexOf(piece, this.at)).filter(end => end >= 0)
    const end = Math.min(this.text.length, ...ends)
    const part = this.text.slice(this.at, end)
    this.at = end
    return part
  }
}

/** The block after its `[STATEMENT]`. `isOpen`: the fields that its layout leaves for the answer are absent. */
export function readBlock(
  text: string,
  reader: SentenceReader,
  isOpen: boolean,
  choose: ChooseAction = ([first]) => first,
): ReadBlock {
  const cursor = new Cursor(text)
  const problems: string[] = []
  const action = (text: string): string | undefined => choose(reader.actions(text), init)
  const facts = (part: string, where: string): readonly string[] => {
    const { items, unread } = reader.facts(withoutStop(part))
    for (const each of unread) problems.push(`${shown(each)} ${where} is no fact of the domain's sentences.`)
    return items
  }
  const steps = (part: string, where: string): readonly string[] => {
    const found: string[] = []
    for (const line of part.split('\n')) {
      if (line.trim() === '') continue
      const step = action(withoutStop(line))
      if (step === undefined) problems.push(`${shown(line)} ${where} is no action of the domain's sentences.`)
      else found.push(step)
    }
    return found
  }
  cursor.past('have that')
  if (cursor.text[cursor.at] === ',') cursor.at++
  const init: readonly string[] = facts(cursor.upTo(GOAL, ACTIONS, PLAN, 'I have executed'), 'of the initial state')
  let goal: readonly string[] | null = null
  const signs = {
    asksToMinimize: cursor.has(MINIMIZE),
    asksToVerify: cursor.has(VERIFICATION),
    asksForState: cursor.has(STATE) || cursor.has(ACTIONS),
    isZeroShot: cursor.has(ZERO_SHOT),
    isSpaced: /\n[ \t]*\n[ \t]*My plan/.test(text),
  }
  if (cursor.past(GOAL) !== undefined)
    goal = facts(cursor.upTo(MINIMIZE, '\n', 'My plan', ZERO_SHOT, PLAN), 'of the goal')
  const stepsUpTo = (closing: string, where: string): readonly string[] => {
    const part = cursor.upTo(closing, STATEMENT)
    cursor.past(closing)
    return steps(part, where)
  }
  const block = { init, goal, plan: null, executed: null, event: null, newPlan: null }
  const rest = { state: null, message: null, total: null, problems, signs }
  if (signs.asksForState) {
    cursor.past(ACTIONS)
    const executed = stepsUpTo(ACTIONS_END, 'of the sequence')
    cursor.past(STATE)
    const state = isOpen ? null : facts(cursor.upTo(STATEMENT), 'of the resulting state')
    return { ...block, ...rest, executed, state }
  }
  const hasMore = signs.asksToVerify || cursor.has(EVENT)
  if (cursor.past(PLAN) === undefined || (isOpen && !hasMore)) return { ...block, ...rest }
  const plan = stepsUpTo(PLAN_END, 'of the plan')
  if (signs.asksToVerify) {
    cursor.past(VERIFICATION)
    const message = isOpen ? null : cursor.upTo(STATEMENT).replace(/^\n/, '')
    return { ...block, ...rest, plan, message }
  }
  if (!cursor.has(EVENT)) return { ...block, ...rest, plan, total: totalIn(cursor.upTo(STATEMENT)) }
  const event = eventIn(cursor, action, facts, problems)
  cursor.past(PLAN)
  const newPlan = isOpen ? null : stepsUpTo(PLAN_END, 'of the new plan')
  return { ...block, ...rest, plan, event, newPlan }
}

function eventIn(
  cursor: Cursor,
  read: (text: string) => string | undefined,
  facts: (part: string, where: string) => readonly string[],
  problems: string[],
): PromptEvent {
  cursor.past(EVENT)
  cursor.past('After executing the action "')
  const wording = cursor.upTo('" at step', '\n')
  const step = /^" at step (\d{1,9})\b/.exec(cursor.text.slice(cursor.at, cursor.at + 30))
  const action = read(wording)
  if (action === undefined) problems.push(`${shown(wording)} of the event is no action of the domain's sentences.`)
  if (step === null) problems.push('The event does not say after which step of the plan it comes.')
  cursor.past('became true:')
  const becameTrue = facts(unlessNone(cursor.upTo('\n')), 'of what became true')
  cursor.past('unexpectedly false:')
  const becameFalse = facts(unlessNone(cursor.upTo('\n')), 'of what became false')
  return { action: action ?? '', step: Number(step?.[1] ?? 0), becameTrue, becameFalse }
}

/** The playground's own layout writes `none` if an event makes no fact true, or none false. */
const unlessNone = (text: string): string => (text.trim() === 'none' ? '' : text)

const totalIn = (text: string): number | null => {
  const found = /total time to execute the plan is (\d{1,9})\b/.exec(text)
  return found === null ? null : Number(found[1])
}

/** The text without a final full stop. */
const withoutStop = (text: string): string => text.trimEnd().replace(/\.$/, '').trim()

const MAX_SHOWN = 80
const shown = (text: string): string => {
  const line = text.trim().replace(/\s+/g, ' ')
  return `“${line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line}”`
}

// The benchmark's reader of verdicts on plans, and its comparison of two verdicts (Valmeekam et al., NeurIPS 2023,
// arXiv:2206.10498).

import { droppedTrace, TraceBuilder } from '#language/answers/trace'
import { planIn, type Traced } from './plan'
import { attempt, isFailure, type Piece, type PythonFailure, raise, stripped } from './python'
import { stateIn } from './state'
import type { OfficialTables } from './tables'

/** Absent keys were not found in the text; comparisons depend on which keys are present. */
export interface OfficialVerification {
  valid?: boolean
  /** '' if no text follows. */
  unmet_goal?: readonly string[] | '' | null
  unmet_precondition?: {
    action?: string
    predicate?: readonly string[] | null
  }
}

/** The verdict read from a text; null (no reference) raises AttributeError. Linear; never throws. */
export function readOfficialVerification(text: string | null, tables: OfficialTables): Traced<OfficialVerification> {
  const raw = text ?? ''
  const trace = new TraceBuilder(raw)
  const value = attempt(() => verificationIn(text, tables, trace))
  return { value, trace: isFailure(value) ? droppedTrace(raw) : trace.parts() }
}

function verificationIn(text: string | null, tables: OfficialTables, trace: TraceBuilder): OfficialVerification {
  if (text === null) raise('AttributeError')
  const found: OfficialVerification = {}
  const next = { goal: false, action: false, facts: false }
  let hasAction = false
  let at = 0
  for (const text_ of text.split('\n')) {
    const whole: Piece = { text: text_, at }
    at += text_.length + 1
    const contains = (words: string): boolean => describePiece(whole, words, trace)
    if (whole.text.includes('[STATEMENT]')) break
    const line = stripped(whole)
    if (line.text === '') continue
    if (next.goal) {
      found.unmet_goal = stateIn(line, tables, trace)
      next.goal = false
      continue
    }
    if (next.action) {
      const { readable } = planIn(line.text, tables, trace, line.at) ?? raise('TypeError')
      found.unmet_precondition!.action = readable
      next.action = false
      hasAction = true
      continue
    }
    if (hasAction && next.facts) {
      found.unmet_precondition!.predicate = stateIn(line, tables, trace)
      next.facts = false
      hasAction = false
    }
    if (contains('plan is valid')) {
      found.valid ??= true
      break
    }
    if (contains('plan is invalid')) found.valid = false
    const goal = contains('unmet goal')
    const precondition = contains('unmet precondition')
    if (goal && precondition) break
    if (goal) {
      found.unmet_goal = ''
      next.goal = true
    } else if (precondition) {
      if (contains('action')) {
        found.unmet_precondition = {}
        next.action = true
      } else next.facts = true
    } else if (hasAction && contains('Unmet precondition:')) {
      found.unmet_precondition!.predicate = stateIn(line, tables, trace)
      hasAction = false
    }
  }
  return found
}

/** True if the line contains the words, which are then recorded as used. */
function describePiece({ text, at }: Piece, words: string, trace: TraceBuilder): boolean {
  const from = text.indexOf(words)
  if (from >= 0) trace.keep(at + from, at + from + words.length)
  return from >= 0
}

/** Three nested levels: the verdict, also the kind of failure, also the failing step or fact. */
export interface OfficialLevels {
  readonly binary: boolean
  readonly w_type: boolean
  readonly w_expl: boolean
}

/** Compares a response with the file's message, or returns the error that the original raises. Never throws. */
export function officialLevels(
  response: string,
  reference: string | null,
  tables: OfficialTables,
): OfficialLevels | PythonFailure {
  const answer = readOfficialVerification(response, tables).value
  if (isFailure(answer)) return answer
  const truth = readOfficialVerification(reference, tables).value
  return isFailure(truth) ? truth : attempt(() => compared(answer, truth))
}

function compared(answer: OfficialVerification, truth: OfficialVerification): OfficialLevels {
  if (answer.valid === undefined || truth.valid === undefined) raise('KeyError')
  const binary = answer.valid === truth.valid
  const w_type = binary && (answer.valid || keysOf(answer) === keysOf(truth))
  return { binary, w_type, w_expl: w_type && (answer.valid || sameFailure(answer, truth)) }
}

const keysOf = (found: OfficialVerification): string => Object.keys(found).sort().join(' ')

/** One common fact is enough; for an inexecutable action, the action's text must be equal, too. */
function sameFailure(answer: OfficialVerification, truth: OfficialVerification): boolean {
  const { unmet_goal: goal, unmet_precondition: precondition } = answer
  const byGoal = goal !== undefined && haveCommon(goal, truth.unmet_goal)
  if (precondition === undefined) return byGoal
  const { action, predicate } = precondition
  const other = truth.unmet_precondition!
  // If a key is missing in either, the original raises and catches an error.
  if (action === undefined || other.action === undefined || action !== other.action) return byGoal
  if (predicate === undefined || other.predicate === undefined) return byGoal
  return haveCommon(predicate, other.predicate) || byGoal
}

type Facts = readonly string[] | '' | null | undefined

function haveCommon(facts: Facts, others: Facts): boolean {
  if (facts === null) return raise('TypeError')
  if (facts === undefined || facts === '') return false
  if (facts.length > 0 && others === null) return raise('TypeError')
  const known = new Set(others ?? [])
  return facts.some(fact => known.has(fact))
}

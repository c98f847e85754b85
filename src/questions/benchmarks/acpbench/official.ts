// The published score of a response: the rules of the lm-evaluation-harness task as implemented, assuming that its
// planner finishes. An oracle answers what they ask of the planner.

import { shorten } from '#base/words'
import { matchesExactly } from '#language/answers/official-filters'
import {
  type HarnessDate,
  harnessDates,
  newestHarness,
  type OfficialReading,
  readOfficial,
} from '#language/answers/official'
import type { OfficialScore } from '../family'
import { officialRuleOf } from './official-rule'
import type { RecordContent } from './record'
import type { LandGold, NextaGold, ProgGold } from './gold'
import { publishedPlanText } from './published-plan'

/** The queries of the original to its planner and grounder. `undecided`: a limit was reached. */
export interface OfficialOracle {
  /** The result for the goal `(word …)`: unsolvable, solved, or an error if the planner rejects the text. */
  goal(words: readonly string[]): 'unsolvable' | 'solved' | 'error' | 'undecided'
  /**
   * The result for the action's fluent preconditions as the goal; `unknown` if the action is not in the relaxed
   * grounding.
   */
  preconditions(action: string): 'unsolvable' | 'solved' | 'unknown' | 'undecided'
  /**
   * Length of a shortest plan from the state after the action; null if there is none or it is not an action. If that is
   * hard to compute, a lower bound that already exceeds the length after an optimal action.
   */
  stepsAfter(action: string): number | null | 'undecided' | { readonly atLeast: number }
  /** Length of a shortest plan; null if there is none. */
  steps(): number | null | 'undecided'
  /** True if the actions lead from the initial state to the goal. */
  isPlan(actions: readonly string[]): boolean
}

/** The basis of a score: the comparison, or the planner's result. */
export type OfficialGround =
  | 'no-gold'
  | 'nothing-read'
  /** The published program ends with an error. */
  | 'stops'
  | 'equal'
  | 'unequal'
  /** The file's list is empty, so only None is accepted. */
  | 'only-none'
  /** The answer None, but the file lists something. */
  | 'none-refused'
  | 'listed'
  | 'listed-wrong'
  | 'not-listed'
  | 'planner-unsolvable'
  | 'planner-solved'
  | 'planner-error'
  | 'not-grounded'
  | 'open'
  | 'empty-list'
  | 'not-shorter'
  | 'other-case'
  | 'not-a-part'
  | 'plan'
  | 'no-plan'

/** A score with its basis. */
export interface GroundedScore extends OfficialScore {
  readonly ground: OfficialGround
}

/** The value that the published reader returns. */
export type OfficialValue = OfficialReading['value']

/** The published reading of a raw response to a record. */
export function officialReading(
  record: RecordContent,
  text: string,
  harness: HarnessDate = newestHarness,
): OfficialReading {
  const { rule, clean } = officialRuleOf(record.kind, record.format)
  return readOfficial(rule, text, clean, harness)
}

/** The published score of a raw response to a record; the note says so if an earlier harness failed with an error. */
export function officialScore(
  record: RecordContent,
  text: string,
  oracle: OfficialOracle,
  harness: HarnessDate = newestHarness,
): GroundedScore {
  const { value, error, by } = officialReading(record, text, harness)
  if (error !== undefined)
    return {
      score: null,
      ground: 'stops',
      error,
      note: `The published filter of the harness up to version 0.4.11 stops with ${error} here: its last match is empty.`,
    }
  const score = scoreOfValue(record, value, oracle, by)
  const before = harness === harnessDates[0] ? undefined : officialReading(record, text, harnessDates[0]).error
  return before === undefined
    ? score
    : {
        ...score,
        note: `${score.note} Before May 2026 (up to version 0.4.11) it stopped with ${before}.`,
      }
}

/** The published score of a parsed value. */
export function scoreOfValue(
  record: RecordContent,
  value: OfficialValue,
  oracle: OfficialOracle,
  by?: string,
): GroundedScore {
  if (record.gold === undefined)
    return { score: null, ground: 'no-gold', note: 'The file has no usable answer to score by.' }
  if (record.format !== 'gen') return closedScore(record, value as string | null, by)
  if (value === null) return zero('nothing-read', 'The published parser finds no answer in this text.')
  switch (record.kind) {
    case 'app':
      return appScore(record.gold as readonly string[], value as string[])
    case 'prog':
      return progScore(record.gold as ProgGold, value as string[][])
    case 'reach':
      return reachScore(record.gold as readonly string[], value as string, oracle)
    case 'areach':
      return areachScore(record.gold as readonly string[], value as string, oracle)
    case 'val':
      return valScore(String(record.gold), value as string)
    case 'just':
      return justScore(record.question, value as string[], oracle)
    case 'land':
      return landScore(record.gold as LandGold, value as string)
    case 'nexta':
      return nextaScore(record.gold as NextaGold, value as string, oracle)
  }
}

const zero = (ground: OfficialGround, note: string): GroundedScore => ({ score: 0, ground, note })
const one = (ground: OfficialGround, note: string): GroundedScore => ({ score: 1, ground, note })
const open: GroundedScore = {
  score: null,
  ground: 'open',
  note: 'The published scorer would ask its planner; our search reached its limit.',
}
const timeout = (seconds: number): string =>
  `The original gives its planner ${seconds} seconds for this and scores 0 when they run out.`

function closedScore(record: RecordContent, value: string | null, by: string | undefined): GroundedScore {
  if (value === null) return zero('nothing-read', 'The published filter finds no answer in this text.')
  const equal = matchesExactly(value, String(record.gold), record.format === 'bool' ? 'bool' : 'mcq')
  const which = by ?? (record.format === 'bool' ? 'its first match' : 'its last match')
  const note = `The published filter takes ${which}, "${shortened(value)}"`
  return equal
    ? one('equal', `${note}, which is the file's answer.`)
    : zero('unequal', `${note}, which is not the file's answer.`)
}

/** The note on a set that differs from the listed one: `It read 3 actions, not 2.` */
function readInstead(read: number, listed: number, noun: string): string {
  const some = `${read} ${read === 1 ? noun : `${noun}s`}`
  return read === listed ? `It read ${some}, but not exactly those listed.` : `It read ${some}, not ${listed}.`
}

const shortened = (value: string): string => shorten(value, 40)

const lowerAll = (items: readonly string[]): string[] => items.map(item => item.toLowerCase())

function setEqual(a: readonly string[], b: readonly string[]): boolean {
  const left = new Set(a)
  const right = new Set(b)
  return left.size === right.size && [...left].every(item => right.has(item))
}

function appScore(gold: readonly string[], value: readonly string[]): GroundedScore {
  return setEqual(lowerAll(gold), lowerAll(value))
    ? one('equal', 'It read exactly the listed actions.')
    : zero('unequal', readInstead(value.length, gold.length, 'action'))
}

function progScore(gold: ProgGold, value: readonly (readonly string[])[]): GroundedScore {
  const [pos = [], neg = []] = value.map(lowerAll)
  if (setEqual(lowerAll(gold.pos), pos) && setEqual(lowerAll(gold.neg), neg))
    return one('equal', 'It read exactly the listed facts.')
  return zero(
    'unequal',
    value.length === 1
      ? 'It read two equal lists, which it treats as one list and an empty one.'
      : 'It read other facts than the listed ones.',
  )
}

function reachScore(gold: readonly string[], value: string, oracle: OfficialOracle): GroundedScore {
  const answer = value.toLowerCase()
  if (gold.length === 0)
    return answer === 'none'
      ? one('only-none', 'The file lists no unreachable fact, so only None counts.')
      : zero('only-none', 'The file lists no unreachable fact, so only None counts; nothing else is checked.')
  if (gold.some(fact => `(${fact.trim().toLowerCase()})` === answer))
    return one('listed', 'The fact is on the file’s list.')
  if (answer === 'none') return zero('none-refused', 'The file lists unreachable facts, so None does not count.')
  switch (oracle.goal(answer.slice(1, -1).split(' '))) {
    case 'unsolvable':
      return one(
        'planner-unsolvable',
        `Not on the list; the planner proves that the answer, put in place of the goal, cannot be reached. ${timeout(3)}`,
      )
    case 'solved':
      return zero('planner-solved', 'Not on the list; the planner reaches the answer, put in place of the goal.')
    case 'error':
      return zero(
        'planner-error',
        'Not on the list; put in place of the goal, the answer makes the planner report an error.',
      )
    default:
      return open
  }
}

function areachScore(gold: readonly string[], value: string, oracle: OfficialOracle): GroundedScore {
  const answer = value.toLowerCase()
  if (gold.length === 0)
    return answer === 'none'
      ? one('only-none', 'The file lists no unreachable action, so only None counts.')
      : zero('only-none', 'The file lists no unreachable action, so only None counts; nothing else is checked.')
  // The file's list is not lower-cased.
  if (gold.includes(answer)) return one('listed', 'The action is on the file’s list.')
  if (answer === 'none') return zero('none-refused', 'The file lists an unreachable action, so None does not count.')
  switch (oracle.preconditions(answer)) {
    case 'unknown':
      return zero(
        'not-grounded',
        'Not the listed action, and not reachable even if deletes are ignored: the scorer treats it as if it were not an action.',
      )
    case 'unsolvable':
      return one(
        'planner-unsolvable',
        `Not the listed action; the planner proves that its preconditions cannot be reached together. ${timeout(3)}`,
      )
    case 'solved':
      return zero('planner-solved', 'Not the listed action; the planner reaches its preconditions.')
    default:
      return open
  }
}

function valScore(gold: string, value: string): GroundedScore {
  if (gold === value) return one('equal', `It read the first number in the text, ${value}, which is the listed index.`)
  const note = `It read the first number in the text, ${shortened(value)}, and compared it as text with ${gold}`
  return zero('unequal', Number(gold) === Number(value) ? `${note}: leading zeros count.` : `${note}.`)
}

function justScore(question: string, value: readonly string[], oracle: OfficialOracle): GroundedScore {
  if (value.length === 0) return zero('empty-list', 'An empty list never counts.')
  const plan = publishedPlanText(question).replaceAll(') (', ')\n(').split('\n')
  if (plan.length <= value.length)
    return zero('not-shorter', 'It read a sequence that is not shorter than the given plan.')
  if (!isSubsequence(plan, value))
    return isSubsequence(lowerAll(plan), lowerAll(value))
      ? zero(
          'other-case',
          'It read a part of the given plan in other upper and lower case, and the scorer compares case.',
        )
      : zero('not-a-part', 'It read a sequence that is not a part of the given plan in its order.')
  return oracle.isPlan(value)
    ? one('plan', 'It read a shorter part of the given plan that is a plan.')
    : zero('no-plan', 'It read a part of the given plan that is not a plan.')
}

/** The greedy test is exact. */
function isSubsequence(whole: readonly string[], part: readonly string[]): boolean {
  let at = 0
  for (const action of whole) if (at < part.length && action === part[at]) at++
  return at === part.length
}

function landScore(gold: LandGold, value: string): GroundedScore {
  const answer = value.toLowerCase()
  if (lowerAll(gold.yes).includes(answer)) return one('listed', 'The fact is listed as a landmark.')
  if (answer === 'none')
    return gold.yes.length === 0
      ? one('only-none', 'The file lists no landmark, so None counts.')
      : zero('none-refused', 'The file lists landmarks, so None does not count.')
  return zero('not-listed', 'The fact is not listed as a landmark; nothing else is checked.')
}

function nextaScore(gold: NextaGold, value: string, oracle: OfficialOracle): GroundedScore {
  const answer = value.toLowerCase()
  if (lowerAll(gold.yes).includes(answer)) return one('listed', 'The action is listed as a right one.')
  if (lowerAll(gold.no).includes(answer)) return zero('listed-wrong', 'The action is listed as a wrong one.')
  if (!lowerAll(gold.maybe).includes(answer))
    return zero('not-listed', 'The action is not on the file’s list of applicable ones.')
  const after = oracle.stepsAfter(answer)
  if (after === 'undecided') return open
  const before = gold.opt === undefined ? oracle.steps() : Number(gold.opt)
  if (before === 'undecided') return open
  if (after === null || before === null)
    return zero('planner-solved', 'Listed as open; the planner finds no plan from the state after it.')
  if (typeof after === 'object')
    return after.atLeast + 1 > before
      ? zero(
          'planner-solved',
          `Listed as open; a shortest plan has ${before} steps, and at least ${after.atLeast} from the state after the action.`,
        )
      : open
  const text = `Listed as open; a shortest plan has ${before} steps, and ${after} from the state after the action.`
  return after + 1 === before ? one('planner-solved', `${text} ${timeout(5)}`) : zero('planner-solved', text)
}

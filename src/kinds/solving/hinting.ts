// Hints in three levels, and the key: all worked out from the PDDL, never looked up, but
// where a record comes without PDDL and its file's key is all there is.

import type { Statement } from '../../analysis/statement'
import { decideStatement } from '../../analysis/truth'
import { goldText } from '../../benchmarks/acpbench/gold'
import type { Effect } from '../../pddl/model'
import type { KindCode } from '../codes'
import { explainAction } from '../../task/explain'
import { wordsOf } from '../../task/names'
import type { LoadedTask } from '../../task/load'
import { capital, counted, listedNames, quoted } from '../judging/words'
import type { Hint, Revealed } from '../../engine/api/answering'
import type { Question } from '../question'
import type { Judged, Limits } from '../../engine/api/engine'
import { firstHint, furtherHint } from './hint-words'
import { readyFor, type Solution, solve } from './solving'

const LEVELS = 3

export function hintOf(question: Question, level: number, limits: Limits): Hint {
  const { kind, format } = question
  const ready = readyFor(question)
  if (format !== 'gen') return closedHint(question, ready, level)
  if (typeof ready === 'string') return { text: ready, levels: 1 }
  if (level <= 1) return { text: firstHint(ready, kind), levels: LEVELS }
  const solution = solve(ready, question, limits)
  return { text: furtherHint(ready, kind, solution, level === 2 ? 2 : 3), levels: LEVELS }
}

/** What the claims of yes/no and choice questions mean. */
const claims: Readonly<Record<KindCode, string>> = {
  app: 'An action is applicable when its whole precondition holds in the state.',
  prog: 'After an action, what it adds is true, what it deletes is false, and everything else is as before.',
  reach:
    'It can be reached if some sequence of applicable actions leads to a state where all of it holds together.',
  areach:
    'An action can become applicable if its whole precondition holds in some reachable state.',
  val: 'Go through the sequence: is each step an action of this domain, can each be executed in turn, and does the goal hold at the end?',
  just: 'Leave the steps out and go through the rest: can each still be executed, and does the goal still hold at the end?',
  land: 'A landmark holds at some point of every plan: look for a plan that never makes it true.',
  nexta: 'The best action begins a cheapest plan.',
}

/** Of yes/no questions what decides it, of choices which ones it is not. */
function closedHint(question: Question, ready: LoadedTask | string, level: number): Hint {
  const { kind, format, choices, record } = question
  const statements = record?.statements
  const first = claims[kind]
  const labels = choices?.label ?? []
  if (typeof ready === 'string' || statements === undefined) {
    const gold = record === null ? undefined : goldText(record)
    const wrong = labels.filter(label => label.toLowerCase() !== gold?.trim().toLowerCase())
    const canRuleOut = format === 'mcq' && wrong.length === labels.length - 1 && wrong.length > 1
    if (level <= 1 || !canRuleOut) return { text: first, levels: canRuleOut ? LEVELS : 1 }
    return {
      text: `By the published answer, which cannot be proven here, it is ${neither(wrong.slice(0, level - 1))}.`,
      levels: LEVELS,
    }
  }
  if (level <= 1) return { text: first, levels: LEVELS }
  if (format === 'bool')
    return { text: yesNoHint(ready, statements[0]!, level === 2 ? 2 : 3), levels: LEVELS }
  const wrong = labels.filter(
    (_, i) =>
      statements[i] !== undefined && decideStatement(ready.task, statements[i]!).truth === false,
  )
  return { text: `It is ${neither(wrong.slice(0, level - 1))}.`, levels: LEVELS }
}

const neither = (labels: readonly string[]): string =>
  labels.length === 0
    ? 'one of the options that are left'
    : labels.length === 1
      ? `not ${labels[0]}`
      : `neither ${labels.slice(0, -1).join(', ')} nor ${labels.at(-1)}`

function yesNoHint(ready: LoadedTask, statement: Statement, level: 2 | 3): string {
  const { task, domain } = ready
  switch (statement.kind) {
    case 'applicable': {
      const { satisfied, missing } = explainAction(task, task.initial, statement.action)
      if (level === 2) {
        const parts = [...satisfied, ...missing].sort()
        return parts.length === 0
          ? `Nothing that ${quoted(statement.action)} needs depends on the state.`
          : `Its precondition has ${counted(parts.length, 'part')}: ${listedNames(parts, 8)}. Which of them hold?`
      }
      return missing.length > 0
        ? `Look at ${quoted(missing[0]!)}.`
        : `Does anything fail of ${listedNames(satisfied, 8)}?`
    }
    case 'holds-after':
      return level === 2
        ? `Look at what ${quoted(statement.action)} adds and deletes, and compare with ${listedNames(statement.facts, 6)}.`
        : `Of ${listedNames(statement.facts, 6)}, which were true before, and which does the action change?`
    case 'reachable':
    case 'becomes-applicable': {
      const wanted =
        statement.kind === 'reachable'
          ? statement.facts
          : explainAction(task, task.initial, statement.action).missing
      const heads = new Set(wanted.flatMap(name => wordsOf(name)?.slice(0, 1) ?? []))
      const adders = domain.actions.filter(({ effect }) => adds(effect, heads))
      if (level === 2)
        return wanted.length === 0
          ? 'Look at what holds now.'
          : `It needs ${listedNames(wanted, 6)}${wanted.length > 1 ? ' together' : ''}; ${
              adders.length === 0
                ? 'no action makes that true'
                : `the actions that make such facts true are ${listedNames(
                    adders.map(each => each.name),
                    6,
                  )}`
            }.`
      const { truth, certificate } = decideStatement(task, statement)
      const found = certificate?.()
      return truth === true && found?.kind === 'plan'
        ? `If it can be done, ${counted(found.actions.length, 'step')} ${found.actions.length === 1 ? 'is' : 'are'} enough.`
        : 'Do its parts exclude each other, or can something it needs never become true?'
    }
    case 'sequence': {
      const count = statement.entries.length
      const foreign = statement.entries.some(entry => entry.kind === 'foreign')
      return level === 2
        ? `There are ${counted(count, 'step')}. Is each an action, can each be executed in turn, and does the goal hold at the end?`
        : foreign
          ? 'Look closely at what each step names.'
          : 'Every step names an action of the domain; what matters is whether each can be executed in turn, and what holds at the end.'
    }
    case 'removable':
      return level === 2
        ? `Leave out ${listedNames(
            statement.positions.map(at => statement.plan[at] ?? ''),
            4,
          )} and go on from the state before.`
        : `Look at what ${listedNames(
            statement.positions.map(at => statement.plan[at] ?? ''),
            4,
          )} ${statement.positions.length === 1 ? 'makes' : 'make'} true, and whether a later step or the goal needs it.`
    case 'removability':
      return 'Leave out each of the two by itself, and follow the rest of the plan to its end.'
    case 'landmark':
      return level === 2
        ? `Try to reach the goal without ever making ${quoted(statement.fact)} true.`
        : `Look at the actions that need ${quoted(statement.fact)}: can the goal do without all of them?`
    case 'foreign':
      return 'Look closely: is this an action of this domain?'
  }
}

/** Does an effect make a fact of one of these predicates true? */
function adds(effect: Effect, heads: ReadonlySet<string>): boolean {
  switch (effect.kind) {
    case 'and':
      return effect.parts.some(part => adds(part, heads))
    case 'when':
    case 'forall':
      return adds(effect.body, heads)
    case 'add':
      return heads.has(effect.atom.predicate.name)
    default:
      return false
  }
}

/** The key with the verdict on it, which `judge` gives. */
export async function revealOf(
  question: Question,
  limits: Limits,
  judge: (answer: string) => Promise<Judged>,
): Promise<Revealed> {
  const { format, record } = question
  const ready = readyFor(question)
  if (format !== 'gen') return revealClosed(question, ready, judge)
  if (typeof ready === 'string') return fileKey(question, ready)
  const solution = solve(ready, question, limits)
  const key = keyOf(question, solution)
  if (key.answer === undefined) return { kind: 'no-key', message: key.note }
  const judged = await judge(key.answer)
  // A verdict that does not agree would be a mistake of ours; what was worked out is then not shown as the key.
  if (judged.verdict.verdict !== 'right')
    return { kind: 'no-key', message: judged.verdict.explanation }
  const others = solution.kind === 'one' ? solution.right.slice(1, MOST_OTHERS + 1) : []
  return { kind: 'key', answer: key.answer, note: key.note, others, judged }

  function fileKey({ record: own }: Question, why: string): Revealed {
    const gold = own === null ? undefined : goldText(own)
    return gold === undefined || record === null
      ? { kind: 'no-key', message: why }
      : { kind: 'key', answer: gold, note: `${FILE_KEY} ${why}`, others: [], judged: null }
  }
}

const FILE_KEY = 'This is the published answer; it was not proven here.'
const MOST_OTHERS = 40

async function revealClosed(
  question: Question,
  ready: LoadedTask | string,
  judge: (answer: string) => Promise<Judged>,
): Promise<Revealed> {
  const { record, format, choices } = question
  const statements = record?.statements
  if (typeof ready === 'string' || statements === undefined) {
    const gold = record === null ? undefined : goldText(record)
    return gold === undefined
      ? { kind: 'no-key', message: 'The file has no answer to this question.' }
      : { kind: 'key', answer: gold, note: FILE_KEY, others: [], judged: null }
  }
  const decided = statements.map(statement => decideStatement(ready.task, statement))
  if (decided.some(({ reason }) => reason === 'no-plan'))
    return {
      kind: 'no-key',
      message: 'No answer can be right: this problem has no plan.',
    }
  const truths = decided.map(({ truth }) => truth)
  const labels = format === 'bool' ? ['yes', 'no'] : (choices?.label ?? [])
  const place = format === 'bool' ? (truths[0] === true ? 0 : 1) : truths.indexOf(true)
  const answer = labels[place]
  if (answer === undefined || truths[format === 'bool' ? 0 : place] === 'undecided')
    return { kind: 'no-key', message: 'The options could not all be decided within the limits.' }
  return { kind: 'key', answer, note: '', others: [], judged: await judge(answer) }
}

/** One right answer as text, and what to know of it. */
function keyOf(
  { kind }: Question,
  solution: Solution,
): { readonly answer: string | undefined; readonly note: string } {
  switch (solution.kind) {
    case 'app':
      return { answer: listText(solution.names), note: '' }
    case 'prog':
      return { answer: `${listText(solution.gained)} ${listText(solution.lost)}`, note: '' }
    case 'val':
      return solution.index === null
        ? { answer: undefined, note: 'Every step can be executed, so no index is right.' }
        : { answer: String(solution.index), note: '' }
    case 'just': {
      const block = solution.blocks[0]
      if (block === undefined)
        return {
          answer: undefined,
          note: 'No step can be left out, so no answer is right.',
        }
      const left = solution.plan.filter((_, i) => !block.includes(i))
      const more = solution.blocks.length - 1
      return {
        answer: listText(left),
        note:
          more > 0
            ? `There ${more === 1 ? 'is one other way' : `are ${more} other ways`} to leave out one or two steps.`
            : '',
      }
    }
    case 'one': {
      const [first, ...rest] = solution.right
      if (first === undefined)
        return kind === 'nexta'
          ? { answer: undefined, note: 'No action begins a cheapest plan.' }
          : { answer: 'None', note: '' }
      const count = solution.more ? `at least ${rest.length}` : `${rest.length}`
      return {
        answer: first,
        note:
          rest.length === 0
            ? ''
            : `${capital(count)} other ${rest.length === 1 ? 'answer is' : 'answers are'} right as well.`,
      }
    }
    case 'open':
      return { answer: undefined, note: solution.message }
  }
}

/** A list in the plain form. */
export const listText = (items: readonly string[]): string => `[${items.join(', ')}]`

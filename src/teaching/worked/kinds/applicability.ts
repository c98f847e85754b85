// Worked example of applicable actions: schema by schema, with a near miss.

import { applicableNames } from '#questions/kinds/applicability/solve'
import { conditionText } from '#planning/task/condition-text'
import { explainAction } from '#planning/task/explain'
import { actionName, wordsOf } from '#planning/task/names'
import type { ActionId } from '#planning/task/task'
import type { Board, Lines } from '../board'
import { named, namesLine, some } from '../lines'
import type { WorkedLine } from '../worked'

/** Maximum number of schemas with a line of their own; the others share one. */
const MAX_SCHEMAS = 5
/** Maximum number of actions examined for near misses. */
const MAX_ACTIONS = 400
/** Number of actions offered in addition to the right ones. */
const OTHERS = 4
/** Maximum number of near misses with a line of their own, if there is only one schema. */
const MAX_MISSES = 3

export function applicability(board: Board): Lines {
  const { task, ready } = board
  const right = applicableNames(task)
  const misses = nearMisses(board)
  const by = (names: readonly string[], schema: string): string[] => names.filter(name => wordsOf(name)![0] === schema)
  const schemas = ready.domain.actions.map(({ name }) => name)
  // If there are too many schemas, those with applicable actions come first.
  const kept = new Set(
    [...schemas]
      .sort((a, b) => Number(by(right, b).length > 0) - Number(by(right, a).length > 0))
      .slice(0, MAX_SCHEMAS),
  )
  const lines: WorkedLine[] = []
  for (const schema of schemas.filter(each => kept.has(each))) {
    const found = by(right, schema)
    const close = by(
      misses.map(({ name }) => name),
      schema,
    )
    lines.push(
      namesLine({
        asks: `Which \`${schema}\` actions can be taken now? ${needOf(board, schema)}`,
        of: 'actions',
        right: found,
        offered: close.slice(0, OTHERS),
        why: whySchema(
          board,
          found,
          misses.find(({ name }) => name === close[0]),
        ),
      }),
    )
  }
  const rest = schemas.filter(each => !kept.has(each))
  if (rest.length > 0) lines.push(restLine(rest, right, misses))
  const closest = [...misses].sort(
    (a, b) =>
      a.missing.length - b.missing.length ||
      repeats(a.name) - repeats(b.name) ||
      b.satisfied.length - a.satisfied.length,
  )
  lines.push(...closest.slice(0, lines.length > 1 ? 1 : MAX_MISSES).map(miss => missLine(board, miss)))
  const answer = `[${right.join(', ')}]`
  lines.push(
    namesLine({
      asks: 'So which actions can be taken in this state?',
      of: 'actions',
      right,
      answer,
      offered: misses.slice(0, OTHERS).map(({ name }) => name),
      why: 'These and no others: of each other action some part of the precondition fails.',
    }),
  )
  return { lines, key: answer }
}

/** An inapplicable action, and the parts of its precondition that fail. */
interface Miss {
  readonly name: string
  readonly missing: readonly string[]
  readonly satisfied: readonly string[]
}

/** Inapplicable actions, those with the fewest failing parts first. */
function nearMisses({ task, rng }: Board): Miss[] {
  const all = Array.from({ length: task.actionCount }, (_, action) => actionName(task, action as ActionId))
  return some(all, MAX_ACTIONS, rng.fork('misses'))
    .map(name => ({ name, ...explainAction(task, task.initial, name) }))
    .filter(({ applicable, missing }) => !applicable && missing.length > 0)
    .sort((a, b) => a.missing.length - b.missing.length || repeats(a.name) - repeats(b.name))
}

/** Number of repeated objects in an action's name: such actions make poor examples. */
function repeats(name: string): number {
  const words = wordsOf(name)!
  return words.length - new Set(words).size
}

/** The precondition of a schema, with its variables. */
function needOf({ ready }: Board, schema: string): string {
  const { precondition } = ready.domain.actions.find(({ name }) => name === schema)!
  const parts = precondition.kind === 'and' ? precondition.parts : [precondition]
  const texts = parts.map(part => `\`${conditionText(part, new Map())}\``)
  return texts.length === 0 ? 'It needs nothing.' : `Each needs ${texts.join(' and ')}.`
}

function whySchema({ task }: Board, found: readonly string[], miss: Miss | undefined): string {
  const lacks =
    miss === undefined
      ? ''
      : ` \`${miss.name}\` cannot be taken: ${named(miss.missing, 3)} ${miss.missing.length === 1 ? 'does' : 'do'} not hold.`
  const [first] = found
  if (first === undefined) return lacks === '' ? 'Nothing that it needs ever holds.' : lacks.trim()
  const { satisfied } = explainAction(task, task.initial, first)
  if (satisfied.length === 0) return `\`${first}\` needs nothing.${lacks}`
  return `For \`${first}\`, ${named(satisfied, 6)} ${satisfied.length === 1 ? 'holds' : 'hold'}.${lacks}`
}

function restLine(rest: readonly string[], right: readonly string[], misses: readonly Miss[]): WorkedLine {
  const isOf = (name: string): boolean => rest.includes(wordsOf(name)![0]!)
  const found = right.filter(isOf)
  const close = misses.filter(({ name }) => isOf(name))
  const [miss] = close
  return namesLine({
    asks: `Which actions of the other schemas, ${named(rest, 8)}, can be taken?`,
    of: 'actions',
    right: found,
    offered: close.slice(0, OTHERS).map(({ name }) => name),
    why:
      miss === undefined
        ? 'Their preconditions are looked through in the same way.'
        : `For example \`${miss.name}\` lacks ${named(miss.missing, 3)}.`,
  })
}

const missLine = ({ rng }: Board, miss: Miss): WorkedLine =>
  namesLine({
    asks: `\`${miss.name}\` comes close. Which of its conditions ${miss.missing.length === 1 ? 'fails' : 'fail'}?`,
    of: 'facts',
    right: miss.missing,
    offered: some(miss.satisfied, 6, rng.fork(`parts ${miss.name}`)),
    why: `${miss.satisfied.length > 0 ? `${named(miss.satisfied, 4)} ${miss.satisfied.length === 1 ? 'holds' : 'hold'}, but one` : 'One'} condition that fails is enough: ${named(miss.missing)} ${miss.missing.length === 1 ? 'is' : 'are'} not true.`,
  })

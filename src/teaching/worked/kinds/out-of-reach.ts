// Shared by worked examples of unreachable facts and actions: choosing a good example, and showing by its preconditions
// that an action is impossible.

import { partitionActions, partitionFacts } from '#planning/analysis/reachable'
import { outOfReach, type ReachSide } from '#questions/kinds/solving/unreachable'
import { reachWithin } from '#questions/kinds/solving/limits'
import { actionName, factName, findAction, wordsOf } from '#planning/task/names'
import { alternativesOf } from '#planning/task/views'
import type { Board } from '../board'
import { type TimedCondition, whyNever } from '../conditions'
import { named, namesLine, some, yesNoLine } from '../lines'
import type { WorkedLine } from '../worked'

/** Maximum number of names examined to find a good example. */
const LOOKED_AT = 40

/** The right name that makes the best example: few achievers (`size`) but at least one, and distinct objects. */
export function chosenBy({ rng }: Board, right: readonly string[], size: (name: string) => number): string {
  const worth = (name: string): number => {
    const words = wordsOf(name)!
    const repeats = words.length - new Set(words).size
    const many = size(name)
    return (many === 0 ? 40 : many > 6 ? 30 : many) + 5 * repeats
  }
  return rng
    .fork('chosen')
    .shuffled(right)
    .slice(0, LOOKED_AT)
    .map(name => ({ name, worth: worth(name) }))
    .sort((a, b) => a.worth - b.worth)[0]!.name
}

/** Names of the unreachable items; undefined if some could not be decided within the limits. */
export function neverOf({ task, limits }: Board, side: ReachSide): readonly string[] | undefined {
  const out = outOfReach(side, task, limits)
  if (out.kind === 'outside') return [...out.names]
  const { undecided, unreachable } = out.partition
  return undecided.length > 0 ? undefined : unreachable.map(each => side.nameOf(task, each))
}

/** Names that are reachable, but not trivially. */
export function reachableOf({ task, limits }: Board, { sort }: ReachSide): string[] {
  const within = reachWithin(limits)
  return sort === 'fact'
    ? partitionFacts(task, within).reachable.map(fact => factName(task, fact))
    : partitionActions(task, within).reachable.map(action => actionName(task, action))
}

export interface Corner {
  /** The fact that the action should add, but may itself require. */
  readonly circle?: string
  /** Facts that are true now, offered next to the conditions. */
  readonly now: readonly string[]
  /** Number of other actions with the same effect that are also inapplicable. */
  readonly more: number
  /** Why its preconditions never hold together, if the action is not in the grounded task. */
  readonly whyNever: () => string
}

/** Lines for an unreachable action: its preconditions, which of them hold, and why they never all hold. */
export function cornered(
  board: Board,
  action: string,
  conditions: readonly TimedCondition[],
  corner: Corner,
): WorkedLine[] {
  const { rng } = board
  const texts = conditions.map(({ text }) => text)
  const never = conditions.filter(({ timing }) => timing === 'never').map(({ text }) => text)
  const others =
    corner.more === 0
      ? ''
      : ` ${corner.more === 1 ? 'The other action' : `The ${corner.more} other actions`} can never be taken either.`
  const lines: WorkedLine[] = [
    namesLine({
      asks: `What does \`${action}\` need?`,
      of: 'facts',
      right: texts,
      offered: some(corner.now, 4, rng.fork(`needs ${action}`), texts),
      why: 'This is its whole precondition, with the objects put in.',
    }),
  ]
  if (never.length > 0)
    return [
      ...lines,
      namesLine({
        asks:
          never.length === 1
            ? 'Which of these can never be true?'
            : 'Which of these can never be true, each by itself?',
        of: 'facts',
        right: never,
        offered: texts,
        why: `${whySingle(board, never, corner.circle)}${others}`,
      }),
    ]
  return [
    ...lines,
    yesNoLine({
      asks: 'Can each of these be true at some time, taken by itself?',
      right: true,
      names: texts,
      why: laterText(conditions),
    }),
    yesNoLine({
      asks: 'Can all of them be true at the same time?',
      right: false,
      names: texts,
      why: `${togetherText(board, action, corner)}${others}`,
    }),
  ]
}

const laterText = (conditions: readonly TimedCondition[]): string => {
  const now = conditions.filter(({ timing }) => timing === 'now').map(({ text }) => text)
  const later = conditions.filter(({ timing }) => timing === 'later').map(({ text }) => text)
  const parts = [
    ...(now.length > 0 ? [`${named(now, 5)} ${now.length === 1 ? 'is' : 'are'} true now`] : []),
    ...(later.length > 0
      ? [`${named(later, 5)} ${later.length === 1 ? 'becomes' : 'become'} true after some actions`]
      : []),
  ]
  return `${parts.join('; ')}. That is not enough.`
}

function whySingle({ task }: Board, never: readonly string[], circle: string | undefined): string {
  if (circle !== undefined && never.includes(circle))
    return `It needs \`${circle}\` itself: a circle that nothing starts.`
  const isKnown = (text: string): boolean => task.domain.predicates.some(({ name }) => text.startsWith(`(${name}`))
  const [first = ''] = never
  return isKnown(first)
    ? `${named(never, 4)}: false now, and no action that can be taken ever makes ${never.length === 1 ? 'it' : 'them'} true.`
    : `${named(never, 4)} cannot hold for these objects.`
}

function togetherText(board: Board, name: string, corner: Corner): string {
  const action = findAction(board.task, name)
  return action === undefined ? corner.whyNever() : whyNever(board, alternativesOf(board.task, action))
}

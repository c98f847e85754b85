// Worked example of the changes by an action: its precondition, its adds and deletes, and which of these change the
// state.

import { type AskedAction, applicableNow, changesBy } from '#questions/kinds/progression/solve'
import { explainAction } from '#planning/task/explain'
import { factName } from '#planning/task/names'
import { holds } from '#planning/task/step'
import type { FactId } from '#planning/task/task'
import { effectsOf } from '#planning/task/views'
import { type Board, factsNow, fluentNames, type Lines } from '../board'
import { named, namesLine, some, yesNoLine } from '../lines'
import type { NoExample, WorkedLine } from '../worked'

/** Number of facts offered in addition to the right ones. */
const OTHERS = 5

export function progression(board: Board<AskedAction>): Lines | NoExample {
  const { task, asked } = board
  const action = applicableNow(task, asked.action)
  if (action === undefined) return { problem: 'The action cannot be taken in this state.' }
  const { action: name, gained, lost } = changesBy(task, action)
  const isNow = (fact: FactId): boolean => holds(task.initial, fact)
  const fires = effectsOf(task, action).filter(({ condition }) =>
    condition.every(lit => isNow((lit >> 1) as FactId) === ((lit & 1) === 0)),
  )
  const facts = (of: 'adds' | 'deletes'): string[] => [
    ...new Set(fires.flatMap(each => each[of]).map(fact => factName(task, fact))),
  ]
  const adds = facts('adds')
  const deletes = facts('deletes')
  const { satisfied } = explainAction(task, task.initial, name)
  const now = factsNow(board)
  const key = `${listOf(gained)} ${listOf(lost)}`
  const lines: WorkedLine[] = [
    yesNoLine({
      asks: `Can \`${name}\` be taken now?`,
      right: true,
      names: satisfied,
      why: satisfied.length === 0 ? 'It has no precondition.' : `Its precondition holds: ${named(satisfied, 8)}.`,
    }),
    effectLine(board, adds, 'add', [...lost, ...some(fluentNames(task), OTHERS, board.rng)]),
    effectLine(board, deletes, 'delete', [...gained, ...some(now, OTHERS, board.rng.fork('now'))]),
    ...noChange(board, adds, deletes, { gained, lost }),
    stayLine(board, now, lost),
    namesLine({
      asks: 'So which facts change, in either direction?',
      of: 'facts',
      right: [...gained, ...lost],
      answer: key,
      offered: some(now, 3, board.rng.fork('end'), lost),
      at: [name],
      reveals: true,
      why: `${true_(gained)} ${false_(lost)} The answer is two lists: first what becomes true, then what becomes false.`,
    }),
  ]
  return { lines, key }
}

const listOf = (names: readonly string[]): string => `[${names.join(', ')}]`

const true_ = (names: readonly string[]): string =>
  names.length === 0 ? 'Nothing becomes true.' : `Now true: ${named(names)}.`
const false_ = (names: readonly string[]): string =>
  names.length === 0 ? 'Nothing becomes false.' : `Now false: ${named(names)}.`

function effectLine(
  { rng }: Board,
  right: readonly string[],
  does: 'add' | 'delete',
  others: readonly string[],
): WorkedLine {
  return namesLine({
    asks: does === 'add' ? 'Which facts does it add?' : 'Which facts does it delete?',
    of: 'facts',
    right,
    offered: some(others, OTHERS, rng.fork(does), right),
    why:
      right.length === 0
        ? `Its effect ${does}s nothing.`
        : does === 'add'
          ? `They are in its effect without “not”.`
          : `They stand in its effect under “not”.`,
  })
}

/** Effects without a change: adding a true fact, deleting a false one, or both deleting and adding one. */
function noChange(
  { rng }: Board,
  adds: readonly string[],
  deletes: readonly string[],
  { gained, lost }: { readonly gained: readonly string[]; readonly lost: readonly string[] },
): WorkedLine[] {
  const idle = [...adds.filter(fact => !gained.includes(fact)), ...deletes.filter(fact => !lost.includes(fact))]
  const unlike = [...new Set(idle)]
  if (unlike.length === 0) return []
  const both = unlike.filter(fact => adds.includes(fact) && deletes.includes(fact))
  return [
    namesLine({
      asks: 'Which of these facts are added or deleted, and yet do not change?',
      of: 'facts',
      right: unlike,
      offered: some([...gained, ...lost], 4, rng.fork('idle')),
      why:
        both.length > 0
          ? `${named(both)} ${both.length === 1 ? 'is' : 'are'} deleted and added: add wins. Facts that already have the value of the effect do not change.`
          : 'They were already as the effect says.',
    }),
  ]
}

function stayLine({ rng }: Board, now: readonly string[], lost: readonly string[]): WorkedLine {
  const gone = new Set(lost)
  const shown = [...some(now, 4, rng.fork('stay'), lost), ...some(lost, 2, rng.fork('gone'))]
  const right = shown.filter(fact => !gone.has(fact))
  return namesLine({
    asks: 'Which of these true facts stay true?',
    of: 'facts',
    right,
    offered: shown,
    why: 'What the action does not delete stays as it was.',
  })
}

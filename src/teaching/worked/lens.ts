// Worked example of an estimate in the initial state of a world: its table of costs, its relaxed plan, its cuts, or all
// states.

import { makeRng, type Rng } from '#base/rng'
import { capital } from '#base/words'
import type { HeuristicName } from '#planning/textbook/options'
import { dotsOf, lensOf } from '#questions/views/search/lens'
import { readyWorld } from '#questions/views/search/run'
import type { CostRow, CostSweeps, CutRow, PlanRow } from '#questions/views/search/search-data'
import type { LessonWorld, WorkedEntry } from '#teaching/lesson'
import { named, namesLine, numberLine, oneNameLine, some } from './lines'
import type { NoExample, WorkedExample, WorkedLine } from './worked'

type Entry = Extract<WorkedEntry, { lens: unknown }>

/** Maximum number of sweeps, goal facts, actions and rounds with a line of their own. */
const MAX_LINES = 5
const GOALS = 3
/** Number of names offered in addition to the right ones. */
const OTHERS = 4
const THE_GOAL = 'the goal'

/** The worked example of an estimate in the initial state of a world of the lesson. */
export function workedLens(entry: Entry, world: LessonWorld): WorkedExample | NoExample {
  const { source, folder, name } = world
  const ready = readyWorld(source)
  if ('kind' in ready) return { problem: ready.message }
  const rng = makeRng(`lens/${entry.lens}/${entry.heuristic}/${name}`)
  const lines = linesFor(entry, world, rng)
  if ('problem' in lines) return lines
  return {
    ...{ question: null, source, lines, key: lines.at(-1)!.answer },
    domain: folder ?? ready.task.domain.name,
    asks: asksOf(entry),
  }
}

function asksOf({ lens, heuristic }: Entry): string {
  switch (lens) {
    case 'relaxed-plan':
      return 'Collect FF’s relaxed plan for the start, from the goal backwards. Of actions that are equally cheap, the first by name is taken.'
    case 'cuts':
      return 'Work out LM-cut for the start, round by round.'
    case 'all-states':
      return `How good is ${heuristic} in all states?`
    default:
      return `Work out ${heuristic} for the start, sweep by sweep: what holds costs 0, an action costs its own cost more than ${heuristic === 'h-add' ? 'all its conditions together' : 'the most expensive of its conditions'}.`
  }
}

function linesFor(entry: Entry, world: LessonWorld, rng: Rng): WorkedLine[] | NoExample {
  if (entry.lens === 'all-states') return dotLines(entry.heuristic, world)
  const heuristic = heuristicFor(entry)
  const found = lensOf(world.source, [], heuristic)
  if (found.kind === 'no-task') return { problem: found.message }
  if (!Number.isFinite(found.value)) return { problem: 'By this estimate the goal is out of reach from the start.' }
  const { lens, value } = found
  switch (lens.kind) {
    case 'sweeps':
      return sweepLines(lens.table, lens.joining, heuristic, value, rng)
    case 'plan':
      return planLines(lens.rows, lens.table, value, rng)
    case 'cuts':
      return lens.leftOut > 0
        ? { problem: 'LM-cut takes too many rounds here for a worked example.' }
        : cutLines(lens.rows, value, rng)
    default:
      return { problem: `${capital(heuristic)} has no parts that could be worked out.` }
  }
}

function heuristicFor({ lens, heuristic }: Entry): HeuristicName {
  if (lens === 'cuts') return 'lm-cut'
  if (lens === 'relaxed-plan') return 'ff'
  return heuristic === 'h-add' ? 'h-add' : 'h-max'
}

const isFact = ({ condition }: CostRow): boolean => condition !== THE_GOAL

/** For each sweep, the conditions that get a cost; then the goal facts; then their maximum or sum. */
function sweepLines(
  { rows, sweeps }: CostSweeps,
  joining: 'max' | 'add',
  heuristic: string,
  value: number,
  rng: Rng,
): WorkedLine[] {
  const facts = rows.filter(isFact)
  const goals = facts.filter(({ isGoal }) => isGoal)
  const lines: WorkedLine[] = []
  for (let sweep = 1; sweep < sweeps && lines.length < MAX_LINES - 1; sweep++) {
    const changed = facts.filter(({ costs }) => costs[sweep]! < costs[sweep - 1]!)
    if (changed.length === 0) continue
    // If there are many, only those that contribute to the goal's cost.
    const shown = changed.length > 6 ? changed.filter(row => row.isUsed).slice(0, 6) : changed
    const same = facts.filter(row => !changed.includes(row)).map(row => row.condition)
    lines.push(
      namesLine({
        asks: `Sweep ${sweep}: which of these conditions get a cost, or a smaller one?`,
        of: 'facts',
        right: shown.map(({ condition }) => condition),
        offered: some(same, OTHERS, rng.fork(`sweep ${sweep}`)),
        why: `${shown
          .slice(0, 4)
          .map(row => `\`${row.condition}\` costs ${row.costs[sweep]}${row.by === '' ? '' : ` by \`${row.by}\``}`)
          .join('; ')}.`,
      }),
    )
  }
  for (const { condition, costs, by } of goals.slice(0, GOALS))
    lines.push(
      numberLine({
        asks: `What does the goal’s \`${condition}\` cost in the end?`,
        right: costs.at(-1)!,
        names: [condition],
        why: by === '' ? 'It holds now, so it costs nothing.' : `Its cheapest supporter is \`${by}\`.`,
      }),
    )
  const costs = goals.map(row => row.costs.at(-1)!)
  lines.push(
    numberLine({
      asks: `So what is ${heuristic} of the start?`,
      right: value,
      why:
        joining === 'max'
          ? `The most expensive fact of the goal counts: the maximum of ${costs.join(', ')}.`
          : `The costs of the goal’s facts are added: ${costs.join(' + ')}${costs.length > 1 ? ` = ${value}` : ''}.`,
    }),
  )
  return lines
}

/** From the goal backwards: which action achieves each needed condition. */
function planLines(rows: readonly PlanRow[], table: CostSweeps, value: number, rng: Rng): WorkedLine[] {
  const supporters = table.rows.map(row => row.by).filter(by => by !== '')
  const steps = [...rows].reverse().filter(({ gives }) => gives.some(each => each !== THE_GOAL))
  const planRows = steps.slice(0, MAX_LINES)
  const lines = planRows.map(({ action, gives, isFirst }) => {
    const needed = gives.filter(each => each !== THE_GOAL)
    return oneNameLine({
      asks: `${named(needed, 3)} ${needed.length === 1 ? 'is' : 'are'} needed. Which action is taken for ${needed.length === 1 ? 'it' : 'them'}, as the cheapest by h-add?`,
      of: 'actions',
      right: [action],
      offered: some(supporters, OTHERS, rng.fork(action), [action]),
      none: false,
      names: needed,
      why: `It gives ${named(needed, 3)} at the least cost.${isFirst ? ' All that it needs holds now, so nothing more is needed for it.' : ' What it needs and does not hold yet is needed in turn.'}`,
    })
  })
  const rest = steps.slice(MAX_LINES).map(({ action }) => action)
  const costs = rows.map(({ cost }) => cost)
  return [
    ...lines,
    numberLine({
      asks: `${rest.length === 0 ? 'Nothing more is needed.' : `In the same way ${named(rest, 8)} ${rest.length === 1 ? 'is' : 'are'} taken.`} What does the relaxed plan cost, each action counted once?`,
      right: value,
      names: rows.map(({ action }) => action),
      why: costs.every(cost => cost === 1)
        ? `It has ${rows.length === 1 ? 'one action' : `${rows.length} actions`}: ${named(
            rows.map(({ action }) => action),
            10,
          )}.`
        : `Its actions cost ${costs.join(' + ')}.`,
    }),
  ]
}

/** For each round: the cut and its cost. */
function cutLines(rows: readonly CutRow[], value: number, rng: Rng): WorkedLine[] {
  const all = rows.flatMap(({ actions }) => actions)
  const lines = rows.slice(0, MAX_LINES).map(({ actions, share, zone, goal }, index) =>
    namesLine({
      asks: `Round ${index + 1}: by h-max the goal costs ${goal}. ${zone.length === 0 ? 'Only the goal itself is in the goal zone.' : `In the goal zone ${zone.length === 1 ? 'is' : 'are'} ${named(zone, 6)}.`} Which actions enter the zone from outside?`,
      of: 'actions',
      right: actions,
      offered: some(all, OTHERS, rng.fork(`round ${index}`), actions),
      why: `Every relaxed plan takes one of them. The cheapest costs ${share}, which is paid, and taken off ${actions.length === 1 ? 'its cost' : 'the cost of each'}.`,
    }),
  )
  const shares = rows.map(({ share }) => share)
  return [
    ...lines,
    numberLine({
      asks: `${rows.length > MAX_LINES ? `${rows.length - MAX_LINES} more rounds follow, which pay ${shares.slice(MAX_LINES).join(' + ')}. ` : ''}Then the goal costs 0. What is LM-cut of the start?`,
      right: value,
      why: `The shares of all rounds add up: ${shares.join(' + ')}${shares.length > 1 ? ` = ${value}` : ''}.`,
    }),
  ]
}

/** All states of a small world: how often the estimate is too high. */
function dotLines(heuristic: HeuristicName, { source }: LessonWorld): WorkedLine[] | NoExample {
  const found = dotsOf(source, heuristic)
  if (found.kind === 'no-task') return { problem: found.message }
  if (found.kind === 'too-many') return { problem: 'The world has too many states for this example.' }
  const { dots, states, above } = found
  const count = (is: (dot: (typeof dots)[number]) => boolean): number =>
    dots.filter(is).reduce((sum, dot) => sum + dot.count, 0)
  const exact = count(({ h, star }) => h === star)
  return [
    numberLine({
      asks: `${states} states can be reached. In how many of them is ${heuristic} exactly the real cost?`,
      right: exact,
      why: 'These dots lie on the line.',
    }),
    numberLine({
      asks: 'In how many does it underestimate?',
      right: count(({ h, star }) => h < star),
      why: 'These dots lie below the line: safe, but less of a help the lower they lie.',
    }),
    numberLine({
      asks: 'So in how many does it overestimate?',
      right: above,
      why: `All others: ${states} − ${exact} − ${states - exact - above} = ${above}.${above === 0 ? '' : ' One such state is enough for it not to be admissible.'}`,
    }),
  ]
}

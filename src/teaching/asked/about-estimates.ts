// Questions about heuristic estimates: the value in a state, the states in which it overestimates, and the cut of a
// round of LM-cut.

import { decimalText, fromWhole } from '#base/decimal'
import { grouped, listed } from '#base/words'
import { actionName } from '#planning/task/names'
import type { ActionId, State } from '#planning/task/task'
import { trace } from '#planning/task/trace'
import { allStates } from '#planning/textbook/all-states'
import { literalName } from '#planning/textbook/condition-names'
import { costTable } from '#planning/textbook/cost-table'
import { heuristicNamed } from '#planning/textbook/heuristics/by-name'
import { relaxedPlan } from '#planning/textbook/heuristics/ff'
import { cuts } from '#planning/textbook/heuristics/lm-cut'
import type { HeuristicName } from '#planning/textbook/options'
import { relax, trueIn } from '#planning/textbook/relaxed'
import type { Inline, LensEntry } from '#teaching/lesson'
import type { MadeQuiz } from '#teaching/quiz'
import { type Asking, choiceOfSets, code, heuristicWord, inWorld, none, text } from './asking'

/** Maximum number of states for which all estimates are computed. */
const MAX_STATES = 5_000
/** Number of actions offered in addition to those of the cut. */
const MAX_OFFERED = 12

export function askAboutEstimate(asking: Asking, entry: LensEntry): MadeQuiz {
  const { task } = asking.world
  const traced = trace(task, task.initial, entry.after ?? [])
  if (traced.broken !== undefined) return none('One of the actions cannot be taken.')
  switch (entry.ask) {
    case 'value':
      return value(asking, entry, traced.end)
    case 'exceeds':
      return exceeds(asking, entry)
    case 'which-cut':
      return whichCut(asking, entry, traced.end)
  }
}

const afterWords = ({ after = [] }: LensEntry): Inline[] =>
  after.length === 0
    ? [text(' at the start')]
    : [text(' after '), ...after.flatMap((step, i) => [text(i > 0 ? ', ' : ''), code(step)])]

function value(asking: Asking, entry: LensEntry, state: State): MadeQuiz {
  const { heuristic } = entry
  if (heuristic === undefined) return none('The question names no heuristic.')
  const { world, place } = asking
  const units = heuristicNamed(world, heuristic).of(state)
  if (!Number.isFinite(units)) return none('The value is no number here.')
  const right = fromWhole(units, world.digits)
  return {
    kind: 'asked',
    world: place.name,
    ask: 'number',
    text: [text(`${inWorld(asking)}, what does ${heuristicWord[heuristic]} say`), ...afterWords(entry), text('?')],
    right,
    at: entry.after ?? [],
    estimate: heuristic,
    because: because(asking, heuristic, state, right),
  }
}

/** Explains in a sentence how the value is composed. */
function because({ world }: Asking, heuristic: HeuristicName, state: State, right: number): string {
  const relaxed = relax(world)
  const start = trueIn(relaxed, state)
  const cost = (units: number): string => decimalText(fromWhole(units, world.digits))
  const name = (each: number): string => literalName(world.task, each)
  const goals = relaxed.operators[relaxed.givenBy[relaxed.goal]![0]!]!.needs
  switch (heuristic) {
    case 'h-max':
    case 'h-add': {
      const table = costTable(relaxed, heuristic === 'h-max' ? 'max' : 'add', start)
      const sentences = goals.map(each => `${name(each)} costs ${cost(table.conditions[each]!)}`)
      const how = heuristic === 'h-max' ? 'the most expensive counts' : 'the costs are added up'
      return `${listed(sentences)}; ${how}: ${decimalText(right)}.`
    }
    case 'ff': {
      const plan = relaxedPlan(relaxed, start, costTable(relaxed, 'add', start))
      const actions = plan?.actions.map(each => actionName(world.task, each as ActionId)) ?? []
      return `FF collects ${listed(actions, 12)}: ${decimalText(right)}.`
    }
    case 'lm-cut': {
      const shares = [...cuts(relaxed, start)].map(({ share }) => cost(share))
      return shares.length === 0
        ? 'The goal costs nothing, so there is nothing to cut: 0.'
        : `${grouped(shares.length)} cuts pay ${shares.join(' + ')} = ${decimalText(right)}.`
    }
    default:
      return `${heuristicWord[heuristic]} is ${decimalText(right)}.`
  }
}

function exceeds(asking: Asking, entry: LensEntry): MadeQuiz {
  const { world } = asking
  const states = allStates(world, world.task.initial, MAX_STATES)
  if (states === undefined) return none('The problem has too many states to look at all of them.')
  const all = entry.heuristics ?? ['h-max', 'h-add', 'ff', 'lm-cut']
  const counted = all.map(name => {
    const { of } = heuristicNamed(world, name)
    const above = states.states.filter((state, i) => of(state) > states.distance[i]!).length
    return { name, above }
  })
  const right = counted.filter(({ above }) => above > 0)
  return choiceOfSets(asking, entry, {
    text: [
      text(
        `${inWorld(asking)}, look at all ${grouped(states.states.length)} states. Which of these heuristics overestimate in some of them?`,
      ),
    ],
    all,
    right: right.map(({ name }) => name),
    because:
      right.length === 0
        ? 'None of them overestimates in any state.'
        : `${right.map(({ name, above }) => `${heuristicWord[name]} overestimates in ${grouped(above)}`).join(', ')}; the others in none.`,
  })
}

function whichCut(asking: Asking, entry: LensEntry, state: State): MadeQuiz {
  const { world, place } = asking
  const { round = 1 } = entry
  const relaxed = relax(world)
  const all = [...cuts(relaxed, trueIn(relaxed, state))]
  const cut = all[round - 1]
  if (cut === undefined || cut.actions.length === 0) return none(`LM-cut has no round ${round} here.`)
  const name = (action: number): string => actionName(world.task, action as ActionId)
  const right = cut.actions.map(name)
  const others = [...new Set(all.flatMap(({ actions }) => actions.map(name)))]
    .filter(each => !right.includes(each))
    .slice(0, MAX_OFFERED)
  const zone = cut.zone.filter(each => each !== relaxed.goal)
  return {
    kind: 'asked',
    world: place.name,
    ask: 'actions',
    text: [
      text(`${inWorld(asking)}, LM-cut is in round ${round}`),
      ...afterWords(entry),
      text('. Its goal zone is '),
      code(zone.map(each => literalName(world.task, each)).join(' ')),
      text('. Which actions make the cut?'),
    ],
    options: [...right, ...others].sort().map(each => [code(each)]),
    right,
    because: `${listed(right)}: ${right.length === 1 ? 'it leads' : 'they lead'} from outside into the goal zone, by the most expensive condition of ${right.length === 1 ? 'the action' : 'each action'}.`,
  }
}

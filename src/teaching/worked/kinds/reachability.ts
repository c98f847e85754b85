// Worked example of an unreachable fact: its achievers, and why none of them is ever applicable.

import { factSide } from '#questions/kinds/solving/unreachable'
import { grouped } from '#base/words'
import { findFact } from '#planning/task/names'
import { holds } from '#planning/task/step'
import { literal, type Task } from '#planning/task/task'
import { addersOf } from '../adders'
import { type Board, factsNow, fluentNames, type Lines, spaceOf } from '../board'
import { timedConditions, whyNever } from '../conditions'
import { named, namesLine, numberLine, oneNameLine, some, yesNoLine } from '../lines'
import { MAX_STATES } from '../space'
import type { NoExample, WorkedLine } from '../worked'
import { chosenBy, cornered, neverOf, reachableOf } from './out-of-reach'

const OFFERED = 7
/** Number of facts shown to be reachable if all are. */
const SHOWN = 4

export function reachability(board: Board): Lines | NoExample {
  const { task, rng } = board
  const right = neverOf(board, factSide)
  if (right === undefined) return { problem: 'Some facts could not be decided within the limits.' }
  const reached = reachableOf(board, factSide)
  const offered = some(reached, OFFERED, rng.fork('offered'))
  if (right.length === 0) return noneOutOfReach(board, offered)
  const key = chosenBy(board, right, name => addersOf(board.ready, name).length)
  const lines: WorkedLine[] = [
    ...decoyLine(board),
    ...adderLines(board, key, reached),
    ...countLine(task, key),
    oneNameLine({
      asks: 'So which fact can never be true?',
      of: 'facts',
      right: [key, ...right.filter(name => name !== key)],
      offered,
      none: true,
      why: `\`${key}\` is false now, and nothing ever makes it true.${right.length > 1 ? ' Other facts are out of reach as well.' : ''}`,
    }),
  ]
  return { lines, key }
}

/** A fact that is false now but reachable. */
function decoyLine({ task, rng }: Board): WorkedLine[] {
  const space = spaceOf(task, MAX_STATES)
  if (space === undefined) return []
  const later = some(fluentNames(task), 60, rng.fork('decoy')).flatMap(name => {
    const fact = findFact(task, name)!
    const state = space.states.findIndex(each => holds(each, fact))
    return state > 0 && space.depth[state]! >= 1 ? [{ name, state }] : []
  })
  const decoy = later.find(({ state }) => space.depth[state]! >= 2) ?? later[0]
  if (decoy === undefined) return []
  const way = space.wayTo(decoy.state)
  return [
    yesNoLine({
      asks: `\`${decoy.name}\` is false now. Can it become true?`,
      right: true,
      at: way,
      reveals: true,
      names: [decoy.name],
      why: `After ${named(way, 8)} it is. False now does not mean out of reach.`,
    }),
  ]
}

/** The achievers of the fact, their preconditions, and why these never hold together. */
function adderLines(board: Board, key: string, reached: readonly string[]): WorkedLine[] {
  const { ready, rng, task } = board
  const adders = addersOf(ready, key)
  const others = addersOf(ready, some(reached, 1, rng.fork('other'))[0] ?? '')
  const who = namesLine({
    asks: `\`${key}\` is false now. Which actions would make it true, could they be taken?`,
    of: 'actions',
    right: adders,
    offered: some(others, 4, rng.fork('adders'), adders),
    names: [key],
    why:
      adders.length === 0
        ? 'No action has it among its effects, so it stays false.'
        : `${adders.length === 1 ? 'Only this action has' : 'These actions have'} it among ${adders.length === 1 ? 'its' : 'their'} effects.`,
  })
  if (adders.length === 0 || adders.length > 12) return adders.length === 0 ? [who] : []
  // The most informative achiever: one with a single unreachable precondition, or as few as possible.
  const adder = adders[0]!
  return [
    who,
    ...cornered(board, adder, timedConditions(board, adder), {
      circle: key,
      now: factsNow(board),
      more: adders.length - 1,
      whyNever: () => whyNever(board, factCondition(task, key)),
    }),
  ]
}

const factCondition = (task: Task, name: string) => {
  const fact = findFact(task, name)
  return fact === undefined ? [] : [[literal(fact, false)]]
}

/** Exhaustive exploration of the state space, if it is small. */
function countLine(task: Task, key: string): WorkedLine[] {
  const space = spaceOf(task, MAX_STATES)
  const fact = findFact(task, key)
  if (space === undefined) return []
  const count = fact === undefined ? 0 : space.states.filter(state => holds(state, fact)).length
  return [
    numberLine({
      asks: `${space.states.length} states can be reached. In how many of them does \`${key}\` hold?`,
      right: count,
      names: [key],
      why:
        count === 0
          ? `We checked all ${grouped(space.states.length)}: it holds in none.`
          : `We checked all ${grouped(space.states.length)}, one by one.`,
    }),
  ]
}

/** Every fact is reachable, which is shown for those that need the most steps. */
function noneOutOfReach(board: Board, offered: readonly string[]): Lines | NoExample {
  const { task } = board
  const space = spaceOf(task, MAX_STATES)
  if (space === undefined) return { problem: 'The problem has too many states for an example.' }
  const firsts = fluentNames(task)
    .map(name => {
      const fact = findFact(task, name)!
      return { name, state: space.states.findIndex(state => holds(state, fact)) }
    })
    .filter(({ state }) => state > 0)
    .sort((a, b) => space.depth[b.state]! - space.depth[a.state]! || (a.name < b.name ? -1 : 1))
    .slice(0, SHOWN)
  const lines: WorkedLine[] = [
    ...firsts.map(({ name, state }) => {
      const way = space.wayTo(state)
      return numberLine({
        asks: `\`${name}\` is false now. In how few steps can it become true?`,
        right: space.depth[state]!,
        at: way,
        reveals: true,
        names: [name],
        why: `${named(way, 8)}: no shorter way makes it true.`,
      })
    }),
    oneNameLine({
      asks: 'So which fact can never be true? Say None if there is none.',
      of: 'facts',
      right: [],
      offered,
      none: true,
      why: 'Even those that take longest are true at some time, and all others are true sooner.',
    }),
  ]
  return { lines, key: 'None' }
}

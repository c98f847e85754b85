// Hints on a text and its problem, and the problem itself. Names and order are free, so hints give numbers of objects
// and facts, never particular ones.

import { counted, listed } from '#base/words'
import type { Condition, Problem } from '#planning/pddl/model'
import type { LoadedTask } from '#planning/task/load'
import { typeText } from '#planning/task/universe'
import { type Help, noneNear } from '../solving/help'

export const help: Help<string> = {
  firstHint: ({ domain }) =>
    `Read the text sentence by sentence: which objects there are, what holds at the beginning, and what is wanted at the end. The domain \`${domain.name}\` says which facts can be stated: ${listed(domain.predicates.map(({ name }) => `\`${name}\``))}.`,
  hint: (ready, _right, level) =>
    level === 2
      ? `${objectsOf(ready)} Their names are free.`
      : `${objectsOf(ready)} ${initialOf(ready.problem)} ${goalOf(ready.problem)}`,
  key: problem => ({
    answer: problem,
    note: 'Any problem that is equivalent is right: names, order, and goal facts that follow from others are free.',
  }),
  nearest: () => noneNear('The comparison of the two problems shows the smallest change that makes yours right.'),
}

function objectsOf({ domain, problem }: LoadedTask): string {
  const constants = new Set(domain.constants.map(({ name }) => name))
  const own = problem.objects.filter(({ name }) => !constants.has(name))
  const byType = tally(own.map(({ type }) => typeText(type)))
  const all = `There ${own.length === 1 ? 'is' : 'are'} ${counted(own.length, 'object')}`
  const types = [...byType].filter(([type]) => type !== 'object')
  return types.length === 0
    ? `${all}.`
    : `${all}: ${listed([...byType].map(([type, n]) => `${n} of type \`${type}\``))}.`
}

function initialOf({ init }: Problem): string {
  const facts = tally(init.map(({ predicate }) => predicate.name))
  return init.length === 0
    ? 'No fact is stated to hold at the beginning.'
    : `At the beginning ${counted(init.length, 'fact')} ${init.length === 1 ? 'holds' : 'hold'}: ${amounts(facts)}.`
}

function goalOf({ goal }: Problem): string {
  const named = tally(predicatesIn(goal))
  return named.size === 0 ? 'The goal asks for nothing.' : `The goal, as it was written, names ${amounts(named)}.`
}

const amounts = (named: ReadonlyMap<string, number>): string =>
  listed([...named].map(([name, n]) => `${n} of \`${name}\``))

/** Predicates of all atoms in a condition. */
function predicatesIn(condition: Condition): string[] {
  const found: string[] = []
  const open: Condition[] = [condition]
  for (let next = open.pop(); next !== undefined; next = open.pop())
    switch (next.kind) {
      case 'atom':
        found.push(next.atom.predicate.name)
        break
      case 'and':
      case 'or':
        open.push(...[...next.parts].reverse())
        break
      case 'imply':
        open.push(next.conclusion, next.premise)
        break
      case 'equal':
        break
      default:
        open.push(next.body)
    }
  return found
}

function tally(names: readonly string[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1)
  return found
}

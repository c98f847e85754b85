// When two questions are the same: the same is described, and the same is asked. Names of problems, wordings, and the
// order of what has no order do not count. Parts of a file that are made apart share the questions out by it.

import { makeRng } from '#base/rng'
import type { Atom, Problem } from '#planning/pddl/model'
import type { World } from './situation'

/** One of several parts that are made apart; each makes only what falls to it. */
export interface Share {
  readonly index: number
  readonly of: number
}

const known = new WeakMap<Problem, Map<boolean, string>>()

/** What is described before a question, in short: equal for equal situations. */
export function descriptionBy({ domainText }: World, problem: Problem, goal: boolean): string {
  const texts = known.get(problem) ?? new Map<boolean, string>()
  known.set(problem, texts)
  const text = texts.get(goal) ?? shortened(`${domainText}\n${descriptionTexts(problem, goal)}`)
  texts.set(goal, text)
  return text
}

/** 128 bits of chance drawn by the text. */
function shortened(text: string): string {
  const rng = makeRng(text)
  const other = makeRng(`${text}.`)
  return [rng, other, rng, other].map(each => each.below(0x100000000).toString(36)).join('-')
}

function descriptionTexts(problem: Problem, goal: boolean): string {
  const objects = problem.objects.map(({ name, type }) => `${name} - ${type.map(each => each.name).join('|')}`)
  return [
    ...objects.sort(),
    '.',
    ...problem.init.map(textOf).sort(),
    ...(goal ? ['.', ...goalTexts(problem).sort()] : []),
  ].join('\n')
}

function goalTexts({ goal }: Problem): string[] {
  const parts = goal.kind === 'and' ? goal.parts : [goal]
  return parts.map(part => JSON.stringify(part, withoutSpans))
}

const textOf = ({ predicate, terms }: Atom): string => [predicate.name, ...terms.map(({ name }) => name)].join(' ')

const withoutSpans = (key: string, value: unknown): unknown => (key === 'span' ? undefined : value)

/** Does this text fall to the share? Just one share of all has it. */
export const fallsTo = ({ index, of }: Share, text: string): boolean => of <= 1 || makeRng(text).below(of) === index

// Identity of questions: two are the same if they describe the same and ask the same. Names of problems, wordings, and
// irrelevant order are ignored. Calls that generate shares of a file independently distribute the questions by this
// identity.

import { makeRng } from '#base/rng'
import type { Atom, Problem } from '#planning/pddl/model'
import type { World } from './situation'

/** One of several shares that are generated independently; each contains only its own questions. */
export interface Share {
  readonly index: number
  readonly of: number
}

const known = new WeakMap<Problem, Map<boolean, string>>()

/** A short key of the text before a question: equal for equal situations. */
export function descriptionBy({ domainText }: World, problem: Problem, goal: boolean): string {
  const texts = known.get(problem) ?? new Map<boolean, string>()
  known.set(problem, texts)
  const text = texts.get(goal) ?? shortened(`${domainText}\n${descriptionTexts(problem, goal)}`)
  texts.set(goal, text)
  return text
}

/** 128 random bits seeded by the text. */
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

/** True if the text belongs to the share; it belongs to exactly one of them. */
export const fallsTo = ({ index, of }: Share, text: string): boolean => of <= 1 || makeRng(text).below(of) === index

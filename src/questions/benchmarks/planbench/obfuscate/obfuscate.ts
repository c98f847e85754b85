// Renames any domain as PlanBench renames its own: to misleading words or random tokens. A planner is not affected; a
// reader who relies on the words is. The renaming is one to one, so that plans can be translated back.

import type { Rng } from '#base/rng'
import type { Wordbook } from '#language/english/wordbook'
import type { Domain, Problem } from '#planning/pddl/model'
import { printDomain, printProblem } from '#planning/pddl/print'
import type { Step } from '../items'
import type { Obfuscation, ObfuscationStyle } from '../../family-parts'
import { obfuscatedWordbook } from '../known/wordbooks'
import { wordsOf } from '../render/renderer'
import { type Leak, leaksIn, plainWordsOf } from './check'
import { deceptiveWords } from './deceptive-words'
import { type Renaming, renameDomain, renameProblem } from './rename'
import { type Untyped, withoutTypes } from '#planning/pddl/without-types'

/** A renamed domain: without types, comments and descriptive parameter names. */
export interface Obfuscated {
  readonly style: ObfuscationStyle
  readonly domain: Domain
  readonly domainText: string
  /** `word {} {}`, and `object_0` for `o0`. */
  readonly wordbook: Wordbook
  /** Plain name → new one; types have become predicates. `objects` are the domain's `:constants`. */
  readonly renaming: Renaming & { readonly objects: ReadonlyMap<string, string> }
  /** The plain domain without its types; `renaming` maps its names. */
  readonly untyped: Untyped
}

/** A whole sentence that explains the failure. */
export interface NoObfuscation {
  readonly problem: string
}

/**
 * The domain under new names, by seed.  @param around Texts that will appear together with the new words, such as the
 * domain's own English: their words are not used.
 */
export function obfuscateDomain(
  domain: Domain,
  style: ObfuscationStyle,
  rng: Rng,
  around: readonly string[] = [],
): Obfuscated | NoObfuscation {
  const untyped = withoutTypes(domain)
  const plain = untyped.domain
  const heads = [
    ...plain.actions.map(({ name }) => name),
    ...plain.predicates.map(({ name }) => name),
    ...plain.functions.flatMap(({ name }) => (name === 'total-cost' ? [] : [name])),
  ]
  // One more for the name of the domain itself.
  const count = heads.length + 1
  const words = style === 'random' ? tokens(rng, count) : misleading(rng, count, domain, around)
  if (words === undefined)
    return {
      problem: `The domain has ${heads.length} names, and the list of words that mislead has too few that are not its own. Random tokens work for any number.`,
    }
  const named = (list: readonly { readonly name: string }[], from: number): Map<string, string> =>
    new Map(list.map(({ name }, i) => [name, words[from + i]!]))
  const costs = plain.functions.filter(({ name }) => name !== 'total-cost')
  const renaming = {
    domain: words.at(-1)!,
    actions: named(plain.actions, 0),
    predicates: named(plain.predicates, plain.actions.length),
    functions: named(costs, plain.actions.length + plain.predicates.length),
    objects: new Map(plain.constants.map(({ name }, i) => [name, `o${i}`])),
    plainParameters: true,
  }
  const renamed = renameDomain(plain, renaming)
  const domainText = printDomain(renamed)
  const leak = leaksIn(domainText, { domain, renaming })[0]
  if (leak !== undefined) return { problem: sentenceOf(leak) }
  return {
    ...{ style, domainText, renaming, untyped },
    domain: renamed,
    wordbook: obfuscatedWordbook(renamed, `obfuscated_${style}`),
  }
}

export interface ObfuscatedProblem {
  readonly problem: Problem
  readonly text: string
  /** Plain name → `o0`, `o1`, …, in order of declaration, the domain's constants first. */
  readonly objects: ReadonlyMap<string, string>
}

/** A problem of the plain domain, renamed. */
export function obfuscateProblem({ renaming, untyped }: Obfuscated, problem: Problem): ObfuscatedProblem {
  const objects = new Map(renaming.objects)
  for (const { name } of problem.objects) if (!objects.has(name)) objects.set(name, `o${objects.size}`)
  const renamed = renameProblem(untyped.problem(problem), { ...renaming, objects }, 'task')
  return { problem: renamed, text: printProblem(renamed), objects }
}

/** Steps of a plan for an obfuscated problem, in the plain names; null for a step with an unknown name. */
export function plainSteps(
  { renaming }: Pick<Obfuscated, 'renaming'>,
  objects: ReadonlyMap<string, string>,
  steps: readonly Step[],
): (Step | null)[] {
  const heads = reversed(renaming.actions)
  const things = reversed(objects)
  return steps.map(step => renamedStep(step, heads, things))
}

function renamedStep(
  step: Step,
  heads: ReadonlyMap<string, string>,
  objects: ReadonlyMap<string, string>,
): Step | null {
  const [name = '', ...args] = wordsOf(step)
  const words = [heads.get(name), ...args.map(each => objects.get(each))]
  return words.includes(undefined) ? null : `(${words.join(' ')})`
}

const reversed = (map: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...map].map(([from, to]) => [to, from]))

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const SIGNS = `${LETTERS}0123456789`

/** Distinct tokens of one letter and fifteen letters and digits. */
function tokens(rng: Rng, count: number): string[] {
  const made = new Set<string>()
  while (made.size < count) {
    let token = LETTERS[rng.below(LETTERS.length)]!
    while (token.length < 16) token += SIGNS[rng.below(SIGNS.length)]!
    made.add(token)
  }
  return [...made]
}

/** Words of the list that have nothing in common with the domain's own; undefined if there are too few. */
function misleading(rng: Rng, count: number, domain: Domain, around: readonly string[]): string[] | undefined {
  const near = plainWordsOf(domain, around)
  const all = [...near].join(' ')
  const holdsOne = (word: string): boolean => {
    for (let from = 0; from + 4 <= word.length; from++)
      for (let to = from + 4; to <= word.length; to++) if (near.has(word.slice(from, to))) return true
    return false
  }
  const fit = deceptiveWords.filter(word => !all.includes(word) && !holdsOne(word))
  return fit.length < count ? undefined : rng.shuffled(fit).slice(0, count)
}

const sentenceOf = ({ word, why }: Leak): string => `The new text has “${word}”: ${why}.`

export const obfuscation: Obfuscation<Obfuscated> = { domain: obfuscateDomain, problem: obfuscateProblem, plainSteps }

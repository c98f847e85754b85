// *Equivalent* as the published library computes it.

import { rulesOf } from './domains/rules'
import { type DomainRules, OfficialError, OfficialLimit, type ReducedGraph, specified } from './edges'
import { isomorphic, reducedStructure, sceneStructure } from './isomorphism'
import { type OfficialAtom, type OfficialProblem, atomKey } from './problem'

export interface OfficialComparison {
  /** Null if a limit was reached; the original might not terminate. */
  readonly equivalent: boolean | null
  readonly rule: ComparisonRule
  /** One sentence. */
  readonly note: string
  /** The name of the exception that the original raises. */
  readonly raised?: string
}

/** The rule that decided. */
export type ComparisonRule = 'same-names' | 'initial-states' | 'unknown-domain' | 'raises' | 'goals' | 'limit'

/**
 * Compares initial states first, then the reduced graphs, each specified by the rules of its own domain. Never throws.
 */
export function officialComparison(a: OfficialProblem, b: OfficialProblem, placeholder: boolean): OfficialComparison {
  if (sameGraph(a, b)) return { equivalent: true, rule: 'same-names', note: 'The graphs are equal, names included.' }
  try {
    if (!sameInitialScene(a, b)) {
      const note = 'No renaming of the objects, with their types as written, maps the initial states.'
      return { equivalent: false, rule: 'initial-states', note }
    }
    return compareSpecified(a, b, placeholder)
  } catch (error) {
    if (error instanceof OfficialLimit) return { equivalent: null, rule: 'limit', note: error.message }
    if (!(error instanceof OfficialError)) throw error
    const note = `The published rules stop at one of the goals: ${error.message}`
    return { equivalent: false, rule: 'raises', note, raised: error.name }
  }
}

/** May throw an `OfficialLimit`. */
export const sameInitialScene = (a: OfficialProblem, b: OfficialProblem): boolean =>
  isomorphic(sceneStructure(a, a.init), sceneStructure(b, b.init))

/** May throw an `OfficialError` or an `OfficialLimit`. */
export function compareSpecified(a: OfficialProblem, b: OfficialProblem, placeholder: boolean): OfficialComparison {
  const graphs = [a, b].map(problem => {
    const rules = rulesOf(problem.domain)
    return rules === undefined ? problem.domain : specified(problem, rules)
  })
  const unknown = graphs.find(graph => typeof graph === 'string')
  if (unknown !== undefined) {
    const note = `The published rules do not know the domain “${unknown}”.`
    return { equivalent: false, rule: 'unknown-domain', note, raised: 'DomainNotSupportedError' }
  }
  const [one, other] = graphs as [ReducedGraph, ReducedGraph]
  const equal = (scene: 'both' | 'init' | 'goal'): boolean =>
    isomorphic(reducedStructure(one, scene), reducedStructure(other, scene))
  const equivalent = placeholder ? equal('init') && equal('goal') : equal('both')
  const what = placeholder ? 'goals, renamed apart from the initial states,' : 'reduced graphs'
  const note = `After the published rules have added what they find in the goals, the ${what} are ${equivalent ? 'equal' : 'different'}.`
  return { equivalent, rule: 'goals', note }
}

/** The sorted atoms of the goal, those with an edge, after the rules' additions. May throw. */
export function specifiedGoal(problem: OfficialProblem, rules: DomainRules): readonly string[] {
  const { vertices, goal } = specified(problem, rules)
  return goal.list
    .map(({ from, to, predicate }) => {
      const ends = predicate === rules.turned ? [to, from] : [from, to]
      const objects = ends.filter(vertex => vertices.isObject(vertex))
      return [predicate, ...objects.map(object => vertices.names[object]!)].join(' ')
    })
    .sort()
}

/** True if equal including names: objects with types, atoms, domain and requirements. */
function sameGraph(a: OfficialProblem, b: OfficialProblem): boolean {
  const objects = ({ objects: list }: OfficialProblem): string[] =>
    list.map(({ name, type }) => `${name} ${type ?? ''}`)
  const keys = (atoms: readonly OfficialAtom[]): string[] => atoms.map(atomKey)
  return (
    a.domain === b.domain &&
    sameSet(a.requirements, b.requirements) &&
    sameSet(objects(a), objects(b)) &&
    sameSet(keys(a.init), keys(b.init)) &&
    sameSet(keys(a.goal), keys(b.goal))
  )
}

/** Compares lists without duplicates as sets. */
function sameSet(a: readonly string[], b: readonly string[]): boolean {
  const known = new Set(a)
  return a.length === b.length && b.every(each => known.has(each))
}

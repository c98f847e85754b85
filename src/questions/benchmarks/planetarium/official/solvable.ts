// *Solvable* as computed by the published library: a hard-coded plan, or a planner's, that its validator accepts on the
// answer as parsed.

import type { Limits } from '#base/limits'
import { grouped } from '#base/words'
import { checkCertificate } from '#planning/certificates/check'
import { isError } from '#planning/pddl/diagnostic'
import type { Domain, Problem } from '#planning/pddl/model'
import { parseProblem } from '#planning/pddl/problem'
import { searchQuick } from '#planning/search/greedy'
import { loadDomain, loadTask } from '#planning/task/load'
import { rulesOf } from './domains/rules'
import { type DomainRules, OfficialError, OfficialLimit, specified } from './edges'
import { type OfficialAtom, type OfficialObject, type OfficialProblem, atomKey } from './problem'

export interface OfficialSolvability {
  /** Null if a limit was reached where the original continues. */
  readonly solvable: boolean | null
  /** One sentence: the rule that decided. */
  readonly note: string
  /** One sentence if the original's answer varies from run to run; here the order of the text is used. */
  readonly remark?: string
  /** The name of the exception raised if a hard-coded plan could not be built. */
  readonly raised?: string
}

/** Maximum number of validator steps. */
const MAX_CHECKS = 200_000_000

/** Decides whether the problem is solvable in the domain of this text. Never throws. */
export function officialSolvability(domainText: string, problem: OfficialProblem, limits: Limits): OfficialSolvability {
  const rules = rulesOf(problem.domain)
  const text = printOfficial(problem)
  return rules === undefined || rules.plans === null
    ? byPlanner(domainText, text, limits)
    : byFixedPlan(domainText, text, problem, rules, rules.plans)
}

function byFixedPlan(
  domainText: string,
  text: string,
  problem: OfficialProblem,
  rules: DomainRules,
  makePlans: NonNullable<DomainRules['plans']>,
): OfficialSolvability {
  let plans: readonly (readonly string[])[]
  try {
    plans = makePlans(specified(problem, rules))
  } catch (error) {
    if (error instanceof OfficialLimit) return { solvable: null, note: error.message }
    if (!(error instanceof OfficialError)) throw error
    const note = `No plan is made by the published rules: ${error.message}`
    return { solvable: false, note, raised: error.name }
  }
  const { domain, diagnostics } = loadDomain(domainText)
  const read = parseProblem(text, domain)
  const fault = diagnostics.find(isError) ?? read.diagnostics.find(isError)
  if (fault !== undefined) return { solvable: false, note: illFormed(fault.message) }
  const [first, ...others] = plans.map(plan => follow(domain, read.problem, plan))
  if (others.every(({ solvable }) => solvable === first!.solvable)) return first!
  const remark =
    'The published program takes another gripper first from run to run, and its answer on solvability changes with it.'
  return { ...first!, remark }
}

function follow(domain: Domain, problem: Problem, plan: readonly string[]): OfficialSolvability {
  const checked = checkCertificate(
    domain,
    problem,
    { kind: 'reachable', target: { kind: 'goal' } },
    { kind: 'plan', actions: plan.map(step => step.toLowerCase()) },
    { maxSteps: MAX_CHECKS },
  )
  if (checked.accepted) return { solvable: true, note: 'The fixed plan of the published rules works.' }
  if (checked.gaveUp === true) return { solvable: null, note: 'The fixed plan is too long to be followed.' }
  const note = `The fixed plan of the published rules does not work: ${checked.where}`
  return { solvable: false, note }
}

function byPlanner(domainText: string, text: string, { maxStates }: Limits): OfficialSolvability {
  const loaded = loadTask({ domain: domainText, problem: text })
  if (loaded.kind === 'bad-pddl') return { solvable: false, note: illFormed(loaded.diagnostic.message) }
  if (loaded.kind === 'too-large') return { solvable: null, note: loaded.message }
  const { kind } = searchQuick(loaded.task, { maxStates })
  if (kind === 'plan') return { solvable: true, note: 'A planner finds a plan.' }
  return kind === 'no-plan'
    ? { solvable: false, note: 'A planner finds that there is no plan.' }
    : { solvable: null, note: `No plan was found among ${grouped(maxStates)} states.` }
}

const illFormed = (message: string): string =>
  `The validator takes no plan for a problem that does not fit its domain: ${message}`

/** The problem as the published program prints it: without what it did not store. */
export function printOfficial({ name, domain, objects, init, goal }: OfficialProblem): string {
  const declared = objects.map(printObject).join('\n    ')
  const atoms = (list: readonly OfficialAtom[]): string => list.map(atom => `(${atomKey(atom)})`).join('\n    ')
  return `(define (problem ${name})
  (:domain ${domain})
  (:objects
    ${declared})
  (:init
    ${atoms(init)})
  (:goal (and
    ${atoms(goal)})))
`
}

/** Each object with its own type: an untyped object before a typed one would otherwise get its type. */
const printObject = ({ name, type }: OfficialObject): string => `${name} - ${type ?? 'object'}`

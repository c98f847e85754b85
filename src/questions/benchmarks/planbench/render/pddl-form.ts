// Prompts that quote the PDDL as it is, in the frames of the benchmark's own: a domain, worked problems with their plans,
// and the problem to solve.

/** A worked problem. */
export interface WorkedProblem {
  readonly problem: string
  /** A plan, a step a line. */
  readonly plan: readonly string[]
}

/** What such a prompt quotes. */
export interface PddlParts {
  /** The first line; our own if absent. */
  readonly introduction?: string
  readonly domain: string
  readonly worked: readonly WorkedProblem[]
  readonly problem: string
  /** The prompt ends with `[PLAN]`, as some of the benchmark's do that have no worked problem. */
  readonly endsWithPlan?: boolean
}

const ours =
  'A planning task in PDDL follows: its domain, and the problem to solve. Answer with a plan, each action on a line of its own as in (ACTION OBJECT OBJECT), and with nothing else.'

/** The prompt, and where its open part begins. */
export function renderPddlPrompt({ introduction = ours, domain, worked, problem, endsWithPlan = false }: PddlParts): {
  readonly text: string
  readonly openFrom: number
} {
  const context = [
    `${introduction.trimEnd()}\n`,
    `[DOMAIN]\n${domain.trim()}\n\n`,
    ...worked.map(each => `[PROBLEM]\n${each.problem.trim()}\n\n[PLAN]\n${each.plan.join('\n')}\n[PLAN_END]\n\n`),
  ].join('')
  const open = `[QUERY PROBLEM]\n${problem.trim()}\n\n${endsWithPlan ? '[PLAN]' : ''}`
  return { text: context + open, openFrom: context.length }
}

// Prompts that quote the PDDL verbatim, in the benchmark's own frames: a domain, worked problems with their plans, and
// the problem to solve.

/** A worked problem. */
export interface WorkedProblem {
  readonly problem: string
  /** A plan, one step per line. */
  readonly plan: readonly string[]
}

/** The contents of such a prompt. */
export interface PddlParts {
  /** The first line; default: the playground's own. */
  readonly introduction?: string
  readonly domain: string
  readonly worked: readonly WorkedProblem[]
  readonly problem: string
  /** True if the prompt ends with `[PLAN]`, as some of the benchmark's prompts without a worked problem do. */
  readonly endsWithPlan?: boolean
}

const pddl =
  'A planning task in PDDL follows: its domain, and the problem to solve. Answer with a plan, each action on a line of its own as in (ACTION OBJECT OBJECT), and with nothing else.'

/** The prompt, and the offset of its open block. */
export function renderPddlPrompt({ introduction = pddl, domain, worked, problem, endsWithPlan = false }: PddlParts): {
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

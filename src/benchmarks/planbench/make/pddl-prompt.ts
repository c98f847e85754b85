// The benchmark's form of prompts that quote the PDDL, with the headings of its files and an instruction of ours.

import type { Dressed } from '../../../kinds/asking/generate'
import type { PlanMaterial } from '../../../kinds/asking/planning/material'
import type { Source } from '../../../pddl/source'

const ASKS =
  'Below are a planning domain and a planning problem in PDDL. Give a plan for the problem under [QUERY PROBLEM]: one action a line, written as (ACTION OBJECT …), and nothing else.'
const ASKS_LEAST = `${ASKS} The plan is to have the least total cost.`

/** @param worked An example; undefined for none. */
export function pddlPrompt(
  source: Source,
  worked: PlanMaterial | undefined,
): Pick<Dressed, 'context' | 'stem'> {
  const asks = /:metric/.test(source.problem) ? ASKS_LEAST : ASKS
  const example =
    worked === undefined
      ? ''
      : `[PROBLEM]\n${worked.source.problem.trim()}\n\n[PLAN]\n${(worked.open.plan ?? []).map(step => `${step}\n`).join('')}[PLAN_END]\n\n`
  return {
    context: `${asks}\n[DOMAIN]\n${source.domain.trim()}\n\n${example}`,
    stem: `[QUERY PROBLEM]\n${source.problem.trim()}\n\n[PLAN]\n`,
  }
}

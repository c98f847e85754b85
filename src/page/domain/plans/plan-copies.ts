// A plan as text, in the layouts that other tools read.

import { decimalText } from '#base/decimal'
import type { FoundPlan } from './planning'

/** The layouts offered, with their titles. */
export const copies: readonly {
  readonly title: string
  readonly write: (plan: FoundPlan, isUnit: boolean) => string
}[] = [
  { title: 'A plan file', write: planFile },
  { title: 'Numbered lines', write: ({ plan }) => plan.map((step, i) => `${i + 1}. ${step}\n`).join('') },
  {
    title: 'With time stamps',
    write: ({ plan }) => plan.map((step, i) => `${(i / 1000).toFixed(3)}: ${step} [0.001]\n`).join(''),
  },
  { title: 'JSON', write: ({ plan, cost }) => `${JSON.stringify({ cost, plan }, null, 2)}\n` },
]

/** As Fast Downward writes it. */
export function planFile({ plan, cost }: FoundPlan, isUnit: boolean): string {
  const end = cost === null ? '' : `; cost = ${decimalText(cost)} (${isUnit ? 'unit' : 'general'} cost)\n`
  return plan.map(step => `${step}\n`).join('') + end
}

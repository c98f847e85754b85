// Determines from the texts which steps of a plan an answer omits.

/**
 * Indices of the plan's steps that the answer omits; undefined if it is not a subsequence. If several sets of steps
 * give the same text, adjacent steps are preferred, then the earliest.
 */
export function removedSteps(plan: readonly string[], answer: readonly string[]): readonly number[] | undefined {
  const count = plan.length - answer.length
  if (count < 0) return undefined
  let same = 0
  while (same < answer.length && plan[plan.length - 1 - same] === answer[answer.length - 1 - same]) same++
  const from = answer.length - same
  if (answer.slice(0, from).every((name, i) => plan[i] === name))
    return Array.from({ length: count }, (_, i) => from + i)
  const removed: number[] = []
  let at = answer.length - 1
  for (let step = plan.length - 1; step >= 0; step--)
    if (at >= 0 && answer[at] === plan[step]) at--
    else removed.push(step)
  return at < 0 ? removed.reverse() : undefined
}

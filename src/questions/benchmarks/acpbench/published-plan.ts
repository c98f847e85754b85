// Where the published scorer finds the plan in a justification question.

/** The plan of a justification question, cut out where the published scorer cuts: 19 characters before, 147 after. */
export function publishedPlanText(question: string): string {
  const points = Array.from(question)
  return points.slice(19, Math.max(19, points.length - 147)).join('')
}

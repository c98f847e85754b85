// Extracts the plan of a justification question as the published scorer does.

/** The plan of a justification question, cut out at the scorer's fixed offsets: 19 characters before, 147 after. */
export function publishedPlanText(question: string): string {
  const points = Array.from(question)
  return points.slice(19, Math.max(19, points.length - 147)).join('')
}

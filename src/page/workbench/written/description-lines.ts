// Splits a description of a problem into lines.

/** The lines about the initial state, and those about the goal. */
export function descriptionLines(text: string): {
  readonly start: readonly string[]
  readonly goal: readonly string[]
} {
  const lines = text.split('\n').flatMap(line => line.trim() || [])
  const found = lines.findIndex(line => /\b(?:goal|should)\b/i.test(line))
  const at = found < 0 ? Math.max(1, lines.length - 1) : found
  return { start: lines.slice(0, at), goal: lines.slice(at) }
}

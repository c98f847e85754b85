// The texts at the top of the first page. The build writes them into `index.html` too (scripts/first-start.ts), so that
// they can be read before the page's script is loaded.

import type { BareCard } from '#language/library/cards'

export const firstWords = {
  title: 'Check any answer to a planning question, and see the proof',
  lead: 'Pick a puzzle or open a benchmark file. Type an answer or paste a model’s reply. Planground computes the right answer from the formal model (PDDL) and shows why.',
  example: 'Try a 30-second example',
} as const

/** Describes the example. */
export const firstDescription = (domain: Pick<BareCard, 'title' | 'problems'>): string =>
  `${domain.title}: ${domain.problems[0]!.title.split(':')[0]!.toLowerCase()}`

// Which PDDL texts a visitor has provided for a question without content (`questions/kinds/asking/pose-texts.ts`).

import type { Question } from '#questions/kinds/question'

/** Undefined for questions about a whole problem. */
export function receivedTexts({
  id,
  origin,
}: Pick<Question, 'id' | 'origin'>): 'both' | 'domain' | 'problem' | undefined {
  const received = /^texts\/(both|domain|problem)$/.exec(id)?.[1]
  return origin.from === 'own' ? (received as 'both' | 'domain' | 'problem' | undefined) : undefined
}

// Which texts came, where nothing can be asked about them yet (`questions/kinds/asking/pose-texts.ts`).

import type { Question } from '#questions/kinds/question'

/** Undefined for other questions. */
export function textsThatCame({
  id,
  origin,
}: Pick<Question, 'id' | 'origin'>): 'both' | 'domain' | 'problem' | undefined {
  const came = /^texts\/(both|domain|problem)$/.exec(id)?.[1]
  return origin.from === 'own' ? (came as 'both' | 'domain' | 'problem' | undefined) : undefined
}

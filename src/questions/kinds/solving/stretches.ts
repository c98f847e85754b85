// Stretches of a sequence, as hints name them: near enough to look at, wide enough to leave something to find.

import { stepNamed } from '../judging/words'

/** A stretch of the sequence that holds the step, the same whatever step of it. */
export function stretch(length: number, index: number, size: number): readonly [number, number] {
  const from = Math.floor(index / size) * size
  return [from, Math.min(length, from + size) - 1]
}

/** `step 3 or 4 (index 2 or 3)`, `steps 3 and 4 (index 2 and 3)`, `one of steps 3 to 5 (index 2 to 4)`. */
export function between(from: number, to: number, link: 'and' | 'or'): string {
  if (from === to) return stepNamed(from)
  const isPair = to === from + 1
  const word = isPair ? link : 'to'
  const head = link === 'and' ? 'steps' : isPair ? 'step' : 'one of steps'
  return `${head} ${from + 1} ${word} ${to + 1} (index ${from} ${word} ${to})`
}

// Ranges of a sequence for hints: narrow enough to help, wide enough not to reveal the step.

import { stepNamed } from '../judging/words'

/** The range of the sequence that contains the step; equal for all steps in it. */
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

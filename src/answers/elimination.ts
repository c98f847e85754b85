// A choice given only by what it is not: "A, B and D are wrong."

import { type Choice, nothing, type Placed } from './mention'

/** The letter that is left where all others are denied, and it is not. */
export function lastLeft(
  placed: readonly Placed[],
  labels: readonly string[] = ['A', 'B', 'C', 'D'],
): Choice {
  const denied = new Map<string, Placed>()
  for (const one of placed)
    if (one.stance === 'denied' && one.strong && one.answer.kind === 'choice')
      denied.set(one.answer.label, one)
  const left = labels.filter(label => !denied.has(label))
  const [label] = left
  if (labels.length < 3 || left.length !== 1 || label === undefined) return nothing
  const all = [...denied.values()]
  const span = {
    from: Math.min(...all.map(({ from }) => from)),
    to: Math.max(...all.map(({ to }) => to)),
  }
  return { answer: { kind: 'choice', label, span }, doubt: null }
}

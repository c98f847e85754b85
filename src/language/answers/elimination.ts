// A choice given only by the wrong options: "A, B and D are wrong."

import { type Choice, type Mention, nothing, type Placed } from './mention'

const lastRemaining =
  /(?:\b(?:only |last )?remaining (?:option|choice|one|answer|candidate)\b|\blast one standing\b|\b(?:only|last) (?:option|choice|one|candidate) (?:that is |that's |that |which is )?(?:left|remains|remaining)\b)(?=(?:(?!\b(?:not|too|also|wrong)\b|n't)[^.\n]){0,30}\b(?:answer|correct|right|works|holds|must be|true|possible|applicable)\b)|\b(?:only|just) one (?:option |choice |candidate |of them )?(?:is left|remains|is remaining)\b/

/** `A, B and D fail, so the remaining one is the answer`: the letter that is not named, where all others are. */
export function unnamed(
  low: string,
  mentions: readonly Mention[],
  labels: readonly string[] = ['A', 'B', 'C', 'D'],
): Choice {
  const last = mentions.at(-1)
  if (last === undefined || labels.length < 3) return nothing
  const match = lastRemaining.exec(low.slice(last.to))
  const named = new Set(mentions.flatMap(({ answer }) => (answer.kind === 'choice' ? answer.label : [])))
  const left = labels.filter(label => !named.has(label))
  const [label] = left
  if (match === null || left.length !== 1 || label === undefined) return nothing
  const from = last.to + match.index
  const span = { from, to: from + match[0].length }
  return { answer: { kind: 'choice', label, span }, doubt: null }
}

/** The only letter that is not denied. */
export function lastLeft(placed: readonly Placed[], labels: readonly string[] = ['A', 'B', 'C', 'D']): Choice {
  const denied = new Map<string, Placed>()
  for (const one of placed)
    if (one.stance === 'denied' && one.strong && one.answer.kind === 'choice') denied.set(one.answer.label, one)
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

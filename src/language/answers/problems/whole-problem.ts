// A response, or a part of one, that is a PDDL problem and nothing else.

import type { Span } from '#base/text'
import type { Answer } from '../reading'
import { blocksIn } from './problem-blocks'

/** The whole span as a problem, where it is one and nothing else. */
export function problemIn(text: string, span: Span): Answer | null {
  const whole = text.slice(span.from, span.to)
  if (!/^\(\s{0,99}define\s{0,99}\(\s{0,99}problem\b/i.test(whole)) return null
  const [block, ...more] = blocksIn(whole)
  return block?.isWhole === true && more.length === 0 && block.to === whole.length
    ? { kind: 'problem', text: whole, span }
    : null
}

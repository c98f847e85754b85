// Whether an answer to an open line is right. Names may be in any order; spaces, brackets and case are ignored.

import type { LineAnswer, WorkedLine } from './worked'

/** True if the line accepts this answer. */
export const acceptsLine = ({ accepts }: WorkedLine, lineAnswer: LineAnswer): boolean => {
  const given = normalOf(lineAnswer)
  return accepts.some(each => normalOf(each) === given)
}

/** A text that is equal for equivalent answers. */
function normalOf(answer: LineAnswer): string {
  if (typeof answer === 'number') return `number ${answer}`
  if (typeof answer === 'string') return `choice ${plain(answer)}`
  return `names ${[...new Set(answer.map(nameOf))].sort().join(' ')}`
}

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Normalises `2: (sail l0 l1)`, `(SAIL l0  l1)` and `sail l0 l1` to the name as tasks print it. */
function nameOf(text: string): string {
  const [, step = '', name = text] = /^\s*(\d+\s*:)?(.*)$/s.exec(text) ?? []
  const bare = plain(name)
  const inner = /^\(([^()]*)\)$/.exec(bare)?.[1] ?? (/[()]/.test(bare) ? undefined : bare)
  return `${step.replace(/\s/g, '')}${inner === undefined ? bare : `(${inner.trim()})`}`
}

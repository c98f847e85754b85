// Responses with what a person reads in them: edits behind plans and states, several plans, verdicts by mood. One for each kind.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { FreeReading } from '#language/answers/reading'
import { blocks, planOf, stateOf, verificationOf } from './support'

const given = { ...blocks, given: ['(unstack c a)', '(put-down c)', '(pick-up b)', '(stack b c)'] }
const readers = { plan: planOf, state: stateOf, ver: (text: string) => verificationOf(text, given) }

const textsOf = (items: readonly { readonly text: string }[]): string[] => items.map(({ text }) => text)

function read({ answer, doubt }: FreeReading): string {
  switch (answer?.kind) {
    case 'list':
      return textsOf(answer.items).join(' ')
    case 'two-lists':
      return `+ ${textsOf(answer.pos).sort().join(' ')} - ${textsOf(answer.neg).sort().join(' ')}`.trim()
    case 'verification': {
      const { valid, failure, step, action, facts } = answer
      const parts = ['invalid', failure, step, action?.text, ...textsOf(facts)]
      return valid ? 'valid' : parts.filter(part => part !== null && part !== undefined).join(' ')
    }
    default:
      return doubt === null ? 'none' : 'ambiguous'
  }
}

const cases = readFileSync(new URL('./cases.txt', import.meta.url), 'utf8')
  .split(/^=== /m)
  .slice(1)
  .map(part => {
    const [head = '', ...lines] = part.trimEnd().split('\n')
    return {
      kind: head.trim() as keyof typeof readers,
      text: lines.slice(0, -1).join('\n'),
      expected: lines.at(-1)!.replace(/^==> ?/, ''),
    }
  })

test.each(cases)('$kind: $text', ({ kind, text, expected }) => {
  expect(read(readers[kind](text))).toBe(expected)
})

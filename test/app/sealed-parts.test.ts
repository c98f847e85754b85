// Which parts of the stage would give the answer away, kind by kind, and that the rest stays open.

import { expect, test } from 'vitest'
import { hiddenBy, partsThatAnswer } from '#page/state/seals/sealed-parts'
import type { PlainKind } from '#questions/kinds/codes'

const start = { sequence: [], at: 0 }
const partsAtStart: Readonly<Record<PlainKind, readonly string[]>> = {
  app: ['actions', 'graph', 'search'],
  prog: ['graph', 'search'],
  reach: ['graph', 'search'],
  areach: ['graph', 'search'],
  val: ['trace'],
  just: ['trace'],
  land: ['landmarks', 'search'],
  nexta: ['distances', 'trace', 'search'],
}

test('every kind covers what answers it, and shows what that is', () => {
  for (const [kind, parts] of Object.entries(partsAtStart) as [PlainKind, string[]][]) {
    const found = partsThatAnswer(kind, null, start)
    expect(found, kind).toEqual(parts)
    for (const part of found) expect(hiddenBy(kind, part)).toMatch(/^[A-Z][^.]+\.$/)
  }
})

test('the actions of a state other than the one asked about are not an answer', () => {
  expect(partsThatAnswer('app', null, { sequence: ['(go a b)'], at: 1 })).not.toContain('actions')
})

test('of a progression question the state after its action is covered, others are not', () => {
  const asked = { kind: 'prog', action: '(Go a b)' } as const
  const parts = (sequence: readonly string[], at: number) => partsThatAnswer('prog', asked, { sequence, at })
  expect(parts(['(wait)'], 1)).toEqual(['graph', 'search'])
  expect(parts(['(wait)', '(go a b)'], 1)).toEqual(['graph', 'search', 'trace'])
  expect(parts(['(wait)', '(go a b)'], 2)).toEqual(['graph', 'search', 'changes', 'trace'])
})

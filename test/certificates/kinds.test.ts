// Each kind of certificate on one small task: the honest one is accepted, and with any one thing changed it
// is rejected with the place that fails.

import { describe, expect, test } from 'vitest'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import { accepted, check, truth, whereOf, withoutOne } from './lamps'

const plan = truth.cheapestPlan()
const goal = { kind: 'goal' } as const
const fact = (name: string) => ({ kind: 'fact', fact: name }) as const

describe('a plan', () => {
  const claim: Claim = { kind: 'reachable', target: goal }

  test('shows that its end is reachable', () => {
    expect(check(claim, { kind: 'plan', actions: plan })).toEqual(accepted)
    expect(
      check({ kind: 'reachable', target: fact('(carried rope)') }, { kind: 'plan', actions: plan.slice(0, 3) }),
    ).toEqual(accepted)
    expect(
      check(
        { kind: 'reachable', target: { kind: 'action', action: '(go hall cellar)' } },
        { kind: 'plan', actions: [] },
      ),
    ).toEqual(accepted)
    expect(
      check(
        {
          kind: 'reachable',
          target: { kind: 'facts', facts: ['(carried lamp)', '(carried rope)'] },
        },
        { kind: 'plan', actions: plan.slice(0, 3) },
      ),
    ).toEqual(accepted)
  })

  test('may start in a stated state, where static and derived facts may be left out', () => {
    const from = ['(in vault)', '(lies lamp hall)', '(door hall attic)']
    const target = fact('(carried lamp)')
    const actions = ['(go vault hall)', '(take lamp hall)']
    expect(check({ kind: 'reachable', target, from }, { kind: 'plan', actions })).toEqual(accepted)
    expect(whereOf({ kind: 'reachable', target }, { kind: 'plan', actions })).toBe(
      'step 1 (index 0), (go vault hall): (in vault) does not hold.',
    )
    expect(
      whereOf({ kind: 'reachable', target, from: [...from, '(door hall vault)'] }, { kind: 'plan', actions }),
    ).toMatch(/\(door hall vault\) is never true/)
  })

  test('is rejected without any one of its steps', () => {
    for (const actions of withoutOne(plan))
      expect(whereOf(claim, { kind: 'plan', actions })).toMatch(
        /^step \d \(index \d\), \(.*\): \(.*\) does not hold|After the last step the target does not hold/,
      )
  })

  test('is rejected where a step names nothing that can be done', () => {
    const where = (action: string): string =>
      whereOf(claim, { kind: 'plan', actions: [...plan.slice(0, 2), action, ...plan.slice(2)] })
    expect(where('(fly hall attic)')).toBe('step 3 (index 2), (fly hall attic): No action `fly` is declared.')
    expect(where('(go hall moon)')).toMatch(/^step 3 .*No object `moon`/)
    expect(where('(go hall lamp)')).toMatch(/^step 3 .*`lamp` is not of the right type/)
    expect(where('(go hall)')).toMatch(/^step 3 .*has 1 arguments, not 2/)
    expect(where('go hall attic')).toMatch(/^step 3 .*is not a name/)
    expect(where('(go attic vault)')).toBe('step 3 (index 2), (go attic vault): the precondition does not hold.')
  })
})

describe('plans for all', () => {
  // From the vault everything is reachable but the vault's own facts about things, so leave the cellar out.
  const sequences = truth.states.map(state => truth.sequenceTo(other => other === state)!)

  test('are rejected where a proposition is left out, which they name', () => {
    expect(whereOf({ kind: 'all-reachable', of: 'facts' }, { kind: 'plans', plans: sequences })).toBe(
      'Nothing makes (in vault) true.',
    )
    expect(whereOf({ kind: 'all-reachable', of: 'facts' }, { kind: 'plans', plans: [] })).toBe(
      'Nothing makes (in hall) true.',
    )
    expect(whereOf({ kind: 'all-reachable', of: 'actions' }, { kind: 'plans', plans: sequences })).toBe(
      'Nothing makes (go hall hall) applicable.',
    )
  })

  test('show that nothing is a landmark only where each fact is avoided by one', () => {
    expect(whereOf({ kind: 'no-landmark' }, { kind: 'plans', plans: [plan] })).toMatch(
      /^\(.*\) holds at some point of every plan given/,
    )
    expect(whereOf({ kind: 'no-landmark' }, { kind: 'plans', plans: [] })).toBe('There is no plan.')
    expect(whereOf({ kind: 'no-landmark' }, { kind: 'plans', plans: [plan, plan.slice(1)] })).toMatch(
      /^Sequence 1, step 1/,
    )
    expect(whereOf({ kind: 'no-landmark' }, { kind: 'plans', plans: [plan, []] })).toBe(
      'Sequence 1 does not reach the goal.',
    )
  })

  test('show that a fact is no landmark', () => {
    const claim: Claim = { kind: 'not-landmark', fact: '(in cellar)' }
    expect(check(claim, { kind: 'plan', actions: plan })).toEqual(accepted)
    expect(whereOf(claim, { kind: 'plan', actions: plan.slice(1) })).toMatch(/^step 1/)
    expect(whereOf(claim, { kind: 'plan', actions: plan.slice(0, -1) })).toMatch(/the goal does not hold/)
    expect(whereOf({ kind: 'not-landmark', fact: '(carried lamp)' }, { kind: 'plan', actions: plan })).toMatch(
      /^\(carried lamp\) holds after step \d/,
    )
    expect(whereOf({ kind: 'not-landmark', fact: '(in hall)' }, { kind: 'plan', actions: plan })).toBe(
      '(in hall) holds initially.',
    )
    expect(whereOf({ kind: 'not-landmark', fact: '(door hall attic)' }, { kind: 'plan', actions: plan })).toMatch(
      /not a proposition: it is static/,
    )
  })
})

describe('a closed set', () => {
  const things = ['lamp', 'rope']
  const rooms = ['hall', 'attic', 'cellar']
  const facts = [
    ...rooms.map(room => `(in ${room})`),
    ...things.flatMap(thing => rooms.map(room => `(lies ${thing} ${room})`)),
    ...things.map(thing => `(carried ${thing})`),
  ]
  const mayBeFalse = ['(in hall)', '(lies lamp attic)', '(lies rope attic)']
  const claim: Claim = { kind: 'unreachable', target: fact('(in vault)') }

  test('shows what is not in it', () => {
    const certificate: Certificate = { kind: 'closed-set', facts, mayBeFalse }
    expect(check(claim, certificate)).toEqual(accepted)
    expect(check({ kind: 'unreachable', target: { kind: 'action', action: '(go vault hall)' } }, certificate)).toEqual(
      accepted,
    )
    expect(
      check({ kind: 'unreachable', target: { kind: 'action', action: '(go attic cellar)' } }, certificate),
    ).toEqual(accepted)
    expect(check({ kind: 'unreachable', target: fact('(door attic cellar)') }, certificate)).toEqual(accepted)
    expect(
      check(
        {
          kind: 'unreachable',
          target: { kind: 'facts', facts: ['(in hall)', '(lies lamp vault)'] },
        },
        certificate,
      ),
    ).toEqual(accepted)
  })

  test('shows nothing of what is in it', () => {
    const certificate: Certificate = { kind: 'closed-set', facts, mayBeFalse }
    for (const target of [fact('(in cellar)'), goal, fact('(door hall attic)')])
      expect(whereOf({ kind: 'unreachable', target }, certificate)).toBe('The closed set does not rule out the target.')
  })

  test('is rejected without any one of its facts', () => {
    for (const fewer of withoutOne(facts))
      expect(whereOf(claim, { kind: 'closed-set', facts: fewer, mayBeFalse })).toMatch(
        /^The closed set (lacks \(.*\), which holds initially|is left by \(.*\): \(.*\))\.$/,
      )
    for (const fewer of withoutOne(mayBeFalse))
      expect(whereOf(claim, { kind: 'closed-set', facts, mayBeFalse: fewer })).toMatch(
        /^The closed set is left by \(.*\): \(not \(.*\)\)\.$/,
      )
  })

  test('shows landmarks when the goal needs what it lacks', () => {
    // Never carrying the lamp, it stays where it is.
    const without = facts.filter(name => name !== '(carried lamp)' && !/lies lamp (hall|cellar)/.test(name))
    const certificate: Certificate = { kind: 'closed-set', facts: without, mayBeFalse }
    expect(check({ kind: 'landmark', fact: '(carried lamp)' }, certificate)).toEqual(accepted)
    expect(whereOf({ kind: 'landmark', fact: '(carried rope)' }, certificate)).toMatch(/is left by \(take lamp/)
    expect(whereOf({ kind: 'landmark', fact: '(lies lamp hall)' }, certificate)).toMatch(/is trivial/)
    expect(whereOf({ kind: 'landmark', fact: '(in hall)' }, certificate)).toMatch(/is trivial/)
  })
})

describe('a mutex group', () => {
  const facts = ['(in hall)', '(in attic)', '(in cellar)', '(in vault)']
  const both = { kind: 'facts', facts: ['(in attic)', '(in cellar)'] } as const
  const claim: Claim = { kind: 'unreachable', target: both }

  test('shows that two of it never hold together', () => {
    expect(check(claim, { kind: 'mutex-group', facts })).toEqual(accepted)
    expect(check(claim, { kind: 'mutex-group', facts: facts.slice(0, 3) })).toEqual(accepted)
  })

  test('is rejected where a fact is left out, added, or exchanged', () => {
    const where = (list: readonly string[]): string => whereOf(claim, { kind: 'mutex-group', facts: list })
    expect(where(facts.slice(1))).toMatch(/^The mutex group is broken by \(go hall (attic|cellar)\)/)
    expect(where(['(in hall)', '(in attic)'])).toMatch(/does not rule out the target/)
    expect(where([...facts, '(lies lamp attic)'])).toMatch(/\(in hall\) and \(lies lamp attic\) hold initially/)
    expect(where([...facts, '(carried lamp)'])).toMatch(/is broken by \(.*\): \(.*\) and \(.*\)\.$/)
    expect(where([...facts, '(door hall attic)'])).toMatch(/not a proposition/)
  })
})

describe('a table of pairs', () => {
  const rooms = ['(in hall)', '(in attic)', '(in cellar)', '(in vault)']
  const places = ['(carried lamp)', '(lies lamp hall)', '(lies lamp attic)', '(lies lamp cellar)']
  const literals = [...rooms, ...places, '(not (in hall))']
  const pairs = [0, 1, 0, 2, 1, 2, 0, 8, 4, 5, 4, 6, 4, 7, 5, 6, 5, 7, 6, 7]
  const claim: Claim = {
    kind: 'unreachable',
    target: { kind: 'facts', facts: ['(in attic)', '(in cellar)'] },
  }
  const table = (change: { impossible?: number[]; pairs?: number[]; literals?: string[] } = {}): Certificate => ({
    kind: 'h2',
    literals: change.literals ?? literals,
    impossible: Uint32Array.from(change.impossible ?? [3]),
    pairs: Uint32Array.from(change.pairs ?? pairs),
  })

  test('shows that the separated literals never hold together', () => {
    expect(check(claim, table())).toEqual(accepted)
    expect(check({ kind: 'unreachable', target: fact('(in vault)') }, table())).toEqual(accepted)
    expect(
      check(
        {
          kind: 'unreachable',
          target: { kind: 'facts', facts: ['(carried lamp)', '(lies lamp attic)'] },
        },
        table(),
      ),
    ).toEqual(accepted)
  })

  test('is rejected where a pair is left out or added', () => {
    expect(whereOf(claim, table({ pairs: pairs.slice(2) }))).toMatch(
      /exclude each other by the certificate, but may both hold after \(go/,
    )
    expect(whereOf(claim, table({ pairs: [...pairs.slice(0, 4), ...pairs.slice(6)] }))).toMatch(
      /exclude each other|does not rule out/,
    )
    expect(whereOf(claim, table({ pairs: [...pairs, 2, 4] }))).toBe(
      '(in cellar) and (carried lamp) exclude each other by the certificate, but may both hold after (go hall cellar).',
    )
    expect(whereOf(claim, table({ pairs: [...pairs, 0, 6] }))).toBe(
      '(in hall) and (lies lamp attic) exclude each other by the certificate, but hold initially.',
    )
    expect(whereOf(claim, table({ impossible: [3, 4] }))).toBe(
      '(carried lamp) never holds by the certificate, but may after (take lamp attic).',
    )
    expect(whereOf(claim, table({ impossible: [0] }))).toMatch(/never holds by the certificate, but holds initially/)
  })

  test('is rejected where it is malformed', () => {
    expect(whereOf(claim, table({ pairs: [...pairs, 1] }))).toMatch(/half a pair/)
    expect(whereOf(claim, table({ pairs: [...pairs, 1, 99] }))).toMatch(/entry 21 is 99, but there are only 9/)
    expect(whereOf(claim, table({ literals: ['(in moon)'] }))).toMatch(/No object `moon`/)
    expect(whereOf(claim, table({ literals: ['(not (door hall attic))'] }))).toMatch(/not a proposition/)
  })
})

describe('parts', () => {
  const closed: Certificate = {
    kind: 'closed-set',
    facts: truth.stateSet().facts,
    mayBeFalse: ['(in hall)', '(lies lamp attic)', '(lies rope attic)'],
  }
  const part = (claim: Claim, certificate: Certificate) => ({ claim, certificate })
  const inVault: Claim = { kind: 'unreachable', target: fact('(in vault)') }

  test('show that what needs something unreachable is unreachable', () => {
    const target = { kind: 'action', action: '(go vault hall)' } as const
    const whole: Claim = { kind: 'unreachable', target }
    expect(check(whole, { kind: 'parts', parts: [part(inVault, closed)] })).toEqual(accepted)
    const other: Claim = { kind: 'unreachable', target: fact('(lies lamp vault)') }
    expect(whereOf(whole, { kind: 'parts', parts: [part(other, closed)] })).toMatch(/^No part says/)
    expect(whereOf(whole, { kind: 'parts', parts: [part(inVault, { kind: 'plan', actions: [] })] })).toMatch(
      /^Part 0: A claim that is unreachable is not shown by plan/,
    )
    const elsewhere: Claim = { ...inVault, from: ['(in hall)'] }
    expect(whereOf(whole, { kind: 'parts', parts: [part(elsewhere, closed)] })).toMatch(/^Part 0/)
  })

  test('show that all are reachable where each is', () => {
    const parts = truth.oracle.propositions().flatMap(name => {
      const actions = truth.sequenceTo(state => state.has(name))
      return actions === undefined ? [] : [part({ kind: 'reachable', target: fact(name) }, { kind: 'plan', actions })]
    })
    expect(whereOf({ kind: 'all-reachable', of: 'facts' }, { kind: 'parts', parts })).toBe(
      'Nothing makes (in vault) true.',
    )
  })

  test('are not followed into parts, nor for other claims', () => {
    const nested: Certificate = {
      kind: 'parts',
      parts: [part(inVault, { kind: 'parts', parts: [] })],
    }
    expect(whereOf(inVault, nested)).toBe('Part 0 is in parts itself.')
    expect(whereOf({ kind: 'no-landmark' }, { kind: 'parts', parts: [] })).toMatch(/not shown in parts/)
  })
})

test('what was re-searched is never accepted', () => {
  for (const claim of [
    { kind: 'reachable', target: goal },
    { kind: 'optimal', cost: 7 },
    { kind: 'landmark', fact: '(in attic)' },
  ] satisfies Claim[])
    expect(whereOf(claim, { kind: 're-searched', method: 'A*' })).toMatch(/no evidence/)
})

test('a claim is shown only by the kinds that are for it', () => {
  const states = truth.stateSet()
  expect(whereOf({ kind: 'reachable', target: goal }, { kind: 'exhausted', states })).toBe(
    'A claim that is reachable is not shown by exhausted.',
  )
  expect(whereOf({ kind: 'unreachable', target: goal }, { kind: 'plan', actions: plan })).toMatch(/not shown by plan/)
  expect(whereOf({ kind: 'optimal', cost: 7 }, { kind: 'lower-bound', bound: truth.bound() })).toMatch(
    /not shown by lower-bound/,
  )
})

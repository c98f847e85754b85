import { expect, test } from 'vitest'
import { counted, cutMiddle, domainTitle, duration, grouped, problemName } from '#page/ui/naming'
import { defaults, readPrefs } from '#page/state/prefs'
import { sequencesOf } from '#page/state/verdicts/evidence-view'
import { describeCertificate, describeClaim } from '#questions/kinds/describe-evidence'
import { viewOf } from '#page/state/verdicts/verdict-view'
import { groupFacts } from '#page/workbench/what-if/fact-groups'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import type { Verdict } from '#questions/kinds/verdict'

const verdict: Verdict = {
  verdict: 'wrong',
  reason: null,
  explanation: 'No.',
  mistakes: ['extra'],
  findings: [],
  evidence: [],
  reading: { answer: null, trace: [], doubt: null },
  distances: { before: 4, after: null },
  officialScore: null,
}
const about = { answer: 'a', edited: false, maxStates: 1 }

test('of very many changes the view has the first, and shows how many there are', () => {
  const findings = Array.from({ length: 900 }, (_, i) => ({
    ...{ role: 'extra' as const, item: '(a)', text: '', fix: `Leave out ${i}` },
  }))
  const view = viewOf({ verdict: { ...verdict, findings }, fromCache: false, ms: 1 }, about)
  expect(view.changes).toBe(900)
  expect(view.findings.length).toBeLessThan(900)
  const few = { ...verdict, findings: findings.slice(0, 20) }
  expect(viewOf({ verdict: few, fromCache: false, ms: 1 }, about).changes).toBeUndefined()
})

test('no distance after an action is "out of reach" only where the evidence reports it', () => {
  const judged = { verdict, fromCache: false, ms: 1 }
  expect(viewOf(judged, about).distances).toEqual({ before: 4, after: null })
  const evidence: Verdict['evidence'] = [
    {
      claim: { kind: 'unreachable', target: { kind: 'goal' }, from: ['(a)'] },
      certificate: { kind: 're-searched', method: 'breadth-first' },
      checked: false,
    },
  ]
  const lost = viewOf({ ...judged, verdict: { ...verdict, evidence } }, about)
  expect(lost.distances).toEqual({ before: 4, after: 'out of reach' })
  expect(lost.evidence[0]!.claim).toBe('after the action, the goal can never be reached')
})

test('every certificate is reported for what it is, with its size', () => {
  const states = { facts: ['(a)'], words: 1, rows: new Uint32Array(1234) }
  const bound = { cost: 1, states, values: new Float64Array() }
  const part = { claim: { kind: 'no-landmark' }, certificate: { kind: 'plan', actions: ['(c)'] } }
  const statements: readonly (readonly [Certificate, string])[] = [
    [{ kind: 'plan', actions: [] }, 'it holds in this state'],
    [{ kind: 'plan', actions: ['(a)'] }, 'a sequence of 1 step'],
    [{ kind: 'plans', plans: [['(a)'], [], ['(b)']] }, '2 sequences'],
    [{ kind: 'closed-set', facts: ['(a)', '(b)'], mayBeFalse: ['(c)'] }, 'a closed set of 2 facts'],
    [{ kind: 'mutex-group', facts: ['(a)', '(b)'] }, '2 facts; at most one holds at a time'],
    [
      { kind: 'h2', literals: [], impossible: new Uint32Array(1), pairs: new Uint32Array(4) },
      'a table of 2 pairs that cannot hold together',
    ],
    [{ kind: 'exhausted', states }, 'all 1,234 states that can be reached'],
    [{ kind: 'optimal', plan: ['(a)', '(b)'], bound }, 'a plan of 2 steps, and a proof that none is cheaper'],
    [{ kind: 'lower-bound', bound }, 'a bound over 1,234 states'],
    [{ kind: 'parts', parts: [part, part] } as Certificate, '2 pieces of evidence together'],
    [{ kind: 're-searched', method: 'A* search' }, 'a search (A* search) that leaves no separate evidence'],
  ]
  for (const [certificate, phrase] of statements) expect(describeCertificate(certificate)).toBe(phrase)
  expect(sequencesOf({ kind: 'plans', plans: [['(a)'], []] })).toEqual([['(a)']])
  expect(sequencesOf({ kind: 'parts', parts: [part] } as Certificate)).toEqual([['(c)']])
})

test('every claim is reported with what it is about', () => {
  const goal = { kind: 'goal' } as const
  const action = { kind: 'action', action: '(go a b)' } as const
  const statements: readonly (readonly [Claim, string])[] = [
    [{ kind: 'reachable', target: action }, '`(go a b)` can become applicable'],
    [{ kind: 'unreachable', target: action }, '`(go a b)` can never become applicable'],
    [{ kind: 'reachable', target: goal }, 'the goal can be reached'],
    [{ kind: 'unreachable', target: goal }, 'the goal can never be reached'],
    [{ kind: 'landmark', fact: '(a)' }, 'every plan makes `(a)` true'],
    [{ kind: 'not-landmark', fact: '(a)' }, 'a plan avoids `(a)`'],
    [{ kind: 'no-landmark' }, 'every fact that could be a landmark is avoided by some plan'],
    [{ kind: 'optimal', cost: 3 }, 'the cheapest plan costs 3'],
    [{ kind: 'at-least', cost: 3 }, 'every plan costs at least 3'],
  ]
  for (const [claim, phrase] of statements) expect(describeClaim(claim)).toBe(phrase)
})

test('names and numbers read as people write them', () => {
  expect(grouped(60_000)).toBe('60,000')
  expect(grouped(999)).toBe('999')
  expect(counted(1, 'state')).toBe('1 state')
  expect(counted(2, 'story', 'stories')).toBe('2 stories')
  expect(duration(0.2)).toBe('under 1 ms')
  expect(duration(1_234)).toBe('1.2 s')
  expect(cutMiddle('a-rather-long-name', 9)).toBe('a-ra…name')
  expect(cutMiddle('short', 9)).toBe('short')
  expect(domainTitle('gold-miner-typed')).toBe('Gold miner typed')
  expect(domainTitle('')).toBe('Unnamed domain')
  expect(problemName({ domain: '', problem: '; hm\n(define ( Problem p-1)' })).toBe('p-1')
  expect(problemName(null)).toBe('')
})

test('preferences of any shape give usable ones', () => {
  expect(readPrefs(null)).toEqual(defaults)
  expect(readPrefs('{"theme": "dark", listW')).toEqual(defaults)
  expect(readPrefs('[1, 2]')).toEqual(defaults)
  expect(readPrefs('{"theme":"dark","listWidth":1e9,"stageShare":0.3,"letterKeys":"no"}')).toEqual({
    ...defaults,
    theme: 'dark',
    stageShare: 0.3,
  })
})

test('facts are grouped by their first object in natural order', () => {
  expect([...groupFacts(['(at c10 l0)', '(red c2)', '(empty)', '(at c2 l1)'])]).toEqual([
    ['world', ['(empty)']],
    ['c2', ['(at c2 l1)', '(red c2)']],
    ['c10', ['(at c10 l0)']],
  ])
})

import { expect, test } from 'vitest'
import {
  counted,
  cutMiddle,
  domainTitle,
  duration,
  grouped,
  problemName,
} from '../../src/app/parts/naming'
import { defaults, readPrefs } from '../../src/app/state/prefs'
import {
  describeCertificate,
  describeClaim,
  sequencesOf,
} from '../../src/app/explore/verdict/evidence-view'
import { viewOf } from '../../src/app/explore/verdict/verdict-view'
import { groupFacts } from '../../src/app/explore/stage/state/fact-groups'
import type { Certificate } from '../../src/certificates/certificate'
import type { Verdict } from '../../src/kinds/verdict'

const verdict: Verdict = {
  verdict: 'wrong',
  reason: null,
  explanation: 'No.',
  findings: [],
  evidence: [],
  reading: { answer: null, trace: [], doubt: null },
  distances: { before: 4, after: null },
  officialScore: null,
}
const about = { answer: 'a', edited: false, maxStates: 1 }

test('no distance after an action is "out of reach" only where the evidence says so', () => {
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

test('every certificate has a phrase of its own', () => {
  const states = { facts: ['(a)'], words: 1, rows: new Uint32Array(1234) }
  const bound = { cost: 1, states, values: new Float64Array() }
  const certificates: Certificate[] = [
    { kind: 'plan', actions: ['(a)'] },
    { kind: 'plans', plans: [['(a)'], []] },
    { kind: 'closed-set', facts: ['(a)', '(b)'], mayBeFalse: [] },
    { kind: 'mutex-group', facts: ['(a)'] },
    { kind: 'h2', literals: [], impossible: new Uint32Array(), pairs: new Uint32Array(4) },
    { kind: 'exhausted', states },
    { kind: 'optimal', plan: ['(a)', '(b)'], bound },
    { kind: 'lower-bound', bound },
    {
      kind: 'parts',
      parts: [{ claim: { kind: 'no-landmark' }, certificate: { kind: 'plan', actions: ['(c)'] } }],
    },
    { kind: 're-searched', method: 'search' },
  ]
  const phrases = certificates.map(describeCertificate)
  expect(new Set(phrases).size).toBe(certificates.length)
  expect(phrases[5]).toBe('all 1,234 states that can be reached')
  expect(sequencesOf(certificates[1]!)).toEqual([['(a)']])
  expect(sequencesOf(certificates[8]!)).toEqual([['(c)']])
  expect(describeClaim({ kind: 'landmark', fact: '(a)' })).toContain('`(a)`')
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

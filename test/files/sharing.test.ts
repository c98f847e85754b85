// Links and archives: content is restored exactly, and anything else is reported plainly.

import { deflateSync, gzipSync, strToU8, unzipSync, zipSync } from 'fflate'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compact } from '#questions/kinds/stored-question'
import { core as acpbench } from '#questions/benchmarks/acpbench/core'
import { opened } from '../support/opened'
import { dataFolder, dataText, skipMessage } from '../support/data'
import { engineInMemory } from '#engine/engine'
import type { Question } from '#questions/kinds/question'
import { checksum } from '#base/base64url'
import { dictionary } from '#results/files/link-dictionary'
import type { Inspected } from '#results/files/inspect'
import type { SharedQuestion } from '#results/files/shared-question'
import { unzipWithin } from '#results/files/unpacking'
import { roundsOf } from '../support/long'

const engine = engineInMemory()
const ferry = engine.domains.all().find(({ id }) => id === 'ferry')!
const source = { domain: ferry.domain, problem: ferry.problems[1]!.text }
const posed = engine.making.pose(source, 'ferry')
const bytes = (text: string): Uint8Array => strToU8(text)

const shared = (question: Question, part: Partial<SharedQuestion> = {}): SharedQuestion => ({
  question,
  edit: null,
  answer: '',
  tab: null,
  walk: null,
  ...part,
})
const all: Partial<SharedQuestion> = {
  edit: { domain: source.domain, problem: `${source.problem}; größer → 🚢\n` },
  answer: '(sail l0 l1) — vielleicht',
  tab: 'graph',
  walk: { sequence: ['(sail l0 l1)', '(sail l1 l0)'], at: 1 },
}

test('a bundled question is named, so its link is short, and opens as the same question', () => {
  for (const question of posed) {
    const { link, file } = engine.sharing.pack(shared(question))
    expect(link.length).toBeLessThan(200)
    expect(link).toMatch(/^s=1\.[\w-]+$/)
    expect(engine.sharing.read(link)).toMatchObject({
      kind: 'shared',
      shared: shared(question),
      caveat: '',
    })
    expect(engine.files.inspect('q.json', bytes(file))).toMatchObject({
      kind: 'shared',
      read: { kind: 'shared', shared: shared(question) },
    })
  }
})

test('of a kind that this version does not know, what is missing is reported', () => {
  const question = posed[0]!
  const { file } = engine.sharing.pack(shared(question))
  const other = file.replace(new RegExp(`("kind":\\s*)"${question.kind}"`), '$1"toyfact"')
  expect(other).not.toBe(file)
  expect(engine.files.inspect('q.json', bytes(other))).toMatchObject({
    kind: 'shared',
    read: { kind: 'bad', message: expect.stringContaining('`kind`') },
  })
})

test('edit, answer, tab and steps are restored', () => {
  const { link } = engine.sharing.pack(shared(posed[0]!, all))
  expect(engine.sharing.read(link)).toMatchObject({ kind: 'shared', shared: all })
})

for (const format of ['gen', 'bool', 'mcq'] as const)
  test(`a made ${format} question keeps its record, with or without its key`, async () => {
    const [question] = engine.making.questions({
      world: { kind: 'given', source },
      kind: 'app',
      format,
      count: 1,
      seed: 's',
      block: 0,
    }).questions
    const back = engine.sharing.read(engine.sharing.pack(shared(question!)).link)
    expect(back).toMatchObject({
      kind: 'shared',
      caveat: '',
      shared: { question: { ...question!, key: 'shared/0' } },
    })
    const { link, hasKey } = engine.sharing.pack({ ...shared(question!), withKey: false })
    expect(hasKey).toBe(true)
    const read = engine.sharing.read(link)
    expect(read).toMatchObject({ kind: 'shared', caveat: '' })
    if (read.kind === 'shared') {
      expect(read.shared.question.origin.from).toBe('published')
      expect(JSON.stringify(read.shared.question)).not.toContain('"key":[')
      expect(acpbench.hasKey(read.shared.question)).toBe(false)
    }
  })

test('every cut and every change of a character is noticed', () => {
  const { link } = engine.sharing.pack(shared(posed[0]!, all))
  for (let length = 0; length < link.length - 1; length += 7)
    expect(engine.sharing.read(link.slice(0, length)).kind, `${length} characters`).toBe('bad')
  for (let at = 4; at < link.length - 1; at += 5) {
    const other = link[at] === 'A' ? 'B' : 'A'
    expect(engine.sharing.read(link.slice(0, at) + other + link.slice(at + 1)).kind, `at ${at}`).toBe('bad')
  }
  expect(engine.sharing.read(link.slice(0, 60))).toMatchObject({ title: 'This link is cut off' })
  expect(engine.sharing.read(`${link}).`).kind).toBe('shared')
})

test('a newer link reports it', () => {
  const { link } = engine.sharing.pack(shared(posed[0]!))
  expect(engine.sharing.read(link.replace('s=1.', 's=2.'))).toMatchObject({
    kind: 'bad',
    title: 'This link was made by a newer Planground',
  })
})

/** A link with a right checksum around any text. */
function forged(text: string): string {
  const packed = deflateSync(strToU8(text), { level: 9, dictionary })
  const head = new DataView(new ArrayBuffer(8))
  head.setUint32(0, checksum(packed))
  head.setUint32(4, packed.length)
  const whole = Buffer.concat([Buffer.from(head.buffer), packed])
  return `s=1.${whole.toString('base64url')}`
}

test('a link that unpacks to far too much is stopped', () => {
  expect(engine.sharing.read(forged(' '.repeat(30_000_000)))).toMatchObject({
    kind: 'bad',
    title: 'This link holds too much',
  })
})

test('whatever a well-packed link states, it is a question or described what is wrong', () => {
  const good = { kind: 'app', format: 'gen', domain: 'ferry', problem: 'p01', hash: 'x' }
  expect(engine.sharing.read(forged(JSON.stringify(good)))).toMatchObject({
    kind: 'shared',
    caveat: /has changed since/,
  } satisfies Record<string, unknown> as never)
  for (const part of [
    { kind: 'what' },
    { format: 7 },
    { domain: 'constructor' },
    { problem: '__proto__' },
    { edit: ['x'] },
    { walk: { at: 'x', sequence: [] } },
    { walk: { at: 1, sequence: [3] } },
    { own: { id: 'x' } },
    { record: { id: 'x', group: 'y', context: '', question: '' } },
    { tab: {} },
    { extra: 1 },
    { domain: undefined, problem: undefined },
    { problem: undefined },
  ])
    expect(engine.sharing.read(forged(JSON.stringify({ ...good, ...part }))), JSON.stringify(part)).toMatchObject({
      kind: 'bad',
      message: expect.stringMatching(/\w+ \w+/),
    })
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(engine.sharing.read(forged(JSON.stringify(value))).kind).toBe('bad')
    }),
    { numRuns: roundsOf(60) },
  )
})

const TABS = ['state', 'graph']

test('prefill parameters are taken one by one, and bad ones are named', () => {
  const good = engine.sharing.prefill(
    'domain=ferry&problem=p02&kind=nexta&answer=(sail%20l0%20l1)&tab=graph&theme=dark',
    TABS,
  )
  expect(good).toMatchObject({ answer: '(sail l0 l1)', tab: 'graph', theme: 'dark', problems: [] })
  expect(good.questions[good.at]!.kind).toBe('nexta')
  const made = engine.sharing.prefill('domain=ferry&problem=p02&kind=reach&format=mcq&seed=7', TABS)
  expect(made).toMatchObject({ problems: [], questions: [{ kind: 'reach', format: 'mcq' }] })
  expect(engine.sharing.prefill('domain=ferry&problem=p02&kind=reach&format=mcq&seed=7', TABS)).toEqual(made)
  const bad = engine.sharing.prefill('domain=ferry&problem=p01&kind=nextaction&tab=grph&seed=7&colour=red', TABS)
  expect(bad.problems.join('\n')).toMatch(/colour[\s\S]*nextaction[\s\S]*did you mean `graph`/)
  expect(bad.questions.length).toBeGreaterThan(0)
  expect(engine.sharing.prefill('domain=fery', TABS).problems[0]).toContain('did you mean `ferry`')
  expect(engine.sharing.prefill('', TABS)).toMatchObject({
    questions: [],
    problems: [/`domain` is missing/] as never,
  })
})

const is = (name: string, content: Uint8Array | string): Inspected =>
  engine.files.inspect(name, typeof content === 'string' ? bytes(content) : content)

test('content decides what a file is, not its name', () => {
  const both = `${source.problem}\n${source.domain}`
  expect(is('x.txt', both)).toMatchObject({
    kind: 'pddl',
    texts: [
      { role: 'problem', domain: 'ferry' },
      { role: 'domain', domain: 'ferry' },
    ],
  })
  expect(is('x', gzipSync(bytes(source.domain)))).toMatchObject({ kind: 'pddl' })
  // A problem inside a record does not count as a problem, and prose around one is left out.
  expect(is('x', JSON.stringify([{ PDDL_domain: source.domain }]))).toMatchObject({
    kind: 'questions',
  })
  expect(is('x.md', `Look:\n\n${source.domain}\nThat was it.`)).toMatchObject({
    texts: [{ text: expect.stringMatching(/^\(define[\s\S]*\)\n$/) }],
  })
  expect(is('plan', '; found\n0: (SAIL l0  l1) [1.0]\n1: (board c0 l1)\n')).toMatchObject({
    kind: 'plan',
    steps: ['(sail l0 l1)', '(board c0 l1)'],
  })
  expect(is('q.json', '[{"id":1}]')).toMatchObject({ kind: 'questions', file: { questions: [] } })
  expect(is('mail.txt', `https://a.b/c/#${engine.sharing.pack(shared(posed[0]!)).link}`)).toMatchObject({
    kind: 'shared',
    read: { kind: 'shared' },
  })
  const zipped = zipSync({
    'a/domain.pddl': bytes(source.domain),
    'a/p.pddl': bytes(source.problem),
    'x.exe': bytes('no'),
  })
  expect(is('x.bin', zipped)).toMatchObject({
    kind: 'files',
    files: [{ name: 'domain.pddl' }, { name: 'p.pddl' }],
  })
})

test('what cannot be opened is named for what it is', () => {
  const problemOf = (content: Uint8Array | string): string => {
    const found = is('x', content)
    return found.kind === 'other' ? found.is : found.kind
  }
  expect(problemOf(new Uint8Array())).toBe('an empty file')
  expect(problemOf('%PDF-1.7\n\0\0')).toBe('a PDF document')
  expect(problemOf('<!doctype html><html>')).toBe('a web page')
  expect(problemOf('version https://git-lfs.github.com/spec/v1\n')).toContain('pointer')
  expect(problemOf('id,answer\n1,yes\n')).toBe('a table')
  expect(problemOf('Dear all, the ferry sails.')).toBe('a text that contains neither questions nor PDDL')
  expect(problemOf(Uint8Array.from({ length: 900 }, (_, i) => (i * 7919) % 251))).toContain('a binary file')
  expect(problemOf(Uint8Array.from([0x1f, 0x8b, 8, 0, 1, 2, 3]))).toBe('a broken gzip archive')
  expect(problemOf(Uint8Array.from([0x50, 0x4b, 3, 4, 5]))).toContain('zip archive')
  expect(problemOf(zipSync({ 'x.exe': bytes('no') }))).toContain('without anything')
})

test('any bytes at all get a word', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 300 }),
      fc.constantFrom('', 'PK\u0003\u0004', '(define (domain ', '[{', '\u001f'),
      (tail, head) => {
        expect(is('x', new Uint8Array([...bytes(head), ...tail])).kind).toMatch(/^\w+$/)
      },
    ),
    { numRuns: roundsOf(300) },
  )
})

test('an archive of everything contains its listed parts, and restores the session', async () => {
  const question = posed.find(({ kind }) => kind === 'app')!
  const { verdict } = await engine.judging.judge(question, '[]', { maxStates: 1000 })
  const work = {
    answer: '[]',
    edit: null,
    verdict: { answer: '[]', verdict: verdict.verdict, maxStates: 1000 },
  }
  const packed = await engine.files.pack({
    number: 1,
    id: 'bundled:ferry/p02',
    name: 'Ferry p02',
    origin: 'bundled',
    issues: [],
    items: posed.map((question, i) => ({
      id: `id ${i}`,
      question,
      asked: null,
      work: question.kind === 'app' ? work : null,
    })),
  })
  expect(packed).toMatchObject({ verdicts: 1, certified: 1 })
  const manifest = bytes(JSON.stringify({ planground: 'session', version: 1, selected: 'id 0' }))
  const archive = engine.files.zip([...packed.parts, { name: 'planground/session.json', bytes: manifest }])
  const names = Object.keys(unzipSync(archive))
  for (const folder of ['questions/', 'answers/', 'certificates/', 'pddl/', 'planground/'])
    expect(
      names.some(name => name.startsWith(folder)),
      folder,
    ).toBe(true)
  const back = is('all.zip', archive)
  expect(back).toMatchObject({
    kind: 'session',
    session: {
      selected: 'id 0',
      problems: [],
      files: [{ id: 'bundled:ferry/p02', questions: posed.map(compact) }],
      works: [{ work }],
    },
  })
  const layout = unzipSync(archive)['questions/01-Ferry-p02.json']!
  expect(is('q.json', layout)).toMatchObject({
    kind: 'questions',
    file: { questions: { length: posed.length } },
  })
})

test('an archive that unpacks to more than the limit is stopped, whatever it states of its sizes', () => {
  const bomb = zipSync({ a: new Uint8Array(3_000_000), b: new Uint8Array(3_000_000) }, { level: 9 })
  expect(unzipWithin(bomb, () => true, 5_000_000)).toMatchObject({ kind: 'bad' })
  expect(unzipWithin(bomb, name => name === 'a', 5_000_000)).toMatchObject({ kind: 'archive' })
  const lying = bomb.slice()
  const view = new DataView(lying.buffer)
  for (let at = 0; at + 4 < lying.length; at++) if (view.getUint32(at, true) === 3_000_000) view.setUint32(at, 10, true)
  expect(unzipWithin(lying, () => true, 5_000_000)).toMatchObject({ kind: 'bad' })
  const cut = gzipSync(bytes(source.domain)).slice(0, 200)
  expect(is('x.pddl.gz', cut)).toMatchObject({ kind: 'other', is: 'a broken gzip archive' })
})

test.for(['app.gen', 'prog.gen', 'just.bool', 'val.mcq'])(
  'every fifth published question of %s goes through a link unchanged',
  (name, { skip }) => {
    if (dataFolder() === undefined) skip(skipMessage)
    const { questions } = opened(`${name}.json`, dataText(`acpbench/${name}.json`))
    expect(questions.length).toBeGreaterThan(50)
    for (const question of questions.filter((_, i) => i % 5 === 0)) {
      const read = engine.sharing.read(engine.sharing.pack(shared(question)).link)
      const same = { ...question, key: 'shared/0' }
      expect(read).toMatchObject({ kind: 'shared', caveat: '', shared: { question: same } })
    }
  },
)

const planOf = (text: string): readonly string[] | string => {
  const found = engine.files.inspect('a.txt', bytes(text))
  return found.kind === 'plan' ? found.steps : found.kind
}
const steps = ['(board c0 l1)', '(sail l1 l0)', '(debark c0 l0)']
const plans: readonly (readonly [string, string])[] = [
  ['actions alone', '(board c0 l1)\n(sail l1 l0)\n(debark c0 l0)\n; cost = 3 (unit cost)\n'],
  ['numbers with a colon', '0: (BOARD C0 L1)\n1: (SAIL L1 L0)\n2: (DEBARK C0 L0)'],
  ['numbers with a full stop', '1. (board c0 l1)\n2. (sail l1 l0)\n3. (debark c0 l0)'],
  ['times and durations', '0.0: (board c0 l1) [1.0]\n1.0: (sail l1 l0) [1.0]\n2.0: (debark c0 l0) [1]'],
  ['FF, the steps alone', 'step    0: BOARD C0 L1\n        1: SAIL L1 L0\n        2: DEBARK C0 L0\n'],
  [
    'FF, its whole output',
    `ff: parsing domain file\ndomain 'FERRY' defined\n ... done.\nff: parsing problem file\n\nCueing down from goal distance:    3 into depth [1]\n                                   0            \n\nff: found legal plan as follows\nstep    0: BOARD C0 L1\n        1: SAIL L1 L0\n        2: DEBARK C0 L0\n\ntime spent:    0.00 seconds instantiating 8 easy, 0 hard action templates\n               0.00 seconds total time\n`,
  ],
  [
    'Metric-FF, its whole output',
    `ff: found legal plan as follows\r\n\r\nstep    0: BOARD C0 L1\r\n        1: SAIL L1 L0\r\n        2: DEBARK C0 L0\r\nplan cost: 3.000000\r\n\r\ntime spent:    0.00 seconds\r\n`,
  ],
]
test.each(plans)('a plan is known: %s', (_, text) => {
  expect(planOf(text)).toEqual(steps)
})

test.each([
  ['prose about steps', 'First, step 0: go there.\nThen it is done (at last).'],
  ['a list of tasks', '1: buy milk\n2: go home'],
  ['a line that is no action', '(board c0 l1)\nand then we sail'],
])('%s is no plan', (_, text) => {
  expect(planOf(text)).toBe('other')
})

test('every byte of a large file counts: one changed letter makes another file', () => {
  const record = (context: string): string =>
    JSON.stringify({
      id: 1,
      group: 'applicable_actions_bool',
      context,
      question: 'q',
      answer: 'yes',
    })
  const filler = 'x'.repeat(3 << 20)
  const hashes = [0, 1, 2, 3, 4, 5].map(at => {
    const found = engine.files.inspect('a.json', bytes(record(`${'y'.repeat(at)}z${filler.slice(at + 1)}`)))
    return found.kind === 'questions' ? found.file.hash : ''
  })
  expect(new Set(hashes).size).toBe(6)
  expect(hashes).not.toContain('')
})

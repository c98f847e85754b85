// A set of questions as a link and as a file: what goes in comes out, in its order; whatever else comes in is reported.

import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { engineInMemory } from '#engine/engine'
import { core as acpbench } from '#questions/benchmarks/acpbench/core'
import { readQuestions } from '#questions/benchmarks/reading'
import type { Question } from '#questions/kinds/question'
import { decodeLink, encodeLink } from '#results/files/link-code'
import { MAX_SET, packSet, readSharedLink, readSharedText } from '#results/files/shared-set'

const engine = engineInMemory()
const ferry = engine.domains.all().find(({ id }) => id === 'ferry')!
const source = { domain: ferry.domain, problem: ferry.problems[1]!.text }
const posed = engine.making.pose(source, 'ferry')
const published = readQuestions(
  'own.json',
  JSON.stringify([
    {
      ...{ id: '7', group: 'applicable_actions_gen', context: 'A ferry.', question: 'Which actions?' },
      ...{ answer: ['(sail l0 l1)'], PDDL_domain: source.domain, PDDL_problem: source.problem },
    },
    { id: '8', group: 'applicable_actions_bool', context: 'A ferry.', question: 'Can it sail?', answer: 'yes' },
  ]),
).questions
const all: readonly Question[] = [...published, ...posed]
/** Keys are unique within a file, and new ones are given in a set. */
const bare = (questions: readonly Question[]) => questions.map(({ key: _, ...question }) => question)

const setIn = (read: ReturnType<typeof readSharedLink> | undefined) => {
  if (read?.kind !== 'set') throw new Error(JSON.stringify(read))
  return read
}

test('a set comes back from its link and from its file, in its order, with keys if wanted', () => {
  const packed = packSet({ name: 'Monday', questions: all, withKeys: true })
  expect(packed.hasKeys).toBe(true)
  const [byLink, byFile] = [setIn(readSharedLink(packed.link)), setIn(readSharedText(packed.file))]
  expect(byLink).toEqual(byFile)
  expect(byLink).toMatchObject({ name: 'Monday', caveats: [], domains: [] })
  expect(bare(byLink.questions)).toEqual(bare(all))
  expect(new Set(byLink.questions.map(({ key }) => key)).size).toBe(all.length)
  expect(engine.files.inspect('set.json', strToU8(packed.file))).toEqual({ kind: 'shared', read: byFile })
  expect(engine.files.inspect('link.txt', strToU8(`https://example.org/#${packed.link}`))).toMatchObject({
    read: { kind: 'set', id: byLink.id },
  })
})

test('without keys only questions that nothing else can judge have theirs', () => {
  const { questions } = setIn(readSharedLink(packSet({ name: 'Monday', questions: all, withKeys: false }).link))
  expect(questions.slice(0, 2).map(question => acpbench.hasKey(question))).toEqual([false, true])
})

test('questions of a domain share its text, so that a link holds many', () => {
  const own = { domain: source.domain.replaceAll('ferry', 'lighter'), problem: source.problem }
  const many = Array.from({ length: 20 }, (_, i) => ({ ...published[0]!, shown: own, judged: own, id: String(i) }))
  const lengthOf = (questions: readonly Question[]): number =>
    packSet({ name: '', questions, withKeys: false }).link.length
  expect(lengthOf(many)).toBeLessThan(lengthOf(many.slice(0, 1)) * 3)
})

test('a question that cannot be read is named and left out; the others open', () => {
  const { file } = packSet({ name: 'x', questions: posed.slice(0, 3), withKeys: false })
  const fields = JSON.parse(file)
  fields.questions[1].kind = 'toyfact'
  const read = setIn(readSharedText(JSON.stringify(fields)))
  expect(read.questions).toHaveLength(2)
  expect(read.caveats).toEqual([expect.stringMatching(/^Question 2 is left out: .*`kind`/)])
})

test.each<[string, unknown, RegExp]>([
  ['no list', {}, /should be a list/],
  ['an empty list', [], /at least one/],
  ['nothing that can be read', [1, null], /None of its questions.*Question 1 is left out: It is no JSON object/],
  ['too many', Array.from({ length: MAX_SET + 1 }, () => ({})), /more than 1,000 questions/],
])('%s is reported', (_, questions, message) => {
  const file = JSON.stringify({ planground: 'questions', version: 1, name: 'x', questions })
  expect(readSharedText(file)).toMatchObject({ kind: 'bad', message: expect.stringMatching(message) })
  expect(readSharedLink(encodeLink(JSON.stringify({ name: 'x', questions })))).toMatchObject({ kind: 'bad' })
})

test('a file that is cut off, or of a newer version, is reported; a link that is cut off too', () => {
  const { file, link } = packSet({ name: 'x', questions: posed, withKeys: false })
  expect(readSharedText(file.slice(0, -20))).toMatchObject({ message: expect.stringContaining('cut off') })
  expect(readSharedText(file.replace('"version": 1', '"version": 9'))).toMatchObject({
    title: expect.stringContaining('newer'),
  })
  expect(readSharedLink(link.slice(0, -5))).toMatchObject({ kind: 'bad' })
  expect(decodeLink(link).kind).toBe('text')
})

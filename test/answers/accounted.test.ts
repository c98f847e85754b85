// Words around an answer that could change it: where none of the readers understands one, there is no answer.

import { expect, test } from 'vitest'
import { renderAnswer } from '#language/answers/render-answer'
import { importAcpbench } from '#questions/benchmarks/acpbench/import'
import { readRecord } from '../support/judge-record'

const domain = `(define (domain walk) (:requirements :strips) (:predicates (at ?p) (lit ?p))
  (:action go :parameters (?p ?q) :precondition (at ?p) :effect (and (not (at ?p)) (at ?q)))
  (:action light :parameters (?p) :precondition (at ?p) :effect (lit ?p)))`
const problem = '(define (problem walk-1) (:domain walk) (:objects home park) (:init (at home)) (:goal (lit park)))'
const recordOf = (group: string, question: string, answer: unknown) =>
  importAcpbench(
    JSON.stringify([{ id: 1, group, context: '', question, answer, PDDL_domain: domain, PDDL_problem: problem }]),
  ).records[0]!

const records = {
  list: recordOf('applicable_actions_gen', 'Which actions are applicable?', ['(go home park)']),
  item: recordOf('landmarks_gen', 'Name a landmark, or say None if there is none.', { yes: ['(at park)'], no: [] }),
  yes: recordOf('applicable_actions_bool', 'Is (go home park) applicable?', 'yes'),
}
type Kind = keyof typeof records

const readingOf = (kind: Kind, text: string) => readRecord(records[kind], text)
const read = (kind: Kind, text: string): string | null => {
  const { answer } = readingOf(kind, text)
  return answer === null ? null : renderAnswer(answer)
}

test.each<[Kind, string, string]>([
  ['list', 'If the lamp were lit, the answer would be [(go home park)].', 'If'],
  ['list', 'If no action is applicable, I return [].', 'If'],
  ['list', 'Someone might reply “[(go home park)]”.', 'Someone'],
  ['list', '[(go home park)]\n\nThis list is incomplete.', 'incomplete'],
  ['yes', 'Yes, provided that the lamp is lit.', 'provided'],
])('%s: “%s” gives no answer because of “%s”, and offers what was read', (kind, text, word) => {
  const { answer, doubt } = readingOf(kind, text)
  expect(answer).toBeNull()
  expect(doubt?.text).toContain(`“${word}”`)
  expect(doubt?.others).toHaveLength(1)
})

test.each<[Kind, string, string]>([
  ['list', 'I was not sure, but the answer is [(go home park)].', '`(go home park)`'],
  ['list', '[(go home park)]\n\nThis is because no lamp would stop us.', '`(go home park)`'],
  ['item', 'You might think of (at home), but the landmark is (at park).', '`(at park)`'],
  ['item', 'No plan can reach the goal without (at park).', '`(at park)`'],
  ['yes', 'I first thought no, but the answer is yes.', 'yes'],
])('%s: “%s” is read, since its words are understood', (kind, text, expected) => {
  expect(read(kind, text)).toBe(expected)
})

const framed: Readonly<Record<Kind, readonly string[]>> = {
  list: [
    'I would say the applicable actions are ….',
    'I’d go with ….',
    'My answer would be ….',
    'The applicable actions would be ….',
    'That would give ….',
    'There is just one: ….',
    'As stated above, the list is ….',
    'The question asks for the applicable actions, which are ….',
    'Here is the list you asked for: ….',
    'If I read the state correctly, ….',
    'If I’m right, ….',
    'Unless I overlooked something, ….',
    'We could apply ….',
    '…; none of the other actions is applicable.',
    '…, and nothing else.',
    'I’m pretty sure it is ….',
    'It seems the applicable actions are ….',
    'I think (maybe) ….',
    'Maybe ….',
    '…\n\nThese would be all.',
    '…\n\nThat should be correct.',
  ],
  item: [
    'I would say ….',
    'One landmark would be ….',
    'No plan could reach the goal without ….',
    '… must hold before the lamp could burn.',
    'I’m sure that … is a landmark.',
  ],
  yes: [
    'I’d say the answer is ….',
    '…, unless I missed something.',
    '…, nothing prevents it.',
    'So …, it would be applicable.',
    '…, it seems so.',
    'You asked whether the action is applicable: ….',
  ],
}
const given: Readonly<Record<Kind, readonly [text: string, read: string]>> = {
  list: ['[(go home park), (light home)]', '`(go home park)`, `(light home)`'],
  item: ['(at park)', '`(at park)`'],
  yes: ['yes', 'yes'],
}

test.each(Object.keys(framed) as Kind[])('what only frames an answer changes nothing (%s)', kind => {
  const [text, expected] = given[kind]
  const lost = framed[kind].filter(frame => read(kind, frame.replace('…', text)) !== expected)
  expect(lost).toEqual([])
})

test.each([
  'My answer would be … for the next state.',
  'That would give … after boarding.',
  'The list would be … in the goal state.',
  'We could apply … once the lamp is lit.',
  'The user says ….',
  'They say ….',
  'A novice could say ….',
  'I would say … if the lamp were lit.',
  'I’m not sure that … are applicable.',
])('“%s” is no answer about the state', frame => {
  expect(read('list', frame.replace('…', '[(go home park), (light home)]'))).toBeNull()
})

test('a long stretch between two items takes linear time', () => {
  const between = (size: number) => `(go home park) ${'-'.repeat(size)}(${'a-'.repeat(size)} (light home)`
  const time = (size: number): number => {
    const start = performance.now()
    read('list', between(size))
    return performance.now() - start
  }
  time(1_000)
  expect(time(200_000)).toBeLessThan(Math.max(50, 12 * time(50_000)))
})

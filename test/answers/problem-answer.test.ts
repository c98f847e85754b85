// A PDDL problem in a response: found in any surrounding text, the intended one of several, and hostile texts.

import { describe, expect, test } from 'vitest'
import { readAnswer } from '#language/answers/read'
import { wholeSought } from '#language/answers/whole-answers'
import { readStrict } from '#language/answers/strict'
import { growth } from '../support/cpu'

const shape = { form: 'problem' } as const
const sought = wholeSought(shape)
const read = (text: string) => readAnswer(sought, text)
/** The problem that is read, in one line; null where there is none. */
function taken(text: string): string | null {
  const { answer, trace } = read(text)
  expect(trace.map(part => part.text).join('')).toBe(text)
  if (answer?.kind !== 'problem') return null
  const kept = trace.filter(({ what }) => what === 'kept')
  expect(kept.map(({ from, to }) => [from, to])).toEqual([[answer.span.from, answer.span.to]])
  return answer.text.replace(/\s+/g, ' ').trim()
}

const problem = (goal = 'on a b'): string =>
  `(define (problem p)\n  (:domain blocks)\n  (:objects a b) ; two\n  (:init (clear a))\n  (:goal (${goal})))`
const line = (goal?: string): string => problem(goal).replace(/\s+/g, ' ')
const domain = '(define (domain blocks) (:predicates (clear ?x) (on ?x ?y)))'
const fenced = (text: string, label = ''): string => `\`\`\`${label}\n${text}\n\`\`\``
const quoted = problem().split('\n')

describe('with any surrounding text', () => {
  const numbered = quoted.map((text, i) => `${i + 1} ${text}`).join('\n')
  const escaped = JSON.stringify(problem()).slice(1, -1)
  test.each<[string, string]>([
    ['bare', problem()],
    ['prose (in brackets)', `Sure (I hope this helps):\n${problem()}\nLet me know (if it works).`],
    ['fence', fenced(problem())],
    ['fence with a label', `Here:\n${fenced(problem(), 'pddl')}\nDone.`],
    ['tildes', `~~~lisp\n${problem()}\n~~~`],
    ['inside a sentence', `The problem is ${problem()}.`],
    ['domain before', `${fenced(domain)}\n\n${fenced(problem())}`],
    ['domain behind', `${problem()}\n${domain}`],
    ['JSON', `{"thoughts": "(ok)", "problem": ${JSON.stringify(problem())}, "n": 1}`],
    ['JSON twice', JSON.stringify(JSON.stringify({ problem: problem() }))],
    ['line ends as letters', `Answer: ${escaped}`],
    ['entities', problem().replaceAll('(', '&#40;').replaceAll(')', '&rpar;')],
    ['HTML', `<pre><code class="x;y">${problem().replaceAll('\n', '<br/>')}</code></pre>`],
    ['zero-width', problem().replaceAll('(', '\u200b(\ufeff').replace('define', 'de\u200dfine')],
    ['full-width', problem().replaceAll('(', '（').replaceAll(')', '）')],
    ['quote signs', quoted.map(text => `> ${text}`).join('\n')],
    ['a patch', quoted.map(text => `+${text}`).join('\n')],
    ['line numbers', numbered],
    ['strings of a program', quoted.map(text => `    "${text}\\n"`).join('\n')],
    ['Markdown escapes', problem().replaceAll('(', '\\(').replaceAll(')', '\\)')],
    ['smart quotes', `“${problem()}”`],
    ['thinking before', `<think>${problem('on b a')}</think>${problem()}`],
  ])('%s', (_, text) => {
    expect(taken(text)?.replace(/ ?; two/, '')).toBe(line().replace(/ ?; two/, ''))
  })
  test('any case, spacing and comments in its head', () => {
    const text = '( DEFINE ; the (problem)\n\t( Problem p) (:init) (:goal (a)))'
    expect(taken(`x ${text} y`)).toBe(text.replace(/\s+/g, ' '))
  })
  test.each<[string, string, string]>([
    ['last bracket missing', problem().slice(0, -1), line().slice(0, -1)],
    ['cut off in a fence', `${fenced(problem().slice(0, -9))}\nThat is it (all).`, line().slice(0, -9).trim()],
    ['cut off in JSON', `{"p": ${JSON.stringify(problem().slice(0, -3))}}`, line().slice(0, -3)],
    ['a bracket too many', problem().replace('(:goal', ') (:goal'), line().replace('(:goal', ') (:goal')],
    ['first bracket missing', problem().slice(1), line().slice(1)],
    ['sections alone', '(:init (clear a))\nand\n(:goal (on a b))', '(:init (clear a)) and (:goal (on a b))'],
  ])('with faults it is taken as it is written: %s', (_, text, expected) => {
    expect(taken(text)).toBe(expected)
  })
  test.each(['', 'I cannot do this.', domain, 'Use (define your terms).', '[1, 2]', `<think>${problem()}`])(
    'nothing: %s',
    text => expect(read(text)).toMatchObject({ answer: null, doubt: null }),
  )
})

describe('of several the one that is meant', () => {
  const [one, two] = [fenced(problem()), fenced(problem('on b a'))]
  const second = line('on b a')
  test.each<[string, string]>([
    ['called wrong behind it', `${two}\nWait, this is wrong: b is below.\n${one}`],
    ['called wrong before it', `The correct one:\n${one}\nAn incorrect version would be:\n${two}`],
    ['a common mistake', `${one}\nA common mistake would be to write:\n${two}`],
    ['corrected', `First draft:\n${two}\nCorrected version:\n${one}`],
    ['final answer first', `Final answer:\n${one}\nFor comparison, the input was:\n${two}`],
    ['a pattern', `${one}\nThe format is:\n(define (problem NAME) (:init ...) (:goal ...))`],
    ['an example', `For example:\n${two}\nSo the problem is:\n${one}`],
    ['cut off behind it', `${one}\nOnce more: ${problem('on b a').slice(0, -9)}`],
    ['said twice', `${one}\nAgain:\n${one}`],
  ])('%s', (_, text) => {
    expect(taken(text)).toBe(line())
    const others = read(text).doubt?.others ?? []
    expect(others.some(each => each.kind === 'problem' && each.text === problem())).toBe(false)
  })
  test('the last one without a word, and the doubt is reported', () => {
    expect(taken(`${one}\nHere is the problem:\n${two}`)).toBe(second)
    expect(read(`${one}\nHere is the problem:\n${two}`).doubt?.others).toHaveLength(1)
    expect(read(`${one}\nCorrected:\n${two}`).doubt).toBeNull()
  })
  test.each([`Either\n${one}\nor\n${two}`, `Option 1:\n${one}\nOption 2:\n${two}`, `${one}\nAlternatively:\n${two}`])(
    'on a par there is none: %s',
    text => {
      const { answer, doubt } = read(text)
      expect(answer).toBeNull()
      expect(doubt?.others).toHaveLength(2)
    },
  )
  test('a problem that is retracted and not replaced is not an answer', () => {
    const { answer, doubt } = read(`${one}\nThis is incorrect, since a is not clear.`)
    expect(answer).toBeNull()
    expect(doubt?.others).toHaveLength(1)
  })
})

test('the strict reader takes the problem and nothing else', () => {
  expect(readStrict(shape, `\n${problem()}\n`).answer).toMatchObject({ text: problem() })
  for (const text of [fenced(problem()), `${problem()}.`, problem().slice(0, -1), domain, '(a)'])
    expect(readStrict(shape, text).answer, text).toBeNull()
})

test('hostile texts take time in line with their length', () => {
  const head = '(define (problem p) (:init '
  for (const part of [
    '(',
    ')',
    '(define (problem ',
    `${problem()}\n`,
    ';',
    '&lt;',
    '<b ',
    '\\n',
    '\\',
    '\u200b',
    '(:goal ',
    '\n"',
  ])
    for (const before of ['', head, `"${head}`]) {
      const reading = (size: number) => {
        const text = before + part.repeat(size / part.length)
        return () => read(text)
      }
      // Quadratic would be 64 times as long.
      expect(growth(reading(20_000), reading(160_000), 30), part).toBeLessThan(30)
    }
})

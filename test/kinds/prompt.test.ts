import { expect, test } from 'vitest'
import { answerForm, promptFor, type Promptable } from '#questions/kinds/prompt'
import { plainKinds } from '#questions/kinds/codes'

const question: Promptable = {
  kind: 'val',
  format: 'gen',
  context: 'A ferry takes cars from place to place.',
  stem: 'Which action is the first that cannot be taken: "(sail l0 l0)"?',
  source: { domain: '(define (domain ferry))', problem: '(define (problem p))' },
}

test('a plain prompt is context, question and form of the answer, in this order', () => {
  expect(promptFor(question, { context: 'english', steps: false, examples: [] })).toBe(
    `${question.context}\n\n${question.stem}\n\n${answerForm('val', 'gen')}\n`,
  )
})

test('the index base is reported', () => {
  expect(answerForm('val', 'gen')).toMatch(/first action .* index 0/)
})

test('with PDDL both texts are in fences before the question, and English only where asked for', () => {
  const both = promptFor(question, { context: 'both', steps: false, examples: [] })
  const pddl = promptFor(question, { context: 'pddl', steps: false, examples: [] })
  for (const text of [both, pddl]) {
    expect(text).toContain('```pddl\n(define (domain ferry))\n```')
    expect(text.indexOf('(define (problem p))')).toBeLessThan(text.indexOf(question.stem))
  }
  expect(both).toContain(question.context)
  expect(pddl).not.toContain(question.context)
})

test('backticks in a text do not end its fence', () => {
  const odd = { ...question, source: { domain: '; ```` here', problem: 'p' } }
  expect(promptFor(odd, { context: 'pddl', steps: false, examples: [] })).toContain('`````pddl\n; ````')
})

test('worked examples come first, each with its answer', () => {
  const example = { ...question, context: 'Another world.', answer: '3' }
  const text = promptFor(question, {
    context: 'english',
    steps: true,
    examples: [example, example],
  })
  expect(text.match(/Answer: 3/g)).toHaveLength(2)
  expect(text.indexOf('Answer: 3')).toBeLessThan(text.indexOf(question.context))
  expect(text).toContain('step by step')
})

test('every kind and format has a form', () => {
  for (const kind of plainKinds())
    for (const format of ['gen', 'bool', 'mcq'] as const) expect(answerForm(kind, format)).toMatch(/^Answer with .*\.$/)
})

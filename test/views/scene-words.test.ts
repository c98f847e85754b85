// Pictures and names in the words of a prompt: an object that is called by a colour has it.

import { expect, test } from 'vitest'
import { colourIn } from '#base/colour-words'
import type { Ink } from '#language/domain-kit'
import { sentenceOfBraces, type Wordbook } from '#language/english/wordbook'
import { sceneInWords } from '#questions/views/scene-words'
import { pictureOf } from '#questions/views/scene'
import { aboutNames, suggestNames } from '#questions/views/names/names'
import { inks } from '#teaching/exports/picture'
import { domainFolders } from '../../domains/index'

const blocks = domainFolders.find(({ id }) => id === 'blocksworld')!
const source = {
  domain: blocks.domainText,
  problem: `(define (problem three) (:domain blocksworld) (:objects a b c)
    (:init (handempty) (ontable b) (on c b) (clear c) (ontable a) (clear a)) (:goal (and (on a c))))`,
}
const words = new Map([
  ['a', 'red block'],
  ['b', 'blue block'],
  ['c', 'orange block'],
])
const wordbook: Wordbook = {
  id: 'blocks',
  actions: new Map([
    ['pick-up', [sentenceOfBraces('pick up the {}')]],
    ['unstack', [sentenceOfBraces('unstack the {} from on top of the {}')]],
  ]),
  predicates: new Map([['holding', [sentenceOfBraces('the hand is currently holding {}')]]]),
  object: name => words.get(name),
  objectOf: text => [...words].find(([, each]) => each === text)?.[0],
}

test.each([
  ['red block', 'red'],
  ['gray', 'grey'],
  ['black-key', 'black'],
  ['red and blue', undefined],
  ['block a', undefined],
  ['orangery', undefined],
])('the colour of “%s”', (text, colour) => {
  expect(colourIn(text)).toBe(colour)
})

test('blocks have the colours and labels of the prompt, and titles name them so', () => {
  const plain = pictureOf(source, [])!
  const { shapes, caption } = sceneInWords(plain, words)
  const drawn = shapes.flatMap(({ kind, object, fill, title }) =>
    kind === 'rect' && object ? [[object, fill, title]] : [],
  )
  expect(drawn).toEqual([
    ['a', 'named-red', 'red block'],
    ['b', 'named-blue', 'blue block'],
    ['c', 'named-orange', 'orange block'],
  ])
  expect(shapes.flatMap(shape => (shape.kind === 'text' ? [shape.text] : []))).toEqual(['red', 'blue', 'orange'])
  expect(caption).toBe(plain.caption)
  const held = pictureOf(source, ['(holding a)', '(ontable b)', '(on c b)', '(clear c)'])!
  expect(sceneInWords(held, words).caption).toMatch(/the arm holds red block\.$/)
})

test('an object named after a colour has it, without a prompt', () => {
  const problem = source.problem.replaceAll(/\bc\b/g, 'green')
  const { shapes } = sceneInWords(pictureOf({ ...source, problem }, [])!, new Map())
  expect(shapes.find(({ kind, object }) => kind === 'rect' && object === 'green')?.fill).toBe('named-green')
  expect(shapes.find(({ kind, object }) => kind === 'rect' && object === 'a')?.fill).toMatch(/^soft/)
})

test('text can be read on every colour', () => {
  const light = (hex: string): number => {
    const [r, g, b] = [1, 3, 5].map(at => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
  }
  const plain = pictureOf(source, [])!
  for (const ink of Object.keys(inks).filter(each => each.startsWith('named-'))) {
    const byName = new Map([['a', `${ink.slice(6)} block`]])
    const text = sceneInWords(plain, byName).shapes.find(({ kind, object }) => kind === 'text' && object === 'a')!
    const [dark, bright] = [light(inks[ink as 'ink']), light(inks[text.fill as Exclude<Ink, 'none'>])].sort(
      (x, y) => x - y,
    )
    expect((bright! + 0.05) / (dark! + 0.05), ink).toBeGreaterThanOrEqual(4.5)
  }
})

test('names are found and described in the words of the prompt', () => {
  const englishOf = (sort: 'action' | 'fact', name: string) =>
    aboutNames(source, sort, [name], { wordbook })[0]!.english
  expect(englishOf('action', '(unstack c b)')).toBe('unstack the orange block from on top of the blue block')
  expect(englishOf('fact', '(holding a)')).toBe('the hand is currently holding red block')
  const found = suggestNames(source, 'action', 'task', 'pick red', 5, { wordbook })
  expect(found.kind === 'names' && found.names[0]).toEqual({ name: '(pick-up a)', english: 'pick up the red block' })
})

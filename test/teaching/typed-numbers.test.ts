// A number about a problem is not typed: it is computed, or a claim of its step states it.

import { expect, test } from 'vitest'
import { readLesson } from '#teaching/read/read'

/** The numbers that are found in a step. */
function typedIn(step: string): string[] {
  const text = `---\nplanground: lesson\nversion: 1\nid: a\ntitle: A\nworlds: {here: {domain: ferry, problem: p01}}\n---\n\n# Step\n\n${step}\n`
  const { findings } = readLesson({ name: 'a', files: { 'a.lesson.md': text } }, 'en')
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  return findings.filter(({ code }) => code === 'typed-number').map(({ place }) => text.slice(place.from, place.to))
}

test('figures and words for numbers of states, steps and the like are found at their places', () => {
  expect(typedIn('There are 16 states and 2,000 arcs.')).toEqual(['16', '2,000'])
  expect(typedIn('A plan of six steps; Seven needless steps, *8* of them.')).toEqual(['six', 'Seven', '8'])
  expect(
    typedIn(
      '```live\nshow: state\nworld: here\npredict:\n  ask: number\n  text: "Of the 16 states, how many?"\n  right: states\n```',
    ),
  ).toEqual(['16'])
})

test('names, values, years, lists, options, 0 and 1 are left alone', () => {
  expect(
    typedIn(
      'Of `=states` states, car `c0` and (at c1 l1) and c12; (Dijkstra, 1959); index 0, 1 more.\n\n1. First\n2. Second\n\n[Two](https://a.org/3)',
    ),
  ).toEqual([])
  expect(
    typedIn(
      '```live\nshow: state\nworld: here\npredict:\n  ask: choice\n  text: "How many?"\n  options: ["5 states", "16 states"]\n  right: 2\n```',
    ),
  ).toEqual([])
})

test('a number that a claim of the same step proves may be typed', () => {
  const claim = '```claim\nworld: here\nsays: states == 16 and hstar == 6\n```'
  expect(typedIn(`16 states, six steps.\n\n${claim}`)).toEqual([])
  expect(typedIn(`16 states, seven steps.\n\n${claim}`)).toEqual(['seven'])
  expect(typedIn(`${claim}\n\n# Next\n\n16 states`)).toEqual(['16'])
})

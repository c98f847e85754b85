import { describe, expect, test } from 'vitest'
import type { FoundQuestion } from '#results/scoring/identity'
import { Queue } from '#results/scoring/queue'

interface Record {
  readonly place: number
  readonly found: FoundQuestion
}

const record = (place: number, exact: string): Record => ({
  place,
  found: { exact, key: exact } as FoundQuestion,
})

/** The places of all records, question by question. */
const placesOf = (queue: Queue<Record>): number[] => queue.clear().map(({ place }) => place)

const filled = (exacts: string): Queue<Record> => {
  const queue = new Queue<Record>()
  for (const [place, exact] of [...exacts].entries()) queue.add(record(place, exact))
  return queue
}

describe('records that wait', () => {
  test('are together with the others of their question, which are in the order of their first', () => {
    expect(placesOf(filled('abcabca'))).toEqual([0, 3, 6, 1, 4, 2, 5])
  })

  test('are taken from the first one on, as long as they are wanted', () => {
    const queue = filled('abaab')
    const taken: number[] = []
    queue.take('a', ({ place }) => taken.length < 2 && taken.push(place) > 0)
    expect(taken).toEqual([0, 2])
    expect(queue.length).toBe(3)
    expect(queue.has('a')).toBe(true)
    queue.take('a', () => true)
    expect(queue.has('a')).toBe(false)
    queue.take('a', () => true)
    expect(queue.length).toBe(2)
    expect(placesOf(queue)).toEqual([1, 4])
    expect(queue.length).toBe(0)
  })

  test('are found by their questions', () => {
    const queue = filled('abca')
    expect(queue.find(exact => exact !== 'a')).toBe('b')
    expect(queue.find(() => false)).toBeUndefined()
    expect(queue.last()).toBe('c')
    expect(new Queue<Record>().last()).toBeUndefined()
  })

  test('come back to their places', () => {
    const queue = filled('abcb')
    const taken: Record[] = []
    for (const exact of ['a', 'b']) queue.take(exact, each => taken.push(each) > 0)
    queue.addAgain(taken.reverse())
    expect(queue.length).toBe(4)
    expect(placesOf(queue)).toEqual([0, 1, 3, 2])
  })
})

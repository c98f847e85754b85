// The data of polls that a phone stores.

import { expect, test } from 'vitest'
import { keptVotes } from '#page/class/vote/kept-votes'
import { FakeStorage } from './support'

test('a phone draws its letters once, keeps its votes, and of many the last', () => {
  const storage = new FakeStorage()
  const first = keptVotes(storage, () => 2 ** 20 + 7)
  expect(first.device).toBe(7)
  first.put('7K2MQ4XC.1.1', 'A')
  first.put('7K2MQ4XC.1.1', 'C')
  const later = keptVotes(storage, () => 99)
  expect([later.device, later.voteOn('7K2MQ4XC.1.1'), later.isKept()]).toEqual([7, 'C', true])
  for (let item = 2; item < 80; item++) later.put(`7K2MQ4XC.${item}.1`, 'B')
  expect([later.voteOn('7K2MQ4XC.1.1'), later.voteOn('7K2MQ4XC.79.1')]).toEqual([undefined, 'B'])
})

test('without storage, or with what somebody else stored, a phone votes anyway', () => {
  const storage = new FakeStorage()
  storage.setItem('planground-votes', '{"device":-3,"votes":7}')
  expect(keptVotes(storage, () => 5).device).toBe(5)
  storage.isFull = true
  const votes = keptVotes(storage, () => 6)
  votes.put('7K2MQ4XC.1.1', 'A')
  expect([votes.voteOn('7K2MQ4XC.1.1'), votes.isKept()]).toEqual(['A', false])
})

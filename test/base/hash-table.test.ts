import { expect, test } from 'vitest'
import { NO_ROW, RowTable } from '#base/hash-table'

const row = (i: number): number[] => [i, i * 7, i ^ 0x5555, i >> 3]

test('trimmed rows take at most 24 bytes for 128 bits with their hash entry, and can still be found and added', () => {
  const table = new RowTable(4)
  let inserted = 0
  let wrong = 0
  for (const size of [100_000, 131_000, 200_000, 300_000]) {
    for (; inserted < size; inserted++) if (table.insert(row(inserted)) !== inserted) wrong++
    table.trim()
    expect(table.bytes / table.count).toBeLessThanOrEqual(24.1)
    expect(table.peakBytes).toBeGreaterThan(table.bytes)
    expect(table.find(row(size - 1))).toBe(size - 1)
    expect(table.find(row(size))).toBe(NO_ROW)
  }
  expect(wrong).toBe(0)
  expect(table.insert(row(5))).toBe(5)
  expect(table.count).toBe(inserted)
})

test('a table with no row or one row can be trimmed', () => {
  const table = new RowTable(2)
  table.trim()
  expect(table.insert([1, 2])).toBe(0)
  table.trim()
  expect(table.insert([3, 4])).toBe(1)
  expect(table.insert([1, 2])).toBe(0)
  expect(table.insert([5, 6])).toBe(2)
})

test('slots that grow where they are keep every row', () => {
  const table = new RowTable(1)
  const COUNT = 1_200_000
  const insert = (i: number): number => {
    table.cells[table.count] = i
    return table.commit()
  }
  let wrong = 0
  for (let i = 0; i < COUNT; i++) if (insert(i * 3) !== i) wrong++
  for (let i = 0; i < COUNT; i += 100) if (insert(i * 3) !== i) wrong++
  expect(wrong).toBe(0)
  expect(table.count).toBe(COUNT)
  expect(table.find([1])).toBe(NO_ROW)
  expect(table.bytes / COUNT).toBeLessThan(4 + 8 + 4)
})

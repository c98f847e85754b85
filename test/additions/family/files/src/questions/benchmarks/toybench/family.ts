// A family of benchmarks for tests.

import type { Family } from '../family'

export const toybench: Family = {
  id: 'toybench',
  name: 'ToyBench',
  files: 'toys (.json)',
  summary: 'One fact each.',
  causes: { 'toy-blanks': { name: 'words around the fact', explains: 'The official score compares whole texts.' } },
  loadPublished: async () => (await import('./published')).published,
}

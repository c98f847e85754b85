// Planetarium as a benchmark family: Zuo et al., NAACL 2025, arXiv:2407.03321.

import type { Family } from '../family'
import { planetariumCauses } from './causes'
import { PLANETARIUM } from './id'

export const planetarium: Family = {
  id: PLANETARIUM,
  name: 'Planetarium',
  files: 'Planetarium rows and results (.jsonl, .csv, .json, .gz)',
  summary: 'A text describes a problem: write it in PDDL. Each text is read back before you see it.',
  causes: planetariumCauses,
  loadPublished: async () => (await import('./published')).published,
}

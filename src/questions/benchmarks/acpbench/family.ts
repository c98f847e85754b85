// ACPBench and ACPBench Hard as a benchmark family: Kokel et al., AAAI 2025, arXiv:2410.05669; ICLR 2026,
// arXiv:2503.24378.

import type { Family } from '../family'
import { acpbenchCauses } from './causes'
import { ACPBENCH } from './id'

export const acpbench: Family = {
  id: ACPBENCH,
  name: 'ACPBench',
  files: 'ACPBench questions (.json, .jsonl, .gz)',
  summary: 'One question about one state, action or plan each.',
  causes: acpbenchCauses,
  loadPublished: async () => (await import('./published')).published,
}

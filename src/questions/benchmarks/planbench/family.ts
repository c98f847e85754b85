// PlanBench as a benchmark family: Valmeekam et al., NeurIPS 2023 Datasets and Benchmarks, arXiv:2206.10498.

import type { Family } from '../family'
import { planbenchCauses } from './causes'
import { PLANBENCH } from './id'

export const planbench: Family = {
  id: PLANBENCH,
  name: 'PlanBench',
  files: 'PlanBench prompts, responses and results (.json, .jsonl, .gz)',
  summary: 'Whole plans: write them, check them, repair them, follow them.',
  isConfigured: true,
  causes: planbenchCauses,
  loadPublished: async () => (await import('./published')).published,
}

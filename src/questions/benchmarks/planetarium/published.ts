// Results of Planetarium, as printed in the paper and in the abstract of its first version.

import type { PublishedPaper, PublishedResults, PublishedTable } from '../published'

const paper: PublishedPaper = {
  id: 'planetarium',
  title: 'Planetarium: A Rigorous Benchmark for Translating Text to Structured Planning Languages',
  venue: 'NAACL 2025',
  arxiv: '2407.03321',
  domains: ['blocksworld', 'gripper', 'floor-tile'],
}

const protocol = {
  prompting: 'zero-shot; prompts hold the text and the domain’s PDDL',
  tries: 1,
} as const

const tables: readonly PublishedTable[] = [
  {
    id: 'planetarium-text',
    paper: 'planetarium',
    place: 'Text of the paper',
    title: 'Problems from texts: solvable and equivalent',
    unit: 'percent',
    setup: {
      ...protocol,
      split: 'test: held-out layouts of Blocksworld and Gripper, all of Floor Tile; mean of the domains',
      perKind: 15_943,
    },
    domains: 'blocksworld gripper floor-tile',
    note: 'Of GPT-4o 96.1% are parseable and 94.4 % solvable; the script behind these numbers takes a parseable answer with another initial state for solvable. Gemma 2 27B IT, fine-tuned, is the highest of all tested models; the others are only in figures.',
    columns: 'pddl.gen',
    rows: `
      GPT-4o         | zero-shot  | 24.8
      Gemma 2 27B IT | fine-tuned | 34.2`,
  },
  {
    id: 'planetarium-first',
    paper: 'planetarium',
    place: 'Abstract of the first version (2024)',
    title: 'Problems from texts, in the first version of the data',
    unit: 'percent',
    setup: { ...protocol, split: 'another set of rows, of two domains', perKind: 132_037 },
    domains: 'blocksworld gripper',
    note: 'Of GPT-4o 87.6% are parseable and 82.2 % solvable.',
    columns: 'pddl.gen',
    rows: `
      GPT-4o | zero-shot | 35.1`,
  },
]

export const published: PublishedResults = { papers: [paper], tables }

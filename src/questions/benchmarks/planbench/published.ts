// Results of PlanBench, as printed in the paper and as listed in its repository.

import type { PublishedPaper, PublishedResults, PublishedTable } from '../published'

const paper: PublishedPaper = {
  id: 'planbench',
  title:
    'PlanBench: An Extensible Benchmark for Evaluating Large Language Models on Planning and Reasoning about Change',
  venue: 'NeurIPS 2023 Datasets and Benchmarks',
  arxiv: '2206.10498',
  domains: [
    'blocksworld',
    'blocksworld_3',
    'blocksworld_hard',
    'mystery_blocksworld',
    'mystery_blocksworld_3',
    'random_blocksworld',
    'random_blocksworld_3',
  ],
}

const kinds = 't1.gen t2.gen t3.gen t7.gen t6.gen t5.gen t4.gen t8_1.gen t8_2.gen t8_3.gen'

const setup = {
  prompting: 'one worked example (plan verification: three), in English, temperature 0',
  split: 'the benchmark’s own instances',
  perKind: 600,
  except: { t5: 500 },
  tries: 1,
} as const

const zeroShot = {
  prompting: 'no worked example, in English; plans read from answers by another language model',
  split: 'the benchmark’s own instances',
  perKind: 600,
  tries: 1,
} as const

const leaderboard = 'Static test set leaderboard (README of the repository, March 2025)'

const tables: readonly PublishedTable[] = [
  {
    id: 'planbench-1',
    paper: 'planbench',
    place: 'Table 1',
    title: 'Two models on Blocksworld',
    unit: 'percent',
    setup,
    domains: 'blocksworld blocksworld_3',
    note: 'Plan verification is the level with explanation. The stored answers of GPT-4 give every number of its row; those of text-davinci-002 give 41.3 instead of 12.0 for plan verification.',
    columns: kinds,
    rows: `
      GPT-4            | | 34.3 33.0 58.6 31.8 48.1 28.2 65.3 76.8 87.0 58.0
      text-davinci-002 | | 6.8  5.8  12.0 0.6  6.6  9.8  17.0 77.8 77.8 60.5`,
  },
  {
    id: 'planbench-stored-mystery',
    paper: 'planbench',
    place: 'Labels in the results files of the repository',
    title: 'Plan verification in Mystery Blocksworld',
    unit: 'percent',
    setup: { ...setup, except: {} },
    domains: 'mystery_blocksworld mystery_blocksworld_3',
    note: 'The level with explanation, counted: 209 of 500 and 54 of 100. The stored prompts misstate one effect.',
    columns: 't3.gen',
    rows: `
      GPT-4 | | 43.8`,
  },
  {
    id: 'planbench-leaderboard',
    paper: 'planbench',
    place: leaderboard,
    title: 'Plan generation in Blocksworld, zero-shot',
    unit: 'percent',
    setup: zeroShot,
    domains: 'blocksworld blocksworld_3',
    columns: 't1.gen',
    rows: `
      Deepseek R1       | | 99.1
      o1-mini           | | 56.6
      o1-preview        | | 97.8
      Claude-3.5 Sonnet | | 54.8
      GPT-4o            | | 35.5
      LLaMA-3.1 405B    | | 62.6
      Claude 3 Opus     | | 59.3
      LLaMA-3 70B       | | 34.16
      GPT-4             | | 34.6
      Gemini 1.5 Pro    | | 23.8`,
  },
  {
    id: 'planbench-leaderboard-mystery',
    paper: 'planbench',
    place: leaderboard,
    title: 'Plan generation in Mystery Blocksworld, zero-shot',
    unit: 'percent',
    setup: zeroShot,
    domains: 'mystery_blocksworld mystery_blocksworld_3',
    columns: 't1.gen',
    rows: `
      Deepseek R1       | | 54.1
      o1-mini           | | 19.1
      o1-preview        | | 52.8
      Claude-3.5 Sonnet | | 0
      GPT-4o            | | 0
      LLaMA-3.1 405B    | | 0.8
      Claude 3 Opus     | | 0
      LLaMA-3 70B       | | 0
      GPT-4             | | 0`,
  },
  {
    id: 'planbench-leaderboard-random',
    paper: 'planbench',
    place: leaderboard,
    title: 'Plan generation in Blocksworld under random names, zero-shot',
    unit: 'percent',
    setup: zeroShot,
    domains: 'random_blocksworld random_blocksworld_3',
    columns: 't1.gen',
    rows: `
      Deepseek R1 | | 25.8
      o1-mini     | | 3.5
      o1-preview  | | 37.3`,
  },
  {
    id: 'planbench-leaderboard-hard',
    paper: 'planbench',
    place: leaderboard,
    title: 'Plan generation in harder Blocksworld, zero-shot, prompts in PDDL',
    unit: 'percent',
    setup: { ...zeroShot, prompting: 'no worked example, in PDDL', perKind: 110 },
    domains: 'blocksworld_hard',
    note: '110 larger instances, which the benchmark’s files name separately.',
    columns: 't1.gen',
    rows: `
      Deepseek R1 | | 53.6
      o1-mini     | | 10
      o1-preview  | | 23.65`,
  },
]

export const published: PublishedResults = { papers: [paper], tables }

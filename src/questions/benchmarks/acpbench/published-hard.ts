// Results of ACPBench Hard, as printed.

import type { PublishedPaper, PublishedTable } from '../published'
import { publishedDomains } from './published-domains'

export const acpbenchHard: PublishedPaper = {
  id: 'acpbench-hard',
  title: 'ACPBench Hard: Unrestrained Reasoning about Action, Change, and Planning',
  venue: 'ICLR 2026',
  arxiv: '2503.24378',
  domains: publishedDomains,
}

/** The prompting of the language models in all of its tables. */
const setup = {
  prompting: 'two worked examples (grid and logistics), context in English, at most 1,000 tokens (4,000 for GPT OSS)',
  split: 'test split',
  perKind: 130,
  tries: 1,
} as const

export const acpbenchHardTables: readonly PublishedTable[] = [
  {
    id: 'hard-1',
    paper: 'acpbench-hard',
    place: 'Table 1',
    title: 'Small and medium models, open questions',
    unit: 'share',
    setup,
    columns: 'app.gen areach.gen just.gen land.gen nexta.gen prog.gen reach.gen val.gen',
    rows: `
      Granite 3.1 8B     | | 0.00 0.00 0.21 0.08 0.22 0.36 0.33 0.09
      Llama 3.1 8B       | | 0.00 0.00 0.22 0.06 0.25 0.40 0.33 0.13
      DeepSeek coder 33B | | 0.02 0.02 0.21 0.10 0.17 0.42 0.18 0.15
      Granite 34B code   | | 0.02 0.00 0.17 0.11 0.18 0.43 0.28 0.12`,
  },
  {
    id: 'hard-2',
    paper: 'acpbench-hard',
    place: 'Table 2',
    title: 'Large and reasoning models, open questions',
    unit: 'share',
    setup,
    columns: 'app.gen areach.gen just.gen land.gen nexta.gen prog.gen reach.gen val.gen',
    rows: `
      Mixtral 8x22B  | | 0.10 0.02 0.31 0.26 0.32 0.68 0.37 0.23
      Llama 3.1 70B  | | 0.12 0.02 0.44 0.20 0.42 0.65 0.28 0.20
      GPT-4o mini    | | 0.07 0.01 0.14 0.04 0.35 0.59 0.22 0.27
      Llama 3.1 405B | | 0.14 0.04 0.59 0.15 0.48 0.74 0.26 0.48
      GPT-4o         | | 0.25 0.01 0.54 0.29 0.55 0.78 0.32 0.62
      DeepSeek V3    | | 0.21 0.05 0.65 0.12 0.47 0.76 0.32 0.56
      o1 mini        | | 0.38 0.06 0.44 0.38 0.64 0.70 0.60 0.78
      GPT OSS 20B    | | 0.03 0.09 0.14 0.47 0.62 0.72 0.50 0.14
      GPT OSS 120B   | | 0.00 0.13 0.05 0.49 0.78 0.79 0.68 0.70
      o1-preview     | | 0.44 0.12 0.46 0.56 0.80 0.89 0.66 0.26
      DeepSeek R1    | | 0.05 0.01 0.52 0.20 0.36 0.77 0.24 0.53`,
  },
  {
    id: 'hard-3',
    paper: 'acpbench-hard',
    place: 'Table 3',
    title: 'The context in English, in PDDL and in both',
    unit: 'share',
    setup: { ...setup, prompting: 'two worked examples; the context as each row says' },
    note: 'The printed mean of the row in PDDL (0.44) is not that of its printed cells (0.45).',
    columns: 'app.gen areach.gen just.gen land.gen nexta.gen prog.gen reach.gen val.gen mean.gen',
    rows: `
      DeepSeek V3 | context in English | 0.21 0.05 0.65 0.12 0.47 0.76 0.32 0.56 0.39
      DeepSeek V3 | context in PDDL    | 0.31 0.07 0.74 0.21 0.53 0.87 0.33 0.55 0.44
      DeepSeek V3 | context in both    | 0.32 0.09 0.68 0.19 0.60 0.88 0.37 0.61 0.47`,
  },
  {
    id: 'hard-7',
    paper: 'acpbench-hard',
    place: 'Table 7',
    title: 'Next action by domain',
    unit: 'share',
    setup: { ...setup, perKind: 10 },
    note: 'Ten questions a domain. The last row is the share of right actions among the applicable ones, over the full set of questions.',
    columns: `
      nexta.gen@depot nexta.gen@goldminer nexta.gen@satellite nexta.gen@swap nexta.gen@alfworld nexta.gen@ferry nexta.gen@logistics nexta.gen@blocksworld nexta.gen@grid nexta.gen@floortile nexta.gen@grippers nexta.gen@rovers nexta.gen@visitall`,
    rows: `
      Mixtral 8x22B            | | 0.4  0.2  0.4  0.8  0.1  0.3  0.4  0.3  0.3  0.1  0.2  0.4  0.3
      Llama 3.1 70B            | | 0.6  0.4  0.5  0.7  0.1  0.2  0.4  0.5  0.5  0.4  0.3  0.3  0.5
      GPT-4o mini              | | 0.4  0.4  0.4  0.7  0.0  0.5  0.1  0.4  0.6  0.1  0.2  0.3  0.5
      DeepSeek V3              | | 0.5  0.4  0.2  1.0  0.2  0.7  0.8  0.6  0.6  0.0  0.1  0.5  0.5
      Llama 3.1 405B           | | 0.6  0.4  0.4  1.0  0.4  0.4  0.6  0.2  0.6  0.0  0.3  0.6  0.7
      GPT-4o                   | | 0.6  0.7  0.5  0.9  0.4  0.7  0.6  0.6  0.7  0.1  0.2  0.8  0.4
      DeepSeek R1              | | 0.4  0.5  0.2  0.9  0.0  0.4  0.6  0.5  0.4  0.0  0.1  0.2  0.5
      o1 mini                  | | 0.9  0.8  0.5  0.9  0.5  1.0  0.4  0.6  0.9  0.3  0.2  0.4  0.9
      o1-preview               | | 0.8  0.9  0.8  0.9  0.9  1.0  0.8  0.8  0.9  0.8  0.1  0.9  0.8
      Random applicable action | | 0.11 0.43 0.04 0.21 0.03 0.19 0.14 0.39 0.36 0.22 0.20 0.26 0.49`,
  },
  {
    id: 'hard-jaccard',
    paper: 'acpbench-hard',
    place: 'Section 6.2',
    title: 'Applicable actions, exact and by Jaccard similarity',
    unit: 'percent',
    setup,
    note: 'The Jaccard figure forgives missing actions and no action too many. The text names these two models only.',
    columns: 'app.gen app.gen:strict-jaccard',
    rows: `
      o1-preview    | | 44 57
      Mixtral 8x22B | | 10 38`,
  },
  {
    id: 'hard-off-by-one',
    paper: 'acpbench-hard',
    place: 'Section 6.2',
    title: 'Share of wrong indices that are off by one',
    unit: 'percent',
    setup,
    columns: 'val.gen:off-by-one',
    rows: `
      o1-preview | | 86`,
  },
  {
    id: 'hard-1-first',
    paper: 'acpbench-hard',
    place: 'Table 1 of the first arXiv edition',
    title: 'A model that the later edition leaves out',
    unit: 'share',
    setup: { ...setup, prompting: 'two worked examples' },
    note: 'Read from the picture of the table on the authors’ project page (ibm.github.io/ACPBench).',
    columns: 'app.gen areach.gen just.gen land.gen nexta.gen prog.gen reach.gen val.gen',
    rows: `
      Granite 3.1 8B base | | 0.00 0.01 0.20 0.09 0.18 0.42 0.32 0.12`,
  },
]

// Results of ACPBench, as printed. After a number, `*` means read from the picture of the earlier edition's table, `+`
// a printed neighbour plus a printed gain; `–`: illegible.

import type { PublishedPaper, PublishedResults, PublishedTable } from '../published'
import { publishedDomains } from './published-domains'
import { acpbenchHard, acpbenchHardTables } from './published-hard'

const acpbench: PublishedPaper = {
  id: 'acpbench',
  title: 'ACPBench: Reasoning About Action, Change, and Planning',
  venue: 'AAAI 2025',
  arxiv: '2410.05669',
  domains: publishedDomains,
}

/** Both formats of the seven kinds, and their means. */
const columns = `
  app.bool app.mcq prog.bool prog.mcq reach.bool reach.mcq val.bool val.mcq areach.bool areach.mcq just.bool just.mcq land.bool land.mcq mean.bool mean.mcq`

const setup = {
  prompting: 'two examples with chains of thought, one turn, at most 1,024 tokens',
  split: 'test split',
  perKind: 130,
  except: { areach: 120 },
  tries: 5,
} as const

const means = 'Most printed means are not the means of the printed kinds; they are shown as printed.'

const training = 'blocksworld logistics grippers grid ferry floortile rovers visitall'
const heldOut = 'depot goldminer satellite swap alfworld'

const acpbenchTables: readonly PublishedTable[] = [
  {
    id: 'acpbench-2',
    paper: 'acpbench',
    place: 'Table 2',
    title: '21 models, yes/no and choice',
    unit: 'percent',
    setup,
    note: `Means of five runs; one run for the GPT models and LLAMA-3.1 405B. Action reachability has no questions of alfworld. ${means}`,
    columns,
    rows: `
      Phi-3 128K              | | 66.15  33.08  68.46  53.85  52.31  26.15  50.77  19.23  53.33  32.50  49.23  33.85  49.23  46.92  55.53  34.75
      Gemma 7B                | | 63.23  28.62  64.92  31.08  53.08  23.08  46.92  20.00  55.67  34.50  50.77  36.46  27.54  30.31  51.80  28.93
      Mistral 7B              | | 61.54  32.31  73.08  38.46  53.08  28.46  47.85  17.69  65.00* 19.17* 48.46  30.00  35.38  33.08  55.00  28.67
      Mistral Instruct 7B     | | 63.08  31.54  61.54* 46.92* 61.54  33.08  52.15  36.15  45.83* 34.17* 43.08  29.23  57.69  50.77  55.45  37.30
      Granite Code 8B         | | 59.23  32.31  70.00  34.31  52.31  24.31  44.15  17.08  57.50  25.83  46.92* 34.62* 37.23  35.38  53.09  29.21
      Granite 3.0 8B          | | –      –      73.08  53.85  53.08  24.62  53.08  20.00  –      –      –      –      –      –      55.56  32.21
      Granite 3.0 Instruct 8B | | –      –      73.85  57.69  53.08  36.92  55.38  34.62  –      –      –      –      –      –      62.84  39.72
      LLAMA-3 8B              | | 72.92  49.23  73.08  56.00  55.23  41.08  51.54  49.23  63.50  36.67  57.54  32.31  56.92  43.85  61.53  44.05
      LLAMA-3.1 8B            | | 65.38* 56.92* 63.85  47.69* 53.08  33.85  60.00  37.69  42.50* 28.33* 46.92  45.38* 33.85  40.00  51.46  41.52
      Mixtral 8x7B            | | 75.85* 57.69* 74.00  61.38  76.00  40.00  65.69  34.77  52.83* 55.00* 55.38  51.38  59.54  60.00  65.53  51.44
      Codestral 22B           | | 84.62  39.23  83.85* 51.54* 54.62  28.46  66.15  24.62  53.33  38.33  67.69* 62.31* 59.23  42.31  67.40  40.97
      Mixtral 8x22B           | | 80.77  37.69  72.31  54.62  50.00  42.62  37.69  16.92  58.50  27.83  43.08  44.62  44.77  45.23  55.63  39.25
      Deepseek Instruct 33B   | | 70.77  37.23  68.46  46.31  53.08  31.69  51.54  37.69  50.00* 27.50* 46.92  26.15  62.31  39.23  57.58  35.11
      LLAMA Code 34B          | | 80.77  42.31  73.08  43.85  53.08* 25.69* 50.15  28.46  53.17* 33.33* 55.38* 35.38* 46.92* 40.62* 59.02  35.71
      LLAMA-2 70B             | | 78.46  24.62  71.54* 36.77* 53.08* 26.92* 51.38  16.15  60.83* 22.00* 49.23* 55.54* 24.46* 26.00* 55.72  29.71
      LLAMA Code 70B          | | 74.77  36.15  54.77  52.92  48.62  23.69  40.00  17.69  49.67* 28.83* 46.92* 31.54* 37.08* 42.31* 50.90  32.87
      LLAMA-3 70B             | | 90.77* 82.31* 93.08  86.15* 87.69  82.31  78.62  56.62* 60.50* 63.00* 62.31* 85.38* 78.15  64.77  78.71  74.30
      LLAMA-3.1 70B           | | 93.08* 84.31* 89.85  86.77  61.38  54.92  66.15  46.62  63.00* 58.00* 56.92* 68.46* 34.62  69.23  66.67  66.94
      LLAMA-3.1 405B          | | 95.38* 86.92* 93.08  93.85  59.23* 80.77* 77.23* 62.92* 65.00  65.00  90.00* 86.92* 83.08  65.38  80.49  77.42
      GPT-4o Mini             | | 90.77* 73.85* 95.38  79.23  80.77* 39.23* 67.69  46.15  54.17* 21.67* 77.69* 70.00* 76.92  67.69  77.74* 56.50*
      GPT-4o                  | | 96.92  89.23  94.62  90.00  79.23  76.92  61.54  53.85  57.50  52.50  88.46  80.77  95.38  79.23  81.84  74.97`,
  },
  {
    id: 'acpbench-5',
    paper: 'acpbench',
    place: 'Table 5',
    title: 'Reasoning models, yes/no and choice',
    unit: 'percent',
    setup: { ...setup, prompting: 'not stated with the table, no limit of tokens', tries: 1 },
    columns,
    rows: `
      o1-preview | | 93.08 95.38 97.69 96.15 86.92 86.15 90.00 63.08 72.50 85.00 88.46 89.23 98.46 96.15 89.59 87.31
      o1-mini    | | 90.77 76.92 91.54 88.46 84.62 68.46 81.54 56.15 55.83 70.00 80.00 83.85 91.54 83.08 82.26 75.27`,
  },
  {
    id: 'acpbench-3a',
    paper: 'acpbench',
    place: 'Table 3a',
    title: 'Before and after fine-tuning, the eight domains of training',
    unit: 'percent',
    setup: { ...setup, prompting: 'as each row says', perKind: 80, except: {}, tries: 1 },
    domains: training,
    note: 'Not all cells are legible.',
    columns,
    rows: `
      Granite-code 8B                | base model, plain prompt              | 53.75  15.00  52.50 22.50 47.50 15.00 45.00  38.50 45.00  14.25  56.25  16.25  60.00+ 20.00+ 51.43  20.21
      Granite-code 8B                | base model, 2 examples with reasoning | 62.50+ 36.75+ 76.25 33.25 52.50 20.75 40.50  20.00 56.25+ 28.75+ 50.00  35.00  41.25  18.50  54.18  27.57
      Granite-code 8B fine-tuned     | fine-tuned, plain prompt              | 98.75  92.50  97.50 93.75 97.50 98.75 100.00 87.50 97.50  95.00  97.50+ 96.25+ 81.25  90.00  95.71+ 93.39+
      best language model per column | 2 examples with reasoning             | 97.50  90.00  –     –     –     –     –      –     –      –      –      –      –      –      –      –`,
  },
  {
    id: 'acpbench-3b',
    paper: 'acpbench',
    place: 'Table 3b',
    title: 'Before and after fine-tuning, the five other domains',
    unit: 'percent',
    setup: {
      ...setup,
      prompting: 'as each row says',
      perKind: 50,
      except: { areach: 40 },
      tries: 1,
    },
    domains: heldOut,
    note: 'Not all cells are legible. Action reachability has no questions of alfworld.',
    columns,
    rows: `
      Granite-code 8B                | base model, plain prompt              | 50.00 14.00 50.00 28.00 46.00 10.00 46.00 26.00 35.00 5.00   42.00  16.00  44.00  – –     –
      Granite-code 8B                | base model, 2 examples with reasoning | 54.00 25.20 60.00 36.00 52.00 30.00 50.00 12.40 60.00 20.00+ 42.00+ 34.00+ 30.80+ – –     –
      Granite-code 8B fine-tuned     | fine-tuned, plain prompt              | 74.00 62.00 80.00 82.00 82.00 56.00 80.00 54.00 82.50 70.00  98.00  80.00  72.00  – 81.21 –
      best language model per column | 2 examples with reasoning             | 96.00 88.00 94.00 96.00 88.00 82.00 84.00 71.20 77.50 57.50  96.00  94.00  92.00  – –     –`,
  },
  {
    id: 'acpbench-2-first',
    paper: 'acpbench',
    place: 'Table 2 of the first arXiv edition',
    title: 'Three models that the later edition leaves out',
    unit: 'percent',
    setup,
    note: `Read from the picture of the table on the authors’ project page (ibm.github.io/ACPBench). ${means}`,
    columns,
    rows: `
      Granite 7B               | | 56.92 29.54 55.23 35.38 50.77 34.62 32.15 26.15 48.33 28.33 40.77 25.38 47.69 32.15 48.20 29.67
      Granite Code Instruct 8B | | 55.38 32.31 69.23 34.46 50.77 29.23 45.85 22.31 42.50 39.33 46.15 32.31 43.85 38.46 50.53 32.63
      Granite 13B              | | 42.00 29.23 52.46 20.77 47.69 28.46 51.54 34.62 45.17 26.33 45.38 27.69 50.31 19.23 47.79 26.66`,
  },
]

export const published: PublishedResults = {
  papers: [acpbenchHard, acpbench],
  tables: [...acpbenchHardTables, ...acpbenchTables],
}

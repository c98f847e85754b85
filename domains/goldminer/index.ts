import { defineDomain } from '#language/domain-kit'
import { generate } from './generate'
import { scene } from './scene'

export default defineDomain({
  id: 'goldminer',
  pddlName: 'gold-miner-typed',
  title: 'Goldminer',
  icon: 'pickaxe',
  summary: 'A robot digs for gold with bombs and a laser that must not hit it.',
  source:
    'Models digging with two tools; one of them may destroy the gold. From the learning track of the planning competition of 2008; one of the thirteen domains of ACPBench.',
  parameters: [
    { id: 'rows', label: 'Rows', min: 1, max: 6 },
    { id: 'columns', label: 'Columns', min: 3, max: 7 },
  ],
  presets: {
    small: { rows: 1, columns: 3 },
    medium: { rows: 3, columns: 3 },
    large: { rows: 3, columns: 5 },
  },
  generate,
  scene,
})

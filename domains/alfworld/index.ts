import { defineDomain } from '#language/domain-kit'
import { generate } from './generate'
import { scene } from './scene'

export default defineDomain({
  id: 'alfworld',
  pddlName: 'alfred',
  title: 'Alfworld',
  icon: 'house',
  summary: 'A robot does a chore in a household full of things.',
  source:
    'Models the household chores of ALFRED and ALFWorld, where language models act by text; one of the thirteen domains of ACPBench, and the only one with disjunction and inequality.',
  parameters: [
    { id: 'receptacles', label: 'Receptacles', min: 2, max: 20 },
    { id: 'things', label: 'Things', min: 1, max: 30 },
  ],
  presets: {
    small: { receptacles: 2, things: 1 },
    medium: { receptacles: 5, things: 5 },
    large: { receptacles: 14, things: 20 },
  },
  generate,
  scene,
})

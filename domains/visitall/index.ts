import { defineDomain } from '#language/domain-kit'
import { generate } from './generate'
import { scene } from './scene'

export default defineDomain({
  id: 'visitall',
  pddlName: 'grid-visit-all',
  title: 'Visitall',
  icon: 'footprints',
  summary: 'A robot walks over a grid until it has been everywhere.',
  source:
    'Models a robot that has to see every cell of a grid, in as few steps as it can. From the planning competition of 2011; one of the thirteen domains of ACPBench.',
  parameters: [
    { id: 'columns', label: 'Columns', min: 2, max: 8 },
    { id: 'rows', label: 'Rows', min: 1, max: 8 },
    { id: 'holes', label: 'Missing cells', min: 0, max: 6 },
  ],
  presets: {
    small: { columns: 3, rows: 2, holes: 0 },
    medium: { columns: 4, rows: 4, holes: 2 },
    large: { columns: 5, rows: 4, holes: 1 },
  },
  generate,
  scene,
})

import { defineDomain } from '#language/domain-kit'
import { generate } from './generate'
import { scene } from './scene'

export default defineDomain({
  id: 'grid',
  pddlName: 'grid',
  title: 'Grid',
  icon: 'grid-3x3',
  summary: 'A robot carries keys over a grid and unlocks places with those that fit.',
  source:
    'Models a walk through rooms with locked doors, where keys must be fetched before they are needed. By Drew McDermott, used in the planning competition of 1998; one of the thirteen domains of ACPBench.',
  parameters: [
    { id: 'columns', label: 'Columns', min: 1, max: 10 },
    { id: 'rows', label: 'Rows', min: 2, max: 10 },
    { id: 'keys', label: 'Keys', min: 1, max: 6 },
    { id: 'shapes', label: 'Shapes', min: 1, max: 3 },
    { id: 'locks', label: 'Locked places', min: 0, max: 8 },
  ],
  presets: {
    small: { columns: 3, rows: 2, keys: 1, shapes: 1, locks: 1 },
    medium: { columns: 5, rows: 5, keys: 2, shapes: 1, locks: 2 },
    large: { columns: 5, rows: 5, keys: 4, shapes: 2, locks: 5 },
  },
  generate,
  scene,
})

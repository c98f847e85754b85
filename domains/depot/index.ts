import { defineDomain } from '#language/domain-kit'
import { generate } from './generate'
import { scene } from './scene'

export default defineDomain({
  id: 'depot',
  pddlName: 'depots',
  title: 'Depot',
  icon: 'warehouse',
  summary: 'Hoists and trucks restack crates across depots and distributors.',
  source:
    'Models warehouses joined by trucks: stacking as in the blocks world, transport as in logistics. From the planning competition of 2002; one of the thirteen domains of ACPBench.',
  parameters: [
    { id: 'depots', label: 'Depots', min: 1, max: 10 },
    { id: 'distributors', label: 'Distributors', min: 1, max: 4 },
    { id: 'trucks', label: 'Trucks', min: 1, max: 4 },
    { id: 'crates', label: 'Crates', min: 1, max: 8 },
  ],
  presets: {
    small: { depots: 1, distributors: 1, trucks: 1, crates: 1 },
    medium: { depots: 2, distributors: 2, trucks: 2, crates: 2 },
    large: { depots: 3, distributors: 2, trucks: 2, crates: 5 },
  },
  generate,
  scene,
})

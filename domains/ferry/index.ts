import { defineDomain } from '#language/domain-kit'
import { generate } from './generate'
import { scene } from './scene'

export default defineDomain({
  id: 'ferry',
  pddlName: 'ferry',
  title: 'Ferry',
  icon: 'ship',
  opening: true,
  summary: 'A ferry takes cars from place to place, one at a time.',
  source:
    'Models a car ferry with room for one car. A classic of planning courses, by way of the competition collections; one of the thirteen domains of ACPBench.',
  parameters: [
    { id: 'locations', label: 'Places', min: 2, max: 12 },
    { id: 'cars', label: 'Cars', min: 1, max: 50 },
  ],
  presets: {
    small: { locations: 2, cars: 3 },
    medium: { locations: 3, cars: 5 },
    large: { locations: 5, cars: 20 },
  },
  generate,
  scene,
})

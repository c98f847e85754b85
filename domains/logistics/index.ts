import { defineDomain } from '#language/domain-kit'
import { generate } from './generate'
import { scene } from './scene'

export default defineDomain({
  id: 'logistics',
  pddlName: 'logistics-strips',
  title: 'Logistics',
  icon: 'truck',
  summary: 'Trucks carry packages within cities, aeroplanes between them.',
  source:
    'Models parcel delivery: by road in town, by air between towns. By Bart Selman and Henry Kautz, used in the planning competitions of 1998 and 2000; one of the thirteen domains of ACPBench.',
  parameters: [
    { id: 'cities', label: 'Cities', min: 1, max: 6 },
    { id: 'locations', label: 'Locations in a city', min: 1, max: 10 },
    { id: 'airplanes', label: 'Aeroplanes', min: 1, max: 3 },
    { id: 'packages', label: 'Packages', min: 1, max: 12 },
  ],
  presets: {
    small: { cities: 2, locations: 2, airplanes: 1, packages: 1 },
    medium: { cities: 2, locations: 3, airplanes: 1, packages: 4 },
    large: { cities: 5, locations: 10, airplanes: 1, packages: 5 },
  },
  generate,
  scene,
})

import { defineDomain } from '#language/domain-kit'
import { generate } from './generate'
import { scene } from './scene'

export default defineDomain({
  id: 'satellite',
  pddlName: 'satellite',
  title: 'Satellite',
  icon: 'satellite',
  summary: 'Satellites switch on, calibrate and point their instruments to take images.',
  source:
    'Models the scheduling of observations from orbit. From the planning competition of 2002; one of the thirteen domains of ACPBench.',
  parameters: [
    { id: 'satellites', label: 'Satellites', min: 1, max: 10 },
    { id: 'instruments', label: 'Instruments a satellite, at most', min: 1, max: 3 },
    { id: 'modes', label: 'Modes', min: 1, max: 6 },
    { id: 'targets', label: 'Calibration targets', min: 1, max: 6 },
    { id: 'sights', label: 'Things to image', min: 1, max: 8 },
  ],
  presets: {
    small: { satellites: 1, instruments: 1, modes: 1, targets: 1, sights: 2 },
    medium: { satellites: 3, instruments: 2, modes: 3, targets: 3, sights: 3 },
    large: { satellites: 6, instruments: 3, modes: 3, targets: 5, sights: 5 },
  },
  generate,
  scene,
})

import { defineDomain } from '#language/domain-kit'
import { generate } from './generate'
import { scene } from './scene'

export default defineDomain({
  id: 'rovers',
  pddlName: 'rover',
  title: 'Rovers',
  icon: 'orbit',
  summary: 'Rovers sample soil and rock, take pictures, and report to their lander.',
  source:
    'Models the exploration of Mars by several vehicles with different equipment. By Derek Long and Maria Fox, from the planning competition of 2002; one of the thirteen domains of ACPBench.',
  parameters: [
    { id: 'rovers', label: 'Rovers', min: 1, max: 4 },
    { id: 'waypoints', label: 'Waypoints', min: 2, max: 8 },
    { id: 'samples', label: 'Samples of soil and rock', min: 0, max: 8 },
    { id: 'objectives', label: 'Objectives', min: 1, max: 6 },
    { id: 'cameras', label: 'Cameras', min: 1, max: 6 },
    { id: 'modes', label: 'Camera modes', min: 1, max: 3 },
  ],
  presets: {
    small: { rovers: 1, waypoints: 3, samples: 1, objectives: 1, cameras: 1, modes: 1 },
    medium: { rovers: 2, waypoints: 3, samples: 3, objectives: 2, cameras: 3, modes: 3 },
    large: { rovers: 2, waypoints: 4, samples: 5, objectives: 5, cameras: 3, modes: 3 },
  },
  generate,
  scene,
})

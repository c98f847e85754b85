import { defineDomain } from '#language/domain-kit'
import { generate } from './generate'
import { scene } from './scene'

export default defineDomain({
  id: 'grippers',
  pddlName: 'gripper-strips',
  title: 'Grippers',
  icon: 'hand-grab',
  summary: 'Robots with two grippers each carry balls from room to room.',
  source:
    'Models robots that carry two things at a time. The domain of the first planning competition (1998), here with several robots; one of the thirteen domains of ACPBench.',
  parameters: [
    { id: 'robots', label: 'Robots', min: 1, max: 4 },
    { id: 'rooms', label: 'Rooms', min: 2, max: 9 },
    { id: 'balls', label: 'Balls', min: 1, max: 15 },
  ],
  presets: {
    small: { robots: 1, rooms: 2, balls: 2 },
    medium: { robots: 2, rooms: 3, balls: 4 },
    large: { robots: 2, rooms: 5, balls: 8 },
  },
  generate,
  scene,
})

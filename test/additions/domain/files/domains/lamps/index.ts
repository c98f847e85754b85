import { defineDomain } from '#language/domain-kit'
import { generate } from './generate'
import { scene } from './scene'

export default defineDomain({
  id: 'lamps',
  pddlName: 'lamps',
  title: 'Lamps',
  icon: 'lightbulb',
  summary: 'Lamps are switched on one after the other.',
  source: 'Made for a test.',
  parameters: [{ id: 'lamps', label: 'Lamps', min: 2, max: 9 }],
  presets: { small: { lamps: 4 }, medium: { lamps: 6 }, large: { lamps: 9 } },
  generate,
  scene,
})

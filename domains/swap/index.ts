import { defineDomain } from '#language/domain-kit'
import { generate } from './generate'
import { scene } from './scene'

export default defineDomain({
  id: 'swap',
  pddlName: 'swap',
  title: 'Swap',
  icon: 'arrow-left-right',
  summary: 'People trade what they have, two by two, until each has the right thing.',
  source:
    'Models exchanges between pairs, after the object-tracking puzzles given to language models; one of the thirteen domains of ACPBench, which publishes it in two versions. The one without `not-eq` is kept beside it.',
  parameters: [{ id: 'agents', label: 'People', min: 2, max: 12 }],
  presets: { small: { agents: 4 }, medium: { agents: 6 }, large: { agents: 8 } },
  generate,
  scene,
})

import { defineDomain } from '#language/domain-kit'
import { generate } from './generate'
import { scene } from './scene'

export default defineDomain({
  id: 'blocksworld',
  pddlName: 'blocksworld-4ops',
  title: 'Blocksworld',
  icon: 'blocks',
  summary: 'An arm moves blocks between stacks on a table.',
  source:
    'Models a robot arm above a table of blocks. The oldest example of planning research (Winograd 1972), in its version with four actions; one of the thirteen domains of ACPBench.',
  parameters: [{ id: 'blocks', label: 'Blocks', min: 2, max: 20 }],
  presets: { small: { blocks: 3 }, medium: { blocks: 5 }, large: { blocks: 10 } },
  generate,
  scene,
})

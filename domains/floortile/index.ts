import { defineDomain } from '#language/domain-kit'
import { generate } from './generate'
import { scene } from './scene'

export default defineDomain({
  id: 'floortile',
  pddlName: 'floor-tile',
  title: 'Floortile',
  icon: 'paint-roller',
  summary: 'Robots paint a floor in a pattern, and must not paint themselves in.',
  source:
    'Models robots that paint a floor with spray guns, where wet paint bars the way. By Tomás de la Rosa, from the planning competition of 2011; one of the thirteen domains of ACPBench.',
  parameters: [
    { id: 'rows', label: 'Rows to paint', min: 1, max: 6 },
    { id: 'columns', label: 'Columns', min: 1, max: 6 },
    { id: 'robots', label: 'Robots', min: 1, max: 3 },
    { id: 'colors', label: 'Colours', min: 1, max: 4 },
  ],
  presets: {
    small: { rows: 1, columns: 2, robots: 1, colors: 2 },
    medium: { rows: 2, columns: 3, robots: 2, colors: 2 },
    large: { rows: 3, columns: 4, robots: 2, colors: 2 },
  },
  generate,
  scene,
})

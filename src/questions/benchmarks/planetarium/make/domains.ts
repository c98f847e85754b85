// Data of the benchmark's own domains for generating: their names in its rows, and the sizes of their problems.

import type { BroughtDomain } from '../../family-parts'
import { blocksworld } from '../known/blocksworld'
import { floorTile } from '../known/floor-tile'
import { gripper } from '../known/gripper'

/**
 * The three domains of Planetarium. `blocksworld` is also a shipped domain, with other names of predicates:
 * `style.layout` `mended` selects that one, anything else the benchmark's.
 */
export const publishedDomains: readonly BroughtDomain[] = [
  {
    id: 'blocksworld',
    domainText: blocksworld,
    title: 'Blocksworld',
    parameters: [{ id: 'blocks', label: 'Blocks', min: 2, max: 60 }],
    presets: { small: { blocks: 4 }, medium: { blocks: 8 }, large: { blocks: 20 } },
  },
  {
    id: 'gripper',
    domainText: gripper,
    title: 'Grippers',
    parameters: [
      { id: 'balls', label: 'Balls', min: 1, max: 40 },
      { id: 'rooms', label: 'Rooms', min: 1, max: 10 },
      { id: 'grippers', label: 'Grippers', min: 1, max: 10 },
    ],
    presets: {
      small: { balls: 3, rooms: 2, grippers: 2 },
      medium: { balls: 6, rooms: 3, grippers: 2 },
      large: { balls: 16, rooms: 4, grippers: 4 },
    },
  },
  {
    id: 'floor-tile',
    domainText: floorTile,
    title: 'Floortile',
    parameters: [
      { id: 'rows', label: 'Rows', min: 1, max: 8 },
      { id: 'columns', label: 'Columns', min: 2, max: 8 },
      { id: 'robots', label: 'Robots', min: 1, max: 8 },
      { id: 'colors', label: 'Colours', min: 1, max: 8 },
    ],
    presets: {
      small: { rows: 2, columns: 2, robots: 1, colors: 2 },
      medium: { rows: 3, columns: 3, robots: 2, colors: 2 },
      large: { rows: 5, columns: 5, robots: 2, colors: 3 },
    },
  },
]

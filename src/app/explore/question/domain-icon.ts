// A picture for each domain we know; any other gets a general one.

import type { IconName } from '../../parts/icon'

const icons: Readonly<Record<string, IconName>> = {
  blocksworld: 'blocks',
  logistics: 'truck',
  grippers: 'hand-grab',
  grid: 'grid-3x3',
  ferry: 'ship',
  floortile: 'paint-roller',
  rovers: 'orbit',
  visitall: 'footprints',
  depot: 'warehouse',
  goldminer: 'pickaxe',
  satellite: 'satellite',
  swap: 'arrow-left-right',
  alfworld: 'house',
}

export const domainIcon = (id: string): IconName => icons[id] ?? 'shapes'

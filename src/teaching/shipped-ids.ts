// The course: ids of the shipped lessons, each a folder in `lessons/`.

/** In the recommended order of study. */
export const shippedIds: readonly string[] = [
  'world',
  'applicable',
  'effects',
  'plans',
  'reachable',
  'action-reach',
  'needless',
  'landmarks',
  'next',
  'blind',
  'informed',
  'relax',
  'writing',
  'cuts',
  'patterns',
  'mutex',
  'graphplan',
  'backwards',
  'certificates',
]

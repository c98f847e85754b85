// The course: the ids of the lessons that ship, each a folder in `lessons/`, first lesson first.

/** In the order in which they are best learnt. */
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
  'cuts',
  'mutex',
  'backwards',
]

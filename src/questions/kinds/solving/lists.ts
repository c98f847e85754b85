// The nearest right answer for kinds that ask for lists.

import { capital } from '#base/words'
import type { Nearest } from '../help'
import { listText } from './help'

/** The right lists, beginning with the right items of the given ones in their order. */
export function nearestLists(given: readonly (readonly string[])[], wanted: readonly (readonly string[])[]): Nearest {
  const add: string[] = []
  const drop: string[] = []
  const lists = wanted.map((names, i) => {
    const own = [...new Set(given[i])]
    const missing = names.filter(name => !own.includes(name))
    const kept = own.filter(name => names.includes(name))
    add.push(...missing)
    drop.push(...own.filter(name => !names.includes(name)))
    return [...kept, ...missing]
  })
  return {
    kind: 'change',
    answer: lists.map(listText).join(' '),
    add,
    drop,
    description: describeChange(add.length, drop.length),
  }
}

function describeChange(add: number, drop: number): string {
  const parts = [...(add > 0 ? [`add ${add}`] : []), ...(drop > 0 ? [`remove ${drop}`] : [])]
  return `${capital(parts.length === 0 ? 'clean up' : parts.join(', '))}.`
}

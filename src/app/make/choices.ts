// What is to be made, as the visitor chose it: worlds, kinds, forms, how many, how large, how hard; and the units of
// work this comes to. The choices last as long as the page.

import { openingCard } from '../open/bundled'
import { createStore } from 'solid-js/store'
import type { Size } from '../../domain-kit'
import { type FormatCode, type KindCode, kindsOf, wordsOfKind } from '../../kinds/codes'
import type { Source } from '../../pddl/source'
import type { MakeUnit, MakeWorld } from '../../kinds/asking/making'

export const formats: readonly FormatCode[] = ['gen', 'bool', 'mcq']
export const sizes = ['small', 'medium', 'large', 'own'] as const
export type SizeName = (typeof sizes)[number]
/** The world of the question in front, which may be the visitor's own. */
export const FRONT = '(front)'

export interface MakeChoices {
  readonly worlds: readonly string[]
  readonly kinds: readonly KindCode[]
  readonly formats: readonly FormatCode[]
  readonly count: number
  readonly size: SizeName
  /** Sizes of the visitor’s own, by domain. */
  readonly own: Readonly<Record<string, Size>>
  readonly seed: string
  /** Steps to the goal, at least and at most. */
  readonly from: number | null
  readonly to: number | null
  readonly maxApplicable: number | null
  /** Only questions that some common wrong rule answers wrongly. */
  readonly tricky: boolean
  /** How much work the proof is, from 1 to 4; null for any. */
  readonly level: number | null
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }
/** What is chosen, and choosing. */
export function createChoices() {
  const [choices, choose] = createStore<Writable<MakeChoices> & { own: Record<string, Size> }>({
    worlds: [openingCard.id],
    kinds: kindsOf('acpbench').filter(kind => wordsOfKind(kind).starts?.includes('make')),
    formats: ['gen', 'bool', 'mcq'],
    count: 2,
    size: 'small',
    own: {},
    seed: '1',
    from: null,
    to: null,
    maxApplicable: null,
    tricky: false,
    level: null,
  })
  return { choices, choose }
}

/** The list with the item in or out, in the order of `all`. */
export const toggled = <T>(list: readonly T[], item: T, all: readonly T[]): readonly T[] =>
  all.filter(each => (each === item ? !list.includes(item) : list.includes(each)))

/** A short word for a seed. */
export function freshSeed(): string {
  const [bits = 0] = crypto.getRandomValues(new Uint32Array(1))
  return (bits % 36 ** 5).toString(36).padStart(5, '0')
}

/** What a unit needs to know of a domain. */
interface Sized {
  readonly id: string
  readonly presets: Readonly<Record<'small' | 'medium' | 'large', Size>>
}

/** Questions asked of one generated problem. */
const PER_PROBLEM = 5

/** The pieces of work, in the order in which their questions are listed. */
export function unitsOf(
  chosen: MakeChoices,
  domains: readonly Sized[],
  front: Source | null,
): readonly MakeUnit[] {
  const { kinds, count, size, seed, from, to, maxApplicable, tricky, level } = chosen
  const bounds = {
    ...(from === null && to === null
      ? {}
      : { goalDistance: { from: from ?? 0, to: to ?? Number.MAX_SAFE_INTEGER } }),
    ...(maxApplicable === null ? {} : { maxApplicable }),
    ...(tricky ? { trap: 'any' } : {}),
    ...(level === null ? {} : { level }),
  }
  const units: MakeUnit[] = []
  for (const name of chosen.worlds) {
    const domain = domains.find(({ id }) => id === name)
    const world: MakeWorld | null =
      name === FRONT
        ? front && { kind: 'given', source: { domain: front.domain, problem: front.problem } }
        : domain === undefined
          ? null
          : { kind: 'folder', domain: name, size: sizeOf(chosen, domain, size) }
    if (world === null) continue
    for (const kind of kindsOf('acpbench').filter(each => kinds.includes(each)))
      for (const format of wordsOfKind(kind).formats.filter(each => chosen.formats.includes(each)))
        for (let block = 0, left = count; left > 0; block++) {
          const share = world.kind === 'given' ? left : Math.min(PER_PROBLEM, left)
          const blocks = world.kind === 'given' ? 1 : Math.ceil(count / PER_PROBLEM)
          const place = { seed: seed.trim(), block, blocks }
          units.push({ world, kind, format, count: share, ...place, ...bounds })
          left -= share
        }
  }
  return units
}

function sizeOf({ own }: MakeChoices, { id, presets }: Sized, size: SizeName): Size {
  return size === 'own' ? { ...presets.small, ...own[id] } : { ...presets[size] }
}

/** How many questions the choices come to. */
export const wantedOf = (units: readonly MakeUnit[]): number =>
  units.reduce((sum, { count }) => sum + count, 0)

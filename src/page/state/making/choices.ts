// The visitor's choices of questions to make: worlds, kinds, forms, number, size, difficulty; and the resulting units
// of work. The choices last as long as the page.

import { openingCard } from '../files/bundled/bundled'
import { createStore } from 'solid-js/store'
import type { App } from '../app'
import type { Size } from '#language/domain-kit'
import type { Family } from '#questions/benchmarks/family'
import { families } from '#questions/benchmarks/registry'
import { type FormatCode, type KindCode, kindsOf, PLAIN_FAMILY, wordsOfKind } from '#questions/kinds/codes'
import type { Source } from '#planning/pddl/source'
import type {
  LayoutChoice,
  LayoutName,
  Shots,
  TextStyleName,
  WordingName,
} from '#questions/kinds/asking/planning/style'
import type { MakeUnit, MakeWorld } from '#questions/kinds/asking/making'

export const formats: readonly FormatCode[] = ['gen', 'bool', 'mcq']
export const sizes = ['small', 'medium', 'large', 'own'] as const
export type SizeName = (typeof sizes)[number]
/** The world of the question in front, which may be the visitor's own. */
export const FRONT = '(front)'

/** The benchmarks with kinds of questions that can be made. */
export const madeFamilies: readonly Family[] = families.filter(({ id }) => madeKindsOf(id).length > 0)

/** The kinds of a benchmark that can be made; the others come only in files. */
export function madeKindsOf(family: string): readonly KindCode[] {
  return kindsOf(family).filter(kind => wordsOfKind(kind).imported !== true)
}

/** True if its kinds describe problems in text, fact by fact or by layouts. */
export const describesProblems = (family: string): boolean =>
  madeKindsOf(family).every(kind => wordsOfKind(kind).answer.shape.form === 'problem')

/** True if some of its kinds have several forms. */
export const hasForms = (family: string): boolean =>
  madeKindsOf(family).some(kind => wordsOfKind(kind).formats.length > 1)

export interface MakeChoices {
  readonly family: string
  readonly worlds: readonly string[]
  readonly kinds: readonly KindCode[]
  readonly formats: readonly FormatCode[]
  readonly count: number
  readonly size: SizeName
  /** Sizes set by the visitor, by domain. */
  readonly own: Readonly<Record<string, Size>>
  readonly seed: string
  /** Minimum and maximum number of steps to the goal. */
  readonly from: number | null
  readonly to: number | null
  readonly maxApplicable: number | null
  /** Only questions that some common wrong rule answers wrongly. */
  readonly tricky: boolean
  /** For kinds that have layouts for their prompts. */
  readonly layout: LayoutName
  readonly wording: WordingName
  /** Number of worked examples; null: the layout's default. */
  readonly shots: Shots | null
  /** How the initial state and the goal are described; null: chosen at random. */
  readonly init: TextStyleName | null
  readonly goal: TextStyleName | null
  /** The difficulty of the proof (amount of work), from 1 to 4; null: any. */
  readonly level: number | null
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/** The visitor's own problem, if it is in front. */
const firstWorld = ({ session }: App): string => (session.selected()?.file.origin === 'texts' ? FRONT : openingCard.id)

/** The choices, and their setters. */
export function createChoices(app: App) {
  const [choices, choose] = createStore<Writable<MakeChoices> & { own: Record<string, Size> }>({
    family: PLAIN_FAMILY,
    worlds: [firstWorld(app)],
    kinds: firstKinds(PLAIN_FAMILY),
    formats: ['gen', 'bool', 'mcq'],
    count: 2,
    size: 'small',
    own: {},
    seed: '1',
    from: null,
    to: null,
    maxApplicable: null,
    tricky: false,
    layout: 'corrected',
    wording: 'english',
    shots: null,
    init: null,
    goal: null,
    level: null,
  })
  const chooseFamily = (family: string): void =>
    choose({ family, kinds: firstKinds(family), shots: null } satisfies Partial<MakeChoices>)
  return { choices, choose, chooseFamily }
}

/** The kinds that are chosen at first: those suited for beginners, or all. */
function firstKinds(family: string): readonly KindCode[] {
  const all = madeKindsOf(family)
  const starts = all.filter(kind => wordsOfKind(kind).starts?.includes('make'))
  return starts.length === 0 ? all.slice(0, 1) : starts
}

/** The list with the item added or removed, in the order of `all`. */
export const toggled = <T>(list: readonly T[], item: T, all: readonly T[]): readonly T[] =>
  all.filter(each => (each === item ? !list.includes(item) : list.includes(each)))

/** A short random word for a seed. */
export function freshSeed(): string {
  const [bits = 0] = crypto.getRandomValues(new Uint32Array(1))
  return (bits % 36 ** 5).toString(36).padStart(5, '0')
}

/** The data about a domain that units need. */
interface Sized {
  readonly id: string
  readonly presets: Readonly<Record<'small' | 'medium' | 'large', Size>>
}

/** Number of questions about one generated problem. */
const PER_PROBLEM = 5

/** The units of work, in the order in which their questions are listed. */
export function unitsOf(chosen: MakeChoices, domains: readonly Sized[], front: Source | null): readonly MakeUnit[] {
  const { kinds, count, size, seed, from, to, maxApplicable, tricky, level } = chosen
  const bounds = {
    ...(from === null && to === null ? {} : { goalDistance: { from: from ?? 0, to: to ?? Number.MAX_SAFE_INTEGER } }),
    ...(maxApplicable === null ? {} : { maxApplicable }),
    ...(tricky ? { trap: 'any' } : {}),
    ...(level === null ? {} : { level }),
    ...(hasForms(chosen.family) ? {} : { style: styleOf(chosen) }),
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
    for (const kind of madeKindsOf(chosen.family).filter(each => kinds.includes(each)))
      for (const format of wordsOfKind(kind).formats.filter(
        each => !hasForms(chosen.family) || chosen.formats.includes(each),
      ))
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

const styleOf = ({ family, layout, wording, shots, init, goal }: MakeChoices): LayoutChoice => ({
  layout,
  ...(describesProblems(family)
    ? { ...(init === null ? {} : { init: [init] }), ...(goal === null ? {} : { goal: [goal] }) }
    : { wording }),
  ...(shots === null ? {} : { shots }),
})

function sizeOf({ own }: MakeChoices, { id, presets }: Sized, size: SizeName): Size {
  return size === 'own' ? { ...presets.small, ...own[id] } : { ...presets[size] }
}

/** The total number of questions. */
export const wantedOf = (units: readonly MakeUnit[]): number => units.reduce((sum, { count }) => sum + count, 0)

// The only import of a domain folder: what a domain provides, as types, and `defineDomain`. A domain is independent of the page: its
// pictures are data, and randomness is passed in.

import type { Rng } from '#base/rng'

export type { Rng } from '#base/rng'
export { counted } from '#base/words'

/** A size parameter of the generator, shown as a number field or a slider. */
export interface SizeParameter {
  /** camelCase; the key in `Size`. */
  readonly id: string
  /** As shown: `Cars`. */
  readonly label: string
  readonly min: number
  readonly max: number
}

/** A value for each size parameter. */
export type Size = Readonly<Record<string, number>>

/** A ground atom as words: predicate, then objects. */
export type GroundAtom = readonly string[]

/** The result of a generator, which the playground prints as PDDL. */
export interface GeneratedProblem {
  readonly name: string
  /** Objects by type, in the order they are to be printed; the key `object` for untyped domains. */
  readonly objects: Readonly<Record<string, readonly string[]>>
  readonly init: readonly GroundAtom[]
  readonly goal: readonly GroundAtom[]
}

export interface DomainDefinition {
  /** The folder's name. */
  readonly id: string
  /** The name in `(domain …)`. */
  readonly pddlName: string
  readonly title: string
  /** The Lucide icon of the domain: `ship`. */
  readonly icon: string
  /** True for one domain: the first that a visitor sees, and the source of examples for unknown domains. */
  readonly opening?: true
  /** One sentence for the gallery. */
  readonly summary: string
  /** What the domain models, where it comes from, and which benchmark uses it. */
  readonly source: string
  readonly parameters: readonly SizeParameter[]
  /** Small: a state graph for class, under 200 states. Medium and large as the benchmark's observed sizes. */
  readonly presets: { readonly small: Size; readonly medium: Size; readonly large: Size }
  /**
   * A solvable problem whose goal does not hold yet. The same `rng` and size give the same problem. Without it, new problems are made from
   * existing ones by random walks; `parameters` and `presets` are then those of `byWalks`.
   */
  readonly generate?: (rng: Rng, size: Size) => GeneratedProblem
  /** A picture of a state; defined for every state, odd ones included. Without it the general picture is drawn. */
  readonly scene?: (view: SceneView) => Scene
}

/**
 * The parameters of a domain without a generator that has this many problems: the problem in which a walk begins, the actions before the
 * initial state of the new problem and again before its goal, and the facts of the goal.
 */
export function byWalks(problems: number): Pick<DomainDefinition, 'parameters' | 'presets'> {
  const last = Math.max(1, problems)
  return {
    parameters: [
      { id: 'problem', label: 'Begin with problem', min: 1, max: last },
      { id: 'walk', label: 'Actions of a walk', min: 1, max: 200 },
      { id: 'goals', label: 'Facts of the goal', min: 1, max: 20 },
    ],
    presets: {
      small: { problem: 1, walk: 8, goals: 2 },
      medium: { problem: Math.ceil((last + 1) / 2), walk: 16, goals: 4 },
      large: { problem: last, walk: 40, goals: 8 },
    },
  }
}

/** Checks nothing at run time: it gives the folder's default export its type. */
export const defineDomain = (definition: DomainDefinition): DomainDefinition => definition

/** What a scene may read. Names are lower-cased. */
export interface SceneView {
  /** Objects of this type, subtypes included, constants too, in order; `object` for all. */
  objects(type: string): readonly string[]
  /** True if this ground atom holds, static or not. */
  holds(predicate: string, ...objects: string[]): boolean
  /** The arguments of all atoms of the predicate that hold. */
  all(predicate: string): readonly (readonly string[])[]
  /** The arguments of all goal atoms of the predicate, where the goal is a plain conjunction. */
  goal(predicate: string): readonly (readonly string[])[]
}

/**
 * A colour by its role, resolved by the theme in use. `hue1` … `hue8` distinguish kinds of things, with equal contrast in light and dark
 * themes; `soft1` … `soft8` are their pale forms for large areas; `on-hue` is text on a hue. `black` and `white` are the same in every
 * theme, for things of these colours.
 */
export type Ink =
  | 'none'
  | 'paper'
  | 'card'
  | 'line'
  | 'faint'
  | 'ink'
  | 'ground'
  | 'water'
  | 'goal'
  | 'on-hue'
  | 'black'
  | 'white'
  | `hue${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`
  | `soft${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`

interface Drawn {
  /** Stable over states: the same thing keeps its key, so that the page can animate it. A duplicate key gets a suffix. */
  readonly key: string
  readonly fill?: Ink
  readonly stroke?: Ink
  /** In scene units; default 2. */
  readonly strokeWidth?: number
  readonly dashed?: boolean
  /** The PDDL object it is for, for linking. */
  readonly object?: string
  /** The facts it shows, `(on a b)`, for linking and for the marks of what changed. */
  readonly facts?: readonly string[]
  /** A sentence for hover and for screen readers. */
  readonly title?: string
}

/** Shapes are drawn in order, later ones above. All numbers are in scene units. */
export type Shape =
  | (Drawn & {
      readonly kind: 'rect'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly radius?: number
    })
  | (Drawn & {
      readonly kind: 'circle'
      readonly x: number
      readonly y: number
      readonly radius: number
    })
  | (Drawn & {
      readonly kind: 'line'
      readonly x: number
      readonly y: number
      readonly toX: number
      readonly toY: number
      readonly arrow?: boolean
    })
  /** An SVG path; `x`, `y` move it as a whole, so that it can be animated. */
  | (Drawn & {
      readonly kind: 'path'
      readonly x: number
      readonly y: number
      readonly d: string
    })
  | (Drawn & {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly text: string
      /** Height of capitals and more; default 14. */
      readonly size?: number
      readonly anchor?: 'start' | 'middle' | 'end'
      readonly bold?: boolean
    })

export interface Scene {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
  /** What the picture shows, in one sentence, for screen readers. */
  readonly caption: string
}

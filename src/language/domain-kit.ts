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
  /** True for exactly one domain: the first that a visitor sees, and the source of examples for unknown domains. */
  readonly opening?: true
  /** One sentence for the gallery. */
  readonly summary: string
  /** What the domain models, where it comes from, and which benchmark uses it. */
  readonly source: string
  readonly parameters: readonly SizeParameter[]
  /**
   * Small: fewer than 200 states, so that the state graph can be shown in class. Medium and large: as observed in the
   * benchmark.
   */
  readonly presets: { readonly small: Size; readonly medium: Size; readonly large: Size }
  /**
   * A solvable problem; its initial state does not satisfy the goal. The same `rng` and size give the same problem.
   * Without it, new problems are made from existing ones by random walks, and `parameters` and `presets` must be
   * those of `byWalks`.
   */
  readonly generate?: (rng: Rng, size: Size) => GeneratedProblem
  /**
   * A picture of a state; must accept every state, including ones that never occur. If undefined, the generic scene is
   * drawn.
   */
  readonly scene?: (view: SceneView) => Scene
}

/**
 * The parameters of a domain without a generator and with this number of problems: the problem in which the walk
 * begins, the number of actions before the new initial state and from there to the new goal, and the number of facts in
 * the goal.
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

/** Checks nothing at run time: it only gives the folder's default export its type. */
export const defineDomain = (definition: DomainDefinition): DomainDefinition => definition

/** The state and problem as a scene sees them. Names are lower-cased. */
export interface SceneView {
  /** Objects of this type in order of declaration, including subtypes and constants; `object` for all. */
  objects(type: string): readonly string[]
  /** True if this ground atom holds, static or fluent. */
  holds(predicate: string, ...objects: string[]): boolean
  /** The arguments of all atoms of the predicate that hold. */
  all(predicate: string): readonly (readonly string[])[]
  /** The arguments of all goal atoms of the predicate; empty unless the goal is a plain conjunction. */
  goal(predicate: string): readonly (readonly string[])[]
}

/**
 * A colour by role, resolved by the current theme. `hue1` … `hue8` distinguish kinds of objects, with equal contrast in
 * light and dark themes; `soft1` … `soft8` are their pale forms for large areas; `on-hue` is text on a hue. `black`,
 * `white` and `named-…` are the same in every theme, for objects of these colours.
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
  | `named-${Exclude<NamedColour, 'black' | 'white'>}`

/** The colours that words can give an object. */
export type NamedColour =
  | 'red'
  | 'blue'
  | 'green'
  | 'violet'
  | 'purple'
  | 'magenta'
  | 'brown'
  | 'black'
  | 'white'
  | 'orange'
  | 'yellow'
  | 'gold'
  | 'cyan'
  | 'pink'
  | 'silver'
  | 'grey'

interface DrawnElement {
  /**
   * Stable over states: the same element keeps its key, so that the page can animate it. A duplicate key gets a suffix.
   */
  readonly key: string
  readonly fill?: Ink
  readonly stroke?: Ink
  /** In scene units; default 2. */
  readonly strokeWidth?: number
  readonly dashed?: boolean
  /** The PDDL object that the shape represents, for linking. */
  readonly object?: string
  /** The facts that the shape shows, `(on a b)`, for linking and for marking changes. */
  readonly facts?: readonly string[]
  /** A sentence for the tooltip and for screen readers. */
  readonly title?: string
}

/** Shapes are drawn in order, later ones above. All numbers are in scene units. */
export type Shape =
  | (DrawnElement & {
      readonly kind: 'rect'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly radius?: number
    })
  | (DrawnElement & {
      readonly kind: 'circle'
      readonly x: number
      readonly y: number
      readonly radius: number
    })
  | (DrawnElement & {
      readonly kind: 'line'
      readonly x: number
      readonly y: number
      readonly toX: number
      readonly toY: number
      readonly arrow?: boolean
    })
  /** An SVG path; `x`, `y` move it as a whole, so that it can be animated. */
  | (DrawnElement & {
      readonly kind: 'path'
      readonly x: number
      readonly y: number
      readonly d: string
    })
  | (DrawnElement & {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly text: string
      /** Font size; default 14. */
      readonly size?: number
      readonly anchor?: 'start' | 'middle' | 'end'
      readonly bold?: boolean
    })

export interface Scene {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
  /** The content of the picture in one sentence, for screen readers. */
  readonly caption: string
}

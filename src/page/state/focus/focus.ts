// What is pointed at, shared by all panes: a fact, action, object or step anywhere lights up everywhere. Elements take
// part by attributes (`marks`); pictures on a canvas and editors read `focus` and call `point`.

import { type Accessor, createSignal } from 'solid-js'

export type Focus =
  /** Names as the engine writes them: `(on a b)`, `(stack a b)`; objects without brackets. */
  | { readonly kind: 'fact' | 'action' | 'object'; readonly name: string }
  /** A step of the current sequence, counted from 0. */
  | { readonly kind: 'step'; readonly index: number; readonly action: string }
  /** A state by the facts that hold in it, statics aside. */
  | { readonly kind: 'state'; readonly facts: readonly string[] }

export interface Focusing {
  /** What the visitor points at. */
  readonly focus: Accessor<Focus | null>
  /** Points at something, or at nothing. */
  readonly point: (next: Focus | null) => void
}

/** Nothing is highlighted at first. */
export function createFocus(): Focusing {
  const [focus, setFocus] = createSignal<Focus | null>(null, {
    equals: (a, b) => keyOf(a) === keyOf(b),
  })
  return { focus, point: next => void setFocus(() => next) }
}

const keyOf = (of: Focus | null): string => (of === null ? '' : JSON.stringify(of))

/** A name as one word of an attribute: with hard blanks, which separate no words there and occur in no name. */
export const asToken = (name: string): string => name.replaceAll(' ', '\u00a0')

/** A name as the engine writes it: lower-cased, single blanks. */
export const engineName = (written: string): string =>
  `(${written.replace(/[()]/g, ' ').trim().toLowerCase().replace(/\s+/g, ' ')})`

/** The objects a fact or action names. */
export const mentions = (name: string): readonly string[] => name.replace(/[()]/g, ' ').trim().split(/\s+/).slice(1)

export interface Marks {
  readonly 'data-fact'?: string
  /** Several facts of one element, each with no-break spaces: any of them highlights it, none is the target. */
  readonly 'data-says'?: string
  readonly 'data-action'?: string
  readonly 'data-object'?: string
  readonly 'data-step'?: number
  /** The objects it names, so that pointing at one of them lights it faintly. */
  readonly 'data-mentions'?: string
}

/** Attributes that make an element take part: `<code {...marks.fact(name)}>`. It points when hovered or focused. */
export const marks = {
  fact: (name: string): Marks => ({ 'data-fact': name, 'data-mentions': mentions(name).join(' ') }),
  action: (name: string): Marks => ({
    'data-action': name,
    'data-mentions': mentions(name).join(' '),
  }),
  object: (name: string): Marks => ({ 'data-object': name }),
  /** One element for several facts, such as a clause of English on several objects. */
  facts: (names: readonly string[]): Marks =>
    names.length === 1
      ? marks.fact(names[0]!)
      : {
          'data-says': names.map(asToken).join(' '),
          'data-mentions': [...new Set(names.flatMap(mentions))].join(' '),
        },
  /** A step of the sequence, counted from 0. */
  step: (index: number, action: string): Marks => ({ ...marks.action(action), 'data-step': index }),
}

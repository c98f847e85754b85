// The highlight shared by all panes: a fact, action, object or step that is pointed at lights up wherever it is shown.
// Elements declare their subject by attributes (`marks`); canvas pictures and editors read `focus` and call `point`.

import { type Accessor, createSignal } from 'solid-js'

export type Focus =
  /** Names as the engine writes them: `(on a b)`, `(stack a b)`; objects without brackets. */
  | { readonly kind: 'fact' | 'action' | 'object'; readonly name: string }
  /** A step of the current sequence, counted from 0. */
  | { readonly kind: 'step'; readonly index: number; readonly action: string }
  /** A state, given by the facts that hold in it, without static facts. */
  | { readonly kind: 'state'; readonly facts: readonly string[] }

export interface Focusing {
  /** The item that the visitor points at. */
  readonly focus: Accessor<Focus | null>
  /** Sets the focus; null clears it. */
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

/** A name as a single token of an attribute: no-break spaces do not separate tokens and occur in no name. */
export const asToken = (name: string): string => name.replaceAll(' ', '\u00a0')

/** A name in the engine's form: lower-cased, with single spaces. */
export const engineName = (written: string): string =>
  `(${written.replace(/[()]/g, ' ').trim().toLowerCase().replace(/\s+/g, ' ')})`

/** The objects in a fact or action. */
export const mentions = (name: string): readonly string[] => name.replace(/[()]/g, ' ').trim().split(/\s+/).slice(1)

export interface Marks {
  readonly 'data-fact'?: string
  /** Several facts of one element, with no-break spaces: each of them highlights it, but none of them is its target. */
  readonly 'data-facts'?: string
  readonly 'data-action'?: string
  readonly 'data-object'?: string
  readonly 'data-step'?: number
  /** The objects in the name; pointing at one of them highlights the element faintly. */
  readonly 'data-mentions'?: string
}

/**
 * Attributes that connect an element with the shared highlight: `<code {...marks.fact(name)}>`. It sets the focus when
 * hovered or focused.
 */
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
          'data-facts': names.map(asToken).join(' '),
          'data-mentions': [...new Set(names.flatMap(mentions))].join(' '),
        },
  /** A step of the sequence, counted from 0. */
  step: (index: number, action: string): Marks => ({ ...marks.action(action), 'data-step': index }),
}

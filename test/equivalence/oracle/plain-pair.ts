// Are two problems equivalent? From the definition, with all states and all bijections of objects: strict, where one
// renaming maps initial state and values and takes the goal states onto those of the other; placeholder, where one
// renaming maps the initial states and some, perhaps another, the goal states.

import { keyOf, type PlainAtom, type PlainProblem, type PlainState } from './plain-problem'

/** Object of the first problem → object of the second. */
export type PlainRenaming = ReadonlyMap<string, string>

/** A state as the definition has it: its atoms, and the values. */
export interface PlainAnswer {
  readonly strict: boolean
  readonly placeholder: boolean
  /** Some renaming maps the initial states. */
  readonly sameInitial: boolean
  readonly states: readonly [number, number]
  readonly goalStates: readonly [number, number]
  /** Fewest steps to a goal state; null: there is none. */
  readonly goalDistance: readonly [number | null, number | null]
}

const renameText = (text: string, renaming: PlainRenaming): string => {
  const [head, ...objects] = text.split(' ')
  return [head, ...objects.map(object => renaming.get(object)!)].join(' ')
}

/** A bijection must preserve the number of each atom that has one. */
export type Numbers = ReadonlyMap<PlainAtom, number>

/**
 * Is there a bijection that keeps types, constants and the numbers, and passes? All are tried; a part of a bijection that
 * breaks a number is not gone on with.
 */
export function someRenaming(
  a: PlainProblem,
  b: PlainProblem,
  inA: Numbers,
  inB: Numbers,
  passes: (renaming: PlainRenaming) => boolean,
): boolean {
  if (a.objects.length !== b.objects.length || inA.size !== inB.size) return false
  const renaming = new Map<string, string>()
  const taken = new Set<string>()
  const touching = new Map(a.objects.map(object => [object, [] as PlainAtom[]]))
  for (const atom of inA.keys())
    for (const object of new Set(atom.split(' ').slice(1))) touching.get(object)!.push(atom)
  const keeps = (atom: PlainAtom): boolean =>
    !atom
      .split(' ')
      .slice(1)
      .every(object => renaming.has(object)) || inA.get(atom) === inB.get(renameText(atom, renaming))
  for (const atom of inA.keys()) if (!keeps(atom)) return false
  const extend = (at: number): boolean => {
    const object = a.objects[at]
    if (object === undefined) return passes(renaming)
    for (const image of a.constants.has(object) ? [object] : b.objects) {
      if (taken.has(image) || a.types.get(object) !== b.types.get(image)) continue
      if (b.constants.has(image) !== a.constants.has(object)) continue
      renaming.set(object, image)
      taken.add(image)
      const found = touching.get(object)!.every(keeps) && extend(at + 1)
      taken.delete(image)
      renaming.delete(object)
      if (found) return true
    }
    return false
  }
  return extend(0)
}

/** Undefined if a problem has more states than `max`. */
export function answerOf(a: PlainProblem, b: PlainProblem, max: number): PlainAnswer | undefined {
  const [statesA, statesB] = [a.reachable(max), b.reachable(max)]
  if (statesA === undefined || statesB === undefined) return undefined
  const [goalsA, goalsB] = [goalsOf(a, statesA), goalsOf(b, statesB)]
  const keys = new Set(goalsB.map(({ state }) => keyOf(state)))
  const takesOnto = (renaming: PlainRenaming): boolean => {
    if (goalsA.length !== goalsB.length) return false
    if (goalsA.length === 0) return true
    return (
      sameValues(a, b, renaming) &&
      goalsA.every(({ state }) => keys.has(keyOf([...state].map(atom => renameText(atom, renaming)))))
    )
  }
  const isInitial = (renaming: PlainRenaming): boolean => sameValues(a, b, renaming)
  const [initA, initB] = [once(a.initial), once(b.initial)]
  const [timesA, timesB] = [times(goalsA), times(goalsB)]
  const sameInitial = someRenaming(a, b, initA, initB, isInitial)
  return {
    strict: sameInitial && someRenaming(a, b, initA, initB, each => isInitial(each) && takesOnto(each)),
    placeholder: sameInitial && someRenaming(a, b, timesA, timesB, takesOnto),
    sameInitial,
    states: [statesA.length, statesB.length],
    goalStates: [goalsA.length, goalsB.length],
    goalDistance: [goalsA[0]?.plan.length ?? null, goalsB[0]?.plan.length ?? null],
  }
}

type Reached = NonNullable<ReturnType<PlainProblem['reachable']>>

const goalsOf = (problem: PlainProblem, states: Reached): Reached =>
  states.filter(({ state }) => problem.satisfiesGoal(state))

/** Each atom once. */
export const once = (atoms: PlainState): Numbers => new Map([...atoms].map(atom => [atom, 1]))

/** In how many of the states each atom holds. */
function times(states: Reached): Numbers {
  const numbers = new Map<PlainAtom, number>()
  for (const { state } of states) for (const atom of state) numbers.set(atom, (numbers.get(atom) ?? 0) + 1)
  return numbers
}

/** Are values mapped onto values? */
export const sameValues = (a: PlainProblem, b: PlainProblem, renaming: PlainRenaming): boolean =>
  a.values.size === b.values.size &&
  [...a.values].every(([text, value]) => b.values.get(renameText(text, renaming)) === value)

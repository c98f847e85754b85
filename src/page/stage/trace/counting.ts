// How the steps of a trace are counted: from 1, with the index in brackets; in lessons from 0, as questions on plans do.

import { createContext, useContext } from 'solid-js'
import { stepWord } from '#page/draw/trace/trace-model'

export interface Counting {
  readonly number: (step: number) => number
  /** For example `step 3`, or `index 2`. */
  readonly short: (step: number) => string
  /** Where there is room for both numbers. */
  readonly full: (step: number) => string
}

const fromOne: Counting = { number: step => step + 1, short: step => `step ${step + 1}`, full: stepWord }
export const fromZero: Counting = {
  number: step => step,
  short: step => `index ${step}`,
  full: step => `index ${step}`,
}

const Context = createContext(fromOne)
export const CountingOfSteps = Context.Provider
export const useCounting = (): Counting => useContext(Context)

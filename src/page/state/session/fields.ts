// Objects with a signal for each field: a reader of a field is notified only of changes to that field. A minimal
// replacement of Solid's store for the first page; field values are plain data, so they can be stored, compared and
// sent to workers.

import { batch, createSignal, getListener, type Signal } from 'solid-js'

/** Sets one field, to a value or to the result of a function of the old value. */
export type SetField<T> = <Name extends keyof T>(name: Name, value: T[Name] | ((old: T[Name]) => T[Name])) => void

export interface Fields<T> {
  /** Reads like the object; a field that is absent now may be added later. */
  readonly now: T
  /** Sets several fields at once; an undefined value removes the field. */
  readonly put: (part: { readonly [Name in keyof T]?: T[Name] | undefined }) => void
  readonly set: SetField<T>
  /** The current values, without tracking. */
  readonly plain: () => T
}

export function createFields<T extends object>(initial: T): Fields<T> {
  const values: T = { ...initial }
  const signals = new Map<unknown, Signal<void>>()
  const heard = (name: unknown): void => {
    if (getListener() === null) return
    let signal = signals.get(name)
    if (signal === undefined) signals.set(name, (signal = createSignal<void>(undefined, { equals: false })))
    signal[0]()
  }
  const putOne = <Name extends keyof T>(name: Name, value: T[Name] | undefined): void => {
    if (values[name] === value) return
    if (value === undefined) delete values[name]
    else values[name] = value
    signals.get(name)?.[1]()
  }
  return {
    now: new Proxy(values, {
      get(_, name) {
        heard(name)
        return values[name as keyof T]
      },
      set: () => false,
    }),
    put: part =>
      batch(() => {
        for (const name of Object.keys(part) as (keyof T)[]) putOne(name, part[name])
      }),
    set: (name, value) =>
      putOne(
        name,
        typeof value === 'function' ? (value as (old: T[typeof name]) => T[typeof name])(values[name]) : value,
      ),
    plain: () => ({ ...values }),
  }
}

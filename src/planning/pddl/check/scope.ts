// The variables in scope at a place, innermost first.

import type { Log } from '../read/log'
import { notes } from '../messages'
import type { TypedName } from '../model'

/** A variable in scope. */
export interface Binding {
  readonly variable: TypedName
  used: boolean
  /** The binding of the same name that this one hides. */
  readonly hidden: Binding | undefined
  /** All bindings of its list. */
  readonly list: readonly Binding[]
}

export class Scope {
  private readonly bindings = new Map<string, Binding>()

  get(name: string): Binding | undefined {
    return this.bindings.get(name)
  }

  has(name: string): boolean {
    return this.bindings.has(name)
  }

  names(): Iterable<string> {
    return this.bindings.keys()
  }

  /** Brings variables into scope; reports those declared twice or already in scope. */
  enter(variables: readonly TypedName[], log: Log): Binding[] {
    const list: Binding[] = []
    for (const variable of variables) {
      const { name, span } = variable
      const hidden = this.bindings.get(name)
      if (hidden !== undefined) {
        const twice = hidden.list === list
        log.report(twice ? 'duplicate-parameter' : 'shadowed-variable', span, [name], {
          notes: [{ span: hidden.variable.span, message: notes.firstHere() }],
        })
        if (twice) continue
      }
      const binding = { variable, used: false, hidden, list }
      list.push(binding)
      this.bindings.set(name, binding)
    }
    return list
  }

  /** Takes variables out of scope; returns the unused ones. */
  leave(list: readonly Binding[]): TypedName[] {
    const unused: TypedName[] = []
    for (const { variable, used, hidden } of list) {
      if (hidden === undefined) this.bindings.delete(variable.name)
      else this.bindings.set(variable.name, hidden)
      if (!used) unused.push(variable)
    }
    return unused
  }
}

// The form of an option: everything visible without knowledge of the domain. Right and wrong options of a question have
// the same forms, so that forms do not reveal the answer.

import type { Rng } from '#base/rng'
import type { Task } from '#planning/task/task'

/** The name and the objects of `(name a b)`. */
export const wordsIn = (name: string): string[] => name.slice(1, -1).split(' ')

/** Describes the forms of a problem's facts and actions. Build it once per problem. */
export class Forms {
  private readonly typeOf = new Map<string, string>()
  private readonly byType = new Map<string, string[]>()
  /** Cached by name, since the same few are requested repeatedly. */
  private readonly known = new Map<string, { readonly head: string; readonly objects: string[] }>()

  constructor({ domain, problem }: Task) {
    for (const { name, type } of [...domain.constants, ...problem.objects]) {
      if (this.typeOf.has(name)) continue
      const text = type.map(each => each.name).join('|') || 'object'
      this.typeOf.set(name, text)
      const known = this.byType.get(text)
      if (known === undefined) this.byType.set(text, [name])
      else known.push(name)
    }
  }

  /** `at car location` for `(at c0 l1)`; a repeated object, as in `(on b1 b1)`, is marked. */
  headOf(name: string): string {
    return this.partsOf(name).head
  }

  private partsOf(name: string): { readonly head: string; readonly objects: string[] } {
    let parts = this.known.get(name)
    if (parts === undefined) {
      const [head = '', ...objects] = wordsIn(name)
      const types = objects.map(object => this.typeOf.get(object) ?? '?')
      // A block on itself is obviously false without knowledge of the domain.
      const places = objects.map(object => objects.indexOf(object))
      const twice = new Set(objects).size < objects.length ? [places.join()] : []
      parts = { head: [head, ...types, ...twice].join(' '), objects }
      this.known.set(name, parts)
    }
    return parts
  }

  /**
   * The form of several facts or actions together: their heads and the number of different objects, and so the number
   * of repetitions. In the given order if it matters, else sorted by head.
   */
  of(names: readonly string[], ordered = false): string {
    const heads = names.map(name => this.headOf(name))
    const objects = new Set<string>()
    for (const name of names) for (const object of this.partsOf(name).objects) objects.add(object)
    return `${(ordered ? heads : heads.sort()).join(', ')} / ${objects.size}`
  }

  /** The name with one or two objects replaced by random others of their types. */
  altered(name: string, rng: Rng): string {
    const [head = '', ...objects] = wordsIn(name)
    const changes = objects.length > 1 ? 1 + rng.below(2) : objects.length
    for (let i = 0; i < changes; i++) {
      const at = rng.below(objects.length)
      objects[at] = rng.pick(this.byType.get(this.typeOf.get(objects[at]!) ?? '') ?? [objects[at]!])
    }
    return `(${[head, ...objects].join(' ')})`
  }
}

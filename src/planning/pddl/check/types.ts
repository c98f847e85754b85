// The subtype relation. Hierarchies in which each type has one parent, as in nearly all domains, are numbered so that
// two comparisons decide; others are walked upwards, each type once.

import type { Name, TypeDeclaration, TypeExpression } from '../model'

/** Does every, some or no object of one type belong to another type? */
export type Fit = 'always' | 'sometimes' | 'never'

/** Total upward steps allowed for each type; beyond that, types count as compatible. */
const maxStepsPerType = 64

/** A parent (with its place in the text) that is its own ancestor through other types. */
export interface TypeCycle extends Name {
  readonly through: readonly string[]
}

export class TypeTable {
  /** Parents that would make a type its own ancestor; they are left out. */
  readonly cycles: TypeCycle[] = []
  private readonly numbers = new Map<string, number>([['object', 0]])
  /** Per type: the types directly above it; none means `object`. */
  private readonly parents: number[][] = [[]]
  /** Per type: its number in a preorder walk from `object`, and the last number below it. */
  private first: Int32Array = new Int32Array(1)
  private last: Int32Array = new Int32Array(1)
  private isTree = true
  private readonly ancestors = new Map<number, ReadonlySet<number>>()
  private steps = 0

  constructor(types: readonly TypeDeclaration[]) {
    const { numbers, parents } = this
    for (const { name } of types)
      if (!numbers.has(name)) {
        numbers.set(name, parents.length)
        parents.push([])
      }
    const written: Name[][] = parents.map(() => [])
    for (const type of types) {
      const number = numbers.get(type.name)!
      if (number === 0 || parents[number]!.length > 0) continue
      for (const parent of type.parents) {
        const above = numbers.get(parent.name)
        if (above === undefined || above === 0) continue
        parents[number]!.push(above)
        written[number]!.push(parent)
      }
      if (parents[number]!.length > 1) this.isTree = false
    }
    this.breakCycles(written)
    if (this.isTree) this.numberTree()
  }

  /** Is this type declared? `object` always is. */
  has(name: string): boolean {
    return this.numbers.has(name)
  }

  names(): Iterable<string> {
    return this.numbers.keys()
  }

  /** Is every object of type `below` one of type `above`? Undeclared types count as compatible. */
  isSubtype(below: string, above: string): boolean {
    if (below === above || above === 'object') return true
    const a = this.numbers.get(below)
    const b = this.numbers.get(above)
    if (a === undefined || b === undefined) return true
    if (this.isTree) return this.first[a]! >= this.first[b]! && this.first[a]! <= this.last[b]!
    const above0 = this.ancestorsOf(a)
    return above0 === undefined || above0.has(b)
  }

  /** Which objects of type `argument` does a parameter of type `parameter` accept? */
  fit(argument: TypeExpression, parameter: TypeExpression): Fit {
    if (parameter.length === 0) return 'always'
    const names = argument.length === 0 ? ['object'] : argument.map(({ name }) => name)
    let all = true
    let some = false
    for (const name of names) {
      if (parameter.some(above => this.isSubtype(name, above.name))) some = true
      else {
        all = false
        if (parameter.some(other => this.overlap(name, other.name))) some = true
      }
    }
    return all ? 'always' : some ? 'sometimes' : 'never'
  }

  /** True if some type is below both. */
  private overlap(a: string, b: string): boolean {
    if (this.isSubtype(b, a)) return true
    if (this.isTree) return false
    for (const name of this.numbers.keys()) {
      if (this.isTired()) return true
      if (name !== 'object' && this.isSubtype(name, a) && this.isSubtype(name, b)) return true
    }
    return false
  }

  /** Only absurd inputs get there: a hierarchy is broad rather than deep. */
  private isTired(): boolean {
    return ++this.steps > maxStepsPerType * (this.parents.length + 100)
  }

  /** All types above one, itself included; undefined if too many have been listed already. */
  private ancestorsOf(type: number): ReadonlySet<number> | undefined {
    const known = this.ancestors.get(type)
    if (known !== undefined) return known
    const found = new Set([type])
    for (const above of found)
      for (const parent of this.parents[above]!) {
        found.add(parent)
        if (this.isTired()) return undefined
      }
    this.ancestors.set(type, found)
    return found
  }

  /** Leaves out each parent that closes a cycle; depth first, with an explicit stack. */
  private breakCycles(written: readonly Name[][]): void {
    const { parents } = this
    const names = [...this.numbers.keys()]
    const OPEN = 1
    const DONE = 2
    const mark = new Uint8Array(parents.length)
    const next = new Int32Array(parents.length)
    for (let root = 1; root < parents.length; root++) {
      if (mark[root] !== 0) continue
      const stack = [root]
      mark[root] = OPEN
      while (stack.length > 0) {
        const type = stack[stack.length - 1]!
        const above = parents[type]!
        const i = next[type]!
        if (i >= above.length) {
          mark[type] = DONE
          stack.pop()
        } else if (mark[above[i]!] === OPEN) {
          const through = stack.slice(stack.indexOf(above[i]!) + 1).map(each => names[each]!)
          this.cycles.push({ ...written[type]![i]!, through })
          above.splice(i, 1)
          written[type]!.splice(i, 1)
        } else {
          next[type] = i + 1
          if (mark[above[i]!] === 0) {
            mark[above[i]!] = OPEN
            stack.push(above[i]!)
          }
        }
      }
    }
  }

  private numberTree(): void {
    const { parents } = this
    const count = parents.length
    const firstChild = new Int32Array(count).fill(-1)
    const sibling = new Int32Array(count).fill(-1)
    for (let type = count - 1; type >= 1; type--) {
      const parent = parents[type]![0] ?? 0
      sibling[type] = firstChild[parent]!
      firstChild[parent] = type
    }
    this.first = new Int32Array(count)
    this.last = new Int32Array(count)
    let place = 0
    const stack = [0]
    while (stack.length > 0) {
      const type = stack.pop()!
      if (type < 0) {
        this.last[~type] = place - 1
        continue
      }
      this.first[type] = place++
      stack.push(~type)
      for (let child = firstChild[type]!; child >= 0; child = sibling[child]!) stack.push(child)
    }
  }
}

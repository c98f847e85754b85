// A match under which more of two problems agrees, found by exchanging objects as long as that helps. It proves nothing: it is the most
// readable match, and the start for repairs.

import { atomsOf } from '#planning/pddl/atoms'
import type { Domain, Problem } from '#planning/pddl/model'
import type { Pair, Renaming } from '../comparison'
import { automorphismsOf } from '../structure/automorphisms'
import { Budget } from '../structure/budget'
import { flatten } from '../structure/formula-key'
import { type Labelled, type Structure, structureOf } from '../structure/structure'
import { type Match, matchBy, matchNearest } from './match'

/** Examines an atom. */
const maxWork = 400_000

/** Nodes of the search for exchangeable objects. */
const maxNodes = 2_000

/** A renaming that maps the initial states as the given one does, and more of the goals onto each other if it can. */
export function betterRenaming(pair: Pair, renaming: Renaming): Renaming {
  const [a, b] = [scene(pair.domain, pair.a, false), scene(pair.domain, pair.b, false)]
  const climb = new Climb(a, b, renaming)
  if (climb.isBest) return renaming
  const initial = structureOf(pair.domain, pair.b)
  const moves = automorphismsOf(initial, new Budget(maxNodes)) ?? []
  // If all pairs can be exchanged, every permutation is possible.
  const group = Int32Array.from(initial.names, (_, i) => i)
  const find = (object: number): number => {
    let root = object
    while (group[root] !== root) root = group[root]!
    return root
  }
  for (const move of moves) if (move.length === 2) group[find(move[0]![0])] = find(move[1]![0])
  climb.improve((one, other) => find(one) === find(other))
  for (const move of moves) if (move.length > 2) climb.tryMove(new Map(move))
  climb.improve((one, other) => find(one) === find(other))
  return climb.renaming()
}

/** A match if no renaming maps the initial states: first by names, then improved by exchanges. */
export function betterMatch(pair: Pair): Match {
  const [a, b] = [scene(pair.domain, pair.a, true), scene(pair.domain, pair.b, true)]
  const climb = new Climb(a, b, matchNearest(pair).pairs)
  if (climb.isBest) return matchNearest(pair)
  climb.improve((one, other) => b.types[one] === b.types[other] && one >= b.constants && other >= b.constants)
  return matchBy(pair, climb.renaming())
}

/** The atoms that should agree: those of the goal, by the kind of part, and those of the initial state if it matters. */
function scene(domain: Domain, problem: Problem, initial: boolean): Structure {
  const labels: Labelled[] = []
  for (const part of flatten(problem.goal, 'and'))
    for (const { predicate, terms } of atomsOf(part))
      if (terms.every(({ kind }) => kind === 'object'))
        labels.push({
          label: `goal ${part.kind} ${predicate.name}`,
          objects: terms.map(({ name }) => name),
        })
  return structureOf(domain, problem, { initial, values: initial, labels })
}

class Climb {
  private readonly a: Structure
  private readonly b: Structure
  /** Object of a → object of b, and back; -1 for none. */
  private readonly to: Int32Array
  private readonly from: Int32Array
  private readonly inB: ReadonlySet<string>
  /** Object of a → indices of its atoms. */
  private readonly atomsOf: readonly (readonly number[])[]
  private work = maxWork

  constructor(a: Structure, b: Structure, renaming: Renaming) {
    this.a = a
    this.b = b
    this.to = new Int32Array(a.names.length).fill(-1)
    this.from = new Int32Array(b.names.length).fill(-1)
    for (let i = 0; i < a.constants; i++) this.put(i, b.numberOf.get(a.names[i]!)!)
    for (const [one, other] of renaming) this.put(a.numberOf.get(one)!, b.numberOf.get(other)!)
    this.inB = new Set(b.facts.map(({ label, objects }) => `${label} ${objects.join(' ')}`))
    const atomsOf: number[][] = a.names.map(() => [])
    a.facts.forEach(({ objects }, i) => {
      for (const object of new Set(objects)) atomsOf[object]!.push(i)
    })
    this.atomsOf = atomsOf
  }

  /** True if every atom of a is also in b. */
  get isBest(): boolean {
    return this.a.facts.every((_, i) => this.agrees(i))
  }

  renaming(): Renaming {
    const { a, b, to } = this
    return a.names.flatMap((name, i) => (i < a.constants || to[i]! < 0 ? [] : [[name, b.names[to[i]!]!] as const]))
  }

  /** Exchanges objects of b, if allowed, as long as more atoms agree. */
  improve(isAllowed: (one: number, other: number) => boolean): void {
    for (let better = true; better && this.work > 0; ) {
      better = false
      const open = this.openInB()
      this.a.facts.forEach(({ label, objects }, i) => {
        if (this.work <= 0 || this.agrees(i)) return
        for (const target of open.get(label) ?? []) {
          if (this.work-- <= 0) return
          if (this.towards(objects, target, isAllowed)) {
            better = true
            return
          }
        }
      })
    }
  }

  /** Moves all objects of b at once if more atoms agree then. */
  tryMove(table: ReadonlyMap<number, number>): void {
    const touched = [...table.keys()].flatMap(object => {
      const own = this.from[object]!
      return own < 0 ? [] : [own]
    })
    this.attempt(touched, () => {
      const images = touched.map(object => table.get(this.to[object]!)!)
      touched.forEach((object, i) => {
        this.put(object, images[i]!)
      })
    })
  }

  /** Atoms of b that match no atom of a, by label. */
  private openInB(): ReadonlyMap<string, readonly (readonly number[])[]> {
    const taken = new Set(this.a.facts.map((_, i) => this.imageOf(i)))
    const open = new Map<string, (readonly number[])[]>()
    for (const { label, objects } of this.b.facts) {
      if (taken.has(`${label} ${objects.join(' ')}`)) continue
      const list = open.get(label)
      if (list === undefined) open.set(label, [objects])
      else list.push(objects)
    }
    return open
  }

  /** Exchanges objects so that the atom of a maps to that of b; undone if that does not improve the match. */
  private towards(
    objects: readonly number[],
    target: readonly number[],
    isAllowed: (one: number, other: number) => boolean,
  ): boolean {
    const swaps: [number, number][] = []
    for (const [i, object] of objects.entries()) {
      const now = this.to[object]!
      const wanted = target[i]!
      if (now === wanted) continue
      if (now < 0 || !isAllowed(now, wanted)) return false
      swaps.push([object, wanted])
    }
    const touched = swaps.flatMap(([object, wanted]) => {
      const holder = this.from[wanted]!
      return holder < 0 ? [object] : [object, holder]
    })
    return this.attempt(touched, () => {
      for (const [object, wanted] of swaps) {
        const now = this.to[object]!
        const holder = this.from[wanted]!
        this.from[now] = -1
        this.put(object, wanted)
        if (holder >= 0 && holder !== object) this.put(holder, now)
      }
    })
  }

  /** Changes the images of these objects; undone unless more atoms agree. */
  private attempt(touched: readonly number[], change: () => void): boolean {
    const atoms = new Set(touched.flatMap(object => this.atomsOf[object]!))
    const count = (): number => {
      let agreeing = 0
      for (const atom of atoms) if (this.agrees(atom)) agreeing++
      return agreeing
    }
    this.work -= atoms.size
    const [to, before] = [touched.map(object => this.to[object]!), count()]
    change()
    if (count() > before) return true
    for (const object of touched) this.from[this.to[object]!] = -1
    touched.forEach((object, i) => {
      this.put(object, to[i]!)
    })
    return false
  }

  private put(object: number, image: number): void {
    this.to[object] = image
    this.from[image] = object
  }

  private agrees(atom: number): boolean {
    return this.inB.has(this.imageOf(atom))
  }

  private imageOf(atom: number): string {
    const { label, objects } = this.a.facts[atom]!
    return `${label} ${objects.map(object => this.to[object]!).join(' ')}`
  }
}

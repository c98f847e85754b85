// Sets of tuples of objects, such as the facts of one predicate; and relations between such sets of two problems that a
// renaming has to respect.

/** Objects by number. */
export type Tuple = readonly number[]

const NONE: readonly Tuple[] = []

export class TupleSet {
  readonly list: readonly Tuple[]
  /** Number of objects. */
  private readonly count: number
  private readonly keys = new Set<number | string>()
  /** Per argument position and object: the tuples with that object there. */
  private index: Map<number, Tuple[]>[] | undefined

  constructor(count: number, tuples: Iterable<Tuple>) {
    this.count = count
    const list: Tuple[] = []
    for (const tuple of tuples) {
      const key = this.keyOf(tuple)
      if (this.keys.has(key)) continue
      this.keys.add(key)
      list.push(tuple)
    }
    this.list = list
  }

  private keyOf(tuple: Tuple): number | string {
    let key = 0
    for (const object of tuple) key = key * this.count + object
    return key <= Number.MAX_SAFE_INTEGER ? key : tuple.join(' ')
  }

  get size(): number {
    return this.list.length
  }

  has(tuple: Tuple): boolean {
    return this.keys.has(this.keyOf(tuple))
  }

  /** The tuples with this object at this place. */
  at(place: number, object: number): readonly Tuple[] {
    return this.indexed()[place]?.get(object) ?? NONE
  }

  /** The tuples that contain the object; one that contains it twice may come twice. */
  with(object: number): readonly Tuple[] {
    return this.indexed().flatMap(tuples => tuples.get(object) ?? NONE)
  }

  private indexed(): readonly Map<number, Tuple[]>[] {
    if (this.index !== undefined) return this.index
    const index: Map<number, Tuple[]>[] = []
    for (const tuple of this.list)
      tuple.forEach((object, place) => {
        const tuples = (index[place] ??= new Map<number, Tuple[]>())
        const list = tuples.get(object)
        if (list === undefined) tuples.set(object, [tuple])
        else list.push(tuple)
      })
    return (this.index = index)
  }
}

/**
 * How a renaming must map two sets, one of each problem: the first onto the second (`same`), into it (`forth`), or,
 * inversely, the second into the first (`back`).
 */
export interface Relation {
  readonly how: 'same' | 'forth' | 'back'
  readonly inA: TupleSet
  readonly inB: TupleSet
}

/** The relation; `same` if the sets are of equal size, undefined if no renaming can satisfy it. */
export function settled(relation: Relation): Relation | undefined {
  const { how, inA, inB } = relation
  if (inA.size === inB.size) return { how: 'same', inA, inB }
  return how !== 'same' && inA.size < inB.size === (how === 'forth') ? relation : undefined
}

/** True if a complete renaming satisfies the relation. */
export function respects({ how, inA, inB }: Relation, map: Int32Array, back: Int32Array): boolean {
  const forth = (): boolean => inA.list.every(tuple => inB.has(tuple.map(each => map[each]!)))
  if (how === 'same') return inA.size === inB.size && forth()
  return how === 'forth' ? forth() : inB.list.every(tuple => inA.has(tuple.map(each => back[each]!)))
}

// Matches of lifted rules: how an action, an effect or a derived fact becomes reachable.

import { IntList } from '#base/int-list'

/** Ways found in which actions, effects or derived facts come about, in compressed rows. */
export class Instances {
  /** Per instance: an action or a derived fact. */
  readonly owners = new IntList()
  /** Per instance: where its body starts; one more at the end. */
  readonly first = new IntList()
  /** `fact` where a fact must hold, `~node` for a node of the condition graph. */
  readonly body = new IntList()

  constructor() {
    this.first.push(0)
  }

  get count(): number {
    return this.owners.length
  }

  add(owner: number, body: Int32Array, size: number): void {
    this.owners.push(owner)
    this.body.append(body, size)
    this.first.push(this.body.length)
  }
}

/** Per owner, the instances that belong to it. */
export function byOwner(instances: Instances, count: number): readonly (readonly number[] | undefined)[] {
  const lists: (number[] | undefined)[] = new Array(count).fill(undefined)
  for (let i = 0; i < instances.count; i++) (lists[instances.owners.items[i]!] ??= []).push(i)
  return lists
}

/** The arguments of `ofBody` for an instance. */
export function bodyOf(instances: Instances, i: number): [Int32Array, number, number] {
  return [instances.body.items, instances.first.items[i]!, instances.first.items[i + 1]!]
}

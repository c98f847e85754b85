// The fields of one map of a lesson's YAML: each is requested by name and type, and the remaining ones are reported as
// unknown.

import { isAlias, isMap, isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml'
import { nearNames } from '#base/suggest'
import { listed, quoted } from '#base/words'
import { cut, keyName } from '#language/english/yaml-text'
import type { TextPlace } from '#teaching/lesson'
import type { Findings } from './findings'
import type { YamlPart } from './yaml-part'

/** A value with its place. */
export interface At<T> {
  readonly value: T
  readonly place: TextPlace
}

interface Field {
  readonly key: unknown
  readonly node: unknown
}

export class Fields {
  readonly part: YamlPart
  readonly findings: Findings
  /** A description of the map for messages: `a live part that shows a graph`. */
  readonly what: string
  readonly place: TextPlace
  private readonly fields = new Map<string, Field>()
  private readonly asked = new Set<string>()
  private readonly reported = new Set<string>()

  constructor(part: YamlPart, map: YAMLMap, what: string, findings: Findings, place?: TextPlace) {
    this.part = part
    this.findings = findings
    this.what = what
    this.place = place ?? part.placeOf(map)
    for (const { key, value } of map.items) {
      if (!isScalar(key)) {
        findings.error('shape', part.placeOf(key), 'A field has a name, not a list or a map.')
        continue
      }
      const name = keyName(key)
      if (this.fields.has(name))
        findings.error('twice', part.placeOf(key), `${quoted(cut(name))} is given twice; the first one counts.`)
      else this.fields.set(name, { key, node: part.resolved(value) ?? value })
    }
  }

  has(name: string): boolean {
    return this.fields.has(name)
  }

  /** The names of all fields, in order. */
  names(): readonly string[] {
    return [...this.fields.keys()]
  }

  /** The place of the field's value; of its name if it has no value. */
  placeOf(name: string): TextPlace {
    const field = this.fields.get(name)
    if (field === undefined) return this.place
    return this.part.placeOf(isNothing(field.node) ? field.key : field.node)
  }

  placeOfName(name: string): TextPlace {
    const field = this.fields.get(name)
    return field === undefined ? this.place : this.part.placeOf(field.key)
  }

  wrong(name: string, expected: string): undefined {
    this.findings.error('wrong-value', this.placeOf(name), `${quoted(name)} of ${this.what} is ${expected}.`)
    return undefined
  }

  /** Reports a missing field, only once. */
  lacks(name: string, example: string): undefined {
    if (this.reported.has(name)) return undefined
    this.reported.add(name)
    const message = `The field ${quoted(name)} is missing in ${this.what}. Add a line such as ${quoted(example)}.`
    this.findings.error('missing-field', this.place, message)
    return undefined
  }

  node(name: string): unknown {
    this.asked.add(name)
    const node = this.fields.get(name)?.node
    if (isAlias(node)) {
      const message = `Nothing before this place has the anchor ${quoted(`&${cut(node.source)}`)}.`
      this.findings.error('yaml', this.part.placeOf(node), message)
      return undefined
    }
    return isNothing(node) ? undefined : node
  }

  scalar(name: string): Scalar | undefined {
    const node = this.node(name)
    if (node === undefined) return undefined
    if (isScalar(node)) return node
    return this.wrong(name, 'a text')
  }

  text(name: string): At<string> | undefined {
    const node = this.scalar(name)
    if (node === undefined) return undefined
    const value = keyName(node).trim()
    if (value === '') return this.wrong(name, 'a text, and this one is empty')
    return { value, place: this.part.placeOf(node) }
  }

  boolean(name: string): boolean | undefined {
    const node = this.node(name)
    if (node === undefined) return undefined
    if (isScalar(node) && typeof node.value === 'boolean') return node.value
    return this.wrong(name, '`true` or `false`')
  }

  /** A whole number within bounds. */
  number(name: string, from: number, to: number): number | undefined {
    const node = this.node(name)
    if (node === undefined) return undefined
    const value = isScalar(node) ? node.value : undefined
    if (typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to) return value
    return this.wrong(name, `a whole number from ${from} to ${to}`)
  }

  /** Two whole numbers, the first not above the second. */
  range(name: string): readonly [number, number] | undefined {
    const node = this.node(name)
    if (node === undefined) return undefined
    const [from, to, more] = isSeq(node) ? node.items.map(item => (isScalar(item) ? item.value : null)) : []
    if (isCount(from) && isCount(to) && from <= to && more === undefined) return [from, to]
    return this.wrong(name, 'two whole numbers, the least and the most, such as `[4, 8]`')
  }

  /** One of these words. */
  one<T extends string>(name: string, words: readonly T[], what = 'one of'): T | undefined {
    const at = this.text(name)
    if (at === undefined) return undefined
    const word = words.find(each => each === at.value)
    if (word !== undefined) return word
    const near = nearNames(at.value, words)
    this.findings.error(
      'unknown-word',
      at.place,
      `${quoted(cut(at.value))} is no ${quoted(name)} of ${this.what}: it is ${what} ${listed(words.map(quoted), 20)}.`,
      fixOf(near, at.place),
    )
    return undefined
  }

  /** A list of texts; a single text counts as a list of one. */
  texts(name: string): readonly At<string>[] | undefined {
    const nodes = this.scalars(name)
    return nodes?.map(node => ({ value: keyName(node).trim(), place: this.part.placeOf(node) }))
  }

  scalars(name: string): readonly Scalar[] | undefined {
    const node = this.node(name)
    if (node === undefined) return undefined
    const items = isSeq(node) ? node.items.map(item => this.part.resolved(item)) : [node]
    const texts = items.filter(item => isScalar(item) && !isNothing(item)) as Scalar[]
    if (texts.length === items.length) return texts
    return this.wrong(name, 'a list of texts')
  }

  /** The map in a field, as `Fields`. */
  under(name: string, what: string): Fields | undefined {
    const node = this.node(name)
    if (node === undefined) return undefined
    if (isMap(node)) return new Fields(this.part, node as YAMLMap, what, this.findings)
    return this.wrong(name, 'made of fields by name, such as `{name: value}`')
  }

  isMap(name: string): boolean {
    return isMap(this.fields.get(name)?.node)
  }

  /** The maps in a list of maps, as `Fields`. */
  each(name: string, what: string): readonly Fields[] {
    const node = this.node(name)
    if (node === undefined) return []
    if (!isSeq(node)) {
      this.wrong(name, 'a list, each entry a line that begins with a hyphen')
      return []
    }
    return node.items.flatMap(raw => {
      const item = this.part.resolved(raw)
      if (isMap(item)) return [new Fields(this.part, item as YAMLMap, what, this.findings, this.part.placeOf(raw))]
      this.findings.error('shape', this.part.placeOf(raw), `${what} has fields by name, such as \`{name: value}\`.`)
      return []
    })
  }

  /** Reports the fields that were never requested as unknown. */
  done(): void {
    for (const [name, { key }] of this.fields) {
      if (this.asked.has(name)) continue
      const known = [...this.asked]
      const place = this.part.placeOf(key)
      const there = known.length === 0 ? 'It has no fields' : `There are ${listed(known.map(quoted), 24)}`
      const message = `${quoted(cut(name))} is no field of ${this.what}. ${there}.`
      this.findings.error('unknown-field', place, message, fixOf(nearNames(name, known), place))
    }
  }
}

/** A fix that replaces a name by the only similar one. */
export const fixOf = (
  near: readonly string[],
  place: TextPlace,
): { label: string; place: TextPlace; text: string } | undefined =>
  near.length === 1 ? { label: `Write ${quoted(near[0]!)}`, place, text: near[0]! } : undefined

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0

const isNothing = (node: unknown): boolean =>
  node === null || node === undefined || (isScalar(node) && node.value === null && !node.source)

// The edit of a phrases file that fills an empty cell of its coverage: at the right position, in the style of the file
// (indentation, lists, flow style, line ends), with a wording generated from names as a start.

import { type Document, isMap, isScalar, isSeq, type Pair, type YAMLMap, type YAMLSeq } from 'yaml'
import type { Span } from '#base/text'
import type { CellKey } from './coverage'
import { type Coverage, cellIn, coverageOf } from './coverage'
import type { Domain } from '#planning/pddl/model'
import { type Starter, starterOf } from './starter/starter'
import { yamlName, yamlText } from './starter/yaml'
import { keyName, parsedYaml, readYaml } from './yaml-text'

/** An edit that fills a cell: `text` replaces `span`. */
export interface Stub {
  readonly span: Span
  readonly text: string
  /** The added wording, as a range of the new text, for the author to improve. */
  readonly select: Span
}

/** A value to be inserted under a key. */
type Value =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** A list on one line, as for noun forms and orders. */
  | { readonly kind: 'row'; readonly items: readonly string[] }
  | { readonly kind: 'map'; readonly entries: readonly (readonly [string, Value])[] }

interface Edit {
  readonly span: Span
  readonly text: string
}

/** The usual order of sections in a file. */
const order = ['introduction', 'types', 'setting', 'state', 'predicates', 'actions', 'foreign']

/** The edit that fills an empty cell; null if the cell is filled or idle, or the YAML cannot be read. */
export function stubFor(domainText: string, text: string, key: CellKey): Stub | null {
  const starter = starterOf(domainText)
  const { domain } = starter
  const before = coverageOf(domain, text)
  const cell = cellIn(before, key)
  if (cell === undefined || cell.state === 'covered' || cell.state === 'idle') return null
  if (before.isBroken) return null
  const yaml = readYaml(text)
  const planned = stubOf(starter, domain, before, key)
  const { value, shown } = planned
  // An action with `read` has its other wordings under a key of their own.
  const isParted = key.part === 'action' && isMap(yaml.root?.getIn(planned.path, true))
  const path = isParted ? [...planned.path, 'wordings'] : planned.path
  const writer = new Writer(text, yaml.resolved)
  for (const edit of [() => writer.put(yaml.root, path, value), () => rewritten(text, path, value)]) {
    const made = edit()
    if (made === undefined) continue
    const after = text.slice(0, made.span.from) + made.text + text.slice(made.span.to)
    const filled = coverageOf(domain, after)
    if (filled.isBroken || cellIn(filled, key)?.state !== 'covered') continue
    const at = made.text.indexOf(shown)
    const from = made.span.from + Math.max(0, at)
    return { ...made, select: { from, to: from + (at < 0 ? made.text.length : shown.length) } }
  }
  return null
}

interface Planned {
  readonly path: readonly string[]
  readonly value: Value
  /** The words of the value that need improvement. */
  readonly shown: string
}

const list = (...items: string[]): Value => ({ kind: 'list', items })

function stubOf(starter: Starter, domain: Domain, before: Coverage, key: CellKey): Planned {
  const planned = (path: readonly string[], value: Value, shown: string): Planned => ({
    ...{ path, value, shown },
  })
  if (key.part === 'introduction') {
    const text = starter.introduction || `This is the domain ${domain.name}.`
    return planned(['introduction'], { kind: 'text', text: text }, yamlText(text).slice(1, -1))
  }
  if (key.part === 'type') {
    const { one, many } = starter.types.find(({ name }) => name === key.name) ?? {
      one: key.name,
      many: `${key.name}s`,
    }
    return planned(['types', key.name], { kind: 'row', items: [one, many] }, one)
  }
  if (key.part === 'action') {
    const wording = starter.actions.get(key.name) ?? namedWith(key.name, domain.actions)
    return planned(['actions', key.name], list(wording), wording)
  }
  if (key.part === 'foreign') {
    const type = starter.types[0]
    const sentence = type === undefined ? 'sing a song' : `take a picture of ${type.one} {${type.name}}`
    return planned(['foreign'], list(sentence), sentence)
  }
  const { name, use } = key
  if (use === 'order') {
    const row = starter.state.includes(name) ? 'state' : 'setting'
    return planned([row], { kind: 'row', items: [name] }, name)
  }
  const known = starter.predicates.get(name)
  const holds = known?.holds ?? namedWith(name, domain.predicates)
  const fails = known?.fails ?? `it is not so that ${holds}`
  const path = ['predicates', name]
  const whole = before.predicates.find(row => row.name === name)
  if (whole?.span === undefined && use !== 'told' && use !== 'read')
    return planned(
      path,
      {
        kind: 'map',
        entries: [
          ['holds', list(holds)],
          ['fails', list(fails)],
        ],
      },
      use === 'fails' ? fails : holds,
    )
  if (use === 'fails') return planned([...path, 'fails'], list(fails), fails)
  if (use === 'told') return planned([...path, 'told'], { kind: 'text', text: holds }, holds)
  if (use === 'read') {
    const words = `it is true that ${holds}`
    return planned([...path, 'read'], list(words), words)
  }
  return planned([...path, 'holds'], list(holds), holds)
}

/** `at robby {r} {x}`, used if there is no better sentence. */
function namedWith(name: string, heads: Domain['predicates'] | Domain['actions']): string {
  const parameters = heads.find(each => each.name === name)?.parameters ?? []
  const slots = parameters.map(each => ` {${each.name.replace(/^\?/, '')}}`)
  return `${name.replace(/[-_]+/g, ' ')}${slots.join('')}`
}

/** Inserts values into a YAML text in the style of its author. */
class Writer {
  private readonly text: string
  private readonly resolved: (node: unknown) => unknown
  private readonly eol: string

  constructor(text: string, resolved: (node: unknown) => unknown) {
    this.text = text
    this.resolved = resolved
    this.eol = text.includes('\r\n') ? '\r\n' : '\n'
  }

  /** Sets the value at a path, creating missing keys. */
  put(root: YAMLMap | undefined, path: readonly string[], value: Value): Edit | undefined {
    if (root === undefined) return this.append(path, value)
    let map = root
    for (const [depth, key] of path.entries()) {
      const rest = nested(path.slice(depth + 1), value)
      const pair = map.items.find(each => isScalar(each.key) && keyName(each.key).toLowerCase() === key)
      if (pair === undefined) return depth === 0 ? this.section(root, key, rest) : this.entry(map, key, rest)
      const node = this.resolved(pair.value)
      if (isMap(node) && depth < path.length - 1) map = node as YAMLMap
      else return this.into(pair, node, map, rest)
    }
    return undefined
  }

  /** Adds to an existing key: to its list, next to its text, or as its value. */
  private into(pair: Pair, node: unknown, map: YAMLMap, value: Value): Edit | undefined {
    const items =
      value.kind === 'list' || value.kind === 'row' ? value.items : value.kind === 'text' ? [value.text] : []
    if (isSeq(node) && items.length > 0) return this.item(node as YAMLSeq, items)
    if (isMap(node) && value.kind === 'map') return undefined
    const isNothing = node === null || (isScalar(node) && node.value === null)
    if (isNothing) {
      const after = this.colonAfter(pair)
      const column = this.columnOf((pair.key as { range?: Range }).range?.[0] ?? 0)
      const inFlow = map.flow === true
      const text = inFlow ? ` ${flow(value)}` : this.under(value, column)
      return { span: { from: after, to: after }, text }
    }
    const range = (node as { range?: Range }).range
    if (!isScalar(node) || range === undefined || range === null || items.length === 0) return undefined
    const raw = this.text.slice(range[0], range[1])
    if (raw.includes('\n')) return undefined
    return {
      span: { from: range[0], to: range[1] },
      text: `[${/^["']/.test(raw) ? raw : flowText(raw)}, ${items.map(flowText).join(', ')}]`,
    }
  }

  private item(seq: YAMLSeq, items: readonly string[]): Edit | undefined {
    const range = seq.range
    if (!range) return undefined
    if (seq.flow === true) {
      const last = seq.items.at(-1) as { range?: Range } | undefined
      const at = last?.range ? last.range[1] : range[0] + 1
      const added = items.map(flowText).join(', ')
      return { span: { from: at, to: at }, text: last?.range ? `, ${added}` : added }
    }
    const first = seq.items[0] as { range?: Range } | undefined
    if (!first?.range) return undefined
    const dash = this.text.lastIndexOf('-', first.range[0])
    const at = this.lineEndAfter(range[1])
    const pad = ' '.repeat(this.columnOf(dash))
    return {
      span: { from: at, to: at },
      text: items.map(each => `${this.eol}${pad}- ${yamlText(each)}`).join(''),
    }
  }

  /** A new entry after the last one of a map. */
  private entry(map: YAMLMap, key: string, value: Value): Edit | undefined {
    const { range } = map
    const last = map.items.at(-1)
    if (!range) return undefined
    if (map.flow === true) {
      const end = last === undefined ? range[0] + 1 : this.endOf(last)
      const lead = last === undefined ? '' : ', '
      return { span: { from: end, to: end }, text: `${lead}${yamlName(key)}: ${flow(value)}` }
    }
    if (last === undefined) return undefined
    const first = map.items[0]!.key as { range?: Range }
    const column = this.columnOf(first.range?.[0] ?? 0)
    const at = this.lineEndAfter(this.endOf(last))
    return {
      span: { from: at, to: at },
      text: `${this.eol}${' '.repeat(column)}${yamlName(key)}:${this.under(value, column)}`,
    }
  }

  /** A new section: after the last section that precedes it in the usual order, else before the first. */
  private section(root: YAMLMap, key: string, value: Value): Edit | undefined {
    if (root.flow === true) return this.entry(root, key, value)
    const place = order.indexOf(key)
    const before = root.items.filter(pair => isScalar(pair.key) && order.indexOf(keyName(pair.key)) < place)
    const text = `${yamlName(key)}:${this.under(value, 0)}`
    const last = before.at(-1)
    if (last !== undefined) {
      const at = this.lineEndAfter(this.endOf(last))
      return { span: { from: at, to: at }, text: `${this.eol}${this.eol}${text}` }
    }
    const at = (root.items[0]?.key as { range?: Range } | undefined)?.range?.[0] ?? 0
    return { span: { from: at, to: at }, text: `${text}${this.eol}${this.eol}` }
  }

  /** Appends to a file without entries. */
  private append(path: readonly string[], value: Value): Edit {
    const at = this.text.trimEnd().length
    const lead = at === 0 ? '' : `${this.eol}${this.eol}`
    const [key = '', ...rest] = path
    const text = `${lead}${yamlName(key)}:${this.under(nested(rest, value), 0)}${this.eol}`
    return { span: { from: at, to: this.text.length }, text }
  }

  /** A value after a key and its colon. */
  private under(value: Value, column: number): string {
    if (value.kind === 'text') return ` ${yamlText(value.text)}`
    if (value.kind === 'row') return ` ${flow(value)}`
    const step = this.step()
    const pad = `${this.eol}${' '.repeat(column + step)}`
    if (value.kind === 'list')
      return value.items.map(each => `${this.eol}${' '.repeat(column + this.dashStep())}- ${yamlText(each)}`).join('')
    return value.entries.map(([key, each]) => `${pad}${yamlName(key)}:${this.under(each, column + step)}`).join('')
  }

  /** The indentation of entries. */
  private step(): number {
    return /^\w[\w-]*:[^\S\n]*(?:#.*)?\r?\n(?:\s*#.*\r?\n)*( +)[^\s#-]/m.exec(this.text)?.[1]?.length ?? 2
  }

  /** The indentation of a list's dashes relative to its key. */
  private dashStep(): number {
    const found = /^( *)[^\s#-][^\n]*:[^\S\n]*(?:#.*)?\r?\n( *)- /m.exec(this.text)
    return found === null ? this.step() : Math.max(0, found[2]!.length - found[1]!.length)
  }

  private endOf({ key, value }: Pair): number {
    const range = (value as { range?: Range } | null)?.range
    return range ? this.trimmed(range[1]) : ((key as { range?: Range }).range?.[1] ?? 0) + 1
  }

  private trimmed(at: number): number {
    let end = at
    while (end > 0 && /\s/.test(this.text[end - 1]!)) end--
    return end
  }

  /** The end of the line at this offset, including a trailing comment. */
  private lineEndAfter(at: number): number {
    const from = this.trimmed(at)
    const end = this.text.indexOf('\n', from)
    if (end < 0) return this.text.length
    return this.text[end - 1] === '\r' ? end - 1 : end
  }

  private colonAfter({ key }: Pair): number {
    const end = (key as { range?: Range }).range?.[1] ?? 0
    return this.text.indexOf(':', end) + 1
  }

  private columnOf(at: number): number {
    return at - (this.text.lastIndexOf('\n', at - 1) + 1)
  }
}

type Range = readonly [number, number, number] | null

const nested = (path: readonly string[], value: Value): Value =>
  path.reduceRight<Value>((inner, key) => ({ kind: 'map', entries: [[key, inner]] }), value)

/** A text within brackets, where commas and braces are special characters. */
const flowText = (text: string): string => (/[,{}[\]]/.test(text) ? JSON.stringify(text) : yamlText(text))

/** A value on one line. */
function flow(value: Value): string {
  if (value.kind === 'text') return flowText(value.text)
  if (value.kind === 'map')
    return `{${value.entries.map(([key, each]) => `${yamlName(key)}: ${flow(each)}`).join(', ')}}`
  return `[${value.items.map(flowText).join(', ')}]`
}

const plainOf = (value: Value): unknown =>
  value.kind === 'text'
    ? value.text
    : value.kind === 'map'
      ? Object.fromEntries(value.entries.map(([key, each]) => [key, plainOf(each)]))
      : value.items

/** The whole file printed again, with its comments: for forms that no edit can extend. */
function rewritten(text: string, path: readonly string[], value: Value): Edit | undefined {
  try {
    const document: Document = parsedYaml(text)
    const node: unknown = document.getIn(path, true)
    const added = plainOf(value)
    if (isScalar(node) && node.value !== null && Array.isArray(added))
      document.setIn(path, [node.value, ...(added as unknown[])])
    else if (isSeq(node) && Array.isArray(added)) for (const each of added as unknown[]) document.addIn(path, each)
    else document.setIn(path, added)
    return { span: { from: 0, to: text.length }, text: document.toString({ lineWidth: 0 }) }
  } catch {
    return undefined
  }
}

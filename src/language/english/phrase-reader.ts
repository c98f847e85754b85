// Traverses the YAML of a phrases file and collects its faults. Counts bound the output, however often aliases repeat a
// node.

import { isMap, isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml'
import type { Span } from '#base/text'
import { nearNames } from '#base/suggest'
import type { Diagnostic } from '#planning/pddl/diagnostic'
import { parseTemplate, type Template } from './template'
import { cut, keyName, quotes, readYaml, spanOf, type YamlText } from './yaml-text'
import { placer } from './yaml-places'

export interface PhraseEntry {
  readonly name: string
  /** The range of the key. */
  readonly span: Span
  /** The map under the key, if it is one. */
  readonly value: YAMLMap | undefined
  readonly node: unknown
}

/** A name in a list, or a text, with its range. */
export interface Placed {
  readonly value: string
  readonly span: Span
}

/** The top-level keys of a phrases file. */
export const PHRASE_SECTIONS: readonly string[] = [
  ...['source', 'introduction', 'types', 'setting', 'state', 'predicates', 'actions', 'foreign'],
  ...['telling', 'names', 'numbered', 'left-out', 'versions', 'complete'],
]

/** Maximum length of a wording in characters. */
const MAX_WORDING = 1_000
/** Maximum number of wordings in a file, including repetitions by aliases. */
const MAX_WORDINGS = 5_000
/** Maximum number of names in all lists together. */
const MAX_NAMES = 20_000
/** Maximum number of sentences of an introduction with separate positions. */
const MAX_SENTENCES = 500
/** Maximum number of faults reported. */
const MAX_FAULTS = 500

export class PhraseReader {
  private readonly source: string
  private readonly yaml: YamlText
  private readonly found: Diagnostic[] = []
  private wordings = 0
  private listed = 0
  /** The entries of traversed maps, by key. */
  private readonly indices = new WeakMap<YAMLMap, ReadonlyMap<string, PhraseEntry>>()
  /** `predicate at`: names for which a misspelt one was found. */
  private readonly meant = new Set<string>()
  /** `predicate` → number of names of that sort that the domain does not have. */
  private readonly strangers = new Map<string, number>()
  /** Sections for which misspelt keys were found. */
  private readonly misnamed = new Set<string>()

  constructor(source: string) {
    this.source = source
    this.yaml = readYaml(source)
  }

  /** The top-level map; undefined if there is none. */
  root(): YAMLMap | undefined {
    return this.yaml.root
  }

  /** The faults, in the order in which they were found. */
  get diagnostics(): readonly Diagnostic[] {
    return [...this.yaml.diagnostics, ...this.found]
  }

  report(code: string, span: Span, message: string, more: Partial<Diagnostic> = {}): void {
    if (this.found.length < MAX_FAULTS) this.found.push({ code, severity: 'error', span, message, ...more })
  }

  /** The value under a key with aliases resolved; the first one if the key is repeated. */
  under(map: YAMLMap | undefined, key: string): PhraseEntry | undefined {
    return map === undefined ? undefined : this.indexOf(map).get(key)
  }

  private indexOf(map: YAMLMap): ReadonlyMap<string, PhraseEntry> {
    const known = this.indices.get(map)
    if (known !== undefined) return known
    const index = new Map<string, PhraseEntry>()
    this.indices.set(map, index)
    for (const { key, value } of map.items) {
      if (!isScalar(key)) {
        this.report('phrases-shape', spanOf(key), 'A key must be a name, not a list or a map.')
        continue
      }
      const name = keyName(key)
      if (index.has(name)) continue
      const node = this.yaml.resolved(value)
      const under = isMap(node) ? (node as YAMLMap) : undefined
      index.set(name, { name, span: spanOf(key), value: under, node })
    }
    return index
  }

  /** The entries of a section with names in lower case; the first one if a name is repeated. */
  entries(root: YAMLMap | undefined, section: string): PhraseEntry[] {
    const entry = this.under(root, section)
    if (entry === undefined || isNothing(entry.node)) return []
    if (entry.value === undefined) {
      const message = `\`${section}\` holds entries by name, such as \`name: …\`.`
      this.report('phrases-shape', spanOf(entry.node), message)
      return []
    }
    const found = new Map<string, PhraseEntry>()
    for (const each of this.indexOf(entry.value).values()) {
      const name = each.name.toLowerCase()
      if (!found.has(name)) found.set(name, { ...each, name })
    }
    return [...found.values()]
  }

  /** The text under a key. */
  text(map: YAMLMap | undefined, key: string): Placed | undefined {
    const entry = this.under(map, key)
    if (entry === undefined) return undefined
    const { node } = entry
    if (isScalar(node) && typeof node.value === 'string') return { value: node.value.trim(), span: spanOf(node) }
    this.report('phrases-shape', placeOf(entry), `\`${key}\` must be a text.`)
    return undefined
  }

  /** The sentences of the text under a key, with their offsets in it and their ranges in the file. */
  sentences(map: YAMLMap | undefined, key: string): { at: number; span: Span }[] {
    const node = this.under(map, key)?.node
    if (!isScalar(node) || typeof node.value !== 'string') return []
    const { value } = node
    const lead = value.length - value.trimStart().length
    const placed = placer(this.source, node, spanOf(node))
    const starts = [lead, ...Array.from(value.matchAll(/[.!?] (?=\S)/g), each => each.index + 2)]
    return starts.slice(0, MAX_SENTENCES).map((from, i) => {
      const end = value.slice(from, starts[i + 1] ?? value.length).trimEnd().length
      return { at: from - lead, span: placed(from, from + end) }
    })
  }

  /** The name under a key: `on` and `null` are valid names. */
  name(map: YAMLMap | undefined, key: string): Placed | undefined {
    const entry = this.under(map, key)
    if (entry === undefined) return undefined
    if (isScalar(entry.node) && !isNothing(entry.node))
      return { value: keyName(entry.node).trim(), span: spanOf(entry.node) }
    this.report('phrases-shape', placeOf(entry), `\`${key}\` must be a name.`)
    return undefined
  }

  /** The wording under a key; `further` are slots that are not parameters. */
  template(map: YAMLMap | undefined, key: string, further?: RegExp): Template | undefined {
    const entry = this.under(map, key)
    return entry === undefined ? undefined : this.templateOf(entry.node, entry.span, further)
  }

  /** The wordings under a key: a list, or one text. */
  templates(map: YAMLMap | undefined, key: string, owner: Span, needed: boolean): Template[] {
    return this.templatesOf(this.under(map, key), key, owner, needed)
  }

  /** The wordings of an entry. */
  templatesOf(entry: PhraseEntry | undefined, key: string, owner: Span, needed: boolean): Template[] {
    const node = entry?.node
    const items = isSeq(node) ? node.items : entry === undefined || isNothing(node) ? [] : [node]
    if (items.length === 0 && needed)
      this.report('missing-wording', owner, `There is no wording under \`${cut(key)}\`.`)
    const found: Template[] = []
    for (const item of items) {
      if (this.wordings >= MAX_WORDINGS) {
        const most = MAX_WORDINGS.toLocaleString('en-US')
        const message = `A phrases file may have ${most} wordings; those from here on are not read.`
        this.report('too-many-wordings', owner, message)
        break
      }
      this.wordings++
      const template = this.templateOf(this.yaml.resolved(item), entry?.span ?? owner)
      if (template !== undefined) found.push(template)
    }
    return found
  }

  /** The names in a list that the domain has, with their ranges. */
  names(root: YAMLMap | undefined, key: string, what: string, known: readonly string[]): Placed[] {
    const entry = this.under(root, key)
    if (entry === undefined || isNothing(entry.node)) return []
    const { node } = entry
    if (!isSeq(node)) {
      const message = `\`${key}\` must be a list of names, such as \`[a, b]\`.`
      this.report('phrases-shape', spanOf(node), message)
      return []
    }
    const all = new Set(known)
    return node.items.flatMap(each => {
      if (this.listed++ >= MAX_NAMES) return []
      const item = this.yaml.resolved(each)
      const name = isScalar(item) ? keyName(item).toLowerCase() : ''
      const span = spanOf(each)
      if (all.has(name)) return [{ value: name, span }]
      this.unknown(what, name, span, known)
      return []
    })
  }

  /** The singular and plural of a type's name; undefined if they are not two texts. */
  forms({ node }: PhraseEntry): readonly [Placed, Placed] | undefined {
    const texts = (isSeq(node) ? node.items : []).flatMap(each => {
      const item = this.yaml.resolved(each)
      const value = isScalar(item) && !isNothing(item) ? keyName(item) : ''
      return value !== '' && value.length <= 100 ? [{ value, span: spanOf(item) }] : []
    })
    const [one, many, more] = texts
    return one !== undefined && many !== undefined && more === undefined ? [one, many] : undefined
  }

  keys(map: YAMLMap | undefined, known: readonly string[], what: string): void {
    for (const { key } of map?.items ?? [])
      if (isScalar(key) && !known.includes(keyName(key))) this.unknownKey(key, known, what)
  }

  private unknownKey(key: Scalar, known: readonly string[], what: string): void {
    const name = keyName(key)
    const span = spanOf(key)
    const near = nearNames(name, known)
    const fix = { label: `Write \`${near[0]}\``, span, text: near[0] ?? '' }
    this.report(
      'unknown-key',
      span,
      name === '<<'
        ? 'Merge keys (`<<`) are not read: write the entries out.'
        : `\`${cut(name)}\` is not ${what}. There are ${known.map(k => `\`${k}\``).join(', ')}.`,
      near.length === 1 ? { fix } : {},
    )
  }

  /** Reports an unknown name; a misspelt name is not also reported as missing. */
  unknown(what: string, name: string, span: Span, known: readonly string[], owner = 'The domain'): void {
    const near = nearNames(name, known)
    const hint = near.length > 0 ? ` Did you mean ${near.map(n => `\`${n}\``).join(' or ')}?` : ''
    for (const each of near) this.meant.add(`${what} ${each}`)
    this.strangers.set(what, (this.strangers.get(what) ?? 0) + 1)
    const fix = { label: `Write \`${near[0]}\``, span, text: near[0] ?? '' }
    this.report(
      `unknown-${what}`,
      span,
      `${owner} has no ${what} \`${cut(name)}\`.${hint}`,
      near.length === 1 ? { fix } : {},
    )
  }

  /** Reports unknown sections; a section with a misspelt name is not also reported as missing. */
  sections(root: YAMLMap): void {
    for (const { key } of root.items) {
      if (!isScalar(key) || PHRASE_SECTIONS.includes(keyName(key))) continue
      this.unknownKey(key, PHRASE_SECTIONS, 'a section')
      for (const near of nearNames(keyName(key), PHRASE_SECTIONS)) this.misnamed.add(near)
    }
  }

  missing(what: string, names: readonly string[], root: YAMLMap | undefined, section: string): void {
    if (names.length === 0 || root === undefined || this.misnamed.has(section)) return
    // A single unknown name is taken for the single missing one.
    if (names.length === 1 && this.strangers.get(what) === 1) return
    const span = this.under(root, section)?.span ?? { from: 0, to: 1 }
    for (const name of names)
      if (!this.meant.has(`${what} ${name}`))
        this.report(
          `missing-${what}`,
          span,
          `The ${what} \`${name}\` has no wordings. Add \`${name}\` under \`${section}\`.`,
        )
  }

  lacking(section: string): void {
    const span = { from: 0, to: Math.min(1, this.source.length) }
    this.report('missing-section', span, `The section \`${section}\` is missing.`)
  }

  spanOf(node: unknown): Span {
    return spanOf(node)
  }

  private templateOf(node: unknown, owner: Span, further?: RegExp): Template | undefined {
    const span = node === null || node === undefined ? owner : spanOf(node)
    if (!isScalar(node) || typeof node.value !== 'string' || node.value.trim() === '') {
      const fix = isScalar(node) && isNothing(node) ? undefined : quotes(this.source, span.from)
      this.report(
        'missing-wording',
        span,
        fix === undefined || isSeq(node)
          ? 'A wording is a text, such as `car {c} is at {l}`.'
          : 'YAML takes this for something other than a text: put the wording in quotes.',
        fix === undefined || isSeq(node) ? {} : { fix },
      )
      return undefined
    }
    const { length } = node.value
    if (length > MAX_WORDING) {
      const most = MAX_WORDING.toLocaleString('en-US')
      const message = `A wording may have ${most} characters; this one has ${length.toLocaleString('en-US')}.`
      this.report('wording-too-long', span, message)
      return undefined
    }
    const { template, faults } = parseTemplate(node.value, placer(this.source, node, span), further)
    for (const { span: at, message } of faults) this.report('template', at, message)
    return template
  }
}

const isNothing = (node: unknown): boolean =>
  node === null || node === undefined || (isScalar(node) && node.value === null && !node.source)

const placeOf = ({ node, span }: PhraseEntry): Span => (isNothing(node) ? span : spanOf(node))

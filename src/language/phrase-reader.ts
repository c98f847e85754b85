// Walks the YAML of a phrases file: entries, wordings and names, with a diagnostic on the exact range for what is amiss.

import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Scalar, type YAMLMap } from 'yaml'
import type { Span } from '../base/text'
import { nearNames } from '../base/suggest'
import type { Diagnostic } from '../pddl/diagnostic'
import { parseTemplate, type Template } from './template'

/** Longer texts are refused: no domain needs them, and YAML can be made slow to read. */
const MOST_CHARACTERS = 500_000

const SECTIONS = [
  ...['source', 'introduction', 'types', 'setting', 'state', 'predicates', 'actions', 'foreign'],
  ...['telling', 'names', 'left-out'],
]

export interface PhraseEntry {
  readonly name: string
  readonly span: Span
  readonly value: YAMLMap | undefined
  readonly node: unknown
}

/** Walks the YAML and collects what is wrong with it. */
export class PhraseReader {
  readonly diagnostics: Diagnostic[] = []
  private readonly source: string
  /** `predicate at`: names that a misspelt one seems to mean. */
  private readonly meant = new Set<string>()
  /** `predicate` → how many names of that sort the domain does not have. */
  private readonly strangers = new Map<string, number>()
  /** Sections that a misspelt key seems to mean. */
  private readonly misnamed = new Set<string>()

  constructor(source: string) {
    this.source = source
  }

  say(code: string, span: Span, message: string, severity: 'error' | 'warning' = 'error'): void {
    this.diagnostics.push({ code, severity, span, message })
  }

  root(): YAMLMap | undefined {
    const whole = { from: 0, to: Math.min(1, this.source.length) }
    if (this.source.length > MOST_CHARACTERS) {
      this.say(
        'phrases-too-long',
        whole,
        `Phrases may have ${MOST_CHARACTERS} characters, not ${this.source.length}.`,
      )
      return undefined
    }
    try {
      const document = parseDocument(this.source, {
        lineCounter: new LineCounter(),
        prettyErrors: false,
      })
      for (const fault of [...document.errors, ...document.warnings])
        this.say(
          'yaml',
          { from: fault.pos[0], to: Math.max(fault.pos[1], fault.pos[0] + 1) },
          plainYaml(fault.message),
        )
      if (isMap(document.contents)) return document.contents as YAMLMap
      if (document.errors.length === 0)
        this.say(
          'phrases-shape',
          whole,
          'Phrases are sections by name: `introduction:`, `types:`, `state:`, `predicates:`, `actions:`.',
        )
    } catch {
      // The YAML library recurses: brackets nested thousands deep end here.
      this.say('yaml', whole, 'This YAML is nested too deeply to be read.')
    }
    return undefined
  }

  entries(root: YAMLMap | undefined, section: string): PhraseEntry[] {
    const node = root?.get(section, true)
    if (node === undefined || (isScalar(node) && node.value === null)) return []
    if (!isMap(node)) {
      this.say(
        'phrases-shape',
        this.spanOf(node),
        `\`${section}\` holds entries by name, such as \`name: …\`.`,
      )
      return []
    }
    return node.items.flatMap(({ key, value }) => {
      if (!isScalar(key)) return []
      const name = String(key.value).toLowerCase()
      return [
        {
          name,
          span: this.spanOf(key),
          value: isMap(value) ? (value as YAMLMap) : undefined,
          node: value,
        },
      ]
    })
  }

  /** One text under a key. */
  text(map: YAMLMap | undefined, key: string): { value: string; span: Span } | undefined {
    const node = map?.get(key, true)
    if (node === undefined) return undefined
    if (isScalar(node) && typeof node.value === 'string')
      return { value: node.value.trim(), span: this.spanOf(node) }
    this.say('phrases-shape', this.spanOf(node), `\`${key}\` is a text.`)
    return undefined
  }

  /** One wording under a key; `further` are slots that are no parameters. */
  template(map: YAMLMap | undefined, key: string, further?: RegExp): Template | undefined {
    const node = map?.get(key, true)
    return node === undefined ? undefined : this.templateOf(node, further)
  }

  /** The wordings under a key: a list, or one text. */
  templates(map: YAMLMap | undefined, key: string, owner: Span, needed: boolean): Template[] {
    const node = map?.get(key, true)
    const items = isSeq(node) ? node.items : node === undefined ? [] : [node]
    const found = items.flatMap(item => this.templateOf(item) ?? [])
    if (found.length === 0 && needed && items.length === 0)
      this.say('missing-wording', owner, `There is no wording under \`${key}\`.`)
    return found
  }

  names(root: YAMLMap | undefined, key: string, what: string, known: readonly string[]): string[] {
    const node = root?.get(key, true)
    if (node === undefined) return []
    if (!isSeq(node)) {
      this.say(
        'phrases-shape',
        this.spanOf(node),
        `\`${key}\` is a list of names, such as \`[a, b]\`.`,
      )
      return []
    }
    return node.items.flatMap(item => {
      const name = isScalar(item) ? String(item.value).toLowerCase() : ''
      if (known.includes(name)) return [name]
      this.unknown(what, name, this.spanOf(item), known)
      return []
    })
  }

  keys(map: YAMLMap | undefined, known: readonly string[], what: string): void {
    for (const { key } of map?.items ?? [])
      if (isScalar(key) && !known.includes(String(key.value)))
        this.say(
          'unknown-key',
          this.spanOf(key),
          `\`${String(key.value)}\` is not ${what}; these are: ${known.map(k => `\`${k}\``).join(', ')}.`,
        )
  }

  /** What is meant by a name that is nearly one is not missing besides. */
  unknown(what: string, name: string, span: Span, known: readonly string[]): void {
    const near = nearNames(name, known)
    const hint = near.length > 0 ? ` Did you mean ${near.map(n => `\`${n}\``).join(' or ')}?` : ''
    for (const each of near) this.meant.add(`${what} ${each}`)
    this.strangers.set(what, (this.strangers.get(what) ?? 0) + 1)
    const message = `The domain has no ${what} \`${name}\`.${hint}`
    const fix =
      near.length === 1 ? { label: `Write \`${near[0]}\``, span, text: near[0]! } : undefined
    this.diagnostics.push({
      ...{ code: `unknown-${what}`, severity: 'error', span, message },
      ...(fix === undefined ? {} : { fix }),
    })
  }

  /** Sections that are none; what is missing of a section that is misnamed is not told besides. */
  sections(root: YAMLMap): void {
    this.keys(root, SECTIONS, 'a section')
    for (const { key } of root.items)
      if (isScalar(key) && !SECTIONS.includes(String(key.value)))
        for (const near of nearNames(String(key.value), SECTIONS)) this.misnamed.add(near)
  }

  missing(
    what: string,
    names: readonly string[],
    root: YAMLMap | undefined,
    section: string,
  ): void {
    if (names.length === 0 || root === undefined || this.misnamed.has(section)) return
    // The only stranger stands for the only one that is missing.
    if (names.length === 1 && this.strangers.get(what) === 1) return
    const pair = root.items.find(({ key }) => isScalar(key) && key.value === section)
    const span = pair === undefined ? { from: 0, to: 1 } : this.spanOf(pair.key)
    for (const name of names)
      if (!this.meant.has(`${what} ${name}`))
        this.say(`missing-${what}`, span, `The ${what} \`${name}\` has no phrases.`)
  }

  lacking(section: string, value: string): string {
    this.say(
      'missing-section',
      { from: 0, to: Math.min(1, this.source.length) },
      `There is no \`${section}\`.`,
    )
    return value
  }

  private templateOf(node: unknown, further?: RegExp): Template | undefined {
    if (!isScalar(node) || typeof node.value !== 'string' || node.value.trim() === '') {
      this.say(
        'missing-wording',
        this.spanOf(node),
        'A wording is a text, such as `car {c} is at {l}`.',
      )
      return undefined
    }
    const { template, faults } = parseTemplate(node.value, this.placer(node), further)
    for (const { span, message } of faults) this.say('template', span, message)
    return template
  }

  /** Ranges of a scalar's value as ranges of the source; the whole scalar where escapes or folds come between. */
  private placer(node: Scalar): (from: number, to: number) => Span {
    const value = String(node.value)
    const whole = this.spanOf(node)
    const start = this.source.indexOf(value, whole.from)
    if (start < 0 || start + value.length > whole.to) return () => whole
    return (from, to) => ({ from: start + from, to: start + to })
  }

  spanOf(node: unknown): Span {
    const range = (node as { range?: [number, number, number] | null } | null)?.range
    if (!range) return { from: 0, to: Math.min(1, this.source.length) }
    return { from: range[0], to: Math.max(range[1], range[0] + 1) }
  }
}

/** The YAML library's message as one sentence. */
const plainYaml = (message: string): string => {
  const first = message.split('\n')[0]!.trim()
  return /[.!?]$/.test(first) ? first : `${first}.`
}

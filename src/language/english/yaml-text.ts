// Reads YAML from any source in linear time: nesting, the number of messages and the expansion of aliases are bounded,
// and each fault is one sentence with its position.

import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml'
import type { Span } from '#base/text'
import type { Diagnostic, Fix } from '#planning/pddl/diagnostic'

export interface YamlText {
  /** The top-level map; undefined if there is none. */
  readonly root: YAMLMap | undefined
  readonly diagnostics: readonly Diagnostic[]
  /** The node itself, or the target of an alias. */
  readonly resolved: (node: unknown) => unknown
}

/** Longer texts are rejected; no domain needs them. */
const MAX_CHARACTERS = 200_000
/** Maximum number of faults described; the last message gives the number of the others. */
const MAX_FAULTS = 100
/** Limits for trying quotes around a line, since each attempt reads the whole text again. */
const MAX_TRIED = 100_000
const MAX_TRIES = 3

/** Reads a text of YAML. Never throws. */
export function readYaml(source: string): YamlText {
  const whole = { from: 0, to: Math.min(1, source.length) }
  const failed = (code: string, message: string): YamlText => ({
    root: undefined,
    diagnostics: [{ code, severity: 'error', span: whole, message }],
    resolved: node => node,
  })
  if (source.length > MAX_CHARACTERS)
    return failed(
      'phrases-too-long',
      `A phrases file may have ${number(MAX_CHARACTERS)} characters; this one has ${number(source.length)}.`,
    )
  try {
    const document = parsedYaml(source)
    const faults = [...document.errors, ...document.warnings]
    const diagnostics = diagnosticsOf(source, faults)
    if (isMap(document.contents)) diagnostics.push(...duplicates(document.contents as YAMLMap))
    else if (faults.length === 0)
      return failed(
        'phrases-shape',
        'A phrases file has sections by name: `introduction:`, `types:`, `state:`, `predicates:`, `actions:`.',
      )
    const targets = targetsOf(document)
    const loose = [...targets].filter(([, target]) => target === undefined)
    for (const [alias] of loose.slice(0, MAX_FAULTS))
      diagnostics.push({
        ...{ code: 'yaml', severity: 'error', span: spanOf(alias) },
        message: `Nothing before this place has the anchor \`&${cut(alias.source)}\`.`,
      })
    return {
      root: isMap(document.contents) ? (document.contents as YAMLMap) : undefined,
      diagnostics,
      resolved: node => (isAlias(node) ? targets.get(node) : node),
    }
  } catch {
    // The library is recursive: brackets nested thousands deep overflow the stack.
    return failed('yaml', 'This YAML is nested too deeply to be read.')
  }
}

/** Duplicate keys are found by `duplicates` instead: the library compares each key with each other. */
export const parsedYaml = (source: string): Document =>
  parseDocument(source, {
    lineCounter: new LineCounter(),
    prettyErrors: false,
    uniqueKeys: false,
  }) as Document

function diagnosticsOf(source: string, faults: readonly YAMLError[] | readonly unknown[]): Diagnostic[] {
  const list = faults as readonly Pick<YAMLError, 'code' | 'message' | 'pos'>[]
  let tries = source.length > MAX_TRIED ? 0 : MAX_TRIES
  const diagnostics = list.slice(0, MAX_FAULTS).map(({ code, message, pos }): Diagnostic => {
    const span = { from: pos[0], to: Math.max(pos[1], pos[0] + 1) }
    const fix = tries-- > 0 ? quotedLine(source, span.from, list.length) : undefined
    return {
      ...{ code: 'yaml', severity: 'error', span },
      message:
        fix === undefined
          ? (messages[code] ?? plainMessage(message))
          : 'YAML takes a part of this line for something else: put the wording in quotes.',
      ...(fix === undefined ? {} : { fix }),
    }
  })
  const more = list[MAX_FAULTS]
  if (more !== undefined)
    diagnostics.push({
      ...{ code: 'yaml', severity: 'error' },
      span: { from: more.pos[0], to: Math.max(more.pos[1], more.pos[0] + 1) },
      message: `There are ${number(list.length - MAX_FAULTS)} more faults in the YAML from here on.`,
    })
  return diagnostics
}

/** Suggests quotes around the list item on the line of a fault, if that reduces the number of faults. */
function quotedLine(source: string, at: number, before: number): Fix | undefined {
  const fix = quotes(source, at)
  if (fix === undefined) return undefined
  const mended = source.slice(0, fix.span.from) + fix.text + source.slice(fix.span.to)
  const { errors, warnings } = parsedYaml(mended)
  return errors.length + warnings.length < before ? fix : undefined
}

/** The list item on this line, put in quotes; undefined if there is none, or it is quoted. */
export function quotes(source: string, at: number): Fix | undefined {
  const start = source.lastIndexOf('\n', at - 1) + 1
  const next = source.indexOf('\n', start)
  const line = source.slice(start, next < 0 ? source.length : next).replace(/\r$/, '')
  const item = /^ *(?:- |[\w-]+: )+/.exec(line)
  const text = line.slice(item?.[0].length ?? line.length).trim()
  if (item === null || text === '' || text.length > 1_000 || /["'\\#]/.test(text)) return undefined
  const from = start + line.indexOf(text, item[0].length)
  return {
    label: 'Put the wording in quotes',
    span: { from, to: from + text.length },
    text: `"${text}"`,
  }
}

/** Duplicate keys of maps, each at its second occurrence. */
function duplicates(root: YAMLMap): Diagnostic[] {
  const found: Diagnostic[] = []
  visit(root, {
    Map(_, map) {
      const seen = new Map<string, Node>()
      for (const { key } of map.items) {
        if (!isScalar(key)) continue
        const name = keyName(key)
        const first = seen.get(name)
        if (first === undefined) seen.set(name, key)
        else if (found.length < MAX_FAULTS)
          found.push({
            ...{ code: 'duplicate-key', severity: 'error', span: spanOf(key) },
            message: `\`${cut(name)}\` is given twice; the first one counts.`,
            notes: [{ span: spanOf(first), message: 'The first one.' }],
          })
      }
    },
  })
  return found
}

/** A key as written: `on` and `null` are valid names of predicates. */
export function keyName(key: { readonly value?: unknown; readonly source?: unknown }): string {
  const { value, source } = key
  if (typeof value === 'string') return value
  return typeof source === 'string' ? source : String(value)
}

/** The target of each alias: the last preceding anchor of its name. Computed in one pass. */
function targetsOf(document: Document): ReadonlyMap<Alias, unknown> {
  const anchors = new Map<string, unknown>()
  const targets = new Map<Alias, unknown>()
  visit(document, (_, node) => {
    if (isPair(node) || node === null || typeof node !== 'object') return
    if (isAlias(node)) targets.set(node, anchors.get(node.source))
    else {
      const { anchor } = node as { anchor?: string }
      if (anchor !== undefined) anchors.set(anchor, node)
    }
  })
  return targets
}

/** The span of a node; the beginning of the text if it has none. */
export function spanOf(node: unknown): Span {
  const range = (node as { range?: readonly [number, number, number] | null } | null)?.range
  return range ? { from: range[0], to: Math.max(range[1], range[0] + 1) } : { from: 0, to: 1 }
}

/** The visitor's name, shortened for a message. */
export const cut = (name: string): string => (name.length > 60 ? `${name.slice(0, 57)}…` : name)

const number = (count: number): string => count.toLocaleString('en-US')

/** The playground's messages for the most frequent faults. */
const messages: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'There is a tab here; YAML must be indented with spaces.',
  MULTIPLE_DOCS: 'A second document begins here; a phrases file is one document.',
  RESOURCE_EXHAUSTION: 'This YAML is nested too deeply to be read.',
  BAD_INDENT: 'This line is indented differently from those it belongs to.',
  MISSING_CHAR: 'A quote or bracket is opened and not closed, or a colon is missing.',
  MULTIPLE_TAGS: 'There are two tags before one value; a phrases file needs none.',
  TAG_RESOLVE_FAILED: 'A phrases file has no tags: leave out what begins with `!`.',
}

/** The YAML library's message as one sentence. */
const plainMessage = (message: string): string => {
  const first = message.split('\n')[0]!.trim()
  return /[.!?]$/.test(first) ? first : `${first}.`
}

// Configurations of PlanBench (Valmeekam et al., NeurIPS 2023): a domain's introduction, sentences with a pair of
// braces per argument, and codes for objects. Read from its own YAML, from JSON, or from a file with several.

import { grouped } from '../../../base/words'
import { type Document, isNode, parseDocument } from 'yaml'
import * as v from 'valibot'
import type { Span } from '../../../base/text'
import type { Diagnostic } from '../../../planning/pddl/diagnostic'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sentences = v.pipe(v.custom<Record<string, unknown>>(isRecord), v.record(v.string(), v.nullable(v.string())))

export const configurationSchema = v.looseObject({
  domain_name: v.optional(v.string()),
  /** Ends with one line break. */
  domain_intro: v.string(),
  /** The introduction with the duration of each action. */
  domain_intro_cost: v.optional(v.string()),
  /** PDDL name → sentence with one `{}` per argument, in PDDL order. */
  actions: sentences,
  /** In the same form; an empty sentence hides the predicate. */
  predicates: sentences,
  encoded_objects: v.optional(v.record(v.string(), v.string())),
})

export type Configuration = v.InferOutput<typeof configurationSchema>

/** A configuration with additional data from its file. */
export interface NamedConfiguration {
  /** The name in the file: `logistics`. */
  readonly name: string
  readonly config: Configuration
  /** The PDDL, if the file contains it. */
  readonly domainText?: string
  /** Other introductions of prompts, by name. */
  readonly introductions: Readonly<Record<string, string>>
}

export interface ReadConfigurations {
  readonly found: readonly NamedConfiguration[]
  /** The faults, with their positions in the text. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Longer texts are rejected: the ten published configurations together have 120,000 characters. */
const MAX_CHARACTERS = 1_000_000

/** Reads a text as one configuration or several. Never throws. */
export function readConfigurations(text: string): ReadConfigurations {
  const whole: Span = { from: 0, to: Math.min(1, text.length) }
  const refused = (code: string, message: string): ReadConfigurations => ({
    found: [],
    diagnostics: [{ code, severity: 'error', span: whole, message }],
  })
  if (text.length > MAX_CHARACTERS)
    return refused(
      'config-too-long',
      `The configuration has ${grouped(text.length)} characters; at most ${grouped(MAX_CHARACTERS)} can be read.`,
    )
  try {
    const document = parseDocument(text, { prettyErrors: false })
    if (document.errors.length > 0)
      return {
        found: [],
        diagnostics: document.errors.map(({ pos, message }) => ({
          ...{ code: 'config-yaml', severity: 'error' },
          span: { from: pos[0], to: Math.max(pos[1], pos[0] + 1) },
          message: `${message.split('\n')[0]!.replace(/[.:]?$/, '')}.`,
        })),
      }
    return readDocument(document, document.toJS({ maxAliasCount: 20 }), whole)
  } catch {
    // Nested aliases, or brackets nested thousands deep.
    return refused('config-yaml', 'This text is nested too deeply to be read.')
  }
}

function readDocument(document: Document, value: unknown, whole: Span): ReadConfigurations {
  const found: NamedConfiguration[] = []
  const diagnostics: Diagnostic[] = []
  const take = (raw: unknown, path: readonly string[], name: string, around: unknown): void => {
    const parsed = v.safeParse(configurationSchema, raw)
    if (!parsed.success) {
      for (const issue of parsed.issues)
        diagnostics.push({
          ...{ code: 'config-shape', severity: 'error' },
          span: spanAt(document, [...path, ...keysOf(issue)]) ?? whole,
          message: shapeMessage(issue),
        })
      return
    }
    const comparison = v.safeParse(comparisonSchema, around)
    const { domain_pddl, introductions = {} } = comparison.success ? comparison.output : {}
    found.push({
      name: parsed.output.domain_name ?? name,
      config: parsed.output,
      introductions,
      ...(domain_pddl === undefined ? {} : { domainText: domain_pddl }),
    })
  }
  const held = isRecord(value) && isRecord(value.domains) ? value.domains : value
  const at = held === value ? [] : ['domains']
  if (isRecord(held) && isConfiguration(held)) take(held, at, 'domain', {})
  else if (isRecord(held)) {
    for (const [name, each] of Object.entries(held)) {
      if (!isRecord(each)) continue
      if (isRecord(each.config)) take(each.config, [...at, name, 'config'], name, each)
      else if (isConfiguration(each)) take(each, [...at, name], name, {})
    }
  }
  if (found.length === 0 && diagnostics.length === 0)
    diagnostics.push({
      ...{ code: 'config-shape', severity: 'error', span: whole },
      message:
        'A configuration has `domain_intro`, `actions` and `predicates`, or holds such configurations under their names; this text has neither.',
    })
  return { found, diagnostics }
}

const comparisonSchema = v.object({
  domain_pddl: v.optional(v.string()),
  introductions: v.optional(v.record(v.string(), v.string())),
})

/** True if the value has enough of a configuration's keys to be one. */
const isConfiguration = (value: Record<string, unknown>): boolean =>
  ['domain_intro', 'actions', 'predicates'].filter(key => key in value).length >= 2

const keysOf = (issue: v.BaseIssue<unknown>): string[] => (issue.path ?? []).map(({ key }) => String(key))

function shapeMessage(issue: v.BaseIssue<unknown>): string {
  const key = keysOf(issue).join('.')
  if (issue.received === 'undefined') return `There is no \`${key}\`.`
  const wanted = key.includes('.') ? 'a sentence with `{}` for each argument' : kindOf(key)
  return `\`${key}\` must be ${wanted}, not ${issue.received}.`
}

const kindOf = (key: string): string =>
  key === 'actions' || key === 'predicates' || key === 'encoded_objects' ? 'a list of texts by name' : 'a text'

/** The position of a key's value, or of the nearest node that contains it. */
function spanAt(document: Document, path: readonly string[]): Span | undefined {
  for (let length = path.length; length >= 0; length--) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return { from: node.range[0], to: Math.max(node.range[1], node.range[0] + 1) }
  }
  return undefined
}

/** The sentence of a PDDL name, case-insensitive; undefined if there is none, '' if it is hidden. */
export function sentenceOf(from: Readonly<Record<string, string | null>>, name: string): string | undefined {
  const key = Object.keys(from).find(each => each.toLowerCase() === name)
  return key === undefined ? undefined : (from[key] ?? '').trim()
}

/** The number of `{}` in a sentence. */
export const slotCount = (sentence: string): number => sentence.split('{}').length - 1

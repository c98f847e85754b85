// The original program's readers by the names of their rules in recordings.

import { nearNames } from '#base/suggest'
import type { TracePart } from '#language/answers/reading'
import { loadTask } from '#planning/task/load'
import type { NamedConfiguration } from './config'
import type { OfficialLines } from '../family-parts'
import { knownDomains } from './known/domains'
import { readOfficialCost } from './official/cost'
import { readOfficialPlan } from './official/plan'
import { readOfficialState } from './official/state'
import { type OfficialTables, tablesFor, tablesOf } from './official/tables'
import { checkByVal } from './official/val'
import { officialLevels, readOfficialVerification } from './official/verification'

/** Rules that read a text. */
export const textRules = ['plan', 'state', 'verification', 'cost'] as const
export type TextRule = (typeof textRules)[number]
/** Rules that compare or check. */
export const officialRules = [...textRules, 'verification_score', 'val'] as const

/** The original's parse of a text, or `{error}`; and the ranges it used. */
export function readByRule(
  rule: TextRule,
  text: string,
  tables: OfficialTables,
): { readonly value: unknown; readonly trace: readonly TracePart[] } {
  switch (rule) {
    case 'plan':
      return readOfficialPlan(text, tables)
    case 'state':
      return readOfficialState(text, tables)
    case 'verification':
      return readOfficialVerification(text, tables)
    case 'cost':
      return readOfficialCost(text)
    default:
      return rule satisfies never
  }
}

/** Configurations by domain name; the benchmark's own domains need none. */
export type Configurations = ReadonlyMap<string, NamedConfiguration>

/**
 * The tables for reading a domain; a sentence if there are none. `anyName`: for names that no reader handles no data is
 * needed, and nothing is read.
 */
export function officialTables(domain: string, opened: Configurations, anyName = false): OfficialTables | string {
  const named = opened.get(domain)
  if (named !== undefined) return remembered(named)
  const readable = /obfuscated|blocksworld|logistics|depots|mystery/.test(domain)
  if (knownDomains.has(domain) || (anyName && !readable)) return tablesFor(domain)
  const names = [...new Set([...opened.keys(), ...knownDomains.keys()])]
  const near = nearNames(domain, names)
  return `There is no configuration of the domain ${JSON.stringify(domain)}; ${near.length > 0 ? `did you mean ${near.join(' or ')}?` : `there are ${names.join(', ')}.`}`
}

const tables = new WeakMap<NamedConfiguration, OfficialTables>()

function remembered(named: NamedConfiguration): OfficialTables {
  const made = tables.get(named) ?? tablesOf(named)
  tables.set(named, made)
  return made
}

/** A line with its rule and domain. */
export type RuleLine = Readonly<Record<string, unknown>>

/** The original's output for such a line; a sentence if the line cannot be used. Never throws. */
export function outputOfLine(line: RuleLine, opened: Configurations): { readonly output: unknown } | string {
  const rule = officialRules.find(each => each === line.rule)
  if (rule === undefined) return unknownRule(line.rule)
  if (typeof line.domain !== 'string') return 'needs the text field "domain".'
  if (rule === 'val') return checkLine(line, line.domain, opened)
  const found = officialTables(line.domain, opened, true)
  if (typeof found === 'string') return found
  if (rule === 'verification_score') return levelsOfLine(line, found)
  return typeof line.input === 'string'
    ? { output: readByRule(rule, line.input, found).value }
    : 'needs the text field "input".'
}

function unknownRule(rule: unknown): string {
  const near = typeof rule === 'string' ? nearNames(rule, officialRules) : []
  return `There is no rule ${JSON.stringify(rule) ?? 'named'}; ${near.length > 0 ? `did you mean ${near.join(' or ')}?` : `there are ${officialRules.join(', ')}.`}`
}

function levelsOfLine({ input }: RuleLine, found: OfficialTables): { output: unknown } | string {
  const { response, reference } = (typeof input === 'object' && input !== null ? input : {}) as RuleLine
  const isReference = typeof reference === 'string' || reference === null
  return typeof response === 'string' && isReference
    ? { output: officialLevels(response, reference, found) }
    : 'needs the field "input" with the text "response" and "reference", a text or null.'
}

/** The plan checker: only the validity from VAL's output. */
function checkLine(line: RuleLine, domain: string, opened: Configurations): { output: unknown } | string {
  const { input, instance, domain_pddl } = line
  if (typeof input !== 'string') return 'needs the text field "input".'
  const instances = new Map(Object.entries((typeof line.instances === 'object' && line.instances) || {}))
  const key = instance === undefined ? undefined : String(instance)
  const problem = key === undefined && instances.size === 1 ? [...instances.values()][0] : instances.get(key ?? '')
  if (typeof problem !== 'string')
    return key === undefined
      ? 'needs the field "instances" with one text, or the field "instance" to choose one of them.'
      : `needs the PDDL of the instance ${key} in the field "instances".`
  const domainText = typeof domain_pddl === 'string' ? domain_pddl : opened.get(domain)?.domainText
  if (domainText === undefined) return 'needs the text field "domain_pddl".'
  const loaded = loadTask({ domain: domainText, problem })
  if (loaded.kind !== 'ready') return loaded.message
  const { valid } = checkByVal(loaded.task, input)
  return { output: { valid } }
}

export const officialLines: OfficialLines<NamedConfiguration> = {
  rules: textRules,
  reader(name, domain, opened) {
    const rule = textRules.find(each => each === name)
    if (rule === undefined) return unknownRule(name)
    const found = officialTables(domain, opened)
    return typeof found === 'string' ? found : text => readByRule(rule, text, found)
  },
  output: outputOfLine,
}

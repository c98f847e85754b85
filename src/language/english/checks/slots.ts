// Checks slots: unknown, missing or repeated ones, and a noun before a slot of another type.

import { nearNames } from '#base/suggest'
import type { Domain } from '#planning/pddl/model'
import type { Phrases } from '../phrases'
import { slotNames, type Template, type TemplatePart } from '../template'
import type { Findings } from './finding'
import type { Wording } from './wordings'

type Slot = Extract<TemplatePart, { kind: 'slot' }>

/** The slots of a wording, in order. */
export const slotsIn = (template: Template): readonly Slot[] => template.parts.filter(part => part.kind === 'slot')

/** Codes of faults that make the sentences of a wording meaningless. */
export const slotFaults = [
  'template',
  'unknown-parameter',
  'unused-parameter',
  'duplicate-parameter',
  'unknown-type',
  'argument-order',
  'leftover-markup',
] as const

/** True if a fault of its slots makes its sentences meaningless. */
export const isFaulty = ({ template }: Wording, findings: Findings): boolean =>
  findings.has(template.span, ...slotFaults) ||
  template.parts.some(part => part.kind === 'slot' && findings.has(part.span, ...slotFaults))

/** Checks that every slot names a parameter, and every parameter is used once. */
export function checkSlots(wording: Wording, findings: Findings): void {
  const { template, parameters, use } = wording
  if (use === 'foreign') return
  const used = slotNames(template)
  const left = parameters.filter(parameter => !used.includes(parameter))
  const unknown = slotsIn(template).filter(({ name }) => !parameters.includes(name))
  for (const { name, span } of unknown) {
    const near = nearNames(name, left)
    // A single unknown slot is taken for the single missing one.
    const meant = unknown.length === 1 && left.length === 1 ? left[0] : near[0]
    findings.add({
      ...{ code: 'unknown-parameter', severity: 'error', span },
      message: `There is no parameter \`${name}\`; there ${parameters.length === 1 ? 'is' : 'are'} ${parameters.map(each => `\`${each}\``).join(', ') || 'none'}.`,
      ...(meant === undefined ? {} : { fix: { label: `Write \`{${meant}}\``, span, text: `{${meant}}` } }),
    })
  }
  if (unknown.length === 0)
    for (const parameter of left)
      findings.add({
        ...{ code: 'unused-parameter', severity: 'error', span: template.span },
        message: `This wording leaves out \`${parameter}\`, so two different things read the same.`,
      })
  for (const parameter of parameters) {
    const times = used.filter(name => name === parameter).length
    if (times > 1)
      findings.add({
        ...{ code: 'duplicate-parameter', severity: 'error', span: template.span },
        message: `This wording uses \`${parameter}\` ${times} times.`,
      })
  }
}

/** Slots of phrases that name no action are types. */
export function checkForeign(wording: Wording, domain: Domain, findings: Findings): void {
  if (wording.use !== 'foreign') return
  const types = new Set(['object', ...domain.types.map(({ name }) => name)])
  for (const { name, span } of slotsIn(wording.template))
    if (!types.has(name))
      findings.add({
        ...{ code: 'unknown-type', severity: 'error', span },
        message: `\`${name}\` is no type of the domain.`,
      })
}

/** Reports a noun of one type before a slot declared with another type: the parameters were reordered. */
export function checkNouns(wording: Wording, phrases: Phrases, domain: Domain, findings: Findings): void {
  const nouns = nounsOf(phrases)
  const { template, parameters, types } = wording
  for (const [i, part] of template.parts.entries()) {
    const before = template.parts[i - 1]
    if (part.kind !== 'slot' || before?.kind !== 'text') continue
    const declared = types[parameters.indexOf(part.name)]
    const noun = nouns.find(({ ends }) => ends.test(before.text))
    if (declared === undefined || declared.length === 0 || noun === undefined) continue
    if (declared.some(type => related(domain, type, noun.type))) continue
    findings.add({
      ...{ code: 'argument-order', severity: 'error', span: part.span },
      message: `\`{${part.name}}\` is declared as ${declared.map(type => `\`${type}\``).join(' or ')}, but the word before it is “${noun.word}”.`,
    })
    // The other slot is wrong for the same reason and is not reported.
    return
  }
}

interface Noun {
  readonly word: string
  readonly type: string
  readonly ends: RegExp
}

const known = new WeakMap<Phrases, readonly Noun[]>()

/** The nouns of each type, longest first, without nouns that two types share. */
function nounsOf(phrases: Phrases): readonly Noun[] {
  const nouns = known.get(phrases) ?? nounsIn(phrases)
  known.set(phrases, nouns)
  return nouns
}

function nounsIn({ types }: Phrases): Noun[] {
  const seen = new Map<string, number>()
  for (const { one } of types) seen.set(one, (seen.get(one) ?? 0) + 1)
  return types
    .filter(({ one }) => seen.get(one) === 1 && /^[\w -]+$/.test(one))
    .map(({ name, one }) => ({ word: one, type: name, ends: new RegExp(`(?:^|\\s)${one} $`, 'i') }))
    .sort((a, b) => b.word.length - a.word.length)
}

/** True if one type is the other, or an ancestor or descendant of it. */
function related(domain: Domain, one: string, other: string): boolean {
  const parents = new Map(domain.types.map(({ name, parents: above }) => [name, above.map(each => each.name)]))
  const reaches = (from: string, to: string, depth = 0): boolean =>
    from === to ||
    to === 'object' ||
    (depth <= parents.size && (parents.get(from) ?? []).some(up => reaches(up, to, depth + 1)))
  return reaches(one, other) || reaches(other, one)
}

// The section `telling` of a phrases file: sentence templates of contexts, and the facts that they state.

import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml'
import type { Span } from '#base/text'
import type { Domain } from '#planning/pddl/model'
import type { PhraseReader } from './phrase-reader'
import { slotNames, type Template } from './template'
import {
  HOLE,
  isCount,
  type StatedPattern,
  type ContextTemplates,
  type Term,
  type ClauseTemplate,
  type ContextPart,
  type SentenceTemplate,
  contextParts,
} from './context-templates'

const KEYS = [...contextParts, 'introductory', 'opens', 'goal']
const SENTENCE_KEYS = ['says', 'states', 'each', 'between', 'gather', 'among', 'several', 'ends', 'miscounted']
const CLAUSE_KEYS = ['says', 'states', 'gather', 'among', 'several']
const FURTHER_SLOTS = /^(?:\.\.\.|#[a-z][\w-]*)$/

/** Undefined if the phrases have no such section. */
export function readContextTemplates(
  reader: PhraseReader,
  root: YAMLMap | undefined,
  domain: Domain,
): ContextTemplates | undefined {
  const section = root?.get('telling', true)
  if (section === undefined) return undefined
  if (!isMap(section)) {
    reader.report('phrases-shape', reader.spanOf(section), '`telling` holds `objects`, `setting`, `state`.')
    return undefined
  }
  const map = section as YAMLMap
  reader.keys(map, KEYS, 'a part of `telling`')
  const goal = reader.template(map, 'goal', FURTHER_SLOTS)
  const begin = map.get('introductory', true)
  return {
    sentences: contextParts.flatMap(part => sentencesOf(reader, map, part, domain)),
    introductory: isSeq(begin) ? begin.items.flatMap(item => (isScalar(item) ? [String(item.value)] : [])) : [],
    opens: reader.text(map, 'opens')?.value ?? '',
    ...(goal === undefined ? {} : { goal }),
  }
}

function sentencesOf(reader: PhraseReader, map: YAMLMap, part: ContextPart, domain: Domain): SentenceTemplate[] {
  return mapsUnder(reader, map, part).flatMap(node => {
    const span = reader.spanOf(node)
    reader.keys(node, SENTENCE_KEYS, 'something a sentence has')
    const wording = reader.template(node, 'says', FURTHER_SLOTS)
    if (wording === undefined) {
      reader.report('missing-wording', span, 'A sentence has a wording under `says`.')
      return []
    }
    const isWhole = node.get('each', true) === undefined
    const around = isWhole ? undefined : wording
    const lead = isWhole ? [] : slotNames(wording)
    const clauses = (isWhole ? [node] : mapsUnder(reader, node, 'each')).flatMap(
      each => clauseOf(reader, each, around, domain) ?? [],
    )
    const between = untrimmed(node, 'between')
    const miscounted = reader.text(node, 'miscounted')
    if (miscounted !== undefined && !lead.includes(`#${miscounted.value}`))
      reader.unknown('slot', miscounted.value, miscounted.span, lead)
    return [
      {
        part,
        span,
        template: isWhole ? holeOf(wording) : wording,
        isClause: isWhole,
        clauses,
        states: isWhole ? [] : statesOf(reader, node, [], lead, domain),
        ...(between === undefined ? {} : { between }),
        ...(miscounted === undefined ? {} : { miscounted: miscounted.value }),
        ends: untrimmed(node, 'ends') ?? '.',
      },
    ]
  })
}

/** The template of a sentence that consists of its clause only. */
const holeOf = ({ span }: Template): Template => ({
  text: `{${HOLE}}`,
  span,
  parts: [{ kind: 'slot', name: HOLE, span }],
})

/** The text under a key, with its leading and trailing blanks. */
function untrimmed(map: YAMLMap, key: string): string | undefined {
  const node = map.get(key, true)
  return isScalar(node) && typeof node.value === 'string' ? node.value : undefined
}

/** One entry or a list of entries. */
function mapsUnder(reader: PhraseReader, map: YAMLMap, key: string): YAMLMap[] {
  const node = map.get(key, true)
  const items = isSeq(node) ? node.items : node === undefined ? [] : [node]
  return items.flatMap(item => {
    if (isMap(item)) return [item as YAMLMap]
    reader.report(
      'phrases-shape',
      reader.spanOf(item),
      `\`${key}\` is a list of sentences, each with \`says\` and \`states\`.`,
    )
    return []
  })
}

function clauseOf(
  reader: PhraseReader,
  node: YAMLMap,
  around: Template | undefined,
  domain: Domain,
): ClauseTemplate | undefined {
  if (around !== undefined) reader.keys(node, CLAUSE_KEYS, 'something a clause has')
  const template = reader.template(node, 'says', FURTHER_SLOTS)
  if (template === undefined) return undefined
  const own = slotNames(template)
  const gather = reader.text(node, 'gather')
  if (gather !== undefined && !own.includes(gather.value)) reader.unknown('slot', gather.value, gather.span, own)
  const among = untrimmed(node, 'among')
  return {
    template,
    ...(gather === undefined ? {} : { gather: gather.value }),
    ...(among === undefined ? {} : { among }),
    ...(node.get('several') === true ? { several: true as const } : {}),
    states: statesOf(reader, node, own, around === undefined ? [] : slotNames(around), domain),
  }
}

/** The patterns under `states`; each slot must occur in some fact. */
function statesOf(
  reader: PhraseReader,
  node: YAMLMap,
  own: readonly string[],
  around: readonly string[],
  domain: Domain,
): StatedPattern[] {
  const text = reader.text(node, 'states')
  const used = new Set<string>()
  const states = text === undefined ? [] : statedIn(reader, text, [...own, ...around], used, domain)
  for (const slot of own)
    if (!used.has(slot) && !own.includes(`#${slot}`) && slot !== HOLE && !isCount(slot))
      reader.report(
        'unused-slot',
        text?.span ?? reader.spanOf(node),
        `The sentence has \`{${slot}}\`, and states nothing of it.`,
      )
  return states
}

/** `(at {c} {l}) {d} - direction`; after `not`, a name that is not an object. */
function statedIn(
  reader: PhraseReader,
  { value, span }: { readonly value: string; readonly span: Span },
  slots: readonly string[],
  used: Set<string>,
  domain: Domain,
): StatedPattern[] {
  const termOf = (word: string): Term => {
    const slot = /^\{(.*)\}$/.exec(word)?.[1]
    if (slot === undefined) return { name: word.toLowerCase() }
    used.add(slot)
    if (!slots.includes(slot)) reader.unknown('slot', slot, span, slots, 'The sentence')
    return { slot }
  }
  const names = (list: readonly { readonly name: string }[]): string[] => list.map(({ name }) => name)
  const found: StatedPattern[] = []
  for (const match of value.matchAll(/\(([^()]*)\)|(not )?([^\s()]+) - ([^\s()]+)/g)) {
    if (match[1] === undefined) {
      const type = match[4]!.toLowerCase()
      if (!domain.types.some(({ name }) => name === type)) reader.unknown('type', type, span, names(domain.types))
      const kind = match[2] === undefined ? 'object' : 'absent'
      found.push({ kind, type, term: termOf(match[3]!) })
      continue
    }
    const [predicate = '', ...terms] = match[1].trim().split(/\s+/)
    const declared = domain.predicates.find(({ name }) => name === predicate.toLowerCase())
    if (declared === undefined) reader.unknown('predicate', predicate, span, names(domain.predicates))
    else if (declared.parameters.length !== terms.length)
      reader.report(
        'stated-arity',
        span,
        `\`${predicate}\` has ${declared.parameters.length} parameters, not ${terms.length}.`,
      )
    else found.push({ kind: 'fact', predicate: declared.name, terms: terms.map(termOf) })
  }
  return found
}

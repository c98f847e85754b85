// `phrases.yaml` → `Phrases`, with a diagnostic on the exact range for all that is not as it should be.

import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml'
import type { Diagnostic } from '../pddl/diagnostic'
import type { Domain } from '../pddl/model'
import {
  type ActionPhrases,
  type Phrases,
  type PredicatePhrases,
  type TypePhrases,
  typesOf,
} from './phrases'
import { predicatesTold } from './telling'
import { readTelling } from './read-telling'
import { PhraseReader } from './phrase-reader'

export interface ReadPhrases {
  /** As far as it could be read. */
  readonly phrases: Phrases
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads a domain's English; names are checked against the domain. Never throws. */
export function readPhrases(text: string, domain: Domain): ReadPhrases {
  const reader = new PhraseReader(text)
  const root = reader.root()
  const own = (parameters: readonly { name: string }[]): string[] =>
    parameters.map(parameter => parameter.name.replace(/^\?/, ''))
  const predicateNames = domain.predicates.map(predicate => predicate.name)
  if (root !== undefined) reader.sections(root)

  // English of others comes without introduction and denials, and may leave predicates out.
  const source = reader.text(root, 'source')?.value
  const isOwn = source === undefined
  const leftOut = readLeftOut(reader, root, predicateNames)

  const predicates = new Map<string, PredicatePhrases>()
  for (const { name, span, value } of reader.entries(root, 'predicates')) {
    const declared = domain.predicates.find(predicate => predicate.name === name)
    if (declared === undefined) {
      reader.unknown('predicate', name, span, predicateNames)
      continue
    }
    reader.keys(value, ['holds', 'fails', 'read', 'gather', 'told'], 'something a predicate has')
    const parameters = own(declared.parameters)
    const gather = reader.text(value, 'gather')
    if (gather !== undefined && !parameters.includes(gather.value))
      reader.unknown('parameter', gather.value, gather.span, parameters)
    const told = reader.template(value, 'told')
    predicates.set(name, {
      name,
      span,
      parameters,
      types: typesOf(declared.parameters),
      holds: reader.templates(value, 'holds', span, true),
      fails: reader.templates(value, 'fails', span, isOwn),
      read: reader.templates(value, 'read', span, false),
      ...(gather !== undefined && parameters.includes(gather.value)
        ? { gather: gather.value }
        : {}),
      ...(told !== undefined ? { told } : {}),
    })
  }

  const actions = new Map<string, ActionPhrases>()
  const schemaNames = domain.actions.map(action => action.name)
  for (const { name, span } of reader.entries(root, 'actions')) {
    const declared = domain.actions.find(action => action.name === name)
    if (declared === undefined) {
      reader.unknown('action', name, span, schemaNames)
      continue
    }
    const section = root?.get('actions', true)
    const wordings = reader.templates(isMap(section) ? section : undefined, name, span, true)
    actions.set(name, {
      name,
      span,
      parameters: own(declared.parameters),
      types: typesOf(declared.parameters),
      wordings,
    })
  }

  const names = new Map(
    reader
      .entries(root, 'names')
      .flatMap(({ name, node }) =>
        isScalar(node) ? [[name, String(node.value).toLowerCase()] as const] : [],
      ),
  )
  const telling = readTelling(reader, root, domain)
  const told = telling === undefined ? new Set<string>() : predicatesTold(telling)
  reader.missing(
    'predicate',
    predicateNames.filter(name => ![predicates, leftOut, told].some(each => each.has(name))),
    root,
    'predicates',
  )
  reader.missing(
    'action',
    schemaNames.filter(name => !actions.has(name)),
    root,
    'actions',
  )
  const introduction = reader.text(root, 'introduction')
  const phrases: Phrases = {
    ...(source === undefined ? {} : { source }),
    introduction: introduction?.value ?? (isOwn ? reader.lacking('introduction', '') : ''),
    ...(introduction === undefined ? {} : { introductionSpan: introduction.span }),
    types: readTypes(reader, root, domain),
    setting: reader.names(root, 'setting', 'predicate', predicateNames),
    state: reader.names(root, 'state', 'predicate', predicateNames),
    predicates,
    actions,
    foreign: reader.templates(root, 'foreign', { from: 0, to: 0 }, false),
    ...(telling === undefined ? {} : { telling }),
    ...(names.size === 0 ? {} : { names }),
    ...(leftOut.size === 0 ? {} : { leftOut }),
  }
  return { phrases, diagnostics: reader.diagnostics }
}

/** Predicates that contexts do not tell, each with what is to be taken as told. */
function readLeftOut(
  reader: PhraseReader,
  root: YAMLMap | undefined,
  known: readonly string[],
): Map<string, string> {
  const found = new Map<string, string>()
  for (const { name, span, node } of reader.entries(root, 'left-out'))
    if (!known.includes(name)) reader.unknown('predicate', name, span, known)
    else found.set(name, isScalar(node) ? String(node.value).trim() : '')
  return found
}

function readTypes(reader: PhraseReader, root: YAMLMap | undefined, domain: Domain): TypePhrases[] {
  const known = ['object', ...domain.types.map(type => type.name)]
  const types: TypePhrases[] = []
  for (const { name, span, node } of reader.entries(root, 'types')) {
    if (!known.includes(name)) {
      reader.unknown('type', name, span, known)
      continue
    }
    const [one, many] = isSeq(node)
      ? node.items.map(item => (isScalar(item) ? String(item.value) : ''))
      : []
    const [ofOne, ofMany] = isSeq(node) ? node.items.map(item => reader.spanOf(item)) : []
    if (!one || !many || ofOne === undefined || ofMany === undefined)
      reader.say(
        'type-forms',
        span,
        `\`${name}\` needs two forms, such as \`[${name}, ${name}s]\`.`,
      )
    else types.push({ name, one, many, spans: { one: ofOne, many: ofMany } })
  }
  return types
}

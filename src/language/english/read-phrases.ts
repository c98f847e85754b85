// Parses `phrases.yaml` into `Phrases`, with a diagnostic on the exact range of every fault.

import { isScalar, type YAMLMap } from 'yaml'
import type { Diagnostic } from '#planning/pddl/diagnostic'
import type { Domain } from '#planning/pddl/model'
import { type ActionPhrases, type Phrases, type PredicatePhrases, type TypePhrases, typesOf } from './phrases'
import { predicatesInContext } from './context-templates'
import { readNumbered } from './numbered'
import { readLeftOut } from './read-left-out'
import { readContextTemplates } from './read-context-templates'
import { readVersions } from './read-versions'
import { PHRASE_SECTIONS, PhraseReader } from './phrase-reader'

export interface ReadPhrases {
  /** Everything that could be read. */
  readonly phrases: Phrases
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads a domain's English; names are checked against the domain. Never throws; time is linear in the text. */
export function readPhrases(text: string, domain: Domain): ReadPhrases {
  const reader = new PhraseReader(text)
  const root = reader.root()
  const predicateNames = domain.predicates.map(predicate => predicate.name)
  if (root !== undefined) reader.sections(root)

  // Published English has no introduction or denials, and may leave out predicates.
  const source = reader.text(root, 'source')?.value
  const isOwn = source === undefined
  const leftOut = readLeftOut(reader, root, domain)
  const predicates = readPredicates(reader, root, domain, isOwn)
  const { versions, own: version } = readVersions(reader, root, domain)
  const actions = readActions(reader, root, domain, version)
  const names = new Map(
    reader
      .entries(root, 'names')
      .flatMap(({ name, node }) => (isScalar(node) ? [[name, String(node.value).toLowerCase()] as const] : [])),
  )
  const numbered = readNumbered(reader, root, domain)
  const contexts = readContextTemplates(reader, root, domain)
  const known = contexts === undefined ? new Set<string>() : predicatesInContext(contexts)
  reader.missing(
    'predicate',
    predicateNames.filter(name => !predicates.has(name) && !known.has(name) && (isOwn || !leftOut.has(name))),
    root,
    'predicates',
  )
  reader.missing(
    'action',
    domain.actions.map(({ name }) => name).filter(name => !actions.has(name)),
    root,
    'actions',
  )
  const introduction = reader.text(root, 'introduction')
  if (isOwn && reader.under(root, 'introduction') === undefined) reader.lacking('introduction')
  const setting = reader.names(root, 'setting', 'predicate', predicateNames)
  const state = reader.names(root, 'state', 'predicate', predicateNames)
  const phrases: Phrases = {
    ...(source === undefined ? {} : { source }),
    introduction: introduction?.value ?? '',
    ...(introduction === undefined ? {} : { introductionSpan: introduction.span }),
    types: readTypes(reader, root, domain),
    setting: setting.map(({ value }) => value),
    state: state.map(({ value }) => value),
    predicates,
    actions,
    foreign: reader.templates(root, 'foreign', { from: 0, to: 0 }, false),
    ...(isComplete(reader, root) ? { isComplete: true } : {}),
    ...(contexts === undefined ? {} : { contexts }),
    ...(names.size === 0 ? {} : { names }),
    ...(numbered.size === 0 ? {} : { numbered }),
    ...(leftOut.size === 0 ? {} : { leftOut }),
    ...(versions.length === 0 ? {} : { versions }),
    places: {
      introduction: reader.sentences(root, 'introduction'),
      setting: setting.map(({ span }) => span),
      state: state.map(({ span }) => span),
      types: new Map(reader.entries(root, 'types').map(({ name, span }) => [name, span])),
      sections: new Map(
        PHRASE_SECTIONS.flatMap(name => {
          const entry = reader.under(root, name)
          return entry === undefined ? [] : [[name, entry.span] as const]
        }),
      ),
    },
  }
  return { phrases, diagnostics: reader.diagnostics }
}

/** True if the file declares that it contains every action wording. */
function isComplete(reader: PhraseReader, root: YAMLMap | undefined): boolean {
  const placed = reader.text(root, 'complete')
  if (placed === undefined || placed.value.trim() === 'actions') return placed !== undefined
  reader.report('complete', placed.span, '`complete` says `actions`, or is not there.')
  return false
}

const own = (parameters: readonly { readonly name: string }[]): string[] =>
  parameters.map(parameter => parameter.name.replace(/^\?/, ''))

function readPredicates(
  reader: PhraseReader,
  root: YAMLMap | undefined,
  domain: Domain,
  isOwn: boolean,
): Map<string, PredicatePhrases> {
  const declarations = new Map(domain.predicates.map(each => [each.name, each]))
  const names = [...declarations.keys()]
  const predicates = new Map<string, PredicatePhrases>()
  for (const { name, span, value } of reader.entries(root, 'predicates')) {
    const declared = declarations.get(name)
    if (declared === undefined) {
      reader.unknown('predicate', name, span, names)
      continue
    }
    reader.keys(value, ['holds', 'fails', 'read', 'gather', 'told'], 'a key of a predicate')
    const parameters = own(declared.parameters)
    const gather = reader.name(value, 'gather')
    const isGathered = gather !== undefined && parameters.includes(gather.value)
    if (gather !== undefined && !isGathered)
      reader.unknown('parameter', gather.value, gather.span, parameters, `The predicate \`${name}\``)
    const template = reader.template(value, 'told')
    predicates.set(name, {
      ...{ name, span, parameters },
      types: typesOf(declared.parameters),
      holds: reader.templates(value, 'holds', span, true),
      fails: reader.templates(value, 'fails', span, isOwn),
      read: reader.templates(value, 'read', span, false),
      ...(isGathered ? { gather: gather.value } : {}),
      ...(template !== undefined ? { told: template } : {}),
    })
  }
  return predicates
}

function readActions(
  reader: PhraseReader,
  root: YAMLMap | undefined,
  domain: Domain,
  version: YAMLMap | undefined,
): Map<string, ActionPhrases> {
  const declarations = new Map(domain.actions.map(each => [each.name, each]))
  const names = [...declarations.keys()]
  const actions = new Map<string, ActionPhrases>()
  for (const entry of [...reader.entries(root, 'actions'), ...reader.entries(version, 'actions')]) {
    const { name, span } = entry
    const declared = declarations.get(name)
    if (declared === undefined) {
      // Another version may lack actions of the domain.
      if (version === undefined) reader.unknown('action', name, span, names)
      continue
    }
    // A list of wordings; or `wordings` and `read`, each with a list.
    const splitAction = entry.value
    reader.keys(splitAction, ['wordings', 'read'], 'a key of an action')
    actions.set(name, {
      ...{ name, span },
      parameters: own(declared.parameters),
      types: typesOf(declared.parameters),
      wordings:
        splitAction === undefined
          ? reader.templatesOf(entry, name, span, true)
          : reader.templates(splitAction, 'wordings', span, true),
      read: reader.templates(splitAction, 'read', span, false),
    })
  }
  return actions
}

function readTypes(reader: PhraseReader, root: YAMLMap | undefined, domain: Domain): TypePhrases[] {
  const known = ['object', ...domain.types.map(type => type.name)]
  const all = new Set(known)
  return reader.entries(root, 'types').flatMap(entry => {
    const { name, span } = entry
    if (!all.has(name)) {
      reader.unknown('type', name, span, known)
      return []
    }
    const forms = reader.forms(entry)
    if (forms === undefined) {
      const message = `\`${name}\` needs two forms, such as \`[${name}, ${name}s]\`.`
      reader.report('type-forms', span, message)
      return []
    }
    const [one, many] = forms
    return [{ name, one: one.value, many: many.value, spans: { one: one.span, many: many.span } }]
  })
}

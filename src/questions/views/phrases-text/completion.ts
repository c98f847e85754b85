// Completions at a position of a phrases file. The context is found by a marker inserted at the cursor: incomplete YAML
// is parsed like any other, and the path of keys to the marker's scalar gives the context.

import { parentsText, typedNameText, typedShapeOf } from '#planning/pddl/shape'
import type { Span } from '#base/text'
import type { Domain } from '#planning/pddl/model'
import { yamlText } from '#language/english/starter/yaml'
import { loadDomain } from '#planning/task/load'
import { isNamed, placeOf, scalarsOf, type WordingPlace, type WrittenScalar } from '#language/english/phrase-parts'
import type { PhraseTexts } from './texts'
import { entrySnippet, fieldSnippet, indentationOf, sectionSnippet, starterWordings } from './stubs'
import { actionFieldWords, fieldWords, sectionWords, sourceWords } from './words'

export interface PhraseCompletion {
  readonly kind: 'section' | 'predicate' | 'action' | 'type' | 'field' | 'slot' | 'wording'
  readonly label: string
  readonly detail: string
  readonly doc: string
  readonly insert: string
  /** `insert` has placeholders such as `${1:…}`; its further lines are indented like the first. */
  readonly isSnippet: boolean
}

export interface PhraseCompletions {
  /** The range that an item replaces. */
  readonly span: Span
  readonly items: readonly PhraseCompletion[]
}

/** A word that occurs in no text. */
const MARK = 'zz0qz'

/** The context of a completion. */
interface Asked {
  readonly texts: PhraseTexts
  readonly domain: Domain
  readonly offset: number
  /** The scalar at the cursor without the marker, and its text before the cursor. */
  readonly scalar: WrittenScalar
  /** All other scalars of the text with the marker. */
  readonly others: readonly WrittenScalar[]
}

/** Completions at an offset of the phrases file. Never throws. */
export function completionsIn(texts: PhraseTexts, offset: number): PhraseCompletions {
  const none = { span: { from: offset, to: offset }, items: [] }
  const marked = texts.phrases.slice(0, offset) + MARK + texts.phrases.slice(offset)
  const scalars = scalarsOf(marked)
  const found = scalars.find(({ value, span }) => span.from <= offset && offset < span.to && value.includes(MARK))
  if (found === undefined) return none
  const span = { from: found.span.from, to: found.span.to - MARK.length }
  const scalar = { ...found, value: found.value.replace(MARK, ''), span }
  const others = scalars.filter(each => each !== found)
  const { domain } = loadDomain(texts.domain)
  return fitting({ texts, domain, offset, scalar, others }) ?? none
}

function fitting(asked: Asked): PhraseCompletions | undefined {
  const { path, isKey } = asked.scalar
  const [section = '', head = ''] = path
  if (path.length === 0) return { span: wordOf(asked), items: sections(asked) }
  if (path.length === 1 && isNamed(section)) return { span: wordOf(asked), items: entries(asked, section) }
  // Without a key, the content of an action is a wording.
  if (path.length === 2 && (section === 'predicates' || (section === 'actions' && isKey)))
    return { span: wordOf(asked), items: fields(asked, section, head) }
  const place = placeOf(path)
  if (place === 'listed') return { span: wordOf(asked), items: predicateNames(asked, section) }
  if (place === 'gather') return { span: wordOf(asked), items: slots(asked, 'holds', head, name => name) }
  if (place === 'form') return { span: wordOf(asked), items: forms(head) }
  // Without quotes, YAML reads `- {car} is …` as a map with the slot as its key.
  if (place === 'wording') return isKey ? undefined : inWording(asked)
  return undefined
}

/** The range to be replaced: the whole word, within the line of the cursor. */
function wordOf({ texts, offset, scalar }: Asked): Span {
  const line = texts.phrases.lastIndexOf('\n', offset - 1) + 1
  const before = /[^\s[\]{},:]*$/.exec(texts.phrases.slice(Math.max(line, scalar.span.from), offset))
  const after = /^[\w-]*/.exec(texts.phrases.slice(offset, Math.max(offset, scalar.span.to)))
  return { from: offset - (before?.[0].length ?? 0), to: offset + (after?.[0].length ?? 0) }
}

const sections = ({ texts, others }: Asked): PhraseCompletion[] => {
  const present = new Set(others.flatMap(each => (each.path.length === 0 ? [each.value] : [])))
  const words = present.has('source') ? [...sectionWords, ...sourceWords] : sectionWords
  return words
    .filter(({ name }) => !present.has(name))
    .map(({ name, short, doc }) => ({
      ...{ kind: 'section', label: name, detail: short, doc, isSnippet: true },
      insert: sectionSnippet(name, indentationOf(texts.phrases)),
    }))
}

const entryKinds = { types: 'type', predicates: 'predicate', actions: 'action' } as const

/** Names of the domain without an entry, each completed with a whole entry. */
function entries(asked: Asked, section: 'types' | 'predicates' | 'actions'): PhraseCompletion[] {
  const { texts, domain, others, scalar } = asked
  const present = keysUnder(others, [section])
  const from = { text: texts.domain, domain, indentation: indentationOf(texts.phrases) }
  const rest = texts.phrases.slice(scalar.span.to)
  const hasColon = scalar.isKey && /^[\w-]*[^\S\n]*:/.test(rest)
  return domain[section]
    .filter(({ name }) => !present.has(name))
    .map(declared => ({
      kind: entryKinds[section],
      label: declared.name,
      detail: 'parameters' in declared ? typedShapeOf(declared) : `a ${parentsText(declared.parents)}`,
      doc: 'doc' in declared ? declared.doc : '',
      insert: hasColon ? declared.name : entrySnippet(section, declared.name, from),
      isSnippet: !hasColon,
    }))
}

function fields(asked: Asked, section: 'predicates' | 'actions', head: string): PhraseCompletion[] {
  const { texts, domain, others, scalar } = asked
  const present = keysUnder(others, [section, head])
  const from = { text: texts.domain, domain, indentation: indentationOf(texts.phrases) }
  const rest = texts.phrases.slice(scalar.span.to)
  const hasColon = scalar.isKey && /^[\w-]*[^\S\n]*:/.test(rest)
  return (section === 'actions' ? actionFieldWords : fieldWords)
    .filter(({ name }) => !present.has(name))
    .map(({ name, short, doc }) => ({
      ...{ kind: 'field', label: name, detail: short, doc },
      insert: hasColon ? name : fieldSnippet(section, name, head, from),
      isSnippet: !hasColon,
    }))
}

/** Keys of the map at a path. */
const keysUnder = (scalars: readonly WrittenScalar[], path: readonly string[]): Set<string> =>
  new Set(
    scalars.flatMap(each =>
      each.isKey && each.path.length === path.length && each.path.every((key, i) => key === path[i])
        ? [each.value.toLowerCase()]
        : [],
    ),
  )

/** Predicates that are not listed yet. */
function predicateNames({ domain, others }: Asked, section: string): PhraseCompletion[] {
  const present = new Set(
    others.flatMap(({ path, isKey, value }) =>
      !isKey && path.length === 1 && (path[0] === section || path[0] === 'state' || path[0] === 'setting')
        ? [value.toLowerCase()]
        : [],
    ),
  )
  return domain.predicates
    .filter(({ name }) => !present.has(name))
    .map(declared => plain('predicate', declared.name, typedShapeOf(declared), declared.doc))
}

const forms = (head: string): PhraseCompletion[] => {
  const word = head.replace(/[-_]+/g, ' ')
  return [plain('type', word, 'one', ''), plain('type', `${word}s`, 'several', '')]
}

const plain = (kind: PhraseCompletion['kind'], label: string, detail: string, doc: string): PhraseCompletion => ({
  kind,
  label,
  detail,
  doc,
  insert: label,
  isSnippet: false,
})

/** Slots within braces; generated wordings in an empty wording; else slots with their braces. */
function inWording(asked: Asked): PhraseCompletions {
  const { texts, domain, offset, scalar } = asked
  const [section = '', second = '', field = ''] = scalar.path
  const use = section === 'foreign' ? 'foreign' : section === 'actions' ? 'action' : (field as WordingPlace)
  const head = use === 'foreign' ? '' : second
  const text = texts.phrases
  const open = text.lastIndexOf('{', offset - 1)
  const isOpen = open >= scalar.span.from && !text.slice(open, offset).includes('}')
  if (isOpen) {
    const rest = /^[^\s{}[\]"']*/.exec(text.slice(offset))![0]
    const to = offset + rest.length
    // Includes the closing brace, so that the cursor ends after it.
    const span = { from: open + 1, to: text[to] === '}' ? to + 1 : to }
    return { span, items: slots(asked, use, head, name => `${name}}`) }
  }
  const here = { from: offset, to: offset }
  if (scalar.value.trim() !== '') return { span: here, items: slots(asked, use, head, name => `{${name}}`) }
  const isQuoted = /["']/.test(text[scalar.span.from] ?? '')
  const items = starterWordings(texts.domain, domain, use, head).map(wording => ({
    ...plain('wording', wording, 'to begin with', ''),
    insert: isQuoted ? wording : yamlText(wording),
  }))
  return { span: isQuoted ? here : scalar.span, items }
}

/** Parameters with their types, those that the wording does not use yet first. */
function slots(
  { domain, scalar }: Asked,
  use: WordingPlace,
  head: string,
  insert: (name: string) => string,
): PhraseCompletion[] {
  if (use === 'foreign')
    return domain.types.map(({ name }) => ({
      ...plain('slot', name, 'any object of this type', ''),
      insert: insert(name),
    }))
  const list = domain[use === 'action' ? 'actions' : 'predicates']
  const declared = list.find(({ name }) => name === head)
  const isUsed = (name: string): boolean => scalar.value.includes(`{${name}}`)
  const items = (declared?.parameters ?? []).map(parameter => {
    const name = parameter.name.slice(1)
    const used = isUsed(name) ? ', already here' : ''
    const detail = `${typedNameText(parameter)}${used}`
    return { ...plain('slot', name, detail, ''), insert: insert(name) }
  })
  return [...items.filter(({ label }) => !isUsed(label)), ...items.filter(({ label }) => isUsed(label))]
}

// Text to Domain: sections in any order, all faults at once, and as much of the model as could be read.

import type { DomainReading } from './read/reading'
import { readAction, readDerived, type ActionBlock } from './read/action'
import { readSections, reportBrackets } from './read/brackets'
import { checkDomain } from './check'
import { reportWords } from './condition'
import { type Repeat, declareOnce, declareType, distinct, sameParameters, sameType } from './read/declare'
import { readDefine, sectionName, ignoredSections, type SectionKind } from './read/define'
import type { Diagnostic } from './diagnostic'
import { Docs } from './read/docs'
import type { List, Node } from './list'
import { readLists } from './lists'
import { Log } from './read/log'
import { notes } from './messages'
import type {
  ActionSchema,
  CostFunction,
  DeclaringSection,
  DerivedRule,
  Domain,
  Name,
  ObjectFunction,
  Predicate,
  TypeDeclaration,
  TypedName,
  TypeExpression,
} from './model'
import { isGluedType, readGluedType, readSignature, readType, readTypedNames } from './read/typed-list'

const declaringSections: readonly DeclaringSection[] = [':types', ':constants', ':predicates', ':functions']

/** The sections of a domain. */
export const domainSections = [
  ':requirements',
  ':types',
  ':constants',
  ':predicates',
  ':functions',
  ':action',
  ':derived',
]
const foreign: ReadonlyMap<string, SectionKind> = new Map<string, SectionKind>([
  [':domain', 'problem'],
  [':objects', 'problem'],
  [':init', 'problem'],
  [':goal', 'problem'],
  [':metric', 'problem'],
  ...ignoredSections,
])

/** Reads a domain; the model contains everything that could be read, even if there are errors. */
export function parseDomain(text: string): { domain: Domain; diagnostics: readonly Diagnostic[] } {
  let log = new Log(text)
  let reading = readDomain(text, log)
  const typesOfAll = aboveObject(reading.domain)
  if (typesOfAll.size > 0) {
    // Reads it again, now that these types are known to be other names of `object`.
    log = new Log(text)
    log.typesOfAll = typesOfAll
    reading = readDomain(text, log)
  }
  checkDomain(reading, log)
  return { domain: reading.domain, diagnostics: log.inOrder() }
}

/** The types that `object` is declared below. */
function aboveObject({ types }: Domain): ReadonlySet<string> {
  const above = new Set(['object'])
  for (const name of above)
    for (const type of types) if (type.name === name) for (const parent of type.parents) above.add(parent.name)
  above.delete('object')
  return above
}

/** Reads a domain without looking names up. */
export function readDomain(text: string, log: Log): DomainReading {
  const lists = readLists(text)
  const define = readDefine(text, lists, 'domain', log)
  const reader = new DomainReader(new Docs(text, lists.comments), log)
  reader.lostSection = log.lost
  const explained = readSections(define.sections, lists, log, section => {
    const name = sectionName(section, 'domain', domainSections, foreign, log)
    if (name !== undefined) reader.section(name, section)
    else reader.lostSection = true
  })
  reportBrackets(text, lists, explained, log)
  const { requirements, partial, lostParameters, broken, repeats } = reader
  return {
    text,
    domain: reader.finish(define.name.name),
    lists,
    name: define.name,
    headerEnd: define.headerEnd,
    ...(requirements === undefined ? {} : { requirements }),
    partial,
    lostParameters,
    broken,
    repeats,
  }
}

class DomainReader {
  /** True if some section is unknown: it may be the missing one, misspelt. */
  lostSection = false
  requirements: List | undefined
  readonly partial = new Set<object>()
  readonly broken = new Set<object>()
  readonly lostParameters = new Set<object>()
  readonly repeats: Repeat[] = []
  private readonly required: Name[] = []
  private readonly types = new Map<string, TypeDeclaration>()
  private readonly constants = new Map<string, TypedName>()
  private readonly predicates = new Map<string, Predicate>()
  private readonly functions = new Map<string, CostFunction>()
  private readonly objectFunctions = new Map<string, ObjectFunction>()
  private readonly actions = new Map<string, ActionSchema>()
  private readonly derived: DerivedRule[] = []
  private readonly seen = new Set<string>()
  private readonly incomplete = new Set<DeclaringSection | ':action'>()
  private readonly docs: Docs
  private readonly log: Log

  constructor(docs: Docs, log: Log) {
    this.docs = docs
    this.log = log
  }

  section(name: string, list: List): void {
    if (list.broken) this.incomplete.add(':action')
    if (name === ':action') this.action(list)
    else if (name === ':derived') this.derivedRule(list)
    else this.declarations(name, list)
  }

  finish(name: string): Domain {
    if (this.lostSection) this.incomplete.add(':action')
    if (this.lostSection)
      for (const section of declaringSections) if (!this.seen.has(section)) this.incomplete.add(section)
    if (!this.incomplete.has(':types')) this.impliedTypes()
    return {
      name,
      requirements: this.required,
      types: [...this.types.values()],
      ...(this.log.typesOfAll.size > 0 ? { typesOfAll: [...this.log.typesOfAll] } : {}),
      constants: [...this.constants.values()],
      predicates: [...this.predicates.values()],
      functions: [...this.functions.values()],
      ...(this.objectFunctions.size > 0 ? { objectFunctions: [...this.objectFunctions.values()] } : {}),
      actions: [...this.actions.values()],
      derived: this.derived,
      ...(this.incomplete.size > 0 ? { incomplete: [...this.incomplete] } : {}),
    }
  }

  private declarations(name: string, list: List): void {
    const { log } = this
    const { items } = list
    if (this.seen.has(name)) log.report('repeated-section', items[0]!.span, [name])
    this.seen.add(name)
    log.lost = list.broken
    if (name === ':requirements') {
      this.requirements = list
      readRequirements(items, this.required, log)
    } else if (name === ':types') this.typeNames(items)
    else if (name === ':constants') this.constantNames(items)
    else if (name === ':predicates') this.predicateList(items)
    else this.functionList(items)
    if (log.lost && name !== ':requirements') this.incomplete.add(name as DeclaringSection)
  }

  private typeNames(items: readonly Node[]): void {
    const { typesOfAll } = this.log
    for (const { name, span, type } of readTypedNames(items, 1, 'type', this.log)) {
      if (name === 'object' && typesOfAll.size > 0 && type.length > 0)
        this.log.report('object-below', span, [[...typesOfAll]])
      declareType(this.types, { name, span, parents: type }, this.log, this.repeats)
      this.log.types.add(name)
    }
  }

  /** Parents that are not listed themselves: planners accept them as types. */
  private impliedTypes(): void {
    const { types, log } = this
    for (const type of [...types.values()])
      for (const { name, span } of type.parents) {
        if (name === 'object' || types.has(name)) continue
        const near = log.near(name, () => types.keys())
        // If the name is a typing error, other types may be affected.
        if (near.length > 0) this.incomplete.add(':types')
        const extras = near.length > 0 ? { notes: [{ message: notes.didYouMean(near) }] } : undefined
        log.report('implied-type', span, [name], extras)
        types.set(name, { name, span, parents: [] })
      }
  }

  private constantNames(items: readonly Node[]): void {
    for (const entry of readTypedNames(items, 1, 'object', this.log))
      declareOnce(this.constants, entry, 'duplicate-object', sameType, this.log, this.repeats)
  }

  private predicateList(items: readonly Node[]): void {
    const { log, repeats } = this
    let { lost } = log
    for (let i = 1; i < items.length; ) {
      const item = items[i]!
      log.lost = false
      if (item.items === undefined) i = reportWords(items, i, 'a predicate', log)
      else {
        i++
        const signature = this.signature(item, 'a predicate')
        if (signature !== undefined) {
          const entry = { ...signature, doc: this.docs.of(item.span) }
          if (log.lost) this.partial.add(entry)
          declareOnce(this.predicates, entry, 'duplicate-predicate', sameParameters, log, repeats)
        }
      }
      lost ||= log.lost
    }
    log.lost = lost
  }

  private signature(item: Node, what: string): CostFunction | undefined {
    const name = readSignature(item, what, this.log)
    if (name === undefined) return undefined
    const list = item as List
    this.log.enter(list)
    const parameters = readTypedNames(list.items, 1, 'variable', this.log)
    this.log.leave(list)
    return { ...name, parameters: distinct(name.name, parameters, this.log) }
  }

  /** `(f ?x - t) (g) - number`: the type of the values may be left out. */
  private functionList(items: readonly Node[]): void {
    const { log, repeats } = this
    const code = 'duplicate-function'
    /** Functions from here on wait for the type of their values. */
    let waiting: CostFunction[] = []
    const settle = (valueType: TypeExpression): void => {
      const isNumber = valueType.every(({ name }) => name === 'number')
      for (const entry of waiting)
        if (isNumber) declareOnce(this.functions, entry, code, sameParameters, log, repeats)
        else {
          const typed = { ...entry, valueType }
          if (this.partial.has(entry)) this.partial.add(typed)
          declareOnce(this.objectFunctions, typed, code, sameParameters, log, repeats)
        }
      waiting = []
    }
    let { lost } = log
    for (let i = 1; i < items.length; i++) {
      const item = items[i]!
      log.lost = false
      if (isGluedType(item.text)) settle(readGluedType(item, log))
      else if (item.text !== '-') {
        const entry = this.signature(item, 'a function')
        if (entry !== undefined) {
          if (log.lost) this.partial.add(entry)
          waiting.push(entry)
        }
      } else if (items[i + 1] === undefined) log.report('missing-type', item.span, [])
      else settle(readType(items[++i]!, log))
      lost ||= log.lost
    }
    settle([])
    log.lost = lost
  }

  private action(list: List): void {
    const block = readAction(list, this.docs, this.log)
    if (block === undefined) this.incomplete.add(':action')
    if (block === undefined) return
    this.note(block, list)
    const { log, repeats } = this
    declareOnce(this.actions, block.value, 'duplicate-action', () => false, log, repeats)
  }

  private derivedRule(list: List): void {
    const block = readDerived(list, this.log)
    if (block === undefined) return
    this.note(block, list)
    this.derived.push(block.value)
  }

  private note(block: ActionBlock<object>, list: List): void {
    if (list.broken) this.broken.add(block.value)
    if (block.lost) {
      this.partial.add(block.value)
      this.incomplete.add(':action')
    }
    if (block.lostParameters) this.lostParameters.add(block.value)
  }
}

/** The words of a `:requirements` section. */
export function readRequirements(items: readonly Node[], into: Name[], log: Log): void {
  for (let i = 1; i < items.length; i++) {
    const item = items[i]!
    if (item.items !== undefined) log.lose('name-in-brackets', item.span, ['a requirement'])
    else into.push({ name: item.text, span: item.span })
  }
}

// Determines the objects of a context and their types: by name, by number, or by the facts that they occur in.

import { counted, grouped, listed, quoted } from '#base/words'
import type { Domain } from '#planning/pddl/model'
import type { SentenceReading } from '../context-reader'
import { naturally } from '#base/natural'
import { countedBy, isCountedOff, MAX_NAMES, objectsNumbered } from '../numbered'
import type { Phrases } from '../phrases'
import type { Missing } from './described-problem'
import { type TypeTree, typeTree } from './type-tree'

export interface ReadObjects {
  /** Types by object name, without the domain's constants. */
  readonly types: ReadonlyMap<string, string>
  /** Names of the objects that no sentence mentions. */
  readonly unnamed: readonly string[]
  /** Impossible readings of sentences, each with the reason. */
  readonly odd: ReadonlyMap<SentenceReading, string>
  readonly missing: readonly Missing[]
}

/**
 * The objects of the sentences; a sentence with a name that fits no type is reported in `odd` and ignored. If a text
 * names as many objects of a type as it counts, and none by the usual names, these names replace the usual ones.
 */
export function readObjects(domain: Domain, phrases: Phrases, sentences: readonly SentenceReading[]): ReadObjects {
  const usual = new Gathering(domain, phrases, sentences).done()
  if (usual.odd.size === 0) return usual
  const names = new Set(
    sentences.flatMap(({ facts, objects }) => [
      ...facts.flatMap(fact => fact.slice(1, -1).split(' ').slice(1)),
      ...objects.map(({ name }) => name),
    ]),
  )
  const own = new Gathering(domain, phrases, sentences, names).done()
  return own.odd.size === 0 && own.missing.length === 0 ? own : usual
}

class Gathering {
  private readonly domain: Domain
  private readonly phrases: Phrases
  private readonly sentences: readonly SentenceReading[]
  private readonly tree: TypeTree
  private readonly odd = new Map<SentenceReading, string>()
  private readonly missing: Missing[] = []
  private readonly counts = new Map<string, number>()
  private readonly fixed = new Map<string, readonly string[]>()
  private readonly named = new Set<string>()
  /** The possible types of names outside of numbered series: all types except those with only numbered objects. */
  private readonly free: readonly string[]
  private readonly possible = new Map<string, readonly string[]>()

  /** With `names`, the usual names of a type are assumed only if some of them occur in the text. */
  constructor(domain: Domain, phrases: Phrases, sentences: readonly SentenceReading[], names?: ReadonlySet<string>) {
    this.domain = domain
    this.phrases = phrases
    this.sentences = sentences
    this.tree = typeTree(domain)
    for (const sentence of sentences) this.count(sentence)
    const absent = new Set(sentences.flatMap(each => each.absent.map(({ name }) => name)))
    const whole = this.number(absent, names)
    this.free = this.tree.names.filter(type => !this.isWhole(type, whole))
    for (const { name, type } of domain.constants)
      this.fixed.set(
        name,
        type.map(each => each.name),
      )
    for (const sentence of sentences) this.take(sentence)
  }

  /** Records the stated numbers; a second, different number makes its sentence odd. */
  private count(sentence: SentenceReading): void {
    const own = new Map<string, number>()
    for (const { of, number } of sentence.counts) {
      const before = this.counts.get(of)
      const here = own.get(of)
      const isType = this.tree.names.includes(of)
      if (before !== undefined ? before !== number : isType && here !== undefined && here !== number) {
        this.odd.set(sentence, `Earlier, the text gives another number of ${quoted(of)}.`)
        return
      }
      own.set(of, Math.max(number, here ?? 0))
    }
    for (const [of, number] of own) this.counts.set(of, number)
  }

  /** Names the numbered objects, and adds the types that have only numbered objects. */
  private number(absent: ReadonlySet<string>, known: ReadonlySet<string> | undefined): ReadonlySet<string> {
    const whole = new Set<string>()
    const loose: string[] = []
    let left = MAX_NAMES
    for (const [type, names] of this.phrases.numbered ?? []) {
      const found = objectsNumbered(names, this.counts, left)
      if (found === 'missing-number')
        this.missing.push({
          text: `The text does not say how many objects of the type ${quoted(type)} there are.`,
          facts: [],
        })
      else if (found === 'too-many')
        this.missing.push({
          text: `The text counts more objects than can be read: at most ${grouped(MAX_NAMES)}.`,
          facts: [],
        })
      else if (known === undefined || found.some(name => known.has(name))) {
        if (!names.isLoose) whole.add(type)
        left -= found.length
        for (const name of found)
          if (!absent.has(name) && !this.fixed.has(name)) {
            this.fixed.set(name, [type])
            if (names.isLoose) loose.push(name)
          }
      }
    }
    // Other sentences may narrow the type down to a subtype.
    for (const name of loose) {
      const [type] = this.fixed.get(name)!
      const below = this.tree.names.filter(each => this.tree.isUnder(each, type!) && !whole.has(each))
      this.fixed.set(name, below)
    }
    return whole
  }

  /** True if the name belongs to a numbered series but exceeds its stated number. */
  private isBeyond(name: string): boolean {
    return [...(this.phrases.numbered?.values() ?? [])].some(
      names => names.isLoose && isCountedOff(names, this.counts, name),
    )
  }

  /** True if the stated numbers cover all objects of the type. */
  private isWhole(type: string, whole: ReadonlySet<string>): boolean {
    if ([...whole].some(each => this.tree.isUnder(type, each))) return true
    const under = this.tree.under(type)
    if (under.length === 0 || this.phrases.numbered?.has(type) === true) return false
    const isCounted = this.phrases.contexts?.sentences.some(({ template, clauses }) =>
      [template, ...clauses.map(each => each.template)].some(({ parts }) =>
        parts.some(part => part.kind === 'slot' && part.name === `#${type}`),
      ),
    )
    return isCounted !== true && under.every(each => this.isWhole(each, whole))
  }

  /** Adds the objects of a sentence: all of them, or none if one is impossible. */
  private take(sentence: SentenceReading): void {
    if (this.odd.has(sentence)) return
    const found = new Map<string, readonly string[]>()
    const declare = (name: string, types: readonly string[]): boolean => {
      const before =
        found.get(name) ?? this.possible.get(name) ?? this.fixed.get(name) ?? (this.isBeyond(name) ? [] : this.free)
      const now = this.tree.narrow(before, types)
      found.set(name, now)
      if (now.length === 0) this.odd.set(sentence, this.reason(name, types))
      return now.length > 0
    }
    for (const { name, type } of sentence.objects) if (!declare(name, [type])) return
    for (const fact of sentence.facts) {
      const [predicate, ...names] = fact.slice(1, -1).split(' ')
      const declared = this.domain.predicates.find(each => each.name === predicate)
      if (declared === undefined) continue
      for (const [i, name] of names.entries()) if (!declare(name, typesOf(this.domain, predicate!, i))) return
    }
    for (const [name, types] of found) {
      this.named.add(name)
      this.possible.set(name, types)
    }
  }

  private reason(name: string, types: readonly string[]): string {
    const wanted = types.map(quoted).join(' or ')
    const known = this.possible.get(name) ?? this.fixed.get(name)
    if (known !== undefined)
      return `${quoted(name)} is of the type ${listed(this.tree.widest(known).map(quoted))}; this place wants an object of the type ${wanted}.`
    return this.isBeyond(name) || this.tree.narrow(this.free, types).length === 0
      ? `There is no object ${quoted(name)} among those ${wanted === '' ? '' : `of the type ${wanted} `}that the text counts.`
      : `The text makes two statements about ${quoted(name)} that no type allows together.`
  }

  done(): ReadObjects {
    const types = new Map<string, string>()
    const constants = new Set(this.domain.constants.map(({ name }) => name))
    for (const [name, possible] of new Map([...this.fixed, ...this.possible])) {
      if (constants.has(name)) continue
      const widest = this.tree.widest(possible)
      types.set(name, widest[0]!)
      if (widest.length > 1)
        this.missing.push({
          text: `Is ${quoted(name)} of the type ${widest.map(quoted).join(' or ')}? The text does not say.`,
          facts: [],
        })
    }
    this.compare(types)
    const unnamed = [...types.keys()].filter(name => !this.named.has(name))
    return { types, unnamed, odd: this.odd, missing: this.missing }
  }

  /** Compares the stated numbers with the objects found. */
  private compare(types: ReadonlyMap<string, string>): void {
    for (const { counts } of this.sentences)
      for (const { number, named: found } of counts)
        if (found !== undefined && found !== number)
          this.missing.push({
            text: `The text counts ${counted(number, 'object')} where it names ${grouped(found)}.`,
            facts: [],
          })
    const own = new Set([...(this.phrases.numbered?.values() ?? [])].flatMap(countedBy))
    const all = new Map([
      ...this.domain.constants.map(({ name, type }) => [name, type[0]?.name ?? 'object'] as const),
      ...types,
    ])
    for (const [of, number] of this.counts) {
      if (!this.tree.names.includes(of)) {
        const isFromText = this.sentences.some(({ counts }) => counts.some(each => each.of === of && each.isFromText))
        if (isFromText && !own.has(of))
          this.missing.push({
            text: `The text counts ${grouped(number)} ${of}, and gives no names for them.`,
            facts: [],
          })
        continue
      }
      const found = [...all].filter(([, type]) => this.tree.isUnder(type, of)).map(([name]) => name)
      if (found.length === number) continue
      const names = found.length === 0 ? '' : `: ${listed(found.sort(naturally))}`
      this.missing.push({
        text: `The text counts ${counted(number, 'object')} of the type ${quoted(of)}, and names ${grouped(found.length)}${names}.`,
        facts: [],
      })
    }
  }
}

const parameterTypes = new WeakMap<Domain, Map<string, readonly (readonly string[])[]>>()

/** The types that a predicate declares for a parameter. */
function typesOf(domain: Domain, predicate: string, place: number): readonly string[] {
  let known = parameterTypes.get(domain)
  if (known === undefined) {
    known = new Map(
      domain.predicates.map(({ name, parameters }) => [
        name,
        parameters.map(({ type }) => type.map(each => each.name)),
      ]),
    )
    parameterTypes.set(domain, known)
  }
  return known.get(predicate)?.[place] ?? []
}

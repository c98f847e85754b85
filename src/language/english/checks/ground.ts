// Fills every wording in for every fact and action: no two results may be equal, and each must be read back as exactly
// its source.

import type { Domain } from '#planning/pddl/model'
import type { Phrases } from '../phrases'
import { fitsOf, PhraseBook } from '../read-back'
import { normalText } from '../sentence-pattern'
import type { Stated } from '../stated'
import type { Template } from '../template'
import { ArticleCheck, KindCheck } from './around-slots'
import type { Findings } from './finding'
import { checkForeignRead } from './foreign'
import { type Item, type Items, nameOf } from './items'
import { isFaulty } from './slots'
import { filled, type Wording } from './wordings'

/** A wording's sentence for one fact or action. */
interface RenderedItem {
  readonly wording: Wording
  readonly item: Item
  readonly negated: boolean
  readonly text: string
}

/** Sentences between two progress reports (a few milliseconds). */
const STRIDE = 400
/**
 * Maximum number of sentences per predicate or action: with thousands of wordings, they are tried on fewer of its
 * items.
 */
const MAX_SENTENCES = 400_000
/** Maximum number of comparisons with wordings in total; then no more sentences are read back. */
const MAX_TRIED = 60_000_000

/**
 * Checks all wordings on all items of one problem; yields the number of items done, so that a caller may report it or
 * stop. About 10 μs a sentence.
 */
export function* checkGround(
  phrases: Phrases,
  domain: Domain,
  wordings: readonly Wording[],
  items: Items,
  findings: Findings,
): Generator<number> {
  const sound = wordings.filter(wording => wording.use !== 'foreign' && !isFaulty(wording, findings))
  const names = items.objects.map(({ name }) => name)
  const book = new PhraseBook(soundOf(phrases, sound), names, fitsOf(domain, items.objects))
  const foreign = wordings.filter(wording => wording.use === 'foreign' && !isFaulty(wording, findings))
  const check = new GroundCheck(items.problem, book, findings)
  for (const { head, template } of sound) if (findings.covers('says-the-opposite', template.span)) check.suspect(head)
  const otherChecks = [new ArticleCheck(sound, items.problem, findings), new KindCheck(sound, items, findings)]
  let done = 0
  let sentences = 0
  for (const [list, uses] of [
    [items.facts, ['holds', 'fails', 'read']],
    [items.facts, ['told']],
    [items.actions, ['action']],
  ] as const) {
    const describesState = uses[0] === 'told'
    const byHead = describesState ? stateWordings(sound, phrases) : byHeads(sound, uses)
    check.begin(describesState)
    for (const [item, own] of tried(list, byHead)) {
      for (const wording of own) {
        check.check(wording, item)
        for (const each of otherChecks) each.look(wording, item)
        if (++sentences % STRIDE === 0) yield done
      }
      if (!describesState) done++
    }
    // The `holds` wordings come first: other sentences may be ambiguous because of them.
    if (uses[0] !== 'holds') for (const _ of check.readBack()) if (++sentences % STRIDE === 0) yield done
    yield done
  }
  for (const each of otherChecks) each.end()
  checkForeignRead(foreign, domain, items, book, findings)
}

const byHeads = (wordings: readonly Wording[], uses: readonly string[]): ReadonlyMap<string, readonly Wording[]> => {
  const found = new Map<string, Wording[]>()
  for (const wording of wordings) {
    if (!uses.includes(wording.use)) continue
    const own = found.get(wording.head)
    if (own === undefined) found.set(wording.head, [wording])
    else own.push(wording)
  }
  return found
}

/** The single wording that contexts use for each predicate; empty if every wording is used. */
function stateWordings(
  wordings: readonly Wording[],
  { setting, state }: Phrases,
): ReadonlyMap<string, readonly Wording[]> {
  const byName = new Map<string, Wording>()
  for (const wording of wordings) {
    if (wording.use !== 'told' && (wording.use !== 'holds' || byName.has(wording.head))) continue
    if (setting.includes(wording.head) || state.includes(wording.head)) byName.set(wording.head, wording)
  }
  if (![...byName.values()].some(({ use }) => use === 'told')) return new Map()
  return new Map([...byName].map(([head, wording]) => [head, [wording]]))
}

/** The items with their wordings; for a predicate or action with very many wordings, only some of its items. */
function* tried(
  items: readonly Item[],
  byHead: ReadonlyMap<string, readonly Wording[]>,
): Generator<readonly [Item, readonly Wording[]]> {
  const left = new Map<string, number>()
  for (const item of items) {
    const own = byHead.get(item.head) ?? []
    const before = left.get(item.head) ?? MAX_SENTENCES
    left.set(item.head, before - own.length)
    yield [item, before > 0 ? own : []]
  }
}

/** The phrases without wordings that already have findings, so that these do not affect reading. */
function soundOf(phrases: Phrases, sound: readonly Wording[]): Phrases {
  const kept = new Set(sound.map(({ template }) => template))
  const keep = (list: readonly Template[]): Template[] => list.filter(each => kept.has(each))
  return {
    ...phrases,
    predicates: new Map(
      [...phrases.predicates].map(([name, { holds, fails, read = [], gather, told: template, ...rest }]) => {
        const own = { ...rest, holds: keep(holds), fails: keep(fails), read: keep(read) }
        const stateWording = template !== undefined && kept.has(template) ? { told: template } : {}
        const gathers = gather !== undefined && (stateWording.told !== undefined || own.holds.length > 0)
        return [name, { ...own, ...stateWording, ...(gathers ? { gather } : {}) }]
      }),
    ),
    actions: new Map(
      [...phrases.actions].map(([name, entry]) => [
        name,
        { ...entry, wordings: keep(entry.wordings), read: keep(entry.read ?? []) },
      ]),
    ),
  }
}

class GroundCheck {
  private readonly problem: string | undefined
  private readonly book: PhraseBook
  private readonly findings: Findings
  /** The first sentence for each normalized text, separately for `holds` and for `told` wordings. */
  private rendered = new Map<string, RenderedItem>()
  private lists: Map<string, RenderedItem>[] = []
  private describesState = false
  /** Wordings with a sentence that can also be read as another item. */
  private readonly alike = new Set<Wording>()
  /** Predicates with sentences that may be ambiguous because of a known finding. */
  private readonly suspects = new Set<string>()

  constructor(problem: string | undefined, book: PhraseBook, findings: Findings) {
    this.problem = problem
    this.book = book
    this.findings = findings
  }

  suspect(head: string): void {
    this.suspects.add(head)
  }

  /** Begins a list of sentences that are compared with each other. `isTold`: the sentences that describe states. */
  begin(describesState: boolean): void {
    this.rendered = new Map()
    this.lists.push(this.rendered)
    this.describesState = describesState
  }

  check(wording: Wording, item: Item): void {
    const text = filled(wording, item.objects)
    const key = normalText(text)
    const here: RenderedItem = { wording, item, negated: wording.use === 'fails', text }
    const before = this.rendered.get(key)
    if (before === undefined) this.rendered.set(key, here)
    else if (before.negated !== here.negated || nameOf(before.item) !== nameOf(item)) this.reportAlike(before, here)
  }

  private reportAlike(before: RenderedItem, here: RenderedItem): void {
    if (this.alike.has(before.wording) && this.alike.has(here.wording)) return
    this.alike.add(before.wording)
    this.alike.add(here.wording)
    const opposite = nameOf(before.item) === nameOf(here.item)
    if (this.describesState) for (const { item } of [before, here]) this.suspect(item.head)
    // If two wordings conflict, the one written for contexts is at fault.
    const [culprit, other] = this.describesState && here.wording.use !== 'told' ? [before, here] : [here, before]
    const { span } = culprit.wording.template
    this.findings.add({
      ...{ severity: 'error', span },
      code: opposite ? 'says-the-opposite' : this.describesState ? 'told-alike' : 'same-text',
      message: opposite
        ? `\`${here.text}\` says both that \`${nameOf(here.item)}\` holds and that it does not.`
        : this.describesState
          ? `Two states get the same sentence: “${here.text}” stands for \`${meaning(before)}\` and for \`${meaning(here)}\`.`
          : `\`${here.text}\` can mean \`${meaning(before)}\` or \`${meaning(here)}\`.`,
      notes: [
        {
          span: other.wording.template.span,
          message: `The other wording, for \`${meaning(other)}\`.`,
        },
      ],
      example: {
        ...{ text: culprit.text, item: meaning(culprit) },
        other: { item: meaning(other), text: other.text, span: other.wording.template.span },
        ...(this.problem === undefined ? {} : { problem: this.problem }),
      },
    })
  }

  /** Checks that each sentence so far is read as its source and nothing else; yields after each. */
  *readBack(): Generator<void> {
    const names = new Set<Wording>()
    const lists = this.lists
    this.lists = []
    for (const [i, list] of lists.entries())
      for (const here of list.values()) {
        const { wording } = here
        // A context sentence that equals the ordinary one was checked in the list before.
        if (i > 0 && wording.use !== 'told') continue
        if (names.has(wording) || this.alike.has(wording)) continue
        if (this.book.tried > MAX_TRIED) return
        if (!this.reads(here)) names.add(wording)
        yield
      }
  }

  /** True if a wording is ambiguous only because of wordings with a known finding. */
  private isKnown({ use, head }: Wording, other: string): boolean {
    if (this.suspects.has(head) || this.suspects.has(other)) return true
    if (use !== 'told') return false
    for (const alike of this.alike) if (alike.head === head || alike.head === other) return true
    return false
  }

  private reads(here: RenderedItem): boolean {
    const { wording, text, item } = here
    const kind = wording.use === 'action' ? 'action' : 'fact'
    const name = nameOf(item)
    const meanings = this.book.read(text).filter(stated => stated.kind === kind)
    const isOwn = ({ negated, items }: Stated): boolean =>
      negated === here.negated && items.length === 1 && items[0] === name
    const other = meanings.find(stated => !isOwn(stated))
    const own = meanings.some(isOwn)
    if (own && other === undefined) return true
    if (other !== undefined && this.isKnown(wording, headOf(other))) return true
    const problem = this.problem === undefined ? {} : { problem: this.problem }
    this.findings.add(
      own
        ? {
            ...{ code: 'reads-two-ways', severity: 'error', span: wording.template.span },
            message: `\`${text}\` can also mean \`${statedName(other!)}\`.`,
            example: {
              ...{ text, item: meaning(here) },
              other: { item: statedName(other!), text },
              ...problem,
            },
          }
        : {
            ...{ code: 'no-read-back', severity: 'error', span: wording.template.span },
            message: `\`${text}\` does not read back as \`${meaning(here)}\`.`,
            example: { text, item: meaning(here), ...problem },
          },
    )
    return false
  }
}

const meaning = ({ item, negated }: RenderedItem): string => (negated ? `(not ${nameOf(item)})` : nameOf(item))
const statedName = ({ items, negated }: Stated): string => (negated ? `(not ${items.join(' ')})` : items.join(' '))
const headOf = ({ items }: Stated): string => items[0]?.slice(1).split(/[ )]/)[0] ?? ''

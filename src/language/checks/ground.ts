// Every wording filled for every fact and action: no two may read alike, and each has to read back as just itself.

import type { Domain } from '../../pddl/model'
import type { Phrases } from '../phrases'
import { fitsOf, normalText, PhraseBook, type Stated } from '../read-back'
import type { Findings } from './finding'
import { type Item, type Items, nameOf } from './items'
import { isFaulty } from './slots'
import type { Template } from '../template'
import { filled, type Wording } from './wordings'

/** What a wording says of an item. */
interface Said {
  readonly wording: Wording
  readonly item: Item
  readonly negated: boolean
  readonly text: string
}

/** Items between two reports of progress. */
const STRIDE = 200

/**
 * Checks all wordings on all items of one problem; yields the number of items done, so that a caller may report it or
 * stop. About 20 μs a sentence.
 */
export function* checkGround(
  phrases: Phrases,
  domain: Domain,
  wordings: readonly Wording[],
  items: Items,
  findings: Findings,
): Generator<number> {
  const sound = wordings.filter(
    wording => !/^(?:foreign|told)$/.test(wording.use) && !isFaulty(wording, findings),
  )
  let done = 0
  let book: PhraseBook
  try {
    const names = items.objects.map(({ name }) => name)
    book = new PhraseBook(soundOf(phrases, sound), names, fitsOf(domain, items.objects))
  } catch {
    // A wording that makes no pattern is a fault of its own.
    return
  }
  const check = new GroundCheck(items.problem, book, findings)
  for (const [list, isAction] of [
    [items.facts, false],
    [items.actions, true],
  ] as const) {
    const byHead = new Map<string, Wording[]>()
    for (const wording of sound)
      if ((wording.use === 'action') === isAction) {
        const own = byHead.get(wording.head)
        if (own === undefined) byHead.set(wording.head, [wording])
        else own.push(wording)
      }
    check.begin()
    for (const item of list) {
      for (const wording of byHead.get(item.head) ?? []) check.say(wording, item)
      if (++done % STRIDE === 0) yield done
    }
    check.readBack()
    yield done
  }
}

/** The phrases without the wordings that have a fault already: nothing is to be read by these. */
function soundOf(phrases: Phrases, sound: readonly Wording[]): Phrases {
  const kept = new Set(sound.map(({ template }) => template))
  const keep = (list: readonly Template[]): Template[] => list.filter(each => kept.has(each))
  return {
    ...phrases,
    predicates: new Map(
      [...phrases.predicates].map(([name, { holds, fails, read = [], gather, ...rest }]) => {
        const own = { ...rest, holds: keep(holds), fails: keep(fails), read: keep(read) }
        const gathers = gather !== undefined && (rest.told !== undefined || own.holds.length > 0)
        return [name, gathers ? { ...own, gather } : own]
      }),
    ),
    actions: new Map(
      [...phrases.actions].map(([name, entry]) => [
        name,
        { ...entry, wordings: keep(entry.wordings) },
      ]),
    ),
  }
}

class GroundCheck {
  private readonly problem: string | undefined
  private readonly book: PhraseBook
  private readonly findings: Findings
  /** The first sentence of each text, as the reader sees it. */
  private said = new Map<string, Said>()
  /** Wordings with a sentence that something else reads like. */
  private readonly alike = new Set<Wording>()

  constructor(problem: string | undefined, book: PhraseBook, findings: Findings) {
    this.problem = problem
    this.book = book
    this.findings = findings
  }

  begin(): void {
    this.said = new Map()
  }

  say(wording: Wording, item: Item): void {
    const text = filled(wording, item.objects)
    const key = normalText(text)
    const here: Said = { wording, item, negated: wording.use === 'fails', text }
    const before = this.said.get(key)
    if (before === undefined) this.said.set(key, here)
    else if (before.negated !== here.negated || nameOf(before.item) !== nameOf(item))
      this.tellAlike(before, here)
  }

  private tellAlike(before: Said, here: Said): void {
    if (this.alike.has(before.wording) && this.alike.has(here.wording)) return
    this.alike.add(before.wording)
    this.alike.add(here.wording)
    const opposite = nameOf(before.item) === nameOf(here.item)
    const { span } = here.wording.template
    this.findings.say({
      ...{ code: opposite ? 'says-the-opposite' : 'same-text', severity: 'error', span },
      message: opposite
        ? `\`${here.text}\` says both that \`${nameOf(here.item)}\` holds and that it does not.`
        : `\`${here.text}\` can mean \`${meaning(before)}\` or \`${meaning(here)}\`.`,
      notes: [
        {
          span: before.wording.template.span,
          message: `The other wording, for \`${meaning(before)}\`.`,
        },
      ],
      example: {
        ...{ text: here.text, item: meaning(here) },
        other: { item: meaning(before), text: before.text, span: before.wording.template.span },
        ...(this.problem === undefined ? {} : { problem: this.problem }),
      },
    })
  }

  /** Each sentence has to read back as itself, and as nothing else. */
  readBack(): void {
    const told = new Set<Wording>()
    for (const here of this.said.values()) {
      const { wording, text, item } = here
      if (told.has(wording) || this.alike.has(wording)) continue
      const kind = wording.use === 'action' ? 'action' : 'fact'
      const meanings = this.book.read(text).filter(stated => stated.kind === kind)
      const isOwn = (stated: Stated): boolean =>
        stated.negated === here.negated && stated.items.join() === nameOf(item)
      const other = meanings.find(stated => !isOwn(stated))
      const own = meanings.some(isOwn)
      if (own && other === undefined) continue
      told.add(wording)
      const problem = this.problem === undefined ? {} : { problem: this.problem }
      this.findings.say(
        own
          ? {
              ...{ code: 'reads-two-ways', severity: 'error', span: wording.template.span },
              message: `\`${text}\` can also mean \`${statedName(other!)}\`.`,
              example: {
                text,
                item: meaning(here),
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
    }
  }
}

const meaning = ({ item, negated }: Said): string =>
  negated ? `(not ${nameOf(item)})` : nameOf(item)
const statedName = ({ items, negated }: Stated): string =>
  negated ? `(not ${items.join(' ')})` : items.join(' ')

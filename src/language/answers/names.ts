// What a reader may know of a question: the names of its domain and problem, its English, its given sequence.
// Names are found whatever their case and whether written with `-`, `_` or neither.

import { NOTHING } from './mask'
import type { NameSort } from './name-sort'
import type { Wordbook } from '#language/english/wordbook'
import type { Wording } from './wordings'

export interface Hints {
  /** Lower-cased schema name → number of parameters. */
  readonly schemas: ReadonlyMap<string, number>
  /** Lower-cased predicate name → number of parameters. */
  readonly predicates: ReadonlyMap<string, number>
  /** The parameters of each schema and predicate by their own names, without `?`, lower-cased. */
  readonly parameters?: Readonly<Record<NameSort, ReadonlyMap<string, readonly string[]>>>
  /** Lower-cased. */
  readonly objects: ReadonlySet<string>
  /** Predicates that no action changes: their facts are no answers to questions on facts. */
  readonly statics?: ReadonlySet<string>
  /** English for facts and actions: the record's own phrases, and the shipped ones. */
  readonly wordings?: () => readonly Wording[]
  /** True if a fact or action is well typed. Resolves ambiguous English. */
  readonly fits?: (role: NameSort, text: string) => boolean
  /** True if each object has exactly the type of its parameter. If words are ambiguous, that meaning is more likely. */
  readonly fitsExactly?: (role: NameSort, text: string) => boolean
  /** The prompt's wording of the domain, if it has one sentence per predicate and action. */
  readonly wordbook?: Wordbook
  /** The plan or sequence the question is about. */
  readonly given?: readonly string[]
  /** The words of the question, which responses may repeat. */
  readonly prompt?: string
  /** The options of a choice question. */
  readonly choices?: { readonly text: readonly string[]; readonly label: readonly string[] }
}

/** Without known names, everything that looks like an item is one. */
export const noHints: Hints = { schemas: new Map(), predicates: new Map(), objects: new Set() }

export interface KnownName {
  readonly name: string
  readonly arity: number
  readonly role: NameSort
}

/** A problem's objects by the forms in which responses write them. */
interface ObjectForms {
  readonly bare: ReadonlyMap<string, string | null>
  /** `left` → `left1` where it is the only one. */
  readonly numberless: ReadonlyMap<string, string | null>
  /** `c` of `c1`. */
  readonly stems: ReadonlySet<string>
}

const formsOfObjects = new WeakMap<ReadonlySet<string>, ObjectForms>()

/** Made once for all responses to questions on a problem. */
function objectForms(objects: ReadonlySet<string>): ObjectForms {
  const known = formsOfObjects.get(objects)
  if (known !== undefined) return known
  const made = {
    bare: byForm(objects),
    numberless: byForm(objects, name => name.replace(/[-_]?\d+$/, '')),
    stems: new Set([...objects].filter(name => /\d$/.test(name)).map(name => name.replace(/\d+$/, ''))),
  }
  formsOfObjects.set(objects, made)
  return made
}

/** Looks names up, each word once. Building it costs one pass over the heads of the hints. */
export class Names {
  readonly hints: Hints
  /** No names were given. */
  readonly isEmpty: boolean
  /** What a name means that is both a schema and a predicate. */
  readonly want: NameSort
  private readonly bareHeads: Readonly<Record<NameSort, ReadonlyMap<string, string | null>>>
  private readonly forms: ObjectForms
  private readonly heads = new Map<string, KnownName | undefined>()
  private readonly objects = new Map<string, string | undefined>()

  constructor(hints: Hints, want: NameSort) {
    this.hints = hints
    this.want = want
    this.isEmpty = hints.schemas.size === 0 && hints.predicates.size === 0
    this.bareHeads = { action: byForm(hints.schemas.keys()), fact: byForm(hints.predicates.keys()) }
    this.forms = objectForms(hints.objects)
  }

  /** A schema or predicate. */
  head(word: string): KnownName | undefined {
    if (!this.heads.has(word)) this.heads.set(word, this.findHead(word))
    return this.heads.get(word)
  }

  private findHead(word: string): KnownName | undefined {
    const low = word.toLowerCase()
    const other = this.want === 'action' ? 'fact' : 'action'
    return (
      this.headIn(this.want, low) ??
      this.headIn(other, low) ??
      this.headIn(this.want, this.bareHeads[this.want].get(bare(low))) ??
      this.headIn(other, this.bareHeads[other].get(bare(low)))
    )
  }

  object(word: string): string | undefined {
    if (!this.objects.has(word)) this.objects.set(word, this.findObject(word))
    return this.objects.get(word)
  }

  private findObject(word: string): string | undefined {
    const low = word.toLowerCase()
    return this.hints.objects.has(low) ? low : (this.forms.bare.get(bare(low)) ?? undefined)
  }

  /** An object written without its number, where only that object can be meant: `the left gripper`. */
  objectLike(word: string): string | undefined {
    return this.object(word) ?? this.forms.numberless.get(word.toLowerCase()) ?? undefined
  }

  /** True for names formed like objects, such as `c99` when there is `c1`. */
  isLikeObject(word: string): boolean {
    const stem = /^(.*\p{L}[-_]?)\d+$/u.exec(word.toLowerCase())?.[1]
    return stem !== undefined && this.forms.stems.has(stem)
  }

  /** Is it a name of the problem as it is, odd characters and all? */
  knows(word: string): boolean {
    return this.object(word) !== undefined || this.head(word) !== undefined
  }

  private headIn(role: NameSort, name: string | null | undefined): KnownName | undefined {
    if (name === null || name === undefined) return undefined
    const { schemas, predicates } = this.hints
    const arity = (role === 'action' ? schemas : predicates).get(name)
    return arity === undefined ? undefined : { name, arity, role }
  }
}

/** Names by a form of theirs; null if several have the same. */
function byForm(names: Iterable<string>, form: (name: string) => string = bare): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>()
  for (const name of names) {
    const key = form(name)
    if (key !== '') found.set(key, found.has(key) ? null : name)
  }
  return found
}

function bare(name: string): string {
  return name.replace(/[-_–—]/g, '')
}

/** Ends a run of characters that a word can be in. */
export const isBreak = (char: string): boolean => breaks.has(char) || (char > '\x7f' && /\s/.test(char))
const breaks = new Set(' \t\n\v\f\r()[]{},;"`|<>=')

const before = /^[*_~'$:.>#!?+\\/¬-]+/
const after = /[*_~'$:.!?\\]+$/

export interface Word {
  /** Lower-cased, without markup. */
  readonly text: string
  readonly from: number
  readonly to: number
}

/** The word at a place: as it is where the problem has such a name, else without the markup around it. */
export function wordAt(text: string, at: number, to: number, names: Names): Word | undefined {
  const end = pastRun(text, at, to)
  if (end === at) return undefined
  const written = text.slice(at, end).replaceAll(NOTHING, '').toLowerCase()
  if (names.knows(written)) return { text: written, from: at, to: end }
  const lead = before.exec(text.slice(at, Math.min(end, at + 40)))?.[0].length ?? 0
  let core = text.slice(at + lead, end)
  const tail = after.exec(core.slice(-40))?.[0].length ?? 0
  core = core.slice(0, core.length - tail)
  const colon = core.search(/[:*~]|\/(?=\w*[a-z])|->|→/i)
  if (colon > 0 && !names.knows(core.replaceAll(NOTHING, ''))) core = core.slice(0, colon)
  const plain = core.replaceAll(NOTHING, '').toLowerCase()
  if (plain === '' || !/^[\p{L}\p{N}_]/u.test(plain)) return undefined
  return { text: plain, from: at + lead, to: at + lead + core.length }
}

/** Past the run of characters at a place, which ends before `to`. */
export function pastRun(text: string, at: number, to: number): number {
  let end = at
  while (end < to && !isBreak(text[end]!)) end++
  return end
}

// What a reader may know of a question: the names of its domain and problem, and its given sequence.
// Names are found whatever their case and whether written with `-`, `_` or neither.

export interface Hints {
  /** Lower-cased schema name → number of parameters. */
  readonly schemas: ReadonlyMap<string, number>
  /** Lower-cased predicate name → number of parameters. */
  readonly predicates: ReadonlyMap<string, number>
  /** Lower-cased. */
  readonly objects: ReadonlySet<string>
  /** An English sentence of the domain → `(name arg …)`, where it is one. */
  readonly phrase?: (text: string) => string | undefined
  /** The plan or sequence the question is about. */
  readonly given?: readonly string[]
  /** The options of a choice question. */
  readonly choices?: { readonly text: readonly string[]; readonly label: readonly string[] }
}

/** Knows no name: then everything that looks like an item is one. */
export const noHints: Hints = { schemas: new Map(), predicates: new Map(), objects: new Set() }

export type Role = 'action' | 'fact'

export interface KnownName {
  readonly name: string
  readonly arity: number
  readonly role: Role
}

/** Looks names up. Building it costs one pass over the hints. */
export class Names {
  readonly hints: Hints
  /** No names were given. */
  readonly isEmpty: boolean
  private readonly want: Role
  private readonly bareHeads: Readonly<Record<Role, ReadonlyMap<string, string | null>>>
  private readonly bareObjects: ReadonlyMap<string, string | null>

  /** `want`: what a name means that is both a schema and a predicate. */
  constructor(hints: Hints, want: Role) {
    this.hints = hints
    this.want = want
    this.isEmpty = hints.schemas.size === 0 && hints.predicates.size === 0
    this.bareHeads = { action: byBare(hints.schemas.keys()), fact: byBare(hints.predicates.keys()) }
    this.bareObjects = byBare(hints.objects)
  }

  /** A schema or predicate. */
  head(word: string): KnownName | undefined {
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
    const low = word.toLowerCase()
    return this.hints.objects.has(low) ? low : (this.bareObjects.get(bare(low)) ?? undefined)
  }

  private headIn(role: Role, name: string | null | undefined): KnownName | undefined {
    if (name === null || name === undefined) return undefined
    const { schemas, predicates } = this.hints
    const arity = (role === 'action' ? schemas : predicates).get(name)
    return arity === undefined ? undefined : { name, arity, role }
  }
}

/** Names without hyphens and underscores; null where several become the same. */
function byBare(names: Iterable<string>): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>()
  for (const name of names) found.set(bare(name), found.has(bare(name)) ? null : name)
  return found
}

const bare = (name: string): string => name.replace(/[-_]/g, '')

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
  private readonly bareHeads = new Map<string, KnownName | null>()
  private readonly bareObjects = new Map<string, string | null>()

  /** `want`: what a name means that is both a schema and a predicate. */
  constructor(hints: Hints, want: Role) {
    this.hints = hints
    this.want = want
    this.isEmpty = hints.schemas.size === 0 && hints.predicates.size === 0
    for (const name of [...hints.schemas.keys(), ...hints.predicates.keys()]) {
      const key = bare(name)
      const before = this.bareHeads.get(key)
      const head = this.exactHead(name)!
      this.bareHeads.set(key, before === undefined || before?.name === name ? head : null)
    }
    for (const object of hints.objects) {
      const key = bare(object)
      this.bareObjects.set(key, this.bareObjects.has(key) ? null : object)
    }
  }

  /** A schema or predicate. */
  head(word: string): KnownName | undefined {
    const low = word.toLowerCase()
    return this.exactHead(low) ?? this.bareHeads.get(bare(low)) ?? undefined
  }

  object(word: string): string | undefined {
    const low = word.toLowerCase()
    if (this.hints.objects.has(low)) return low
    return this.bareObjects.get(bare(low)) ?? undefined
  }

  private exactHead(low: string): KnownName | undefined {
    const { schemas, predicates } = this.hints
    const action = schemas.get(low)
    const fact = predicates.get(low)
    if (action !== undefined && (this.want === 'action' || fact === undefined))
      return { name: low, arity: action, role: 'action' }
    return fact === undefined ? undefined : { name: low, arity: fact, role: 'fact' }
  }
}

const bare = (name: string): string => name.replace(/[-_]/g, '')
